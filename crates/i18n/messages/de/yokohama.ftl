# Yokohama. $person is "you" for the reader and "other" for other players.

yokohama-letter = { $colour ->
        [blue] b
        [pink] p
        [purple] v
       *[yellow] g
    }
yokohama-area = { $area ->
        [copper-1] Kupfermine 1
        [copper-2] Kupfermine 2
        [fishing-1] Fischgrund 1
        [fishing-2] Fischgrund 2
        [silk-1] Seidenspinnerei 1
        [silk-2] Seidenspinnerei 2
        [tea-1] Teeplantage 1
        [tea-2] Teeplantage 2
        [bank] Bank
        [chinatown] Chinatown
        [church] Kirche
        [customs] Zoll
        [agency] Arbeitsvermittlung
        [laboratory-a] Labor A
        [laboratory-b] Labor B
        [port-a] Hafen A
        [port-b] Hafen B
       *[canal] Kanal
    }
yokohama-good = { $good ->
        [copper] Kupfer
        [silk] Seide
        [tea] Tee
       *[fish] Fisch
    }
yokohama-country = { $country ->
        [us] US
        [nl] NL
        [uk] UK
        [fr] FR
       *[de] DE
    }
yokohama-from-country = { $country ->
        [us] amerikanisch
        [nl] niederländisch
        [uk] britisch
        [fr] französisch
       *[de] deutsch
    }
yokohama-title-of = { $title ->
        [ball] Ball
        [brick-factory] Ziegelei
        [electric-light] Elektrisches Licht
        [fair] Messe
        [gas-light] Gaslicht
        [language-school] Sprachschule
        [letterpress] Buchdruck
        [mining-technology] Bergbautechnik
        [newspaper] Zeitung
        [patent-system] Patentwesen
        [postal-system] Postwesen
        [spinning-machine] Spinnmaschine
        [stagecoach] Postkutsche
        [station] Bahnhof
        [stock-market] Börse
        [telegram] Telegramm
        [telephone] Telefon
        [tram] Straßenbahn
        [university] Universität
       *[winery] Weinkellerei
    }
yokohama-title-short = { $title ->
        [ball] Ball
        [brick-factory] Ziegelei
        [electric-light] El. Licht
        [fair] Messe
        [gas-light] Gaslicht
        [language-school] Sprachen
        [letterpress] Buchdruck
        [mining-technology] Bergbau
        [newspaper] Zeitung
        [patent-system] Patente
        [postal-system] Post
        [spinning-machine] Spinnmasch.
        [stagecoach] Kutsche
        [station] Bahnhof
        [stock-market] Börse
        [telegram] Telegramm
        [telephone] Telefon
        [tram] Tram
        [university] Universität
       *[winery] Weinkeller
    }
yokohama-effect = { $title ->
        [ball] 2 Punkte für jeden Auftrag, den du erfüllst
        [brick-factory] 4 Punkte für jeden Assistenten, den du auf den Zollplan setzt
        [electric-light] 3 Punkte für jedes Handelshaus, das du baust
        [fair] sofort 10 Punkte
        [gas-light] 2 Punkte für jedes Geschäft, das du baust
        [language-school] 1 Yen für jeden Auftrag, den du erfüllst
        [letterpress] 1 Yen für jede weitere Technologie, die du erforschst
        [mining-technology] 1 Kupfer mehr, sooft du Kupfer bekommst: in der Kupfermine, bei einem Kauf in Chinatown, durch ein 5-Stärke-Plättchen oder ein Gebäude
        [newspaper] du darfst bis zu vier Assistenten in verschiedene Gebiete setzen
        [patent-system] 2 Punkte für jede weitere Technologie, die du erforschst
        [postal-system] dein Präsident darf auch anhalten, wo andere Präsidenten stehen; Gebühren wie üblich
        [spinning-machine] einmal pro Zug 1 Seide abgeben und 2 Yen bekommen
        [stagecoach] dein Präsident zahlt beim Ziehen keine Gebühren an andere Präsidenten
        [station] 1 Stärke mehr für alle in einem Gebiet deiner Wahl; dein Präsident darf dorthin fahren{ $direct ->
            [anywhere] { "" }
           *[assistant] , wenn dort ein Assistent von dir steht
        }
        [stock-market] beginnst du deinen Zug mit weniger als 2 Yen, füllst du auf 2 auf
        [telegram] nach zwei Assistenten in einem Gebiet darfst du einen dritten in ein Nachbargebiet setzen
        [telephone] nach der Aktion darfst du einen Assistenten im Gebiet stehen lassen
        [tram] statt Schritt für Schritt zu ziehen, darf dein Präsident direkt in ein beliebiges Gebiet { $direct ->
            [anywhere] ohne anderen Präsidenten
           *[assistant] mit einem Assistenten von dir und ohne anderen Präsidenten
        } fahren
        [university] einmal pro Zug für 1 Yen einen Assistenten aus dem Warenhaus nehmen
       *[winery] 3 Punkte für jeden Assistenten, den du auf den Kirchenplan setzt
    }
yokohama-achievement = { $letter ->
        [a] A
        [b] B
       *[c] C
    }
yokohama-some = { $count } { $good }
yokohama-yen = { $yen } Yen
yokohama-imports = { $count } { $count ->
        [one] Importgut
       *[other] Importgüter
    }
yokohama-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
yokohama-any-goods = { $count } { $count ->
        [one] Ware
       *[other] Waren
    } nach Wahl
yokohama-from-warehouse = { $count } { $count ->
        [one] Teil
       *[other] Teile
    } aus dem Warenhaus
yokohama-moves = { $count }-mal umsetzen
yokohama-free-agent = einen freien Agenten
yokohama-an-agent = einen { $from }en Agenten
yokohama-nothing = nichts
yokohama-pieces = { $piece ->
        [assistant] { $count ->
            [0] keinen Assistenten
            [one] einen Assistenten
           *[other] { $count } Assistenten
        }
        [shop] { $count ->
            [one] ein Geschäft
           *[other] { $count } Geschäfte
        }
       *[house] { $count ->
            [one] ein Handelshaus
           *[other] { $count } Handelshäuser
        }
    }
yokohama-who = { $person ->
        [you] du
       *[other] { $who }
    }
