# Dschunke. $person is "you" for the one who reads and "other" for everybody else.

dschunke-junk = { $junk ->
        [grey] grey
        [orange] orange
        [purple] purple
        [brown] brown
       *[white] white
    }
dschunke-good = { $good ->
        [rice] rice
        [fish] fish
        [vegetables] vegetables
       *[spices] spices
    }
dschunke-pile = { $pile ->
        [square] square
        [circle] circle
        [triangle] triangle
       *[star] star
    }
dschunke-letter = { $colour ->
        [red] r
        [blue] b
        [green] g
       *[yellow] y
    }
dschunke-some = { $count } { $good }
dschunke-yuan = { $yuan } yuan
dschunke-about = about { $yuan } yuan
dschunke-a-special-card = a special card
dschunke-no-cards = no cards
dschunke-bid-nothing = nothing
dschunke-or = { $first } or { $last }
dschunke-who = { $person ->
        [you] you
       *[other] { $who }
    }
dschunke-worker = the { $worker ->
        [load-merchant] load merchant
        [money-merchant] money merchant
        [goods-merchant] goods merchant
        [lower-apprentice] lower apprentice
       *[upper-apprentice] upper apprentice
    }
dschunke-card = { $kind ->
        [extra] extra
        [ties] ties
        [swap] swap
        [place] place
        [goods] goods
        [move] move
        [money] money { $one }
        [eight] eight { $one }
       *[twelve] twelve { $one }+{ $two }
    }
dschunke-card-text = { $kind ->
        [extra] always: one more goods card in every supply
        [ties] always: you win every tied bid
        [swap] always: exchange up to 2 goods cards after each market tile
        [place] once: one strip onto any junk
        [goods] once: goods for your visible crates on any junk
        [move] once: move one of your strips from the top of a junk to another junk
        [money] once: money for your visible crates on { $one }
        [eight] at the end: { $eight } yuan for { $first } visible crates on { $one }
       *[twelve] at the end: { $twelve } yuan for { $first } crates on { $one } and { $second } on { $two }
    }
dschunke-part = { $part ->
        [money] money
        [special-cards] special cards
        [junks] junks
       *[goods] goods in hand
    }

## What it is about, for somebody who has never seen it.

dschunke-introduction =
    Five junks lie in a ring in the harbour, each loaded with crates of all players; merchants walk around the ring, and goods are sold on the quay. After ten rounds most money wins.
    In your turn use one merchant or apprentice, each once a round: load strips of three crates onto a junk, or take money or goods there, one for each of your crates that can be seen. Three strips make a layer, and the next layer lies across it and hides what is below.
    Then everybody takes some goods, and all bid in secret with cards of one good each, again and again: who bids most cards of a good gets what the market tile of the round gives for it, equals share, and all cards that were bid are gone. S stands for a special card.
    At the end each junk with a visible crate of yours brings 4 yuan, all five together 25. Type a number or the words beside it to choose, help for what else you can type.

## The board.

dschunke-title = Dschunke
dschunke-round = { $round ->
        [0] before the first round, cargo is placed
       *[other] round { $round } of { $rounds }
    } · { $person ->
        [you] you begin
       *[other] { $who } begins
    }
dschunke-goods = Goods
dschunke-brings = market tile
dschunke-stack = stack
dschunke-your-hand = your hand
dschunke-price = { $price ->
        [special] S (card)
       *[yuan] { $yuan } yuan
    }{ $sold ->
        [yes] , sold
       *[no] { "" }
    }
dschunke-stack-empty = empty
dschunke-stack-there = some
dschunke-column-junk = Junk
dschunke-column-carries = carries
dschunke-column-merchant = merchant
dschunke-column-cargo = strips: top
dschunke-carries-all = all goods
dschunke-merchant = { $merchant ->
        [load] load { $strips }
        [money] money
        [goods] goods
       *[hidden] face down
    }{ $used ->
        [yes] { " " }(used)
       *[no] { "" }
    }
dschunke-legend = merchants go one line down each round · strips: how many, and whose on top
dschunke-rounds = Round
dschunke-apprentice = { $row ->
        [lower] { $used ->
            [yes] lower (used)
           *[no] lower appr.
        }
       *[upper] { $used ->
            [yes] upper (used)
           *[no] upper appr.
        }
    }
dschunke-task = { $task ->
        [load] load{ $strips }
        [money] money
       *[goods] goods
    }
