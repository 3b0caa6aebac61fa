# What is said at every table, whichever game lies on it.

table-and = { $first } i { $last }
table-player = gracz
table-points = punkty
table-you = ty
table-section = { $reason } (zasady { $section }).

table-since = Od twojego ostatniego wyboru:
table-opening = Tak zaczęła się gra:
table-prompt = Twój wybór (help: pomoc):
table-no-such-number = Wpisz liczbę od 1 do { $choices } albo help.
table-also-possible = też możliwe: wpisz jedną z nich
table-not-understood = { $reason }; wpisz help, żeby zobaczyć, co jeszcze można.
table-help =
    liczba albo wybór tak, jak jest obok zapisany: wykonuje ten wybór
    why WYBÓR       dlaczego wybór jest niemożliwy albo co by dał
    hint            co bot wybrałby na twoim miejscu i dlaczego
    undo            cofa twój ostatni wybór, o ile nic się od tej pory nie ujawniło
    log             cały przebieg gry
    rules 3.1       rozdział zasad; samo rules wypisuje całość
    board           rysuje planszę od nowa (wystarczy też Enter)
    save PLIK       kopia dotychczasowej gry; i tak zapisuje się ona po każdym wyborze
    quit            wyjście; portolan resume pozwala grać dalej później
table-it-is-possible = To jest możliwe: { $what }.
table-hand-over = Teraz { $who }: przekaż klawiaturę i naciśnij Enter.
table-hand-over-or-undo = Teraz { $who }: przekaż klawiaturę i naciśnij Enter (albo wpisz undo, żeby cofnąć swój wybór).

table-taken-back = Cofnięto: { $choice }.
table-undo-nothing = Nie masz czego cofać.
table-undo-revealed = Tego nie można cofnąć: wiesz już coś, czego wcześniej nie było widać.
table-undo-answered = Tego nie można cofnąć: ktoś inny wykonał już swój ruch.

table-winner = Wygrywa { $who }.
table-nobody-wins = Nikt nie wygrywa: wszyscy odpadli z gry.
table-out = poza
table-winners = Wspólnie wygrywają { $who }.

table-saved = Gra jest zapisana w { $path }.
table-go-on = gra jest zapisana w { $path }; wróć do niej poleceniem `portolan resume { $name }`
table-goodbye = Do zobaczenia: { $how }.

table-replay-step = { $at } z { $last }: Enter dalej, b wstecz, numer przenosi tam, q koniec >
table-replay-game = gra      { $game }, wersja zasad { $revision }
table-replay-seat = miejsce { $number }  { $name } ({ $kind })
table-replay-choices = wybory   { $count }
table-replay-running = wynik    gra jeszcze trwa
table-replay-verified = sprawdzono: każdy wybór, każda pozycja i wynik są takie jak w zapisie
