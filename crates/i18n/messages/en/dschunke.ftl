# Dschunke. $person is "you" for the reader and "other" for other players.

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
        [extra] permanent: one more goods card in every supply phase
        [ties] permanent: you win every tied bid
        [swap] permanent: exchange up to 2 goods cards after each new market tile
        [place] once: load one strip onto any junk
        [goods] once: take goods for your visible crates on any junk
        [move] once: move one of your strips from the top of a junk to another junk
        [money] once: take money for your visible crates on { $one }
        [eight] at the end: { $eight } yuan for { $first } visible crates on { $one }
       *[twelve] at the end: { $twelve } yuan for { $first } crates on { $one } and { $second } on { $two }
    }
dschunke-part = { $part ->
        [money] money
        [special-cards] special cards
        [junks] junks
       *[goods] goods in hand
    }

## Introduction for new players.

dschunke-introduction =
    Five junks lie in a ring in the harbour, each loaded with crates of all players. Merchants walk around the ring, and goods are sold on the quay. After ten rounds, the player with the most money wins.
    On your turn, use one merchant or apprentice; each can be used once a round. Load strips of three crates onto a junk, or take money or goods there: one for each of your visible crates. Three strips make a layer, and the next layer lies across it and hides what is below.
    Then all players take some goods and bid in secret, again and again, with cards of one good each. The highest bid for a good gets what the market tile of the round pays for it, ties share, and all cards that were bid are discarded. S stands for a special card.
    At the end, each junk on which you have a visible crate brings 4 yuan, all five together 25. To choose, type a number or the words beside it; type help for other commands.

## The board.

dschunke-title = Dschunke
dschunke-round = { $round ->
        [0] setup: placing cargo
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
dschunke-stack-there = some left
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
dschunke-legend = merchants move down one line each round · strips: how many, and who is on top
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

## The pending decision.

dschunke-decide-cargo = Place a strip of { $who } on a junk that has fewer than three. The merchants are revealed when all strips are placed.
dschunke-decide-swap = Your swap card: { $returned ->
        [0] put back up to 2 goods cards and take the same number of others.
       *[other] put back another goods card, or finish and take a card for each one you put back.
    }{ $swaps ->
        [one] { "" }
       *[other] { " " }You have { $swaps } exchanges.
    }
dschunke-decide-swap-take = Take { $left ->
        [one] one goods card
       *[other] { $left } goods cards, one by one,
    } for what you put back. They must be of other goods if any are left.
dschunke-decide-search-event = S: each player takes one special card. Choose a pile that no other player has searched; look through it and keep one card.
dschunke-decide-search-barter = You have won a special card. Choose a pile, look through it and keep one card.{ $last ->
        [yes] { " " }Or take { $yuan } yuan instead, as this is the last round.
       *[no] { "" }
    }
dschunke-decide-keep = Keep one of these cards; the other players do not see the rest. Permanent cards lie face up in front of you, all others stay hidden.
dschunke-decide-turn = Your turn: use one merchant or apprentice that has not been used this round. Only crates visible from above count.{ $cards ->
        [0] { "" }
       *[other] { " " }Before or after that you may play one special card.
    }
dschunke-decide-action = Now use one merchant or apprentice that has not been used this round.
dschunke-decide-card = You have acted. You may still play a special card, or end your turn.
dschunke-decide-apprentice = To which junk do you send { $worker }? Only junks without a merchant are available.
dschunke-decide-pick = Take { $left ->
        [one] one goods card
       *[other] { $left } goods cards
    } from one stack; take from another only when it runs out.
dschunke-decide-place = Onto which junk do you place your strip?
dschunke-decide-goods-card = On which junk do you take goods? You get one card for each of your visible crates there, at least 3.
dschunke-decide-move-from = From which junk do you move a strip? Only strips in the top layer can be moved.
dschunke-decide-move-to = To which junk do you move your strip from the { $junk } junk?
dschunke-decide-supply = Supply: take { $left ->
        [one] one more goods card
       *[other] { $left } goods cards, one by one,
    } from any stacks. Then all players bid.
dschunke-for-sale = { $good } for { $price }
dschunke-decide-bid = Bid in secret: cards of one good that is not yet sold, or nothing. The most cards win what the tile pays for the good, ties share, and all cards that are bid are discarded.{ $others ->
        [0] { " " }All other players have bid.
       *[other] { " " }Also waiting for { $who }.
    }
dschunke-wait-bids = All players bid in secret. Waiting for { $who }.
dschunke-wait-sealed = Your sealed bid: { $bid }. Waiting for { $who }.
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
        [barter] Waiting for { $who }.
       *[over] The game is over.
    }
dschunke-over = The game is over.

