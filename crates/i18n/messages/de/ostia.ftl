# Ostia. $person is "you" for the reader and "other" for other players.

ostia-ivory = Elfenbein
ostia-spices = Gewürze
ostia-cloth = Stoffe
ostia-wine = Wein
ostia-wood = Holz
ostia-wheat = Weizen
ostia-some = { $count ->
        [one] { $good }
       *[other] { $count } { $good }
    }
ostia-nothing = nichts
ostia-denarii = { $count ->
        [one] 1 Denar
       *[other] { $count } Denare
    }
ostia-points = { $count ->
        [0] kein Punkt
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
ostia-senate-part = Senat
ostia-goods-part = Waren
ostia-money-part = Geld
ostia-storehouses-part = Speicher
ostia-store-value-part = Speicherwert

## Introduction for new players.

ostia-introduction =
    Ihr seid Händler im Hafen von Rom, fünf Runden lang. In jeder Runde läuft für dich ein Boot mit fünf Karten ein: Eine behältst du umsonst, die anderen vier bietest du zum Verkauf an, immer zwei auf einmal. Alle geben ein Gebot ab; du verkaufst, an wen du willst, und teilst dir das Geld mit der Bank, oder du überbietest alle und nimmst das Paar selbst.
    Dann entscheiden alle geheim, wohin ihre Waren gehen. Das Forum zahlt Geld: 15 für die einzige Karte ihrer Sorte, weniger für jede weitere. Der Senat gibt 3, 2 und 1 Punkte für die besten Spenden, und was er schätzt, wechselt von Runde zu Runde. Ein Speicher bewahrt eine Karte für später auf.
    Am Ende ist jede Warensorte im Speicher einen Punkt wert, und für das meiste Geld gibt es 3, 2 und 1 Punkte. Die meisten Punkte gewinnen. Zum Wählen gibst du eine Zahl oder das Wort daneben ein; help zeigt die anderen Befehle.

## The board.

ostia-title = Ostia
ostia-round = Runde { $round } von { $rounds } · { $person ->
        [you] du beginnst
       *[other] { $who } beginnt
    }
ostia-piles = Nachziehstapel { $deck } · Ablage { $discard }
ostia-row-price = Preis
ostia-row-copies = Anzahl
ostia-row-senate = Senat jetzt
ostia-row-senate-next = Senat danach
ostia-row-put-away = beiseitegelegt
ostia-row-neutral = neutrale Karten
ostia-row-ship = dein Boot
ostia-row-wares = deine Waren
ostia-row-to-market = aufs Forum
ostia-row-to-senate = an den Senat
ostia-row-to-store = in den Speicher
ostia-row-cards = auf dem Forum
ostia-row-brings = jede bringt
ostia-or-more = { $cards }+
ostia-offer = { $person ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $cards } an: Gebote ab { $price } ({ $pass ->
        [one] 1.
       *[other] 2.
    } Paar).
ostia-offer-half = { $person ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $cards } und eine weitere Karte an.
ostia-bids = Gebote: { $bids }
ostia-bid-of = { $name }: { $amount }
ostia-bid-passed = { $name } passt
ostia-bid-now = > { $name }
ostia-bid-later = { $name } …
ostia-column-player = Spieler
ostia-column-cash = Denare
ostia-column-storehouses = Speicher
ostia-column-loans = Kredit
ostia-column-ship = Boot
ostia-column-wares = Waren
ostia-column-points = Punkte
ostia-first = 1.
ostia-of = { $count } von { $most }
ostia-eliminated = raus: Schulden
ostia-store-of = im Speicher: { $cards } · Senat { $senate }, Waren { $goods }, Geld { $money }
ostia-legend = Senat { $first }, { $second }, { $third } Punkte · Speicher { $price }, verkauft { $resale } · Kredit { $loan }, { $interest }/Runde, zurück { $repayment }

## The pending decision.

ostia-decide-keep = Behalte eine Karte aus deinem Boot umsonst; die anderen sehen nicht, welche. Die übrigen vier bietest du zum Verkauf an, immer zwei auf einmal.
ostia-decide-offer = Wähle die erste von zwei Karten zum Verkauf. Die Karten, die du jetzt zurückhältst, sind dein zweites Paar.
ostia-decide-offer-second = Du bietest { $card } an. Welche Karte kommt dazu?
ostia-decide-bid = Wie viel bietest du für { $cards }? Du bietest nur einmal, mindestens { $price }{ $highest ->
        [0] ; bisher hat niemand geboten
       *[other] ; das höchste Gebot ist bisher { $highest }, deines darf auch niedriger sein
    }. Du hast { $cash }.
ostia-decide-decide = Wer bekommt { $cards }? Nimm das Paar selbst für 1 mehr als das höchste Gebot oder verkaufe es an einen Bieter: Die Hälfte des Gebots bekommst du, den Rest die Bank.
ostia-decide-allocate = Wohin mit dieser Karte: { $good }? Wähle geheim: aufs Forum für Geld, an den Senat für Punkte oder in den Speicher für später. Forum und Senat nehmen zusammen höchstens { $most } Sorten.
ostia-decide-loans = Du hast { $loans ->
        [one] einen Kredit
       *[other] { $loans } Kredite
    } offen und { $cash }. Zahle ihn zurück oder zahle Zinsen für alles, was offen bleibt; wer am Ende nicht zurückzahlen kann, scheidet aus.
ostia-decide-build = Du hast { $cash }, { $storehouses ->
        [0] keinen Speicher
        [one] einen Speicher
       *[other] { $storehouses } Speicher
    } und { $wares ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $wares } Karten
    } zum Einlagern. Baust du für { $price } noch einen Speicher?
