# The texts of the command line outside of games: help, output, errors.

# The program and its commands.

program-about = Giochi di commercio portuale nel browser e nel terminale. Senza un comando rende disponibili i giochi nel browser.
program-serve = Offre i giochi nel browser. È il comando predefinito.
program-play = Gioca nel terminale, contro bot o con altri alla stessa tastiera.
program-resume = Continua una partita non finita.
program-replay = Verifica la registrazione di una partita, o la scorre passo per passo.
program-review = Analizza una partita finita: che cosa l’ha decisa, e quanto è stata fortuna.
program-simulate = Fa giocare molte partite ai bot e stampa le statistiche: vittorie, vantaggio del posto, punti, durata ed effetto delle scelte.
program-arena = Valuta la forza dei bot.
program-arena-more = Ogni bot gioca lo stesso numero di volte in ogni posto. Di norma tutti i bot giocano a un tavolo; se sono troppi, gioca un incontro ogni gruppo che ci sta.
program-components = Controlla o esporta il materiale di un gioco.
program-components-check = Controlla un file di materiale; senza file, il materiale del programma.
program-components-export = Stampa il materiale del programma, come modello per il proprio file.
program-rules = Stampa le regole di un gioco, o una loro sezione.
program-games = Elenca i giochi con giocatori e opzioni.
program-backup = Scrive una copia di sicurezza del file dei dati, con il server in funzione o fermo.
program-restore = Sostituisce il file dei dati con una copia di sicurezza. Il server deve essere fermo; i dati sostituiti vengono conservati.
program-check = Controlla il file dei dati e rigioca ogni tavolo, con il server in funzione o fermo.
program-examples =
    Esempi:
    { $serve }rende disponibili i giochi nel browser
    { $listen }accetta connessioni dalla rete locale
    { $play }tu contro due bot, nel terminale
    { $rules }le regole; `rules osaka 3.1` stampa una sezione
    { $replay }scorre una partita registrata
    { $simulate }fa giocare i bot e stampa statistiche
    { $arena }valuta i bot

# The structure of the help.

program-usage = Uso:
program-commands = Comandi:
program-arguments = Argomenti:
program-options = Opzioni:
program-default = { $text } [predefinito: { $value }]
program-possible = { $text } [{ $values }]
program-help = Mostra questo aiuto
program-version = Mostra la versione
program-language = Lingua del programma nel terminale: de, en, it o pl; predefinita quella del sistema

# Placeholders.

program-value-address = INDIRIZZO
program-value-bot = BOT
program-value-chance = PROBABILITÀ
program-value-command = COMANDO
program-value-file = FILE
program-value-format = FORMATO
program-value-game = GIOCO
program-value-language = LINGUA
program-value-name = NOME
program-value-network = RETE
program-value-option = NOME=VALORE
program-value-options = OPZIONI
program-value-seat = POSTO
program-value-section = SEZIONE
program-value-seed = SEME
program-value-share = QUOTA
program-value-who = CHI

# The arguments of the commands.

