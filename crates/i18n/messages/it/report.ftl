# The reports of simulations and arena matches.

# Numbers: the separators of thousands and decimals.

report-group = .
report-point = ,
report-from-to = da { $low } a { $high }
report-of = { $part } su { $whole }

# What was played.

report-simulation = Simulazione
report-arena = Arena
report-players = { $count } giocatori
report-games = { $games } { $count ->
        [one] partita
       *[other] partite
    }
report-seed = seme { $seed }
report-own-components = componenti propri
report-between = { $games } { $count ->
        [one] partita
       *[other] partite
    } tra { $bots }
report-stopped-by-hand = Interrotto prima della fine, a mano.
report-stopped-early = Interrotto prima della fine; partite richieste: { $games }.
report-against = { $one } contro { $other }
report-against-several = { $one } contro { $count } × { $other }
report-and = { $one } e { $other }
report-ending = { $name ->
        [eight-tokens] otto gettoni
        [standstill] stallo
        [five-rounds] cinque round
        [ten-rounds] dieci round
        [houses] tutti gli uffici
        [shops] tutti i negozi
        [orders] ordini finiti
        [church] chiesa piena
        [customs] dogana piena
        [rounds] limite di round
       *[other] { $name }
    }

# Headings of columns and rows.

report-bot = bot
report-seat = posto
report-seat-number = posto { $seat }
report-played = giocate
report-won = vinte
report-win-rate = vittorie, intervallo 95 %
report-interval = intervallo al 95 %
report-interval-whenever-stopped = intervallo al 95 %, valido in ogni momento
report-points = punti
report-points-of = punti { $points }
report-who-began = chi inizia
report-winners = vincitori
report-lead = distacco
report-length = durata
report-choices = scelte
report-rounds = round
report-games-word = { $count ->
        [one] partita
       *[other] partite
    }
report-even = alla pari
report-even-share = alla pari: { $share }
report-even-for-first = pari per il primo
report-all-seats = tutti i posti
report-by-seat = { $bot } per posto
report-by-seat-of = { $bot } per posto: { $title }
report-by-seat-about = Vittorie del primo bot in ogni posto, con intervalli al 95 %.
report-mean = media
report-mean-of = media { $mean }
report-mean-deviation = media ± scarto
report-least = minimo
report-half = mediana
report-most = massimo

# A match and its statistical test.

report-match-about = { $games } { $count ->
        [one] partita
       *[other] partite
    }; disposizioni ai posti: { $ways }, ciascuna giocata { $times ->
        [one] una volta
       *[other] { $times } volte
    }.
