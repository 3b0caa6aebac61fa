# Ostia. $person is "you" for the reader and "other" for other players.

ostia-ivory = ivory
ostia-spices = spices
ostia-cloth = cloth
ostia-wine = wine
ostia-wood = wood
ostia-wheat = wheat
ostia-some = { $count ->
        [one] { $good }
       *[other] { $count } { $good }
    }
ostia-nothing = nothing
ostia-denarii = { $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    }
ostia-points = { $count ->
        [0] no point
        [one] 1 point
       *[other] { $count } points
    }
ostia-senate-part = senate
ostia-goods-part = goods
ostia-money-part = money
ostia-storehouses-part = storehouses
ostia-store-value-part = value of store

## Introduction for new players.

ostia-introduction =
    You are merchants in the harbour of Rome, for five rounds. Each round, a ship brings you five cards: keep one for free, and offer the other four for sale, two at a time. Each player bids once; you sell to the bidder of your choice and share the money with the bank, or outbid them all and take the pair yourself.
    Then all players secretly decide where their goods go. The market pays money: 15 for the only card of its kind, less for each further one. The senate gives 3, 2 and 1 points for the best offerings, and what it values changes every round. A storehouse keeps one card for later.
    At the end, each kind of goods in store is worth a point, and the players with the most money get 3, 2 and 1 points. The most points win. To choose, type a number or the word beside it; type help for other commands.

## The board.

ostia-title = Ostia
ostia-round = round { $round } of { $rounds } · { $person ->
        [you] you begin
       *[other] { $who } begins
    }
ostia-piles = draw pile { $deck } · discard pile { $discard }
ostia-row-price = price
ostia-row-copies = copies
ostia-row-senate = senate now
ostia-row-senate-next = senate next
ostia-row-put-away = set aside
ostia-row-neutral = neutral cards
ostia-row-ship = your ship
ostia-row-wares = your goods
ostia-row-to-market = to the market
ostia-row-to-senate = to the senate
ostia-row-to-store = into store
ostia-row-cards = on the market
ostia-row-brings = each brings
ostia-or-more = { $cards }+
ostia-offer = { $person ->
        [you] You offer
       *[other] { $who } offers
    } { $cards }: bids from { $price }. { $pass ->
        [one] First
       *[other] Second
    } pair.
ostia-offer-half = { $person ->
        [you] You offer
       *[other] { $who } offers
    } { $cards } and another card.
ostia-bids = Bids: { $bids }
ostia-bid-of = { $name }: { $amount }
ostia-bid-passed = { $name } passes
ostia-bid-now = > { $name }
ostia-bid-later = { $name } …
ostia-column-player = Player
ostia-column-cash = denarii
ostia-column-storehouses = storehouses
ostia-column-loans = loans
ostia-column-ship = ship
ostia-column-wares = goods
ostia-column-points = points
ostia-first = 1st
ostia-of = { $count } of { $most }
ostia-eliminated = out: debts
ostia-store-of = in store: { $cards } · senate { $senate }, goods { $goods }, money { $money }
ostia-legend = senate { $first }, { $second }, { $third } points · storehouse { $price }, sold { $resale } · loan { $loan }, { $interest } a round, repaid { $repayment }

## The pending decision.

ostia-decide-keep = Keep one card of your ship for free; the other players do not see which. You will offer the other four for sale, two at a time.
ostia-decide-offer = Choose the first of two cards to offer for sale. The cards you hold back now will be your second pair.
ostia-decide-offer-second = You are offering { $card }. Which card do you offer with it?
ostia-decide-bid = What do you bid for { $cards }? You bid once, at least { $price }{ $highest ->
        [0] ; nobody has bid so far
       *[other] ; the highest bid so far is { $highest }, and yours may be lower
    }. You have { $cash }.
ostia-decide-decide = Who gets { $cards }? Take the pair yourself for 1 more than the highest bid, or sell it to a bidder: you get half of the bid, the rest goes to the bank.
ostia-decide-allocate = Where does { $good } go? Choose in secret: to the market for money, to the senate for points, or into store for later. The market and the senate together take at most { $most } kinds.
ostia-decide-loans = You owe { $loans ->
        [one] one loan
       *[other] { $loans } loans
    } and have { $cash }. Repay, or pay interest on what you still owe; a player who cannot repay at the end is out of the game.