ostia-decide-build-debts = Am Ende des Spiels kostet die Rückzahlung { $loans ->
        [one] deines Kredits
       *[other] deiner { $loans } Kredite
    } { $owed }.
ostia-decide-discard = Platz ist nur für { $storehouses ->
        [one] eine Karte
       *[other] { $storehouses } Karten
    }, und du hast { $wares }. Wirf eine ab.
ostia-decide-last = Das letzte Forum: { $good } verkaufen oder im Speicher behalten? Jede Sorte im Speicher ist ein Punkt; für das meiste Geld gibt es 3, 2 und 1 Punkte.
ostia-decide-last-debts = Am Ende kostet die Rückzahlung { $loans ->
        [one] deines Kredits
       *[other] deiner { $loans } Kredite
    } { $owed }, und du hast { $cash }. { $state ->
        [covered] Das reicht.
       *[short] Dir { $missing ->
            [one] fehlt 1 Denar
           *[other] fehlen { $missing } Denare
        }: Verkaufe jetzt genug; jeder Speicher, der leer bleibt, lässt sich danach für { $resale } verkaufen. Wer nicht alles zurückzahlen kann, scheidet aus.
    }
ostia-decide-empties = Du hast { $empty ->
        [one] einen leeren Speicher
       *[other] { $empty } leere Speicher
    }. Verkaufe einen für { $price }, um mehr Geld zu haben, oder behalte ihn: Bei Gleichstand entscheiden die Speicher.
ostia-decide-empties-debts = Die Rückzahlung { $loans ->
        [one] deines Kredits
       *[other] deiner { $loans } Kredite
    } kostet { $owed }, und du hast { $cash }. { $state ->
        [covered] Das reicht.
        [sell] Verkaufe mindestens { $sell ->
            [one] einen Speicher
           *[other] { $sell } Speicher
        }: Wer nicht alles zurückzahlen kann, scheidet aus.
       *[lost] Selbst wenn du alle leeren Speicher verkaufst, hast du nur { $most }: Das reicht nicht, und du scheidest aus.
    }
ostia-also-awaited = Außerdem warten wir auf { $who }.
ostia-wait-keep = Du hast gewählt. { $count ->
        [one] { $who } muss
       *[other] { $who } müssen
    } sich noch für eine Karte entscheiden.
ostia-wait-allocate = Deine Waren sind verteilt. Warten auf { $who }.
ostia-watch-keep = { $count ->
        [one] { $who } muss
       *[other] { $who } müssen
    } sich noch für eine Karte entscheiden.
