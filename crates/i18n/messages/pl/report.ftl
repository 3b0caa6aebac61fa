# The reports of simulations and arena matches.

# Numbers: the separators of thousands and decimals.

report-group = { "\u00A0" }
report-point = ,
report-from-to = od { $low } do { $high }
report-of = { $part } z { $whole }

# What was played.

report-simulation = Symulacja
report-arena = Arena
report-players = { $count } graczy
report-games = { $games } { $count ->
        [one] gra
        [few] gry
       *[many] gier
    }
report-seed = ziarno { $seed }
report-own-components = własne elementy
report-between = { $games } { $count ->
        [one] gra
        [few] gry
       *[many] gier
    } między { $bots }
report-stopped-by-hand = Przerwano ręcznie przed końcem.
report-stopped-early = Przerwano przed końcem; żądana liczba gier: { $games }.
report-against = { $one } przeciw { $other }
report-against-several = { $one } przeciw { $count } × { $other }
report-and = { $one } i { $other }
report-ending = { $name ->
        [eight-tokens] 8 żetonów
        [standstill] pat
        [five-rounds] 5 rund
        [ten-rounds] 10 rund
        [houses] wszystkie domy
        [shops] wszystkie sklepy
        [orders] bez zamówień
        [church] pełny kościół
        [customs] pełny urząd celny
        [rounds] limit rund
       *[other] { $name }
    }

# Headings of columns and rows.

report-bot = bot
report-seat = miejsce
report-seat-number = miejsce { $seat }
report-played = rozegrane
report-won = wygrane
report-win-rate = wygrane, przedział 95 %
report-interval = przedział 95 %
report-interval-whenever-stopped = przedział 95 %, ważny przy przerwaniu w dowolnej chwili
report-points = punkty
report-points-of = punkty { $points }
report-who-began = kto zaczynał
report-winners = zwycięzcy
report-lead = przewaga
report-length = długość
report-choices = decyzje
report-rounds = rundy
report-games-word = { $count ->
        [one] gra
        [few] gry
       *[many] gier
    }
report-even = po równo
report-even-share = po równo: { $share }
report-even-for-first = równo dla pierwszego
report-all-seats = wszystkie miejsca
report-by-seat = { $bot } według miejsca
report-by-seat-of = { $bot } według miejsca: { $title }
report-by-seat-about = Udział zwycięstw pierwszego bota na każdym miejscu, z przedziałami 95 %.
report-mean = średnia
report-mean-of = średnia { $mean }
report-mean-deviation = średnia ± odchylenie
report-least = minimum
report-half = mediana
report-most = maksimum

# A match and its statistical test.

report-match-about = { $games } { $count ->
        [one] gra
        [few] gry
       *[many] gier
    }; sposoby rozsadzenia: { $ways }, każdy rozegrany { $times ->
        [one] raz
       *[many] { $times } razy
    }.
report-yes = Tak: { $bot } wygrywa więcej niż { $bound }. Taka odpowiedź jest błędna najwyżej w { $wrong } przypadków.
report-no = Nie: { $bot } wygrywa mniej niż { $bound }. Taka odpowiedź jest błędna najwyżej w { $wrong } przypadków.
report-undecided = Nierozstrzygnięte: dalsze gry pokazałyby, czy { $bot } wygrywa więcej niż { $bound }.
report-evidence = Co świadczy, że { $bot } wygrywa więcej niż { $bound }
report-evidence-about = Stan po każdej grze: u góry to, co przemawia za „tak”, u dołu to, co przemawia za „nie”. Rozstrzyga linia, która pierwsza dotrze do swojej krawędzi.
report-enough-for-yes = wystarcza na „tak”
report-nothing-known = nic pewnego
report-enough-for-no = wystarcza na „nie”
report-question-of = Test meczu { $number }
report-what = co
report-figure = wartość
report-asked-more = „tak”: wygrywa więcej niż
report-else-less = „nie”: wygrywa mniej niż
report-false-yes = szansa błędnego „tak”, najwyżej
report-false-no = szansa błędnego „nie”, najwyżej
report-evidence-yes = za „tak” (linia, w górę)
report-evidence-no = za „nie” (kropki, w dół)
report-win-shares = Udziały zwycięstw
report-win-shares-of = Udziały zwycięstw: { $title }
report-win-shares-about = Kropki pokazują, jaka część gier została wygrana, linie – przedziały 95 %. Liczby są w tabeli.
report-everybody = Każdy z każdym
report-everybody-caption = Udział zwycięstw bota z wiersza przeciwko botom z kolumny

# Ratings.

