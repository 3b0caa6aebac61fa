# Texts of every table in the terminal, for all games.

table-and = { $first } e { $last }
table-player = giocatore
table-points = punti
table-you = tu
table-section = { $reason } (regole { $section }).

table-since = Dalla tua ultima scelta:
table-opening = Com’è iniziata la partita:
table-prompt = La tua scelta (help per altro):
table-no-such-number = Scrivi un numero da 1 a { $choices }, oppure help.
table-also-possible = sono possibili anche (scrivine una)
table-not-understood = { $reason }; scrivi help per l’elenco dei comandi.
table-help =
    un numero, o la scelta così com’è scritta accanto: fai quella scelta
    why SCELTA      perché una scelta non è possibile, o che effetto avrebbe
    hint            che cosa sceglierebbe un bot al tuo posto, e perché
    undo            annulla la tua ultima scelta, se non è stato rivelato nulla
    log             la cronologia completa della partita
    rules 3.1       una sezione delle regole; rules da solo le mostra tutte
    board           mostra di nuovo il tabellone (o premi solo Invio)
    save FILE       salva una copia; la partita si salva da sola dopo ogni scelta
    quit            esci; con portolan resume riprendi più tardi
table-it-is-possible = Questa scelta è possibile: { $what }.
table-hand-over = Passa la tastiera a { $who } e premi Invio.
table-hand-over-or-undo = Passa la tastiera a { $who } e premi Invio (o scrivi undo per annullare la tua scelta).

table-taken-back = Annullato: { $choice }.
table-undo-nothing = Non hai nessuna scelta da annullare.
table-undo-revealed = Non si può annullare: ha rivelato qualcosa che prima non potevi sapere.
table-undo-answered = Non si può annullare: nel frattempo ha giocato un altro giocatore.

table-winner = Vince { $who }.
table-nobody-wins = Non vince nessuno: tutti sono fuori dal gioco.
table-out = fuori
table-winners = Vittoria condivisa: { $who }.

table-saved = Partita salvata in { $path }.
table-go-on = partita salvata in { $path }; riprendila con `portolan resume { $name }`
table-goodbye = A presto: { $how }.

table-replay-step = { $at } di { $last }: Invio = avanti, b = indietro, un numero = vai lì, q = esci >
table-replay-game = gioco    { $game }, revisione delle regole { $revision }
table-replay-seat = posto { $number }  { $name } ({ $kind })
table-replay-choices = scelte   { $count }
table-replay-running = esito    partita non finita
table-replay-verified = verificato: scelte, posizioni e risultato coincidono con la registrazione
