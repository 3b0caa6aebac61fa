# What the program says at a terminal besides the games: help, answers, what goes wrong.

# What the program is, and what can be asked of it.

program-about = Brettspiele vom Handel in Häfen, im Browser und im Terminal. Ohne Befehl öffnet es die Tische im Browser.
program-serve = Öffnet die Tische im Browser. Das geschieht auch ohne Befehl.
program-play = Spielt gegen Bots, oder mit anderen an einer Tastatur.
program-resume = Setzt eine Partie fort, die nicht zu Ende war.
program-replay = Prüft die Aufzeichnung einer Partie, oder geht sie Schritt für Schritt durch.
program-review = Überdenkt eine beendete Partie: was sie entschied, und wie viel Glück dabei war.
program-simulate = Lässt Bots viele Partien spielen und zählt: wer gewinnt, von wo, mit wie vielen Punkten, wie schnell und durch welche Entscheidungen.
program-arena = Lässt Bots aufeinandertreffen und zeigt, wie stark jeder ist.
program-arena-more = Alle sitzen gleich oft auf jedem Platz. Ohne anderen Wunsch treffen sich alle an einem Tisch, oder, wenn es zu viele sind, jede Gruppe, die an einen passt.
program-components = Das Material eines Spiels: was in der Schachtel ist.
program-components-check = Prüft eine Datei mit Material; ohne Datei das mitgelieferte.
program-components-export = Gibt das mitgelieferte Material aus, zum Bearbeiten.
program-rules = Die Regeln eines Spiels, oder ein Abschnitt davon.
program-games = Die Spiele, die es gibt.
program-load = Misst den Server auf diesem Rechner: gesicherte Entscheidungen in der Sekunde, wie bald andere sie sehen, Speicher.
program-examples =
    Beispiele:
    { $serve }öffnet die Tische im Browser
    { $listen }lässt andere aus demselben Netz herein
    { $play }du gegen zwei Bots, im Terminal
    { $rules }die Regeln; `rules osaka 3.1` ist ein Abschnitt
    { $replay }zeigt eine aufgezeichnete Partie noch einmal
    { $simulate }lässt Bots spielen, und zählt
    { $arena }lässt Bots aufeinandertreffen, und bewertet sie

# The frame of the help.

program-usage = Aufruf:
program-commands = Befehle:
program-arguments = Argumente:
program-options = Optionen:
program-default = { $text } [sonst: { $value }]
program-possible = { $text } [{ $values }]
program-help = Zeigt diese Hilfe
program-version = Zeigt die Version
program-language = Die Sprache des Programms im Terminal: de, en, it oder pl; ohne sie die des Systems

# Placeholders.

program-value-address = ADRESSE
program-value-bot = BOT
program-value-chance = CHANCE
program-value-command = BEFEHL
program-value-file = DATEI
program-value-folder = ORDNER
program-value-format = FORMAT
program-value-game = SPIEL
program-value-language = SPRACHE
program-value-name = NAME
program-value-option = NAME=WERT
program-value-options = OPTIONEN
program-value-seat = PLATZ
program-value-seconds = SEKUNDEN
program-value-section = ABSCHNITT
program-value-seed = STARTWERT
program-value-share = ANTEIL
program-value-who = WER

# The arguments of the commands.

