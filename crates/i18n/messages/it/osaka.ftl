# Traders of Osaka. $person is "you" for the reader and "other" for other players.

osaka-red = rossa
osaka-blue = blu
osaka-yellow = gialla
osaka-green = verde
osaka-tokens = gettoni
osaka-card = { $good } { $coins }

## Introduction for new players.

osaka-introduction =
    Quattro navi portano merci da Osaka a Edo: rossa (r), blu (b), gialla (y) e verde (g). Le carte sono monete nella tua mano e merci sul tavolo. Compra il mercato: le carte diventano la tua merce e le loro navi avanzano. Quando una nave arriva a Edo, tutti vendono la merce del suo colore in cambio di punti, e le navi che in quel momento sono tra le onde affondano con tutto ciò che non è assicurato.
    Ogni vendita porta anche un gettone di quel colore; la partita finisce quando un giocatore ha 8 gettoni, e vince chi ha più punti. Per scegliere scrivi un numero o la parola accanto; scrivi help per gli altri comandi.

## The board.

osaka-title = Traders of Osaka
osaka-piles = mazzo { $deck } · scarti { $discard }
osaka-space-start = partenza
osaka-space-port = sicuro
osaka-space-anchor = ancora
osaka-space-waves = ~ onde ~
osaka-space-goal = vendita
osaka-market = Mercato
osaka-farm = Produz.
osaka-empty = (vuoto)
osaka-price =
    { $cards ->
        [0] Tutte le carte del mercato sono prenotate da altri.
        [one] Il mercato ti costa { $price } monete per una carta{ $missing ->
            [0] .
            [one] : te ne manca 1.
           *[other] : te ne mancano { $missing }.
        }
       *[other] Il mercato ti costa { $price } monete per { $cards } carte{ $missing ->
            [0] .
            [one] : te ne manca 1.
           *[other] : te ne mancano { $missing }.
        }
    }
osaka-legend = * assicura una merce · (5) è merce assicurata · 8 gettoni: fine partita
osaka-column-player = Giocatore
osaka-column-hand = mano
osaka-column-marker = prenot.
osaka-column-tokens = gettoni
osaka-column-points = punti
osaka-column-goods = merce da vendere
osaka-marker-free = libero
osaka-marker-used = usato
osaka-first = 1°
osaka-hand-of = mano { $cards }
osaka-your-hand = La tua mano
osaka-no-cards = nessuna carta
osaka-worth = = { $coins } { $coins ->
        [one] moneta
       *[other] monete
    }

## The pending decision.

osaka-decide-token = Scegli il tuo primo gettone. Ogni tuo gettone aumenta di 1 il prezzo delle tue carte del suo colore; la partita finisce quando un giocatore ha 8 gettoni.
osaka-decide-action = Tocca a te: fai una sola cosa. Compra tutto ciò che al mercato non è prenotato da altri, prendi in mano una carta come moneta, oppure prenota una carta.
osaka-decide-payment = Stai comprando per { $price } monete: pagate { $paid }, ne mancano { $left }. Paga con le carte della tua mano; non c’è resto.
osaka-decide-paid = Hai pagato il prezzo: { $paid } monete su { $price }. Di solito basta così. Puoi pagare di più perché il mazzo sta per finire: le carte che scarti ora possono essere ripescate presto.
osaka-decide-insurance = { $ships } per affondare, e perdi la tua merce di { $colours ->
        [one] quel colore
       *[other] quei colori
    } se non la assicuri: scarta dalla mano una carta dello stesso colore; ogni * assicura una merce.
osaka-decide-cover = La tua carta { $good } assicura { $icons ->
        [one] una merce. Quale?
       *[other] { $icons } merci dello stesso colore. Quale per prima?
    }
osaka-ship-is = La nave { $good } sta
osaka-ships-are = Le navi { $goods } stanno
osaka-wait-token = { $who } sceglie il primo gettone.
osaka-wait-action = È il turno di { $who }.
osaka-wait-payment = { $who } sta comprando per { $price } monete: finora ne ha pagate { $paid }.
osaka-wait-insurance = { $who } può assicurare la sua merce.
osaka-wait-cover = { $who } sceglie quale merce { $good } assicurare.
osaka-over = La partita è finita.