## The effect of a choice.

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
dschunke-do-fetch-any = take { $count } cards of a good of your choice on the { $junk } junk
dschunke-do-send = { $task ->
        [load] load { $strips ->
            [one] 1 strip
           *[other] { $strips } strips
        }, then visible crates: { $places }
        [money] take money: { $places }
       *[goods] take goods cards: { $places }
    }
dschunke-do-send-place = { $count } on { $junk }
dschunke-do-cargo = a strip of { $who } onto the { $junk } junk (now { $strips })
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
dschunke-do-yuan = { $yuan } yuan instead of a card
dschunke-do-bid = { $goods } for { $price }, { $left ->
        [0] none left
       *[other] { $left } left
    }
dschunke-do-bid-nothing = keep your cards; the barter ends if nobody bids
dschunke-do-done = { $returned ->
        [0] exchange nothing
       *[other] put back no more
    }
dschunke-do-end = end your turn without playing a card

## Events.

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
    } now the first player.
dschunke-cargo-placed = { $person ->
        [you] You place
       *[other] { $who } places
    } a strip of { $owner } on the { $junk } junk.
dschunke-merchants-shown = The merchants are revealed: load on { $load }, money on { $money }, goods on { $goods }.
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
    }: the stacks are empty.
dschunke-pile-searched = { $person ->
        [you] You search the { $pile } pile: { $cards }.
       *[other] { $who } searches the { $pile } pile.
    }
dschunke-card-kept = { $person ->
        [you] You keep
       *[other] { $who } keeps
    } { $known ->
        [yes] the { $card } card
       *[no] a hidden card
    }.
dschunke-money-announced = { $person ->
        [you] you have
       *[other] { $who } has
    } { $yuan } yuan
dschunke-money-announced-all = All players announce their money: { $who }.
dschunke-worker-used = { $person ->
        [you] You use
       *[other] { $who } uses
    } { $worker } on the { $junk } junk.
dschunke-by-worker = { " " }with { $worker }
dschunke-by-card = { " " }with the { $card } card
dschunke-action-missed = { $person ->
        [you] You cannot use
       *[other] { $who } cannot use
    } any of the workers that are left.
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
    } the { $card } card.
dschunke-strip-moved = { $person ->
        [you] You move
       *[other] { $who } moves
    } a strip from the { $from } junk to the { $to } junk{ $by }.
dschunke-bid-sealed = { $person ->
        [you] You make
       *[other] { $who } makes
    } { $known ->
        [yes] a sealed bid: { $bid }
       *[no] a sealed bid
    }.
dschunke-bids-sealed = { $who } { $count ->
        [one] has made a sealed bid
       *[other] have made sealed bids
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
        [shared] Tied bids for the { $good } by { $who }: { $yuan ->
            [0] too little to share
           *[other] { $yuan } yuan each
        }
       *[special-tied] Tied bids for the { $good } by { $who }: nobody gets the special card
    }{ $card ->
        [yes] { " " }thanks to the ties card
       *[no] { "" }
    }.
dschunke-yuan-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $yuan } yuan instead of a special card.
dschunke-barter-ended = { $sold ->
        [0] The barter ends: nothing was sold.
        [1] The barter ends: one good was sold.
        [4] The barter ends: all goods were sold.
       *[other] The barter ends: { $sold } goods were sold.
    }
dschunke-game-ended = The game is over: ten rounds have been played.
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

## Refusals.

dschunke-no-game-over = The game is over
dschunke-no-not-your-turn = It is not your turn; waiting for { $who }
dschunke-no-not-now = { $awaited ->
        [cargo] Now place a strip on a junk
        [swap] Now you can only exchange goods cards
        [search] Now choose a pile of special cards
        [keep] Now keep one card from the pile
        [turn] Now use a merchant or an apprentice, play a special card, or end your turn
        [apprentice] First choose the junk for the apprentice
        [pick] First take the goods
        [place] First choose the junk for your strip
        [goods-card] First choose the junk on which you take goods
        [move] First move the strip
        [supply] Now take goods from the stacks
        [barter] Now all players bid
       *[over] The game is over
    }
dschunke-no-already-acted = You have already used a worker this turn
dschunke-no-must-act = First use a merchant or an apprentice
dschunke-no-worker-used = This round { $worker } has already been used
dschunke-no-such-worker = In this game { $worker } is not used
dschunke-no-strip-left = You have no strip left
dschunke-no-merchant-there = There is a merchant on the { $junk } junk
dschunke-no-stack-empty = The { $good } stack is empty
dschunke-no-just-returned = You have just put back { $good }: take another good if any are left
dschunke-no-too-few-cards = { $has ->
        [0] You have no { $good }
       *[other] You have { $has } { $good }, not { $wanted }
    }
