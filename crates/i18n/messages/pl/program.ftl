# What the program says at a terminal besides the games: help, answers, what goes wrong.

# What the program is, and what can be asked of it.

program-about = Gry planszowe o handlu portowym w przeglądarce i w terminalu. Bez polecenia otwiera stoły w przeglądarce.
program-serve = Otwiera stoły w przeglądarce. To samo dzieje się bez polecenia.
program-play = Gra przeciwko botom albo z innymi przy jednej klawiaturze.
program-resume = Kontynuuje niedokończoną grę.
program-replay = Sprawdza zapis gry albo przechodzi go krok po kroku.
program-review = Analizuje zakończoną grę: co o niej zdecydowało i ile było w tym szczęścia.
program-simulate = Każe botom rozegrać wiele gier i liczy: kto wygrywa, z którego miejsca, z iloma punktami, jak szybko i jakimi decyzjami.
program-arena = Każe botom spotykać się i pokazuje, jak silny jest każdy.
program-arena-more = Każdy siedzi równie często na każdym miejscu. Bez innego życzenia wszystkie boty grają przy jednym stole, a gdy jest ich za dużo, każda grupa, która się mieści.
program-components = Elementy gry: co jest w pudełku.
program-components-check = Sprawdza plik elementów; bez pliku te, które są w programie.
program-components-export = Wypisuje elementy z programu, do przerobienia.
program-rules = Zasady gry albo jeden ich rozdział.
program-games = Gry, które są do wyboru.
program-load = Mierzy serwer na tym komputerze: zapisane decyzje na sekundę, jak szybko widzą je inni, pamięć.
program-examples =
    Przykłady:
    { $serve }otwiera stoły w przeglądarce
    { $listen }wpuszcza innych z tej samej sieci
    { $play }ty przeciwko dwóm botom, w terminalu
    { $rules }zasady; `rules osaka 3.1` to jeden rozdział
    { $replay }ogląda zapisaną grę jeszcze raz
    { $simulate }każe botom grać i liczy
    { $arena }każe botom się spotkać i je ocenia

# The frame of the help.

program-usage = Użycie:
program-commands = Polecenia:
program-arguments = Argumenty:
program-options = Opcje:
program-default = { $text } [domyślnie: { $value }]
program-possible = { $text } [{ $values }]
program-help = Pokazuje tę pomoc
program-version = Pokazuje wersję
program-language = Język programu w terminalu: de, en, it lub pl; bez tego język systemu

# Placeholders.

program-value-address = ADRES
program-value-bot = BOT
program-value-chance = SZANSA
program-value-command = POLECENIE
program-value-file = PLIK
program-value-folder = FOLDER
program-value-format = FORMAT
program-value-game = GRA
program-value-language = JĘZYK
program-value-name = NAZWA
program-value-option = NAZWA=WARTOŚĆ
program-value-options = OPCJE
program-value-seat = MIEJSCE
program-value-seconds = SEKUNDY
program-value-section = ROZDZIAŁ
program-value-seed = ZIARNO
program-value-share = UDZIAŁ
program-value-who = KTO

# The arguments of the commands.