ostia-decide-build = You have { $cash }, { $storehouses ->
        [0] no storehouse
        [one] one storehouse
       *[other] { $storehouses } storehouses
    } and { $wares ->
        [0] no cards
        [one] one card
       *[other] { $wares } cards
    } to store. Build another storehouse for { $price }?
ostia-decide-build-debts = At the end of the game, repaying your { $loans ->
        [one] loan
       *[other] { $loans } loans
    } will cost { $owed }.
ostia-decide-discard = You have { $storehouses ->
        [one] room for one card
       *[other] room for { $storehouses } cards
    } only, and you have { $wares }. Discard one.
ostia-decide-last = The last market: sell { $good }, or keep it in store? Each kind in store is worth a point; the richest players get 3, 2 and 1 points for money.
ostia-decide-last-debts = Repaying your { $loans ->
        [one] loan
       *[other] { $loans } loans
    } will cost { $owed } at the end, and you have { $cash }. { $state ->
        [covered] That is enough.
       *[short] You need { $missing ->
            [one] 1 denarius
           *[other] { $missing } denarii
        } more: sell enough now; you can then sell each empty storehouse for { $resale }. A player who cannot repay everything is out of the game.
    }
ostia-decide-empties = You have { $empty ->
        [one] an empty storehouse
       *[other] { $empty } empty storehouses
    }. Sell one for { $price }, to score for money, or keep it: storehouses break ties.
ostia-decide-empties-debts = Repaying your { $loans ->
        [one] loan costs
       *[other] { $loans } loans costs
    } { $owed }, and you have { $cash }. { $state ->
        [covered] That is enough.
        [sell] Sell at least { $sell ->
            [one] one storehouse
           *[other] { $sell } storehouses
        }: a player who cannot repay everything is out of the game.
       *[lost] Even if you sell all empty storehouses you have only { $most }: that is not enough, and you are out of the game.
    }
ostia-also-awaited = Also waiting for { $who }.
ostia-wait-keep = You have chosen. Waiting for { $who } to keep { $count ->
        [one] a card
       *[other] their cards
    }.
ostia-wait-allocate = You have allocated your goods. Waiting for { $count ->
        [one] { $who }
       *[other] { $who }
    }.
ostia-watch-keep = Waiting for { $who } to keep { $count ->
        [one] a card
       *[other] their cards
    }.
ostia-watch-allocate = Waiting for { $count ->
        [one] { $who }
       *[other] { $who }
    } to allocate goods.
ostia-wait-offer = { $who } chooses two cards to offer for sale.
ostia-wait-bid = { $who } bids for { $cards }.
ostia-wait-decide = { $who } decides who gets { $cards }.
ostia-wait-loans = { $who } repays loans or pays interest.
ostia-wait-build = { $who } may build storehouses.
ostia-wait-discard = { $who } has more cards than storehouses and must discard.
ostia-wait-empties = { $who } may sell empty storehouses.
ostia-over = The game is over.

## The effect of a choice.

ostia-do-keep = senate { $now } now, { $next } next; you then have { $have }
ostia-do-keep-last = senate { $now } now; you then have { $have }
ostia-do-offer = for sale, price { $price }
ostia-do-offer-second = with { $other }: bids from { $price }
ostia-do-bid = { $amount } of your { $cash }
ostia-do-bid-selling = by selling { $storehouses ->
        [one] 1 storehouse
       *[other] { $storehouses } storehouses
    }
ostia-do-bid-borrowing = by taking { $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }
ostia-do-bid-both = by selling { $storehouses ->
        [one] 1 storehouse
       *[other] { $storehouses } storehouses
    } and taking { $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }
ostia-do-higher = bids above { $last }, up to { $most }
ostia-do-pass = no bid
ostia-do-buy = you get { $cards }: { $price } of your { $cash } to the bank
ostia-do-sell = to { $who } for { $bid }: { $share } for you, { $rest } for the bank
ostia-do-market = { $known ->
        [one] { $price } if it is the only card of its kind
       *[other] { $price } each if there are only the { $known } known cards
    }, { $fewer } if two more are added
