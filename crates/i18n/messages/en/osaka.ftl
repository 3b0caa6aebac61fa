# Traders of Osaka. $person is "you" for the reader and "other" for other players.

osaka-red = red
osaka-blue = blue
osaka-yellow = yellow
osaka-green = green
osaka-tokens = tokens
osaka-card = { $good } { $coins }

## Introduction for new players.

osaka-introduction =
    Four ships carry goods from Osaka to Edo: red, blue, yellow and green. Cards are money in your hand and goods on the table. Buy the market: the cards become your goods, and their ships sail. When a ship reaches Edo, all players sell their goods of its colour for points, and ships on the waves sink with all goods that are not insured.
    Each sale also brings a token of that colour. The game ends when a player has 8 tokens, and the most points win. To choose, type a number or the word beside it; type help for other commands.

## The board.

osaka-title = Traders of Osaka
osaka-piles = draw pile { $deck } · discard pile { $discard }
osaka-space-start = start
osaka-space-port = safe
osaka-space-anchor = anchor
osaka-space-waves = ~ waves ~
osaka-space-goal = sale
osaka-market = Market
osaka-farm = Farm
osaka-empty = (empty)
osaka-price =
    { $cards ->
        [0] All cards in the market are reserved by other players.
        [one] The market costs you { $price } coins for one card{ $missing ->
            [0] .
           *[other] : { $missing } more than you have.
        }
       *[other] The market costs you { $price } coins for { $cards } cards{ $missing ->
            [0] .
           *[other] : { $missing } more than you have.
        }
    }
osaka-legend = * insures one good · (5) is an insured good · 8 tokens end the game
osaka-column-player = Player
osaka-column-hand = hand
osaka-column-marker = marker
osaka-column-tokens = tokens
osaka-column-points = points
osaka-column-goods = goods for sale
osaka-marker-free = free
osaka-marker-used = used
osaka-first = 1st
osaka-hand-of = hand { $cards }
osaka-your-hand = Your hand
osaka-no-cards = no cards
osaka-worth = = { $coins } { $coins ->
        [one] coin
       *[other] coins
    }

## The pending decision.

osaka-decide-token = Choose your first token. Each of your tokens makes your cards of its colour sell for 1 more each; the game ends when a player has 8 tokens.
osaka-decide-action = Your turn. Do one thing: buy everything in the market that other players have not reserved, take one card into your hand as money, or reserve one card for yourself.
osaka-decide-payment = You are buying for { $price } coins: { $paid } paid, { $left } to go. Pay with cards from your hand; you get no change.
osaka-decide-paid = You have paid the price: { $paid } of { $price } coins. That is usually enough. You may pay more because the draw pile is low: cards you discard now may soon be drawn again.
osaka-decide-insurance = { $ships } about to sink, and your goods of { $colours ->
        [one] that colour
       *[other] those colours
    } are lost unless you insure them: discard a card of the same colour from your hand; each * on it insures one good.
osaka-decide-cover = Your { $good } card insures { $icons ->
        [one] one of your { $good } goods
       *[other] { $icons } of your { $good } goods
    }. Which one?
osaka-ship-is = The { $good } ship is
osaka-ships-are = The { $goods } ships are
osaka-wait-token = { $who } chooses a first token.
osaka-wait-action = It is { $who }’s turn.
osaka-wait-payment = { $who } is buying for { $price } coins: { $paid } paid so far.
osaka-wait-insurance = { $who } may insure goods before ships sink.
osaka-wait-cover = { $who } chooses which { $good } goods to insure.
osaka-over = The game is over.

## The effect of a choice.

