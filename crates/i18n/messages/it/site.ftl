# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Quattro porti, buona compagnia.
site-home = Pagina iniziale
site-skip = Vai al tavolo

site-start = Nuova partita
site-players = { $least ->
    [1] { $most } giocatori
   *[other] Da { $least } a { $most } giocatori
}
site-designer = di { $designer }
site-seats = Posti
site-seat = Posto { $number }
site-seat-me = tu
site-seat-friend = un amico (con un link)
site-seat-bot = bot: { $kind }
site-bot-random = a caso
site-bot-greedy = avido
site-bot-apprentice = apprendista
site-bot-merchant = mercante
site-bot-master = maestro
site-bot-grandmaster = gran maestro
site-bot-called = { $kind ->
    [random] Caso
    [greedy] Avido
    [apprentice] Apprendista
    [merchant] Mercante
    [master] Maestro
    [grandmaster] Gran maestro
   *[other] { $kind }
}
site-player = Giocatore
site-options = Opzioni
site-hints = Suggerimenti
site-hints-on = permessi
site-hints-off = disattivati
site-begin = Comincia
site-quick = Gioca contro { $count } { $count ->
    [one] bot
   *[other] bot
}
site-more = Altro: posti, amici e opzioni
site-your-name = Il tuo nome
site-save-name = Salva
site-language = Lingua
site-language-name = Italiano
site-language-choose = Cambia
site-guest = Ospite

site-running = Partite in corso
site-finished = Partite finite
site-your-turn = è il tuo turno
site-their-turn = in attesa di { $who }
site-table-of = { $game } con { $who }
site-over = finita
site-closed = chiuso

site-join = { $host } ti invita a una partita a { $game }.
site-join-seat = Prendi questo posto
site-join-yours = Questo posto è tuo.
site-to-table = Vai al tavolo

site-turn-mine = È il tuo turno
site-turn-other = In attesa di { $who }
site-turn-many = In attesa di { $who }
site-turn-over = La partita è finita
site-watching = Stai guardando: le informazioni nascoste restano nascoste.
site-older-rules = Questa partita è iniziata con una versione precedente delle regole (revisione { $revision }) e si concluderà con quella.
site-hand-over = È il turno di { $who }. Passa lo schermo, poi:
site-hand-over-button = Sono { $who }
site-seat-open = posto libero
site-seat-stand-in = un bot gioca al posto di { $name }
site-invite = Invita
site-invite-explain = Manda questo link a chi giocherà in questo posto.
site-watch-link = Link per gli spettatori
site-let-bot-play = Lascia giocare un bot
site-take-back-seat = Torna a giocare
site-resign = Abbandona la partita
site-resign-explain = Lasci il tuo posto per sempre. Un bot continua a giocare per gli altri.
site-resign-button = Abbandona per sempre
site-close-table = Chiudi questo tavolo
site-close-table-explain = Il tavolo e tutti i suoi link smettono di funzionare per tutti.
site-close-table-button = Chiudi il tavolo
site-seat-resigned = { $name } ha abbandonato; gioca un bot
site-resigned = ha abbandonato
site-absence = Giocatori assenti
site-absence-ten-minutes = un bot dopo 10 minuti
site-absence-one-day = un bot dopo 1 giorno
site-absence-three-days = un bot dopo 3 giorni
site-absence-never = nessun bot
site-let-bot-stand-in = Fai giocare un bot al posto di { $name }
site-player-joined = { $name } prende posto.
site-player-given-to-bot = { $by } affida un posto libero a un bot.
site-player-handed-to-bot = { $name } lascia giocare un bot.
site-player-replaced = { $name } manca da molto: { $by } fa giocare un bot al suo posto.
site-player-returned = { $name } torna a giocare.
site-player-resigned = { $name } abbandona la partita. Un bot gioca al suo posto.
site-take-back = Annulla
site-fast = I bot giocano subito
site-slow = I bot se la prendono comoda
site-log = Cronologia
site-whole-log = Cronologia completa
site-position = Posizione
site-position-of = Posizione { $count } di { $length }
site-position-now = Torna alla partita
site-earlier = Indietro
site-later = Avanti
site-shortcuts = Scorciatoie da tastiera
site-key-choices = fai una scelta per numero
site-key-undo = annulla
site-key-hint = chiedi un suggerimento
site-key-history = scorri le posizioni indietro e avanti
site-key-help = mostra o nascondi questo elenco
site-disconnected = Connessione persa. Riconnessione in corso…
site-no-answer = Il server non ha risposto. Riprova.
site-request-failed = Il server non ha potuto eseguire l’operazione. Riprova.
site-retry-in = Puoi riprovare tra { $seconds } s.
site-retry-now = Ora puoi riprovare.
site-moved-on = La partita è andata avanti. Ecco la posizione attuale.

