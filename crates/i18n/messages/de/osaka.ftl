# Traders of Osaka. $person is "you" for the reader and "other" for other players.

osaka-red = Rot
osaka-blue = Blau
osaka-yellow = Gelb
osaka-green = Grün
osaka-tokens = Plättchen
osaka-card = { $good } { $coins }

## Introduction for new players.

osaka-introduction =
    Vier Schiffe bringen Waren von Osaka nach Edo: Rot, Blau, Gelb und Grün. Karten auf der Hand sind Geld, Karten auf dem Tisch sind Waren. Kaufe den Markt: Die Karten werden deine Waren, und ihre Schiffe fahren los. Erreicht ein Schiff Edo, verkaufen alle ihre Waren dieser Farbe für Punkte, und Schiffe, die dann gerade in der Schwarzen Strömung liegen, sinken mit allen unversicherten Waren.
    Jeder Verkauf bringt auch ein Ertragsplättchen dieser Farbe. Das Spiel endet, sobald jemand 8 Plättchen hat; die meisten Punkte gewinnen. Zum Wählen gibst du eine Zahl oder das Wort daneben ein; help zeigt die anderen Befehle.

## The board.

osaka-title = Die Händler von Osaka
osaka-piles = Nachziehstapel { $deck } · Ablage { $discard }
osaka-space-start = Start
osaka-space-port = sicher
osaka-space-anchor = Anker
osaka-space-waves = ~ Strömung ~
osaka-space-goal = Verkauf
osaka-market = Markt
osaka-farm = Farm
osaka-empty = (leer)
osaka-price =
    { $cards ->
        [0] Alle Karten im Markt sind von anderen reserviert.
        [one] Der Markt kostet dich { $price } Münzen für eine Karte{ $missing ->
            [0] .
           *[other] : { $missing } mehr, als du hast.
        }
       *[other] Der Markt kostet dich { $price } Münzen für { $cards } Karten{ $missing ->
            [0] .
           *[other] : { $missing } mehr, als du hast.
        }
    }
osaka-legend = * versichert eine Ware · (5) ist versichert · y: Gelb · Ende bei 8 Plättchen
osaka-column-player = Spieler
osaka-column-hand = Hand
osaka-column-marker = Stein
osaka-column-tokens = Plättchen
osaka-column-points = Punkte
osaka-column-goods = Waren zum Verkauf
osaka-marker-free = frei
osaka-marker-used = gesetzt
osaka-first = 1.
osaka-hand-of = Hand { $cards }
osaka-your-hand = Deine Hand
osaka-no-cards = keine Karten
osaka-worth = = { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }

## The pending decision.

osaka-decide-token = Wähle dein erstes Ertragsplättchen. Mit jedem deiner Plättchen bringen deine Karten seiner Farbe beim Verkauf je 1 mehr; das Spiel endet, sobald jemand 8 Plättchen hat.
osaka-decide-action = Du bist am Zug und hast eine Aktion: Kaufe alles im Markt, was andere nicht reserviert haben, nimm eine Karte als Geld auf die Hand oder reserviere eine Karte für dich.
osaka-decide-payment = Du kaufst für { $price } Münzen: { $paid } bezahlt, { $left } noch offen. Zahle mit Handkarten; Wechselgeld gibt es nicht.
osaka-decide-paid = Der Preis ist bezahlt: { $paid } von { $price } Münzen. Normalerweise genügt das. Du darfst mehr zahlen, weil der Nachziehstapel fast leer ist: Karten, die du jetzt abwirfst, können bald wieder gezogen werden.
osaka-decide-insurance = { $ships } zu sinken, und deine Waren { $colours ->
        [one] dieser Farbe
       *[other] dieser Farben
    } gehen verloren, wenn du sie nicht versicherst: Wirf eine Handkarte derselben Farbe ab; jedes * darauf versichert eine Ware.
osaka-decide-cover = Deine Karte in { $good } versichert { $icons ->
        [one] eine deiner Waren in { $good }
       *[other] { $icons } deiner Waren in { $good }
    }. Welche?