osaka-do-token = your { $good } cards sell for 1 more each
osaka-do-buy = { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { $price } { $price ->
        [one] coin
       *[other] coins
    }: { $voyages }
osaka-do-buy-voyage = { $good } sails to { $space }
osaka-do-buy-sale = { $voyages }; { $points }
osaka-do-buy-points = { $person ->
        [you] you sell { $good } for { $points }
       *[other] { $who } sells { $good } for { $points }
    } { $points ->
        [one] point
       *[other] points
    }
osaka-do-buy-sinking = { $before }; { $goods } { $count ->
        [one] sinks
       *[other] sink
    }
osaka-do-take = { $card }: hand { $coins } coins
osaka-do-reserve = { $card }, reserved for you
osaka-do-pay = { $paid } of { $price } coins paid
osaka-do-pay-all = the price is paid
osaka-do-pay-too-much = the price is paid, { $lost } more than needed
osaka-do-paid = pay nothing more
osaka-do-insure = { $goods ->
        [one] saves your { $good } card
       *[other] saves { $saved } of your { $goods } { $good } cards
    }
osaka-do-cover = insure the { $card }
osaka-do-done = insure nothing more{ $lost ->
        [0] { "" }
       *[other] : you lose { $cards }
    }
osaka-do-pass = no other choice is possible

## Events.

osaka-market-opened = The market opens with { $market }; the farm with { $farm }.
osaka-hand-drawn = { $person ->
        [you] You draw
       *[other] { $who } draws
    } { $cards } ({ $coins } coins).
osaka-first-lowest-sum = { $person ->
        [you] You begin
       *[other] { $who } begins
    } with the lowest sum.
osaka-first-fewer-cards = { $person ->
        [you] You begin
       *[other] { $who } begins
    }: lowest sum, tie broken by fewer cards.
osaka-first-luck = { $person ->
        [you] You begin
       *[other] { $who } begins
    }: lowest sum, tie broken at random.
osaka-token-chosen = { $person ->
        [you] You take
       *[other] { $who } takes
    } a { $good } token to start with.
osaka-purchase-begun = { $person ->
        [you] You are
       *[other] { $who } is
    } buying the market for { $price } coins.
osaka-coins-paid = { $person ->
        [you] You pay
       *[other] { $who } pays
    } { $cards }.
osaka-goods-bought = { $person ->
        [you] You buy
       *[other] { $who } buys
    } { $cards } for { $price } coins.
osaka-goods-bought-paying = { $person ->
        [you] You buy
       *[other] { $who } buys
    } { $cards } for { $price } coins, paying { $paid }.
osaka-ship-sailed = { $good } to { $space }
osaka-ships-sailed = Ships sail: { $voyages }.
osaka-card-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $card } from the market.
osaka-card-reserved = { $person ->
        [you] You reserve
       *[other] { $who } reserves
    } { $card } { $place ->
        [market] in the market
       *[farm] on the farm
    }.
osaka-market-refilled = { $moved ->
        [0] The market gets { $market } from the draw pile
       *[other] The farm moves into the market{ $new ->
            [0] { "" }
           *[other] { " " }with { $market } from the draw pile
        }
    }; the new farm: { $farm }.
osaka-nothing-to-refill = The market cannot be refilled: the farm and both piles are empty.
osaka-deck-shuffled = The discard pile ({ $cards } { $cards ->
        [one] card
       *[other] cards
    }) is shuffled into a new draw pile.
osaka-passed = { $person ->
        [you] You pass
       *[other] { $who } passes
    }: no action is possible.
osaka-goods-sold = { $person ->
        [you] You sell
       *[other] { $who } sells
    } { $cards }: { $tokens ->
        [0] { $highest }
        [one] ({ $highest } + 1 token)
       *[other] ({ $highest } + { $tokens } tokens)
    } × { $count } = { $worth }, which makes { $points } { $points ->
        [one] point
       *[other] points
    }.
osaka-tokens-won = Tokens: { $tokens }.
osaka-token-won = { $good } for { $person ->
        [you] you
       *[other] { $who }
    }
osaka-token-substitute = { $good } (a substitute) for { $person ->
        [you] you
       *[other] { $who }
    }
osaka-insurance-paid = { $person ->
        [you] You discard
       *[other] { $who } discards
    } { $card } for insurance.
osaka-goods-insured = Now insured: { $cards } of { $person ->
        [you] yours
       *[other] { $who }
    }.
osaka-ship-sunk = The { $good } ship sinks.
osaka-goods-lost = { $person ->
        [you] You lose
       *[other] { $who } loses
    } { $cards } with the { $good } ship.
osaka-ships-returned = Ships return: { $voyages }.
osaka-ended-eight-tokens = The game is over: a player has eight tokens.
osaka-ended-standstill = The game is over: no player can do anything.
osaka-hand-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $cards } left in hand.
osaka-points-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $points } { $points ->
        [one] point
       *[other] points
    }.

## Refusals.

osaka-no-game-over = The game is over
osaka-no-not-your-turn = It is not your turn; waiting for { $who }
osaka-no-awaits-token = First all players choose their first token
osaka-no-awaits-action = Now you can only buy, take or reserve
osaka-no-awaits-payment = You are paying { $price } coins and have paid { $paid }; finish paying first, or undo
osaka-no-awaits-insurance = Now you can only discard cards for insurance, or finish
osaka-no-awaits-cover = First choose which { $good } goods your card insures
osaka-no-too-few-coins = The market costs { $price } coins, and your hand is worth { $coins }
osaka-no-price-not-reached = You have paid { $paid } of { $price } coins
osaka-no-nothing-to-buy = There is no card in the market that you can buy
osaka-no-such-card = There is no card at { $place }
osaka-no-reserved = { $person ->
        [you] You have already reserved the card at { $place }
       *[other] The card at { $place } is reserved by { $who }
    }