dschunke-piles = Special piles
dschunke-pile-of = { $pile } { $cards }{ $taken ->
        [yes] { " " }used
       *[no] { "" }
    }
dschunke-column-player = Player
dschunke-column-goods = goods
dschunke-column-supply = supply
dschunke-column-strips = strips
dschunke-column-bonus = junks
dschunke-column-yuan = yuan
dschunke-column-cards = special cards
dschunke-first = 1st
dschunke-hidden-cards = { $cards } hidden
dschunke-has-bid = (bid sealed)
dschunke-hand-of = goods: { $goods }; hidden cards: { $cards }
dschunke-your-cards = Your cards
dschunke-your-card = { $card }: { $text }
dschunke-your-bid = Your bid

## Which decision is awaited.

dschunke-decide-cargo = Place a strip of { $who } on a junk that has fewer than three. The merchants are turned up when all are placed.
dschunke-decide-swap = Your card swap: { $returned ->
        [0] put back up to 2 goods cards, and take as many others.
       *[other] put back another goods card, or be done and take another one for what you put back.
    }{ $swaps ->
        [one] { "" }
       *[other] { " " }You have { $swaps } exchanges.
    }
dschunke-decide-swap-take = Take { $left ->
        [one] one goods card
       *[other] { $left } goods cards, one by one,
    } for what you put back: of other goods, as long as there are any.
dschunke-decide-search-event = S: everybody takes one special card. Choose a pile that nobody else has searched; you look through it and keep one card.
dschunke-decide-search-barter = You have won a special card. Choose a pile: you look through it and keep one card.{ $last ->
        [yes] { " " }Or take { $yuan } yuan, as this is the last round.
       *[no] { "" }
    }
dschunke-decide-keep = Keep one of these cards; nobody else sees the others. Cards that work always lie open before you, all others stay hidden.
dschunke-decide-turn = Your turn: use one merchant or apprentice that nobody has used in this round. Crates are counted from above: only those that can be seen.{ $cards ->
        [0] { "" }
       *[other] { " " }Before or after it you may play one special card.
    }
dschunke-decide-action = Now use one merchant or apprentice that nobody has used in this round.
dschunke-decide-card = You have acted. You may still play a special card, or end your turn.
dschunke-decide-apprentice = On which junk shall { $worker } work? Only junks without a merchant are free.
dschunke-decide-pick = Take { $left ->
        [one] one goods card
       *[other] { $left } goods cards
    } from one stack; from another only when it runs out.
dschunke-decide-place = Onto which junk do you place your strip?
dschunke-decide-goods-card = From which junk do you take goods? You get a card for each of your visible crates there, at least 3.
dschunke-decide-move-from = From the top of which junk do you move a strip?
dschunke-decide-move-to = To which junk do you move your strip from the { $junk } junk?
dschunke-decide-supply = Supply: take { $left ->
        [one] one more goods card
       *[other] { $left } goods cards, one by one,
    } from any stacks. Then all bid.
dschunke-for-sale = { $good } for { $price }
dschunke-decide-bid = Bid in secret: cards of one good that is not sold, or nothing. Most cards win what the tile gives for it, equals share, all cards that are bid are gone.{ $others ->
        [0] { " " }All others have bid.
       *[other] { " " }Still awaited, too: { $who }.
    }
dschunke-wait-bids = All bid in secret. Still awaited: { $who }.
dschunke-wait-sealed = You have sealed your bid: { $bid }. Still awaited: { $who }.
dschunke-wait = { $awaited ->
        [cargo] { $who } places a strip.
        [swap] { $who } may exchange goods cards.
        [search] { $who } chooses a pile of special cards to search.
        [keep] { $who } searches a pile and keeps a card.
        [turn] It is { $who }’s turn.
        [apprentice] { $who } sends an apprentice to a junk.
        [pick] { $who } takes goods.
        [place] { $who } places a strip.
        [goods-card] { $who } chooses a junk to take goods from.
        [move] { $who } moves a strip.
        [supply] { $who } takes goods from the stacks.
        [barter] Still awaited: { $who }.
       *[over] The game is over.
    }
dschunke-over = The game is over.

## What a choice would do.

dschunke-do-load = load { $strips ->
        [one] 1 strip
       *[other] { $strips } strips
    } onto the { $junk } junk: you would have { $then } visible { $then ->
        [one] crate
       *[other] crates
    } there (now { $now })