## The effect of a choice.

osaka-do-token = il prezzo delle tue carte { $good } sale di 1
osaka-do-buy = { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } per { $price } { $price ->
        [one] moneta
       *[other] monete
    }: { $voyages }
osaka-do-buy-voyage = nave { $good } a { $space }
osaka-do-buy-sale = { $voyages }; { $points }
osaka-do-buy-points = { $person ->
        [you] vendi merce { $good } per { $points }
       *[other] { $who } vende merce { $good } per { $points }
    } { $points ->
        [one] punto
       *[other] punti
    }
osaka-do-buy-sinking = { $before }; { $count ->
        [one] affonda la nave { $goods }
       *[other] affondano le navi { $goods }
    }
osaka-do-take = { $card }: mano da { $coins } monete
osaka-do-reserve = { $card }, riservata a te
osaka-do-pay = { $paid } monete pagate su { $price }
osaka-do-pay-all = il prezzo è pagato
osaka-do-pay-too-much = il prezzo è pagato, { $lost } più del necessario
osaka-do-paid = non pagare altro
osaka-do-insure = { $goods ->
        [one] salva la tua carta { $good }
       *[other] merce { $good }: salva { $saved ->
            [one] una carta
           *[other] { $saved } carte
        } su { $goods }
    }
osaka-do-cover = assicura la carta { $card }
osaka-do-done = non assicurare altro{ $lost ->
        [0] { "" }
       *[other] : perdi { $cards }
    }
osaka-do-pass = nessun’altra scelta è possibile

## What happened.

osaka-market-opened = Il mercato apre con { $market }; in Produzione: { $farm }.
osaka-hand-drawn = { $person ->
        [you] Peschi
       *[other] { $who } pesca
    } { $cards } ({ $coins } monete).
osaka-first-lowest-sum = { $person ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }, con la somma più bassa.
osaka-first-fewer-cards = { $person ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }: somma più bassa, e meno carte a parità.
osaka-first-luck = { $person ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }: somma più bassa, sorteggio tra i pari.
osaka-token-chosen = { $person ->
        [you] Parti
       *[other] { $who } parte
    } con un gettone per la merce { $good }.
osaka-purchase-begun = { $person ->
        [you] Stai
       *[other] { $who } sta
    } comprando il mercato per { $price } monete.
osaka-coins-paid = { $person ->
        [you] Paghi
       *[other] { $who } paga
    } { $cards }.
osaka-goods-bought = { $person ->
        [you] Compri
       *[other] { $who } compra
    } { $cards } per { $price } monete.
osaka-goods-bought-paying = { $person ->
        [you] Compri
       *[other] { $who } compra
    } { $cards } per { $price } monete, pagando { $paid }.
osaka-ship-sailed = { $good } a { $space }
osaka-ships-sailed = Le navi avanzano: { $voyages }.
osaka-card-taken = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } { $card } dal mercato.
osaka-card-reserved = { $person ->
        [you] Prenoti
       *[other] { $who } prenota
    } { $card } { $place ->
        [market] al mercato
       *[farm] in Produzione
    }.
osaka-market-refilled = { $moved ->
        [0] Il mercato riceve { $market } dal mazzo
       *[other] La Produzione passa al mercato{ $new ->
            [0] { "" }
           *[other] { " " }con { $market } dal mazzo
        }
    }; la nuova Produzione: { $farm }.
osaka-nothing-to-refill = Il mercato non si può rifornire: la Produzione, il mazzo e gli scarti sono vuoti.
osaka-deck-shuffled = Gli scarti ({ $cards } { $cards ->
        [one] carta
       *[other] carte
    }) si mescolano e formano un nuovo mazzo.
osaka-passed = { $person ->
        [you] Passi
       *[other] { $who } passa
    }: non è possibile nessuna azione.
