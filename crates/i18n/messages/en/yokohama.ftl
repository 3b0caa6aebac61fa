# Yokohama. $person is "you" for the reader and "other" for other players.

yokohama-letter = { $colour ->
        [blue] b
        [pink] p
        [purple] v
       *[yellow] y
    }
yokohama-area = { $area ->
        [copper-1] copper mine 1
        [copper-2] copper mine 2
        [fishing-1] fishing ground 1
        [fishing-2] fishing ground 2
        [silk-1] silk mill 1
        [silk-2] silk mill 2
        [tea-1] tea field 1
        [tea-2] tea field 2
        [bank] the bank
        [chinatown] Chinatown
        [church] the church
        [customs] the customs house
        [agency] the employment agency
        [laboratory-a] laboratory A
        [laboratory-b] laboratory B
        [port-a] port A
        [port-b] port B
       *[canal] the canal
    }
yokohama-good = { $good ->
        [copper] copper
        [silk] silk
        [tea] tea
       *[fish] fish
    }
yokohama-country = { $country ->
        [us] US
        [nl] NL
        [uk] UK
        [fr] FR
       *[de] DE
    }
yokohama-from-country = { $country ->
        [us] American
        [nl] Dutch
        [uk] British
        [fr] French
       *[de] German
    }
yokohama-title-of = { $title ->
        [ball] Ball
        [brick-factory] Brick Factory
        [electric-light] Electric Light
        [fair] Fair
        [gas-light] Gas Light
        [language-school] Language School
        [letterpress] Letterpress
        [mining-technology] Mining Technology
        [newspaper] Newspaper
        [patent-system] Patent System
        [postal-system] Postal System
        [spinning-machine] Spinning Machine
        [stagecoach] Stagecoach
        [station] Station
        [stock-market] Stock Market
        [telegram] Telegram
        [telephone] Telephone
        [tram] Tram
        [university] University
       *[winery] Winery
    }
yokohama-title-short = { $title ->
        [ball] Ball
        [brick-factory] Bricks
        [electric-light] Electricity
        [fair] Fair
        [gas-light] Gas Light
        [language-school] Languages
        [letterpress] Letterpress
        [mining-technology] Mining
        [newspaper] Newspaper
        [patent-system] Patents
        [postal-system] Postal
        [spinning-machine] Spinning
        [stagecoach] Stagecoach
        [station] Station
        [stock-market] Stocks
        [telegram] Telegram
        [telephone] Telephone
        [tram] Tram
        [university] University
       *[winery] Winery
    }
yokohama-effect = { $title ->
        [ball] 2 points for each order you complete
        [brick-factory] 4 points for each assistant you put on the customs board
        [electric-light] 3 points for each trading house you build
        [fair] 10 points immediately
        [gas-light] 2 points for each shop you build
        [language-school] 1 yen for each order you complete
        [letterpress] 1 yen for each technology you learn after this one
        [mining-technology] 1 extra copper each time you get copper: from a copper mine, a purchase in Chinatown, a 5-power token or a building
        [newspaper] you may place up to four assistants on different areas
        [patent-system] 2 points for each technology you learn after this one
        [postal-system] your president may stop where other presidents are; you pay their owners as usual
        [spinning-machine] once a turn, give up 1 silk to get 2 yen
        [stagecoach] when your president moves, you pay no fees for other presidents
        [station] 1 extra power for all players at an area of your choice; your president may ride there{ $direct ->
            [anywhere] { "" }
           *[assistant] { " " }if an assistant of yours is there
        }
        [stock-market] if you start your turn with less than 2 yen, you now have 2
        [telegram] after placing two assistants on one area, you may place a third on an adjacent area
        [telephone] after acting, you may leave one assistant on the area
        [tram] instead of walking, your president may go straight to any area { $direct ->
            [anywhere] without another president
           *[assistant] with an assistant of yours and without another president
        }
        [university] once a turn, take an assistant from the warehouse for 1 yen
       *[winery] 3 points for each assistant you put on the church board
    }
yokohama-achievement = { $letter ->
        [a] A
        [b] B
       *[c] C
    }
yokohama-some = { $count } { $good }
yokohama-yen = { $yen } yen
yokohama-imports = { $count } { $count ->
        [one] import
       *[other] imports
    }
yokohama-points = { $points } { $points ->
        [one] point
       *[other] points
    }
yokohama-any-goods = { $count } { $count ->
        [one] good
       *[other] goods
    } of your choice
yokohama-from-warehouse = { $count } { $count ->
        [one] piece
       *[other] pieces
    } from the warehouse
yokohama-moves = { $count } { $count ->
        [one] move
       *[other] moves
    }
yokohama-free-agent = a free agent
yokohama-an-agent = { $from ->
        [American] an American agent
       *[other] a { $from } agent
    }
yokohama-nothing = nothing
yokohama-pieces = { $piece ->
        [assistant] { $count ->
            [0] no assistant
            [one] an assistant
           *[other] { $count } assistants
        }
        [shop] { $count ->
            [one] a shop
           *[other] { $count } shops
        }
       *[house] { $count ->
            [one] a trading house
           *[other] { $count } trading houses
        }
    }
yokohama-who = { $person ->
        [you] you
       *[other] { $who }
    }
