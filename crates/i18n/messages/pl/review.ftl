# Analiza skończonej partii.

review-title = Analiza
review-of = Analiza: { $game }
review-start = Przeanalizuj tę grę
review-start-explain = Bot analizuje każdą decyzję tej gry, używając tylko tego, co gracz wtedy wiedział. Analiza pokazuje, jak zmieniały się szanse, co rozstrzygnęło o wyniku i ile w tym było szczęścia. Trwa to do minuty.
review-progress = Przeanalizowano { $done } z { $all } decyzji
review-stop = Zatrzymaj
review-only-players = Analizę mogą rozpocząć tylko gracze, którzy brali udział w tej grze.
review-in-progress = Jeden z graczy rozpoczął analizę tej gry. Pojawi się tutaj, gdy będzie gotowa.
review-failed = Analiza nie powiodła się z powodu błędu programu. Możesz rozpocząć ją ponownie.
review-percent = { $percent } %

review-chances = Szanse na zwycięstwo
review-chances-explain = Przed każdą decyzją, przy założeniu najlepszego wyboru: średnia z ocen, do których każdy z graczy mógł dojść na podstawie swojej wiedzy.
review-turning-points = Punkty zwrotne
review-nobody = Żaden pojedynczy wybór nie rozstrzygnął tej gry.
review-gave-away = Wybór { $number }: { $who } traci { $percent }
review-choice = { $notation } ({ $says })
review-was = Zagrano: { $choice }.
review-better = Lepiej: { $choice }.
review-then = Możliwy dalszy ciąg: { $story }
review-luck-explain = Szczęście i pech
review-luck-changed = Po wyborze { $number }: { $who } – z { $from } na { $to }.

review-shares = Umiejętności i szczęście
review-shares-explain = Skąd wziął się wynik każdego gracza, w punktach procentowych szansy na zwycięstwo: szansa na początku, ile stracił przez własne wybory, ile zyskał lub stracił przez wybory innych oraz szczęście: dobrane karty i ujawnione informacje.
review-player = gracz
review-started = początek
review-own = własne
review-others = innych
review-luck = szczęście
review-end = koniec

# Hints during a game.

hint-expected = { $choice }: { $expected }.
hint-none = Nie ma nad czym myśleć: możliwy jest tylko jeden wybór.
hint-story = Możliwy dalszy ciąg
hint-then = Możliwy dalszy ciąg: { $story }
hint-title = Podpowiedź
hint-explain = Co silny bot wybrałby na twoim miejscu. Wie tylko to, co ty.
hint-thinking = Bot się zastanawia…
hint-chance = szansa na zwycięstwo: { $percent }, { $expected }
hint-points = około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
hint-eliminated = prawdopodobnie odpadniesz z gry
hint-choose = Wybierz to
hint-close = Zamknij
hint-again = Przeanalizuj ponownie
