# The reports of simulations and arena matches.

# Numbers: the separators of thousands and decimals.

report-group = .
report-point = ,
report-from-to = { $low } bis { $high }
report-of = { $part } von { $whole }

# What was played.

report-simulation = Simulation
report-arena = Arena
report-players = { $count } Spieler
report-games = { $games } { $count ->
        [one] Partie
       *[other] Partien
    }
report-seed = Startwert { $seed }
report-own-components = eigenes Material
report-between = { $games } { $count ->
        [one] Partie
       *[other] Partien
    } zwischen { $bots }
report-stopped-by-hand = Vorzeitig von Hand beendet.
report-stopped-early = Vorzeitig beendet; verlangte Partien: { $games }.
report-against = { $one } gegen { $other }
report-against-several = { $one } gegen { $count } × { $other }
report-and = { $one } und { $other }
report-ending = { $name ->
        [eight-tokens] 8 Plättchen
        [standstill] Stillstand
        [five-rounds] fünf Runden
        [ten-rounds] zehn Runden
        [houses] alle Häuser
        [shops] alle Geschäfte
        [orders] Aufträge aus
        [church] Kirche voll
        [customs] Zoll voll
        [rounds] Rundenzahl
       *[other] { $name }
    }

# Headings of columns and rows.

report-bot = Bot
report-seat = Platz
report-seat-number = Platz { $seat }
report-played = gespielt
report-won = gewonnen
report-win-rate = Siege, 95-%-Intervall
report-interval = 95-%-Intervall
report-interval-whenever-stopped = 95-%-Intervall, gültig bei Abbruch zu jedem Zeitpunkt
report-points = Punkte
report-points-of = Punkte { $points }
report-who-began = Startspieler
report-winners = Sieger
report-lead = Vorsprung
report-length = Dauer
report-choices = Entscheidungen
report-rounds = Runden
report-games-word = { $count ->
        [one] Partie
       *[other] Partien
    }
report-even = gleich
report-even-share = gleich: { $share }
report-even-for-first = gleich für den ersten
report-all-seats = alle Plätze
report-by-seat = { $bot } nach Platz
report-by-seat-of = { $bot } nach Platz: { $title }
report-by-seat-about = Siegesanteile des ersten Bots auf jedem Platz, mit 95-%-Intervallen.
report-mean = Mittel
report-mean-of = Mittel { $mean }
report-mean-deviation = Mittel ± Abweichung
report-least = Minimum
report-half = Median
report-most = Maximum

# A match and its statistical test.

report-match-about = { $games } { $count ->
        [one] Partie
       *[other] Partien
    }; Sitzordnungen: { $ways }, jede { $times ->
        [one] einmal
       *[other] { $times }-mal
    } gespielt.
report-yes = Ja: { $bot } gewinnt mehr als { $bound }. So eine Antwort ist in höchstens { $wrong } aller Fälle falsch.
report-no = Nein: { $bot } gewinnt weniger als { $bound }. So eine Antwort ist in höchstens { $wrong } aller Fälle falsch.
report-undecided = Nicht entschieden: weitere Partien würden zeigen, ob { $bot } mehr als { $bound } gewinnt.
report-evidence = Was dafür spricht, dass { $bot } mehr als { $bound } gewinnt
report-evidence-about = Der Stand nach jeder Partie: oben, was für ein Ja spricht, unten, was für ein Nein spricht. Es entscheidet die Linie, die zuerst ihren Rand erreicht.
report-enough-for-yes = genug für Ja
report-nothing-known = nichts entschieden
report-enough-for-no = genug für Nein
report-question-of = Der Test der Begegnung { $number }
report-what = was
report-figure = Wert
report-asked-more = Ja: gewinnt mehr als
report-else-less = Nein: gewinnt weniger als
report-false-yes = Risiko eines falschen Ja, höchstens
report-false-no = Risiko eines falschen Nein, höchstens
report-evidence-yes = spricht für Ja (Linie, aufwärts)
report-evidence-no = spricht für Nein (Punkte, abwärts)
report-win-shares = Siegesanteile
report-win-shares-of = Siegesanteile: { $title }
report-win-shares-about = Punkte zeigen, welcher Anteil der Partien gewonnen wurde, Linien die 95-%-Intervalle. Die Zahlen stehen in der Tabelle.
report-everybody = Jeder gegen jeden
report-everybody-caption = Siegesanteil des Bots der Zeile gegen einen Tisch voller Bots der Spalte

# Ratings.

report-ratings = Wertungen
report-rating = Wertung
report-rating-elo = Wertung (Elo)
report-ratings-title = Wertungen mit 95-%-Intervallen
report-ratings-about = Punkte zeigen Wertungen, Linien ihre 95-%-Intervalle, der stärkste steht oben. Die Zahlen stehen in der Tabelle.
report-ratings-explain = Auf der Elo-Skala: Bei 400 Punkten Unterschied stehen die Chancen zehn zu eins. 0 ist der Mittelwert aller beteiligten Bots.
report-highest-rating = höchste Wertung
report-matches = { $count ->
        [one] Begegnung
       *[other] Begegnungen
    }
