# Ostia. $person is "you" for the reader and "other" for other players.

ostia-ivory = avorio
ostia-spices = spezie
ostia-cloth = stoffa
ostia-wine = vino
ostia-wood = legname
ostia-wheat = grano
ostia-some = { $count ->
        [one] { $good }
       *[other] { $count } { $good }
    }
ostia-nothing = niente
ostia-denarii = { $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    }
ostia-points = { $count ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $count } punti
    }
ostia-senate-part = senato
ostia-goods-part = merci
ostia-money-part = denaro
ostia-storehouses-part = magazzini
ostia-store-value-part = valore merci

## Introduction for new players.

ostia-introduction =
    Siete mercanti nel porto di Roma, per cinque round. In ogni round arriva per te una nave con cinque carte: ne tieni una gratis e metti in vendita le altre quattro, due alla volta. Ognuno fa una sola offerta; tu vendi a chi vuoi e dividi il denaro con la banca, oppure superi tutti e ti prendi la coppia.
    Poi tutti decidete in segreto dove vanno le vostre merci. Il mercato paga in denaro: 15 per l’unica carta del suo tipo, meno per ogni carta in più. Il senato dà 3, 2 e 1 punti alle offerte migliori, e i suoi gusti cambiano a ogni round. Un magazzino conserva una carta per dopo.
    Alla fine ogni tipo di merce in magazzino vale un punto, e chi ha più denaro ottiene 3, 2 e 1 punti. Vince chi ha più punti. Per scegliere scrivi un numero o la parola accanto; scrivi help per gli altri comandi.

## The board.

ostia-title = Ostia
ostia-round = round { $round } di { $rounds } · { $person ->
        [you] cominci tu
       *[other] comincia { $who }
    }
ostia-piles = mazzo { $deck } · scarti { $discard }
ostia-row-price = prezzo
ostia-row-copies = copie
ostia-row-senate = senato ora
ostia-row-senate-next = senato dopo
ostia-row-put-away = messa da parte
ostia-row-neutral = carte neutrali
ostia-row-ship = la tua nave
ostia-row-wares = le tue merci
ostia-row-to-market = al mercato
ostia-row-to-senate = al senato
ostia-row-to-store = in magazzino
ostia-row-cards = sul mercato
ostia-row-brings = ognuna rende
ostia-or-more = { $cards }+
ostia-offer = { $person ->
        [you] Vendi
       *[other] { $who } vende
    } { $cards }: offerte da { $price } in su. { $pass ->
        [one] Prima
       *[other] Seconda
    } coppia.
ostia-offer-half = { $person ->
        [you] Metti
       *[other] { $who } mette
    } in vendita { $cards } e un’altra carta.
ostia-bids = Offerte: { $bids }
ostia-bid-of = { $name }: { $amount }
ostia-bid-passed = { $name }: passo
ostia-bid-now = > { $name }
ostia-bid-later = { $name } …
ostia-column-player = Giocatore
ostia-column-cash = denarii
ostia-column-storehouses = magazzini
ostia-column-loans = prest.
ostia-column-ship = nave
ostia-column-wares = merci
ostia-column-points = punti
ostia-first = 1°
ostia-of = { $count } di { $most }
ostia-eliminated = fuori: debiti
ostia-store-of = conserva: { $cards } · senato { $senate }, merci { $goods }, denaro { $money }
ostia-legend = senato { $first }, { $second }, { $third } punti · magazzino { $price }, venduto { $resale } · prestito { $loan }, { $interest }/round, reso { $repayment }

## The pending decision.

ostia-decide-keep = Tieni gratis una carta della tua nave; gli altri non vedono quale. Le altre quattro le metterai in vendita, due alla volta.
ostia-decide-offer = Scegli la prima delle due carte da mettere in vendita. Quelle che tieni ora saranno la tua seconda coppia.
ostia-decide-offer-second = Metti in vendita { $card }. Insieme a quale carta?
ostia-decide-bid = Quanto offri per { $cards }? Una sola offerta, almeno { $price }{ $highest ->
        [0] ; finora nessuno ha offerto
       *[other] ; la più alta finora è { $highest }, ma la tua può essere più bassa
    }. Hai { $cash }.
