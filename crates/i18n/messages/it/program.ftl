# What the program says at a terminal besides the games: help, answers, what goes wrong.

# What the program is, and what can be asked of it.

program-about = Giochi di commercio portuale nel browser e nel terminale. Senza un comando apre i tavoli nel browser.
program-serve = Apre i tavoli nel browser. È quello che succede senza un comando.
program-play = Gioca contro bot, o con altri alla stessa tastiera.
program-resume = Continua una partita non finita.
program-replay = Verifica la registrazione di una partita, o la scorre passo per passo.
program-review = Ripensa una partita finita: che cosa l’ha decisa, e quanto è stata fortuna.
program-simulate = Fa giocare molte partite ai bot e conta: chi vince, da dove, con quanti punti, quanto in fretta e con quali scelte.
program-arena = Fa incontrare i bot e mostra quanto è forte ciascuno.
program-arena-more = Tutti siedono ugualmente spesso a ogni posto. Se non si chiede altro, tutti i bot si incontrano a un tavolo, o, se sono troppi, ogni gruppo che ci sta.
program-components = Il materiale di un gioco: che cosa c’è nella scatola.
program-components-check = Controlla un file di materiale; senza file, quello del programma.
program-components-export = Stampa il materiale del programma, per modificarlo.
program-rules = Le regole di un gioco, o una loro sezione.
program-games = I giochi che ci sono.
program-load = Misura il server su questa macchina: scelte salvate al secondo, quanto presto gli altri le vedono, memoria.
program-examples =
    Esempi:
    { $serve }apre i tavoli nel browser
    { $listen }lascia entrare altri della stessa rete
    { $play }tu contro due bot, nel terminale
    { $rules }le regole; `rules osaka 3.1` è una sezione
    { $replay }rivede una partita registrata
    { $simulate }fa giocare i bot, e conta
    { $arena }fa incontrare i bot, e li valuta

# The frame of the help.

program-usage = Uso:
program-commands = Comandi:
program-arguments = Argomenti:
program-options = Opzioni:
program-default = { $text } [senza: { $value }]
program-possible = { $text } [{ $values }]
program-help = Mostra questo aiuto
program-version = Mostra la versione
program-language = La lingua del programma nel terminale: de, en, it o pl; senza, quella del sistema

# Placeholders.

program-value-address = INDIRIZZO
program-value-bot = BOT
program-value-chance = PROBABILITÀ
program-value-command = COMANDO
program-value-file = FILE
program-value-folder = CARTELLA
program-value-format = FORMATO
program-value-game = GIOCO
program-value-language = LINGUA
program-value-name = NOME
program-value-option = NOME=VALORE
program-value-options = OPZIONI
program-value-seat = POSTO
program-value-seconds = SECONDI
program-value-section = SEZIONE
program-value-seed = SEME
program-value-share = QUOTA
program-value-who = CHI

# The arguments of the commands.

