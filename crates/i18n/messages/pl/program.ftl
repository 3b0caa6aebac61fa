# The texts of the command line outside of games: help, output, errors.

# The program and its commands.

program-about = Gry planszowe o handlu portowym w przeglądarce i w terminalu. Bez polecenia udostępnia gry w przeglądarce.
program-serve = Udostępnia gry w przeglądarce. To polecenie domyślne.
program-play = Gra w terminalu, przeciwko botom albo z innymi przy tej samej klawiaturze.
program-resume = Kontynuuje niedokończoną grę.
program-replay = Sprawdza zapis gry albo przechodzi go krok po kroku.
program-review = Analizuje zakończoną grę: co o niej zdecydowało i ile było w tym szczęścia.
program-simulate = Boty rozgrywają wiele gier; wypisuje statystyki: zwycięstwa, przewagę miejsca, punkty, długość gry i wpływ decyzji.
program-arena = Ocenia siłę botów.
program-arena-more = Każdy bot gra równie często na każdym miejscu. Domyślnie wszystkie boty grają przy jednym stole; gdy jest ich za dużo, mecz rozgrywa każda grupa, która się mieści.
program-components = Sprawdza albo wypisuje elementy gry.
program-components-check = Sprawdza plik elementów; bez pliku elementy wbudowane.
program-components-export = Wypisuje elementy wbudowane, jako wzór własnego pliku.
program-rules = Wypisuje zasady gry albo jeden rozdział.
program-games = Wymienia gry z liczbą graczy i opcjami.
program-backup = Zapisuje kopię zapasową pliku danych; serwer może przy tym działać.
program-restore = Zastępuje plik danych kopią zapasową. Serwer musi być zatrzymany; zastąpione dane zostają zachowane.
program-check = Sprawdza plik danych i odtwarza każdy stół; serwer może przy tym działać.
program-examples =
    Przykłady:
    { $serve }udostępnia gry w przeglądarce
    { $listen }przyjmuje połączenia z sieci lokalnej
    { $play }ty przeciwko dwóm botom, w terminalu
    { $rules }zasady; `rules osaka 3.1` wypisuje jeden rozdział
    { $replay }przechodzi zapisaną grę krok po kroku
    { $simulate }rozgrywa gry botów i wypisuje statystyki
    { $arena }ocenia boty

# The structure of the help.

program-usage = Użycie:
program-commands = Polecenia:
program-arguments = Argumenty:
program-options = Opcje:
program-default = { $text } [domyślnie: { $value }]
program-possible = { $text } [{ $values }]
program-help = Pokazuje tę pomoc
program-version = Pokazuje wersję
program-language = Język programu w terminalu: de, en, it lub pl; domyślnie język systemu

# Placeholders.

program-value-address = ADRES
program-value-bot = BOT
program-value-chance = SZANSA
program-value-command = POLECENIE
program-value-file = PLIK
program-value-format = FORMAT
program-value-game = GRA
program-value-language = JĘZYK
program-value-name = NAZWA
program-value-network = SIEĆ
program-value-option = NAZWA=WARTOŚĆ
program-value-options = OPCJE
program-value-seat = MIEJSCE
program-value-section = ROZDZIAŁ
program-value-seed = ZIARNO
program-value-share = UDZIAŁ
program-value-who = KTO

# The arguments of the commands.

