# Dschunke. $person is "you" for the reader and "other" for other players.

dschunke-junk = { $junk ->
        [grey] grigia
        [orange] arancio
        [purple] viola
        [brown] marrone
       *[white] bianca
    }
dschunke-good = { $good ->
        [rice] riso
        [fish] pesce
        [vegetables] ortaggi
       *[spices] spezie
    }
dschunke-pile = { $pile ->
        [square] quadrato
        [circle] cerchio
        [triangle] triangolo
       *[star] stella
    }
dschunke-letter = { $colour ->
        [red] r
        [blue] b
        [green] v
       *[yellow] g
    }
dschunke-some = { $count ->
        [one] 1 carta { $good }
       *[other] { $count } carte { $good }
    }
dschunke-yuan = { $yuan } yuan
dschunke-about = circa { $yuan } yuan
dschunke-a-special-card = una carta speciale
dschunke-no-cards = nessuna carta
dschunke-bid-nothing = niente
dschunke-or = { $first } o { $last }
dschunke-who = { $person ->
        [you] te
       *[other] { $who }
    }
dschunke-worker = il { $worker ->
        [load-merchant] mercante del carico
        [money-merchant] mercante dei soldi
        [goods-merchant] mercante dei prodotti
        [lower-apprentice] garzone inferiore
       *[upper-apprentice] garzone superiore
    }
dschunke-card = { $kind ->
        [extra] extra
        [ties] parità
        [swap] scambio
        [place] carico
        [goods] prodotti
        [move] spostamento
        [money] soldi ({ $one })
        [eight] otto ({ $one })
       *[twelve] dodici ({ $one }+{ $two })
    }
dschunke-card-text = { $kind ->
        [extra] permanente: una carta prodotto in più a ogni rifornimento
        [ties] permanente: vinci ogni parità nelle offerte
        [swap] permanente: dopo ogni nuova tessera mercato scambia fino a 2 carte prodotto
        [place] una volta: piazza un carico su una giunca qualsiasi
        [goods] una volta: prendi prodotti per le tue casse visibili su una giunca qualsiasi
        [move] una volta: sposta un tuo carico dalla cima di una giunca a un’altra giunca
        [money] una volta: prendi soldi per le tue casse visibili sulla giunca { $one }
        [eight] alla fine: { $eight } yuan con { $first } casse visibili sulla giunca { $one }
       *[twelve] alla fine: { $twelve } yuan con { $first } casse sulla giunca { $one } e { $second } sulla { $two }
    }
dschunke-part = { $part ->
        [money] soldi
        [special-cards] carte speciali
        [junks] giunche
       *[goods] prodotti in mano
    }

## Introduction for new players.

dschunke-introduction =
    Nel porto cinque giunche formano un anello, cariche di casse di tutti i giocatori. I mercanti girano lungo l’anello, e i prodotti si vendono sul molo. Dopo dieci round vince chi ha più soldi.
    Nel tuo turno usi un mercante o un garzone, ognuno una volta per round: metti carichi da tre casse su una giunca, oppure prendi lì soldi o prodotti, uno per ogni tua cassa visibile. Tre carichi formano uno strato; lo strato successivo si mette di traverso e copre ciò che sta sotto.
    Poi tutti prendono qualche prodotto e fanno più volte offerte segrete con carte di un solo prodotto. L’offerta più alta per un prodotto riceve ciò che la tessera mercato del round paga, chi è in parità divide, e tutte le carte offerte si scartano. S indica una carta speciale.
    Alla fine ogni giunca con una tua cassa visibile rende 4 yuan, tutte e cinque insieme 25. Per scegliere scrivi un numero o le parole accanto; scrivi help per gli altri comandi.

## The board.

dschunke-title = Dschunke
dschunke-round = { $round ->
        [0] preparazione: si piazza il carico
       *[other] round { $round } di { $rounds }
    } · { $person ->
        [you] cominci tu
       *[other] comincia { $who }
    }
dschunke-goods = Prodotti
dschunke-brings = mercato
dschunke-stack = pila
dschunke-your-hand = la tua mano
dschunke-price = { $sold ->
        [yes] venduto ({ $price ->
            [special] S
           *[yuan] { $yuan }
        })
       *[no] { $price ->
            [special] S (carta)
           *[yuan] { $yuan } yuan
        }
    }