dschunke-no-already-sold = No more { $good } can be sold this round
dschunke-no-not-in-hand = You do not have the { $card } card
dschunke-no-extra-action = The { $card } card is not played during a turn
dschunke-no-already-played = You have already played a special card this turn
dschunke-no-nothing-to-move = You have no strip in the top layer of any junk
dschunke-no-not-on-top = You have no strip in the top layer of the { $junk } junk
dschunke-no-same-junk = Your strip comes from the { $junk } junk
dschunke-no-junk-full = The { $junk } junk already has three strips
dschunke-no-layers-full = The { $junk } junk has { $strips } strips and is full
dschunke-no-room = Every junk your strip could go to has { $strips } strips and is full
dschunke-no-pile-empty = The { $pile } pile is empty
dschunke-no-pile-taken = Another player has already searched the { $pile } pile this round
dschunke-no-not-in-pile = There is no { $card } card in this pile
dschunke-no-not-last-round = You can take money instead of a special card only in the last round

## Texts of the HTML board only.

dschunke-html-awaits-bid = bids …
dschunke-html-bid-nothing = Bid nothing
dschunke-html-board = The floating market
dschunke-html-bonus = If the game ended now, your visible crates would bring { $yuan } yuan from the junks
dschunke-html-cargo = Cargo of the { $junk } junk: { $strips ->
        [one] one strip
       *[other] { $strips } strips
    }{ $most ->
        [0] { "" }
       *[other] , at most { $most }
    }
dschunke-html-explain = { $awaited ->
        [card] Or end your turn.
        [keep] The other players do not see the rest. Permanent cards lie face up in front of you, all others stay hidden.
        [search-barter] Look through it and keep one card.
        [search-event] Look through it and keep one card. Each player searches a different pile.
        [supply] One by one, from any stacks. Then all players bid.
        [swap] Then take the same number of cards of other goods, if any are left.
       *[turn] Only crates visible from above count.{ $count ->
            [0] { "" }
           *[other] { " " }Before or after that you may play one special card.
        }
    }
dschunke-html-explain-bid = The most cards of a good win what the tile pays for it; ties share. All cards that are bid are discarded. { $others ->
        [0] All other players have bid.
       *[other] Also waiting for { $who }.
    }
dschunke-html-face-down = A face-down merchant
dschunke-html-first = First-player marker (the red junk)
dschunke-html-group-cards = Play one special card
dschunke-html-group-workers = Use one merchant or apprentice
dschunke-html-hand-size = { $cards ->
        [one] one goods card in hand
       *[other] { $cards } goods cards in hand
    }
dschunke-html-harbour = The junks, clockwise: the direction in which the merchants move
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
dschunke-html-my-bid = Your sealed bid (only you can see it): { $bid }
dschunke-html-no-specials = no special cards
dschunke-html-no-tile = no tile yet
dschunke-html-past-tiles = Earlier tiles ({ $tiles })
dschunke-html-pile = Special cards, { $pile }: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }{ $taken ->
        [yes] , searched this round
       *[no] { "" }
    }
dschunke-html-piles = Special cards
dschunke-html-played = Played ({ $cards })
dschunke-html-round = Round { $round }{ $event ->
        [specials] : S, each player takes a special card
        [yuan] : Y, all players announce their money
       *[none] { "" }
    }
dschunke-html-searching = The pile you are searching
dschunke-html-sold = { $good }: sold
dschunke-html-stack = The stack of { $good }: { $state }
dschunke-html-strips = { $strips ->
        [one] one strip left
       *[other] { $strips } strips left
    }
dschunke-html-supply = { $cards ->
        [one] one goods card in each supply phase
       *[other] { $cards } goods cards in each supply phase
    }
dschunke-html-task = { $task ->
        [load] load { $strips }
        [money] money
       *[goods] goods
    }
dschunke-html-tracks = Rounds and apprentices
dschunke-html-visible = Visible crates
dschunke-html-worker = { $worker }{ $used ->
        [yes] , used this round
       *[no] { "" }
    }
dschunke-html-your-cards = Your special cards
dschunke-html-your-goods = Your goods
dschunke-html-yuan-hidden = Money is hidden; it is announced at Y and at the end

dschunke-option-name = { $option ->
    [setup] setup
    [open-stacks] stacks can also be counted during supply and barter
    [layers] layers on a junk
    [yellow-for] with three players, yellow replaces
   *[other] { $option }
}
dschunke-option-value = { $value ->
    [yes] yes
    [no] no
    [standard] as printed
    [variant] players pass cargo to the left
    [any] any number
    [3] at most three
    [nobody] no colour
    [red] red
    [blue] blue
    [green] green
   *[other] { $value }
}
dschunke-html-reveal = Bids revealed