ostia-do-senate = adds { $points }: your offering is then worth { $value }
ostia-do-store = for later: { $stored } of { $storehouses } storehouses filled
ostia-do-store-full = no room in your { $storehouses ->
        [one] storehouse
       *[other] { $storehouses } storehouses
    }: discarded unless you build more
ostia-do-store-point = a new kind in store: 1 point
ostia-do-store-no-point = no extra point: you already store { $good }
ostia-do-repay = { $price } of your { $cash }; no more interest on it
ostia-do-interest = { $loans ->
        [one] { $price } for the loan, which you still owe
       *[other] { $price } for { $loans } loans, which you still owe
    }
ostia-do-build = { $price } of your { $cash }: storehouse { $number } of { $most }
ostia-do-discard = { $left ->
        [0] no { $good } left
       *[other] { $left } { $good } left
    }; senate next round { $next }
ostia-do-discard-last = { $left ->
        [0] no { $good } left
       *[other] { $left } { $good } left
    }
ostia-do-sell-storehouse = { $price } denarii: you then have { $cash }, and { $left } to break ties
ostia-do-sell-storehouse-debts = { $price } denarii: you then have { $cash } of the { $owed } you owe
ostia-do-done-building = build no more
ostia-do-done-ruin = you are out of the game: you have { $cash } and owe { $owed }
ostia-do-done-selling = keep { $storehouses ->
        [one] 1 storehouse
       *[other] { $storehouses } storehouses
    } to break ties

## Events.

ostia-first-player-found = { $person ->
        [you] You are
       *[other] { $who } is
    } the first player.
ostia-round-begun = Round { $round }: { $person ->
        [you] you begin
       *[other] { $who } begins
    }. The senate values { $now } most; next round { $next }.
ostia-round-begun-last = Round { $round }, the last: { $person ->
        [you] you begin
       *[other] { $who } begins
    }. The senate values { $now } most.
ostia-wanted = { $good } ({ $points })
ostia-cards-drawn-you = You draw { $cards }.
ostia-cards-drawn = { $count ->
        [one] { $who } draws { $cards ->
            [one] one card
           *[other] { $cards } cards
        }
       *[other] { $who } draw { $cards ->
            [one] one card
           *[other] { $cards } cards
        } each
    }.
ostia-deck-shuffled = The discard pile ({ $cards } cards) is shuffled into a new draw pile.
ostia-card-kept-you = You keep { $card }.
ostia-card-kept = { $count ->
        [one] { $who } keeps a card
       *[other] { $who } keep a card each
    }.
ostia-card-offered = { $person ->
        [you] You put
       *[other] { $who } puts
    } { $card } up for sale.
ostia-pair-offered = { $person ->
        [you] You offer
       *[other] { $who } offers
    } { $cards }, price { $price }.
ostia-bid-made = { $person ->
        [you] You bid
       *[other] { $who } bids
    } { $amount }.
ostia-passed = { $person ->
        [you] You make
       *[other] { $who } makes
    } no bid.
ostia-bids-made = Bids: { $bids }.
ostia-bid-told = { $person ->
        [you] you
       *[other] { $who }
    }: { $amount }
ostia-pass-told = { $person ->
        [you] you pass
       *[other] { $who } passes
    }
ostia-pair-kept = { $person ->
        [you] You buy
       *[other] { $who } buys
    } { $cards } for { $paid }.
ostia-pair-sold = { $person ->
        [you] You sell
       *[other] { $who } sells
    } { $cards } to { $buyer_person ->
        [you] you
       *[other] { $buyer }
    } for { $paid } and { $person ->
        [you] keep
       *[other] keeps
    } { $share }.
ostia-pair-forced = Nobody bids: { $person ->
        [you] you have
       *[other] { $who } has
    } to buy { $cards } for { $paid }.
ostia-storehouses-sold = { $person ->
        [you] You sell
       *[other] { $who } sells
    } { $count ->
        [one] a storehouse
       *[other] { $count } storehouses
    } for { $price }.
ostia-loans-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $count ->
        [one] a loan of { $amount }
       *[other] { $count } loans, { $amount } in all
    }.