program-serve-listen = Gdzie nasłuchiwać; 0.0.0.0:8080 wpuszcza innych z tej samej sieci
program-serve-data = Plik, w którym wszystko jest przechowywane; jeśli go nie ma, zostanie utworzony
program-serve-base-url = Adres, pod którym ludzie łączą się z tym serwerem, na przykład https://play.example
program-serve-bot-pause = Jak długo boty zdają się myśleć, w milisekundach
program-serve-rate = Ile zapytań na sekundę może wysłać jeden adres; 0: dowolnie wiele
program-game = Która gra, na przykład osaka; `portolan games` je wymienia
program-play-seats = Kto siedzi przy stole, zgodnie z ruchem wskazówek zegara: `me` to osoba przy tej klawiaturze, poza tym nazwa bota
program-play-names = Imiona graczy, w kolejności miejsc
program-play-seed = Całe szczęście gry: liczba albo 64 cyfry szesnastkowe. Bez tego los decyduje
program-option = Opcja gry, na przykład open-hands=yes; `portolan games` je wymienia. Można podać kilka razy
program-own-components = Własny plik elementów; zobacz `portolan components`
program-resume-game = Jej nazwa, na przykład osaka-0001, albo plik zapisu; bez tego ostatnia niedokończona gra
program-resume-list = Wymienia gry, które można kontynuować
program-record = Zapis gry
program-replay-step = Przechodzi grę krok po kroku: Enter dalej, `b` wstecz, liczba do tego wyboru, `q` kończy
program-replay-seat = Patrzy z tego miejsca, licząc od 1; bez tego jak widz
program-review-depth = Tak głęboko, jak myśli ten bot
program-review-threads = Ile decyzji analizuje się naraz; bez tego tyle, ile jest rdzeni
program-review-format = W jakiej postaci
program-simulate-bots = Kto gra; miejsca zmieniają się z gry na grę, a lista powtarza się wokół stołu
program-simulate-games = Ile gier
program-players = Ile osób siedzi przy stole; bez tego tyle, na ile pozwala gra
program-series-seed = Wyznacza całą serię: to samo ziarno daje te same gry
program-threads = Ile gier toczy się naraz; bez tego tyle, ile jest rdzeni
program-format = W jakiej postaci podać wyniki: tabele, jeden obiekt JSON, wiersz na każde miejsce każdej gry, strona z wykresami
program-out = Zapisuje do tego pliku, w formacie według końcówki nazwy (.txt, .json, .csv, .html), a inaczej według --format; tabele i tak trafiają na ekran. Można podać kilka razy
program-arena-bots = Kto gra, najsilniejszy na początku: pytania dotyczą pierwszego w meczu
program-arena-one-against-rest = Jedno miejsce dla pierwszego bota, reszta stołu dla pozostałych
program-arena-ladder = Każdy bot przeciw następnemu: jeden przeciw stołowi słabszego
program-arena-pairs = Każde dwa boty: jeden przeciw stołowi drugiego i odwrotnie
program-arena-games = Ile gier ma mecz; kilka więcej, aż każdy siedział równie często na każdym miejscu
program-arena-until-sure = Gra, aż będzie jasne, czy pierwszy bot meczu wygrywa więcej niż próg, zamiast ustalonej liczby gier
program-arena-bound = Udział zwycięstw, o który chodzi, na przykład 55%; bez tego równy udział
program-arena-margin = Między progiem a progiem większym o tyle każda odpowiedź jest dobra: im mniej, tym dłużej to trwa
program-arena-false-yes = Szansa, że „tak” jest błędne, najwyżej
program-arena-false-no = Szansa, że „nie” jest błędne, najwyżej
program-arena-at-most = Żaden mecz nie ma więcej gier, pewny czy nie
program-components-file = Własne elementy
program-rules-section = Rozdział, na przykład 3.1; bez tego całe zasady
program-load-tables = Przy ilu stołach gra się naraz
program-load-viewers = Ilu patrzy na każdy stół: jego miejsca, a ostatni jako widz
program-load-seconds = Jak długo trwa każdy pomiar
program-load-rate = Wybory na sekundę, gdy mierzy się, jak szybko widzą je inni; 0: pominąć
program-load-thinking = Stoły, przy których tymczasem myślą arcymistrzowie
program-load-idle-tables = Stoły utworzone i zostawione, gdy mierzy się pamięć; 0: pominąć
program-load-game = W którą grę się gra
program-load-light = Widzowie słuchają powiadomień API zamiast tych dla przeglądarek
program-load-data-dir = Folder, którego dysk się mierzy; to, co tam zapisano, zostaje usunięte
program-load-json = Wypisuje liczby jako JSON

# How far it is. Of the values only the words between them are read here.

program-progress-games = { $what } { $bar } gry: { $done } z { $all } · { $speed } · jeszcze { $rest }
program-progress-decisions = { $bar } decyzje: { $done } z { $all } · jeszcze { $rest }
program-progress-part = { $what } { $bar } { $done } z { $all } · jeszcze { $rest }
program-progress-speed = pełna prędkość
program-progress-pace = stałe tempo
program-progress-idle = stoły bez graczy

# What commands answer.

program-open = Portolan jest otwarty: { $address }
program-kept-in = Wszystko jest przechowywane w pliku { $file }
program-others = Inni w tej samej sieci: { $address }
program-let-others-in = Aby wpuścić innych z tej samej sieci, uruchom z --listen 0.0.0.0:{ $port }
program-how-to-stop = Ctrl-C zatrzymuje; nic nie ginie.
program-by = autor: { $designer }; { $publishers }
program-for-players = od { $least } do { $most } graczy
program-start-with = zacznij od: { $command }
program-option-values = { $values }  (domyślnie: { $default })
program-choices-made = decyzje: { $count }
program-built-in = elementy wbudowane
program-good-for = { $what }: nadaje się do gry { $game } ({ $hash })

# What goes wrong: each ends the program, or stands in the place of a reason.