osaka-ship-is = Das Schiff in { $good } droht
osaka-ships-are = Die Schiffe in { $goods } drohen
osaka-wait-token = { $who } wählt das erste Ertragsplättchen.
osaka-wait-action = { $who } ist am Zug.
osaka-wait-payment = { $who } kauft für { $price } Münzen: bisher { $paid } bezahlt.
osaka-wait-insurance = { $who } darf Waren versichern, bevor Schiffe sinken.
osaka-wait-cover = { $who } entscheidet, welche Waren in { $good } versichert werden.
osaka-over = Die Partie ist zu Ende.

## The effect of a choice.

osaka-do-token = deine Karten in { $good } bringen je 1 mehr
osaka-do-buy = { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } für { $price } { $price ->
        [one] Münze
       *[other] Münzen
    }: { $voyages }
osaka-do-buy-voyage = { $good } fährt nach { $space }
osaka-do-buy-sale = { $voyages }; { $points }
osaka-do-buy-points = { $person ->
        [you] du verkaufst { $good } für { $points }
       *[other] { $who } verkauft { $good } für { $points }
    } { $points ->
        [one] Punkt
       *[other] Punkte
    }
osaka-do-buy-sinking = { $before }; { $goods } { $count ->
        [one] sinkt
       *[other] sinken
    }
osaka-do-take = { $card }: Hand { $coins } Münzen
osaka-do-reserve = { $card }, für dich reserviert
osaka-do-pay = { $paid } von { $price } Münzen bezahlt
osaka-do-pay-all = der Preis ist bezahlt
osaka-do-pay-too-much = der Preis ist bezahlt, { $lost } mehr als nötig
osaka-do-paid = nichts mehr zahlen
osaka-do-insure = { $goods ->
        [one] rettet deine Karte in { $good }
       *[other] rettet { $saved } deiner { $goods } Karten in { $good }
    }
osaka-do-cover = { $card } versichern
osaka-do-done = nichts mehr versichern{ $lost ->
        [0] { "" }
       *[other] : du verlierst { $cards }
    }
osaka-do-pass = keine andere Wahl ist möglich

## What happened.

osaka-market-opened = Der Markt beginnt mit { $market }; auf der Farm liegen { $farm }.
osaka-hand-drawn = { $person ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $cards } ({ $coins } Münzen).
osaka-first-lowest-sum = { $person ->
        [you] Du beginnst
       *[other] { $who } beginnt
    } mit der niedrigsten Summe.
osaka-first-fewer-cards = { $person ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }: niedrigste Summe, bei Gleichstand weniger Karten.
osaka-first-luck = { $person ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }: niedrigste Summe, bei Gleichstand per Los.
osaka-token-chosen = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } als erstes Ertragsplättchen { $good }.
osaka-purchase-begun = { $person ->
        [you] Du kaufst
       *[other] { $who } kauft
    } den Markt für { $price } Münzen.
