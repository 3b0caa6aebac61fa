# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Cztery porty, dobre towarzystwo.
site-home = Strona główna
site-skip = Przejdź do stołu

site-start = Rozpocznij grę
site-players = { $least ->
    [1] { $most } { $most ->
        [one] gracz
       *[other] graczy
    }
   *[other] od { $least } do { $most } graczy
}
site-designer = autor: { $designer }
site-seats = Miejsca
site-seat = Miejsce { $number }
site-seat-me = ja
site-seat-friend = ktoś znajomy, przez link
site-seat-bot = bot: { $kind }
site-bot-random = losowy
site-bot-greedy = zachłanny
site-bot-apprentice = uczeń
site-bot-merchant = kupiec
site-bot-master = mistrz
site-bot-grandmaster = arcymistrz
site-bot-called = { $kind ->
    [random] Przypadek
    [greedy] Chciwiec
    [apprentice] Uczeń
    [merchant] Kupiec
    [master] Mistrz
    [grandmaster] Arcymistrz
   *[other] { $kind }
}
site-player = Gracz
site-options = Opcje
site-hints = Podpowiedzi
site-hints-on = dozwolone
site-hints-off = wyłączone
site-begin = Zaczynamy
site-quick = Zagraj przeciwko { $count } { $count ->
    [one] botowi
   *[other] botom
}
site-more = Miejsca, znajomi i opcje
site-your-name = Twoje imię
site-save-name = Zapisz
site-language = Język
site-language-name = Polski
site-language-choose = Wybierz
site-guest = Gość
site-another-device = Graj na innym urządzeniu
site-another-device-make = Utwórz tajny link
site-another-device-explain = Kto otworzy ten link, gra jako ty, na dowolnym urządzeniu. Zachowaj go dla siebie.
site-enter = Po otwarciu tego linku grasz w tej przeglądarce jako { $name }.
site-enter-button = Graj tutaj jako { $name }

site-running = Gry w toku
site-finished = Zakończone gry
site-your-turn = twój ruch
site-their-turn = teraz: { $who }
site-table-of = { $game }: ty, { $who }
site-over = koniec

site-join = { $host } zaprasza cię do gry: { $game }.
site-join-seat = Zajmij to miejsce
site-join-yours = To miejsce jest twoje.
site-join-taken = To miejsce zajął już ktoś inny.
site-to-table = Do stołu

site-turn-mine = Twój ruch
site-turn-other = Wybiera { $who }
site-turn-many = Wybierają { $who }
site-turn-over = Koniec gry
site-watching = Tylko oglądasz; co zakryte, pozostaje zakryte.
site-older-rules = Ta partia zaczęła się według wcześniejszej wersji zasad ({ $revision }) i według niej zostanie dokończona.
site-hand-over = Teraz wybiera { $who }. Przekaż ekran, a potem:
site-hand-over-button = Gram jako { $who }
site-seat-open = wolne miejsce
site-seat-stand-in = w zastępstwie gra bot ({ $name })
site-invite = Zaproś
site-invite-explain = Wyślij ten link osobie, która ma tu usiąść.
site-watch-link = Link dla widzów
site-let-bot-play = Niech gra bot
site-take-back-seat = Wróć na swoje miejsce
site-take-back = Cofnij
site-fast = Boty grają od razu
site-slow = Boty grają bez pośpiechu
site-log = Co się wydarzyło
site-whole-log = Cały przebieg gry
site-position = Pozycja
site-position-of = Pozycja { $count } z { $length }
site-position-now = Wróć do gry
site-earlier = Wcześniej
site-later = Później
site-shortcuts = Klawiatura
site-key-choices = wybór według numeru
site-key-undo = cofnięcie
site-key-hint = poprosić o podpowiedź
site-key-history = wcześniejsze i późniejsze pozycje
site-key-help = pokaż lub ukryj tę listę
site-disconnected = Utracono połączenie. Próbuję ponownie…
site-moved-on = Gra poszła tymczasem dalej; tak wygląda teraz.

site-rematch = Rewanż
site-to-rematch = Do rewanżu
site-record = Pobierz zapis gry
site-check = Sprawdź tasowanie
site-commitment = Odcisk tasowania
site-commitment-explain = Został opublikowany przed pierwszym wyborem. Po zakończeniu gry pokazujemy ziarno i każdy może sprawdzić, że jego SHA-256 to właśnie ten odcisk.
site-seed = Ziarno
site-seed-hidden = Zobaczysz je po zakończeniu gry.
site-seed-fits = SHA-256 ziarna to odcisk opublikowany na początku gry.
site-seed-how = Żeby sprawdzić to samodzielnie, zamień ziarno z zapisu szesnastkowego na 32 bajty i oblicz ich SHA-256, na przykład tak:
site-seed-replay = Zapis gry zawiera ziarno i wszystkie wybory; portolan replay rozgrywa wszystko od nowa i porównuje każdą pozycję.

site-error = Nie udało się
site-error-not-found = Nie ma takiej strony ani takiego stołu.
site-error-not-yours = Nie możesz tego zrobić. Być może to inna przeglądarka niż ta, w której grasz.
site-error-other-site = Żądanie przyszło z innej strony i nie zostało wykonane.
site-error-malformed = Nie udało się zrozumieć żądania: { $reason }
site-error-seat-taken = Siedzi tu już ktoś inny.
site-error-too-many-tables = Masz { $count } { $count ->
    [one] grę w toku. Dokończ ją
    [few] gry w toku. Dokończ jedną z nich
   *[many] gier w toku. Dokończ jedną z nich
}, zanim zaczniesz następną.
site-error-broken = Tego stołu nie da się otworzyć: { $reason }
site-error-too-much = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
site-error-no-hints = Przy tym stole nie ma podpowiedzi: otwarto go bez nich.
site-error-unavailable = Dane są w tej chwili niedostępne. Nic się nie zmieniło; spróbuj ponownie.

site-reading = Do czytania
site-rules-of = Zasady gry { $game }
site-about = O grze { $game }
site-contents = Spis treści
site-first-steps = Pierwsze kroki: gra z przewodnikiem
site-guide = Pierwsze kroki
site-guide-end = Graj dalej bez wskazówek
site-rules-link = Czytaj §{ $section }
site-example = Przykład. { $asked } Jedna z możliwości: { $does }