ostia-neutrals-opened = Neutral cards on the market: { $cards }.
ostia-allocated = { $count ->
        [one] { $person ->
            [you] You have
           *[other] { $who } has
        }
       *[other] { $who } have
    } allocated all goods.
ostia-allocation-shown = { $person ->
        [you] You
       *[other] { $who }
    }: { $market } on the market, { $offered ->
        [0] { "" }
       *[other] { $senate } for the senate,{ " " }
    }{ $stored ->
        [0] nothing in store
        [one] one card in store
       *[other] { $stored } cards in store
    }.
ostia-prices-found = Market: { $prices }.
ostia-price-found = { $good } { $price } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
ostia-goods-sold = { $person ->
        [you] You sell
       *[other] { $who } sells
    } { $cards } for { $income }.
ostia-incomes = Income: { $incomes }.
ostia-income-told = { $person ->
        [you] you
       *[other] { $who }
    }: { $income }
ostia-offering-judged = { $person ->
        [you] You offer
       *[other] { $who } offers
    } the senate { $cards }, worth { $value }: { $points }.
ostia-offerings = Senate: { $offerings }.
ostia-offering-told = { $person ->
        [you] you
       *[other] { $who }
    }: { $value } ({ $points })
ostia-loans-repaid = { $person ->
        [you] You repay
       *[other] { $who } repays
    } { $count ->
        [one] a loan
       *[other] { $count } loans
    } for { $paid }.
ostia-interest-paid = { $person ->
        [you] You pay
       *[other] { $who } pays
    } { $paid } interest on { $loans ->
        [one] one loan
       *[other] { $loans } loans
    }.
ostia-storehouses-built = { $person ->
        [you] You build
       *[other] { $who } builds
    } { $count ->
        [one] a storehouse
       *[other] { $count } storehouses
    } for { $paid }.
ostia-cards-discarded = { $person ->
        [you] You have
       *[other] { $who } has
    } no room for { $cards } and must discard.
ostia-store-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $cards } in store: { $points }.
ostia-eliminated-for-debt = { $person ->
        [you] You cannot repay { $loans ->
            [one] your loan and are
           *[other] your { $loans } loans and are
        }
       *[other] { $who } cannot repay { $loans ->
            [one] a loan and is
           *[other] { $loans } loans and is
        }
    } out of the game.
ostia-money-judged = { $person ->
        [you] You have
       *[other] { $who } has
    } { $money }: { $points }.
ostia-fortunes = Money: { $fortunes }.
ostia-fortune-told = { $person ->
        [you] you
       *[other] { $who }
    }: { $money } ({ $points })
ostia-put-away-shown = The senate card that was set aside: { $points }.
ostia-ended = The game is over: five rounds have been played.

## Refusals.

ostia-no-game-over = The game is over
ostia-no-not-your-turn = It is not your turn; waiting for { $who }
ostia-no-already-chosen = You have already chosen; waiting for { $who }
ostia-no-awaits-keep = First keep a card of your ship
ostia-no-awaits-offer = First offer two cards of your ship for sale
ostia-no-awaits-bid = Now you can only bid or pass
ostia-no-awaits-decide = First decide who gets your two cards: buy them yourself, or sell them to a bidder
ostia-no-awaits-allocate = Now allocate your goods: market, senate or store
ostia-no-awaits-loans = Now you can only repay a loan or pay interest
ostia-no-awaits-build = Now you can only build storehouses, or finish
ostia-no-awaits-discard = First discard the cards for which you have no storehouse
ostia-no-awaits-last = Now allocate your stored goods for the last time: market or store
ostia-no-awaits-empties = Now you can only sell empty storehouses, or finish
ostia-no-not-on-ship = There is no { $good } on your ship
ostia-no-bid-too-low = { $amount } is too low: the prices of the two cards add up to { $least }
ostia-no-bid-too-high = { $amount } is too high: with storehouses and loans you can raise { $most }
ostia-no-not-listed = { $amount } is not listed now, only { $from } to { $to }; show higher bids, or undo that
ostia-no-nothing-higher = You cannot bid more than { $most }
ostia-no-too-little-cash = It costs { $price }, and you have { $cash }
ostia-no-no-bid = { $who } has not bid
ostia-no-not-next = The next card to allocate is { $good }
ostia-no-too-many-kinds = With { $good } you would send too many kinds to the market and the senate: at most { $most }
ostia-no-senate-at-end = There is no senate at the end: choose market or store
ostia-no-most-storehouses = A player can own at most { $most } storehouses
ostia-no-not-in-store = You have no { $good } among your goods

