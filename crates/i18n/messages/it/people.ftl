# Nomi, dispositivi, codici e uscita.

people-name-blank = Il nome deve contenere almeno una lettera o una cifra.
people-name-too-long = Il nome è troppo lungo: al massimo { $limit } caratteri.
people-name-character = Il nome non può contenere il carattere { $character }. Usa lettere, cifre, spazi, trattini e apostrofi.
people-name-marks = Questo nome ha troppi segni su una sola lettera. Usa lettere e accenti normali.
people-name-mixed = La parola «{ $word }» mescola lettere di alfabeti diversi che si somigliano. Scrivi ogni parola in un solo alfabeto.
people-name-reserved = «{ $name }» è il nome di un bot. Scegli un altro nome o aggiungi qualcosa.
people-name-taken = A questo tavolo c’è già «{ $name }», o un nome quasi uguale. Scegli un altro nome, per esempio «{ $suggestion }».

people-devices = I tuoi dispositivi
people-devices-explain = Non hai un account né una password: ogni browser ha la sua chiave. Tienine almeno due, per non perdere le tue partite.
people-devices-list = Dispositivi che giocano al posto tuo
people-device-own = questo dispositivo
people-device-program = Un programma
people-device-unknown = Browser sconosciuto
people-device-used = { $days ->
    [0] usato oggi
    [1] usato ieri
   *[other] usato { $days } giorni fa
}
people-device-added = { $days ->
    [0] aggiunto oggi
    [1] aggiunto ieri
   *[other] aggiunto { $days } giorni fa
}
people-device-remove = Rimuovi
people-device-remove-this = Rimuovi { $device }
people-devices-remove-others = Rimuovi tutti gli altri dispositivi

people-another-device = Gioca su un altro dispositivo
people-another-device-explain = Crea qui un codice e inseriscilo sull’altro dispositivo: da quel momento giocherà al posto tuo.
people-code-make = Crea un codice
people-code-make-again = Crea un nuovo codice
people-code-type = Sull’altro dispositivo apri la prima pagina di questo sito, scegli «Gioco già su un altro dispositivo» e scrivi questo codice:
people-code-open = Oppure apri lì questo link:
people-code-valid = Il codice vale una volta sola, per { $minutes } minuti. Non mostrarlo a nessuno.

people-enter-other = Gioco già su un altro dispositivo
people-enter-title = Gioca qui come su un altro dispositivo
people-enter-explain = Sul dispositivo con cui giochi apri «Gioca su un altro dispositivo» nella prima pagina e crea un codice. È fatto di 16 lettere e cifre; maiuscole, spazi e trattini non contano.
people-enter-code = Codice
people-enter-submit = Continua
people-enter = Vuoi giocare come { $name } in questo browser?
people-enter-button = Gioca qui come { $name }
people-enter-same = In questo browser giochi già come { $name }.
people-enter-now = Qui ora giochi come { $name }.
people-enter-kept = In questo browser non giocherai più come { $name }. Nessuna partita andrà persa.
people-enter-anyway = Rinuncia alle partite e gioca come { $name }
people-loses-tables = Nessun altro dispositivo gioca come { $name }. Se continui, non potrai più tornare { $count ->
    [one] alla partita
   *[other] alle { $count } partite
} che giochi come { $name }.
people-keep-explain = Per non perdere le tue partite, aggiungi prima un altro dispositivo.
people-keep-first = Aggiungi prima un dispositivo

people-log-out = Esci
people-log-out-explain = Questo browser non giocherà più al posto tuo. Gli altri dispositivi restano collegati.
people-log-out-last = È il tuo unico dispositivo: se esci qui, nessuno potrà più giocare con la tua identità.
people-log-out-anyway = Esci comunque

people-error-unknown-code = Il codice non è valido: è già stato usato, è scaduto o contiene un errore. Creane uno nuovo su un dispositivo con cui giochi.
people-error-too-many-devices = Hai già { $count } dispositivi. Prima rimuovine uno.