osaka-goods-sold = { $person ->
        [you] Vendi
       *[other] { $who } vende
    } { $cards }: { $tokens ->
        [0] { $highest }
        [one] ({ $highest } + 1 gettone)
       *[other] ({ $highest } + { $tokens } gettoni)
    } × { $count } = { $worth }, cioè { $points } { $points ->
        [one] punto
       *[other] punti
    }.
osaka-tokens-won = Gettoni: { $tokens }.
osaka-token-won = merce { $good } per { $person ->
        [you] te
       *[other] { $who }
    }
osaka-token-substitute = merce { $good } (un sostituto) per { $person ->
        [you] te
       *[other] { $who }
    }
osaka-insurance-paid = { $person ->
        [you] Scarti
       *[other] { $who } scarta
    } { $card } come assicurazione.
osaka-goods-insured = { $person ->
        [you] Assicuri
       *[other] { $who } assicura
    } { $cards } fino alla vendita.
osaka-ship-sunk = La nave { $good } affonda.
osaka-goods-lost = { $person ->
        [you] Perdi
       *[other] { $who } perde
    } { $cards } con la nave { $good }.
osaka-ships-returned = Le navi tornano: { $voyages }.
osaka-ended-eight-tokens = La partita è finita: un giocatore ha otto gettoni.
osaka-ended-standstill = La partita è finita: nessuno può più agire.
osaka-hand-shown = { $person ->
        [you] La tua mano finale
       *[other] La mano finale di { $who }
    }: { $cards }.
osaka-points-shown = { $person ->
        [you] Hai
       *[other] { $who } ha
    } { $points } { $points ->
        [one] punto
       *[other] punti
    }.

## Why a choice is not possible.

osaka-no-game-over = La partita è finita
osaka-no-not-your-turn = Non è il tuo turno: in attesa di { $who }
osaka-no-awaits-token = Prima tutti scelgono il primo gettone
osaka-no-awaits-action = Ora puoi solo comprare, prendere o prenotare
osaka-no-awaits-payment = Stai pagando { $price } monete, finora { $paid }; prima finisci di pagare, oppure annulla
osaka-no-awaits-insurance = Ora puoi solo scartare carte per l’assicurazione, oppure finire
osaka-no-awaits-cover = Prima scegli quale merce { $good } assicura la tua carta
osaka-no-too-few-coins = Il mercato costa { $price } monete, e la tua mano ne vale { $coins }
osaka-no-price-not-reached = Hai pagato { $paid } monete su { $price }
osaka-no-nothing-to-buy = Al mercato non c’è nessuna carta che tu possa comprare
osaka-no-such-card = In { $place } non c’è nessuna carta
osaka-no-reserved = { $person ->
        [you] Hai già prenotato la carta in { $place }
       *[other] La carta in { $place } è prenotata da { $who }
    }
osaka-no-marker-in-use = Il tuo segnalino è su un’altra carta; torna solo quando ottieni quella carta
osaka-no-not-in-hand = In mano non hai nessuna carta { $card }
osaka-no-not-sinking = La nave { $good } non sta per affondare
osaka-no-icon = La carta { $card } non assicura niente
osaka-no-nothing-to-insure = Non hai merce { $good } da assicurare
osaka-no-other-good = La carta che hai scartato assicura solo merce { $good }
osaka-no-not-among-goods = Tra la tua merce non hai nessuna carta { $card } da assicurare
osaka-no-must-act = Puoi passare solo se nessuna azione è possibile

## Texts of the HTML board only.

osaka-html-board = Tabellone
osaka-html-buy = Compra
osaka-html-card = { $card }{ $icons ->
        [0] { "" }
        [one] , assicura una merce
       *[other] , assicura { $icons } merci
    }
osaka-html-chip-take = mano { $coins }
osaka-html-coins = { $coins } { $coins ->
        [one] moneta
       *[other] monete
    }
osaka-html-costs = Il mercato { $person ->
        [you] ti costa { $price } monete
       *[other] costa { $price } monete a { $who }
    }.