dschunke-do-earn = take { $yuan } yuan for { $visible ->
        [0] the { $junk } junk, where none of your crates is visible
        [one] your visible crate on the { $junk } junk
       *[other] your { $visible } visible crates on the { $junk } junk
    }
dschunke-do-fetch = take { $goods } from the { $junk } junk{ $others ->
        [0] { "" }
        [one] , and 1 card of another good
       *[other] , and { $others } cards of other goods
    }
dschunke-do-fetch-any = take { $count } cards of a good that you choose, for the { $junk } junk
dschunke-do-send = { $task ->
        [load] load { $strips ->
            [one] 1 strip
           *[other] { $strips } strips
        }, then visible crates: { $places }
        [money] take money: { $places }
       *[goods] take goods cards: { $places }
    }
dschunke-do-send-place = { $count } on { $junk }
dschunke-do-cargo = a strip of { $who } onto the { $junk } junk, which has { $strips } now
dschunke-do-move-from = you would have { $then } visible { $then ->
        [one] crate
       *[other] crates
    } left on the { $junk } junk (now { $now })
dschunke-do-pick = take { $count } { $good }: you would have { $then }
dschunke-do-return = put one { $good } card back: { $left } left
dschunke-do-search = look through its { $cards ->
        [one] one card and take it
       *[other] { $cards } cards and keep one
    }
dschunke-do-yuan = { $yuan } yuan in place of a card
dschunke-do-bid = { $goods } for { $price }, { $left ->
        [0] none left
       *[other] { $left } left
    }
dschunke-do-bid-nothing = keep your cards; the barter ends if nobody bids
dschunke-do-done = { $returned ->
        [0] exchange nothing
       *[other] put no more back
    }
dschunke-do-end = play no card, and end your turn

## What happened.

dschunke-hand-dealt = { $person ->
        [you] You are dealt
       *[other] { $who } is dealt
    } { $known ->
        [yes] { $goods }
       *[no] a hand of goods
    }.
dschunke-first-player-found = { $person ->
        [you] You are
       *[other] { $who } is
    } first player now.
dschunke-cargo-placed = { $person ->
        [you] You place
       *[other] { $who } places
    } a strip of { $owner } on the { $junk } junk.
dschunke-merchants-shown = The merchants are turned up: load on { $load }, money on { $money }, goods on { $goods }.
dschunke-merchants-moved = The merchants move on: load on { $load }, money on { $money }, goods on { $goods }.
dschunke-market-revealed = Round { $round }: { $market }.
dschunke-goods-returned = { $person ->
        [you] You put
       *[other] { $who } puts
    } { $goods } back.
dschunke-goods-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $goods }{ $by }.
dschunke-goods-missed = { $person ->
        [you] You miss
       *[other] { $who } misses
    } { $count ->
        [one] one goods card
       *[other] { $count } goods cards
    }: there is nothing left to take.
dschunke-pile-searched = { $person ->
        [you] You search the pile { $pile }: { $cards }.
       *[other] { $who } searches the pile { $pile }.
    }
dschunke-card-kept = { $person ->
        [you] You keep
       *[other] { $who } keeps
    } { $known ->
        [yes] the card { $card }
       *[no] a hidden card
    }.
dschunke-money-announced = { $person ->
        [you] you have
       *[other] { $who } has
    } { $yuan } yuan
dschunke-money-announced-all = Everybody tells their money: { $who }.
dschunke-worker-used = { $person ->
        [you] You use
       *[other] { $who } uses
    } { $worker } on the { $junk } junk.
dschunke-by-worker = { " " }with { $worker }
dschunke-by-card = { " " }with the card { $card }
dschunke-action-missed = { $person ->
        [you] You can use
       *[other] { $who } can use
    } none of the workers that are left.
dschunke-strips-loaded = { $person ->
        [you] You load
       *[other] { $who } loads
    } { $count ->
        [one] one strip
       *[other] { $count } strips
    } onto the { $junk } junk{ $by }.
dschunke-money-earned = { $person ->
        [you] You get
       *[other] { $who } gets
    } { $yuan } yuan{ $by } ({ $visible ->
        [0] no visible crate
        [one] one visible crate
       *[other] { $visible } visible crates
    } on the { $junk } junk).
dschunke-card-played = { $person ->
        [you] You play
       *[other] { $who } plays
    } the card { $card }.