ostia-decide-decide = A chi vanno le due carte ({ $cards })? Puoi prenderle tu per 1 in più dell’offerta più alta, o venderle a un offerente: metà dell’offerta va a te, il resto alla banca.
ostia-decide-allocate = Dove va { $good }? Scegli in segreto: al mercato per denaro, al senato per punti, o in magazzino per dopo. Tra mercato e senato puoi avere al massimo { $most } tipi.
ostia-decide-loans = Devi restituire { $loans ->
        [one] un prestito
       *[other] { $loans } prestiti
    } e hai { $cash }. Restituisci, oppure paga gli interessi su ciò che resta; chi alla fine non può restituire è fuori dal gioco.
ostia-decide-build = Hai { $cash }, { $storehouses ->
        [0] nessun magazzino
        [one] un magazzino
       *[other] { $storehouses } magazzini
    } e { $wares ->
        [0] nessuna carta
        [one] una carta
       *[other] { $wares } carte
    } da conservare. Costruisci un altro magazzino per { $price }?
ostia-decide-build-debts = Alla fine del gioco { $loans ->
        [one] il tuo prestito va restituito
       *[other] i tuoi { $loans } prestiti vanno restituiti
    } per { $owed }.
ostia-decide-discard = C’è posto solo per { $storehouses ->
        [one] una carta
       *[other] { $storehouses } carte
    }, e tu ne hai { $wares }. Scartane una.
ostia-decide-last = L’ultimo mercato: vendi { $good } o tieni in magazzino? Ogni tipo in magazzino vale un punto; i più ricchi ottengono 3, 2 e 1 punti.
ostia-decide-last-debts = Alla fine { $loans ->
        [one] il tuo prestito va restituito
       *[other] i tuoi { $loans } prestiti vanno restituiti
    } per { $owed }, e tu hai { $cash }. { $state ->
        [covered] Bastano.
       *[short] { $missing ->
            [one] Ti manca 1 denarius
           *[other] Ti mancano { $missing } denarii
        }: vendi ora abbastanza merce; ogni magazzino che resta vuoto si può poi vendere per { $resale }. Chi non può restituire tutto è fuori dal gioco.
    }
ostia-decide-empties = Hai { $empty ->
        [one] un magazzino vuoto
       *[other] { $empty } magazzini vuoti
    }. Vendine uno per { $price }, per avere più denaro, oppure tienilo: i magazzini decidono le parità.
ostia-decide-empties-debts = { $loans ->
        [one] Il tuo prestito va restituito
       *[other] I tuoi { $loans } prestiti vanno restituiti
    } per { $owed }, e tu hai { $cash }. { $state ->
        [covered] Bastano.
        [sell] Vendi almeno { $sell ->
            [one] un magazzino
           *[other] { $sell } magazzini
        }: chi non può restituire tutto è fuori dal gioco.
       *[lost] Anche vendendo tutti i magazzini vuoti avresti solo { $most }: non bastano, e sei fuori dal gioco.
    }
ostia-also-awaited = In attesa anche di { $who }.
ostia-wait-keep = Hai scelto. { $count ->
        [one] { $who } deve
       *[other] { $who } devono
    } ancora scegliere la carta da tenere.
ostia-wait-allocate = Hai disposto le tue merci. In attesa di { $who }.
ostia-watch-keep = { $count ->
        [one] { $who } deve
       *[other] { $who } devono
    } ancora scegliere la carta da tenere.
ostia-watch-allocate = { $count ->
        [one] { $who } deve
       *[other] { $who } devono
    } ancora disporre le merci.
