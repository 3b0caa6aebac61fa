# The texts of the command line outside of games: help, output, errors.

# The program and its commands.

program-about = Brettspiele vom Handel in Häfen, im Browser und im Terminal. Ohne Befehl stellt es die Spiele im Browser bereit.
program-serve = Stellt die Spiele im Browser bereit. Das ist der voreingestellte Befehl.
program-play = Spielt im Terminal, gegen Bots oder mit anderen an derselben Tastatur.
program-resume = Setzt eine unbeendete Partie fort.
program-replay = Prüft die Aufzeichnung einer Partie, oder geht sie Schritt für Schritt durch.
program-review = Analysiert eine beendete Partie: was sie entschied, und wie viel Glück dabei war.
program-simulate = Lässt Bots viele Partien spielen und gibt Statistiken aus: Siege, Vorteil der Plätze, Punkte, Dauer und Wirkung der Entscheidungen.
program-arena = Bewertet die Stärke von Bots.
program-arena-more = Jeder Bot spielt gleich oft auf jedem Platz. Normalerweise spielen alle Bots an einem Tisch; sind es zu viele, bestreitet jede Gruppe, die an einen passt, eine Begegnung.
program-components = Prüft oder exportiert das Material eines Spiels.
program-components-check = Prüft eine Datei mit Material; ohne Datei das mitgelieferte Material.
program-components-export = Gibt das mitgelieferte Material aus, als Vorlage für eine eigene Datei.
program-rules = Gibt die Regeln eines Spiels oder einen Abschnitt davon aus.
program-games = Listet die Spiele mit Spielerzahl und Optionen auf.
program-backup = Schreibt eine Sicherung der Datendatei; der Server kann dabei laufen.
program-restore = Ersetzt die Datendatei durch eine Sicherung. Der Server darf nicht laufen; die ersetzten Daten bleiben erhalten.
program-check = Prüft die Datendatei und spielt jeden Tisch nach; der Server kann dabei laufen.
program-examples =
    Beispiele:
    { $serve }stellt die Spiele im Browser bereit
    { $listen }nimmt Verbindungen aus dem lokalen Netz an
    { $play }du gegen zwei Bots, im Terminal
    { $rules }die Regeln; `rules osaka 3.1` gibt einen Abschnitt aus
    { $replay }geht eine aufgezeichnete Partie durch
    { $simulate }lässt Bots spielen und gibt Statistiken aus
    { $arena }bewertet Bots

# The structure of the help.

program-usage = Aufruf:
program-commands = Befehle:
program-arguments = Argumente:
program-options = Optionen:
program-default = { $text } [Standard: { $value }]
program-possible = { $text } [{ $values }]
program-help = Zeigt diese Hilfe
program-version = Zeigt die Version
program-language = Sprache des Programms im Terminal: de, en, it oder pl; Standard ist die des Systems

# Placeholders.

program-value-address = ADRESSE
program-value-bot = BOT
program-value-chance = CHANCE
program-value-command = BEFEHL
program-value-file = DATEI
program-value-format = FORMAT
program-value-game = SPIEL
program-value-language = SPRACHE
program-value-name = NAME
program-value-network = NETZ
program-value-option = NAME=WERT
program-value-options = OPTIONEN
program-value-seat = PLATZ
program-value-section = ABSCHNITT
program-value-seed = STARTWERT
program-value-share = ANTEIL
program-value-who = WER

# The arguments of the commands.