dschunke-stack-empty = vuota
dschunke-stack-there = ce n’è
dschunke-column-junk = Giunca
dschunke-column-carries = porta
dschunke-column-merchant = mercante
dschunke-column-cargo = carico: cima
dschunke-carries-all = tutto
dschunke-merchant = { $merchant ->
        [load] carico { $strips }
        [money] soldi
        [goods] prodotti
       *[hidden] coperto
    }{ $used ->
        [yes] { " " }us.
       *[no] { "" }
    }
dschunke-legend = i mercanti scendono di una riga a round · carico: quanti, e di chi in cima
dschunke-rounds = Round
dschunke-apprentice = { $row ->
        [lower] { $used ->
            [yes] garz. inf. us.
           *[no] garz. inf.
        }
       *[upper] { $used ->
            [yes] garz. sup. us.
           *[no] garz. sup.
        }
    }
dschunke-task = { $task ->
        [load] car.{ $strips }
        [money] soldi
       *[goods] prod.
    }
dschunke-piles = Mazzi spec.
dschunke-pile-of = { $pile } { $cards }{ $taken ->
        [yes] { " " }us.
       *[no] { "" }
    }
dschunke-column-player = Giocatore
dschunke-column-goods = prod.
dschunke-column-supply = rifor.
dschunke-column-strips = carichi
dschunke-column-bonus = giunche
dschunke-column-yuan = yuan
dschunke-column-cards = carte speciali
dschunke-first = 1°
dschunke-hidden-cards = { $cards ->
        [one] 1 coperta
       *[other] { $cards } coperte
    }
dschunke-has-bid = (offerta fatta)
dschunke-hand-of = prodotti: { $goods }; carte coperte: { $cards }
dschunke-your-cards = Le tue carte
dschunke-your-card = { $card }: { $text }
dschunke-your-bid = Tua offerta

## The pending decision.

dschunke-decide-cargo = Piazza un carico di { $who } su una giunca che ne ha meno di tre. I mercanti si scoprono quando tutti i carichi sono piazzati.
dschunke-decide-swap = La tua carta scambio: { $returned ->
        [0] rimetti nelle pile fino a 2 carte prodotto e prendine altrettante.
       *[other] rimetti nella pila un’altra carta prodotto, oppure finisci e prendine una per ogni carta rimessa.
    }{ $swaps ->
        [one] { "" }
       *[other] { " " }Hai { $swaps } scambi.
    }
dschunke-decide-swap-take = Prendi { $left ->
        [one] una carta prodotto
       *[other] { $left } carte prodotto, una alla volta,
    } per quelle che hai rimesso, di altri prodotti se ce ne sono.
dschunke-decide-search-event = S: ogni giocatore prende una carta speciale. Scegli un mazzo non ancora guardato da altri, guardalo tutto e tieni una carta.
dschunke-decide-search-barter = Hai vinto una carta speciale. Scegli un mazzo, guardalo tutto e tieni una carta.{ $last ->
        [yes] { " " }Oppure prendi { $yuan } yuan, dato che è l’ultimo round.
       *[no] { "" }
    }
dschunke-decide-keep = Tieni una di queste carte; gli altri giocatori non vedono le altre. Le carte permanenti restano scoperte davanti a te, tutte le altre coperte.
dschunke-decide-turn = Tocca a te: usa un mercante o un garzone non ancora usato in questo round. Contano solo le casse visibili dall’alto.{ $cards ->
        [0] { "" }
       *[other] { " " }Prima o dopo puoi giocare una carta speciale.
    }
dschunke-decide-action = Ora usa un mercante o un garzone non ancora usato in questo round.
dschunke-decide-card = Hai fatto la tua azione. Puoi ancora giocare una carta speciale, oppure finire il turno.
dschunke-decide-apprentice = Su quale giunca mandi { $worker }? Sono disponibili solo le giunche senza mercante.
dschunke-decide-pick = Prendi { $left ->
        [one] una carta prodotto
       *[other] { $left } carte prodotto
    } da una sola pila; da un’altra solo quando è finita.
dschunke-decide-place = Su quale giunca piazzi il tuo carico?
dschunke-decide-goods-card = Su quale giunca prendi prodotti? Ricevi una carta per ogni tua cassa visibile lì, almeno 3.
dschunke-decide-move-from = Da quale giunca sposti un carico? Si può spostare solo dallo strato in cima.
dschunke-decide-move-to = Su quale giunca sposti il tuo carico dalla giunca { $junk }?
dschunke-decide-supply = Rifornimento: prendi { $left ->
        [one] ancora una carta prodotto
       *[other] { $left } carte prodotto, una alla volta,
    } da qualsiasi pila. Poi tutti fanno un’offerta.