program-serve-listen = Adres nasłuchiwania; 0.0.0.0:8080 przyjmuje połączenia z sieci lokalnej
program-serve-data = Plik danych; jeśli nie istnieje, zostanie utworzony
program-serve-base-url = Publiczny adres tego serwera, na przykład https://play.example
program-serve-bot-pause = Przerwa przed decyzją bota, w milisekundach
program-serve-rate = Zapytania na sekundę dozwolone dla jednego adresu; 0: bez ograniczeń liczby zapytań i połączeń z jednego adresu
program-serve-trusted-proxy = Odwrotne proxy lub sieć takich proxy, na przykład 10.0.0.0/8, któremu serwer wierzy w sprawie adresu klienta. Można powtórzyć
program-serve-allow-host = Dodatkowa nazwa hosta, pod którą serwer odpowiada, na przykład harbour.lan. Można powtórzyć
program-serve-metrics = Adres, pod którym dostępne są metryki dla Prometheusa; domyślnie wyłączone
program-serve-forget-guests = Liczba dni bez aktywności, po których usuwa się osoby bez gier; 0: nigdy
program-serve-expire-tables = Po ilu dniach zamknąć nieużywany stół z niedokończoną grą (0: nigdy)
program-game = Gra, na przykład osaka; `portolan games` je wymienia
program-play-seats = Gracze zgodnie z ruchem wskazówek zegara: `me` to osoba przy tej klawiaturze, poza tym nazwa bota; domyślnie jedna osoba i tyle zachłannych botów, ilu wymaga gra
program-play-names = Imiona graczy, w kolejności miejsc
program-play-seed = Ziarno gry: liczba albo 64 cyfry szesnastkowe; domyślnie losowe
program-option = Opcja gry, na przykład open-hands=yes; `portolan games` je wymienia. Można powtarzać
program-own-components = Plik elementów zamiast wbudowanych; zobacz `portolan components`
program-resume-game = Nazwa gry, na przykład osaka-0001, albo plik zapisu; domyślnie ostatnia niedokończona gra
program-resume-list = Wymienia niedokończone gry
program-record = Plik zapisu albo nazwa zapisanej gry, na przykład osaka-0001
program-replay-step = Przechodzi grę krok po kroku: Enter to następna decyzja, `b` poprzednia, liczba to skok do tej decyzji, `q` kończy
program-replay-seat = Pokazuje widok z tego miejsca, licząc od 1; domyślnie widok widza
program-review-depth = Głębokość analizy jak u tego bota
program-review-threads = Liczba decyzji analizowanych równolegle; domyślnie liczba rdzeni
program-review-format = Format wyniku
program-simulate-bots = Boty przy stole; zmieniają miejsca z gry na grę, a lista powtarza się, aż wszystkie miejsca są zajęte
program-simulate-games = Liczba gier
program-players = Liczba graczy; domyślnie największa dozwolona
program-series-seed = Ziarno całej serii: to samo ziarno daje te same gry
program-threads = Liczba gier rozgrywanych równolegle; domyślnie liczba rdzeni
program-format = Format wyników: tabele tekstowe, jeden obiekt JSON, wiersz CSV na każde miejsce każdej gry albo strona z wykresami
program-out = Zapisuje wyniki do tego pliku, w formacie według rozszerzenia (.txt, .json, .csv, .html), a inaczej według --format; tabele tekstowe są wypisywane i tak. Można powtarzać
program-arena-bots = Porównywane boty, najsilniejszy na początku: test dotyczy pierwszego bota w meczu
program-arena-one-against-rest = Jedno miejsce dla pierwszego bota, pozostałe miejsca dla innych
program-arena-ladder = Każdy bot na jednym miejscu przeciwko stołowi następnego bota
program-arena-pairs = Każda para botów: jedno miejsce przeciwko stołowi drugiego bota i odwrotnie
program-arena-games = Liczba gier meczu, zwiększana, aż każdy bot grał równie często na każdym miejscu
program-arena-until-sure = Gra, aż test statystyczny pokaże, czy pierwszy bot meczu wygrywa częściej niż próg, zamiast ustalonej liczby gier
program-arena-bound = Testowany udział zwycięstw, na przykład 55%; domyślnie równy udział
program-arena-margin = Między progiem a progiem powiększonym o ten margines każda odpowiedź jest dopuszczalna; mniejszy margines trwa dłużej
program-arena-false-yes = Największe prawdopodobieństwo błędnego „tak”
program-arena-false-no = Największe prawdopodobieństwo błędnego „nie”
program-arena-at-most = Największa liczba gier meczu, rozstrzygniętego lub nie
program-components-file = Własny plik elementów
program-rules-section = Rozdział, na przykład 3.1; domyślnie całe zasady
program-stored-data = Plik danych serwera
program-backup-file = Plik na kopię zapasową
program-backup-overwrite = Zastępuje plik, jeśli istnieje
program-restore-file = Kopia zapasowa

# Progress bars. The values are placeholders of the bar’s template.