osaka-no-marker-in-use = Your marker is on another card; it returns only when you get that card
osaka-no-not-in-hand = There is no { $card } in your hand
osaka-no-not-sinking = The { $good } ship is not about to sink
osaka-no-icon = A { $card } insures nothing
osaka-no-nothing-to-insure = You have no uninsured { $good } goods
osaka-no-other-good = The card you discarded insures { $good } goods only
osaka-no-not-among-goods = You have no uninsured { $card }
osaka-no-must-act = You may pass only if no action is possible

## Texts of the HTML board only.

osaka-html-board = Board
osaka-html-buy = Buy
osaka-html-card = { $card }{ $icons ->
        [0] { "" }
        [one] , insures one good
       *[other] , insures { $icons } goods
    }
osaka-html-chip-take = hand { $coins }
osaka-html-coins = { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
osaka-html-costs = The market costs { $person ->
        [you] you
       *[other] { $who }
    } { $price } coins.
osaka-html-deck = draw pile
osaka-html-discard = discard pile
osaka-html-explain-token = Each of your tokens makes your cards of its colour sell for 1 more each; the game ends when a player has 8 tokens.
osaka-html-explain-insurance = Goods that are not insured are lost. Discard a card of the same colour: each umbrella on it insures one good.
osaka-html-explain-paid = That is usually enough. You may pay more because the draw pile is low: cards you discard now may soon be drawn again.
osaka-html-first = first player
osaka-html-goods = goods
osaka-html-group-buy = Buy all cards that other players have not reserved
osaka-html-group-pay = Pay with your cards; you get no change
osaka-html-group-reserve = Reserve a card for yourself
osaka-html-group-take = Take a card into your hand as money
osaka-html-hand-size = { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
osaka-html-heading-action = Your turn: buy, take or reserve
osaka-html-heading-insurance = { $ships } about to sink: insure your goods?
osaka-html-heading-paid = Price paid: { $paid } of { $price } coins
osaka-html-heading-payment = Pay { $price } coins: { $paid } paid, { $left } to go
osaka-html-heading-token = Choose your first token
osaka-html-hint-anchor = A safe harbour. Ships that have sunk wait here.
osaka-html-hint-goal = When a ship arrives, all goods of its colour are sold, and ships on the waves sink.
osaka-html-hint-port = A safe harbour.
osaka-html-hint-start = All ships start here and return here after their sale.
osaka-html-hint-waves = Ships on the waves sink when another ship reaches Edo.
osaka-html-insured = { $card }, insured
osaka-html-kind-anchor = anchor
osaka-html-kind-goal = sale
osaka-html-kind-port = safe
osaka-html-kind-start = start
osaka-html-kind-waves = waves
osaka-html-marker = { $who }’s reservation marker
osaka-html-no-goods = no goods yet
osaka-html-not-reserved = not reserved
osaka-html-paid = { $paid } of { $price } coins paid
osaka-html-points = { $points } { $points ->
        [one] point
       *[other] points
    }
osaka-html-points-hidden = Points are hidden until the end of the game
osaka-html-points-word = { $points ->
        [one] point
       *[other] points
    }
osaka-html-reserve = reserve
osaka-html-reserved = reserved by { $person ->
        [you] you
       *[other] { $who }
    }
osaka-html-route = Sea route
osaka-html-say-buy = Buy: { $what }
osaka-html-say-cover = { $what }
osaka-html-say-done = Done: { $what }
osaka-html-say-insure = Discard { $card }: { $what }
osaka-html-say-paid = Enough: { $what }
osaka-html-say-pass = Pass: { $what }
osaka-html-say-pay = Pay { $card }: { $what }
osaka-html-say-reserve = Reserve { $place } { $where ->
        [market] market
       *[farm] farm
    }: { $what }
osaka-html-say-take = Take { $place }: { $what }
osaka-html-say-token = Token of { $good }: { $what }
osaka-html-sells = If sold now, the { $good } goods would bring { $points } { $points ->
        [one] point
       *[other] points
    }
osaka-html-sells-short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
osaka-html-ship = the { $good } ship
osaka-html-supply = tokens left
osaka-html-token = { $good } token
osaka-html-tokens = { $count } of the { $most } tokens that end the game
osaka-html-tokens-left = { $good } tokens: { $count } left

osaka-option-name = { $option ->
    [open-hands] open hands
    [open-points] open points
   *[other] { $option }
}
osaka-option-value = { $value ->
    [yes] yes
    [no] no
   *[other] { $value }
}
