# The pages around the table: home, seats, links, the end of a game, errors.

site-name = Portolan
site-tagline = Quattro porti, buona compagnia.
site-home = Pagina iniziale
site-skip = Vai al tavolo

site-start = Apri un tavolo
site-players = { $least ->
    [1] { $most } giocatori
   *[other] Da { $least } a { $most } giocatori
}
site-designer = di { $designer }
site-seats = Posti
site-seat = Posto { $number }
site-seat-me = io
site-seat-friend = un amico, con un link
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
site-hints-off = spenti
site-begin = Comincia
site-quick = Gioca contro { $count } { $count ->
    [one] bot
   *[other] bot
}
site-more = Posti, amici e opzioni
site-your-name = Il tuo nome
site-save-name = Salva
site-language = Lingua
site-language-name = Italiano
site-language-choose = Usa questa
site-guest = Ospite
site-another-device = Gioca su un altro dispositivo
site-another-device-make = Crea un link segreto
site-another-device-explain = Chi apre questo link gioca al posto tuo, su qualsiasi dispositivo. Tienilo per te.
site-enter = Con questo link, in questo browser giochi come { $name }.
site-enter-button = Gioca qui come { $name }

site-running = Partite in corso
site-finished = Partite finite
site-your-turn = è il tuo turno
site-their-turn = turno di { $who }
site-table-of = { $game } con { $who }
site-over = finita

site-join = { $host } ti invita a una partita a { $game }.
site-join-seat = Prendi questo posto
site-join-yours = Questo posto è tuo.
site-join-taken = Questo posto l’ha già preso qualcun altro.
site-to-table = Vai al tavolo

site-turn-mine = È il tuo turno
site-turn-other = È il turno di { $who }
site-turn-many = Scelgono { $who }
site-turn-over = La partita è finita
site-watching = Stai guardando; ciò che è nascosto resta nascosto.
site-older-rules = Questa partita è iniziata con una versione precedente delle regole (revisione { $revision }) e si conclude secondo quella.
site-hand-over = È il turno di { $who }. Passa lo schermo, poi:
site-hand-over-button = Sono { $who }
site-seat-open = posto libero
site-seat-stand-in = un bot gioca per { $name }
site-invite = Invita
site-invite-explain = Manda questo link a chi deve sedersi qui.
site-watch-link = Link per gli spettatori
site-let-bot-play = Fai giocare un bot
site-take-back-seat = Riprendi il posto
site-take-back = Annulla
site-fast = I bot rispondono subito
site-slow = I bot fanno con calma
site-log = Che cosa è successo
site-whole-log = Tutta la storia
site-position = Posizione
site-position-of = Posizione { $count } di { $length }
site-position-now = Torna alla partita
site-earlier = Indietro
site-later = Avanti
site-shortcuts = Tastiera
site-key-choices = scegli per numero
site-key-undo = annulla
site-key-hint = chiedere un suggerimento
site-key-history = posizione precedente e successiva
site-key-help = mostra o nascondi questo elenco
site-disconnected = Connessione persa. Nuovo tentativo…
site-moved-on = Nel frattempo il tavolo è andato avanti; ecco come sta adesso.

site-rematch = Rivincita
site-to-rematch = Alla rivincita
site-record = Scarica la partita
site-check = Verifica la mescolata
site-commitment = Impronta della mescolata
site-commitment-explain = È stata pubblicata prima della prima scelta. A fine partita si mostra il seme, e chiunque può controllare che il suo SHA-256 sia questa impronta.
site-seed = Il seme
site-seed-hidden = Si vede a partita finita.
site-seed-fits = Lo SHA-256 del seme è l’impronta pubblicata all’inizio.
site-seed-how = Per controllare da te: converti il seme da esadecimale nei suoi 32 byte e calcolane lo SHA-256, per esempio con
site-seed-replay = Il file della partita contiene il seme e ogni scelta; portolan replay la rigioca e confronta ogni posizione.

site-error = Non ha funzionato
site-error-not-found = Questa pagina o questo tavolo non esiste.
site-error-not-yours = Questo non spetta a te. Forse non è il browser con cui giochi di solito.
site-error-other-site = La richiesta veniva da un altro sito e non è stata eseguita.
site-error-malformed = La richiesta non è comprensibile: { $reason }
site-error-seat-taken = Lì siede già qualcun altro.
site-error-too-many-tables = Hai { $count } partite in corso. Finiscine una prima di iniziarne un’altra.
site-error-broken = Non è possibile aprire questo tavolo: { $reason }
site-error-too-much = Troppe richieste insieme. Aspetta un momento e riprova.
site-error-no-hints = A questo tavolo non ci sono suggerimenti: è stato aperto senza.
site-error-unavailable = Al momento i dati non sono raggiungibili. Non è cambiato nulla; riprova.

site-reading = Da leggere
site-rules-of = Regole di { $game }
site-about = Informazioni su { $game }
site-contents = Indice
site-first-steps = Primi passi: una partita guidata
site-guide = Primi passi
site-guide-end = Continua senza suggerimenti
site-rules-link = Leggi §{ $section }
site-example = Esempio. { $asked } Una possibilità: { $does }
