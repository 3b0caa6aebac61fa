# The lessons of the guided first games, each shown when it first matters.

lesson-osaka-token = Ti diamo il benvenuto a Osaka! Quattro navi, una per colore, portano merci a Edo. Per prima cosa scegli un gettone: quando vendi la tua merce di quel colore, vale di più.
lesson-osaka-turn = Le carte in mano sono monete, le carte sul tavolo sono merce. Nel tuo turno fai una di tre cose: compri tutto il mercato, prendi in mano una delle sue carte come moneta, oppure prenoti una carta. Per cominciare, prendi una carta di valore alto: fai clic sulla carta.
lesson-osaka-buy = Hai abbastanza monete per comprare il mercato, cioè tutte le carte che gli altri non hanno prenotato. Diventano la tua merce, e le navi avanzano: di uno spazio per una carta del loro colore, di due per due o più. Le ombre sul mare mostrano dove andrebbero.
lesson-osaka-pay = Paga con le carte della tua mano, un clic per ognuna. Non c’è resto, quindi cerca di pagare il prezzo esatto. Finché non hai pagato l’ultima carta puoi annullare tutto.
lesson-osaka-paid = Hai pagato il prezzo. Di solito ci si ferma qui e si ricevono le merci. Puoi scegliere solo perché il mazzo sta per finire: le carte pagate in più possono tornare presto al mercato.
lesson-osaka-insure = Una nave è arrivata a Edo, e le navi tra le onde stanno per affondare con la loro merce. Una carta assicura una merce del suo colore per ogni ombrello. Se non ne hai, o non vuoi spenderla, scegli Fatto.
lesson-osaka-cover = Scegli quale merce assicura l’ombrello. La merce assicurata resta al sicuro fino alla vendita.
lesson-osaka-reserve = Il tuo segnalino Prenotazione riserva una carta a te: nessun altro può comprarla o prenderla. Le carte in Produzione arrivano al mercato più tardi. E occhio al mare: le navi tra le onde affondano quando un’altra arriva a Edo.

lesson-ostia-keep = Ti diamo il benvenuto a Ostia! La tua nave ha portato cinque carte. Una la tieni gratis; le altre quattro vanno all’asta. Guarda il senato: mostra quali merci apprezza in questo round e nel prossimo.
lesson-ostia-offer = Metti in vendita due delle tue carte, una dopo l’altra. Le carte che servono agli altri si vendono meglio, e metà del denaro è tua.
lesson-ostia-bid = Ognuno fa una sola offerta, o passa. Chi vende sceglie a chi vendere, anche a chi non ha offerto di più. Pensa a quanto può rendere ogni carta: fino a 15 denarii al mercato, se è l’unica del suo tipo, oppure punti al senato.
lesson-ostia-decide = Tutti hanno fatto la loro offerta. Vendi a uno degli offerenti e tieni metà del prezzo, oppure paga un denarius in più dell’offerta più alta e tieni tu la coppia.
lesson-ostia-allocate = Ora tutti decidono in segreto dove vanno le proprie merci, carta per carta. Il mercato paga bene ciò che è raro. Il senato dà 3, 2 e 1 punti alle offerte migliori. Un magazzino conserva una carta per dopo. Tra mercato e senato puoi avere al massimo tre tipi di merce.
lesson-ostia-loans = Hai preso denaro in prestito. Un prestito si restituisce pagando 10 denarii; finché non lo fai, costa 2 denarii di interessi a round. Chi alla fine non può restituire tutto è fuori dal gioco.
lesson-ostia-build = Un magazzino costa 10 denarii e conserva una carta da un round all’altro. Alla fine ogni tipo diverso in magazzino vale un punto, e a parità di punti vince chi ha più magazzini.
lesson-ostia-discard = Hai più carte che magazzini: scegli quale scartare.
lesson-ostia-last = L’ultimo round è finito. Puoi ancora vendere al mercato le merci in magazzino; ogni tipo diverso che tieni vale un punto. Poi i più ricchi ottengono 3, 2 e 1 punti.
lesson-ostia-debts = Hai ancora dei debiti. Prima del punteggio finale ogni prestito va restituito pagando 10 denarii. Chi non può restituirli tutti è fuori dal gioco, qualunque sia il suo punteggio. Vendi quindi merci e magazzini vuoti finché il denaro basta.
lesson-ostia-empties = Un magazzino vuoto si può vendere per 7 denarii. Il denaro può portare punti; i magazzini decidono in caso di parità.

