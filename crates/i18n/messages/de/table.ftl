# Texts of every table in the terminal, for all games.

table-and = { $first } und { $last }
table-player = Spieler
table-points = Punkte
table-you = du
table-section = { $reason } (Regel { $section }).

table-since = Seit deiner letzten Wahl:
table-opening = So hat die Partie begonnen:
table-prompt = Deine Wahl (help für mehr):
table-no-such-number = Gib eine Zahl von 1 bis { $choices } oder help ein.
table-also-possible = ebenfalls möglich (gib eines davon ein)
table-not-understood = { $reason }; help zeigt alle Befehle.
table-help =
    eine Zahl oder eine Wahl so, wie sie daneben steht: so wählst du
    why WAHL        warum eine Wahl nicht möglich ist oder was sie bewirkt
    hint            was ein Bot an deiner Stelle wählen würde, und warum
    undo            macht deine letzte Wahl rückgängig, wenn nichts aufgedeckt wurde
    log             der vollständige Spielverlauf
    rules 3.1       ein Abschnitt der Regeln; rules allein zeigt alle
    board           zeigt den Spielplan noch einmal (oder drücke einfach Enter)
    save DATEI      speichert eine Kopie; die Partie selbst wird laufend gespeichert
    quit            beenden; mit portolan resume spielst du später weiter
table-it-is-possible = Diese Wahl ist möglich: { $what }.
table-hand-over = Gib die Tastatur an { $who } weiter und drücke Enter.
table-hand-over-or-undo = Gib die Tastatur an { $who } weiter und drücke Enter (oder gib undo ein, um deine Wahl rückgängig zu machen).

table-taken-back = Rückgängig gemacht: { $choice }.
table-undo-nothing = Es gibt keine Wahl, die du rückgängig machen könntest.
table-undo-revealed = Das lässt sich nicht rückgängig machen: Dabei wurde etwas aufgedeckt, was du vorher nicht wissen konntest.
table-undo-answered = Das lässt sich nicht rückgängig machen: Inzwischen hat jemand anders gezogen.

table-winner = { $who } gewinnt.
table-nobody-wins = Niemand gewinnt: Alle sind ausgeschieden.
table-out = raus
table-winners = { $who } teilen sich den Sieg.

table-saved = Partie gespeichert: { $path }.
table-go-on = Partie gespeichert: { $path }; weiterspielen mit `portolan resume { $name }`
table-goodbye = Bis bald: { $how }.

table-replay-step = { $at } von { $last }: Enter = weiter, b = zurück, eine Zahl = dorthin, q = beenden >
table-replay-game = Spiel    { $game }, Regelstand { $revision }
table-replay-seat = Platz { $number }  { $name } ({ $kind })
table-replay-choices = Züge     { $count }
table-replay-running = Ergebnis nicht zu Ende gespielt
table-replay-verified = geprüft: alle Züge, alle Stellungen und das Ergebnis stimmen mit der Aufzeichnung überein