dschunke-for-sale = { $good } per { $price }
dschunke-decide-bid = Fai un’offerta segreta: carte di un solo prodotto non ancora venduto, oppure niente. Chi offre più carte riceve ciò che la tessera paga per il prodotto, chi è in parità divide, e tutte le carte offerte si scartano.{ $others ->
        [0] { " " }Tutti gli altri hanno già offerto.
       *[other] { " " }In attesa anche di { $who }.
    }
dschunke-wait-bids = Tutti fanno un’offerta segreta. In attesa di { $who }.
dschunke-wait-sealed = La tua offerta segreta: { $bid }. In attesa di { $who }.
dschunke-wait = { $awaited ->
        [cargo] { $who } piazza un carico.
        [swap] { $who } può scambiare carte prodotto.
        [search] { $who } sceglie un mazzo di carte speciali da guardare.
        [keep] { $who } guarda un mazzo e tiene una carta.
        [turn] È il turno di { $who }.
        [apprentice] { $who } manda un garzone su una giunca.
        [pick] { $who } prende prodotti.
        [place] { $who } piazza un carico.
        [goods-card] { $who } sceglie una giunca da cui prendere prodotti.
        [move] { $who } sposta un carico.
        [supply] { $who } prende prodotti dalle pile.
        [barter] In attesa di { $who }.
       *[over] La partita è finita.
    }
dschunke-over = La partita è finita.

## The effect of a choice.

dschunke-do-load = metti { $strips ->
        [one] 1 carico
       *[other] { $strips } carichi
    } sulla giunca { $junk }: lì avresti { $then ->
        [one] 1 cassa visibile
       *[other] { $then } casse visibili
    } (ora { $now })
dschunke-do-earn = prendi { $yuan } yuan { $visible ->
        [0] dalla giunca { $junk }, dove non hai casse visibili
        [one] per la tua cassa visibile sulla giunca { $junk }
       *[other] per le tue { $visible } casse visibili sulla giunca { $junk }
    }
dschunke-do-fetch = prendi { $goods } dalla giunca { $junk }{ $others ->
        [0] { "" }
        [one] , e 1 carta di un altro prodotto
       *[other] , e { $others } carte di altri prodotti
    }
dschunke-do-fetch-any = prendi { $count } carte di un prodotto a tua scelta sulla giunca { $junk }
dschunke-do-send = { $task ->
        [load] metti { $strips ->
            [one] 1 carico
           *[other] { $strips } carichi
        }, poi casse visibili: { $places }
        [money] prendi yuan: { $places }
       *[goods] prendi carte prodotto: { $places }
    }
dschunke-do-send-place = { $count } sulla { $junk }
dschunke-do-cargo = un carico di { $who } sulla giunca { $junk } (ora { $strips })
dschunke-do-move-from = sulla giunca { $junk } ti { $then ->
        [one] resterebbe 1 cassa visibile
       *[other] resterebbero { $then } casse visibili
    } (ora { $now })
dschunke-do-pick = prendi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $good }: ne avresti { $then }
dschunke-do-return = rimetti nella pila una carta { $good }: { $left ->
        [0] non te ne resta
        [one] te ne resta 1
       *[other] te ne restano { $left }
    }
dschunke-do-search = { $cards ->
        [one] c’è una sola carta: la prendi
       *[other] guardi le sue { $cards } carte e ne tieni una
    }
dschunke-do-yuan = { $yuan } yuan al posto di una carta
dschunke-do-bid = { $goods } per { $price }, { $left ->
        [0] non te ne resta
        [one] te ne resta 1
       *[other] te ne restano { $left }
    }
dschunke-do-bid-nothing = tieni le tue carte; il baratto finisce se nessuno offre
dschunke-do-done = { $returned ->
        [0] non scambiare niente
       *[other] non rimettere altro
    }
dschunke-do-end = finisci il turno senza giocare carte

## What happened.

dschunke-hand-dealt = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $known ->
        [yes] { $goods }
       *[no] una mano di prodotti
    }.
dschunke-first-player-found = { $person ->
        [you] Ora cominci tu
       *[other] Ora comincia { $who }
    }.
dschunke-cargo-placed = { $person ->
        [you] Piazzi
       *[other] { $who } piazza
    } un carico di { $owner } sulla giunca { $junk }.