program-serve-listen = Adresse, auf der Verbindungen angenommen werden; 0.0.0.0:8080 nimmt sie aus dem lokalen Netz an
program-serve-data = Datendatei; sie wird angelegt, wenn es sie nicht gibt
program-serve-base-url = Öffentliche Adresse dieses Servers, etwa https://play.example
program-serve-bot-pause = Pause vor der Entscheidung eines Bots, in Millisekunden
program-serve-rate = Erlaubte Anfragen pro Sekunde und Adresse; 0: keine Grenzen für Anfragen und Verbindungen einer Adresse
program-serve-trusted-proxy = Reverse-Proxy oder Netz von Proxys wie 10.0.0.0/8, dessen Angabe der Client-Adresse geglaubt wird. Kann wiederholt werden
program-serve-allow-host = Hostname, unter dem der Server zusätzlich antwortet, etwa harbour.lan. Kann wiederholt werden
program-serve-metrics = Adresse, auf der Metriken für Prometheus bereitstehen; normalerweise aus
program-serve-forget-guests = Tage ohne Nutzung, nach denen Personen ohne Partien entfernt werden; 0: nie
program-serve-expire-tables = Tage, nach denen ein unbenutzter Tisch mit unfertiger Partie geschlossen wird (0: nie)
program-game = Das Spiel, etwa osaka; `portolan games` listet sie auf
program-play-seats = Die Spieler im Uhrzeigersinn: `me` für jemanden an dieser Tastatur, oder der Name eines Bots; Standard sind eine Person und so viele gierige Bots, wie das Spiel braucht
program-play-names = Namen der Spieler, in der Reihenfolge der Plätze
program-play-seed = Startwert der Partie: eine Zahl oder 64 hexadezimale Ziffern; Standard ist ein zufälliger
program-option = Eine Option des Spiels, etwa open-hands=yes; `portolan games` listet sie auf. Kann wiederholt werden
program-own-components = Verwendet diese Datei mit Material statt des mitgelieferten; siehe `portolan components`
program-resume-game = Name der Partie, etwa osaka-0001, oder ihre Aufzeichnung; Standard ist die zuletzt gespielte unbeendete Partie
program-resume-list = Listet die unbeendeten Partien auf
program-record = Die Datei der Aufzeichnung oder der Name einer gespeicherten Partie, etwa osaka-0001
program-replay-step = Geht die Partie durch: Eingabetaste zur nächsten Entscheidung, `b` zur vorigen, eine Zahl springt zu dieser Entscheidung, `q` beendet
program-replay-seat = Zeigt die Sicht dieses Platzes, gezählt ab 1; Standard ist die eines Zuschauers
program-review-depth = Sucht so tief wie dieser Bot
program-review-threads = Anzahl der gleichzeitig analysierten Entscheidungen; Standard ist die Zahl der Kerne
program-review-format = Ausgabeformat
program-simulate-bots = Die Bots am Tisch; sie wechseln die Plätze von Partie zu Partie, und die Liste wiederholt sich, bis alle Plätze besetzt sind
program-simulate-games = Anzahl der Partien
program-players = Anzahl der Spieler; Standard ist die höchste, die das Spiel erlaubt
program-series-seed = Startwert der ganzen Serie: derselbe Startwert ergibt dieselben Partien
program-threads = Anzahl der gleichzeitig gespielten Partien; Standard ist die Zahl der Kerne
program-format = Ausgabeformat: Texttabellen, ein JSON-Objekt, eine CSV-Zeile für jeden Platz jeder Partie, oder eine Seite mit Schaubildern
program-out = Schreibt die Ergebnisse in diese Datei, im Format ihrer Endung (.txt, .json, .csv, .html), sonst in dem von --format; Texttabellen werden trotzdem ausgegeben. Kann wiederholt werden
program-arena-bots = Die zu vergleichenden Bots, der stärkste zuerst: der Test betrifft den ersten Bot einer Begegnung
program-arena-one-against-rest = Ein Platz für den ersten Bot, die übrigen Plätze für die anderen
program-arena-ladder = Jeder Bot auf einem Platz gegen einen Tisch des nächsten Bots
program-arena-pairs = Jedes Paar von Bots: ein Platz gegen einen Tisch des anderen, und umgekehrt
program-arena-games = Partien einer Begegnung, aufgerundet, bis jeder Bot gleich oft auf jedem Platz gespielt hat
program-arena-until-sure = Spielt, bis ein statistischer Test zeigt, ob der erste Bot einer Begegnung öfter als die Schwelle gewinnt, statt einer festen Zahl von Partien
program-arena-bound = Der geprüfte Anteil an Siegen, etwa 55%; Standard ist ein gleicher Anteil
program-arena-margin = Zwischen der Schwelle und der Schwelle plus diesem Spielraum gilt jede Antwort; ein kleinerer Spielraum dauert länger
program-arena-false-yes = Höchste Wahrscheinlichkeit eines falschen Ja
program-arena-false-no = Höchste Wahrscheinlichkeit eines falschen Nein
program-arena-at-most = Höchstzahl der Partien einer Begegnung, entschieden oder nicht
program-components-file = Die eigene Datei mit Material
program-rules-section = Ein Abschnitt, etwa 3.1; Standard sind alle
program-stored-data = Datendatei des Servers
program-backup-file = Datei für die Sicherung
program-backup-overwrite = Ersetzt die Datei, wenn es sie schon gibt
program-restore-file = Die Sicherung

