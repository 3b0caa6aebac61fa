# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Cztery porty, dobre towarzystwo.
site-home = Strona główna
site-skip = Przejdź do planszy

site-start = Nowa gra
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
site-seat-me = ty
site-seat-friend = znajomy (przez link)
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
site-begin = Rozpocznij
site-quick = Zagraj przeciwko { $count } { $count ->
    [one] botowi
   *[other] botom
}
site-more = Więcej: miejsca, znajomi i opcje
site-your-name = Twoje imię
site-save-name = Zapisz
site-language = Język
site-language-name = Polski
site-language-choose = Zmień
site-guest = Gość

site-running = Gry w toku
site-finished = Zakończone gry
site-your-turn = twój ruch
site-their-turn = gra { $who }
site-table-of = { $game }: ty, { $who }
site-over = zakończona
site-closed = zamknięty

site-join = { $host } zaprasza cię do gry: { $game }.
site-join-seat = Zajmij to miejsce
site-join-yours = To miejsce jest twoje.
site-to-table = Przejdź do stołu

site-turn-mine = Twój ruch
site-turn-other = Teraz gra { $who }
site-turn-many = Teraz grają { $who }
site-turn-over = Koniec gry
site-watching = Oglądasz grę. Informacje ukryte pozostają ukryte.
site-older-rules = Ta gra zaczęła się według wcześniejszej wersji zasad ({ $revision }) i zostanie według niej dokończona.
site-hand-over = Teraz gra { $who }. Przekaż ekran, a potem:
site-hand-over-button = Gram jako { $who }
site-seat-open = wolne miejsce
site-seat-stand-in = zamiast gracza { $name } gra bot
site-invite = Zaproś
site-invite-explain = Wyślij ten link osobie, która ma grać na tym miejscu.
site-watch-link = Link dla widzów
site-let-bot-play = Oddaj grę botowi
site-take-back-seat = Wróć na swoje miejsce
site-resign = Zrezygnuj z gry
site-resign-explain = Oddajesz swoje miejsce na stałe. Dla pozostałych gra dalej bot.
site-resign-button = Zrezygnuj na stałe
site-close-table = Zamknij ten stół
site-close-table-explain = Stół i wszystkie jego linki przestaną działać dla wszystkich.
site-close-table-button = Zamknij stół
site-seat-resigned = { $name }: rezygnacja, dalej gra bot
site-resigned = rezygnacja
site-absence = Nieobecni gracze
site-absence-ten-minutes = bot po 10 minutach
site-absence-one-day = bot po 1 dniu
site-absence-three-days = bot po 3 dniach
site-absence-never = bez bota
site-let-bot-stand-in = Niech za gracza { $name } zagra bot
site-player-joined = { $name } zajmuje miejsce.
site-player-given-to-bot = { $by } oddaje wolne miejsce botowi.
site-player-handed-to-bot = { $name } oddaje grę botowi.
site-player-replaced = { $name } od dawna nie wykonuje ruchu: { $by } oddaje to miejsce botowi.
site-player-returned = { $name } wraca do gry.
site-player-resigned = { $name } rezygnuje z gry. Dalej gra bot.
site-take-back = Cofnij
site-fast = Boty grają od razu
site-slow = Boty grają powoli
site-log = Przebieg gry
site-whole-log = Pełny przebieg gry
site-position = Pozycja
site-position-of = Pozycja { $count } z { $length }
site-position-now = Wróć do gry
site-earlier = Wstecz
site-later = Naprzód
site-shortcuts = Skróty klawiszowe
site-key-choices = wybierz według numeru
site-key-undo = cofnij
site-key-hint = pokaż podpowiedź
site-key-history = przewijaj przebieg gry wstecz i naprzód
site-key-help = pokaż lub ukryj tę listę
site-disconnected = Utracono połączenie. Łączę ponownie…
site-no-answer = Serwer nie odpowiedział. Spróbuj ponownie.
site-request-failed = Serwer nie mógł tego zrobić. Spróbuj ponownie.
site-retry-in = Możesz spróbować ponownie za { $seconds } s.
site-retry-now = Możesz teraz spróbować ponownie.
site-moved-on = Gra potoczyła się dalej. Oto aktualna pozycja.