yokohama-the-hand = the hand
yokohama-order-number = O{ $number }
yokohama-order-called = { $order } ({ $goods })
yokohama-order-text = { $goods } for { $reward } ({ $country })
yokohama-order-offered = { $order }: { $text }
yokohama-technology-called = { $title } ({ $value }, { $country })
yokohama-part = { $part ->
        [orders] orders
        [church] church
        [customs] customs house
        [achievements] achievements
        [buildings] shops and houses
        [tokens] 5-power tokens
        [technologies] technologies
        [ports] ports
        [church-bonus] church majority
        [customs-bonus] customs majority
        [technology-bonus] highest technology
        [countries] countries
        [agents] unused agents
        [imports] imports
        [yen] yen
        [goods] goods
       *[turn-order] turn order (for ties)
    }

## Introduction for new players.

yokohama-introduction =
    Yokohama, about 1870: the harbour has opened to the world. You send assistants out across the map; your president crosses the areas they stand on and acts in one of them: the more of your pieces are there, the more power. The most points win.
    On your turn, place up to three assistants on different areas, or two on one; then move your president over areas with your assistants and stop where there is no other president. Your power there is 1 for the president and 1 for each of your assistants, shops and trading houses, at most 5; afterwards those assistants return to your hand. If you place or pass through where another president stands, you pay its owner 1 yen.
    Power is the number of goods, yen, exchanges, faith or units that an area gives; silk, customs house, agency and ports give one less, copper two less. With power 4 you may build a shop or a trading house; with power 5 you may take the token there.
    Before and after your main action you may complete orders, claim achievements, and send one foreign agent, who acts without your president. Two cards of one country bring such an agent. The game ends when a player has built all shops or all houses, when the church or customs house is full enough, or when the orders run out. To choose, type a number or the words beside it; type help for other commands.

## The board.

yokohama-title = Yokohama
yokohama-round = { $round ->
        [0] before the first round
       *[other] round { $round }
    } · { $person ->
        [you] you begin
       *[other] { $who } begins
    }{ $ending ->
        [none] { "" }
        [houses] { " " }· one player built all houses: last round { $last }
        [shops] { " " }· one player built all shops: last round { $last }
        [orders] { " " }· orders ran out: last round { $last }
        [church] { " " }· church full: last round { $last }
        [customs] { " " }· customs full: last round { $last }
       *[rounds] { " " }· last round { $last }
    }
yokohama-to-cross = 1¥ to cross
yokohama-legend = B president, b2 two assistants, S station{ $seated ->
        [yes] { " " }· pow: power with your president
       *[no] { "" }
    }
yokohama-signs = * point  ¥ yen  c s t f goods  ? any good  i import  w from warehouse  m move
yokohama-sign = { $what ->
        [points] { $count }*
        [yen] { $count }¥
        [copper] { $count }c
        [silk] { $count }s
        [tea] { $count }t
        [fish] { $count }f
        [any] { $count }?
        [import] { $count }i
        [warehouse] { $count }w
        [move] { $count }m
       *[agent] agent
    }
yokohama-good-sign = { $good ->
        [copper] c
        [silk] s
        [tea] t
       *[fish] f
    }
yokohama-import-sign = i
yokohama-no-reward = -
yokohama-column-area = Area
yokohama-column-power = pow
yokohama-column-shops = shops 1 to 4
yokohama-column-house = house
yokohama-column-token = token
yokohama-station-mark = S
yokohama-board-title = { $board ->
        [church] Church { $occupied }/{ $end }
       *[customs] Customs { $occupied }/{ $end }
    }
yokohama-board-unit = { $board ->
        [church] {"  "}faith
       *[customs] {"  "}imports
    }
yokohama-neutral = closed
yokohama-achievements = Achievement     points
yokohama-need-short = { $need ->
        [copper] { $count } copper
        [silk] { $count } silk
        [tea] { $count } tea
        [fish] { $count } fish
        [technologies] { $count } technologies
        [yen] { $count } yen
        [agents] { $count } agents/tokens
        [orders] { $count } orders done
        [production] { $count } prod. areas
        [commercial] { $count } comm. areas
       *[areas] { $count } prod. { $other } comm.
    }
yokohama-agents-left = Agents { $agents }
yokohama-decks = Decks  { $orders } orders, { $technologies } tech.
yokohama-prizes = Prizes { $prizes }
yokohama-free-agent-short = free
yokohama-laboratories = Labs
yokohama-ports = Ports
yokohama-area-short = { $area ->
        [laboratory-a] A
        [laboratory-b] B
        [port-a] A
       *[port-b] B
    }
yokohama-laboratory-space = { $surcharge ->
        [0] { $number }
       *[other] { $number } (+{ $surcharge })
    }
yokohama-port-space = { $number } { $level ->
        [1] green
        [2] orange
       *[3] red
    }
yokohama-price = { $surcharge ->
        [0] { $value }
       *[other] { $value }+{ $surcharge }
    } { $country }{ $has ->
        [yes] { " " }have
       *[no] { "" }
    }
yokohama-order-signs = { $order } { $country } { $cost }>{ $reward }
yokohama-column-player = Player
yokohama-column-points = now+end
yokohama-column-yen = yen
yokohama-column-hand = hand
yokohama-column-warehouse = warehouse
yokohama-column-agents = agents
yokohama-column-orders = orders
yokohama-column-tokens = tok.
yokohama-players-legend = hand, warehouse: assistants/shops/houses · agents ready/all · orders held/done
yokohama-points-and-more = { $points }+{ $more }
yokohama-icons = { $icons }
yokohama-prize-of = prize { $prize }
yokohama-technologies-of = technology { $value }: { $titles }
yokohama-left-over = left { $order }
yokohama-your-dealt = Dealt
yokohama-your-orders = Your orders
yokohama-your-order = { $order }{ $lacks ->
        [yes] { " " }(missing { $missing })
       *[no] { " " }(ready)
    }