# Progress bars. The values are placeholders of the bar’s template.

program-progress-games = { $what } { $bar } { $done } von { $all } Partien · { $speed } · noch { $rest }
program-progress-decisions = { $bar } { $done } von { $all } Entscheidungen · noch { $rest }
program-progress-copied = { $bar } { $done } von { $all } Seiten · noch { $rest }
program-progress-checked = { $bar } { $done } von { $all } Tischen · noch { $rest }

# Output of commands.

program-open = Portolan läuft: { $address }
program-data-file = Datendatei: { $file }
program-network-address = Im lokalen Netz: { $address }
program-how-to-accept-others = Für Verbindungen aus dem lokalen Netz mit --listen 0.0.0.0:{ $port } starten
program-metrics-address = Metriken: { $address }
program-how-to-stop = Strg-C beendet das Programm. Alle Partien sind gespeichert.
program-by = von { $designer }; { $publishers }
program-for-players = { $least } bis { $most } Spieler
program-start-with = beginne mit: { $command }
program-option-values = { $values }  (Standard: { $default })
program-choices-made = getroffene Entscheidungen: { $count }
program-built-in = das mitgelieferte Material
program-components-valid = { $what }: gültig für { $game } ({ $hash })
program-backup-written = Sicherung von { $data } in { $file } geschrieben
program-restored = { $data } enthält jetzt die Sicherung { $file }
program-replaced-data = die ersetzten Daten stehen in { $file }
program-data-checked = { $file }: geprüfte Tische: { $tables }, Züge: { $entries }, Fehler: { $problems }
program-table-problem = Tisch { $table }: { $reason }
program-no-progress = die Zeile mit dem Spielstand fehlt

# Errors: each ends the program, or is the reason within another error.