ostia-wait-offer = { $who } sceglie due carte da mettere in vendita.
ostia-wait-bid = { $who } fa un’offerta per { $cards }.
ostia-wait-decide = { $who } decide a chi vanno { $cards }.
ostia-wait-loans = { $who } restituisce prestiti o paga interessi.
ostia-wait-build = { $who } può costruire magazzini.
ostia-wait-discard = { $who } ha più carte che magazzini e deve scartare.
ostia-wait-empties = { $who } può vendere magazzini vuoti.
ostia-over = La partita è finita.

## The effect of a choice.

ostia-do-keep = senato { $now } ora, { $next } dopo; poi hai { $have }
ostia-do-keep-last = senato { $now } ora; poi hai { $have }
ostia-do-offer = in vendita, prezzo { $price }
ostia-do-offer-second = con { $other }: offerte da { $price } in su
ostia-do-bid = { $amount } dei tuoi { $cash }
ostia-do-bid-selling = vendendo { $storehouses ->
        [one] 1 magazzino
       *[other] { $storehouses } magazzini
    }
ostia-do-bid-borrowing = prendendo { $loans ->
        [one] 1 prestito
       *[other] { $loans } prestiti
    }
ostia-do-bid-both = vendendo { $storehouses ->
        [one] 1 magazzino
       *[other] { $storehouses } magazzini
    } e prendendo { $loans ->
        [one] 1 prestito
       *[other] { $loans } prestiti
    }
ostia-do-higher = offerte sopra { $last }, fino a { $most }
ostia-do-pass = nessuna offerta
ostia-do-buy = { $cards } per te: { $price } dei tuoi { $cash } alla banca
ostia-do-sell = a { $who } per { $bid }: { $share } a te, { $rest } alla banca
ostia-do-market = { $known ->
        [one] { $price } se è l’unica
       *[other] { $price } a carta se restano le { $known } già note
    }, { $fewer } con altre due
ostia-do-senate = aggiunge { $points }: la tua offerta al senato varrà { $value }
ostia-do-store = per dopo: { $stored } di { $storehouses } magazzini pieni
ostia-do-store-full = non c’è posto in { $storehouses ->
        [one] un magazzino
       *[other] { $storehouses } magazzini
    }: si scarta, se non ne costruisci altri
ostia-do-store-point = un nuovo tipo in magazzino: 1 punto
ostia-do-store-no-point = nessun altro punto: in magazzino hai già { $good }
ostia-do-repay = { $price } dei tuoi { $cash }, e niente più interessi su questo prestito
ostia-do-interest = { $loans ->
        [one] { $price } per il prestito, che resta da restituire
       *[other] { $price } per { $loans } prestiti, che restano da restituire
    }
ostia-do-build = { $price } dei tuoi { $cash }: magazzino { $number } di { $most }
ostia-do-discard = { $good }: { $left ->
        [0] non te ne resta
        [one] te ne resta 1
       *[other] te ne restano { $left }
    }; prossimo senato { $next }
ostia-do-discard-last = { $good }: { $left ->
        [0] non te ne resta
        [one] te ne resta 1
       *[other] te ne restano { $left }
    }
ostia-do-sell-storehouse = { $price } denarii: poi ne hai { $cash }, e { $left } { $left ->
        [one] magazzino
       *[other] magazzini
    } per le parità
ostia-do-sell-storehouse-debts = { $price } denarii: poi ne hai { $cash } dei { $owed } che devi restituire
ostia-do-done-building = non costruire altro
ostia-do-done-ruin = sei fuori dal gioco: hai { $cash } e devi restituire { $owed }
ostia-do-done-selling = tieni { $storehouses ->
        [one] 1 magazzino
       *[other] { $storehouses } magazzini
    } per le parità

## What happened.

ostia-first-player-found = { $person ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }.
ostia-round-begun = Round { $round }: { $person ->
        [you] cominci tu
       *[other] comincia { $who }
    }. Il senato apprezza soprattutto { $now }; al prossimo round { $next }.
ostia-round-begun-last = Round { $round }, l’ultimo: { $person ->
        [you] cominci tu
       *[other] comincia { $who }
    }. Il senato apprezza soprattutto { $now }.