yokohama-step = { $step ->
        [first] extras
        [place] place
        [move] move
        [area] area
        [token] token
        [build] build
        [recover] recover
       *[second] extras
    }
yokohama-turn = Turn
yokohama-once = { $what ->
        [agent] agent
        [spin] spin
       *[study] study
    } { $used ->
        [yes] used
       *[no] ready
    }

## The pending decision.

yokohama-decide-keep = Keep one of these two orders; the other leaves the game, and no other player sees either.{ $others ->
        [0] { " " }All other players have chosen.
       *[other] { " " }Also waiting for { $who }.
    }
yokohama-decide-supplement = { $second ->
        [yes] After your main action: send an agent (once a turn), claim achievements, complete orders. Then your turn ends.
       *[no] Before your main action: send an agent (once a turn), claim achievements, complete orders. Then you place assistants.
    }
yokohama-decide-place = { $placed ->
        [0] Place up to { $most } assistants on different areas, or two on one area; then your president moves.
        [one] Place more assistants on other areas, up to { $most } in all, or a second one on the same area; or finish.
       *[other] Place more assistants on other areas, up to { $most } in all, or finish.
    }
yokohama-decide-telegram = Telegram: place one more assistant on an area adjacent to { $area }, or finish.
yokohama-decide-arrive = Put your president on an area with one of your assistants{ $others ->
        [fee] { " " }and act there; where other presidents are, you pay 1 yen to the owner of each
        [free] { " " }and act there, even where other presidents are, without fees
       *[barred] { " " }and without another president, and act there
    }; or recall assistants.
yokohama-decide-move = { $steps ->
        [0] Move your president from { $area } over areas with your assistants to one { $others ->
            [barred] without another president
           *[any] of them, even where other presidents are,
        } and act there; or recall your president.
        [one] Your president has moved to { $area }: continue, or stop and act.
       *[other] Your president has moved to { $area } in { $steps } steps: continue, or stop and act.
    }
yokohama-decide-way = Your president can reach { $area } by several routes. Whom do you pay on the way?
yokohama-decide-recall = Take back as many of your assistants as you like. You will not act in an area this turn.
yokohama-decide-exchange = Chinatown: you may exchange { $left ->
        [one] once more
       *[other] { $left } times
    }.
yokohama-decide-space = { $board ->
        [church] Church: your power gives { $count } faith. For more, pay 1 copper, 1 silk, 1 tea, 1 fish, 1 import or { $yen } yen: each gives 1 faith and can be paid once. Put an assistant on a space, or on none.
       *[customs] Customs house: put an assistant on a space and pay its number of imports, at most { $count }; or put it on none.
    }
yokohama-decide-faith = Space { $space } needs { $missing } more faith: choose one thing to pay for each.
yokohama-decide-assistant = Which assistant goes to space { $space } of { $board }? It stays there until the end of the game.
yokohama-decide-hire = { $by ->
        [reward] Reward: take
       *[agency] Employment agency: take
    } up to { $left } { $left ->
        [one] piece
       *[other] pieces
    } from your warehouse into your hand.
yokohama-decide-learn = Learn a technology in { $area }, or none. Your power pays { $units } { $units ->
        [one] unit
       *[other] units
    } of its price; each further unit costs { $yen } yen or an import.{ $dear ->
        [0] { "" }
       *[other] { " " }From your fourth technology on, power cannot pay the last unit.
    }
yokohama-decide-unit = { $title }: { $missing ->
        [one] one unit is missing
       *[other] { $missing } units are missing
    }. Pay { $yen } yen or an import for each.
yokohama-decide-order = { $second ->
        [yes] You may take a second order for { $yen } yen or an import.
       *[no] Take an order, or none; a second one costs { $yen } yen or an import.
    } Your power allows { $level ->
        [0] none
        [1] green ones
        [2] green and orange ones
       *[3] all of them
    }.
yokohama-decide-second-order = What do you pay for the second order?
yokohama-decide-token = Power 5: you may take the token of { $area }: { $reward }.
yokohama-decide-build = You may build { $build ->
        [both] a shop or a trading house
        [shop] a shop
       *[house] a trading house
    } at { $area }.
yokohama-decide-leave = Telephone: do you leave one of your assistants at { $area }?
yokohama-decide-gain = Choose { $left ->
        [one] a good
       *[other] { $left } goods, one by one
    }.
yokohama-decide-move-from = You may move { $left ->
        [one] an assistant: from its area or from your hand
       *[other] { $left } assistants, one by one: from their areas or from your hand
    } to any area, without fees.