yokohama-the-hand = Vorrat
yokohama-order-number = O{ $number }
yokohama-order-called = { $order } ({ $goods })
yokohama-order-text = { $goods } für { $reward } ({ $country })
yokohama-order-offered = { $order }: { $text }
yokohama-technology-called = { $title } ({ $value }, { $country })
yokohama-part = { $part ->
        [orders] Aufträge
        [church] Kirche
        [customs] Zoll
        [achievements] Erfolge
        [buildings] Geschäfte und Häuser
        [tokens] Stärke-5-Plättchen
        [technologies] Technologien
        [ports] Häfen
        [church-bonus] Mehrheit in der Kirche
        [customs-bonus] Mehrheit beim Zoll
        [technology-bonus] höchste Technologie
        [countries] Länder
        [agents] übrige Agenten
        [imports] Importgüter
        [yen] Yen
        [goods] Waren
       *[turn-order] Zugfolge (Gleichstand)
    }

## Introduction for new players.

yokohama-introduction =
    Yokohama, um 1870: Der Hafen steht der Welt offen. Du schickst Assistenten in die Stadt; dein Präsident zieht über ihre Gebiete und handelt in einem davon, umso stärker, je mehr deiner Figuren und Gebäude dort stehen. Die meisten Punkte gewinnen.
    In deinem Zug setzt du bis zu drei Assistenten in verschiedene Gebiete oder zwei in eines; dann zieht dein Präsident über Gebiete mit deinen Assistenten und hält an, wo kein anderer Präsident steht. Deine Stärke ist dort 1 für den Präsidenten und je 1 für jeden Assistenten, jedes Geschäft und jedes Handelshaus von dir, höchstens 5; danach kommen die Assistenten in deinen Vorrat zurück. Wer in ein Gebiet mit einem fremden Präsidenten setzt oder zieht, zahlt dafür 1 Yen an dessen Besitzer.
    Die Stärke gibt an, wie viele Waren, Yen, Tauschgeschäfte, Glaube oder Einheiten ein Gebiet bringt; Seide, Zoll, Arbeitsvermittlung und Häfen bringen eins weniger, Kupfer zwei weniger. Mit Stärke 4 darfst du ein Geschäft oder ein Handelshaus bauen, mit Stärke 5 das Plättchen dort nehmen.
    Davor und danach darfst du Aufträge erfüllen, Erfolge erreichen und einen ausländischen Agenten schicken, der ohne deinen Präsidenten handelt. Je zwei Karten eines Landes bringen einen Agenten. Das Spiel endet, wenn jemand alle Geschäfte oder alle Häuser gebaut hat, Kirche oder Zoll voll genug sind oder die Aufträge ausgehen. Zum Wählen gibst du eine Zahl oder die Wörter daneben ein; help zeigt die anderen Befehle.

## The board.

yokohama-title = Yokohama
yokohama-round = { $round ->
        [0] vor der ersten Runde
       *[other] Runde { $round }
    } · { $person ->
        [you] du beginnst
       *[other] { $who } beginnt
    }{ $ending ->
        [none] { "" }
        [houses] { " " }· alle Häuser gebaut: letzte Runde { $last }
        [shops] { " " }· alle Geschäfte gebaut: letzte Runde { $last }
        [orders] { " " }· Aufträge alle: letzte Runde { $last }
        [church] { " " }· Kirche voll: letzte Runde { $last }
        [customs] { " " }· Zoll voll: letzte Runde { $last }
       *[rounds] { " " }· letzte Runde { $last }
    }
yokohama-to-cross = Querung 1¥
yokohama-legend = B Präsident, b2 zwei Assistenten, S Bahnhof{ $seated ->
        [yes] { " " }· St.: deine Stärke mit Präsident
       *[no] { "" }
    }
yokohama-signs = * Punkt  ¥ Yen  k s t f Waren  ? beliebig  i Import  w Warenhaus  u umsetzen
yokohama-sign = { $what ->
        [points] { $count }*
        [yen] { $count }¥
        [copper] { $count }k
        [silk] { $count }s
        [tea] { $count }t
        [fish] { $count }f
        [any] { $count }?
        [import] { $count }i
        [warehouse] { $count }w
        [move] { $count }u
       *[agent] Agent
    }
yokohama-good-sign = { $good ->
        [copper] k
        [silk] s
        [tea] t
       *[fish] f
    }
yokohama-import-sign = i
yokohama-no-reward = -
yokohama-column-area = Gebiet
yokohama-column-power = St.
yokohama-column-shops = Geschäfte 1 bis 4
yokohama-column-house = Haus
yokohama-column-token = Plätt.
yokohama-station-mark = S
yokohama-board-title = { $board ->
        [church] Kirche { $occupied }/{ $end }
       *[customs] Zoll { $occupied }/{ $end }
    }
yokohama-board-unit = { $board ->
        [church] {"  "}Glaube
       *[customs] {"  "}Importe
    }
yokohama-neutral = zu
yokohama-achievements = Erfolg          Punkte
yokohama-need-short = { $need ->
        [copper] { $count } Kupfer
        [silk] { $count } Seide
        [tea] { $count } Tee
        [fish] { $count } Fisch
        [technologies] { $count } Technologien
        [yen] { $count } Yen
        [agents] { $count } Agenten/Plät.
        [orders] { $count } Aufträge erf.
        [production] { $count } Prod.-Gebiete
        [commercial] { $count } Handelsgeb.
       *[areas] { $count } Prod. { $other } Hand.
    }
yokohama-agents-left = Agent. { $agents }
yokohama-decks = Stapel { $orders } Auftr., { $technologies } Tech.
yokohama-prizes = Preise { $prizes }
yokohama-free-agent-short = frei
yokohama-laboratories = Labore
yokohama-ports = Häfen
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
        [1] grün
        [2] orange
       *[3] rot
    }
yokohama-price = { $surcharge ->
        [0] { $value }
       *[other] { $value }+{ $surcharge }
    } { $country }{ $has ->
        [yes] { " " }hast
       *[no] { "" }
    }
yokohama-order-signs = { $order } { $country } { $cost }>{ $reward }
yokohama-column-player = Spieler
yokohama-column-points = nun+Ende
yokohama-column-yen = Yen
yokohama-column-hand = Vorrat
yokohama-column-warehouse = Warenhaus
yokohama-column-agents = Agent.
yokohama-column-orders = Auftr.
yokohama-column-tokens = Pl.
yokohama-players-legend = Vorrat, Warenhaus: Ass./Gesch./Häuser · Agent. bereit/alle · Auftr. offen/erf.
yokohama-points-and-more = { $points }+{ $more }
yokohama-icons = { $icons }
yokohama-prize-of = Preis { $prize }
yokohama-technologies-of = Technologie { $value }: { $titles }
yokohama-left-over = übrig { $order }
yokohama-your-dealt = Zur Auswahl
yokohama-your-orders = Aufträge
yokohama-your-order = { $order }{ $lacks ->
        [yes] { " " }(fehlt { $missing })
       *[no] { " " }(bereit)
    }