program-progress-games = { $what } { $bar } gry: { $done } z { $all } · { $speed } · jeszcze { $rest }
program-progress-decisions = { $bar } decyzje: { $done } z { $all } · jeszcze { $rest }
program-progress-copied = { $bar } strony: { $done } z { $all } · pozostało { $rest }
program-progress-checked = { $bar } stoły: { $done } z { $all } · pozostało { $rest }

# Output of commands.

program-open = Portolan działa: { $address }
program-data-file = Plik danych: { $file }
program-network-address = W sieci lokalnej: { $address }
program-how-to-accept-others = Aby przyjmować połączenia z sieci lokalnej, uruchom z --listen 0.0.0.0:{ $port }
program-metrics-address = Metryki: { $address }
program-how-to-stop = Ctrl-C zatrzymuje program. Wszystkie gry są zapisane.
program-by = autor: { $designer }; { $publishers }
program-for-players = od { $least } do { $most } graczy
program-start-with = zacznij od: { $command }
program-option-values = { $values }  (domyślnie: { $default })
program-choices-made = decyzje: { $count }
program-built-in = elementy wbudowane
program-components-valid = { $what }: nadaje się do gry { $game } ({ $hash })
program-backup-written = kopia zapasowa { $data } jest zapisana w { $file }
program-restored = { $data } zawiera teraz kopię zapasową { $file }
program-replaced-data = zastąpione dane są zachowane w { $file }
program-data-checked = { $file }: sprawdzone stoły: { $tables }, ruchy: { $entries }, problemy: { $problems }
program-table-problem = stół { $table }: { $reason }
program-no-progress = brakuje wiersza ze stanem gry

# Errors: each ends the program, or is the reason within another error.