program-serve-listen = Indirizzo su cui ascoltare; 0.0.0.0:8080 accetta connessioni dalla rete locale
program-serve-data = File dei dati; se non esiste viene creato
program-serve-base-url = Indirizzo pubblico di questo server, per esempio https://play.example
program-serve-bot-pause = Pausa prima della scelta di un bot, in millisecondi
program-serve-rate = Richieste al secondo permesse a ogni indirizzo; 0: nessun limite di richieste e connessioni per indirizzo
program-serve-trusted-proxy = Proxy inverso, o rete di proxy come 10.0.0.0/8, a cui si crede quando indica l’indirizzo del client. Si può ripetere
program-serve-allow-host = Nome host al quale il server risponde in aggiunta, per esempio harbour.lan. Si può ripetere
program-serve-metrics = Indirizzo su cui fornire le metriche per Prometheus; disattivato se non indicato
program-serve-forget-guests = Giorni senza uso dopo i quali le persone senza partite vengono rimosse; 0: mai
program-serve-expire-tables = Giorni dopo i quali un tavolo inutilizzato e non finito viene chiuso (0: mai)
program-game = Il gioco, per esempio osaka; `portolan games` li elenca
program-play-seats = I giocatori in senso orario: `me` per una persona a questa tastiera, o il nome di un bot; predefiniti una persona e tanti bot avidi quanti ne servono al gioco
program-play-names = Nomi dei giocatori, nell’ordine dei posti
program-play-seed = Seme della partita: un numero, o 64 cifre esadecimali; predefinito un seme casuale
program-option = Un’opzione del gioco, per esempio open-hands=yes; `portolan games` le elenca. Si può ripetere
program-own-components = Usa questo file di materiale invece di quello del programma; vedi `portolan components`
program-resume-game = Nome della partita, per esempio osaka-0001, o file della registrazione; predefinita l’ultima partita non finita
program-resume-list = Elenca le partite non finite
program-record = Il file della registrazione o il nome di una partita salvata, per esempio osaka-0001
program-replay-step = Scorre la partita: Invio per la scelta successiva, `b` per la precedente, un numero per andare a quella scelta, `q` per uscire
program-replay-seat = Mostra la vista di questo posto, numerato da 1; predefinita quella di uno spettatore
program-review-depth = Cerca in profondità quanto questo bot
program-review-threads = Numero di decisioni analizzate in parallelo; predefinito il numero di core
program-review-format = Formato del risultato
program-simulate-bots = I bot al tavolo; cambiano posto di partita in partita, e la lista si ripete finché tutti i posti sono occupati
program-simulate-games = Numero di partite
program-players = Numero di giocatori; predefinito il massimo del gioco
program-series-seed = Seme di tutta la serie: lo stesso seme dà le stesse partite
program-threads = Numero di partite giocate in parallelo; predefinito il numero di core
program-format = Formato dei risultati: tabelle di testo, un oggetto JSON, una riga CSV per ogni posto di ogni partita, o una pagina con grafici
program-out = Scrive i risultati in questo file, nel formato della sua estensione (.txt, .json, .csv, .html) o altrimenti di --format; le tabelle di testo vengono stampate comunque. Si può ripetere
program-arena-bots = I bot da confrontare, il più forte per primo: il test riguarda il primo di un incontro
program-arena-one-against-rest = Un posto per il primo bot, gli altri posti per gli altri
program-arena-ladder = Ogni bot a un posto contro un tavolo del bot seguente
program-arena-pairs = Ogni coppia di bot: un posto contro un tavolo dell’altro, e viceversa
program-arena-games = Partite di un incontro, aumentate finché ogni bot ha giocato lo stesso numero di volte in ogni posto
program-arena-until-sure = Gioca finché un test statistico mostra se il primo bot di un incontro vince più spesso del limite, invece di un numero fisso di partite
program-arena-bound = Quota di vittorie da verificare, per esempio 55%; predefinita una quota pari
program-arena-margin = Tra il limite e il limite più questo margine ogni risposta è accettata; un margine più piccolo richiede più tempo
program-arena-false-yes = Probabilità massima di un sì sbagliato
program-arena-false-no = Probabilità massima di un no sbagliato
program-arena-at-most = Numero massimo di partite di un incontro, deciso o no
program-components-file = Il tuo file di materiale
program-rules-section = Una sezione, per esempio 3.1; predefinite tutte
program-stored-data = File dei dati del server
program-backup-file = File per la copia di sicurezza
program-backup-overwrite = Sostituisce il file se esiste già
program-restore-file = La copia di sicurezza

# Progress bars. The values are placeholders of the bar’s template.