program-serve-listen = Dove ascoltare; 0.0.0.0:8080 lascia entrare altri della stessa rete
program-serve-data = Il file in cui tutto è conservato; se non c’è viene creato
program-serve-base-url = L’indirizzo con cui si raggiunge questo server, per esempio https://play.example
program-serve-bot-pause = Quanto i bot sembrano pensare, in millisecondi
program-serve-rate = Richieste al secondo permesse a un indirizzo; 0: quante ne vuole
program-game = Quale gioco, per esempio osaka; `portolan games` li elenca
program-play-seats = Chi siede al tavolo, in senso orario: `me` per una persona a questa tastiera, o il nome di un bot
program-play-names = I nomi dei giocatori, nell’ordine dei posti
program-play-seed = Tutta la fortuna della partita: un numero, o 64 cifre esadecimali. Senza, la fortuna viene sorteggiata
program-option = Un’opzione del gioco, per esempio open-hands=yes; `portolan games` le elenca. Si può dare più volte
program-own-components = Un tuo file di materiale; vedi `portolan components`
program-resume-game = Il suo nome, per esempio osaka-0001, o il file della registrazione; senza, l’ultima partita non finita
program-resume-list = Elenca le partite che si possono continuare
program-record = La registrazione
program-replay-step = Scorre la partita: Invio avanti, `b` indietro, un numero va a quella scelta, `q` esce
program-replay-seat = Guarda da questo posto, contato da 1; senza, come chi assiste soltanto
program-review-depth = In profondità quanto pensa questo bot
program-review-threads = Quante decisioni vengono ripensate insieme; senza, tante quanti sono i core
program-review-format = Come viene raccontata
program-simulate-bots = Chi gioca; cambiano posto di partita in partita, e la lista si ripete intorno al tavolo
program-simulate-games = Quante partite
program-players = Quanti siedono al tavolo; se non indicato, quanti il gioco ne permette
program-series-seed = Dà il nome a tutta la serie: lo stesso seme dà le stesse partite
program-threads = Quante partite si giocano insieme; se non indicato, tante quanti sono i core
program-format = Come si raccontano i risultati: tabelle, un oggetto JSON, una riga per ogni posto di ogni partita, una pagina con grafici
program-out = Scrive invece in questo file, nel formato indicato dalla fine del nome (.txt, .json, .csv, .html) o altrimenti da --format; le tabelle vanno comunque sullo schermo. Si può dare più volte
program-arena-bots = Chi gioca, il più forte per primo: le domande riguardano il primo di un incontro
program-arena-one-against-rest = Un posto per il primo bot, e il resto del tavolo per gli altri
program-arena-ladder = Ogni bot contro il seguente: uno solo contro un tavolo di quello sotto
program-arena-pairs = Ogni coppia di bot: uno contro un tavolo dell’altro, e viceversa
program-arena-games = Quante partite ha un incontro; se ne giocano alcune in più finché tutti sono stati ugualmente spesso a ogni posto
program-arena-until-sure = Gioca finché è chiaro se il primo bot di un incontro vince più del limite, invece di un numero di partite
program-arena-bound = La quota di vittorie di cui si chiede, per esempio 55%; se non indicata, una quota pari
program-arena-margin = Tra il limite e tanto di più va bene ogni risposta: più è piccolo, più ci vuole
program-arena-false-yes = La probabilità che un sì sia sbagliato, al massimo
program-arena-false-no = La probabilità che un no sia sbagliato, al massimo
program-arena-at-most = Nessun incontro ha più partite di così, sicuro o no
program-components-file = Il tuo materiale
program-rules-section = Una sezione, per esempio 3.1; senza, tutte le regole
program-load-tables = Quanti tavoli si giocano insieme
program-load-viewers = Quanti guardano ogni tavolo: i suoi posti, e l’ultimo come spettatore
program-load-seconds = Quanto dura ogni misura
program-load-rate = Scelte al secondo mentre si misura quanto presto gli altri le vedono; 0: niente
program-load-thinking = Tavoli ai quali intanto pensano gran maestri
program-load-idle-tables = Tavoli creati e lasciati soli mentre si misura la memoria; 0: niente
program-load-game = Quale gioco si gioca
program-load-light = Chi guarda ascolta gli avvisi della API invece di quelli dei browser
program-load-data-dir = La cartella il cui disco si misura; ciò che vi si scrive viene poi tolto
program-load-json = Stampa le cifre come JSON

# How far it is. Of the values only the words between them are read here.

program-progress-games = { $what } { $bar } { $done } di { $all } partite · { $speed } · ancora { $rest }
program-progress-decisions = { $bar } { $done } di { $all } decisioni · ancora { $rest }
program-progress-part = { $what } { $bar } { $done } di { $all } · ancora { $rest }
program-progress-speed = a piena velocità
program-progress-pace = a passo fisso
program-progress-idle = tavoli lasciati soli

# What commands answer.

program-open = Portolan è aperto: { $address }
program-kept-in = Tutto è conservato in { $file }
program-others = Altri della stessa rete: { $address }
program-let-others-in = Per lasciare entrare altri della stessa rete, avvia con --listen 0.0.0.0:{ $port }
program-how-to-stop = Ctrl-C lo ferma; nulla va perso.
program-by = di { $designer }; { $publishers }
program-for-players = da { $least } a { $most } giocatori
program-start-with = comincia con: { $command }
program-option-values = { $values }  (se non indicato: { $default })
program-choices-made = scelte fatte: { $count }
program-built-in = il materiale del programma
program-good-for = { $what }: va bene per { $game } ({ $hash })

# What goes wrong: each ends the program, or stands in the place of a reason.