osaka-html-deck = mazzo
osaka-html-discard = scarti
osaka-html-explain-token = Ogni tuo gettone aumenta di 1 il prezzo delle tue carte del suo colore; la partita finisce quando un giocatore ha 8 gettoni.
osaka-html-explain-insurance = La merce non assicurata va perduta. Scarta una carta dello stesso colore: ogni ombrello assicura una merce.
osaka-html-explain-paid = Di solito basta così. Puoi pagare di più perché il mazzo sta per finire: le carte che scarti ora possono essere ripescate presto.
osaka-html-first = primo giocatore
osaka-html-goods = merce
osaka-html-group-buy = Compra tutto ciò che gli altri non hanno prenotato
osaka-html-group-pay = Paga con le tue carte; non c’è resto
osaka-html-group-reserve = Prenota una carta
osaka-html-group-take = Prendi in mano una carta come moneta
osaka-html-hand-size = { $cards ->
        [one] una carta in mano
       *[other] { $cards } carte in mano
    }
osaka-html-heading-action = Tocca a te: compra, prendi o prenota
osaka-html-heading-insurance = { $ships } per affondare: assicuri la tua merce?
osaka-html-heading-paid = Prezzo pagato: { $paid } monete su { $price }
osaka-html-heading-payment = Paga { $price } monete: pagate { $paid }, ne mancano { $left }
osaka-html-heading-token = Scegli il tuo primo gettone
osaka-html-hint-anchor = Un porto sicuro. Le navi affondate aspettano qui.
osaka-html-hint-goal = Quando arriva una nave, si vende tutta la merce del suo colore, e le navi tra le onde affondano.
osaka-html-hint-port = Un porto sicuro.
osaka-html-hint-start = Tutte le navi salpano da qui, e tornano qui dopo la vendita.
osaka-html-hint-waves = Le navi tra le onde affondano quando un’altra nave arriva a Edo.
osaka-html-insured = { $card }, assicurata
osaka-html-kind-anchor = ancora
osaka-html-kind-goal = vendita
osaka-html-kind-port = sicuro
osaka-html-kind-start = partenza
osaka-html-kind-waves = onde
osaka-html-marker = Il segnalino Prenotazione di { $who }
osaka-html-no-goods = ancora niente merce
osaka-html-not-reserved = non prenotata
osaka-html-paid = { $paid } monete pagate su { $price }
osaka-html-points = { $points } { $points ->
        [one] punto
       *[other] punti
    }
osaka-html-points-hidden = I punti sono nascosti fino alla fine della partita
osaka-html-points-word = { $points ->
        [one] punto
       *[other] punti
    }
osaka-html-reserve = prenota
osaka-html-reserved = prenotata da { $person ->
        [you] te
       *[other] { $who }
    }
osaka-html-route = Rotta
osaka-html-say-buy = Compra: { $what }
osaka-html-say-cover = { $what }
osaka-html-say-done = Fatto: { $what }
osaka-html-say-insure = Scarta la carta { $card }: { $what }
osaka-html-say-paid = Basta così: { $what }
osaka-html-say-pass = Passa: { $what }
osaka-html-say-pay = Paga con la carta { $card }: { $what }
osaka-html-say-reserve = Prenota { $place } { $where ->
        [market] al mercato
       *[farm] in Produzione
    }: { $what }
osaka-html-say-take = Prendi { $place }: { $what }
osaka-html-say-token = Gettone per la merce { $good }: { $what }
osaka-html-sells = Se la vendessi ora, la merce { $good } renderebbe { $points } { $points ->
        [one] punto
       *[other] punti
    }
osaka-html-sells-short = { $points } { $points ->
        [one] pt
       *[other] pt
    }
osaka-html-ship = la nave { $good }
osaka-html-supply = gettoni rimasti
osaka-html-token = gettone per la merce { $good }
osaka-html-tokens = gettoni: { $count } su { $most } per chiudere la partita
osaka-html-tokens-left = gettoni per la merce { $good }: { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }

osaka-option-name = { $option ->
    [open-hands] carte in mano scoperte
    [open-points] punti scoperti
   *[other] { $option }
}
osaka-option-value = { $value ->
    [yes] sì
    [no] no
   *[other] { $value }
}