ostia-option-name = { $option ->
    [ivory] play with ivory
   *[other] { $option }
}
ostia-option-value = { $value ->
    [yes] yes
    [no] no
   *[other] { $value }
}

## Texts of the HTML board only.

ostia-html-board = Board
ostia-html-card = { $good }, price { $price }, { $copies } in the game
ostia-html-deck = draw pile
ostia-html-discard = discard pile
ostia-html-doing = { $doing ->
        [chooses] chooses
        [ready] is ready
        [offers] picks a pair
        [sells] sells
        [decides] decides
        [takes] buys for { $amount }
        [bids] bids now
        [bid] bids { $amount }
        [highest] bids { $amount }, the most
        [passed] passes
        [settles] settles loans
        [done] is done
       *[later] waits
    }
ostia-html-each = { $price } each
ostia-html-first = begins this round
ostia-html-forum = Market in the forum
ostia-html-harbour = Harbour
ostia-html-heading = { $phase ->
        [keep] Keep one card of your ship
        [offer] Offer a pair: the first card
        [offer-second] Offer a pair: the second card
        [bid] Your bid
        [decide] Who gets the pair?
        [allocate] Where does { $good } go?
        [loans] Your loans
        [build] Build a storehouse?
        [discard] No room: discard a card
        [last] The last market: sell { $good }?
       *[empties] Sell an empty storehouse?
    }
ostia-html-house = storehouse
ostia-html-least = bids from { $price }
ostia-html-loan = loan: a storehouse turned over
ostia-html-loans = { $count ->
        [one] one loan
       *[other] { $count } loans
    }
ostia-html-lot = { $good }: { $neutral } neutral, { $mine } of yours; { $price } each if no others are added
ostia-html-more = All other bids
ostia-html-neutral = neutral card
ostia-html-next = next
ostia-html-no-next = This is the last round.
ostia-html-now = now
ostia-html-order = Players in turn order
ostia-html-past = Round { $round }
ostia-html-plot = empty site
ostia-html-points = { $points }: senate { $senate }, goods { $goods }, money { $money }
ostia-html-prices = What each card brings, depending on how many of its kind are on the market
ostia-html-purse = { $cash }; can bid up to { $most }
ostia-html-quick = Quick bids
ostia-html-reveal = What each player allocated
ostia-html-rewards = Points for the three best offerings: { $first }, { $second }, { $third }
ostia-html-round = Round { $round } of { $rounds }
ostia-html-say = { $verb ->
        [keep] Keep { $good }: { $what }
        [offer] Offer { $good }: { $what }
        [bid] Bid { $amount }: { $what }
        [higher] Higher: { $what }
        [pass] Pass: { $what }
        [buy] Buy: { $what }
        [sell] Sell { $what }
        [market] { $good } to the market: { $what }
        [senate] { $good } to the senate: { $what }
        [store] { $good } into store: { $what }
        [repay] Repay a loan: { $what }
        [interest] Pay interest: { $what }
        [build] Build: { $what }
        [discard] Discard { $good }: { $what }
        [sell-storehouse] Sell a storehouse: { $what }
       *[done] Done: { $what }
    }
ostia-html-senate = Senate
ostia-html-ship-size = { $cards ->
        [one] one card on the ship
       *[other] { $cards } cards on the ship
    }
ostia-html-stage = { $stage ->
        [keep] The ships come in
        [auction] Auction{ $pass ->
            [0] { "" }
            [1] , first pair
           *[other] , second pair
        }
        [office] Office: allocate your goods
        [storehouses] Loans and storehouses
        [last] The last market
        [empties] Empty storehouses
       *[over] The end
    }
ostia-html-storehouses = { $count } of { $most } storehouses
ostia-html-wares-size = { $cards ->
        [0] no goods
        [one] one card of goods
       *[other] { $cards } cards of goods
    }
ostia-html-worth = worth { $value }