error-no-command = unbekannter Befehl „{ $command }“; `portolan --help` listet die Befehle auf
error-load-moved = der Lasttest ist ein eigenes Werkzeug: cargo run --release -p portolan-load
error-no-argument = unbekanntes Argument „{ $argument }“; --help listet die Argumente auf
error-no-argument-but-like = unbekanntes Argument „{ $argument }“; ist { $like } gemeint?
error-missing = es fehlt: { $arguments }
error-no-value = { $argument } braucht einen Wert
error-wrong-value = „{ $value }“ ist kein gültiger Wert für { $argument }
error-not-among = „{ $value }“ ist kein gültiger Wert für { $argument }; möglich sind: { $known }
error-out-of-range = „{ $value }“ ist kein gültiger Wert für { $argument }: er muss zwischen { $least } und { $most } liegen
error-not-with = { $argument } kann nicht zusammen mit { $other } verwendet werden
error-not-understood = ungültiger Aufruf: { $reason }
error-no-language = unbekannte Sprache „{ $language }“; verfügbar: { $known }
error-no-game = unbekanntes Spiel „{ $game }“; verfügbar: { $known }
error-no-bot = unbekannter Bot „{ $bot }“; verfügbar: { $known }
error-no-player-kind = unbekannter Bot „{ $who }“; verfügbar: { $known }, und `me` für einen Menschen
error-bad-iterations = „{ $iterations }“ ist keine Zahl von Iterationen; schreibe eine ab 1 hinter das @, etwa master@5000
error-bot-without-search = { $bot } sucht nicht, daher gibt es keine Iterationszahl
error-cannot-review = „{ $bot }“ sucht nicht und kann daher keine Partie analysieren
error-bad-seed = „{ $seed }“ ist kein Startwert: schreibe eine ganze Zahl bis 18446744073709551615, oder 64 hexadezimale Ziffern
error-no-option = unbekannte Option „{ $option }“; dieses Spiel hat: { $known }
error-no-such-value = „{ $value }“ ist kein Wert von { $option }; wähle einen von: { $known }
error-not-an-option = „{ $option }“ ist keine Option: schreibe Name=Wert, etwa open-hands=yes
error-wrong-seat-count = { $game } ist für { $least } bis { $most } Spieler, nicht { $seats }
error-unknown-revision = { $game } kann nicht nach Regelstand { $revision } gespielt werden; dieses Programm kennt die Regelstände { $oldest } bis { $newest }
error-too-many-names = es gibt { $names } Namen für { $seats } Plätze
error-bad-name = ein Name muss 1 bis { $most } Zeichen in einer Zeile haben
error-not-a-share = „{ $share }“ ist kein Anteil: schreibe 55% oder 0.55
error-not-a-site = „{ $address }“ ist nicht die Adresse einer Website wie https://play.example
error-not-a-network = „{ $text }“ ist weder ein Netz wie 10.0.0.0/8 noch eine Adresse wie 127.0.0.1
error-not-a-host = „{ $text }“ ist kein Hostname ohne Port wie harbour.lan
error-no-thread = es braucht mindestens einen Thread
error-no-games = eine Simulation braucht mindestens eine Partie
error-no-bots = eine Simulation braucht mindestens einen Bot
error-too-many-bots = eine Simulation nimmt höchstens { $most } Bots
error-unknown-format = das Format von { $file } ist nicht bekannt: verwende die Endung .txt, .json, .csv oder .html, oder --format
error-bot-count = die Arena braucht 2 bis { $most } Bots, nicht { $count }
error-bot-twice = { $bot } ist zweimal genannt; ein Bot kann ohnehin mehrere Plätze haben
error-too-few-seats = eine Begegnung braucht mindestens zwei Plätze
error-no-games-in-match = eine Begegnung braucht mindestens eine Partie
error-bad-bound = die Schwelle und der Spielraum müssen über 0 liegen, ihre Summe unter 1 (100 %)
error-bad-chance = die Wahrscheinlichkeit einer falschen Antwort muss über 0 und höchstens 0.5 (50 %) sein
error-bot-refused = der Bot { $bot } traf die unerlaubte Entscheidung „{ $choice }“: { $reason }
error-unfinished = eine Partie endete nicht: das ist ein Fehler des Programms
error-nothing-to-resume = es gibt keine unbeendete Partie; beginne eine mit `portolan play osaka`
error-game-is-over = die Partie in { $file } ist beendet; `portolan replay` zeigt sie noch einmal
error-game-is-not-over = diese Partie ist nicht beendet: nur beendete Partien können analysiert werden
error-no-seat = es gibt keinen Platz { $seat }: diese Partie hat { $seats } Plätze
error-no-section = die Regeln von { $game } haben keinen Abschnitt „{ $section }“; verfügbar: { $known }
error-no-save-folder = kein Ordner für gespeicherte Partien gefunden: setze PORTOLAN_HOME auf einen eigenen Ordner
error-too-large = { $file } ist zu groß
error-not-a-record = { $file } ist keine gültige Aufzeichnung: { $reason }
error-bad-components = { $file } ist keine gültige Datei mit Material: { $reason }
error-bad-components-file = die Datei mit Material ist ungültig: { $reason }
error-line = Zeile { $line }: { $reason }
error-reading = { $file } konnte nicht gelesen werden: { $reason }
error-writing = { $file } konnte nicht geschrieben werden: { $reason }
error-output = die Ausgabe kann nicht geschrieben werden: { $reason }
error-broken-pipe = das lesende Programm wurde beendet
error-disk-full = die Platte ist voll
error-no-file = die Datei gibt es nicht
error-denied = Zugriff verweigert
error-not-text = es ist keine Textdatei
error-no-threads = Threads können nicht gestartet werden: { $reason }
error-no-metrics = Metriken können nicht erfasst werden: { $reason }
error-no-random-seed = es kann kein zufälliger Startwert erzeugt werden: { $reason }
error-no-data = die Datendatei { $file } kann nicht geöffnet werden: { $reason }
error-newer-data = { $file } hat die Schemaversion { $found }, und dieses Programm unterstützt Versionen bis { $known }; verwende ein neueres Portolan
error-broken-data = { $file } enthält eine ungültige Zeile: { $reason }
error-data-in-use = { $file } wird schon von einem anderen Portolan benutzt: beende zuerst dieses, oder wähle mit --data eine andere Datendatei
error-foreign-data = { $file } ist keine Datendatei von Portolan
error-file-exists = { $file } gibt es schon; ersetze die Datei mit --overwrite, oder wähle einen anderen Namen
error-same-file = die Sicherung und die Datendatei müssen zwei verschiedene Dateien sein, aber beide sind { $file }
error-data-problems = Fehler in { $file }: { $count }
error-backup-problems = Fehler in { $file }: { $count }; nichts wurde ersetzt
error-address-taken = { $address } wird von einem anderen Programm verwendet; wähle einen anderen Port mit --listen { $other }
error-not-listening = auf { $address } können keine Verbindungen angenommen werden: { $reason }
error-stopped = der Server wurde angehalten: { $reason }
