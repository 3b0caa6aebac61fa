# Die Nachbetrachtung einer beendeten Partie.

review-title = Nachbetrachtung
review-of = Nachbetrachtung: { $game }
review-start = Diese Partie überdenken
review-start-explain = Ein Bot überdenkt jede Entscheidung dieser Partie noch einmal, ausgehend von dem, was man wissen konnte: wie die Chancen verliefen, was die Partie entschied und wie viel davon Glück war. Das dauert bis zu einer Minute; die Seite zeigt, wie weit es ist.
review-progress = { $done } von { $all } Entscheidungen überdacht
review-stop = Anhalten
review-percent = { $percent } %

review-chances = Gewinnchancen
review-chances-explain = Vor jeder Entscheidung, wenn die beste Wahl folgt: im Mittel dessen, was alle am Tisch jeweils wissen konnten.
review-turning-points = Wendepunkte
review-nobody = Niemand hat viel verschenkt: Keine einzelne Wahl hat diese Partie entschieden.
review-gave-away = Wahl { $number }: { $who } verschenkt { $percent }
review-choice = { $notation } ({ $says })
review-was = Gewählt: { $choice }.
review-better = Besser: { $choice }.
review-then = Was daraus hätte werden können: { $story }
review-luck-explain = Glücksfälle
review-luck-changed = Nach Wahl { $number }: { $who } von { $from } auf { $to }.

review-shares = Wahl und Glück
review-shares-explain = Woraus das Ergebnis entstand, in Prozent eines Sieges: die Chance am Anfang, was mit eigenen Entscheidungen verschenkt wurde, was die der anderen brachten oder kosteten, und das Glück: gezogene Karten und was ans Licht kam.
review-player = Spieler
review-started = Anfang
review-own = eigene
review-others = andere
review-luck = Glück
review-end = Ende

# Hints while one plays.

hint-expected = { $choice }: { $expected }.
hint-none = Da gibt es nichts zu überlegen: Nur eine Wahl ist möglich.
hint-story = Was daraus werden kann
hint-then = Was daraus werden kann: { $story }
hint-title = Tipp
hint-explain = Was ein starker Bot an deiner Stelle wählen würde. Er weiß nur, was du weißt.
hint-thinking = Der Bot überlegt …
hint-chance = { $percent } Gewinnchance, { $expected }
hint-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-eliminated = du scheidest aus
hint-choose = Das wählen
hint-close = Schließen
hint-again = Noch einmal nachsehen