yokohama-decide-move-to = Where does the assistant from { $area } go?
yokohama-decide-move-to-from-hand = Where does the assistant from your hand go?
yokohama-decide-station = Put the station on an area: all players have 1 extra power there, and your president may ride to it.
yokohama-decide-prize = You have reached all three achievements: choose a prize.
yokohama-wait = { $awaited ->
        [keep] All players keep one of two orders. Waiting for { $who }.
        [supplement] It is { $who }’s turn.
        [supplement-again] { $who } may still use extras.
        [place] { $who } places assistants.
        [telegram] { $who } may place one more assistant with Telegram.
        [arrive] { $who } puts the president on an area.
        [move] { $who } moves the president.
        [way] { $who } chooses the president’s route.
        [recall] { $who } takes assistants back.
        [exchange] { $who } trades in Chinatown.
        [church] { $who } is in the church.
        [customs] { $who } is at the customs house.
        [faith] { $who } pays for faith.
        [assistant] { $who } chooses an assistant for a space.
        [agency] { $who } is at the employment agency.
        [warehouse] { $who } takes pieces from the warehouse.
        [learn] { $who } is in a laboratory.
        [unit] { $who } pays for a technology.
        [order] { $who } is at a port.
        [order-again] { $who } may take a second order.
        [second-order] { $who } pays for a second order.
        [token] { $who } may take a token.
        [build] { $who } may build.
        [leave] { $who } may leave an assistant.
        [gain] { $who } chooses goods.
        [move-from] { $who } moves assistants.
        [move-to] { $who } moves an assistant.
        [station] { $who } places the station.
        [prize] { $who } chooses a prize.
       *[over] The game is over.
    }
yokohama-over = The game is over.

## The effect of a choice.

yokohama-offer = { $kind ->
        [none] no effect
        [goods] { $goods }
        [bank] { $count } yen
        [chinatown] { $count ->
            [one] 1 exchange
           *[other] { $count } exchanges
        }
        [church] { $count } faith
        [customs] { $count ->
            [one] 1 import to pay
           *[other] up to { $count } imports to pay
        }
        [agency] { $count ->
            [one] 1 piece from the warehouse
           *[other] up to { $count } pieces from the warehouse
        }
        [laboratory] { $count ->
            [one] 1 unit for a technology
           *[other] { $count } units for a technology
        }
       *[port] { $count ->
            [1] a green order
            [2] a green or orange order
           *[3] any order
        }{ $points ->
            [0] { "" }
           *[other] , { $points } points
        }
    }
yokohama-do-act = power { $power }: { $parts }
yokohama-do-act-token = the token ({ $reward })
yokohama-do-act-build = { $build ->
        [both] then you may build a shop or a trading house
        [shop] then you may build a shop
       *[house] then you may build a trading house
    }
yokohama-do-act-house = 1 yen to { $who } for the trading house there
yokohama-do-fee = { $count ->
        [one] { " " }(1 yen to { $who })
       *[other] { " " }(1 yen each to { $who })
    }
yokohama-do-place = { $stands ->
        [yes] for later: your president must leave this area this turn
       *[no] power { $power } with your president: { $offer }{ $fee }
    }
yokohama-do-arrive = { $action }{ $fee }
yokohama-do-go = if you stop there: { $action }{ $fee }
yokohama-do-several = { " " }(you choose: { $ways })
yokohama-do-pass = only to pass through{ $fee }
yokohama-do-cross = cross the canal for { $yen } and continue
yokohama-do-tram = by Tram; { $action }
yokohama-do-ride = to the station at { $area }; { $action }
yokohama-do-agent = { $action }
yokohama-do-recall = take back your president and as many assistants as you like; no area action
yokohama-do-take = { $left ->
        [one] your assistant
       *[other] one of { $left }
    } from { $area }
yokohama-do-take-all = { $assistants } from all areas
yokohama-do-achieve = { $points }{ $first ->
        [yes] { " " }as the first player
       *[no] { "" }
    }; one of your assistants stays there for the rest of the game{ $prize ->
        [yes] ; and a prize
       *[no] { "" }
    }
yokohama-do-complete = pay { $goods }; get { $reward }{ $pair }
yokohama-do-pair = ; { $icons ->
        [2] 2nd
       *[other] { $icons }th
    } { $from } icon: an agent
yokohama-do-spin = give up 1 { $good }, get { $yen }
yokohama-do-study = 1 yen for an assistant from the warehouse, where you have { $left }
yokohama-do-buy = { $ware } for { $yen }
yokohama-do-sell = { $good } for { $yen }; { $left ->
        [0] none left
       *[other] { $left } left
    }
yokohama-do-space = { $pays }: { $reward }{ $end ->
        [yes] ; this triggers the end of the game
       *[no] { "" }
    }
yokohama-do-space-faith = { $faith } faith{ $missing ->
        [0] { "" }
       *[other] , { $missing } of it to pay
    }
yokohama-do-space-imports = pay { $imports }
yokohama-do-pay = { $coin }{ $what ->
        [faith] { " " }for 1 faith{ $left ->
            [0] , which is enough
           *[other] ; { $left } more to pay
        }
        [unit] { " " }for 1 unit{ $left ->
            [0] , which is enough
           *[other] ; { $left } more to pay
        }
       *[order] { " " }for the second order
    }
yokohama-do-from = { $from ->
        [hand] one from your hand, where you have { $left }
       *[area] { $left ->
            [one] your assistant
           *[other] one of { $left }
        } from { $area }
    }
yokohama-do-hire = { $piece } for { $price ->
        [0] free
       *[other] { $price } yen
    }; { $left } left there
yokohama-do-learn = { $title } ({ $country }): { $effect }. Price { $price }, { $power } by power{ $missing ->
        [0] { "" }
        [one] , 1 to pay: { $yen } yen or an import
       *[other] , { $missing } to pay: { $yen } yen or an import each
    }{ $bonus ->
        [yes] ; you get { $reward }
       *[no] { "" }
    }{ $pair }