dschunke-merchants-shown = Si scoprono i mercanti: carico sulla { $load }, soldi sulla { $money }, prodotti sulla { $goods }.
dschunke-merchants-moved = I mercanti avanzano: carico sulla { $load }, soldi sulla { $money }, prodotti sulla { $goods }.
dschunke-market-revealed = Round { $round }: { $market }.
dschunke-goods-returned = { $person ->
        [you] Rimetti
       *[other] { $who } rimette
    } nelle pile { $goods }.
dschunke-goods-taken = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } { $goods }{ $by }.
dschunke-goods-missed = { $person ->
        [you] Rinunci
       *[other] { $who } rinuncia
    } a { $count ->
        [one] una carta prodotto
       *[other] { $count } carte prodotto
    }: le pile sono vuote.
dschunke-pile-searched = { $person ->
        [you] Guardi il mazzo { $pile }: { $cards }.
       *[other] { $who } guarda il mazzo { $pile }.
    }
dschunke-card-kept = { $person ->
        [you] Tieni
       *[other] { $who } tiene
    } { $known ->
        [yes] la carta { $card }
       *[no] una carta coperta
    }.
dschunke-money-announced = { $person ->
        [you] tu hai
       *[other] { $who } ha
    } { $yuan } yuan
dschunke-money-announced-all = Tutti dichiarano i propri soldi: { $who }.
dschunke-worker-used = { $person ->
        [you] Usi
       *[other] { $who } usa
    } { $worker } sulla giunca { $junk }.
dschunke-by-worker = { " " }con { $worker }
dschunke-by-card = { " " }con la carta { $card }
dschunke-action-missed = { $person ->
        [you] Non puoi usare
       *[other] { $who } non può usare
    } nessuno dei mercanti e garzoni rimasti.
dschunke-strips-loaded = { $person ->
        [you] Metti
       *[other] { $who } mette
    } { $count ->
        [one] un carico
       *[other] { $count } carichi
    } sulla giunca { $junk }{ $by }.
dschunke-money-earned = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $yuan } yuan{ $by } ({ $visible ->
        [0] nessuna cassa visibile
        [one] una cassa visibile
       *[other] { $visible } casse visibili
    } sulla giunca { $junk }).
dschunke-card-played = { $person ->
        [you] Giochi
       *[other] { $who } gioca
    } la carta { $card }.
dschunke-strip-moved = { $person ->
        [you] Sposti
       *[other] { $who } sposta
    } un carico dalla giunca { $from } alla giunca { $to }{ $by }.
dschunke-bid-sealed = { $person ->
        [you] Fai
       *[other] { $who } fa
    } { $known ->
        [yes] un’offerta segreta: { $bid }
       *[no] un’offerta segreta
    }.
dschunke-bids-sealed = { $who } { $count ->
        [one] ha fatto un’offerta
       *[other] hanno fatto un’offerta
    }.
dschunke-bid-shown = { $person ->
        [you] tu
       *[other] { $who }
    } { $bid }
dschunke-bids-shown = Offerte: { $bids }.
dschunke-goods-sold = Vendita di { $good }: { $how ->
        [money] { $person ->
            [you] ricevi
           *[other] { $who } riceve
        } { $yuan } yuan
        [special] { $person ->
            [you] vinci
           *[other] { $who } vince
        } una carta speciale
        [shared] parità tra { $who }, { $yuan ->
            [0] troppo poco da dividere
           *[other] { $yuan } yuan a testa
        }
       *[special-tied] parità tra { $who }, nessuno prende la carta speciale
    }{ $card ->
        [yes] { " " }con la carta parità
       *[no] { "" }
    }.
dschunke-yuan-taken = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } { $yuan } yuan al posto di una carta speciale.
dschunke-barter-ended = { $sold ->
        [0] Il baratto finisce: non si è venduto niente.
        [1] Il baratto finisce: venduto un prodotto.
        [4] Il baratto finisce: venduti tutti i prodotti.
       *[other] Il baratto finisce: venduti { $sold } prodotti.
    }
dschunke-game-ended = La partita è finita: sono stati giocati dieci round.
dschunke-hand-shown = { $person ->
        [you] La tua mano finale
       *[other] La mano finale di { $who }
    }: { $goods }.
dschunke-cards-shown = { $person ->
        [you] Hai
       *[other] { $who } ha
    } queste carte speciali: { $cards }; rendono { $yuan } yuan.
