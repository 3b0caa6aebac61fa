# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Vier Häfen, gute Gesellschaft.
site-home = Startseite
site-skip = Direkt zum Spielplan

site-start = Neue Partie
site-players = { $least ->
    [1] { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
site-designer = von { $designer }
site-seats = Plätze
site-seat = Platz { $number }
site-seat-me = du
site-seat-friend = Freund (per Link)
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
site-begin = Starten
site-quick = Gegen { $count } { $count ->
    [one] Bot
   *[other] Bots
} spielen
site-more = Mehr: Plätze, Mitspieler und Optionen
site-your-name = Dein Name
site-save-name = Speichern
site-language = Sprache
site-language-name = Deutsch
site-language-choose = Ändern
site-guest = Gast

site-running = Laufende Partien
site-finished = Beendete Partien
site-your-turn = du bist am Zug
site-their-turn = warten auf { $who }
site-table-of = { $game } mit { $who }
site-over = beendet
site-closed = geschlossen

site-join = { $host } lädt dich zu einer Partie { $game } ein.
site-join-seat = Diesen Platz nehmen
site-join-yours = Das ist dein Platz.
site-to-table = Zum Tisch

site-turn-mine = Du bist am Zug
site-turn-other = Warten auf { $who }
site-turn-many = Warten auf { $who }
site-turn-over = Die Partie ist zu Ende
site-watching = Du schaust zu. Was verdeckt ist, bleibt verdeckt.
site-older-rules = Diese Partie hat nach einer früheren Regelfassung (Regelstand { $revision }) begonnen und wird auch danach zu Ende gespielt.
site-hand-over = { $who } ist am Zug. Gib den Bildschirm weiter, dann:
site-hand-over-button = Ich bin { $who }
site-seat-open = freier Platz
site-seat-stand-in = ein Bot spielt für { $name }
site-invite = Einladen
site-invite-explain = Schicke diesen Link an die Person, die auf diesem Platz spielen soll.
site-watch-link = Zuschauerlink
site-let-bot-play = Bot übernehmen lassen
site-take-back-seat = Platz wieder einnehmen
site-resign = Aufgeben
site-resign-explain = Du gibst deinen Platz endgültig ab. Für die anderen spielt ein Bot weiter.
site-resign-button = Endgültig aufgeben
site-close-table = Diesen Tisch schließen
site-close-table-explain = Der Tisch und alle seine Links enden für alle.
site-close-table-button = Tisch schließen
site-seat-resigned = { $name } hat aufgegeben; ein Bot spielt weiter
site-resigned = aufgegeben
site-absence = Bei Abwesenheit
site-absence-ten-minutes = Bot nach 10 Minuten
site-absence-one-day = Bot nach 1 Tag
site-absence-three-days = Bot nach 3 Tagen
site-absence-never = kein Bot
site-let-bot-stand-in = Bot für { $name } spielen lassen
site-player-joined = { $name } nimmt Platz.
site-player-given-to-bot = { $by } überlässt einen freien Platz einem Bot.
site-player-handed-to-bot = { $name } lässt einen Bot weiterspielen.
site-player-replaced = { $name } ist schon lange nicht da: { $by } lässt einen Bot übernehmen.
site-player-returned = { $name } ist wieder da.
site-player-resigned = { $name } gibt auf. Ein Bot spielt weiter.
site-take-back = Rückgängig
site-fast = Bots ziehen sofort
site-slow = Bots lassen sich Zeit
site-log = Spielverlauf
site-whole-log = Vollständiger Spielverlauf
site-position = Stellung
site-position-of = Stellung { $count } von { $length }
site-position-now = Zurück zur Partie
site-earlier = Zurück
site-later = Vor
site-shortcuts = Tastenkürzel
site-key-choices = per Nummer wählen
site-key-undo = rückgängig machen
site-key-hint = Tipp anzeigen
site-key-history = in der Partie zurück- und vorblättern
site-key-help = diese Liste ein- oder ausblenden
site-disconnected = Verbindung unterbrochen. Verbinde neu …
site-no-answer = Der Server hat nicht geantwortet. Versuche es noch einmal.
site-request-failed = Der Server konnte das nicht ausführen. Versuche es noch einmal.
site-retry-in = Du kannst es in { $seconds } s noch einmal versuchen.
site-retry-now = Du kannst es jetzt noch einmal versuchen.
site-moved-on = Die Partie ist inzwischen weitergegangen. Das ist die aktuelle Stellung.

site-rematch = Revanche
site-to-rematch = Zur Revanche
site-record = Partiedatei herunterladen
site-check = Mischen prüfen
site-commitment = Fingerabdruck des Mischens
site-commitment-explain = Er wurde vor der ersten Wahl veröffentlicht. Nach der Partie wird der Startwert aufgedeckt; dann kann jeder prüfen, ob dessen SHA-256-Hash mit diesem Fingerabdruck übereinstimmt.
site-seed = Startwert
site-seed-hidden = Er wird nach der Partie aufgedeckt.
site-seed-fits = Der SHA-256-Hash des Startwerts stimmt mit dem zu Beginn veröffentlichten Fingerabdruck überein.
site-seed-how = So prüfst du es selbst: Wandle den Startwert von hexadezimal in seine 32 Bytes um und berechne deren SHA-256-Hash, zum Beispiel mit
site-seed-replay = Die Partiedatei enthält den Startwert und jede Wahl; portolan replay spielt sie nach und prüft jede Stellung.

site-error = Etwas ist schiefgegangen
site-error-not-found = Diese Seite oder diesen Tisch gibt es nicht, oder er gehört anderen. Spielst du vielleicht sonst in einem anderen Browser?
site-error-not-yours = Das darfst du nicht. Spielst du vielleicht sonst in einem anderen Browser?
site-error-other-site = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
site-error-wrong-host = Dieser Server antwortet nicht unter dem Namen { $host }. Wer ihn betreibt, kann den Namen mit --allow-host { $host } zulassen.
site-error-malformed = Die Anfrage ist ungültig: { $reason }
site-error-too-many-streams = Es sind zu viele Tische gleichzeitig geöffnet. Schließe die, die du nicht brauchst.
site-error-dead-link = Dieser Link führt zu keinem Tisch. Vielleicht ist der Platz schon vergeben, der Tisch geschlossen oder der Link unvollständig. Frag die Person, die ihn dir geschickt hat.
site-error-not-absent = Noch darf kein Bot übernehmen: Die anderen warten noch nicht lange genug auf diese Person.
site-closed-by-host = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
site-closed-abandoned = Alle haben aufgegeben. Der Tisch ist geschlossen.
site-closed-expired = Dieser Tisch wurde lange nicht benutzt und ist deshalb geschlossen.
site-error-too-many-tables = Du hast { $count } laufende Partien, in denen du am Zug bist oder die vor Kurzem gespielt wurden. Spiele eine zu Ende, gib eine auf oder schließe eine, in der sonst niemand gezogen hat.
site-error-broken = Dieser Tisch lässt sich nicht öffnen: { $reason }
site-error-too-much = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
site-error-too-many-reviews = Zurzeit laufen zu viele Analysen, oder du hast zu viele gestartet. Versuche es später noch einmal.
site-error-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
site-error-unavailable = Das hat gerade nicht funktioniert. Bitte versuche es noch einmal.

site-reading = Regeln und Hintergründe
site-rules-of = Regeln: { $game }
site-about = Über { $game }
site-contents = Inhalt
site-first-steps = Erste Schritte: eine geführte Partie
site-guide = Erste Schritte
site-guide-end = Ohne Hinweise weiterspielen
site-rules-link = §{ $section } lesen
site-example = Beispiel: { $asked } Eine Möglichkeit: { $does }
