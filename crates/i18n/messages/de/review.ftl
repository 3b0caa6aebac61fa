# Die Nachbetrachtung einer beendeten Partie.

review-title = Analyse
review-of = Analyse: { $game }
review-start = Partie analysieren
review-start-explain = Ein Bot analysiert jede Entscheidung dieser Partie, und zwar nur mit dem, was der Spieler wissen konnte. Die Analyse zeigt, wie sich die Chancen entwickelt haben, was die Partie entschieden hat und wie viel davon Glück war. Das dauert bis zu einer Minute.
review-progress = { $done } von { $all } Entscheidungen analysiert
review-stop = Anhalten
review-only-players = Nur wer mitgespielt hat, kann die Analyse starten.
review-in-progress = Jemand aus der Runde hat die Analyse dieser Partie gestartet. Sie erscheint hier, sobald sie fertig ist.
review-failed = Die Analyse ist wegen eines Programmfehlers fehlgeschlagen. Du kannst sie noch einmal starten.
review-percent = { $percent } %

review-chances = Gewinnchancen
review-chances-explain = Vor jeder Entscheidung, wenn die beste Wahl folgt: der Durchschnitt dessen, wie alle am Tisch mit ihrem jeweiligen Wissen die Lage eingeschätzt hätten.
review-turning-points = Wendepunkte
review-nobody = Keine einzelne Wahl hat diese Partie entschieden.
review-gave-away = Wahl { $number }: { $who } verliert { $percent }
review-choice = { $notation } ({ $says })
review-was = Gespielt: { $choice }.
review-better = Besser: { $choice }.
review-then = Eine mögliche Fortsetzung: { $story }
review-luck-explain = Glück und Pech
review-luck-changed = Nach Wahl { $number }: { $who } von { $from } auf { $to }.

review-shares = Können und Glück
review-shares-explain = Wie das Ergebnis zustande kam, in Prozentpunkten der Gewinnchance: die Chance am Anfang, was durch eigene Entscheidungen verloren ging, was die Entscheidungen der anderen brachten oder kosteten, und das Glück: gezogene Karten und aufgedeckte Geheimnisse.
review-player = Spieler
review-started = Anfang
review-own = eigene
review-others = andere
review-luck = Glück
review-end = Ende

# Hints during a game.

hint-expected = { $choice }: { $expected }.
hint-none = Da gibt es nichts zu überlegen: Du hast nur eine Möglichkeit.
hint-story = Eine mögliche Fortsetzung
hint-then = Eine mögliche Fortsetzung: { $story }
hint-title = Tipp
hint-explain = Was ein starker Bot an deiner Stelle wählen würde. Er weiß nur, was du weißt.
hint-thinking = Der Bot überlegt …
hint-chance = { $percent } Gewinnchance, { $expected }
hint-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-eliminated = du scheidest wahrscheinlich aus
hint-choose = Diese Wahl treffen
hint-close = Schließen
hint-again = Neu analysieren