site-rematch = Rewanż
site-to-rematch = Przejdź do rewanżu
site-record = Pobierz zapis gry
site-check = Sprawdź tasowanie
site-commitment = Odcisk tasowania
site-commitment-explain = Został opublikowany przed pierwszym wyborem. Po zakończeniu gry ujawniamy ziarno i każdy może sprawdzić, że jego skrót SHA-256 zgadza się z tym odciskiem.
site-seed = Ziarno
site-seed-hidden = Zostanie ujawnione po zakończeniu gry.
site-seed-fits = Skrót SHA-256 ziarna zgadza się z odciskiem opublikowanym na początku gry.
site-seed-how = Żeby sprawdzić to samodzielnie, zamień ziarno z zapisu szesnastkowego na 32 bajty i oblicz ich skrót SHA-256, na przykład tak:
site-seed-replay = Zapis gry zawiera ziarno i wszystkie wybory; portolan replay rozgrywa go od nowa i sprawdza każdą pozycję.

site-error = Coś poszło nie tak
site-error-not-found = Nie ma takiej strony ani takiego stołu albo należą do innych graczy. Czy na pewno używasz przeglądarki, w której grasz?
site-error-not-yours = Nie możesz tego zrobić. Czy na pewno używasz przeglądarki, w której grasz?
site-error-other-site = Żądanie przyszło z innej strony i zostało odrzucone.
site-error-wrong-host = Ten serwer nie odpowiada pod nazwą { $host }. Administrator może dopuścić tę nazwę opcją --allow-host { $host }.
site-error-malformed = Żądanie jest nieprawidłowe: { $reason }
site-error-dead-link = Ten link nie prowadzi do żadnego stołu. Być może miejsce jest już zajęte, stół zamknięto albo brakuje części linku. Zapytaj osobę, która ci go przysłała.
site-error-not-absent = Bot nie może jeszcze przejąć gry: inni czekają na tę osobę zbyt krótko.
site-closed-by-host = Gospodarz zamknął ten stół.
site-closed-abandoned = Wszyscy zrezygnowali z gry. Stół jest zamknięty.
site-closed-expired = Tego stołu długo nikt nie używał, więc został zamknięty.
site-error-too-many-tables = Masz { $count } { $count ->
    [one] grę w toku, w której jest twój ruch albo która toczyła się niedawno
    [few] gry w toku, w których jest twój ruch albo które toczyły się niedawno
   *[many] gier w toku, w których jest twój ruch albo które toczyły się niedawno
}. Dokończ którąś z nich, zrezygnuj z niej albo zamknij taką, w której nikt inny jeszcze nie zagrał.
site-error-too-many-streams = Zbyt wiele stołów jest otwartych jednocześnie. Zamknij te, których nie potrzebujesz.
site-error-broken = Tego stołu nie da się otworzyć: { $reason }
site-error-too-much = Za dużo żądań. Odczekaj chwilę i spróbuj ponownie.
site-error-too-many-reviews = Trwa zbyt wiele analiz albo ich limit na razie się wyczerpał. Spróbuj ponownie później.
site-error-no-hints = Przy tym stole podpowiedzi są wyłączone.
site-error-unavailable = W tej chwili serwer nie może tego zrobić. Spróbuj ponownie.

site-reading = Zasady i informacje
site-rules-of = Zasady gry { $game }
site-about = O grze { $game }
site-contents = Spis treści
site-first-steps = Pierwsze kroki: gra z przewodnikiem
site-guide = Pierwsze kroki
site-guide-end = Graj dalej bez wskazówek
site-rules-link = Czytaj §{ $section }
site-example = Przykład: { $asked } Jedna z możliwości: { $does }