yokohama-do-order = { $order }: { $text }
yokohama-do-gain = { $goods }: you would have { $then }
yokohama-do-build = { $piece }: { $reward }{ $end ->
        [yes] ; it is your last one and triggers the end of the game
       *[no] { "" }
    }
yokohama-do-leave = one assistant stays there, the others return
yokohama-do-station = at { $area }, where you would have power { $power } with your president
yokohama-do-prize-flag = { $from ->
        [American] an American icon
       *[other] a { $from } icon
    }{ $pair }
yokohama-do-prize-agent = an agent without a country
yokohama-do-done = { $awaited ->
        [supplement] continue to placing
        [supplement-again] end your turn
        [place] place no more assistants
        [telegram] place no more assistants
        [recall] take back no more
        [exchange] exchange no more
        [church] take no space
        [customs] take no space
        [agency] take no more
        [warehouse] take no more
        [learn] learn nothing
        [order] take no order
        [order-again] take no second order
        [token] leave the token there
        [build] build nothing
        [leave] all assistants return
       *[move-from] move no more
    }

## Events.

yokohama-first-player-found = { $person ->
        [you] You are
       *[other] { $who } is
    } the first player, and { $person ->
        [you] begin
       *[other] begins
    } every round.
yokohama-orders-dealt = { $person ->
        [you] You are dealt
       *[other] { $who } is dealt
    } { $known ->
        [yes] { $orders }
       *[no] two orders
    }.
yokohama-others-dealt = { $who } { $count ->
        [one] is
       *[other] are
    } dealt two orders{ $count ->
        [one] { "" }
       *[other] { " " }each
    }.
yokohama-order-kept = { $person ->
        [you] You keep
       *[other] { $who } keeps
    } { $known ->
        [yes] { $order }
       *[no] one of two orders
    }.
yokohama-others-kept = { $who } { $count ->
        [one] keeps one order
       *[other] keep one order each
    }.
yokohama-round-began = { $last ->
        [yes] Round { $round } begins, the last one.
       *[no] Round { $round } begins.
    }
yokohama-turn-began = { $person ->
        [you] It is your turn
       *[other] It is { $who }’s turn
    }.
yokohama-stock-market = { $person ->
        [you] You get
       *[other] { $who } gets
    } { $yen } from the Stock Market.
yokohama-agent-sent = { $person ->
        [you] You send
       *[other] { $who } sends
    } { $agent ->
        [free] a free agent
       *[foreign] { $from ->
            [American] an American agent
           *[other] a { $from } agent
        }
    } to { $area }{ $then }.
yokohama-achievement-reached = { $person ->
        [you] You claim
       *[other] { $who } claims
    } achievement { $letter }{ $first ->
        [yes] { " " }as the first player
       *[no] { "" }
    }{ $then }.
yokohama-order-completed = { $person ->
        [you] You complete
       *[other] { $who } completes
    } { $order }{ $then }.
yokohama-silk-spun = { $person ->
        [you] You turn
       *[other] { $who } turns
    } 1 { $good } into 2 yen with the Spinning Machine{ $then }.
yokohama-assistant-studied = { $person ->
        [you] You take
       *[other] { $who } takes
    } an assistant from the warehouse for 1 yen (University){ $then }.
yokohama-assistants-placed = { $person ->
        [you] You place
       *[other] { $who } places
    } { $assistants } at { $areas }{ $fees }.
yokohama-fee = { $to ->
        [canal] { $yen } for the canal
       *[seat] { $yen } to { $who }
    }
yokohama-fees = { " " }({ $fees })
yokohama-fee-paid = { $person ->
        [you] You pay
       *[other] { $who } pays
    } { $yen } to { $to }, whose president is there.
yokohama-canal-paid = { $person ->
        [you] You pay
       *[other] { $who } pays
    } { $yen } for the canal.
yokohama-president-moved = { $person ->
        [you] Your president goes
       *[other] { $who }’s president goes
    } to { $area }{ $fees }{ $act }.
yokohama-president-arrived = { $person ->
        [you] Your president goes
       *[other] { $who }’s president goes
    } from the hand to { $area }{ $fees }{ $act }.
yokohama-tram-taken = { $person ->
        [you] Your president goes
       *[other] { $who }’s president goes
    } by Tram to { $area }{ $act }.
yokohama-station-ridden = { $person ->
        [you] Your president rides
       *[other] { $who }’s president rides
    } to the station at { $area }{ $act }.
yokohama-president-recalled = { $from ->
        [hand] { $person ->
            [you] Your president stays in your hand
           *[other] { $who }’s president stays in hand
        }
       *[area] { $person ->
            [you] You recall your president from { $area }
           *[other] { $who } recalls the president from { $area }
        }
    }{ $with }.
yokohama-with-assistants = ; { $assistants } { $count ->
        [one] returns
       *[other] return
    } from { $areas }
yokohama-assistants-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $assistants } back from { $areas }.
yokohama-action-began = { $person ->
        [you] You act
       *[other] { $who } acts
    } at { $area } with power { $power }{ $then }.
yokohama-and-acts = { " " }and acts with power { $power }{ $then }
yokohama-with-power = { " " }with power { $power }
yokohama-then = { ": " }{ $gains }
yokohama-then-house = ; { $person ->
        [you] you get
       *[other] { $who } gets
    } { $yen } for the trading house there
yokohama-then-back = { $count ->
        [0] { "" }
        [one] ; an assistant returns
       *[other] ; { $assistants } return
    }{ $stays ->
        [yes] { $count ->
            [0] ; the assistant stays there
           *[other] , one stays
        }
       *[no] { "" }
    }