site-rematch = Rivincita
site-to-rematch = Vai alla rivincita
site-record = Scarica il file della partita
site-check = Verifica il mazzo
site-commitment = Impronta del mazzo
site-commitment-explain = È stata pubblicata prima della prima scelta. A fine partita viene rivelato il seme, e chiunque può controllare che il suo hash SHA-256 coincida con questa impronta.
site-seed = Seme
site-seed-hidden = Viene rivelato a fine partita.
site-seed-fits = L’hash SHA-256 del seme coincide con l’impronta pubblicata all’inizio.
site-seed-how = Per controllare di persona, converti il seme da esadecimale nei suoi 32 byte e calcolane l’hash SHA-256, per esempio con
site-seed-replay = Il file della partita contiene il seme e ogni scelta; portolan replay la rigioca e controlla ogni posizione.

site-error = Qualcosa è andato storto
site-error-not-found = Questa pagina o questo tavolo non esiste, oppure è di altri giocatori. Forse stai usando un browser diverso da quello con cui giochi.
site-error-not-yours = Non puoi farlo. Forse stai usando un browser diverso da quello con cui giochi.
site-error-other-site = La richiesta proveniva da un altro sito ed è stata respinta.
site-error-wrong-host = Questo server non risponde al nome { $host }. Chi lo gestisce può ammettere il nome con --allow-host { $host }.
site-error-malformed = La richiesta non è valida: { $reason }
site-error-too-many-streams = Ci sono troppi tavoli aperti contemporaneamente. Chiudi quelli che non ti servono.
site-error-dead-link = Questo link non porta a nessun tavolo. Forse il posto è già occupato, il tavolo è stato chiuso o manca una parte del link. Chiedi a chi te l’ha mandato.
site-error-not-absent = Un bot non può ancora subentrare: non è passato abbastanza tempo dall’ultima mossa di questo giocatore.
site-closed-by-host = Chi ha aperto questo tavolo lo ha chiuso.
site-closed-abandoned = Tutti hanno abbandonato la partita. Il tavolo è chiuso.
site-closed-expired = Questo tavolo non veniva usato da molto tempo ed è stato chiuso.
site-error-too-many-tables = Hai { $count } partite in corso in cui tocca a te o giocate di recente. Finiscine una, abbandonane una o chiudine una in cui nessun altro ha ancora giocato.
site-error-broken = Non è possibile aprire questo tavolo: { $reason }
site-error-too-much = Troppe richieste. Aspetta un momento e riprova.
site-error-too-many-reviews = Ci sono troppe analisi in corso, oppure ne hai avviate troppe. Riprova più tardi.
site-error-no-hints = A questo tavolo i suggerimenti sono disattivati.
site-error-unavailable = In questo momento il server non ci riesce. Riprova.

site-reading = Regole e approfondimenti
site-rules-of = Regole di { $game }
site-about = Informazioni su { $game }
site-contents = Indice
site-first-steps = Primi passi: una partita guidata
site-guide = Primi passi
site-guide-end = Continua senza consigli
site-rules-link = Leggi §{ $section }
site-example = Esempio: { $asked } Una possibilità: { $does }