program-progress-games = { $what } { $bar } { $done } di { $all } partite · { $speed } · ancora { $rest }
program-progress-decisions = { $bar } { $done } di { $all } decisioni · ancora { $rest }
program-progress-copied = { $bar } { $done } di { $all } pagine · ancora { $rest }
program-progress-checked = { $bar } { $done } di { $all } tavoli · ancora { $rest }

# Output of commands.

program-open = Portolan è in funzione: { $address }
program-data-file = File dei dati: { $file }
program-network-address = Nella rete locale: { $address }
program-how-to-accept-others = Per accettare connessioni dalla rete locale, avvia con --listen 0.0.0.0:{ $port }
program-metrics-address = Metriche: { $address }
program-how-to-stop = Ctrl-C per fermare. Tutte le partite sono salvate.
program-by = di { $designer }; { $publishers }
program-for-players = da { $least } a { $most } giocatori
program-start-with = comincia con: { $command }
program-option-values = { $values }  (predefinito: { $default })
program-choices-made = scelte fatte: { $count }
program-built-in = il materiale del programma
program-components-valid = { $what }: valido per { $game } ({ $hash })
program-backup-written = copia di sicurezza di { $data } scritta in { $file }
program-restored = { $data } contiene ora la copia di sicurezza { $file }
program-replaced-data = i dati sostituiti sono conservati in { $file }
program-data-checked = { $file }: tavoli controllati { $tables }, mosse { $entries }, problemi { $problems }
program-table-problem = tavolo { $table }: { $reason }
program-no-progress = manca la riga con lo stato della partita

# Errors: each ends the program, or is the reason within another error.