report-yes = Sì: { $bot } vince più del { $bound }. Una risposta così è sbagliata al massimo nel { $wrong } dei casi.
report-no = No: { $bot } vince meno del { $bound }. Una risposta così è sbagliata al massimo nel { $wrong } dei casi.
report-undecided = Non deciso: servono altre partite per sapere se { $bot } vince più del { $bound }.
report-evidence = Indizi a favore di: { $bot } vince più del { $bound }
report-evidence-about = La situazione dopo ogni partita: in alto gli indizi per il sì, in basso quelli per il no. Decide la prima linea che tocca il suo bordo.
report-enough-for-yes = basta per il sì
report-nothing-known = nessun indizio
report-enough-for-no = basta per il no
report-question-of = Il test dell'incontro { $number }
report-what = che cosa
report-figure = valore
report-asked-more = sì: vince più del
report-else-less = no: vince meno del
report-false-yes = probabilità di un sì falso, al massimo
report-false-no = probabilità di un no falso, al massimo
report-evidence-yes = indizi per il sì (linea, verso l'alto)
report-evidence-no = indizi per il no (punti, verso il basso)
report-win-shares = Quote di vittorie
report-win-shares-of = Quote di vittorie: { $title }
report-win-shares-about = I punti mostrano la quota di partite vinte, le linee gli intervalli al 95 %. La tabella ha i numeri.
report-everybody = Tutti contro tutti
report-everybody-caption = Quota di vittorie del bot della riga contro un tavolo di bot della colonna

# Ratings.

report-ratings = Punteggi Elo
report-rating = Elo
report-rating-elo = punteggio Elo
report-ratings-title = Punteggi Elo con intervalli al 95 %
report-ratings-about = I punti mostrano i punteggi, le linee i loro intervalli al 95 %, il più forte in alto. La tabella ha i numeri.
report-ratings-explain = Sulla scala Elo, 400 punti di differenza significano dieci probabilità contro una. 0 è la media di tutti i bot in gara.
report-highest-rating = punteggio più alto
report-matches = { $count ->
        [one] incontro
       *[other] incontri
    }
report-took = durata

# Speed.

report-speed = velocità
report-speed-told = { $games } partite/s, { $choices } scelte/s
report-speed-thread = un thread: { $counting } scelte/s contando le scelte, { $bare } senza

# A simulation: win shares, points, length, endings.

report-winners-mean = in media { $points } punti, { $lead } più del secondo
report-winners-half = metà ha un distacco di al massimo { $lead }; vittorie condivise: { $shared }
report-choices-mean = in media { $mean } scelte; metà al massimo { $median }
report-rounds-mean = in media { $mean } round; metà al massimo { $median }
report-nine-in-ten = nove su dieci da { $low } a { $high }; la più breve { $least }, la più lunga { $most }
report-ended-by = fine per
report-choices-a-game = scelte per partita
report-points-of-winners = punti dei vincitori
report-ahead-of-next = distacco dal secondo
report-shared-victories = vittorie condivise
report-won-by-who-began = vinte da chi inizia
report-who-wins = Chi vince
report-who-wins-explain = Calcolato per ogni posto; una vittoria condivisa conta in proporzione.
report-win-share-by-bot = Quota di vittorie di un posto, per bot
report-where-one-sits = Vantaggio del posto
report-where-explain = Ogni bot gioca in ogni posto lo stesso numero di volte: le differenze dipendono quindi dal posto.
report-win-share-by-seat = Quota di vittorie per posto
report-shares-about = I punti mostrano le quote di vittorie, le linee i loro intervalli al 95 %. La tabella ha i numeri.
report-points-title = Punti
report-how-far-ahead = Distacco dei vincitori dal secondo
report-length-title = Durata
report-choices-in-a-game = Scelte in una partita
report-round-of-end = Round in cui finiscono le partite
report-spread-about = Le colonne mostrano quante volte ogni numero è uscito, una linea la media. La tabella ha media e percentili.
report-how-games-end = Come finiscono le partite
report-ends-about = Le barre mostrano la quota di partite con ogni fine.
report-end = fine
report-share = quota
report-speed-title = Velocità
report-footer = Fatto da Portolan. Lo stesso seme dà gli stessi numeri su ogni computer.

# The frequency and the win shares of choices.

report-habits-explain =
    scelte: quanto spesso si fa ogni tipo di scelta quando ci sono alternative; e la quota di vittorie,
    con intervallo al 95 %, dei posti che l'hanno fatta e di quelli che l'hanno fatta di più (alla pari: { $even })
report-a-game = a partita
report-made-when-possible = fatta se possibile
report-made-it = l'ha fatta
report-made-it-most = l'ha fatta di più
report-never-made-it = mai fatta
report-which-made = Quali scelte si fanno
report-which-made-explain = Una scelta prende il nome dalla prima parola della sua notazione. Le barre mostrano quanto spesso è stata fatta quando c'erano alternative.
report-made-title = Fatta quando era possibile
report-which-win = Quali scelte vincono
report-which-win-explain = La quota di vittorie dei posti che hanno fatto una scelta più spesso degli altri al loro tavolo. Chi è in testa può permettersi di più: si vedono correlazioni, non cause.
report-which-win-unequal = Se i bot hanno forza diversa, si vede soprattutto quale bot fa che cosa: fai giocare bot di pari forza.
report-share-of-most = Quota di vittorie di chi l'ha fatta di più
report-share-of-makers = { $choice }: quota di vittorie di chi l'ha fatta
report-made-of = { $choice }: fatta quando era possibile
report-choice-by-choice = Scelta per scelta
report-choice-by-choice-explain = Per i tipi con poche scelte diverse.
report-choices-of = { $choice } · { $count } { $count ->
        [one] scelta
       *[other] scelte
    }
report-nothing-else = nessuna alternativa
report-rates-about = Le barre mostrano quanto spesso ognuna è stata fatta quando era possibile. La tabella ha i numeri.
report-choice = scelta
report-chances = occasioni
report-made = fatta
report-seats-that-made = posti che l'hanno fatta
report-seats-that-made-most = posti che l'hanno fatta di più
report-could-and-never-did = possibile, mai fatta
report-made-or-never = Quote di vittorie di chi l'ha fatta almeno una volta e di chi poteva e non l'ha mai fatta