program-serve-listen = Wo gelauscht wird; 0.0.0.0:8080 lässt andere aus demselben Netz herein
program-serve-data = Die Datei, in der alles aufbewahrt wird; wenn es sie nicht gibt, wird sie angelegt
program-serve-base-url = Die Adresse, unter der man diesen Server erreicht, etwa https://play.example
program-serve-bot-pause = Wie lange Bots zu überlegen scheinen, in Millisekunden
program-serve-rate = So viele Anfragen in der Sekunde darf eine Adresse stellen; 0: beliebig viele
program-game = Welches Spiel, etwa osaka; `portolan games` zählt sie auf
program-play-seats = Wer um den Tisch sitzt, im Uhrzeigersinn: `me` für jemanden an dieser Tastatur, oder der Name eines Bots
program-play-names = Die Namen der Spieler, in der Reihenfolge der Plätze
program-play-seed = Alles Glück der Partie: eine Zahl, oder 64 hexadezimale Ziffern. Ohne ihn wird es ausgelost
program-option = Eine Option des Spiels, etwa open-hands=yes; `portolan games` zählt sie auf. Kann mehrmals angegeben werden
program-own-components = Eine eigene Datei mit Material; siehe `portolan components`
program-resume-game = Ihr Name, etwa osaka-0001, oder die Datei ihrer Aufzeichnung; ohne ihn die zuletzt gespielte unbeendete Partie
program-resume-list = Zählt die Partien auf, die fortgesetzt werden können
program-record = Die Aufzeichnung
program-replay-step = Geht die Partie durch: Eingabetaste weiter, `b` zurück, eine Zahl zu dieser Wahl, `q` beendet
program-replay-seat = Blickt von diesem Platz aus, gezählt ab 1; ohne ihn wie jemand, der nur zuschaut
program-review-depth = So tief, wie dieser Bot denkt
program-review-threads = Wie viele Entscheidungen zugleich überdacht werden; ohne Angabe so viele, wie es Kerne gibt
program-review-format = In welcher Form es gesagt wird
program-simulate-bots = Wer spielt; die Plätze wechseln von Partie zu Partie, und die Liste wiederholt sich um den Tisch
program-simulate-games = Wie viele Partien
program-players = Wie viele am Tisch sitzen; ohne Angabe so viele, wie das Spiel erlaubt
program-series-seed = Benennt die ganze Serie: derselbe Startwert ergibt dieselben Partien
program-threads = Wie viele Partien zugleich gespielt werden; ohne Angabe so viele, wie es Kerne gibt
program-format = Wie Ergebnisse gesagt werden: als Tabellen, als ein JSON-Objekt, als Zeile für jeden Platz jeder Partie, als Seite mit Schaubildern
program-out = Schreibt stattdessen in diese Datei, in dem Format, mit dem ihr Name endet (.txt, .json, .csv, .html), sonst in dem von --format; Tabellen erscheinen trotzdem auf dem Bildschirm. Kann mehrmals angegeben werden
program-arena-bots = Wer spielt, der stärkste zuerst: gefragt wird nach dem ersten einer Begegnung
program-arena-one-against-rest = Ein Platz für den ersten Bot, der Rest des Tisches für die anderen
program-arena-ladder = Jeder Bot gegen den nächsten: einer gegen einen Tisch von dem darunter
program-arena-pairs = Je zwei Bots: einer gegen einen Tisch des anderen, und umgekehrt
program-arena-games = Wie viele Partien eine Begegnung hat; einige mehr, bis alle gleich oft auf jedem Platz saßen
program-arena-until-sure = Spielt, bis klar ist, ob der erste Bot einer Begegnung mehr als die Schwelle gewinnt, statt einer Zahl von Partien
program-arena-bound = Der Anteil an Siegen, nach dem gefragt wird, etwa 55%; ohne Angabe ein gleicher Anteil
program-arena-margin = Zwischen der Schwelle und so viel mehr ist jede Antwort recht: je kleiner, desto länger dauert es
program-arena-false-yes = Die Wahrscheinlichkeit, dass ein Ja falsch ist, höchstens
program-arena-false-no = Die Wahrscheinlichkeit, dass ein Nein falsch ist, höchstens
program-arena-at-most = Keine Begegnung hat mehr Partien, sicher oder nicht
program-components-file = Das eigene Material
program-rules-section = Ein Abschnitt, etwa 3.1; ohne ihn alle Regeln
program-load-tables = An wie vielen Tischen zugleich gespielt wird
program-load-viewers = Wie viele auf jeden Tisch blicken: seine Plätze, und der letzte als Zuschauer
program-load-seconds = Wie lange jede Messung dauert
program-load-rate = Entscheidungen in der Sekunde, während gemessen wird, wie bald andere sie sehen; 0: auslassen
program-load-thinking = Tische, an denen unterdessen Großmeister nachdenken
program-load-idle-tables = Tische, die angelegt und allein gelassen werden, während Speicher gemessen wird; 0: auslassen
program-load-game = Welches Spiel gespielt wird
program-load-light = Zuschauer hören auf die Meldungen der API statt auf die für Browser
program-load-data-dir = Der Ordner, dessen Platte gemessen wird; was dorthin geschrieben wird, kommt wieder weg
program-load-json = Gibt die Zahlen als JSON aus