ostia-wanted = { $good } ({ $points })
ostia-cards-drawn-you = Peschi { $cards }.
ostia-cards-drawn = { $count ->
        [one] { $who } pesca { $cards ->
            [one] una carta
           *[other] { $cards } carte
        }
       *[other] { $who } pescano { $cards ->
            [one] una carta
           *[other] { $cards } carte
        } a testa
    }.
ostia-deck-shuffled = Gli scarti ({ $cards } carte) si mescolano e formano un nuovo mazzo.
ostia-card-kept-you = Tieni { $card }.
ostia-card-kept = { $count ->
        [one] { $who } tiene una carta
       *[other] { $who } tengono una carta a testa
    }.
ostia-card-offered = { $person ->
        [you] Metti
       *[other] { $who } mette
    } in vendita { $card }.
ostia-pair-offered = { $person ->
        [you] Metti
       *[other] { $who } mette
    } in vendita { $cards }, prezzo { $price }.
ostia-bid-made = { $person ->
        [you] Offri
       *[other] { $who } offre
    } { $amount }.
ostia-passed = { $person ->
        [you] Non fai
       *[other] { $who } non fa
    } offerte.
ostia-bids-made = Offerte: { $bids }.
ostia-bid-told = { $person ->
        [you] tu
       *[other] { $who }
    }: { $amount }
ostia-pass-told = { $person ->
        [you] tu passi
       *[other] { $who } passa
    }
ostia-pair-kept = { $person ->
        [you] Compri
       *[other] { $who } compra
    } { $cards } per { $paid }.
ostia-pair-sold = { $person ->
        [you] Vendi
       *[other] { $who } vende
    } { $cards } a { $buyer_person ->
        [you] te
       *[other] { $buyer }
    } per { $paid } e { $person ->
        [you] tieni
       *[other] tiene
    } { $share }.
ostia-pair-forced = Nessuno fa offerte: { $person ->
        [you] devi
       *[other] { $who } deve
    } comprare { $cards } per { $paid }.
ostia-storehouses-sold = { $person ->
        [you] Vendi
       *[other] { $who } vende
    } { $count ->
        [one] un magazzino
       *[other] { $count } magazzini
    } per { $price }.
ostia-loans-taken = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } { $count ->
        [one] un prestito di { $amount }
       *[other] { $count } prestiti, { $amount } in tutto
    }.
ostia-neutrals-opened = Carte neutrali sul mercato: { $cards }.
ostia-allocated = { $count ->
        [one] { $person ->
            [you] Hai
           *[other] { $who } ha
        }
       *[other] { $who } hanno
    } disposto tutte le merci.
ostia-allocation-shown = { $person ->
        [you] Tu
       *[other] { $who }
    }: { $market } al mercato, { $offered ->
        [0] { "" }
       *[other] { $senate } al senato,{ " " }
    }{ $stored ->
        [0] niente in magazzino
        [one] una carta in magazzino
       *[other] { $stored } carte in magazzino
    }.
ostia-prices-found = Mercato: { $prices }.
ostia-price-found = { $good } { $price } ({ $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    })
ostia-goods-sold = { $person ->
        [you] Vendi
       *[other] { $who } vende
    } { $cards } per { $income }.
ostia-incomes = Incassi: { $incomes }.
ostia-income-told = { $person ->
        [you] tu
       *[other] { $who }
    }: { $income }
ostia-offering-judged = { $person ->
        [you] Offri
       *[other] { $who } offre
    } al senato { $cards }, valore { $value }: { $points }.
ostia-offerings = Senato: { $offerings }.
ostia-offering-told = { $person ->
        [you] tu
       *[other] { $who }
    }: { $value } ({ $points })
ostia-loans-repaid = { $person ->
        [you] Restituisci
       *[other] { $who } restituisce
    } { $count ->
        [one] un prestito
       *[other] { $count } prestiti
    } per { $paid }.
ostia-interest-paid = { $person ->
        [you] Paghi
       *[other] { $who } paga
    } { $paid } di interessi su { $loans ->
        [one] un prestito
       *[other] { $loans } prestiti
    }.
