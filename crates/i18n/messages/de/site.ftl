# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Vier Häfen, gute Gesellschaft.
site-home = Startseite
site-skip = Direkt zum Tisch

site-start = Eine Partie starten
site-players = { $least ->
    [1] { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
site-designer = von { $designer }
site-seats = Plätze
site-seat = Platz { $number }
site-seat-me = ich
site-seat-friend = jemand per Link
site-seat-bot = Bot: { $kind }
site-bot-random = zufällig
site-bot-greedy = gierig
site-bot-apprentice = Lehrling
site-bot-merchant = Händler
site-bot-master = Meister
site-bot-grandmaster = Großmeister
site-bot-called = { $kind ->
    [random] Zufall
    [greedy] Nimmersatt
    [apprentice] Lehrling
    [merchant] Händler
    [master] Meister
    [grandmaster] Großmeister
   *[other] { $kind }
}
site-player = Spieler
site-options = Optionen
site-hints = Tipps
site-hints-on = erlaubt
site-hints-off = aus
site-begin = Los geht’s
site-quick = Gegen { $count } { $count ->
    [one] Bot
   *[other] Bots
} spielen
site-more = Plätze, Mitspieler und Optionen
site-your-name = Dein Name
site-save-name = Speichern
site-language = Sprache
site-language-name = Deutsch
site-language-choose = Übernehmen
site-guest = Gast
site-another-device = Auf einem anderen Gerät spielen
site-another-device-make = Geheimen Link erstellen
site-another-device-explain = Wer diesen Link öffnet, spielt in deinem Namen, auf jedem Gerät. Behalte ihn für dich.
site-enter = Mit diesem Link spielst du in diesem Browser als { $name }.
site-enter-button = Hier als { $name } spielen

site-running = Laufende Partien
site-finished = Beendete Partien
site-your-turn = du bist am Zug
site-their-turn = am Zug: { $who }
site-table-of = { $game } mit { $who }
site-over = beendet

site-join = { $host } lädt dich zu einer Partie „{ $game }“ ein.
site-join-seat = Diesen Platz nehmen
site-join-yours = Das ist dein Platz.
site-join-taken = Diesen Platz hat schon jemand anders.
site-to-table = Zum Tisch

site-turn-mine = Du bist am Zug
site-turn-other = { $who } ist am Zug
site-turn-many = { $who } sind am Zug
site-turn-over = Die Partie ist zu Ende
site-watching = Du schaust zu; was verdeckt ist, bleibt verdeckt.
site-older-rules = Diese Partie wurde nach einer früheren Fassung der Regeln (Regelstand { $revision }) begonnen und wird danach zu Ende gespielt.
site-hand-over = { $who } ist am Zug. Gib den Bildschirm weiter, dann:
site-hand-over-button = Ich bin { $who }
site-seat-open = freier Platz
site-seat-stand-in = ein Bot spielt für { $name }
site-invite = Einladen
site-invite-explain = Schicke diesen Link der Person, die hier sitzen soll.
site-watch-link = Link für Zuschauer
site-let-bot-play = Einen Bot spielen lassen
site-take-back-seat = Platz wieder übernehmen
site-take-back = Zurücknehmen
site-fast = Bots antworten sofort
site-slow = Bots lassen sich Zeit
site-log = Was geschah
site-whole-log = Die ganze Geschichte
site-position = Stellung
site-position-of = Stellung { $count } von { $length }
site-position-now = Zurück zur Partie
site-earlier = Früher
site-later = Später
site-shortcuts = Tastatur
site-key-choices = nach Nummer wählen
site-key-undo = zurücknehmen
site-key-hint = um einen Tipp bitten
site-key-history = frühere und spätere Stellungen
site-key-help = diese Liste ein- oder ausblenden
site-disconnected = Die Verbindung ist abgebrochen. Neuer Versuch …
site-moved-on = Am Tisch ging es schon weiter; so steht die Partie jetzt.

site-rematch = Revanche
site-to-rematch = Zur Revanche
site-record = Partie herunterladen
site-check = Mischen nachprüfen
site-commitment = Fingerabdruck des Mischens
site-commitment-explain = Er wurde vor der ersten Wahl veröffentlicht. Nach der Partie wird der Startwert gezeigt, und alle können sehen, dass dessen SHA-256 genau dieser Fingerabdruck ist.
site-seed = Der Startwert
site-seed-hidden = Er wird nach der Partie gezeigt.
site-seed-fits = Der SHA-256 des Startwerts ist der Fingerabdruck, der zu Beginn veröffentlicht wurde.
site-seed-how = So prüfst du es selbst: Wandle den Startwert von hexadezimal in seine 32 Bytes um und berechne deren SHA-256, zum Beispiel mit
site-seed-replay = Die Datei enthält den Startwert und jede Wahl; portolan replay spielt sie nach und vergleicht jede Stellung.

site-error = Das hat nicht geklappt
site-error-not-found = Diese Seite oder diesen Tisch gibt es nicht.
site-error-not-yours = Das darfst du hier nicht. Vielleicht spielst du sonst mit einem anderen Browser.
site-error-other-site = Die Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
site-error-malformed = Die Anfrage war nicht zu verstehen: { $reason }
site-error-seat-taken = Da sitzt schon jemand anders.
site-error-too-many-tables = Du hast { $count } laufende Partien. Spiele erst eine zu Ende, bevor du eine neue beginnst.
site-error-broken = Dieser Tisch lässt sich nicht öffnen: { $reason }
site-error-too-much = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
site-error-no-hints = An diesem Tisch gibt es keine Tipps: Er wurde ohne sie eröffnet.
site-error-unavailable = Die Daten sind gerade nicht erreichbar. Es wurde nichts verändert; versuche es noch einmal.

site-reading = Zum Lesen
site-rules-of = Regeln von { $game }
site-about = Über { $game }
site-contents = Inhalt
site-first-steps = Erste Schritte: eine geführte Partie
site-guide = Erste Schritte
site-guide-end = Ohne Hinweise weiterspielen
site-rules-link = §{ $section } lesen
site-example = Beispiel. { $asked } Eine Möglichkeit: { $does }