report-took = Dauer

# Speed.

report-speed = Tempo
report-speed-told = { $games } Partien/s, { $choices } Entscheidungen/s
report-speed-thread = ein Thread: { $counting } Entscheidungen/s, während gezählt wird, { $bare } ohne

# A simulation: win shares, points, length, endings.

report-winners-mean = im Mittel { $points } Punkte, { $lead } vor dem Zweiten
report-winners-half = die Hälfte hat höchstens { $lead } Vorsprung; geteilte Siege: { $shared }
report-choices-mean = im Mittel { $mean } Entscheidungen; die Hälfte höchstens { $median }
report-rounds-mean = im Mittel { $mean } Runden; die Hälfte höchstens { $median }
report-nine-in-ten = neun von zehn { $low } bis { $high }; die kürzeste { $least }, die längste { $most }
report-ended-by = Ende durch
report-choices-a-game = Entscheidungen je Partie
report-points-of-winners = Punkte der Sieger
report-ahead-of-next = Vorsprung vor dem Zweiten
report-shared-victories = geteilte Siege
report-won-by-who-began = Siege des Startspielers
report-who-wins = Wer gewinnt
report-who-wins-explain = Für jeden Platz gezählt; ein geteilter Sieg zählt anteilig.
report-win-share-by-bot = Siegesanteil eines Platzes, nach Bot
report-where-one-sits = Vorteil der Plätze
report-where-explain = Jeder Bot spielt jeden Platz gleich oft: Unterschiede liegen also am Platz.
report-win-share-by-seat = Siegesanteil nach Platz
report-shares-about = Punkte zeigen Siegesanteile, Linien ihre 95-%-Intervalle. Die Zahlen stehen in der Tabelle.
report-points-title = Punkte
report-how-far-ahead = Vorsprung der Sieger vor dem Zweiten
report-length-title = Dauer
report-choices-in-a-game = Entscheidungen in einer Partie
report-round-of-end = Runde, in der Partien enden
report-spread-about = Säulen zeigen, wie oft jede Zahl vorkam, eine Linie ihr Mittel. Mittel und Perzentile stehen in der Tabelle.
report-how-games-end = Wie Partien enden
report-ends-about = Balken zeigen, welcher Anteil der Partien so endet.
report-end = Ende
report-share = Anteil
report-speed-title = Tempo
report-footer = Erstellt von Portolan. Derselbe Startwert ergibt auf jedem Rechner dieselben Zahlen.

# The frequency and the win shares of choices.

report-habits-explain =
    Entscheidungen: wie oft jede Art getroffen wird, wenn es Alternativen gibt; und der Siegesanteil
    (mit 95-%-Intervall) der Plätze, die sie trafen, und der Plätze, die sie am häufigsten trafen (gleich: { $even })
report-a-game = je Partie
report-made-when-possible = wenn möglich
report-made-it = getroffen
report-made-it-most = am häufigsten
report-never-made-it = nie getroffen
report-which-made = Welche Entscheidungen getroffen werden
report-which-made-explain = Eine Entscheidung heißt nach dem ersten Wort ihrer Notation. Balken zeigen, wie oft sie getroffen wurde, wenn es Alternativen gab.
report-made-title = Getroffen, wenn möglich
report-which-win = Welche Entscheidungen gewinnen
report-which-win-explain = Der Siegesanteil der Plätze, die eine Entscheidung häufiger trafen als die anderen an ihrem Tisch. Wer vorne liegt, kann sich mehr leisten: Das zeigt Zusammenhänge, keine Ursachen.
report-which-win-unequal = Bei verschieden starken Bots zeigt das vor allem, welcher Bot was tut: Lass gleich starke Bots spielen.
report-share-of-most = Siegesanteil der Plätze, die sie am häufigsten trafen
report-share-of-makers = { $choice }: Siegesanteil der Plätze, die sie trafen
report-made-of = { $choice }: getroffen, wenn möglich
report-choice-by-choice = Entscheidung für Entscheidung
report-choice-by-choice-explain = Für Arten mit nur wenigen verschiedenen Entscheidungen.
report-choices-of = { $choice } · { $count } { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
report-nothing-else = keine Alternativen
report-rates-about = Balken zeigen, wie oft jede getroffen wurde, wenn sie möglich war. Die Zahlen stehen in der Tabelle.
report-choice = Entscheidung
report-chances = Gelegenheiten
report-made = getroffen
report-seats-that-made = Plätze, die sie trafen
report-seats-that-made-most = Plätze, die sie am häufigsten trafen
report-could-and-never-did = möglich, nie getroffen
report-made-or-never = Siegesanteile der Plätze, die sie mindestens einmal trafen, und der Plätze, die es konnten, aber nie taten