ostia-storehouses-built = { $person ->
        [you] Costruisci
       *[other] { $who } costruisce
    } { $count ->
        [one] un magazzino
       *[other] { $count } magazzini
    } per { $paid }.
ostia-cards-discarded = { $person ->
        [you] Non hai posto e scarti
       *[other] { $who } non ha posto e scarta
    } { $cards }.
ostia-store-shown = { $person ->
        [you] Hai
       *[other] { $who } ha
    } { $cards } in magazzino: { $points }.
ostia-eliminated-for-debt = { $person ->
        [you] Non puoi restituire { $loans ->
            [one] il prestito e sei
           *[other] i tuoi { $loans } prestiti e sei
        }
       *[other] { $who } non può restituire { $loans ->
            [one] un prestito ed è
           *[other] { $loans } prestiti ed è
        }
    } fuori dal gioco.
ostia-money-judged = { $person ->
        [you] Hai
       *[other] { $who } ha
    } { $money }: { $points }.
ostia-fortunes = Denaro: { $fortunes }.
ostia-fortune-told = { $person ->
        [you] tu
       *[other] { $who }
    }: { $money } ({ $points })
ostia-put-away-shown = La carta Senato messa da parte: { $points }.
ostia-ended = La partita è finita: sono stati giocati cinque round.

## Why a choice is not possible.

ostia-no-game-over = La partita è finita
ostia-no-not-your-turn = Non è il tuo turno: in attesa di { $who }
ostia-no-already-chosen = Hai già scelto; in attesa di { $who }
ostia-no-awaits-keep = Prima tieni una carta della tua nave
ostia-no-awaits-offer = Prima metti in vendita due carte della tua nave
ostia-no-awaits-bid = Ora puoi solo fare un’offerta o passare
ostia-no-awaits-decide = Prima decidi a chi vanno le tue due carte: comprale tu, o vendile a un offerente
ostia-no-awaits-allocate = Ora disponi le tue merci: mercato, senato o magazzino
ostia-no-awaits-loans = Ora puoi solo restituire un prestito o pagare gli interessi
ostia-no-awaits-build = Ora puoi solo costruire magazzini, oppure finire
ostia-no-awaits-discard = Prima scarta le carte che non entrano nei magazzini
ostia-no-awaits-last = Ora disponi per l’ultima volta le merci in magazzino: mercato o magazzino
ostia-no-awaits-empties = Ora puoi solo vendere magazzini vuoti, oppure finire
ostia-no-not-on-ship = Sulla tua nave non c’è { $good }
ostia-no-bid-too-low = { $amount } è troppo poco: la somma dei prezzi delle due carte è { $least }
ostia-no-bid-too-high = { $amount } è troppo: con magazzini e prestiti arrivi a { $most }
ostia-no-not-listed = { $amount } ora non è in elenco (solo da { $from } a { $to }); mostra offerte più alte, o annulla
ostia-no-nothing-higher = Non puoi offrire più di { $most }
ostia-no-too-little-cash = Costa { $price }, e tu hai { $cash }
ostia-no-no-bid = { $who } non ha fatto offerte
ostia-no-not-next = La prossima carta da disporre: { $good }
ostia-no-too-many-kinds = Con { $good } avresti troppi tipi tra mercato e senato: al massimo { $most }
ostia-no-senate-at-end = Alla fine il senato non c’è: scegli mercato o magazzino
ostia-no-most-storehouses = Nessuno può avere più di { $most } magazzini
ostia-no-not-in-store = Tra le tue merci non hai { $good }

ostia-option-name = { $option ->
    [ivory] si gioca con l’avorio
   *[other] { $option }
}
ostia-option-value = { $value ->
    [yes] sì
    [no] no
   *[other] { $value }
}

## Texts of the HTML board only.