ostia-watch-allocate = { $count ->
        [one] { $who } muss
       *[other] { $who } müssen
    } noch Waren verteilen.
ostia-wait-offer = { $who } wählt zwei Karten zum Verkauf aus.
ostia-wait-bid = { $who } bietet auf { $cards }.
ostia-wait-decide = { $who } entscheidet, wer { $cards } bekommt.
ostia-wait-loans = { $who } zahlt Kredite zurück oder zahlt Zinsen.
ostia-wait-build = { $who } darf Speicher bauen.
ostia-wait-discard = { $who } hat mehr Karten als Speicher und muss abwerfen.
ostia-wait-empties = { $who } darf leere Speicher verkaufen.
ostia-over = Die Partie ist zu Ende.

## The effect of a choice.

ostia-do-keep = Senat jetzt { $now }, danach { $next }; du hast dann { $have }
ostia-do-keep-last = Senat jetzt { $now }; du hast dann { $have }
ostia-do-offer = zum Verkauf, Preis { $price }
ostia-do-offer-second = dazu { $other }: Gebote ab { $price }
ostia-do-bid = { $amount }; du hast { $cash }
ostia-do-bid-selling = dafür { $storehouses ->
        [one] 1 Speicher
       *[other] { $storehouses } Speicher
    } verkaufen
ostia-do-bid-borrowing = dafür { $loans ->
        [one] 1 Kredit
       *[other] { $loans } Kredite
    } aufnehmen
ostia-do-bid-both = dafür { $storehouses ->
        [one] 1 Speicher
       *[other] { $storehouses } Speicher
    } und { $loans ->
        [one] 1 Kredit
       *[other] { $loans } Kredite
    }
ostia-do-higher = Gebote über { $last }, bis { $most }
ostia-do-pass = kein Gebot
ostia-do-buy = { $cards } für dich: { $price } an die Bank; du hast { $cash }
ostia-do-sell = an { $who } für { $bid }: { $share } für dich, { $rest } für die Bank
ostia-do-market = { $known ->
        [one] { $price }, wenn es die einzige Karte bleibt
       *[other] je { $price }, wenn zu den { $known } bekannten keine mehr kommt
    }, { $fewer } bei zwei weiteren
ostia-do-senate = bringt { $points }: deine Spende ist dann { $value } wert
ostia-do-store = für später: { $stored } von { $storehouses } Speichern gefüllt
ostia-do-store-full = kein Platz in { $storehouses ->
        [one] deinem Speicher
       *[other] deinen { $storehouses } Speichern
    }: wird abgeworfen, wenn du keinen baust
ostia-do-store-point = eine neue Sorte im Speicher: 1 Punkt
ostia-do-store-no-point = kein weiterer Punkt: { $good } hast du schon im Speicher
ostia-do-repay = { $price } zurück, dann keine Zinsen mehr dafür; du hast { $cash }
ostia-do-interest = { $loans ->
        [one] { $price } für den Kredit, den du
       *[other] { $price } für { $loans } Kredite, die du
    } weiterhin schuldest
ostia-do-build = Speicher { $number } von { $most } für { $price }; du hast { $cash }
ostia-do-discard = { $left ->
        [0] { $good }: dann keine Karte mehr
       *[other] { $good }: dann noch { $left }
    }; nächster Senat { $next }
ostia-do-discard-last = { $left ->
        [0] { $good }: dann keine Karte mehr
       *[other] { $good }: dann noch { $left }
    }
ostia-do-sell-storehouse = { $price } Denare: du hast dann { $cash }, und bei Gleichstand zählen noch { $left }
ostia-do-sell-storehouse-debts = { $price } Denare: du hast dann { $cash } von den { $owed }, die du schuldest
ostia-do-done-building = keinen Speicher mehr bauen
ostia-do-done-ruin = du scheidest aus: Du hast { $cash } und schuldest { $owed }
ostia-do-done-selling = { $storehouses ->
        [one] 1 Speicher
       *[other] { $storehouses } Speicher
    } für den Gleichstand behalten

## What happened.

