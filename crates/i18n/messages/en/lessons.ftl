# The lessons of the guided first games; each is shown when its situation first occurs.

lesson-osaka-token = Welcome to Osaka! Four ships, one of each colour, carry goods to Edo. First choose a token: it makes your goods of that colour worth more when they are sold.
lesson-osaka-turn = Cards in your hand are money; cards on the table are goods. On your turn you do one of three things: buy the whole market, take one of its cards as money, or reserve a card. To start, take a card of high value: click it.
lesson-osaka-buy = You have enough money to buy the market, that is, all its cards that other players have not reserved. They become your goods, and ships sail: one space for one card of their colour, two spaces for more. The shadows on the sea show where they would go.
lesson-osaka-pay = Pay with cards from your hand, one click each. You get no change, so pay as exactly as you can. Until you pay the last card, you can undo everything.
lesson-osaka-paid = The price is paid. Usually you stop here and get your goods. You are asked only because the draw pile is low: cards you pay beyond the price may soon be back in the market.
lesson-osaka-insure = A ship has reached Edo, and any ship on the waves is about to sink with its goods. A card with umbrellas insures that many goods of its own colour. If you have none, or do not want to spend one, choose Done.
lesson-osaka-cover = Choose which of your goods the umbrella insures. They stay safe until they are sold.
lesson-osaka-reserve = Your marker reserves one card for you: only you can buy or take it. Cards on the farm move into the market later. And watch the sea: ships on the waves sink when another ship reaches Edo.

lesson-ostia-keep = Welcome to Ostia! Your ship has brought five cards. You keep one for free; the other four must be auctioned. Look at the senate: it shows which goods it values this round and next round.
lesson-ostia-offer = Put two of your cards up for sale, one after the other. Cards that other players need sell best, and half of the money is yours.
lesson-ostia-bid = Each player bids once, or passes. The seller may choose any bidder, not only the highest. Think about what the cards can bring: 15 on the market for the only card of its kind, or points in the senate.
lesson-ostia-decide = All bids are in. Sell to one of the bidders and keep half of the price, or pay one denarius more than the highest bid and keep the pair yourself.
lesson-ostia-allocate = Now all players secretly decide where their goods go, card by card. The market pays well for rare goods. The senate gives 3, 2 and 1 points for the best offerings. A storehouse keeps one card for later. You may send at most three kinds of goods to the market and the senate together.
lesson-ostia-loans = You have borrowed money. You can repay a loan for 10 denarii, or pay 2 in interest every round. A player who cannot repay all loans at the end is out of the game.
lesson-ostia-build = A storehouse costs 10 denarii and keeps one card from round to round. At the end, each different kind in store is worth a point, and storehouses break ties.
lesson-ostia-discard = You have more cards than storehouses: choose a card to discard.
lesson-ostia-last = The last round is over. You can still sell stored goods on the market; each different kind you keep is worth a point. Then the richest players get 3, 2 and 1 points.
lesson-ostia-debts = You still owe money. Before scoring, every loan must be repaid for 10 denarii. A player who cannot repay all loans is out of the game, no matter how many points they have. So sell goods and empty storehouses until you have enough.
lesson-ostia-empties = You can sell an empty storehouse for 7 denarii. Money may bring points; storehouses break ties.

lesson-dschunke-turn = Welcome to the floating market! On your turn, use one merchant or apprentice that has not been used this round. One loads your strips of crates onto the junk where he stands, one brings money, and one brings goods: one for each of your visible crates there, and at least 3 goods. Only crates on top are visible.
lesson-dschunke-use = Count before you choose: the more of your crates are visible on a junk, the more money or goods it brings you. Three strips make a layer; the next layer lies across it and hides what is below.
lesson-dschunke-junk = Choose a junk: click it.
lesson-dschunke-pick = Choose goods. In the barter, many cards of one kind are worth more than a few of each.
lesson-dschunke-card = You may play a special card before your turn ends, or end it now.
lesson-dschunke-search = You get a special card: choose a pile to search, then keep one of its cards.
lesson-dschunke-bid = All players bid in secret with cards of one kind. The player who bids the most cards of a kind gets what the market tile pays for it; all cards that were bid are discarded. Then bidding continues for the remaining goods until nobody bids or everything is sold. You may also bid nothing.

lesson-yokohama-keep = Welcome to Yokohama! Keep one of two orders. An order asks for goods; completing it brings points and other rewards. Choose the one whose goods you would like to collect.
lesson-yokohama-place = First you place assistants: up to three on three different areas, or two on one. They prepare the way for your president, who can only go where you have assistants. Click the areas.
lesson-yokohama-go = Now move your president to an area where you have an assistant: the first time straight from your hand, later across areas with your assistants. Your power there is 1, plus 1 for each of your assistants, shops and houses: the more power, the more you get.
lesson-yokohama-walk = Now your president walks across areas with your assistants. Click the area where you want to act: the cheapest way is used. On the way you pay 1 yen to the owner of each president you pass. Afterwards your assistants there return to your hand.
lesson-yokohama-build = With power 4 or more you may build here: a shop or a trading house gives you a bonus now and more power here for the rest of the game.
lesson-yokohama-order = At a port you take orders. Look at the goods they ask for and at their country: every two completed orders or technologies of one country bring a foreign agent.
lesson-yokohama-learn = A technology works for the rest of the game, and at the end the highest values score points. The further right its space, the more it costs.
lesson-yokohama-space = Put an assistant on a space of this board: it stays there and scores points now, and again at the end for the players with the most.
lesson-yokohama-exchange = In Chinatown you buy and sell, once for each point of power. Imports can only be bought.
lesson-yokohama-hire = You move pieces from your warehouse to your hand: more assistants to place, shops and houses to build.
lesson-yokohama-token = With power 5 you may take the token of this area. There is only one, and it is free.
lesson-yokohama-supplement = Before and after your main action you may complete orders, claim an achievement, or send a foreign agent, who acts in an area without your president. If you do not want any of this, continue.