yokohama-step = { $step ->
        [first] extra
        [place] setzen
        [move] ziehen
        [area] Aktion
        [token] Plätt.
        [build] bauen
        [recover] zurück
       *[second] extra
    }
yokohama-turn = Zug
yokohama-once = { $what ->
        [agent] Agent
        [spin] Spinnen
       *[study] Uni
    } { $used ->
        [yes] weg
       *[no] frei
    }

## The pending decision.

yokohama-decide-keep = Behalte einen dieser zwei Aufträge; der andere kommt aus dem Spiel, und die anderen sehen beide nicht.{ $others ->
        [0] { " " }Alle anderen haben gewählt.
       *[other] { " " }Wir warten noch auf { $who }.
    }
yokohama-decide-supplement = { $second ->
        [yes] Nach deiner Hauptaktion: einen Agenten schicken (einmal pro Zug), Erfolge erreichen, Aufträge erfüllen. Danach endet dein Zug.
       *[no] Vor deiner Hauptaktion: einen Agenten schicken (einmal pro Zug), Erfolge erreichen, Aufträge erfüllen. Danach setzt du Assistenten.
    }
yokohama-decide-place = { $placed ->
        [0] Setze bis zu { $most } Assistenten in verschiedene Gebiete oder zwei in ein Gebiet; dann zieht dein Präsident.
        [one] Setze weitere Assistenten in andere Gebiete, zusammen bis zu { $most }, oder einen zweiten in dasselbe Gebiet; oder mach weiter.
       *[other] Setze weitere Assistenten in andere Gebiete, zusammen bis zu { $most }, oder mach weiter.
    }
yokohama-decide-telegram = Telegramm: Setze noch einen Assistenten in ein Nachbargebiet von { $area ->
        [Bank] der Bank
        [Kirche] der Kirche
        [Zoll] dem Zoll
        [Arbeitsvermittlung] der Arbeitsvermittlung
       *[other] { $area }
    } oder mach weiter.
yokohama-decide-arrive = Stelle deinen Präsidenten in ein Gebiet mit einem Assistenten von dir{ $others ->
        [fee] { " " }und handle dort; wo andere Präsidenten stehen, zahlst du jedem ihrer Besitzer 1 Yen
        [free] { " " }und handle dort, ohne Gebühren auch neben anderen Präsidenten
       *[barred] { " " }und ohne fremden Präsidenten und handle dort
    }; oder hole Assistenten zurück.
yokohama-decide-move = { $steps ->
        [0] Ziehe deinen Präsidenten ({ $area }) über Gebiete mit deinen Assistenten in { $others ->
            [barred] ein Gebiet ohne fremden Präsidenten
           *[any] eines davon, auch neben andere Präsidenten,
        } und handle dort; oder rufe ihn zurück.
        [one] Dein Präsident ist jetzt hier: { $area }. Zieh weiter oder halte an und handle.
       *[other] Dein Präsident ist nach { $steps } Schritten hier: { $area }. Zieh weiter oder halte an und handle.
    }
yokohama-decide-way = Dein Präsident kann auf mehreren Wegen zum Ziel kommen: { $area }. Wen bezahlst du unterwegs?
yokohama-decide-recall = Nimm beliebig viele deiner Assistenten in deinen Vorrat zurück. In diesem Zug handelst du in keinem Gebiet.
yokohama-decide-exchange = Chinatown: Du darfst noch { $left ->
        [one] einmal
       *[other] { $left }-mal
    } tauschen.
yokohama-decide-space = { $board ->
        [church] Kirche: Deine Stärke gibt { $count } Glaube. Mehr kannst du kaufen: je 1 für ein Kupfer, eine Seide, einen Tee, einen Fisch, ein Importgut und { $yen } Yen. Setze einen Assistenten auf ein Feld oder auf keins.
       *[customs] Zoll: Setze einen Assistenten auf ein Feld und zahle die Importgüter, die es verlangt, höchstens { $count }; oder setze keinen.
    }
yokohama-decide-faith = Für Feld { $space } brauchst du noch { $missing } Glauben: Wähle für jeden, womit du ihn bezahlst.
yokohama-decide-assistant = Welcher Assistent kommt auf Feld { $space } ({ $board })? Er bleibt dort bis zum Ende des Spiels.
yokohama-decide-hire = { $by ->
        [reward] Belohnung: Nimm
       *[agency] Arbeitsvermittlung: Nimm
    } bis zu { $left } { $left ->
        [one] Teil
       *[other] Teile
    } aus deinem Warenhaus in deinen Vorrat.
yokohama-decide-learn = { $area }: Erforsche eine Technologie oder keine. Deine Stärke zahlt { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } des Preises; jede weitere Einheit kostet { $yen } Yen oder ein Importgut.{ $dear ->
        [0] { "" }
       *[other] { " " }Ab deiner vierten Technologie kann die Stärke die letzte Einheit nicht zahlen.
    }
yokohama-decide-unit = { $title }: Es { $missing ->
        [one] fehlt eine Einheit
       *[other] fehlen { $missing } Einheiten
    }. Zahle für jede { $yen } Yen oder ein Importgut.
yokohama-decide-order = { $second ->
        [yes] Du darfst für { $yen } Yen oder ein Importgut einen zweiten Auftrag nehmen.
       *[no] Nimm einen Auftrag oder keinen; ein zweiter kostet { $yen } Yen oder ein Importgut.
    } Deine Stärke erlaubt { $level ->
        [0] keinen
        [1] grüne
        [2] grüne und orange
       *[3] alle
    }.
yokohama-decide-second-order = Womit bezahlst du den zweiten Auftrag?
yokohama-decide-token = Stärke 5 ({ $area }): Du darfst das Plättchen nehmen: { $reward }.
yokohama-decide-build = { $area }: Du darfst { $build ->
        [both] ein Geschäft oder ein Handelshaus
        [shop] ein Geschäft
       *[house] ein Handelshaus
    } bauen.
yokohama-decide-leave = Telefon: Bleibt einer deiner Assistenten hier ({ $area })?
yokohama-decide-gain = Wähle { $left ->
        [one] eine Ware
       *[other] { $left } Waren, eine nach der anderen
    }.
yokohama-decide-move-from = Du darfst { $left ->
        [one] einen Assistenten umsetzen: aus seinem Gebiet oder aus deinem Vorrat
       *[other] { $left } Assistenten umsetzen, einen nach dem anderen: aus ihren Gebieten oder aus deinem Vorrat
    } in ein beliebiges Gebiet, ohne Gebühren.