lesson-dschunke-turn = Ti diamo il benvenuto al mercato galleggiante! Nel tuo turno usa un mercante o un garzone non ancora usato in questo round: uno carica le tue casse sulla giunca dove si trova, uno dà soldi e uno dà prodotti, uno per ogni tua cassa visibile lì; di prodotti almeno 3. Sono visibili solo le casse in cima.
lesson-dschunke-use = Conta prima di scegliere: più casse hai in vista su una giunca, più soldi o prodotti ti dà. Tre carichi formano uno strato; lo strato successivo si mette di traverso e copre ciò che sta sotto.
lesson-dschunke-junk = Scegli una giunca con un clic.
lesson-dschunke-pick = Scegli i prodotti. Nel baratto tante carte di un solo prodotto contano più di poche carte di ciascuno.
lesson-dschunke-card = Puoi ancora giocare una carta speciale, oppure finire subito il turno.
lesson-dschunke-search = Ricevi una carta speciale: scegli un mazzo da guardare e tieni una delle sue carte.
lesson-dschunke-bid = Tutti fanno un’offerta segreta con carte di un solo prodotto. Chi offre più carte di un prodotto riceve ciò che la tessera mercato paga per quel prodotto; tutte le carte offerte si scartano. Poi si continua con i prodotti rimasti, finché è venduto tutto o nessuno offre più. Puoi anche non offrire niente.

lesson-yokohama-keep = Ti diamo il benvenuto a Yokohama! Tieni uno dei due ordini. Un ordine chiede prodotti; se lo completi, dà punti e altre ricompense. Scegli quello con i prodotti che preferisci raccogliere.
lesson-yokohama-place = Il turno ha due parti. Prima piazzi assistenti: fino a tre in aree diverse, o due in una sola. Aprono la strada al tuo presidente, che può passare solo dove hai assistenti. Fai clic sulle aree.
lesson-yokohama-go = Ora tocca al tuo presidente. Dalla mano lo metti direttamente in un’area con un tuo assistente; nei prossimi turni cammina attraverso aree con tuoi assistenti. Dove si ferma, agisce: il potere è 1, più 1 per ogni tuo assistente, negozio e ufficio commerciale lì. Più potere hai, più ottieni.
lesson-yokohama-walk = Ora il tuo presidente cammina attraverso aree con tuoi assistenti. Clicca sull’area dove deve agire: prende la strada meno cara. Per ogni altro presidente che incontra paghi 1 yen al suo proprietario. Dopo, gli assistenti di quell’area tornano nella tua mano.
lesson-yokohama-build = Con potere 4 o più puoi costruire qui: un negozio o un ufficio commerciale dà subito una ricompensa, e più potere qui per tutta la partita.
lesson-yokohama-order = In un Porto prendi ordini. Guarda che cosa chiedono e di quale Paese sono: ogni due carte dello stesso Paese, tra ordini completati e tecnologie, portano un agente straniero.
lesson-yokohama-learn = Una tecnologia vale per tutto il resto della partita, e alla fine quelle di valore più alto danno punti. Più lo spazio è a destra, più costa.
lesson-yokohama-space = Metti un assistente su uno spazio di questa plancia: resta lì e dà punti, subito e di nuovo alla fine a chi ne ha di più.
lesson-yokohama-exchange = Nel Quartiere cinese compri e vendi, una cosa alla volta: il tuo potere dice quanti scambi puoi fare. Le merci d’importazione si possono solo comprare.
lesson-yokohama-hire = Ora prendi in mano pedine dal tuo magazzino: altri assistenti da piazzare, negozi e uffici commerciali da costruire.
lesson-yokohama-token = Con potere 5 puoi prendere il segnalino di quest’area. Ce n’è uno solo e non costa niente: prendilo!
lesson-yokohama-supplement = Prima e dopo la tua azione principale puoi completare ordini, raggiungere un obiettivo o mandare un agente straniero, che agisce in un’area senza il tuo presidente. Se non vuoi fare nulla di tutto questo, prosegui.