yokohama-house-paid = { $person ->
        [you] You get
       *[other] { $who } gets
    } { $yen } for the trading house at { $area }.
yokohama-gained = { $person ->
        [you] You get
       *[other] { $who } gets
    } { $gains }.
yokohama-points-gained = { $person ->
        [you] You get
       *[other] { $who } gets
    } { $gains } for { $merit ->
        [orders] an order
        [church] the church
        [customs] the customs house
        [achievements] an achievement
        [buildings] a building
        [tokens] a token
        [technologies] technology
       *[ports] the port
    }.
yokohama-by-mining = { $goods } thanks to Mining Technology
yokohama-deal = { $how ->
        [bought] { $person ->
            [you] buy
           *[other] buys
        }
       *[sold] { $person ->
            [you] sell
           *[other] sells
        }
    } { $what } for { $yen }
yokohama-traded = { $person ->
        [you] You
       *[other] { $who }
    } { $deals }{ $then }.
yokohama-paid = { $person ->
        [you] You pay
       *[other] { $who } pays
    } { $coins }.
yokohama-paying = , paying { $coins }
yokohama-space-taken = { $person ->
        [you] You put
       *[other] { $who } puts
    } an assistant { $from ->
        [hand] from hand
       *[area] from the area
    } on space { $space } of { $board }{ $paying }{ $then }.
yokohama-pieces-hired = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $pieces } from the warehouse{ $yen ->
        [0] { "" }
       *[other] { " " }({ $yen } yen)
    }{ $then }.
yokohama-technology-learned = { $person ->
        [you] You learn
       *[other] { $who } learns
    } { $card } in { $area }{ $paying }{ $then }.
yokohama-order-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } order { $order } at { $area }{ $paying }{ $then }.
yokohama-technologies-shown = New in { $area }: { $cards }.
yokohama-orders-shown = New at { $area }: { $cards }.
yokohama-deck-empty = There are too few cards to refill { $area }.
yokohama-token-taken = { $person ->
        [you] You take
       *[other] { $who } takes
    } the token of { $area }{ $told ->
        [yes] { "" }
       *[no] { " " }({ $reward })
    }{ $then }.
yokohama-shop-built = { $person ->
        [you] You build
       *[other] { $who } builds
    } a shop at { $area }{ $then }.
yokohama-house-built = { $person ->
        [you] You build
       *[other] { $who } builds
    } a trading house at { $area }{ $then }.
yokohama-assistants-recovered = { $person ->
        [you] You take
       *[other] { $who } takes
    } { $count ->
        [0] no assistant
       *[other] { $assistants }
    } back from { $area }{ $stays ->
        [yes] { " " }and { $person ->
            [you] leave
           *[other] leaves
        } one there
       *[no] { "" }
    }.
yokohama-assistants-moved = { $person ->
        [you] You move
       *[other] { $who } moves
    } { $count ->
        [one] an assistant
       *[other] assistants
    } { $ways }{ $then }.
yokohama-way = from { $from } to { $to }
yokohama-station-placed = { $person ->
        [you] You put
       *[other] { $who } puts
    } the station on { $area }.
yokohama-prize-taken = { $person ->
        [you] You choose
       *[other] { $who } chooses
    } { $prize ->
        [flag] { $from ->
            [American] an American icon
           *[other] a { $from } icon
        }
       *[agent] the free agent
    } as a prize for all three achievements.
yokohama-end-triggered = The end is near: { $because ->
        [houses] a player has built all trading houses
        [shops] a player has built all shops
        [orders] there are too few orders left
        [church] the church is full enough
        [customs] the customs house is full enough
       *[rounds] the round limit is reached
    }. Finish this round, then play one more.
yokohama-game-ended = The game is over: { $because ->
        [houses] a player had built all trading houses
        [shops] a player had built all shops
        [orders] the orders had run out
        [church] the church was full enough
        [customs] the customs house was full enough
       *[rounds] the round limit was reached
    }.
yokohama-hand-shown = { $person ->
        [you] You have
       *[other] { $who } has
    } { $count ->
        [0] no order
       *[other] { $orders }
    } left.

## Refusals.

yokohama-no-game-over = The game is over
yokohama-no-not-your-turn = It is not your turn; waiting for { $who }
yokohama-no-not-now = { $awaited ->
        [keep] Now keep one of your two orders
        [supplement] Now you can only use extras (an agent, achievements, orders) or continue
        [supplement-again] Now you can only use extras (an agent, achievements, orders) or end your turn
        [place] Now place assistants
        [telegram] Now you can only place the extra assistant of Telegram
        [arrive] Now put your president on an area, or recall assistants
        [move] Now move your president, or recall it
        [way] Now choose your president’s route
        [recall] Now take back assistants
        [exchange] Now you can only trade in Chinatown
        [church] Now choose a space of the church, or none
        [customs] Now choose a space of the customs house, or none
        [faith] First pay for the faith
        [assistant] First choose the assistant for the space
        [agency] Now take pieces from the warehouse, or finish
        [warehouse] Now take pieces from the warehouse, or finish
        [learn] Now learn a technology, or none
        [unit] First pay for the technology
        [order] Now take an order, or none
        [order-again] Now take a second order, or none
        [second-order] First pay for the second order
        [token] Now take the token, or leave it
        [build] Now choose whether to build
        [leave] Now choose whether an assistant stays
        [gain] First choose the goods
        [move-from] Now move assistants, or finish
        [move-to] First choose where the assistant goes
        [station] First place the station
        [prize] First choose a prize
       *[over] The game is over
    }
