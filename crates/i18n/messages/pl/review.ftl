# Analiza skończonej partii.

review-title = Analiza
review-of = Analiza: { $game }
review-start = Przemyśl tę partię
review-start-explain = Bot jeszcze raz przemyśli każdą decyzję tej partii na podstawie tego, co gracz wiedział: jak zmieniały się szanse, co rozstrzygnęło o wyniku i ile w tym było szczęścia. Trwa to do minuty; strona pokazuje postęp.
review-progress = Przemyślano { $done } z { $all } decyzji
review-stop = Zatrzymaj
review-percent = { $percent } %

review-chances = Szanse na zwycięstwo
review-chances-explain = Przed każdą decyzją, jeśli nastąpi najlepszy wybór: średnia tego, co każdy z graczy mógł wiedzieć.
review-turning-points = Punkty zwrotne
review-nobody = Nikt nie oddał wiele: żaden pojedynczy wybór nie rozstrzygnął tej partii.
review-gave-away = Wybór { $number }: { $who } oddaje { $percent }
review-choice = { $notation } ({ $says })
review-was = Wybrano: { $choice }.
review-better = Lepiej: { $choice }.
review-then = Co mogło z tego wyniknąć: { $story }
review-luck-explain = Uśmiechy losu
review-luck-changed = Po wyborze { $number }: { $who } – z { $from } na { $to }.

review-shares = Wybór i szczęście
review-shares-explain = Z czego wziął się wynik każdego gracza, w procentach zwycięstwa: szansa na początku, ile oddano własnymi wyborami, ile przyniosły lub zabrały wybory innych, oraz szczęście: dobrane karty i to, co wyszło na jaw.
review-player = gracz
review-started = początek
review-own = własne
review-others = innych
review-luck = szczęście
review-end = koniec

# Hints while one plays.

hint-expected = { $choice }: { $expected }.
hint-none = Nie ma o czym myśleć: możliwy jest tylko jeden wybór.
hint-story = Co może z tego wyniknąć
hint-then = Co może z tego wyniknąć: { $story }
hint-title = Podpowiedź
hint-explain = Co silny bot wybrałby na twoim miejscu. Wie tylko to, co ty.
hint-thinking = Bot się zastanawia …
hint-chance = szansa na zwycięstwo: { $percent }, { $expected }
hint-points = około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
hint-eliminated = odpadasz z gry
hint-choose = Wybierz to
hint-close = Zamknij
hint-again = Sprawdź ponownie