yokohama-decide-move-to = Wohin kommt der Assistent von { $area ->
        [Bank] der Bank
        [Kirche] der Kirche
        [Zoll] dem Zoll
        [Arbeitsvermittlung] der Arbeitsvermittlung
       *[other] { $area }
    }?
yokohama-decide-move-to-from-hand = Wohin kommt der Assistent aus deinem Vorrat?
yokohama-decide-station = Stelle den Bahnhof in ein Gebiet: Dort haben alle 1 Stärke mehr, und dein Präsident darf hinfahren.
yokohama-decide-prize = Du hast alle drei Erfolge erreicht: Wähle einen Preis.
yokohama-wait = { $awaited ->
        [keep] Alle behalten einen von zwei Aufträgen. Warten auf { $who }.
        [supplement] { $who } ist am Zug.
        [supplement-again] { $who } hat noch Zusatzaktionen.
        [place] { $who } setzt Assistenten.
        [telegram] { $who } darf mit Telegramm noch einen setzen.
        [arrive] { $who } stellt den Präsidenten in ein Gebiet.
        [move] { $who } zieht mit dem Präsidenten.
        [way] { $who } wählt den Weg des Präsidenten.
        [recall] { $who } nimmt Assistenten zurück.
        [exchange] { $who } tauscht in Chinatown.
        [church] { $who } ist in der Kirche.
        [customs] { $who } ist beim Zoll.
        [faith] { $who } bezahlt für Glaube.
        [assistant] { $who } wählt einen Assistenten für ein Feld.
        [agency] { $who } ist bei der Arbeitsvermittlung.
        [warehouse] { $who } nimmt Teile aus dem Warenhaus.
        [learn] { $who } ist in einem Labor.
        [unit] { $who } bezahlt eine Technologie.
        [order] { $who } ist in einem Hafen.
        [order-again] { $who } darf einen zweiten Auftrag nehmen.
        [second-order] { $who } bezahlt einen zweiten Auftrag.
        [token] { $who } darf ein Plättchen nehmen.
        [build] { $who } darf bauen.
        [leave] { $who } darf einen Assistenten stehen lassen.
        [gain] { $who } wählt Waren.
        [move-from] { $who } setzt Assistenten um.
        [move-to] { $who } setzt einen Assistenten um.
        [station] { $who } stellt den Bahnhof auf.
        [prize] { $who } wählt einen Preis.
       *[over] Die Partie ist zu Ende.
    }
yokohama-over = Die Partie ist zu Ende.

## The effect of a choice.

yokohama-offer = { $kind ->
        [none] keine Wirkung
        [goods] { $goods }
        [bank] { $count } Yen
        [chinatown] { $count }-mal tauschen
        [church] { $count } Glaube
        [customs] { $count ->
            [one] 1 Importgut zahlen
           *[other] bis zu { $count } Importgüter zahlen
        }
        [agency] { $count ->
            [one] 1 Teil aus dem Warenhaus
           *[other] bis zu { $count } Teile aus dem Warenhaus
        }
        [laboratory] { $count ->
            [one] 1 Einheit für eine Technologie
           *[other] { $count } Einheiten für eine Technologie
        }
       *[port] { $count ->
            [1] ein grüner Auftrag
            [2] ein grüner oder oranger Auftrag
           *[3] ein beliebiger Auftrag
        }{ $points ->
            [0] { "" }
           *[other] , { $points } Punkte
        }
    }
yokohama-do-act = Stärke { $power }: { $parts }
yokohama-do-act-token = das Plättchen ({ $reward })
yokohama-do-act-build = { $build ->
        [both] danach ein Geschäft oder ein Handelshaus möglich
        [shop] danach ein Geschäft möglich
       *[house] danach ein Handelshaus möglich
    }
yokohama-do-act-house = 1 Yen an { $who ->
        [du] dich
       *[other] { $who }
    } für das Handelshaus dort
yokohama-do-fee = { $count ->
        [one] { " " }(1 Yen an { $who })
       *[other] { " " }(je 1 Yen an { $who })
    }
yokohama-do-place = { $stands ->
        [yes] für später: dein Präsident muss in diesem Zug von dort weg
       *[no] Stärke { $power } mit deinem Präsidenten: { $offer }{ $fee }
    }
yokohama-do-arrive = { $action }{ $fee }
yokohama-do-go = wenn du dort anhältst: { $action }{ $fee }
yokohama-do-several = { " " }(nach deiner Wahl: { $ways })
yokohama-do-pass = nur zum Durchziehen{ $fee }
yokohama-do-cross = den Kanal für { $yen } überqueren und weiterziehen
yokohama-do-tram = mit der Straßenbahn; { $action }
yokohama-do-ride = zum Bahnhof ({ $area }); { $action }
yokohama-do-agent = { $action }
yokohama-do-recall = deinen Präsidenten zurückrufen, dazu beliebig viele Assistenten; keine Gebietsaktion
yokohama-do-take = { $left ->
        [one] deinen Assistenten
       *[other] einen von { $left }
    } ({ $area })
yokohama-do-take-all = { $assistants } aus allen Gebieten
yokohama-do-achieve = { $points }{ $first ->
        [yes] { " " }(vor allen anderen)
       *[no] { "" }
    }; ein Assistent bleibt dafür dort{ $prize ->
        [yes] ; dazu ein Preis
       *[no] { "" }
    }
yokohama-do-complete = { $goods } zahlen; { $reward } bekommen{ $pair }
yokohama-do-pair = ; { $icons }. { $from }es Symbol: ein Agent
yokohama-do-spin = 1 { $good } abgeben, { $yen } bekommen
yokohama-do-study = 1 Yen für einen Assistenten aus dem Warenhaus, wo du { $left } hast
yokohama-do-buy = { $ware } für { $yen }
yokohama-do-sell = { $good } für { $yen }; { $left ->
        [0] dann nichts mehr davon
       *[other] dann noch { $left }
    }
yokohama-do-space = { $pays }: { $reward }{ $end ->
        [yes] ; das löst das Spielende aus
       *[no] { "" }
    }
yokohama-do-space-faith = { $faith } Glaube{ $missing ->
        [0] { "" }
       *[other] , davon { $missing } zu bezahlen
    }
yokohama-do-space-imports = { $imports } zahlen
yokohama-do-pay = { $coin }{ $what ->
        [faith] { " " }für 1 Glaube{ $left ->
            [0] , das reicht
           *[other] ; dann noch { $left } zu zahlen
        }
        [unit] { " " }für 1 Einheit{ $left ->
            [0] , das reicht
           *[other] ; dann noch { $left } zu zahlen
        }
       *[order] { " " }für den zweiten Auftrag
    }