ostia-first-player-found = { $person ->
        [you] Du bist
       *[other] { $who } ist
    } Startspieler.
ostia-round-begun = Runde { $round }: { $person ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }. Der Senat schätzt jetzt besonders { $now }; nächste Runde { $next }.
ostia-round-begun-last = Runde { $round }, die letzte: { $person ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }. Der Senat schätzt besonders { $now }.
ostia-wanted = { $good } ({ $points })
ostia-cards-drawn-you = Du ziehst { $cards }.
ostia-cards-drawn = { $count ->
        [one] { $who } zieht { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }
       *[other] { $who } ziehen je { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        }
    }.
ostia-deck-shuffled = Der Ablagestapel ({ $cards } Karten) wird gemischt und bildet den neuen Nachziehstapel.
ostia-card-kept-you = Du behältst { $card }.
ostia-card-kept = { $count ->
        [one] { $who } behält eine Karte
       *[other] { $who } behalten je eine Karte
    }.
ostia-card-offered = { $person ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $card } an.
ostia-pair-offered = { $person ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $cards } an, Preis { $price }.
ostia-bid-made = { $person ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $amount }.
ostia-passed = { $person ->
        [you] Du gibst
       *[other] { $who } gibt
    } kein Gebot ab.
ostia-bids-made = Gebote: { $bids }.
ostia-bid-told = { $person ->
        [you] du
       *[other] { $who }
    }: { $amount }
ostia-pass-told = { $person ->
        [you] du passt
       *[other] { $who } passt
    }
ostia-pair-kept = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $cards } selbst, für { $paid }.
ostia-pair-sold = { $person ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $cards } für { $paid } an { $buyer_person ->
        [you] dich
       *[other] { $buyer }
    } und { $person ->
        [you] behältst
       *[other] behält
    } { $share }.
ostia-pair-forced = Niemand bietet: { $person ->
        [you] Du musst
       *[other] { $who } muss
    } { $cards } für { $paid } kaufen.
ostia-storehouses-sold = { $person ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $count ->
        [one] einen Speicher
       *[other] { $count } Speicher
    } für { $price }.
ostia-loans-taken = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $count ->
        [one] einen Kredit auf: { $amount }
       *[other] { $count } Kredite auf, zusammen { $amount }
    }.
ostia-neutrals-opened = Neutrale Karten auf dem Forum: { $cards }.
ostia-allocated = { $count ->
        [one] { $person ->
            [you] Du hast
           *[other] { $who } hat
        }
       *[other] { $who } haben
    } alle Waren verteilt.
ostia-allocation-shown = { $person ->
        [you] Du
       *[other] { $who }
    }: { $market } aufs Forum, { $offered ->
        [0] { "" }
       *[other] { $senate } an den Senat,{ " " }
    }{ $stored ->
        [0] nichts in den Speicher
        [one] eine Karte in den Speicher
       *[other] { $stored } Karten in den Speicher
    }.
ostia-prices-found = Forum: { $prices }.
ostia-price-found = { $good } { $price } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    })
ostia-goods-sold = { $person ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { $cards } für { $income }.
ostia-incomes = Einnahmen: { $incomes }.
ostia-income-told = { $person ->
        [you] du
       *[other] { $who }
    }: { $income }
ostia-offering-judged = { $person ->
        [you] Du spendest
       *[other] { $who } spendet
    } dem Senat { $cards }, Wert { $value }: { $points }.
ostia-offerings = Senat: { $offerings }.
ostia-offering-told = { $person ->
        [you] du
       *[other] { $who }
    }: { $value } ({ $points })
ostia-loans-repaid = { $person ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $count ->
        [one] einen Kredit
       *[other] { $count } Kredite
    } zurück: { $paid }.
ostia-interest-paid = { $person ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $paid } Zinsen für { $loans ->
        [one] einen Kredit
       *[other] { $loans } Kredite
    }.
ostia-storehouses-built = { $person ->
        [you] Du baust
       *[other] { $who } baut
    } { $count ->
        [one] einen Speicher
       *[other] { $count } Speicher
    } für { $paid }.
ostia-cards-discarded = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } keinen Platz für { $cards } und { $person ->
        [you] musst
       *[other] muss
    } abwerfen.
