# Sentences of the guided first games, each at the moment when something comes for the first time.

lesson-osaka-token = Welcome to Osaka! Four ships carry goods to Edo, one for each colour. Choose a token to begin with: when goods of its colour are sold, it makes yours worth more.
lesson-osaka-turn = A card in your hand is money, a card on the table is goods. In your turn you do one of three things: buy the whole market, take one of its cards as money, or reserve a card. To begin with, take a card of high value: click on it.
lesson-osaka-buy = You have enough money to buy the market: all cards that nobody else has reserved. They become your goods, and ships sail: one space for one card of their colour, two for more. The shadows on the sea show where they would go.
lesson-osaka-pay = Pay with cards of your hand, one click for each. There is no change, so pay as exactly as you can. Until the last card is paid you can take it all back.
lesson-osaka-paid = The price is paid. Usually you stop here and get your goods. The game asks only because the draw pile is low: cards that you pay beyond the price may come back into the market soon.
lesson-osaka-insure = A ship has reached Edo, and ships on the waves are about to sink with their goods. A card with umbrellas saves as many goods of its own colour. If you have none, or do not want to spend it, say that you are done.
lesson-osaka-cover = Choose which of your goods the umbrella covers. What is covered stays safe until it is sold.
lesson-osaka-reserve = Your marker keeps one card for you alone: only you can buy or take it. A card of the farm comes into the market later. And mind the sea: ships on the waves sink when another one reaches Edo.

lesson-ostia-keep = Welcome to Ostia! Your ship has brought five cards. One you keep for nothing; the other four must be auctioned. Look at the senate: it tells which goods it likes in this round and in the next.
lesson-ostia-offer = Lay two of your cards out for sale, one after the other. What others want badly sells best, and half of the money is yours.
lesson-ostia-bid = Each of you bids once, or passes. The seller sells to whom he likes, not always to the highest bidder. Think of what the cards can bring: 15 on the market for the only card of its kind, or points in the senate.
lesson-ostia-decide = All bids are in. Sell to one of the bidders and keep half of the price, or pay one denarius more than the highest bid and keep the pair yourself.
lesson-ostia-allocate = Now everybody decides in secret where their goods go, card by card. The market pays well for what is rare. The senate gives 3, 2 and 1 points for the best offerings. A storehouse keeps one card for later. Market and senate together take at most three kinds.
lesson-ostia-loans = You have borrowed money. A loan is repaid with 10 denarii, or costs 2 in every round. Whoever cannot repay it at the end is out of the game.
lesson-ostia-build = A storehouse costs 10 denarii and keeps one card from round to round. At the end every different kind in store is a point, and the first tie is broken by storehouses.
lesson-ostia-discard = You have more cards in store than storehouses: choose what goes.
lesson-ostia-last = The last round is over. What you have in store can still be sold on the market; what stays is a point for each different kind. Then the richest get 3, 2 and 1 points.
lesson-ostia-debts = You still owe money. Before the winner is found, every loan must be repaid with 10 denarii. Whoever cannot repay all of them is out of the game, no matter how many points they have. So sell goods and empty storehouses until you have enough.
lesson-ostia-empties = An empty storehouse can be sold for 7 denarii. Money may bring points; storehouses break ties.

lesson-dschunke-turn = Welcome to the floating market! In your turn use one merchant or apprentice that nobody has used in this round: one loads your strips of crates onto the junk where he stands, one brings money, one brings goods, as many as you have crates in sight there, and at least 3. Only what lies on top can be seen.
lesson-dschunke-use = Count before you choose: the more crates of yours are in sight on a junk, the more money or goods it brings you. Three strips make a layer, and the next layer lies across it and hides what is below.
lesson-dschunke-junk = Choose a junk: click on it.
lesson-dschunke-pick = Choose goods. In the barter many cards of one kind count for more than a few of each.
lesson-dschunke-card = You may play a special card before your turn ends, or just end it.
lesson-dschunke-search = You get a special card: choose a pile to search, then keep one of its cards.
lesson-dschunke-bid = Everybody bids in secret with cards of one kind. Whoever bids most cards of a kind gets what the market tile pays for it; all cards that were bid are gone. Then it goes on with the goods that are left, until nobody bids or all are sold. You can also bid nothing.

lesson-yokohama-keep = Welcome to Yokohama! Keep one of two orders: it asks for goods and brings points and more when you complete it. Choose one whose goods you like to gather.
lesson-yokohama-place = First you place assistants: up to three on three areas, or two on one. They pave the way of your president, who can only go where you have assistants. Click on the areas.
lesson-yokohama-go = Now your president goes to an area where you have an assistant: at first straight from your hand, later over areas with assistants of yours. Its power there is 1 and 1 more for each of your assistants, shops and houses: the more power, the more you get.
lesson-yokohama-walk = Now your president walks over areas with assistants of yours. Click the area where it is to act: the cheapest way is taken. On its way you pay 1 yen to the owner of each president that it passes. Afterwards your assistants there come back to your hand.
lesson-yokohama-build = With power 4 or more you may build here: a shop or a trading house brings a bonus now and power for ever.
lesson-yokohama-order = At a port you take orders. Look at what they ask for and which country they are from: two completed orders or technologies of one country bring a foreign agent.
lesson-yokohama-learn = A technology works for the rest of the game, and at the end those with the highest values get points. The further to the right its space, the dearer it is.
lesson-yokohama-space = Put an assistant on a space of this board: it stays there and counts points, at once and at the end for those who have the most.
lesson-yokohama-exchange = In Chinatown you buy and sell, as often as your power says. Imports can only be bought.
lesson-yokohama-hire = Pieces come from your warehouse into your hand: more assistants to place, shops and houses to build.
lesson-yokohama-token = Power 5 has earned you the token of this area. It is there only once, and costs nothing.
lesson-yokohama-supplement = Before and after your main action you may complete orders, mark an achievement that you have reached, or send a foreign agent, who acts in an area without your president. If you want none of that, go on.
