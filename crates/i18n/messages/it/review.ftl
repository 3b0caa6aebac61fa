# L’analisi di una partita finita.

review-title = Analisi
review-of = Analisi: { $game }
review-start = Analizza questa partita
review-start-explain = Un bot analizza ogni decisione di questa partita con le sole informazioni che aveva il giocatore. L’analisi mostra come sono cambiate le probabilità, che cosa ha deciso la partita e quanto ha pesato la fortuna. Ci vuole fino a un minuto.
review-progress = { $done } decisioni su { $all } analizzate
review-stop = Ferma
review-only-players = Solo chi ha giocato questa partita può avviarne l’analisi.
review-in-progress = Un giocatore ha avviato l’analisi di questa partita. Comparirà qui appena è pronta.
review-failed = L’analisi non è riuscita per un errore del programma. Puoi avviarla di nuovo.
review-percent = { $percent } %

review-chances = Probabilità di vittoria
review-chances-explain = Prima di ogni decisione, supponendo la scelta migliore: la media delle stime dei giocatori, ognuna in base a ciò che quel giocatore sapeva.
review-turning-points = Momenti decisivi
review-nobody = Nessuna singola scelta ha deciso questa partita.
review-gave-away = Scelta { $number }: { $who } perde il { $percent }
review-choice = { $notation } ({ $says })
review-was = Giocata: { $choice }.
review-better = Meglio: { $choice }.
review-then = Un possibile seguito: { $story }
review-luck-explain = Fortuna e sfortuna
review-luck-changed = Dopo la scelta { $number }: { $who } passa dal { $from } al { $to }.

review-shares = Abilità e fortuna
review-shares-explain = Da che cosa dipende il risultato di ogni giocatore, in punti percentuali di probabilità di vittoria: la probabilità iniziale, quanto ha perso con le proprie scelte, quanto ha guadagnato o perso per le scelte altrui, e la fortuna: carte pescate e informazioni rivelate.
review-player = giocatore
review-started = inizio
review-own = proprie
review-others = altri
review-luck = fortuna
review-end = fine

# Hints during a game.

hint-expected = { $choice }: { $expected }.
hint-none = Non c’è niente da decidere: hai una sola scelta.
hint-story = Un possibile seguito
hint-then = Un possibile seguito: { $story }
hint-title = Suggerimento
hint-explain = Che cosa sceglierebbe un bot forte al tuo posto. Sa solo quello che sai tu.
hint-thinking = Il bot sta pensando…
hint-chance = { $percent } di probabilità di vincere, { $expected }
hint-points = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-eliminated = probabilmente sarai fuori dal gioco
hint-choose = Scegli questa
hint-close = Chiudi
hint-again = Analizza di nuovo