dschunke-strip-moved = { $person ->
        [you] You move
       *[other] { $who } moves
    } a strip from the { $from } junk to the { $to } junk{ $by }.
dschunke-bid-sealed = { $person ->
        [you] You seal
       *[other] { $who } seals
    } { $known ->
        [yes] a bid: { $bid }
       *[no] a bid
    }.
dschunke-bids-sealed = { $who } { $count ->
        [one] has sealed a bid
       *[other] have sealed bids
    }.
dschunke-bid-shown = { $bid } by { $person ->
        [you] you
       *[other] { $who }
    }
dschunke-bids-shown = Bids: { $bids }.
dschunke-goods-sold = { $how ->
        [money] { $person ->
            [you] You get
           *[other] { $who } gets
        } { $yuan } yuan for the { $good }
        [special] { $person ->
            [you] You win
           *[other] { $who } wins
        } a special card for the { $good }
        [shared] Equal bids for the { $good } by { $who }: { $yuan ->
            [0] too little to share
           *[other] { $yuan } yuan each
        }
       *[special-tied] Equal bids for the { $good } by { $who }: nobody gets the special card
    }{ $card ->
        [yes] { " " }by the card ties
       *[no] { "" }
    }.
dschunke-yuan-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $yuan } yuan in place of a special card.
dschunke-barter-ended = { $sold ->
        [0] The barter ends: nothing was sold.
        [1] The barter ends: one good was sold.
        [4] The barter ends: all goods are sold.
       *[other] The barter ends: { $sold } goods were sold.
    }
dschunke-game-ended = The game is over: ten rounds are played.
dschunke-hand-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $goods } left in hand.
dschunke-cards-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } these special cards: { $cards }; they bring { $yuan } yuan.
dschunke-money-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $yuan } yuan.
dschunke-all-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $yuan } yuan; special cards: { $cards }{ $bonus ->
        [0] { "" }
       *[other] { " " }(worth { $bonus } yuan)
    }; goods: { $goods }.

## Why a choice is not possible.

dschunke-no-game-over = The game is over
dschunke-no-not-your-turn = Now it is for { $who } to choose
dschunke-no-not-now = { $awaited ->
        [cargo] Now a strip is placed on a junk
        [swap] Now it is only about the exchange of goods cards
        [search] Now choose a pile of special cards
        [keep] Now keep one card of the pile
        [turn] Now use a merchant or an apprentice, play a special card, or end your turn
        [apprentice] First say on which junk the apprentice works
        [pick] First take the goods
        [place] First say where your strip goes
        [goods-card] First say from which junk you take goods
        [move] First move the strip
        [supply] Now goods are taken from the stacks
        [barter] Now all bid
       *[over] The game is over
    }
dschunke-no-already-acted = You have used a worker in this turn
dschunke-no-must-act = First use a merchant or an apprentice
dschunke-no-worker-used = Somebody has used { $worker } in this round
dschunke-no-such-worker = In this game { $worker } takes no part
dschunke-no-strip-left = You have no strip left
dschunke-no-merchant-there = A merchant stands on the { $junk } junk
dschunke-no-stack-empty = The stack of { $good } is empty
dschunke-no-just-returned = You have just put { $good } back: take another good, as long as there is one
dschunke-no-too-few-cards = { $has ->
        [0] You have no { $good }
       *[other] You have { $has } { $good }, not { $wanted }
    }
dschunke-no-already-sold = No more { $good } can be sold in this round
dschunke-no-not-in-hand = You have no card { $card }
dschunke-no-extra-action = The card { $card } is not played in a turn
dschunke-no-already-played = You have played a special card in this turn
dschunke-no-nothing-to-move = No strip of yours lies in the top layer of any junk
dschunke-no-not-on-top = No strip of yours lies in the top layer of the { $junk } junk
dschunke-no-same-junk = Your strip comes from the { $junk } junk
dschunke-no-junk-full = The { $junk } junk has three strips
dschunke-no-layers-full = The { $junk } junk has { $strips } strips and takes no more
dschunke-no-room = Every junk where your strip could go has { $strips } strips and takes no more
dschunke-no-pile-empty = The pile { $pile } is empty
dschunke-no-pile-taken = Another player has searched the pile { $pile } in this round
dschunke-no-not-in-pile = There is no card { $card } in this pile
dschunke-no-not-last-round = Money in place of a special card is only for the last round

## What only the page says.

