# L’analisi di una partita finita.

review-title = Analisi
review-of = Analisi: { $game }
review-start = Ripensa questa partita
review-start-explain = Un bot ripensa ogni decisione di questa partita, a partire da ciò che il giocatore sapeva: come sono andate le probabilità, che cosa ha deciso la partita e quanto è stato fortuna. Ci vuole fino a un minuto; la pagina mostra a che punto è.
review-progress = { $done } decisioni su { $all } ripensate
review-stop = Ferma
review-percent = { $percent } %

review-chances = Probabilità di vittoria
review-chances-explain = Prima di ogni decisione, se segue la scelta migliore: la media di ciò che ogni giocatore poteva sapere.
review-turning-points = Momenti decisivi
review-nobody = Nessuno ha regalato molto: nessuna singola scelta ha deciso questa partita.
review-gave-away = Scelta { $number }: { $who } regala il { $percent }
review-choice = { $notation } ({ $says })
review-was = Scelto: { $choice }.
review-better = Meglio: { $choice }.
review-then = Che cosa poteva seguirne: { $story }
review-luck-explain = Colpi di fortuna
review-luck-changed = Dopo la scelta { $number }: { $who } passa dal { $from } al { $to }.

review-shares = Scelta e fortuna
review-shares-explain = Che cosa ha fatto il risultato di ogni giocatore, in percentuali di vittoria: la probabilità all’inizio, quanto è stato regalato con le proprie scelte, quanto hanno portato o tolto le scelte degli altri, e la fortuna: le carte pescate e ciò che si è scoperto.
review-player = giocatore
review-started = inizio
review-own = proprie
review-others = altri
review-luck = fortuna
review-end = fine

# Hints while one plays.

hint-expected = { $choice }: { $expected }.
hint-none = Non c’è niente da pensare: una sola scelta è possibile.
hint-story = Che cosa può seguirne
hint-then = Che cosa può seguirne: { $story }
hint-title = Suggerimento
hint-explain = Che cosa sceglierebbe un bot forte al tuo posto. Sa solo quello che sai tu.
hint-thinking = Il bot sta pensando …
hint-chance = { $percent } di probabilità di vincere, { $expected }
hint-points = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-eliminated = sei fuori dal gioco
hint-choose = Scegli questa
hint-close = Chiudi
hint-again = Guarda di nuovo