osaka-coins-paid = { $person ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $cards }.
osaka-goods-bought = { $person ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { $cards } für { $price } Münzen.
osaka-goods-bought-paying = { $person ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { $cards } für { $price } Münzen, bezahlt mit { $paid }.
osaka-ship-sailed = { $good } nach { $space }
osaka-ships-sailed = Fahrt: { $voyages }.
osaka-card-taken = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $card } aus dem Markt.
osaka-card-reserved = { $person ->
        [you] Du reservierst
       *[other] { $who } reserviert
    } { $card } { $place ->
        [market] im Markt
       *[farm] auf der Farm
    }.
osaka-market-refilled = { $moved ->
        [0] Der Markt erhält { $market } vom Nachziehstapel
       *[other] Die Farm rückt in den Markt nach{ $new ->
            [0] { "" }
           *[other] , dazu { $market } vom Nachziehstapel
        }
    }; die neue Farm: { $farm }.
osaka-nothing-to-refill = Der Markt kann nicht aufgefüllt werden: Die Farm und beide Stapel sind leer.
osaka-deck-shuffled = Der Ablagestapel ({ $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }) wird gemischt und bildet den neuen Nachziehstapel.
osaka-passed = { $person ->
        [you] Du passt
       *[other] { $who } passt
    }: Keine Aktion ist möglich.
osaka-goods-sold = { $person ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $cards }: { $tokens ->
        [0] { $highest }
        [one] ({ $highest } + 1 Plättchen)
       *[other] ({ $highest } + { $tokens } Plättchen)
    } × { $count } = { $worth }, das macht { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
osaka-tokens-won = Ertragsplättchen: { $tokens }.
osaka-token-won = { $good } für { $person ->
        [you] dich
       *[other] { $who }
    }
osaka-token-substitute = { $good } (Ersatz) für { $person ->
        [you] dich
       *[other] { $who }
    }
osaka-insurance-paid = { $person ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $card } als Versicherung ab.
osaka-goods-insured = Ab jetzt versichert bei { $person ->
        [you] dir
       *[other] { $who }
    }: { $cards }.
osaka-ship-sunk = Das Schiff in { $good } sinkt.
osaka-goods-lost = { $person ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $cards } mit dem Schiff in { $good }.
osaka-ships-returned = Rückkehr: { $voyages }.
osaka-ended-eight-tokens = Die Partie ist zu Ende: Jemand hat acht Ertragsplättchen.
osaka-ended-standstill = Die Partie ist zu Ende: Niemand kann mehr etwas tun.
osaka-hand-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } noch { $cards } auf der Hand.
osaka-points-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

## Why a choice is not possible.

osaka-no-game-over = Die Partie ist zu Ende
osaka-no-not-your-turn = Du bist nicht am Zug, sondern { $who }
osaka-no-awaits-token = Zuerst wählen alle ihr erstes Ertragsplättchen
osaka-no-awaits-action = Jetzt kannst du nur kaufen, nehmen oder reservieren
osaka-no-awaits-payment = Du bezahlst gerade { $price } Münzen, bisher { $paid }; zahle erst zu Ende oder mach den Kauf rückgängig
osaka-no-awaits-insurance = Jetzt kannst du nur Karten als Versicherung abwerfen oder fertig sein
osaka-no-awaits-cover = Wähle erst, welche Waren in { $good } deine Karte versichert
osaka-no-too-few-coins = Der Markt kostet { $price } Münzen, deine Hand ist { $coins } wert
osaka-no-price-not-reached = Von { $price } Münzen sind erst { $paid } bezahlt
osaka-no-nothing-to-buy = Im Markt liegt keine Karte, die du kaufen darfst
osaka-no-such-card = Auf { $place } liegt keine Karte
osaka-no-reserved = { $person ->
        [you] Die Karte auf { $place } hast du schon reserviert
       *[other] Die Karte auf { $place } ist für { $who } reserviert
    }
osaka-no-marker-in-use = Dein Reservierungsstein liegt auf einer anderen Karte; du bekommst ihn erst mit dieser Karte zurück
osaka-no-not-in-hand = { $card } hast du nicht auf der Hand
osaka-no-not-sinking = Das Schiff in { $good } ist nicht in Gefahr
osaka-no-icon = { $card } versichert nichts
osaka-no-nothing-to-insure = Du hast keine unversicherten Waren in { $good }
osaka-no-other-good = Die abgeworfene Karte versichert nur Waren in { $good }
osaka-no-not-among-goods = Unter deinen unversicherten Waren ist { $card } nicht dabei
osaka-no-must-act = Passen darfst du nur, wenn keine Aktion möglich ist

## Texts of the HTML board only.

osaka-html-board = Spielplan
osaka-html-buy = Kaufen
osaka-html-card = { $card }{ $icons ->
        [0] { "" }
        [one] , versichert eine Ware
       *[other] , versichert { $icons } Waren
    }
osaka-html-chip-take = Hand { $coins }
osaka-html-coins = { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }
osaka-html-costs = Der Markt kostet { $person ->
        [you] dich
       *[other] { $who }
    } { $price } Münzen.
osaka-html-deck = Nachziehstapel
osaka-html-discard = Ablagestapel
osaka-html-explain-token = Mit jedem deiner Plättchen bringen deine Karten seiner Farbe beim Verkauf je 1 mehr; das Spiel endet, sobald jemand 8 Plättchen hat.
osaka-html-explain-insurance = Unversicherte Waren gehen verloren. Wirf eine Karte derselben Farbe ab: Jeder Schirm darauf versichert eine Ware.
osaka-html-explain-paid = Normalerweise genügt das. Du darfst mehr zahlen, weil der Nachziehstapel fast leer ist: Karten, die du jetzt abwirfst, können bald wieder gezogen werden.
osaka-html-first = Startspieler
osaka-html-goods = Waren
osaka-html-group-buy = Alles kaufen, was andere nicht reserviert haben
osaka-html-group-pay = Mit deinen Karten zahlen; Wechselgeld gibt es nicht
osaka-html-group-reserve = Eine Karte für dich reservieren
osaka-html-group-take = Eine Karte als Geld auf die Hand nehmen
osaka-html-hand-size = { $cards ->
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
osaka-html-heading-action = Du bist am Zug: kaufen, nehmen oder reservieren
osaka-html-heading-insurance = { $ships } zu sinken: Willst du deine Waren versichern?
osaka-html-heading-paid = Preis bezahlt: { $paid } von { $price } Münzen
osaka-html-heading-payment = { $price } Münzen zahlen: { $paid } bezahlt, { $left } noch offen
osaka-html-heading-token = Wähle dein erstes Ertragsplättchen
osaka-html-hint-anchor = Ein sicherer Hafen. Hier warten gesunkene Schiffe.
osaka-html-hint-goal = Kommt ein Schiff an, werden alle Waren seiner Farbe verkauft, und Schiffe in der Strömung sinken.
osaka-html-hint-port = Ein sicherer Hafen.
osaka-html-hint-start = Alle Schiffe starten hier und kehren nach ihrem Verkauf hierher zurück.
osaka-html-hint-waves = Schiffe in der Strömung sinken, wenn ein anderes Schiff Edo erreicht.
osaka-html-insured = { $card }, versichert
osaka-html-kind-anchor = Anker
osaka-html-kind-goal = Verkauf
osaka-html-kind-port = sicher
osaka-html-kind-start = Start
osaka-html-kind-waves = Strömung
osaka-html-marker = Der Reservierungsstein von { $who }
osaka-html-no-goods = noch keine Waren
osaka-html-not-reserved = nicht reserviert
osaka-html-paid = { $paid } von { $price } Münzen bezahlt
osaka-html-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
osaka-html-points-hidden = Punkte bleiben bis zum Spielende verdeckt
osaka-html-points-word = { $points ->
        [one] Punkt
       *[other] Punkte
    }
osaka-html-reserve = reservieren
osaka-html-reserved = reserviert für { $person ->
        [you] dich
       *[other] { $who }
    }
osaka-html-route = Seeroute
osaka-html-say-buy = Kaufen: { $what }
osaka-html-say-cover = { $what }
osaka-html-say-done = Fertig: { $what }
osaka-html-say-insure = { $card } abwerfen: { $what }
osaka-html-say-paid = Genug: { $what }
osaka-html-say-pass = Passen: { $what }
osaka-html-say-pay = { $card } zahlen: { $what }
osaka-html-say-reserve = { $place } reservieren ({ $where ->
        [market] Markt
       *[farm] Farm
    }): { $what }
osaka-html-say-take = { $place } nehmen: { $what }
osaka-html-say-token = Plättchen in { $good }: { $what }
osaka-html-sells = Jetzt verkauft, würden die Waren in { $good } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } bringen
osaka-html-sells-short = { $points } Pkt.
osaka-html-ship = das Schiff in { $good }
osaka-html-supply = übrige Plättchen
osaka-html-token = Plättchen in { $good }
osaka-html-tokens = { $count } von { $most } Plättchen, die das Spiel beenden
osaka-html-tokens-left = Plättchen in { $good }: noch { $count }

osaka-option-name = { $option ->
    [open-hands] offene Hände
    [open-points] offene Punkte
   *[other] { $option }
}
osaka-option-value = { $value ->
    [yes] ja
    [no] nein
   *[other] { $value }
}