yokohama-do-from = { $from ->
        [hand] einen aus deinem Vorrat, wo du { $left } hast
       *[area] { $left ->
            [one] deinen Assistenten
           *[other] einen von { $left }
        } ({ $area })
    }
yokohama-do-hire = { $piece } { $price ->
        [0] umsonst
       *[other] für { $price } Yen
    }; dann noch { $left } dort
yokohama-do-learn = { $title } ({ $country }): { $effect }. Preis { $price }, { $power } durch Stärke{ $missing ->
        [0] { "" }
        [one] , 1 zu bezahlen: { $yen } Yen oder ein Importgut
       *[other] , { $missing } zu bezahlen: je { $yen } Yen oder ein Importgut
    }{ $bonus ->
        [yes] ; du bekommst { $reward }
       *[no] { "" }
    }{ $pair }
yokohama-do-order = { $order }: { $text }
yokohama-do-gain = { $goods }: du hättest { $then }
yokohama-do-build = { $piece }: { $reward }{ $end ->
        [yes] ; es ist dein letztes und löst das Spielende aus
       *[no] { "" }
    }
yokohama-do-leave = ein Assistent bleibt dort, die anderen kommen zurück
yokohama-do-station = { $area }: dort hättest du Stärke { $power } mit deinem Präsidenten
yokohama-do-prize-flag = ein { $from }es Symbol{ $pair }
yokohama-do-prize-agent = ein Agent ohne Land
yokohama-do-done = { $awaited ->
        [supplement] weiter zum Setzen
        [supplement-again] deinen Zug beenden
        [place] keinen mehr setzen
        [telegram] keinen mehr setzen
        [recall] keinen mehr zurücknehmen
        [exchange] nicht mehr tauschen
        [church] kein Feld nehmen
        [customs] kein Feld nehmen
        [agency] nichts mehr nehmen
        [warehouse] nichts mehr nehmen
        [learn] nichts erforschen
        [order] keinen Auftrag nehmen
        [order-again] keinen zweiten Auftrag nehmen
        [token] das Plättchen liegen lassen
        [build] nichts bauen
        [leave] alle Assistenten kommen zurück
       *[move-from] keinen mehr umsetzen
    }

## What happened.

yokohama-first-player-found = { $person ->
        [you] Du bist
       *[other] { $who } ist
    } Startspieler und { $person ->
        [you] beginnst
       *[other] beginnt
    } jede Runde.
yokohama-orders-dealt = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $known ->
        [yes] zur Auswahl: { $orders }
       *[no] zwei Aufträge zur Auswahl
    }.
yokohama-others-dealt = { $who } { $count ->
        [one] bekommt
       *[other] bekommen
    } { $count ->
        [one] { "" }
       *[other] je{ " " }
    }zwei Aufträge zur Auswahl.
yokohama-order-kept = { $person ->
        [you] Du behältst
       *[other] { $who } behält
    } { $known ->
        [yes] { $order }
       *[no] einen von zwei Aufträgen
    }.
yokohama-others-kept = { $who } { $count ->
        [one] behält einen Auftrag
       *[other] behalten je einen Auftrag
    }.
yokohama-round-began = { $last ->
        [yes] Runde { $round } beginnt, die letzte.
       *[no] Runde { $round } beginnt.
    }
yokohama-turn-began = { $person ->
        [you] Du bist am Zug
       *[other] { $who } ist am Zug
    }.
yokohama-stock-market = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $yen } durch die Börse.
yokohama-agent-sent = { $person ->
        [you] Du schickst
       *[other] { $who } schickt
    } { $agent ->
        [free] einen freien Agenten
       *[foreign] einen { $from }en Agenten
    } los ({ $area }){ $then }.
yokohama-achievement-reached = { $person ->
        [you] Du erreichst
       *[other] { $who } erreicht
    } Erfolg { $letter }{ $first ->
        [yes] { " " }vor allen anderen
       *[no] { "" }
    }{ $then }.
yokohama-order-completed = { $person ->
        [you] Du erfüllst
       *[other] { $who } erfüllt
    } { $order }{ $then }.
yokohama-silk-spun = { $person ->
        [you] Du gibst
       *[other] { $who } gibt
    } 1 { $good } gegen 2 Yen ab (Spinnmaschine){ $then }.
yokohama-assistant-studied = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } für 1 Yen einen Assistenten aus dem Warenhaus (Universität){ $then }.
yokohama-assistants-placed = { $person ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $assistants } ein: { $areas }{ $fees }.
yokohama-fee = { $to ->
        [canal] { $yen } für den Kanal
       *[seat] { $yen } an { $who ->
            [du] dich
           *[other] { $who }
        }
    }
yokohama-fees = { " " }({ $fees })
yokohama-fee-paid = { $person ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $yen } an { $to ->
        [du] dich
       *[other] { $to }
    }, wegen des Präsidenten dort.
yokohama-canal-paid = { $person ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $yen } für den Kanal.
yokohama-president-moved = { $person ->
        [you] Dein Präsident
       *[other] Der Präsident von { $who }
    } zieht: { $area }{ $fees }{ $act }.
yokohama-president-arrived = { $person ->
        [you] Dein Präsident
       *[other] Der Präsident von { $who }
    } kommt aus dem Vorrat: { $area }{ $fees }{ $act }.
yokohama-tram-taken = { $person ->
        [you] Dein Präsident
       *[other] Der Präsident von { $who }
    } nimmt die Straßenbahn: { $area }{ $act }.
yokohama-station-ridden = { $person ->
        [you] Dein Präsident
       *[other] Der Präsident von { $who }
    } fährt zum Bahnhof: { $area }{ $act }.
yokohama-president-recalled = { $from ->
        [hand] { $person ->
            [you] Dein Präsident bleibt im Vorrat
           *[other] Der Präsident von { $who } bleibt im Vorrat
        }
       *[area] { $person ->
            [you] Du rufst deinen Präsidenten zurück ({ $area })
           *[other] { $who } ruft den Präsidenten zurück ({ $area })
        }
    }{ $with }.
yokohama-with-assistants = ; { $count ->
        [one] ein Assistent kommt
       *[other] { $assistants } kommen
    } zurück ({ $areas })
yokohama-assistants-taken = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $assistants } zurück ({ $areas }).
yokohama-action-began = { $person ->
        [you] Du handelst
       *[other] { $who } handelt
    } mit Stärke { $power } ({ $area }){ $then }.
