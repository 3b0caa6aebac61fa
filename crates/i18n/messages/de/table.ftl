# What is said at every table, whichever game lies on it.

table-and = { $first } und { $last }
table-player = Spieler
table-points = Punkte
table-you = du
table-section = { $reason } (Regel { $section }).

table-since = Seit deiner letzten Wahl:
table-opening = So hat die Partie begonnen:
table-prompt = Deine Wahl (help für mehr):
table-no-such-number = Tippe eine Zahl von 1 bis { $choices } oder help.
table-also-possible = ebenfalls möglich: tippe eines davon ein
table-not-understood = { $reason }; mit help siehst du, was es sonst noch gibt.
table-help =
    eine Zahl oder eine Wahl so, wie sie daneben steht: so wählst du
    why WAHL        warum eine Wahl nicht geht oder was sie bewirken würde
    hint            was ein Bot an deiner Stelle wählen würde, und warum
    undo            nimmt deine letzte Wahl zurück, wenn nichts aufgedeckt wurde
    log             die ganze Geschichte der Partie
    rules 3.1       ein Abschnitt der Regeln; rules allein zeigt alle
    board           zeigt den Spielplan noch einmal (oder drücke einfach Enter)
    save DATEI      Kopie der Partie bis hierher; gesichert wird ohnehin jede Wahl
    quit            aufhören; mit portolan resume geht es später weiter
table-it-is-possible = Das geht: { $what }.
table-hand-over = Gib die Tastatur an { $who } weiter und drücke Enter.
table-hand-over-or-undo = Gib die Tastatur an { $who } weiter und drücke Enter (oder tippe undo und nimm deine Wahl zurück).

table-taken-back = Zurückgenommen: { $choice }.
table-undo-nothing = Du hast nichts, was du zurücknehmen könntest.
table-undo-revealed = Das geht nicht mehr zurück: Du hast dadurch etwas gesehen, was du vorher nicht wissen konntest.
table-undo-answered = Das geht nicht mehr zurück: Seitdem hat schon jemand anders gehandelt.

table-winner = { $who } gewinnt.
table-nobody-wins = Niemand gewinnt: Alle sind ausgeschieden.
table-out = raus
table-winners = { $who } teilen sich den Sieg.

table-saved = Die Partie ist gespeichert in { $path }.
table-go-on = die Partie ist gespeichert in { $path }; weiter geht es mit `portolan resume { $name }`
table-goodbye = Bis bald: { $how }.

table-replay-step = { $at } von { $last }: Enter weiter, b zurück, eine Zahl springt dorthin, q Ende >
table-replay-game = Spiel    { $game }, Regelstand { $revision }
table-replay-seat = Platz { $number }  { $name } ({ $kind })
table-replay-choices = Züge     { $count }
table-replay-running = Ergebnis die Partie ist nicht zu Ende
table-replay-verified = geprüft: jeder Zug, jede Stellung und das Ergebnis sind, wie die Aufzeichnung sagt