error-no-command = nieznane polecenie „{ $command }”; `portolan --help` wymienia polecenia
error-load-moved = test obciążenia jest osobnym narzędziem: cargo run --release -p portolan-load
error-no-argument = nieznany argument „{ $argument }”; --help wymienia argumenty
error-no-argument-but-like = nieznany argument „{ $argument }”; może chodzi o { $like }?
error-missing = brakuje: { $arguments }
error-no-value = { $argument } wymaga wartości
error-wrong-value = „{ $value }” nie jest poprawną wartością dla { $argument }
error-not-among = „{ $value }” nie jest poprawną wartością dla { $argument }; możliwe wartości: { $known }
error-out-of-range = „{ $value }” nie jest poprawną wartością dla { $argument }: musi być od { $least } do { $most }
error-not-with = { $argument } nie można użyć razem z { $other }
error-not-understood = niepoprawny wiersz polecenia: { $reason }
error-no-language = nieznany język „{ $language }”; dostępne: { $known }
error-no-game = nie ma gry „{ $game }”; dostępne: { $known }
error-no-bot = nieznany bot „{ $bot }”; dostępne: { $known }
error-no-player-kind = nieznany bot „{ $who }”; dostępne: { $known } oraz `me` dla człowieka
error-bad-iterations = „{ $iterations }” nie jest liczbą iteracji; napisz ją, od 1 wzwyż, po znaku @, na przykład master@5000
error-bot-without-search = { $bot } nie korzysta z przeszukiwania, więc nie można podać liczby iteracji
error-cannot-review = „{ $bot }” nie korzysta z przeszukiwania, więc nie może analizować gry
error-bad-seed = „{ $seed }” nie jest ziarnem: napisz liczbę całkowitą do 18446744073709551615 albo 64 cyfry szesnastkowe
error-no-option = nieznana opcja „{ $option }”; ta gra ma: { $known }
error-no-such-value = „{ $value }” nie jest wartością opcji { $option }; wybierz jedną z: { $known }
error-not-an-option = „{ $option }” nie jest opcją: napisz nazwa=wartość, na przykład open-hands=yes
error-wrong-seat-count = { $game }: liczba graczy musi wynosić od { $least } do { $most }, a nie { $seats }
error-unknown-revision = nie można zagrać w { $game } według wersji zasad { $revision }; ten program zna wersje od { $oldest } do { $newest }
error-too-many-names = imion jest { $names }, a miejsc { $seats }
error-bad-name = imię musi mieć od 1 do { $most } znaków w jednym wierszu
error-not-a-share = „{ $share }” nie jest udziałem: napisz 55% albo 0.55
error-not-a-site = „{ $address }” nie jest adresem witryny, takim jak https://play.example
error-not-a-network = „{ $text }” nie jest siecią, taką jak 10.0.0.0/8, ani adresem, takim jak 127.0.0.1
error-not-a-host = „{ $text }” nie jest nazwą hosta bez portu, taką jak harbour.lan
error-no-thread = potrzebny jest co najmniej jeden wątek
error-no-games = symulacja wymaga co najmniej jednej gry
error-no-bots = symulacja wymaga co najmniej jednego bota
error-too-many-bots = symulacja przyjmuje najwyżej tyle botów: { $most }
error-unknown-format = nieznany format pliku { $file }: użyj rozszerzenia .txt, .json, .csv lub .html albo podaj --format
error-bot-count = arena przyjmuje od 2 do { $most } botów, a nie { $count }
error-bot-twice = { $bot } podano dwa razy; jeden bot i tak może mieć kilka miejsc
error-too-few-seats = mecz wymaga co najmniej dwóch miejsc
error-no-games-in-match = mecz wymaga co najmniej jednej gry
error-bad-bound = próg i margines muszą być większe od 0, a ich suma mniejsza od 1 (100 %)
error-bad-chance = prawdopodobieństwo błędnej odpowiedzi musi być większe od 0 i najwyżej 0.5 (50 %)
error-bot-refused = bot { $bot } podjął niedozwoloną decyzję „{ $choice }”: { $reason }
error-unfinished = gra się nie zakończyła: to błąd programu
error-nothing-to-resume = nie ma niedokończonej gry; zacznij nową: `portolan play osaka`
error-game-is-over = gra w pliku { $file } jest zakończona; `portolan replay` pokazuje ją jeszcze raz
error-game-is-not-over = ta gra się nie skończyła: analizować można tylko zakończoną grę
error-no-seat = nie ma miejsca { $seat }: miejsc w tej grze jest { $seats }
error-no-section = zasady gry { $game } nie mają rozdziału „{ $section }”; dostępne: { $known }
error-no-save-folder = nie znaleziono folderu na zapisane gry: ustaw PORTOLAN_HOME na swój folder
error-too-large = { $file } jest za duży
error-not-a-record = { $file } nie jest poprawnym zapisem: { $reason }
error-bad-components = { $file } nie jest poprawnym plikiem elementów: { $reason }
error-bad-components-file = plik elementów nie jest poprawny: { $reason }
error-line = wiersz { $line }: { $reason }
error-reading = nie udało się odczytać { $file }: { $reason }
error-writing = nie udało się zapisać { $file }: { $reason }
error-output = nie można zapisać wyniku: { $reason }
error-broken-pipe = program czytający zakończył działanie
error-disk-full = dysk jest pełny
error-no-file = nie ma takiego pliku
error-denied = brak uprawnień
error-not-text = to nie jest plik tekstowy
error-no-threads = nie można uruchomić wątków: { $reason }
error-no-metrics = nie można zapisywać metryk: { $reason }
error-no-random-seed = nie można wylosować ziarna: { $reason }
error-no-data = nie można otworzyć pliku danych { $file }: { $reason }
error-newer-data = { $file } ma wersję schematu { $found }, a ten program obsługuje wersje do { $known }; użyj nowszego Portolana
error-broken-data = { $file } zawiera niepoprawny wiersz: { $reason }
error-data-in-use = pliku { $file } używa już inny Portolan: najpierw go zatrzymaj albo podaj inny plik danych za pomocą --data
error-foreign-data = { $file } nie jest plikiem danych Portolana
error-file-exists = plik { $file } już istnieje; zastąp go za pomocą --overwrite albo wybierz inną nazwę
error-same-file = kopia zapasowa i plik danych muszą być dwoma różnymi plikami, a obydwa to { $file }
error-data-problems = problemy znalezione w { $file }: { $count }
error-backup-problems = problemy znalezione w { $file }: { $count }; niczego nie zastąpiono
error-address-taken = { $address } jest używany przez inny program; wybierz inny port: --listen { $other }
error-not-listening = nie udało się nasłuchiwać na { $address }: { $reason }
error-stopped = serwer się zatrzymał: { $reason }
