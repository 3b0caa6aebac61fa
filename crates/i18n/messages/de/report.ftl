# Die Berichte von Simulationen und Begegnungen, und die Messwerte des Servers.

# Numbers: what groups thousands, and what stands before decimals.

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
        [shops] alle Läden
        [orders] Aufträge aus
        [church] Kirche voll
        [customs] Zollamt voll
        [rounds] Rundenzahl
       *[other] { $name }
    }

# Words over columns and beside rows.

report-bot = Bot
report-seat = Platz
report-seat-number = Platz { $seat }
report-played = gespielt
report-won = gewonnen
report-win-rate = Siege, 95-%-Intervall
report-interval = 95-%-Intervall
report-interval-whenever-stopped = 95-%-Intervall, wann immer beendet
report-points = Punkte
report-points-of = Punkte { $points }
report-who-began = wer begann
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
report-least = kleinste
report-half = Hälfte
report-most = größte

# A match, and what was asked of it.

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
report-evidence-about = Zwei Linien von der ersten Partie bis zur letzten: was für ein Ja spricht, nach oben, und was für ein Nein, nach unten. Die erste, die ihren Rand erreicht, entscheidet.
report-enough-for-yes = genug für Ja
report-nothing-known = nichts bekannt
report-enough-for-no = genug für Nein
report-question-of = Die Frage der Begegnung { $number }
report-what = was
report-figure = Wert
report-asked-more = gefragt: gewinnt mehr als
report-else-less = sonst: gewinnt weniger als
report-false-yes = Risiko eines falschen Ja, höchstens
report-false-no = Risiko eines falschen Nein, höchstens
report-evidence-yes = spricht für Ja (Linie, aufwärts)
report-evidence-no = spricht für Nein (Punkte, abwärts)
report-win-shares = Siegesanteile
report-win-shares-of = Siegesanteile: { $title }
report-win-shares-about = Punkte zeigen, welcher Anteil der Partien gewonnen wurde, Linien die 95-%-Intervalle. Die Zahlen stehen in der Tabelle.
report-everybody = Jeder gegen jeden
report-everybody-caption = Siegesanteil dessen in der Zeile gegen einen Tisch dessen in der Spalte

# Ratings.

report-ratings = Wertungen
report-rating = Wertung
report-rating-elo = Wertung (Elo)
report-ratings-title = Wertungen mit 95-%-Intervallen
report-ratings-about = Punkte zeigen Wertungen, Linien ihre 95-%-Intervalle, der stärkste steht oben. Die Zahlen stehen in der Tabelle.
report-ratings-explain = Auf der Skala von Elo: 400 Punkte sind zehn zu eins zwischen zweien. 0 ist das Mittel derer, die dabei waren.
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

# A simulation: who wins, points, length, ends.

report-winners-mean = im Mittel { $points } Punkte, { $lead } vor dem nächsten
report-winners-half = die Hälfte hat höchstens { $lead } Vorsprung; geteilte Siege: { $shared }
report-choices-mean = im Mittel { $mean } Entscheidungen; die Hälfte höchstens { $median }
report-rounds-mean = im Mittel { $mean } Runden; die Hälfte höchstens { $median }
report-nine-in-ten = neun von zehn { $low } bis { $high }; die kürzeste { $least }, die längste { $most }
report-ended-by = Ende durch
report-choices-a-game = Entscheidungen je Partie
report-points-of-winners = Punkte der Sieger
report-ahead-of-next = Vorsprung vor dem nächsten
report-shared-victories = geteilte Siege
report-won-by-who-began = gewann, wer begann
report-who-wins = Wer gewinnt
report-who-wins-explain = Für jeden Platz gezählt; ein geteilter Sieg zählt zu seinem Teil.
report-win-share-by-bot = Siegesanteil eines Platzes, nach Bot
report-where-one-sits = Wo man sitzt
report-where-explain = Alle sitzen überall gleich oft: was sich hier unterscheidet, liegt am Platz.
report-win-share-by-seat = Siegesanteil nach Platz
report-shares-about = Punkte zeigen Siegesanteile, Linien ihre 95-%-Intervalle. Die Zahlen stehen in der Tabelle.
report-points-title = Punkte
report-how-far-ahead = Wie weit Sieger vor dem nächsten liegen
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

# Which choices are made, and who wins by them.

report-habits-explain =
    Entscheidungen: wie oft jede Art getroffen wird, wo auch anderes möglich war; und der Siegesanteil,
    mit 95-%-Intervall, der Plätze, die sie trafen, und derer, die sie am häufigsten trafen (gleich: { $even })
report-a-game = je Partie
report-made-when-possible = wenn möglich
report-made-it = getroffen
report-made-it-most = am häufigsten
report-never-made-it = nie getroffen
report-which-made = Welche Entscheidungen getroffen werden
report-which-made-explain = Eine Entscheidung heißt nach dem ersten Wort ihrer Notation. Balken zeigen, wie oft sie getroffen wurde, wenn auch anderes möglich war.
report-made-title = Getroffen, wenn möglich
report-which-win = Welche Entscheidungen gewinnen
report-which-win-explain = Plätze, die eine Entscheidung häufiger trafen als die anderen an ihrem Tisch, und ihr Anteil an den Siegen. Wer vorne liegt, kann sich mehr leisten: das zeigt, was zusammengeht, nicht, was was bewirkt.
report-which-win-unequal = Wo verschieden starke Bots spielen, zeigt es vor allem, wer was tut: lass gleiche spielen.
report-share-of-most = Siegesanteil derer, die sie am häufigsten trafen
report-share-of-makers = { $choice }: Siegesanteil derer, die sie trafen
report-made-of = { $choice }: getroffen, wenn möglich
report-choice-by-choice = Entscheidung für Entscheidung
report-choice-by-choice-explain = Für Arten, von denen es wenige gibt.
report-choices-of = { $choice } · { $count } { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
report-nothing-else = nichts anderes zu tun
report-rates-about = Balken zeigen, wie oft jede getroffen wurde, wenn sie möglich war. Die Zahlen stehen in der Tabelle.
report-choice = Entscheidung
report-chances = Gelegenheiten
report-made = getroffen
report-seats-that-made = Plätze, die sie trafen
report-seats-that-made-most = Plätze, die sie am häufigsten trafen
report-could-and-never-did = möglich, nie getroffen
report-made-or-never = Siegesanteile derer, die sie wenigstens einmal trafen, und derer, die es konnten und nie taten