ostia-store-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } { $cards } im Speicher: { $points }.
ostia-eliminated-for-debt = { $person ->
        [you] Du kannst { $loans ->
            [one] deinen Kredit nicht zurückzahlen und scheidest
           *[other] deine { $loans } Kredite nicht zurückzahlen und scheidest
        }
       *[other] { $who } kann { $loans ->
            [one] einen Kredit nicht zurückzahlen und scheidet
           *[other] { $loans } Kredite nicht zurückzahlen und scheidet
        }
    } aus.
ostia-money-judged = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } { $money }: { $points }.
ostia-fortunes = Geld: { $fortunes }.
ostia-fortune-told = { $person ->
        [you] du
       *[other] { $who }
    }: { $money } ({ $points })
ostia-put-away-shown = Die beiseitegelegte Senatskarte: { $points }.
ostia-ended = Die Partie ist zu Ende: Fünf Runden sind gespielt.

## Why a choice is not possible.

ostia-no-game-over = Die Partie ist zu Ende
ostia-no-not-your-turn = Du bist nicht am Zug, sondern { $who }
ostia-no-already-chosen = Du hast schon gewählt; warten auf { $who }
ostia-no-awaits-keep = Behalte erst eine Karte aus deinem Boot
ostia-no-awaits-offer = Biete erst zwei Karten aus deinem Boot zum Verkauf an
ostia-no-awaits-bid = Jetzt kannst du nur bieten oder passen
ostia-no-awaits-decide = Entscheide erst, wer deine zwei Karten bekommt: Kaufe sie selbst oder verkaufe sie an einen Bieter
ostia-no-awaits-allocate = Verteile jetzt deine Waren: Forum, Senat oder Speicher
ostia-no-awaits-loans = Jetzt kannst du nur einen Kredit zurückzahlen oder Zinsen zahlen
ostia-no-awaits-build = Jetzt kannst du nur Speicher bauen oder fertig sein
ostia-no-awaits-discard = Wirf erst die Karten ab, für die du keinen Speicher hast
ostia-no-awaits-last = Verteile jetzt deine gelagerten Waren zum letzten Mal: Forum oder Speicher
ostia-no-awaits-empties = Jetzt kannst du nur leere Speicher verkaufen oder fertig sein
ostia-no-not-on-ship = Das hast du nicht im Boot: { $good }
ostia-no-bid-too-low = { $amount } ist zu wenig: Die Preise der zwei Karten ergeben { $least }
ostia-no-bid-too-high = { $amount } ist zu viel: Mit Speichern und Krediten kommst du auf { $most }
ostia-no-not-listed = { $amount } steht jetzt nicht zur Wahl, nur { $from } bis { $to }; lass dir höhere Gebote zeigen oder mach das rückgängig
ostia-no-nothing-higher = Mehr als { $most } kannst du nicht bieten
ostia-no-too-little-cash = Das kostet { $price }, und du hast { $cash }
ostia-no-no-bid = { $who } hat kein Gebot abgegeben
ostia-no-not-next = Als Nächstes verteilst du diese Karte: { $good }
ostia-no-too-many-kinds = Mit { $good } wären es zu viele Sorten für Forum und Senat: höchstens { $most }
ostia-no-senate-at-end = Am Ende gibt es keinen Senat: Wähle Forum oder Speicher
ostia-no-most-storehouses = Mehr als { $most } Speicher kann niemand haben
ostia-no-not-in-store = Das hast du nicht unter deinen Waren: { $good }

ostia-option-name = { $option ->
    [ivory] mit Elfenbein spielen
   *[other] { $option }
}
ostia-option-value = { $value ->
    [yes] ja
    [no] nein
   *[other] { $value }
}

## Texts of the HTML board only.