error-no-command = non c’è il comando «{ $command }»; `portolan --help` li elenca
error-no-argument = «{ $argument }» qui non è noto; --help dice che cosa lo è
error-no-argument-but-like = «{ $argument }» qui non è noto; forse si intende { $like }
error-missing = manca: { $arguments }
error-no-value = { $argument } vuole un valore
error-wrong-value = «{ $value }» non è un valore per { $argument }
error-not-among = «{ $value }» non è un valore per { $argument }; ci sono: { $known }
error-out-of-range = «{ $value }» non è un valore per { $argument }: va da { $least } a { $most }
error-not-with = { $argument } non si può usare insieme a { $other }
error-not-understood = il comando non si può capire: { $reason }
error-no-language = non c’è la lingua «{ $language }»; ci sono: { $known }
error-no-game = non c’è un gioco «{ $game }»; ci sono: { $known }
error-no-bot = non c’è un bot «{ $bot }»; ci sono: { $known }
error-nobody-such = non c’è un bot «{ $who }»; ci sono: { $known }, e `me` per una persona
error-no-iterations = «{ $iterations }» non è un numero di iterazioni; scrivine uno da 1 in su dopo la @, per esempio master@5000
error-thoughtless = { $bot } non pensa in anticipo, quindi non ha iterazioni
error-cannot-review = «{ $bot }» non pensa in anticipo, quindi non può ripensare una partita
error-no-seed = «{ $seed }» non è un seme: scrivi un numero intero fino a 18446744073709551615, o 64 cifre esadecimali
error-no-option = non c’è l’opzione «{ $option }»; questo gioco ha: { $known }
error-no-such-value = «{ $value }» non è un valore di { $option }; scegline uno tra: { $known }
error-not-an-option = «{ $option }» non è un’opzione: scrivila come nome=valore, per esempio open-hands=yes
error-wrong-seat-count = { $game } è per { $least }–{ $most } giocatori, non { $seats }
error-unknown-revision = non si può giocare a { $game } con la revisione { $revision } delle regole; questo programma conosce le revisioni da { $oldest } a { $newest }
error-too-many-names = ci sono { $names } nomi per { $seats } posti
error-bad-name = un nome ha da 1 a { $most } lettere e sta su una riga
error-not-a-share = «{ $share }» non è una quota: scrivi 55% o 0.55
error-not-a-site = «{ $address }» non è l’indirizzo di un sito; uno è fatto come https://play.example
error-no-thread = ci vuole almeno un thread
error-no-games = una simulazione vuole almeno una partita
error-no-bots = una simulazione vuole almeno un bot
error-too-many-bots = una simulazione vuole al massimo { $most } bot
error-how-to-write = come va scritto { $file }? Il nome può finire con .txt, .json, .csv o .html; oppure indica --format
error-bot-count = l’arena vuole da 2 a { $most } bot, non { $count }
error-bot-twice = { $bot } è nominato due volte; a un bot si danno comunque più posti
error-too-few-seats = un incontro vuole almeno due posti
error-no-games-in-match = un incontro vuole almeno una partita
error-bad-bound = il limite e il margine sono quote di vittorie: entrambi sopra 0, e insieme sotto 1 (100 %)
error-bad-chance = la probabilità di una risposta sbagliata deve essere sopra 0 e al massimo 0.5 (50 %)
error-bot-refused = il bot { $bot } ha scelto «{ $choice }», che è rifiutato: { $reason }
error-unfinished = una partita non ha potuto finire: è un errore del programma
error-nothing-to-resume = non c’è nessuna partita non finita; `portolan play osaka` ne comincia una
error-game-is-over = la partita in { $file } è finita; `portolan replay` la mostra di nuovo
error-game-is-not-over = questa partita non è finita: solo una partita finita si può ripensare
error-no-seat = non c’è il posto { $seat }: i posti di questa partita sono { $seats }
error-no-section = le regole di { $game } non hanno la sezione «{ $section }»; ci sono: { $known }
error-no-place = non c’è un posto per le partite: metti in PORTOLAN_HOME una tua cartella
error-too-large = { $file } è troppo grande
error-not-a-record = { $file } non è una registrazione valida: { $reason }
error-bad-components = { $file } non si può usare: { $reason }
error-bad-components-file = il file di materiale non si può usare: { $reason }
error-line = riga { $line }: { $reason }
error-reading = non si può leggere { $file }: { $reason }
error-writing = non si può scrivere { $file }: { $reason }
error-output = non si può scrivere il risultato: { $reason }
error-reader-gone = chi leggeva ha smesso
error-disk-full = il disco è pieno
error-no-file = il file non c’è
error-denied = manca il permesso
error-not-a-text = non è un testo
error-no-threads = non si possono avviare thread: { $reason }
error-no-figures = non si possono tenere le cifre: { $reason }
error-no-luck = non si può sorteggiare la fortuna: { $reason }
error-no-data = { $file }: i dati non sono raggiungibili: { $reason }
error-newer-data = { $file }: i dati hanno la versione { $found }, e questo programma conosce quelle fino a { $known }; un Portolan più nuovo può aprirli
error-broken-data = { $file }: una riga dei dati non si può leggere: { $reason }
error-address-taken = { $address } è occupato da un altro programma; scegli un’altra porta con --listen { $other }
error-not-listening = non si può ascoltare su { $address }: { $reason }
error-stopped = il server ha dovuto fermarsi: { $reason }
error-not-measured = la misura non è riuscita: { $reason }