error-no-command = comando sconosciuto «{ $command }»; `portolan --help` elenca i comandi
error-load-moved = la prova di carico è uno strumento a parte: cargo run --release -p portolan-load
error-no-argument = argomento sconosciuto «{ $argument }»; --help elenca gli argomenti
error-no-argument-but-like = argomento sconosciuto «{ $argument }»; intendevi { $like }?
error-missing = manca: { $arguments }
error-no-value = { $argument } vuole un valore
error-wrong-value = «{ $value }» non è un valore valido per { $argument }
error-not-among = «{ $value }» non è un valore valido per { $argument }; valori possibili: { $known }
error-out-of-range = «{ $value }» non è un valore valido per { $argument }: deve essere da { $least } a { $most }
error-not-with = { $argument } non si può usare insieme a { $other }
error-not-understood = riga di comando non valida: { $reason }
error-no-language = lingua sconosciuta «{ $language }»; disponibili: { $known }
error-no-game = gioco sconosciuto «{ $game }»; disponibili: { $known }
error-no-bot = bot sconosciuto «{ $bot }»; disponibili: { $known }
error-no-player-kind = bot sconosciuto «{ $who }»; disponibili: { $known }, e `me` per una persona
error-bad-iterations = «{ $iterations }» non è un numero di iterazioni; scrivine uno da 1 in su dopo la @, per esempio master@5000
error-bot-without-search = { $bot } non esegue una ricerca, quindi non ha un numero di iterazioni
error-cannot-review = «{ $bot }» non esegue una ricerca, quindi non può analizzare una partita
error-bad-seed = «{ $seed }» non è un seme: scrivi un numero intero fino a 18446744073709551615, o 64 cifre esadecimali
error-no-option = opzione sconosciuta «{ $option }»; questo gioco ha: { $known }
error-no-such-value = «{ $value }» non è un valore di { $option }; scegline uno tra: { $known }
error-not-an-option = «{ $option }» non è un’opzione: scrivila come nome=valore, per esempio open-hands=yes
error-wrong-seat-count = { $game } è per { $least }–{ $most } giocatori, non { $seats }
error-unknown-revision = non si può giocare a { $game } con la revisione { $revision } delle regole; questo programma conosce le revisioni da { $oldest } a { $newest }
error-too-many-names = ci sono { $names } nomi per { $seats } posti
error-bad-name = un nome deve avere da 1 a { $most } caratteri su una riga
error-not-a-share = «{ $share }» non è una quota: scrivi 55% o 0.55
error-not-a-site = «{ $address }» non è l’indirizzo di un sito, come https://play.example
error-not-a-network = «{ $text }» non è una rete come 10.0.0.0/8 né un indirizzo come 127.0.0.1
error-not-a-host = «{ $text }» non è un nome host come harbour.lan, senza porta
error-no-thread = serve almeno un thread
error-no-games = una simulazione richiede almeno una partita
error-no-bots = una simulazione richiede almeno un bot
error-too-many-bots = una simulazione accetta al massimo { $most } bot
error-unknown-format = il formato di { $file } non è noto: usa l’estensione .txt, .json, .csv o .html, oppure --format
error-bot-count = l’arena richiede da 2 a { $most } bot, non { $count }
error-bot-twice = { $bot } è indicato due volte; un bot può avere comunque più posti
error-too-few-seats = un incontro richiede almeno due posti
error-no-games-in-match = un incontro richiede almeno una partita
error-bad-bound = il limite e il margine devono essere sopra 0, e la loro somma sotto 1 (100 %)
error-bad-chance = la probabilità di una risposta sbagliata deve essere sopra 0 e al massimo 0.5 (50 %)
error-bot-refused = il bot { $bot } ha fatto la scelta non valida «{ $choice }»: { $reason }
error-unfinished = una partita non è terminata: è un errore del programma
error-nothing-to-resume = non ci sono partite non finite; comincia con `portolan play osaka`
error-game-is-over = la partita in { $file } è finita; `portolan replay` la mostra di nuovo
error-game-is-not-over = questa partita non è finita: solo le partite finite si possono analizzare
error-no-seat = non c’è il posto { $seat }: i posti di questa partita sono { $seats }
error-no-section = le regole di { $game } non hanno la sezione «{ $section }»; disponibili: { $known }
error-no-save-folder = nessuna cartella per le partite: imposta PORTOLAN_HOME su una tua cartella
error-too-large = { $file } è troppo grande
error-not-a-record = { $file } non è una registrazione valida: { $reason }
error-bad-components = { $file } non è un file di materiale valido: { $reason }
error-bad-components-file = il file di materiale non è valido: { $reason }
error-line = riga { $line }: { $reason }
error-reading = non si può leggere { $file }: { $reason }
error-writing = non si può scrivere { $file }: { $reason }
error-output = non si può scrivere il risultato: { $reason }
error-broken-pipe = il programma che leggeva è terminato
error-disk-full = il disco è pieno
error-no-file = il file non esiste
error-denied = permesso negato
error-not-text = non è un file di testo
error-no-threads = non si possono avviare thread: { $reason }
error-no-metrics = non si possono registrare le metriche: { $reason }
error-no-random-seed = non si può generare un seme casuale: { $reason }
error-no-data = non si può aprire il file dei dati { $file }: { $reason }
error-newer-data = { $file } ha la versione { $found } dello schema, e questo programma supporta le versioni fino a { $known }; usa un Portolan più nuovo
error-broken-data = { $file } contiene una riga non valida: { $reason }
error-data-in-use = { $file } è già usato da un altro Portolan: prima ferma quello, o indica un altro file dei dati con --data
error-foreign-data = { $file } non è un file dei dati di Portolan
error-file-exists = { $file } esiste già; sostituiscilo con --overwrite, o scegli un altro nome
error-same-file = la copia di sicurezza e il file dei dati devono essere due file diversi, ma entrambi sono { $file }
error-data-problems = problemi trovati in { $file }: { $count }
error-backup-problems = problemi trovati in { $file }: { $count }; niente è stato sostituito
error-address-taken = { $address } è usato da un altro programma; scegli un’altra porta con --listen { $other }
error-not-listening = non si può ascoltare su { $address }: { $reason }
error-stopped = il server si è fermato: { $reason }