yokohama-no-not-dealt = { $order } was not dealt to you
yokohama-no-not-in-play = With this number of players { $area } is not in the game
yokohama-no-on-canal = { $deed ->
        [stop] No president may stop on the canal
        [act] No one can act on the canal
       *[put] No piece can be put on the canal
    }
yokohama-no-assistant-in-hand = You have no assistant in your hand
yokohama-no-assistant-there = You have no assistant at { $area }
yokohama-no-too-little-yen = { $what ->
        [fee] The fees are { $needs } yen
       *[price] That costs { $needs } yen
    }, and you have { $has }
yokohama-no-too-few-goods = You need { $needs } { $good } and have { $has }
yokohama-no-too-few-imports = You need { $needs } { $needs ->
        [one] import
       *[other] imports
    } and have { $has }
yokohama-no-technology = You do not have the technology { $title }
yokohama-no-already-used = You have already used { $title } this turn
yokohama-no-warehouse-empty = { $piece ->
        [assistant] No assistant is
        [shop] No shop is
       *[house] No trading house is
    } left in your warehouse
yokohama-no-agent = You have no agent ready
yokohama-no-agent-used = You have already used an agent this turn
yokohama-no-own-president = Your own president is at { $area }
yokohama-no-already-achieved = You have already claimed achievement { $letter }
yokohama-no-not-achieved = For achievement { $letter } you still need { $missing }
yokohama-no-not-in-hand = You do not have order { $order }
yokohama-no-placed-there = You have already placed an assistant at { $area } and one elsewhere: only one per area
yokohama-no-not-adjacent = There is no direct route from { $from } to { $area }
yokohama-no-back-to-start = Your president started from { $area } and cannot go back there
yokohama-no-president-there = There is another president at { $area }
yokohama-no-other-fees = No available route to { $area } pays exactly these players
yokohama-no-way = There is no route to { $area } over areas with your assistants
yokohama-no-way-on = From { $area } your president could not reach an area to stop at
yokohama-no-on-the-way = Your president has already walked { $steps } { $steps ->
        [one] step
       *[other] steps
    }; this is possible only instead of walking
yokohama-no-same-area = The assistant is already at { $area }
yokohama-no-such-space = There is no space { $space } on the board of { $board }
yokohama-no-space-taken = Space { $space } of { $board } is occupied
yokohama-no-too-little-faith = This space needs { $needs } faith; you can reach { $most }
yokohama-no-too-many-imports = This space costs { $needs } imports; your power allows { $most }
yokohama-no-assistant-to-give = You have no assistant at { $board } or in your hand
yokohama-no-already-paid = Each thing can be paid only once, and you have already paid { $coin }
yokohama-no-not-accepted = You cannot pay with { $kind ->
        [import] imports
        [yen] yen
       *[good] { $good }
    } here
yokohama-no-other-area = The assistant comes from { $board } or from your hand, not from { $area }
yokohama-no-slot-empty = There is no card on space { $slot }
yokohama-no-title-owned = You already have { $title }
yokohama-no-too-dear = You need { $needs } more { $needs ->
        [one] unit
       *[other] units
    } than your power pays, and you can pay { $most }
yokohama-no-level-too-high = The order is { $level ->
        [1] green
        [2] orange
       *[3] red
    }, but your power allows { $most ->
        [0] none
        [1] only green ones
        [2] only green and orange ones
       *[3] all
    }
yokohama-no-hand-full = You cannot hold more than { $limit } orders
yokohama-no-second-order = A second order costs { $yen } yen or an import
yokohama-no-piece-in-hand = You do not have { $piece } in your hand
yokohama-no-own-shop = You already have a shop at { $area }
yokohama-no-shop-there = There is already a shop in space { $space }
yokohama-no-house-there = There is already a trading house at { $area }
yokohama-no-prize = There is no prize { $prize }

yokohama-option-name = { $option ->
    [prizes] prizes for achievements (mini-expansion 1)
    [free-agents] free agents among the tokens (mini-expansion 2)
    [direct] Tram and station lead
   *[other] { $option }
}
yokohama-option-value = { $value ->
    [yes] yes
    [no] no
    [assistant] only to areas with one of your assistants
    [anywhere] to any area
   *[other] { $value }
}

## Texts of the HTML board only.

yokohama-html-board = The town and harbour of Yokohama
yokohama-html-town = The town
yokohama-html-area = { $area ->
        [copper-1] Copper mine 1
        [copper-2] Copper mine 2
        [fishing-1] Fishing 1
        [fishing-2] Fishing 2
        [silk-1] Silk mill 1
        [silk-2] Silk mill 2
        [tea-1] Tea field 1
        [tea-2] Tea field 2
        [bank] Bank
        [chinatown] Chinatown
        [church] Church
        [customs] Customs house
        [agency] Employment agency
        [laboratory-a] Laboratory A
        [laboratory-b] Laboratory B
        [port-a] Port A
        [port-b] Port B
       *[canal] Canal
    }