yokohama-and-acts = , Aktion mit Stärke { $power }{ $then }
yokohama-with-power = { " " }mit Stärke { $power }
yokohama-then = { ": " }{ $gains }
yokohama-then-house = ; { $person ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { $yen } für das Handelshaus dort
yokohama-then-back = { $count ->
        [0] { "" }
        [one] ; ein Assistent kommt zurück
       *[other] ; { $assistants } kommen zurück
    }{ $stays ->
        [yes] { $count ->
            [0] ; der Assistent bleibt dort
           *[other] , einer bleibt
        }
       *[no] { "" }
    }
yokohama-house-paid = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $yen } für das Handelshaus ({ $area }).
yokohama-gained = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $gains }.
yokohama-points-gained = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $gains } für { $merit ->
        [orders] einen Auftrag
        [church] die Kirche
        [customs] den Zoll
        [achievements] einen Erfolg
        [buildings] ein Gebäude
        [tokens] ein Plättchen
        [technologies] Technologie
       *[ports] den Hafen
    }.
yokohama-by-mining = { $goods } durch Bergbautechnik
yokohama-deal = { $how ->
        [bought] { $person ->
            [you] kaufst
           *[other] kauft
        }
       *[sold] { $person ->
            [you] verkaufst
           *[other] verkauft
        }
    } { $what } für { $yen }
yokohama-traded = { $person ->
        [you] Du
       *[other] { $who }
    } { $deals }{ $then }.
yokohama-paid = { $person ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $coins }.
yokohama-paying = { " " }für { $coins }
yokohama-space-taken = { $person ->
        [you] Du setzt
       *[other] { $who } setzt
    } einen Assistenten { $from ->
        [hand] aus dem Vorrat
       *[area] aus dem Gebiet
    } auf Feld { $space } ({ $board }){ $paying }{ $then }.
yokohama-pieces-hired = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $pieces } aus dem Warenhaus{ $yen ->
        [0] { "" }
       *[other] { " " }({ $yen } Yen)
    }{ $then }.
yokohama-technology-learned = { $area }: { $person ->
        [you] Du erforschst
       *[other] { $who } erforscht
    } { $card }{ $paying }{ $then }.
yokohama-order-taken = { $area }: { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Auftrag { $order }{ $paying }{ $then }.
yokohama-technologies-shown = Neu ({ $area }): { $cards }.
yokohama-orders-shown = Neu ({ $area }): { $cards }.
yokohama-deck-empty = Zum Auffüllen sind zu wenige Karten da ({ $area }).
yokohama-token-taken = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } das Plättchen ({ $area }){ $told ->
        [yes] { "" }
       *[no] { ": " }{ $reward }
    }{ $then }.
yokohama-shop-built = { $person ->
        [you] Du baust
       *[other] { $who } baut
    } ein Geschäft ({ $area }){ $then }.
yokohama-house-built = { $person ->
        [you] Du baust
       *[other] { $who } baut
    } ein Handelshaus ({ $area }){ $then }.
yokohama-assistants-recovered = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $count ->
        [0] keinen Assistenten
       *[other] { $assistants }
    } zurück ({ $area }){ $stays ->
        [yes] { " " }und lässt einen dort
       *[no] { "" }
    }.
yokohama-assistants-moved = { $person ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $count ->
        [one] einen Assistenten
       *[other] Assistenten
    } um: { $ways }{ $then }.
yokohama-way = { $from } → { $to }
yokohama-station-placed = { $person ->
        [you] Du stellst
       *[other] { $who } stellt
    } den Bahnhof auf ({ $area }).
yokohama-prize-taken = { $person ->
        [you] Du wählst
       *[other] { $who } wählt
    } { $prize ->
        [flag] ein { $from }es Symbol
       *[agent] den freien Agenten
    } als Preis für alle Erfolge.
yokohama-end-triggered = Das Ende naht: { $because ->
        [houses] Jemand hat alle Handelshäuser gebaut
        [shops] Jemand hat alle Geschäfte gebaut
        [orders] Es gibt zu wenige Aufträge
        [church] Die Kirche ist voll genug
        [customs] Der Zoll ist voll genug
       *[rounds] Die Rundengrenze ist erreicht
    }. Diese Runde wird zu Ende gespielt und dann noch eine.
yokohama-game-ended = Die Partie ist zu Ende: { $because ->
        [houses] Jemand hatte alle Handelshäuser gebaut
        [shops] Jemand hatte alle Geschäfte gebaut
        [orders] Die Aufträge waren ausgegangen
        [church] Die Kirche war voll genug
        [customs] Der Zoll war voll genug
       *[rounds] Die Rundengrenze war erreicht
    }.
yokohama-hand-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } { $count ->
        [0] keinen Auftrag
       *[other] { $orders }
    } übrig.

## Why a choice is not possible.

yokohama-no-game-over = Die Partie ist zu Ende
yokohama-no-not-your-turn = Du bist nicht am Zug, sondern { $who }
yokohama-no-not-now = { $awaited ->
        [keep] Behalte jetzt einen deiner zwei Aufträge
        [supplement] Jetzt sind nur Zusatzaktionen möglich (ein Agent, Erfolge, Aufträge); oder mach weiter
        [supplement-again] Jetzt sind nur Zusatzaktionen möglich (ein Agent, Erfolge, Aufträge); oder beende deinen Zug
        [place] Setze jetzt Assistenten
        [telegram] Jetzt kannst du nur den Assistenten von Telegramm setzen
        [arrive] Stelle jetzt deinen Präsidenten in ein Gebiet oder hole Assistenten zurück
        [move] Ziehe jetzt mit deinem Präsidenten oder rufe ihn zurück
        [way] Wähle jetzt den Weg deines Präsidenten
        [recall] Nimm jetzt Assistenten zurück
        [exchange] Jetzt kannst du nur in Chinatown tauschen
        [church] Wähle jetzt ein Feld der Kirche oder keins
        [customs] Wähle jetzt ein Feld beim Zoll oder keins
        [faith] Bezahle erst den Glauben
        [assistant] Wähle erst den Assistenten für das Feld
        [agency] Nimm jetzt Teile aus dem Warenhaus oder mach weiter
        [warehouse] Nimm jetzt Teile aus dem Warenhaus oder mach weiter
        [learn] Erforsche jetzt eine Technologie oder keine
        [unit] Bezahle erst die Technologie
        [order] Nimm jetzt einen Auftrag oder keinen
        [order-again] Nimm jetzt einen zweiten Auftrag oder keinen
        [second-order] Bezahle erst den zweiten Auftrag
        [token] Nimm jetzt das Plättchen oder lass es liegen
        [build] Baue jetzt oder verzichte darauf
        [leave] Wähle jetzt, ob ein Assistent bleibt
        [gain] Wähle erst die Waren
        [move-from] Setze jetzt Assistenten um oder mach weiter
        [move-to] Wähle erst, wohin der Assistent kommt
        [station] Stelle erst den Bahnhof auf
        [prize] Wähle erst einen Preis
       *[over] Die Partie ist zu Ende
    }