dschunke-html-awaits-bid = bids …
dschunke-html-bid-nothing = Bid nothing
dschunke-html-board = The floating market
dschunke-html-bonus = At the end, with the crates that are visible now, the junks would bring { $yuan } yuan
dschunke-html-cargo = The cargo of the { $junk } junk: { $strips ->
        [one] one strip
       *[other] { $strips } strips
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most }
    }
dschunke-html-explain = { $awaited ->
        [card] Or end your turn.
        [keep] Nobody else sees the others. Cards that work always lie open before you, all others stay hidden.
        [search-barter] You look through it and keep one card.
        [search-event] You look through it and keep one card. Each player searches another pile.
        [supply] One by one, from any stacks. Then all bid.
        [swap] Then take as many others, of goods that you did not put back as long as there are any.
       *[turn] Crates are counted from above: only those that can be seen.{ $count ->
            [0] { "" }
           *[other] { " " }Before or after it you may play one special card.
        }
    }
dschunke-html-explain-bid = Most cards of a good win what the tile gives for it; equals share. All cards that are bid are gone. { $others ->
        [0] All others have bid.
       *[other] Still awaited, too: { $who }.
    }
dschunke-html-face-down = A merchant, face down
dschunke-html-first = The red junk: first player of this round
dschunke-html-group-cards = Play one special card
dschunke-html-group-workers = Use one merchant or apprentice
dschunke-html-hand-size = { $cards ->
        [one] one goods card in hand
       *[other] { $cards } goods cards in hand
    }
dschunke-html-harbour = The junks, clockwise: the merchants walk this way
dschunke-html-has-bid = sealed
dschunke-html-heading = { $awaited ->
        [card] You have acted: play a special card?
        [keep] Keep one card of this pile
        [search-barter] You have won a special card: choose a pile
        [search-event] S: choose a pile of special cards
        [supply] Supply: take { $count ->
            [one] one more goods card
           *[other] { $count } goods cards
        }
        [swap] Swap: { $count ->
            [0] put back up to 2 goods cards?
           *[other] put back one more goods card?
        }
       *[turn] Your turn
    }
dschunke-html-heading-bid = Bid in secret: cards of one good
dschunke-html-hidden-specials = { $cards ->
        [one] one hidden special card
       *[other] { $cards } hidden special cards
    }
dschunke-html-market = Market tile
dschunke-html-my-bid = Your sealed bid, which only you see: { $bid }
dschunke-html-no-specials = no special cards
dschunke-html-no-tile = no tile yet
dschunke-html-past-tiles = Earlier tiles ({ $tiles })
dschunke-html-pile = Special cards, { $pile }: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }{ $taken ->
        [yes] , searched in this round
       *[no] { "" }
    }
dschunke-html-piles = Special cards
dschunke-html-played = Played ({ $cards })
dschunke-html-round = Round { $round }{ $event ->
        [specials] : S, everybody takes a special card
        [yuan] : Y, everybody tells their money
       *[none] { "" }
    }
dschunke-html-searching = The cards of the pile that you search
dschunke-html-sold = { $good }: sold
dschunke-html-stack = The stack of { $good }: { $state }
dschunke-html-strips = { $strips ->
        [one] one strip left
       *[other] { $strips } strips left
    }
dschunke-html-supply = { $cards ->
        [one] one goods card in every supply
       *[other] { $cards } goods cards in every supply
    }
dschunke-html-task = { $task ->
        [load] load { $strips }
        [money] money
       *[goods] goods
    }
dschunke-html-tracks = The rounds and the apprentices
dschunke-html-visible = Visible crates
dschunke-html-worker = { $worker }{ $used ->
        [yes] , used in this round
       *[no] { "" }
    }
dschunke-html-your-cards = Your special cards
dschunke-html-your-goods = Your goods
dschunke-html-yuan-hidden = Money is hidden; it is told at Y and at the end

dschunke-option-name = { $option ->
    [setup] set-up
    [open-stacks] stacks can be counted in supply and barter too
    [layers] layers on a junk
    [yellow-for] with three players, yellow replaces
   *[other] { $option }
}
dschunke-option-value = { $value ->
    [yes] yes
    [no] no
    [standard] as printed
    [variant] each hands cargo to the left neighbour
    [any] any number
    [3] at most three
    [nobody] no colour
    [red] red
    [blue] blue
    [green] green
   *[other] { $value }
}
dschunke-html-reveal = The bids, revealed