# How far it is. Of the values only the words between them are read here.

program-progress-games = { $what } { $bar } { $done } von { $all } Partien · { $speed } · noch { $rest }
program-progress-decisions = { $bar } { $done } von { $all } Entscheidungen · noch { $rest }
program-progress-part = { $what } { $bar } { $done } von { $all } · noch { $rest }
program-progress-speed = so schnell es geht
program-progress-pace = in festem Takt
program-progress-idle = Tische für sich

# What commands answer.

program-open = Portolan ist offen: { $address }
program-kept-in = Alles wird aufbewahrt in { $file }
program-others = Andere im selben Netz: { $address }
program-let-others-in = Um andere aus demselben Netz hereinzulassen, mit --listen 0.0.0.0:{ $port } starten
program-how-to-stop = Strg-C beendet es; nichts geht verloren.
program-by = von { $designer }; { $publishers }
program-for-players = { $least } bis { $most } Spieler
program-start-with = beginne mit: { $command }
program-option-values = { $values }  (sonst: { $default })
program-choices-made = getroffene Entscheidungen: { $count }
program-built-in = das mitgelieferte Material
program-good-for = { $what }: brauchbar für { $game } ({ $hash })

# What goes wrong: each ends the program, or stands in the place of a reason.

error-no-command = es gibt keinen Befehl „{ $command }“; `portolan --help` zählt sie auf
error-no-argument = „{ $argument }“ ist hier nicht bekannt; --help sagt, was es ist
error-no-argument-but-like = „{ $argument }“ ist hier nicht bekannt; gemeint ist vielleicht { $like }
error-missing = es fehlt: { $arguments }
error-no-value = { $argument } braucht einen Wert
error-wrong-value = „{ $value }“ ist kein Wert für { $argument }
error-not-among = „{ $value }“ ist kein Wert für { $argument }; es gibt: { $known }
error-out-of-range = „{ $value }“ ist kein Wert für { $argument }: er reicht von { $least } bis { $most }
error-not-with = { $argument } kann nicht zusammen mit { $other } verwendet werden
error-not-understood = der Aufruf ist nicht zu verstehen: { $reason }
error-no-language = es gibt keine Sprache „{ $language }“; es gibt: { $known }
error-no-game = es gibt kein Spiel „{ $game }“; es gibt: { $known }
error-no-bot = es gibt keinen Bot „{ $bot }“; es gibt: { $known }
error-nobody-such = es gibt keinen Bot „{ $who }“; es gibt: { $known }, und `me` für einen Menschen
error-no-iterations = „{ $iterations }“ ist keine Zahl von Iterationen; schreibe eine ab 1 hinter das @, etwa master@5000
error-thoughtless = { $bot } denkt nicht voraus, also hat er keine Iterationen
error-cannot-review = „{ $bot }“ denkt nicht voraus, also kann er keine Partie überdenken
error-no-seed = „{ $seed }“ ist kein Startwert: schreibe eine ganze Zahl bis 18446744073709551615, oder 64 hexadezimale Ziffern
error-no-option = es gibt keine Option „{ $option }“; dieses Spiel hat: { $known }
error-no-such-value = „{ $value }“ ist kein Wert von { $option }; wähle einen von: { $known }
error-not-an-option = „{ $option }“ ist keine Option: schreibe Name=Wert, etwa open-hands=yes
error-wrong-seat-count = { $game } ist für { $least } bis { $most } Spieler, nicht { $seats }
error-unknown-revision = { $game } kann nicht nach Regelstand { $revision } gespielt werden; dieses Programm kennt die Regelstände { $oldest } bis { $newest }
error-too-many-names = es gibt { $names } Namen für { $seats } Plätze
error-bad-name = ein Name hat 1 bis { $most } Buchstaben und steht in einer Zeile
error-not-a-share = „{ $share }“ ist kein Anteil: schreibe 55% oder 0.55
error-not-a-site = „{ $address }“ ist nicht die Adresse einer Website; eine sieht aus wie https://play.example
error-no-thread = es braucht mindestens einen Thread
error-no-games = eine Simulation braucht mindestens eine Partie
error-no-bots = eine Simulation braucht mindestens einen Bot
error-too-many-bots = eine Simulation nimmt höchstens { $most } Bots
error-how-to-write = wie soll { $file } geschrieben werden? Der Name kann auf .txt, .json, .csv oder .html enden; oder gib --format an
error-bot-count = die Arena nimmt 2 bis { $most } Bots, nicht { $count }
error-bot-twice = { $bot } ist zweimal genannt; ein Bot bekommt ohnehin mehrere Plätze
error-too-few-seats = eine Begegnung braucht mindestens zwei Plätze
error-no-games-in-match = eine Begegnung braucht mindestens eine Partie
error-bad-bound = die Schwelle und der Spielraum sind Anteile an Siegen: beide über 0, zusammen unter 1 (100 %)
error-bad-chance = die Wahrscheinlichkeit einer falschen Antwort muss über 0 und höchstens 0.5 (50 %) sein
error-bot-refused = der Bot { $bot } wählte „{ $choice }“, was nicht erlaubt ist: { $reason }
error-unfinished = eine Partie konnte nicht zu Ende gespielt werden: das ist ein Fehler des Programms
error-nothing-to-resume = es gibt keine unbeendete Partie; `portolan play osaka` beginnt eine
error-game-is-over = die Partie in { $file } ist beendet; `portolan replay` zeigt sie noch einmal
error-game-is-not-over = diese Partie ist nicht beendet: nur eine beendete kann überdacht werden
error-no-seat = es gibt keinen Platz { $seat }: diese Partie hat { $seats } Plätze
error-no-section = die Regeln von { $game } haben keinen Abschnitt „{ $section }“; es gibt: { $known }
error-no-place = es gibt keinen Ort für Partien: setze PORTOLAN_HOME auf einen eigenen Ordner
error-too-large = { $file } ist zu groß
error-not-a-record = { $file } ist keine gültige Aufzeichnung: { $reason }
error-bad-components = { $file } ist nicht zu gebrauchen: { $reason }
error-bad-components-file = die Datei mit Material ist nicht zu gebrauchen: { $reason }
error-line = Zeile { $line }: { $reason }
error-reading = { $file } konnte nicht gelesen werden: { $reason }
error-writing = { $file } konnte nicht geschrieben werden: { $reason }
error-output = die Ausgabe kann nicht geschrieben werden: { $reason }
error-reader-gone = wer es las, hat aufgehört
error-disk-full = die Platte ist voll
error-no-file = eine solche Datei gibt es nicht
error-denied = die Erlaubnis fehlt
error-not-a-text = es ist kein Text
error-no-threads = Threads können nicht gestartet werden: { $reason }
error-no-figures = Kennzahlen können nicht geführt werden: { $reason }
error-no-luck = es kann kein Glück ausgelost werden: { $reason }
error-no-data = { $file }: die Daten sind nicht erreichbar: { $reason }
error-newer-data = { $file }: die Daten haben die Version { $found }, und dieses Programm kennt Versionen bis { $known }; ein neueres Portolan kann sie öffnen
error-broken-data = { $file }: eine Zeile der Daten ist nicht lesbar: { $reason }
error-address-taken = { $address } ist von einem anderen Programm belegt; wähle einen anderen Port mit --listen { $other }
error-not-listening = auf { $address } konnte nicht gelauscht werden: { $reason }
error-stopped = der Server musste anhalten: { $reason }
error-not-measured = die Messung ist misslungen: { $reason }