yokohama-no-not-dealt = { $order } stand dir nicht zur Auswahl
yokohama-no-not-in-play = Bei dieser Spielerzahl nicht im Spiel: { $area }
yokohama-no-on-canal = { $deed ->
        [stop] Auf dem Kanal darf kein Präsident anhalten
        [act] Auf dem Kanal wird nicht gehandelt
       *[put] Auf den Kanal kommt nichts
    }
yokohama-no-assistant-in-hand = Du hast keinen Assistenten im Vorrat
yokohama-no-assistant-there = Du hast dort keinen Assistenten: { $area }
yokohama-no-too-little-yen = { $what ->
        [fee] Die Gebühren betragen { $needs } Yen
       *[price] Das kostet { $needs } Yen
    }, und du hast { $has }
yokohama-no-too-few-goods = Du brauchst { $needs } { $good } und hast { $has }
yokohama-no-too-few-imports = Du brauchst { $needs } { $needs ->
        [one] Importgut
       *[other] Importgüter
    } und hast { $has }
yokohama-no-technology = Du hast die Technologie { $title } nicht
yokohama-no-already-used = In diesem Zug schon genutzt: { $title }
yokohama-no-warehouse-empty = { $piece ->
        [assistant] Kein Assistent ist
        [shop] Kein Geschäft ist
       *[house] Kein Handelshaus ist
    } mehr in deinem Warenhaus
yokohama-no-agent = Du hast keinen bereiten Agenten
yokohama-no-agent-used = Du hast in diesem Zug schon einen Agenten geschickt
yokohama-no-own-president = Dort steht dein eigener Präsident: { $area }
yokohama-no-already-achieved = Erfolg { $letter } hast du schon erreicht
yokohama-no-not-achieved = Für Erfolg { $letter } { $missing ->
        [one] fehlt
       *[other] fehlen
    } dir noch { $missing }
yokohama-no-not-in-hand = Du hast den Auftrag { $order } nicht
yokohama-no-placed-there = Du hast schon hier ({ $area }) und anderswo gesetzt: nur ein Assistent je Gebiet
yokohama-no-not-adjacent = Dorthin führt kein direkter Weg: { $from } → { $area }
yokohama-no-back-to-start = Von dort ist dein Präsident losgezogen und kann nicht zurück: { $area }
yokohama-no-president-there = Dort steht ein anderer Präsident: { $area }
yokohama-no-other-fees = Auf keinem möglichen Weg dorthin werden genau diese Spieler bezahlt: { $area }
yokohama-no-way = Über Gebiete mit deinen Assistenten führt kein Weg dorthin: { $area }
yokohama-no-way-on = Von dort kämst du in kein Gebiet, in dem du anhalten darfst: { $area }
yokohama-no-on-the-way = Dein Präsident ist schon { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } gezogen; das geht nur anstelle des Ziehens
yokohama-no-same-area = Der Assistent steht schon dort: { $area }
yokohama-no-such-space = Ein Feld { $space } gibt es hier nicht: { $board }
yokohama-no-space-taken = Feld { $space } ({ $board }) ist schon besetzt
yokohama-no-too-little-faith = Das braucht { $needs } Glaube, und du kommst auf { $most }
yokohama-no-too-many-imports = Das braucht { $needs } Importgüter, und deine Stärke erlaubt { $most }
yokohama-no-assistant-to-give = Du hast weder hier ({ $board }) noch im Vorrat einen Assistenten
yokohama-no-already-paid = Jede Sache lässt sich nur einmal zahlen, und diese hast du schon gezahlt: { $coin }
yokohama-no-not-accepted = Damit kannst du hier nicht zahlen: { $kind ->
        [import] Importgüter
        [yen] Yen
       *[good] { $good }
    }
yokohama-no-other-area = Der Assistent kommt von hier ({ $board }) oder aus deinem Vorrat, nicht von dort: { $area }
yokohama-no-slot-empty = Auf Platz { $slot } liegt keine Karte
yokohama-no-title-owned = { $title } hast du schon
yokohama-no-too-dear = Zusätzlich zu deiner Stärke { $needs ->
        [one] fehlt { $needs } Einheit
       *[other] fehlen { $needs } Einheiten
    }, und du kannst nur { $most } bezahlen
yokohama-no-level-too-high = Der Auftrag ist { $level ->
        [1] grün
        [2] orange
       *[3] rot
    }, und deine Stärke erlaubt { $most ->
        [0] keinen
        [1] nur grüne
        [2] nur grüne und orange
       *[3] alle
    }
yokohama-no-hand-full = Mehr als { $limit } Aufträge kannst du nicht halten
yokohama-no-second-order = Ein zweiter Auftrag kostet { $yen } Yen oder ein Importgut
yokohama-no-piece-in-hand = Das hast du nicht im Vorrat: { $piece }
yokohama-no-own-shop = Dort hast du schon ein Geschäft: { $area }
yokohama-no-shop-there = Auf Bauplatz { $space } steht schon ein Geschäft
yokohama-no-house-there = Dort steht schon ein Handelshaus: { $area }
yokohama-no-prize = Einen Preis { $prize } gibt es nicht

yokohama-option-name = { $option ->
    [prizes] Preise für Erfolge (Mini-Erweiterung 1)
    [free-agents] freie Agenten unter den Plättchen (Mini-Erweiterung 2)
    [direct] Straßenbahn und Bahnhof führen
   *[other] { $option }
}
yokohama-option-value = { $value ->
    [yes] ja
    [no] nein
    [assistant] nur in Gebiete mit einem eigenen Assistenten
    [anywhere] in jedes Gebiet
   *[other] { $value }
}

## Texts of the HTML board only.

yokohama-html-board = Stadt und Hafen Yokohama
yokohama-html-town = Die Stadt
yokohama-html-area = { yokohama-area }
yokohama-html-area-does = { $kind ->
        [copper-mine] Bringt die Menge Kupfer, die unter deiner Stärke steht.
        [fishing] Bringt die Menge Fisch, die unter deiner Stärke steht.
        [silk-mill] Bringt die Menge Seide, die unter deiner Stärke steht.
        [tea] Bringt die Menge Tee, die unter deiner Stärke steht.
        [bank] Bringt die Summe an Yen, die unter deiner Stärke steht.
        [chinatown] Tauschen: jedes Mal eine Ware für Yen verkaufen oder eine Ware oder ein Importgut für Yen kaufen.
        [church] Glaube, mehr gegen Bezahlung: einen Assistenten auf ein Feld der Kirche stellen.
        [customs] Höchstens diese Zahl an Importgütern zahlen: einen Assistenten auf ein Feld beim Zoll stellen.
        [agency] Höchstens diese Zahl an Teilen aus deinem Warenhaus nehmen; Geschäfte und Handelshäuser haben einen Preis.
        [laboratory-a] Einheiten für eine Technologie aus Labor A.
        [laboratory-b] Einheiten für eine Technologie aus Labor B.
        [port-a] Einen Auftrag aus Hafen A nehmen: 1 grün, 2 auch orange, 3 auch rot.
        [port-b] Einen Auftrag aus Hafen B nehmen: 1 grün, 2 auch orange, 3 auch rot.
       *[canal] Den Kanal zu überqueren kostet 1 Yen. Hier kannst du weder anhalten noch etwas hinstellen.
    }