dschunke-money-shown = { $person ->
        [you] Hai
       *[other] { $who } ha
    } { $yuan } yuan.
dschunke-all-shown = { $person ->
        [you] Hai
       *[other] { $who } ha
    } { $yuan } yuan; carte speciali: { $cards }{ $bonus ->
        [0] { "" }
       *[other] { " " }per { $bonus } yuan
    }; prodotti: { $goods }.

## Why a choice is not possible.

dschunke-no-game-over = La partita è finita
dschunke-no-not-your-turn = Non è il tuo turno: in attesa di { $who }
dschunke-no-not-now = { $awaited ->
        [cargo] Ora piazza un carico su una giunca
        [swap] Ora puoi solo scambiare carte prodotto
        [search] Ora scegli un mazzo di carte speciali
        [keep] Ora tieni una carta del mazzo
        [turn] Ora usa un mercante o un garzone, gioca una carta speciale, o finisci il turno
        [apprentice] Prima scegli la giunca per il garzone
        [pick] Prima prendi i prodotti
        [place] Prima scegli la giunca per il tuo carico
        [goods-card] Prima scegli la giunca su cui prendere prodotti
        [move] Prima sposta il carico
        [supply] Ora prendi prodotti dalle pile
        [barter] Ora tutti fanno un’offerta
       *[over] La partita è finita
    }
dschunke-no-already-acted = In questo turno hai già usato un mercante o un garzone
dschunke-no-must-act = Prima usa un mercante o un garzone
dschunke-no-worker-used = In questo round { $worker } è già stato usato
dschunke-no-such-worker = In questa partita { $worker } non si usa
dschunke-no-strip-left = Non hai più carichi
dschunke-no-merchant-there = Sulla giunca { $junk } c’è un mercante
dschunke-no-stack-empty = La pila { $good } è vuota
dschunke-no-just-returned = Hai appena rimesso nella pila una carta { $good }: prendi un altro prodotto, se ce n’è
dschunke-no-too-few-cards = { $has ->
        [0] Non hai carte { $good }
        [one] Hai 1 carta { $good }, non { $wanted }
       *[other] Hai { $has } carte { $good }, non { $wanted }
    }
dschunke-no-already-sold = In questo round le carte { $good } non si vendono più
dschunke-no-not-in-hand = Non hai la carta { $card }
dschunke-no-extra-action = La carta { $card } non si gioca nel turno
dschunke-no-already-played = In questo turno hai già giocato una carta speciale
dschunke-no-nothing-to-move = Non hai carichi nello strato in cima di nessuna giunca
dschunke-no-not-on-top = Non hai carichi nello strato in cima della giunca { $junk }
dschunke-no-same-junk = Il tuo carico viene proprio dalla giunca { $junk }
dschunke-no-junk-full = La giunca { $junk } ha già tre carichi
dschunke-no-layers-full = La giunca { $junk } ha già { $strips } carichi ed è piena
dschunke-no-room = Ogni giunca disponibile per il tuo carico ha già { $strips } carichi ed è piena
dschunke-no-pile-empty = Il mazzo { $pile } è vuoto
dschunke-no-pile-taken = In questo round un altro giocatore ha già guardato il mazzo { $pile }
dschunke-no-not-in-pile = In questo mazzo non c’è la carta { $card }
dschunke-no-not-last-round = I soldi al posto di una carta speciale si prendono solo nell’ultimo round

## Texts of the HTML board only.

dschunke-html-awaits-bid = offre…
dschunke-html-bid-nothing = Non offrire niente
dschunke-html-board = Il mercato galleggiante
dschunke-html-bonus = Se la partita finisse ora, le tue casse visibili renderebbero { $yuan } yuan dalle giunche
dschunke-html-cargo = Carico della giunca { $junk }: { $strips ->
        [one] 1 carico
       *[other] { $strips } carichi
    }{ $most ->
        [0] { "" }
       *[other] , al massimo { $most }
    }
dschunke-html-explain = { $awaited ->
        [card] Oppure finisci il turno.
        [keep] Gli altri giocatori non vedono le altre. Le carte permanenti restano scoperte davanti a te, tutte le altre coperte.
        [search-barter] Guardalo tutto e tieni una carta.
        [search-event] Guardalo tutto e tieni una carta. Ogni giocatore guarda un mazzo diverso.
        [supply] Una alla volta, da qualsiasi pila. Poi tutti fanno un’offerta.
        [swap] Poi prendine altrettante di altri prodotti, se ce ne sono.
       *[turn] Contano solo le casse visibili dall’alto.{ $count ->
            [0] { "" }
           *[other] { " " }Prima o dopo puoi giocare una carta speciale.
        }
    }