error-no-command = nie ma polecenia „{ $command }”; `portolan --help` je wymienia
error-no-argument = „{ $argument }” nie jest tu znane; --help mówi, co jest
error-no-argument-but-like = „{ $argument }” nie jest tu znane; może chodzi o { $like }
error-missing = brakuje: { $arguments }
error-no-value = { $argument } wymaga wartości
error-wrong-value = „{ $value }” nie jest wartością dla { $argument }
error-not-among = „{ $value }” nie jest wartością dla { $argument }; są: { $known }
error-out-of-range = „{ $value }” nie jest wartością dla { $argument }: od { $least } do { $most }
error-not-with = { $argument } nie można użyć razem z { $other }
error-not-understood = nie można zrozumieć polecenia: { $reason }
error-no-language = nie ma języka „{ $language }”; są: { $known }
error-no-game = nie ma gry „{ $game }”; są: { $known }
error-no-bot = nie ma bota „{ $bot }”; są: { $known }
error-nobody-such = nie ma bota „{ $who }”; są: { $known } oraz `me` dla człowieka
error-no-iterations = „{ $iterations }” nie jest liczbą iteracji; napisz ją, od 1 wzwyż, po znaku @, na przykład master@5000
error-thoughtless = { $bot } nie myśli naprzód, więc nie ma iteracji
error-cannot-review = „{ $bot }” nie myśli naprzód, więc nie może analizować gry
error-no-seed = „{ $seed }” nie jest ziarnem: napisz liczbę całkowitą do 18446744073709551615 albo 64 cyfry szesnastkowe
error-no-option = nie ma opcji „{ $option }”; ta gra ma: { $known }
error-no-such-value = „{ $value }” nie jest wartością opcji { $option }; wybierz jedną z: { $known }
error-not-an-option = „{ $option }” nie jest opcją: napisz nazwa=wartość, na przykład open-hands=yes
error-wrong-seat-count = { $game } jest dla od { $least } do { $most } graczy, a nie dla { $seats }
error-unknown-revision = nie można zagrać w { $game } według wersji zasad { $revision }; ten program zna wersje od { $oldest } do { $newest }
error-too-many-names = imion jest { $names }, a miejsc { $seats }
error-bad-name = imię ma od 1 do { $most } liter i mieści się w jednym wierszu
error-not-a-share = „{ $share }” nie jest udziałem: napisz 55% albo 0.55
error-not-a-site = „{ $address }” nie jest adresem witryny; adres wygląda jak https://play.example
error-no-thread = potrzebny jest co najmniej jeden wątek
error-no-games = symulacja wymaga co najmniej jednej gry
error-no-bots = symulacja wymaga co najmniej jednego bota
error-too-many-bots = symulacja przyjmuje najwyżej tyle botów: { $most }
error-how-to-write = jak zapisać { $file }? Nazwa może kończyć się na .txt, .json, .csv lub .html; albo podaj --format
error-bot-count = arena przyjmuje od 2 do { $most } botów, a nie { $count }
error-bot-twice = { $bot } podano dwa razy; jeden bot i tak dostaje kilka miejsc
error-too-few-seats = mecz wymaga co najmniej dwóch miejsc
error-no-games-in-match = mecz wymaga co najmniej jednej gry
error-bad-bound = próg i margines to udziały zwycięstw: oba powyżej 0, razem poniżej 1 (100 %)
error-bad-chance = szansa błędnej odpowiedzi musi być większa od 0 i najwyżej 0.5 (50 %)
error-bot-refused = bot { $bot } wybrał „{ $choice }”, co jest niedozwolone: { $reason }
error-unfinished = gry nie udało się dokończyć: to błąd programu
error-nothing-to-resume = nie ma niedokończonej gry; `portolan play osaka` zaczyna nową
error-game-is-over = gra w pliku { $file } jest zakończona; `portolan replay` pokazuje ją jeszcze raz
error-game-is-not-over = ta gra się nie skończyła: analizować można tylko zakończoną grę
error-no-seat = nie ma miejsca { $seat }: miejsc w tej grze jest { $seats }
error-no-section = zasady gry { $game } nie mają rozdziału „{ $section }”; są: { $known }
error-no-place = nie ma gdzie przechowywać gier: ustaw PORTOLAN_HOME na swój folder
error-too-large = { $file } jest za duży
error-not-a-record = { $file } nie jest poprawnym zapisem: { $reason }
error-bad-components = { $file } nie nadaje się do użycia: { $reason }
error-bad-components-file = plik elementów nie nadaje się do użycia: { $reason }
error-line = wiersz { $line }: { $reason }
error-reading = nie udało się odczytać { $file }: { $reason }
error-writing = nie udało się zapisać { $file }: { $reason }
error-output = nie można zapisać wyniku: { $reason }
error-reader-gone = czytający przestał czytać
error-disk-full = dysk jest pełny
error-no-file = nie ma takiego pliku
error-denied = brak uprawnień
error-not-a-text = to nie jest tekst
error-no-threads = nie można uruchomić wątków: { $reason }
error-no-figures = nie można prowadzić statystyk: { $reason }
error-no-luck = nie można wylosować szczęścia: { $reason }
error-no-data = { $file }: dane są nieosiągalne: { $reason }
error-newer-data = { $file }: dane mają wersję { $found }, a ten program zna wersje do { $known }; nowszy Portolan może je otworzyć
error-broken-data = { $file }: nie można odczytać wiersza danych: { $reason }
error-address-taken = { $address } zajmuje inny program; wybierz inny port: --listen { $other }
error-not-listening = nie udało się nasłuchiwać na { $address }: { $reason }
error-stopped = serwer musiał się zatrzymać: { $reason }
error-not-measured = pomiar się nie udał: { $reason }