ostia-html-board = Tavolo
ostia-html-card = { $good }, prezzo { $price }, { $copies } nel gioco
ostia-html-deck = mazzo
ostia-html-discard = scarti
ostia-html-doing = { $doing ->
        [chooses] sceglie
        [ready] ha scelto
        [offers] sceglie la coppia
        [sells] vende
        [decides] decide
        [takes] compra per { $amount }
        [bids] offre adesso
        [bid] offre { $amount }
        [highest] offre { $amount }, il massimo
        [passed] passa
        [settles] regola i prestiti
        [done] ha finito
       *[later] aspetta
    }
ostia-html-each = { $price } a carta
ostia-html-first = comincia questo round
ostia-html-forum = Mercato nel Foro
ostia-html-harbour = Porto
ostia-html-heading = { $phase ->
        [keep] Tieni una carta della tua nave
        [offer] Metti in vendita una coppia: la prima carta
        [offer-second] Metti in vendita una coppia: la seconda carta
        [bid] La tua offerta
        [decide] A chi va la coppia?
        [allocate] Dove metti { $good }?
        [loans] I tuoi prestiti
        [build] Costruisci un magazzino?
        [discard] Non c’è posto: scarta una carta
        [last] L’ultimo mercato: vendi { $good }?
       *[empties] Vendi un magazzino vuoto?
    }
ostia-html-house = magazzino
ostia-html-least = offerte da { $price } in su
ostia-html-loan = prestito: un magazzino capovolto
ostia-html-loans = { $count ->
        [one] un prestito
       *[other] { $count } prestiti
    }
ostia-html-lot = { $good }: { $neutral } neutrali, { $mine } tue; { $price } a carta se non se ne aggiungono altre
ostia-html-more = Tutte le altre offerte
ostia-html-neutral = carta neutrale
ostia-html-next = dopo
ostia-html-no-next = È l’ultimo round.
ostia-html-now = ora
ostia-html-order = Giocatori in ordine di turno
ostia-html-past = Round { $round }
ostia-html-plot = terreno libero
ostia-html-points = { $points }: senato { $senate }, merci { $goods }, denaro { $money }
ostia-html-prices = Quanto rende ogni carta, in base a quante del suo tipo sono sul mercato
ostia-html-purse = { $cash }; può offrire fino a { $most }
ostia-html-quick = Offerte rapide
ostia-html-reveal = Che cosa ha disposto ciascuno, e dove
ostia-html-rewards = Punti per le tre offerte migliori: { $first }, { $second }, { $third }
ostia-html-round = Round { $round } di { $rounds }
ostia-html-say = { $verb ->
        [keep] Tieni { $good }: { $what }
        [offer] Vendi { $good }: { $what }
        [bid] Offri { $amount }: { $what }
        [higher] Più alte: { $what }
        [pass] Passa: { $what }
        [buy] Compra: { $what }
        [sell] Vendi { $what }
        [market] { $good } al mercato: { $what }
        [senate] { $good } al senato: { $what }
        [store] { $good } in magazzino: { $what }
        [repay] Restituisci un prestito: { $what }
        [interest] Paga gli interessi: { $what }
        [build] Costruisci: { $what }
        [discard] Scarta { $what }
        [sell-storehouse] Vendi un magazzino: { $what }
       *[done] Basta: { $what }
    }
ostia-html-senate = Senato
ostia-html-ship-size = { $cards ->
        [one] una carta sulla nave
       *[other] { $cards } carte sulla nave
    }
ostia-html-stage = { $stage ->
        [keep] Arrivano le navi
        [auction] Asta{ $pass ->
            [0] { "" }
            [1] , prima coppia
           *[other] , seconda coppia
        }
        [office] Ufficio: si dispongono le merci
        [storehouses] Prestiti e magazzini
        [last] L’ultimo mercato
        [empties] Magazzini vuoti
       *[over] Fine
    }
ostia-html-storehouses = { $count } di { $most } magazzini
ostia-html-wares-size = { $cards ->
        [0] nessuna merce
        [one] una carta tra le merci
       *[other] { $cards } carte tra le merci
    }
ostia-html-worth = vale { $value }
