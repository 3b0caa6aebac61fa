# Namen, Geräte, Codes und Abmelden.

people-name-blank = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
people-name-too-long = Dieser Name ist zu lang. Erlaubt sind höchstens { $limit } Zeichen.
people-name-character = Ein Name darf das Zeichen { $character } nicht enthalten. Erlaubt sind Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe.
people-name-marks = In diesem Namen stehen zu viele Zeichen an einem Buchstaben. Verwende normale Buchstaben und Akzente.
people-name-mixed = Das Wort „{ $word }“ mischt ähnlich aussehende Buchstaben verschiedener Alphabete. Schreibe jedes Wort in einem Alphabet.
people-name-reserved = „{ $name }“ heißt ein Bot. Wähle einen anderen Namen oder ergänze ihn.
people-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Wähle einen anderen Namen, zum Beispiel „{ $suggestion }“.

people-devices = Deine Geräte
people-devices-explain = Du hast kein Konto und kein Passwort: Jeder Browser hat seinen eigenen Schlüssel. Behalte mindestens zwei, damit du deine Partien nicht verlierst.
people-devices-list = Geräte, die in deinem Namen spielen
people-device-own = dieses Gerät
people-device-program = Ein Programm
people-device-unknown = Unbekannter Browser
people-device-used = { $days ->
    [0] heute benutzt
    [1] zuletzt gestern benutzt
   *[other] zuletzt vor { $days } Tagen benutzt
}
people-device-added = { $days ->
    [0] heute hinzugefügt
    [1] gestern hinzugefügt
   *[other] vor { $days } Tagen hinzugefügt
}
people-device-remove = Entfernen
people-device-remove-this = { $device } entfernen
people-devices-remove-others = Alle anderen Geräte entfernen

people-another-device = Auf einem anderen Gerät spielen
people-another-device-explain = Erstelle hier einen Code und gib ihn dort ein. Das andere Gerät spielt dann in deinem Namen.
people-code-make = Code erstellen
people-code-make-again = Neuen Code erstellen
people-code-type = Öffne auf dem anderen Gerät die Startseite, wähle „Ich spiele schon auf einem anderen Gerät“ und gib diesen Code ein:
people-code-open = Oder öffne dort diesen Link:
people-code-valid = Der Code gilt einmal, { $minutes } Minuten lang. Zeige ihn sonst niemandem.

people-enter-other = Ich spiele schon auf einem anderen Gerät
people-enter-title = Hier spielen wie auf einem anderen Gerät
people-enter-explain = Wähle auf dem Gerät, auf dem du spielst, auf der Startseite „Auf einem anderen Gerät spielen“ und erstelle einen Code. Er hat 16 Buchstaben und Ziffern; Großschreibung, Leerzeichen und Bindestriche sind egal.
people-enter-code = Code
people-enter-submit = Weiter
people-enter = In diesem Browser als { $name } spielen?
people-enter-button = Hier als { $name } spielen
people-enter-same = In diesem Browser spielst du schon als { $name }.
people-enter-now = Hier spielst du im Moment als { $name }.
people-enter-kept = In diesem Browser spielst du dann nicht mehr als { $name }. Keine Partie geht verloren.
people-enter-anyway = Partien aufgeben und als { $name } spielen
people-loses-tables = Auf keinem anderen Gerät spielst du als { $name }. Wenn du weitermachst, kommst du nicht mehr an { $count ->
    [one] die Partie
   *[other] die { $count } Partien
}, die du als { $name } spielst.
people-keep-explain = Um deine Partien zu behalten, füge zuerst ein anderes Gerät hinzu.
people-keep-first = Zuerst ein Gerät hinzufügen

people-log-out = Abmelden
people-log-out-explain = Dieser Browser spielt dann nicht mehr in deinem Namen. Deine anderen Geräte bleiben angemeldet.
people-log-out-last = Das ist dein einziges Gerät: Wenn du dich hier abmeldest, kann niemand mehr in deinem Namen spielen.
people-log-out-anyway = Trotzdem abmelden

people-error-unknown-code = Dieser Code ist nicht gültig: Er wurde schon benutzt, ist abgelaufen oder enthält einen Tippfehler. Erstelle auf einem Gerät, auf dem du spielst, einen neuen.
people-error-too-many-devices = Du hast schon { $count } Geräte. Entferne zuerst eines.