yokohama-html-area-does = { $kind ->
        [copper-mine] Gives the amount of copper shown under your power.
        [fishing] Gives the amount of fish shown under your power.
        [silk-mill] Gives the amount of silk shown under your power.
        [tea] Gives the amount of tea shown under your power.
        [bank] Gives the amount of yen shown under your power.
        [chinatown] Exchanges: each sells a good for yen, or buys a good or an import for yen.
        [church] Faith, and more if you pay for it: put an assistant on a space of the church board.
        [customs] Pay up to this many imports: put an assistant on a space of the customs board.
        [agency] Take up to this many pieces from your warehouse; shops and trading houses have a price.
        [laboratory-a] Units towards a technology of laboratory A.
        [laboratory-b] Units towards a technology of laboratory B.
        [port-a] Take an order from port A: 1 green, 2 also orange, 3 also red.
        [port-b] Take an order from port B: 1 green, 2 also orange, 3 also red.
       *[canal] Crossing the canal costs 1 yen. You cannot stop or place anything here.
    }
yokohama-html-look = Look closer: { $area }
yokohama-html-yields = What power 1 to 5 gives
yokohama-html-men = { $who }: { $president ->
        [yes] president{ $count ->
            [0] { "" }
           *[other] , { "" }
        }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] 1 assistant
       *[other] { $count } assistants
    }
yokohama-html-site = { $taken ->
        [yes] { $piece ->
            [shop] Shop of { $who }
           *[house] Trading house of { $who }
        }
       *[no] { $piece ->
            [shop] Shop: { $reward }
           *[house] Trading house: { $reward }
        }
    }
yokohama-html-token = 5-power token: { $reward }
yokohama-html-space = Space { $space }, { $board ->
        [church] { $value } faith
       *[customs] { $value } { $value ->
            [one] import
           *[other] imports
        }
    }: { $who }
yokohama-html-board-end = { $occupied } of { $end } assistants that trigger the end
yokohama-html-goals = Achievements
yokohama-html-goal = Achievement { $letter }: { $need }. First player { $first } points, others { $later }{ $reached ->
        [0] { "" }
       *[other] . Claimed by: { $who }
    }
yokohama-html-supply = Supply
yokohama-html-orders-to-come = Orders in the deck: { $count }
yokohama-html-technologies-to-come = Technologies in the deck: { $count }
yokohama-html-agents-left = { $from } agents: { $count }
yokohama-html-prizes = Prizes for all three achievements
yokohama-html-display = { $area ->
        [laboratory-a] Technologies A
        [laboratory-b] Technologies B
        [port-a] Orders A
       *[port-b] Orders B
    }
yokohama-html-technology = { $title }, value { $value }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(plus { $surcharge } here)
    }, { $country }: { $effect }
yokohama-html-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $more } more if the game ended now
yokohama-html-first = first player
yokohama-html-pile = { $place ->
        [hand] In hand
       *[warehouse] In the warehouse
    }: { $piece ->
        [assistant] { $count ->
            [one] 1 assistant
           *[other] { $count } assistants
        }
        [shop] { $count ->
            [one] 1 shop
           *[other] { $count } shops
        }
       *[house] { $count ->
            [one] 1 trading house
           *[other] { $count } trading houses
        }
    }{ $price ->
        [0] { "" }
       *[other] , the next for { $price } yen
    }
yokohama-html-icons = { $from } icons: { $icons }; agents ready: { $ready }, used: { $used }
yokohama-html-free-agents = Free agents ready: { $ready }, used: { $used }
yokohama-html-hand-size = { $count ->
        [0] No order in hand
        [one] 1 order in hand
       *[other] { $count } orders in hand
    }
yokohama-html-completed = Completed { $order }
yokohama-html-steps = Steps of this turn
yokohama-html-by-name = { $what }: click the map, or choose by name ({ $count })
yokohama-html-say = { $verb }: { $what }
yokohama-html-say-at = { $verb } – { $area }: { $what }
yokohama-html-fee = fee on the way: { $yen } yen
yokohama-html-verb = { $kind ->
        [keep] Keep an order
        [agent] Send an agent
        [achieve] Claim an achievement
        [complete] Complete an order
        [spin] Use Spinning Machine
        [study] Use University
        [place] Place an assistant
        [shift] Move an assistant
        [go] Move the president
        [stop] Stop here and act
        [via] Pay on the way
        [tram] Take the Tram
        [ride] Ride to the station
        [recall] Recall
        [take] Take back
        [buy] Buy
        [sell] Sell
        [space] Put an assistant on a space
        [pay] Pay
        [from] Give an assistant
        [hire] Take from the warehouse
        [learn] Learn a technology
        [order] Take an order
        [gain] Take a good
        [token] Take the token
        [shop] Build a shop
        [house] Build a trading house
        [build] Build
        [station] Put the station here
       *[prize] Choose a prize
    }
yokohama-html-heading = { $awaited ->
        [keep] Keep one of two orders
        [supplement] Your turn: extras first?
        [supplement-again] Extras before your turn ends?
        [place] Place assistants
        [telegram] Telegram: one more assistant
        [arrive] Where does your president go?
        [move] Move your president
        [way] Choose the route
        [recall] Take assistants back
        [exchange] Trade in Chinatown
        [church] In the church
        [customs] At the customs house
        [faith] Pay for faith
        [assistant] Which assistant?
        [agency] Employment agency
        [warehouse] From the warehouse
        [learn] In the laboratory
        [unit] Pay for the technology
        [order] At the port
        [order-again] A second order?
        [second-order] Pay for the second order
        [token] Take the token?
        [build] Build?
        [leave] Leave an assistant?
        [gain] Choose a good
        [move-from] Move assistants
        [move-to] Where to?
        [station] Place the station
        [prize] Choose a prize
       *[over] The game is over
    }