report-ratings = Rankingi
report-rating = ranking
report-rating-elo = ranking (Elo)
report-ratings-title = Rankingi z przedziałami 95 %
report-ratings-about = Kropki pokazują rankingi w punktach, linie – ich przedziały 95 %, najsilniejszy u góry. Liczby są w tabeli.
report-ratings-explain = W skali Elo różnica 400 punktów oznacza szanse dziesięć do jednego. 0 to średnia wszystkich botów w zawodach.
report-highest-rating = najwyższy ranking
report-matches = { $count ->
        [one] mecz
        [few] mecze
       *[many] meczów
    }
report-took = trwało

# Speed.

report-speed = prędkość
report-speed-told = gry/s: { $games }, decyzje/s: { $choices }
report-speed-thread = jeden wątek: decyzje/s: { $counting } z liczeniem decyzji, { $bare } bez

# A simulation: win shares, points, length, endings.

report-winners-mean = średnio { $points } punktu, o { $lead } więcej niż drugie miejsce
report-winners-half = połowa ma przewagę najwyżej { $lead }; zwycięstwa dzielone: { $shared }
report-choices-mean = średnio { $mean } decyzji; połowa najwyżej { $median }
report-rounds-mean = średnio { $mean } rundy; połowa najwyżej { $median }
report-nine-in-ten = dziewięć na dziesięć od { $low } do { $high }; najkrótsza { $least }, najdłuższa { $most }
report-ended-by = koniec przez
report-choices-a-game = decyzje na grę
report-points-of-winners = punkty zwycięzców
report-ahead-of-next = przewaga nad drugim miejscem
report-shared-victories = dzielone zwycięstwa
report-won-by-who-began = wygrane zaczynającego
report-who-wins = Kto wygrywa
report-who-wins-explain = Liczone dla każdego miejsca; dzielone zwycięstwo liczy się jako ułamek.
report-win-share-by-bot = Udział zwycięstw miejsca, według bota
report-where-one-sits = Przewaga miejsca
report-where-explain = Każdy bot gra na każdym miejscu równie często, więc różnice wynikają z miejsca.
report-win-share-by-seat = Udział zwycięstw według miejsca
report-shares-about = Kropki pokazują udziały zwycięstw, linie – ich przedziały 95 %. Liczby są w tabeli.
report-points-title = Punkty
report-how-far-ahead = O ile zwycięzcy wyprzedzają drugie miejsce
report-length-title = Długość
report-choices-in-a-game = Decyzje w jednej grze
report-round-of-end = Runda, w której gry się kończą
report-spread-about = Słupki pokazują, jak często wystąpiła każda liczba, linia – średnią. W tabeli są średnia i percentyle.
report-how-games-end = Jak kończą się gry
report-ends-about = Paski pokazują, jaka część gier tak się kończy.
report-end = koniec
report-share = udział
report-speed-title = Prędkość
report-footer = Przygotował Portolan. To samo ziarno daje te same liczby na każdym komputerze.

# The frequency and the win shares of choices.

report-habits-explain =
    decyzje: jak często zapada każdy ich rodzaj, gdy są inne możliwości; oraz udział zwycięstw
    (z przedziałem 95 %) miejsc, które ją podjęły, i tych, które robiły to najczęściej (po równo: { $even })
report-a-game = na grę
report-made-when-possible = gdy możliwa
report-made-it = podjęte
report-made-it-most = najczęściej
report-never-made-it = ani razu
report-which-made = Jakie decyzje zapadają
report-which-made-explain = Decyzję nazwano pierwszym słowem jej zapisu. Paski pokazują, jak często zapadała, gdy były inne możliwości.
report-made-title = Jak często, gdy było można
report-which-win = Jakie decyzje wygrywają
report-which-win-explain = Udział zwycięstw miejsc, które podjęły decyzję częściej niż inne przy swoim stole. Kto prowadzi, może sobie pozwolić na więcej: widać tu zależności, a nie przyczyny.
report-which-win-unequal = Gdy grają boty różnej siły, widać przede wszystkim, który bot co robi: wybierz boty równej siły.
report-share-of-most = Udział zwycięstw tych, którzy robili to najczęściej
report-share-of-makers = { $choice }: udział zwycięstw tych, którzy to zrobili
report-made-of = { $choice }: jak często, gdy było można
report-choice-by-choice = Decyzja po decyzji
report-choice-by-choice-explain = Dla rodzajów, w których jest niewiele różnych decyzji.
report-choices-of = { $choice } · { $count } { $count ->
        [one] decyzja
        [few] decyzje
       *[many] decyzji
    }
report-nothing-else = brak innych możliwości
report-rates-about = Paski pokazują, jak często każdy zapadał, gdy był możliwy. Liczby są w tabeli.
report-choice = decyzja
report-chances = okazje
report-made = podjęta
report-seats-that-made = miejsca, które to zrobiły
report-seats-that-made-most = miejsca, które robiły to najczęściej
report-could-and-never-did = możliwe, ani razu
report-made-or-never = Udziały zwycięstw tych, którzy zrobili to choć raz, i tych, którzy mogli, a nie zrobili
