# Texts of every table in the terminal, for all games.

table-and = { $first } i { $last }
table-player = gracz
table-points = punkty
table-you = ty
table-section = { $reason } (zasady { $section }).

table-since = Od twojego ostatniego wyboru:
table-opening = Tak zaczęła się gra:
table-prompt = Twój wybór (help: pomoc):
table-no-such-number = Wpisz liczbę od 1 do { $choices } albo help.
table-also-possible = możliwe są też (wpisz jedną z nich)
table-not-understood = { $reason }; wpisz help, żeby zobaczyć listę poleceń.
table-help =
    liczba albo wybór zapisany obok niej: wykonuje ten wybór
    why WYBÓR       dlaczego wybór jest niemożliwy albo co by dał
    hint            co bot wybrałby na twoim miejscu i dlaczego
    undo            cofa twój ostatni wybór, o ile nic się od tej pory nie ujawniło
    log             pełny przebieg gry
    rules 3.1       rozdział zasad; samo rules wypisuje całość
    board           pokazuje planszę jeszcze raz (wystarczy też Enter)
    save PLIK       zapisuje kopię; sama gra zapisuje się po każdym wyborze
    quit            wyjście; portolan resume pozwala dokończyć grę później
table-it-is-possible = Ten wybór jest możliwy: { $what }.
table-hand-over = Teraz { $who }: przekaż klawiaturę i naciśnij Enter.
table-hand-over-or-undo = Teraz { $who }: przekaż klawiaturę i naciśnij Enter (albo wpisz undo, żeby cofnąć swój wybór).

table-taken-back = Cofnięto: { $choice }.
table-undo-nothing = Nie masz czego cofać.
table-undo-revealed = Tego nie można cofnąć: ujawniło się coś, czego wcześniej nie było widać.
table-undo-answered = Tego nie można cofnąć: inny gracz wykonał już swój ruch.

table-winner = Wygrywa { $who }.
table-nobody-wins = Nikt nie wygrywa: wszyscy odpadli z gry.
table-out = odpada
table-winners = Wspólnie wygrywają { $who }.

table-saved = Gra zapisana w { $path }.
table-go-on = gra zapisana w { $path }; dokończ ją poleceniem `portolan resume { $name }`
table-goodbye = Do zobaczenia: { $how }.

table-replay-step = { $at } z { $last }: Enter = dalej, b = wstecz, numer = przejdź tam, q = koniec >
table-replay-game = gra      { $game }, wersja zasad { $revision }
table-replay-seat = miejsce { $number }  { $name } ({ $kind })
table-replay-choices = wybory   { $count }
table-replay-running = wynik    gra jeszcze trwa
table-replay-verified = sprawdzono: wszystkie wybory, pozycje i wynik zgadzają się z zapisem