dschunke-html-explain-bid = Chi offre più carte di un prodotto riceve ciò che la tessera paga; chi è in parità divide. Tutte le carte offerte si scartano. { $others ->
        [0] Tutti gli altri hanno già offerto.
       *[other] In attesa anche di { $who }.
    }
dschunke-html-face-down = Un mercante coperto
dschunke-html-first = Segnalino primo giocatore (la giunca rossa)
dschunke-html-group-cards = Gioca una carta speciale
dschunke-html-group-workers = Usa un mercante o un garzone
dschunke-html-hand-size = { $cards ->
        [one] una carta prodotto in mano
       *[other] { $cards } carte prodotto in mano
    }
dschunke-html-harbour = Le giunche in senso orario, come si muovono i mercanti
dschunke-html-has-bid = offerta fatta
dschunke-html-heading = { $awaited ->
        [card] Hai fatto la tua azione: giochi una carta speciale?
        [keep] Tieni una carta di questo mazzo
        [search-barter] Hai vinto una carta speciale: scegli un mazzo
        [search-event] S: scegli un mazzo di carte speciali
        [supply] Rifornimento: prendi { $count ->
            [one] ancora una carta prodotto
           *[other] { $count } carte prodotto
        }
        [swap] Scambio: { $count ->
            [0] rimetti fino a 2 carte prodotto?
           *[other] rimetti un’altra carta prodotto?
        }
       *[turn] Tocca a te
    }
dschunke-html-heading-bid = Offerta segreta: carte di un solo prodotto
dschunke-html-hidden-specials = { $cards ->
        [one] una carta speciale coperta
       *[other] { $cards } carte speciali coperte
    }
dschunke-html-market = Tessera mercato
dschunke-html-my-bid = La tua offerta segreta (la vedi solo tu): { $bid }
dschunke-html-no-specials = nessuna carta speciale
dschunke-html-no-tile = ancora nessuna tessera
dschunke-html-past-tiles = Tessere passate ({ $tiles })
dschunke-html-pile = Carte speciali, { $pile }: { $cards ->
        [0] vuoto
        [one] una carta
       *[other] { $cards } carte
    }{ $taken ->
        [yes] , già guardato in questo round
       *[no] { "" }
    }
dschunke-html-piles = Carte speciali
dschunke-html-played = Giocate ({ $cards })
dschunke-html-round = Round { $round }{ $event ->
        [specials] : S, ogni giocatore prende una carta speciale
        [yuan] : Y, tutti dichiarano i loro soldi
       *[none] { "" }
    }
dschunke-html-searching = Il mazzo che stai guardando
dschunke-html-sold = { $good }: venduto
dschunke-html-stack = La pila { $good }: { $state }
dschunke-html-strips = { $strips ->
        [one] 1 carico rimasto
       *[other] { $strips } carichi rimasti
    }
dschunke-html-supply = { $cards ->
        [one] una carta prodotto a ogni rifornimento
       *[other] { $cards } carte prodotto a ogni rifornimento
    }
dschunke-html-task = { $task ->
        [load] carico { $strips }
        [money] soldi
       *[goods] prodotti
    }
dschunke-html-tracks = Round e garzoni
dschunke-html-visible = Casse visibili
dschunke-html-worker = { $worker }{ $used ->
        [yes] , già usato in questo round
       *[no] { "" }
    }
dschunke-html-your-cards = Le tue carte speciali
dschunke-html-your-goods = I tuoi prodotti
dschunke-html-yuan-hidden = I soldi sono nascosti; si dichiarano alla Y e alla fine

dschunke-option-name = { $option ->
    [setup] preparazione
    [open-stacks] pile contabili anche in rifornimento e baratto
    [layers] strati su una giunca
    [yellow-for] in tre giocatori il giallo sostituisce
   *[other] { $option }
}
dschunke-option-value = { $value ->
    [yes] sì
    [no] no
    [standard] come stampata
    [variant] si passano carichi al vicino di sinistra
    [any] quanti si vuole
    [3] al massimo tre
    [nobody] nessun colore
    [red] il rosso
    [blue] il blu
    [green] il verde
   *[other] { $value }
}
dschunke-html-reveal = Offerte rivelate