yokohama-html-look = Genauer ansehen: { $area }
yokohama-html-yields = Was Stärke 1 bis 5 bringt
yokohama-html-men = { $who }: { $president ->
        [yes] Präsident{ $count ->
            [0] { "" }
           *[other] , { "" }
        }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] 1 Assistent
       *[other] { $count } Assistenten
    }
yokohama-html-site = { $piece ->
        [shop] Geschäft
       *[house] Handelshaus
    }{ $taken ->
        [yes] { " " }({ $who })
       *[no] : { $reward }
    }
yokohama-html-token = 5-Stärke-Plättchen: { $reward }
yokohama-html-space = Feld { $space }, { $board ->
        [church] { $value } Glaube
       *[customs] { $value } { $value ->
            [one] Importgut
           *[other] Importgüter
        }
    }: { $who }
yokohama-html-board-end = { $occupied } von { $end } Assistenten, die das Ende auslösen
yokohama-html-goals = Erfolge
yokohama-html-goal = Erfolg { $letter }: { $need }. Als Erster { $first } Punkte, danach { $later }{ $reached ->
        [0] { "" }
       *[other] . Erreicht: { $who }
    }
yokohama-html-supply = Allgemeiner Vorrat
yokohama-html-orders-to-come = Aufträge im Stapel: { $count }
yokohama-html-technologies-to-come = Technologien im Stapel: { $count }
yokohama-html-agents-left = Agenten ({ $from }): { $count }
yokohama-html-prizes = Preise für alle drei Erfolge
yokohama-html-display = { $area ->
        [laboratory-a] Technologien A
        [laboratory-b] Technologien B
        [port-a] Aufträge A
       *[port-b] Aufträge B
    }
yokohama-html-technology = { $title }, Wert { $value }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(hier { $surcharge } mehr)
    }, { $country }: { $effect }
yokohama-html-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, dazu { $more }, wenn das Spiel jetzt endete
yokohama-html-first = Startspieler
yokohama-html-pile = { $place ->
        [hand] Im Vorrat
       *[warehouse] Im Warenhaus
    }: { $piece ->
        [assistant] { $count ->
            [one] 1 Assistent
           *[other] { $count } Assistenten
        }
        [shop] { $count ->
            [one] 1 Geschäft
           *[other] { $count } Geschäfte
        }
       *[house] { $count ->
            [one] 1 Handelshaus
           *[other] { $count } Handelshäuser
        }
    }{ $price ->
        [0] { "" }
       *[other] , das nächste für { $price } Yen
    }
yokohama-html-icons = Symbole ({ $from }): { $icons }; Agenten bereit: { $ready }, genutzt: { $used }
yokohama-html-free-agents = Freie Agenten bereit: { $ready }, genutzt: { $used }
yokohama-html-hand-size = { $count ->
        [0] Kein Auftrag auf der Hand
        [one] 1 Auftrag auf der Hand
       *[other] { $count } Aufträge auf der Hand
    }
yokohama-html-completed = Erfüllt: { $order }
yokohama-html-steps = Schritte dieses Zuges
yokohama-html-by-name = { $what }: auf der Karte anklicken oder nach Namen wählen ({ $count })
yokohama-html-say = { $verb }: { $what }
yokohama-html-say-at = { $verb } – { $area }: { $what }
yokohama-html-fee = Gebühr unterwegs: { $yen } Yen
yokohama-html-verb = { $kind ->
        [keep] Auftrag behalten
        [agent] Agenten schicken
        [achieve] Erfolg erreichen
        [complete] Auftrag erfüllen
        [spin] Spinnmaschine nutzen
        [study] Universität nutzen
        [place] Assistenten setzen
        [shift] Assistenten umsetzen
        [go] Präsidenten ziehen
        [stop] Hier anhalten und handeln
        [via] Unterwegs zahlen
        [tram] Straßenbahn nehmen
        [ride] Zum Bahnhof fahren
        [recall] Zurückrufen
        [take] Zurücknehmen
        [buy] Kaufen
        [sell] Verkaufen
        [space] Assistenten auf ein Feld stellen
        [pay] Zahlen
        [from] Assistenten abgeben
        [hire] Aus dem Warenhaus nehmen
        [learn] Technologie erforschen
        [order] Auftrag nehmen
        [gain] Ware nehmen
        [token] Plättchen nehmen
        [shop] Geschäft bauen
        [house] Handelshaus bauen
        [build] Bauen
        [station] Bahnhof hier aufstellen
       *[prize] Preis wählen
    }
yokohama-html-heading = { $awaited ->
        [keep] Behalte einen von zwei Aufträgen
        [supplement] Du bist am Zug: erst Zusatzaktionen?
        [supplement-again] Zusatzaktionen vor dem Zugende?
        [place] Setze Assistenten
        [telegram] Telegramm: noch ein Assistent
        [arrive] Wohin kommt dein Präsident?
        [move] Ziehe deinen Präsidenten
        [way] Wähle den Weg
        [recall] Nimm Assistenten zurück
        [exchange] Tausche in Chinatown
        [church] In der Kirche
        [customs] Beim Zoll
        [faith] Bezahle den Glauben
        [assistant] Welcher Assistent?
        [agency] Arbeitsvermittlung
        [warehouse] Aus dem Warenhaus
        [learn] Im Labor
        [unit] Bezahle die Technologie
        [order] Im Hafen
        [order-again] Ein zweiter Auftrag?
        [second-order] Bezahle den zweiten Auftrag
        [token] Das Plättchen nehmen?
        [build] Bauen?
        [leave] Einen Assistenten dalassen?
        [gain] Wähle eine Ware
        [move-from] Setze Assistenten um
        [move-to] Wohin?
        [station] Stelle den Bahnhof auf
        [prize] Wähle einen Preis
       *[over] Die Partie ist zu Ende
    }