ostia-html-board = Spielplan
ostia-html-card = { $good }, Preis { $price }, { $copies } im Spiel
ostia-html-deck = Nachziehstapel
ostia-html-discard = Ablage
ostia-html-doing = { $doing ->
        [chooses] wählt
        [ready] ist fertig
        [offers] wählt ein Paar
        [sells] verkauft
        [decides] entscheidet
        [takes] kauft für { $amount }
        [bids] bietet jetzt
        [bid] bietet { $amount }
        [highest] bietet { $amount }, am meisten
        [passed] passt
        [settles] regelt Kredite
        [done] ist fertig
       *[later] wartet
    }
ostia-html-each = je { $price }
ostia-html-first = beginnt diese Runde
ostia-html-forum = Forum
ostia-html-harbour = Hafen
ostia-html-heading = { $phase ->
        [keep] Behalte eine Karte aus deinem Boot
        [offer] Biete ein Paar an: die erste Karte
        [offer-second] Biete ein Paar an: die zweite Karte
        [bid] Dein Gebot
        [decide] Wer bekommt das Paar?
        [allocate] Wohin mit { $good }?
        [loans] Deine Kredite
        [build] Einen Speicher bauen?
        [discard] Kein Platz: Wirf eine Karte ab
        [last] Das letzte Forum: { $good } verkaufen?
       *[empties] Einen leeren Speicher verkaufen?
    }
ostia-html-house = Speicher
ostia-html-least = Gebote ab { $price }
ostia-html-loan = Kredit: ein umgedrehter Speicher
ostia-html-loans = { $count ->
        [one] ein Kredit
       *[other] { $count } Kredite
    }
ostia-html-lot = { $good }: { $neutral } neutral, { $mine } von dir; je { $price }, wenn keine weiteren kommen
ostia-html-more = Alle anderen Gebote
ostia-html-neutral = neutrale Karte
ostia-html-next = danach
ostia-html-no-next = Das ist die letzte Runde.
ostia-html-now = jetzt
ostia-html-order = Spieler in Zugreihenfolge
ostia-html-past = Runde { $round }
ostia-html-plot = freier Bauplatz
ostia-html-points = { $points }: Senat { $senate }, Waren { $goods }, Geld { $money }
ostia-html-prices = Was jede Karte bringt, je nachdem, wie viele ihrer Sorte auf dem Forum liegen
ostia-html-purse = { $cash }; kann bis { $most } bieten
ostia-html-quick = Schnelle Gebote
ostia-html-reveal = Wer was wohin gelegt hat
ostia-html-rewards = Punkte für die drei besten Spenden: { $first }, { $second }, { $third }
ostia-html-round = Runde { $round } von { $rounds }
ostia-html-say = { $verb ->
        [keep] { $good } behalten: { $what }
        [offer] { $good } anbieten: { $what }
        [bid] { $amount } bieten: { $what }
        [higher] Höher: { $what }
        [pass] Passen: { $what }
        [buy] Kaufen: { $what }
        [sell] Verkaufen { $what }
        [market] { $good } aufs Forum: { $what }
        [senate] { $good } an den Senat: { $what }
        [store] { $good } in den Speicher: { $what }
        [repay] Einen Kredit zurückzahlen: { $what }
        [interest] Zinsen zahlen: { $what }
        [build] Bauen: { $what }
        [discard] Abwerfen – { $what }
        [sell-storehouse] Einen Speicher verkaufen: { $what }
       *[done] Fertig: { $what }
    }
ostia-html-senate = Senat
ostia-html-ship-size = { $cards ->
        [one] eine Karte im Boot
       *[other] { $cards } Karten im Boot
    }
ostia-html-stage = { $stage ->
        [keep] Die Boote laufen ein
        [auction] Versteigerung{ $pass ->
            [0] { "" }
            [1] , erstes Paar
           *[other] , zweites Paar
        }
        [office] Kontor: Waren verteilen
        [storehouses] Kredite und Speicher
        [last] Das letzte Forum
        [empties] Leere Speicher
       *[over] Ende
    }
ostia-html-storehouses = { $count } von { $most } Speichern
ostia-html-wares-size = { $cards ->
        [0] keine Waren
        [one] eine Karte bei den Waren
       *[other] { $cards } Karten bei den Waren
    }
ostia-html-worth = { $value } wert
