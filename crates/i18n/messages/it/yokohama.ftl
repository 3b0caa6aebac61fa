# Yokohama. $person is "you" for the reader and "other" for other players.

yokohama-letter = { $colour ->
        [blue] b
        [pink] r
        [purple] v
       *[yellow] g
    }
yokohama-area = { $area ->
        [copper-1] Miniera di rame 1
        [copper-2] Miniera di rame 2
        [fishing-1] Pesca 1
        [fishing-2] Pesca 2
        [silk-1] Filanda 1
        [silk-2] Filanda 2
        [tea-1] Tè 1
        [tea-2] Tè 2
        [bank] Banca
        [chinatown] Quartiere cinese
        [church] Chiesa
        [customs] Dogana
        [agency] Agenzia di collocamento
        [laboratory-a] Laboratorio A
        [laboratory-b] Laboratorio B
        [port-a] Porto A
        [port-b] Porto B
       *[canal] Canale
    }
yokohama-good = { $good ->
        [copper] rame
        [silk] seta
        [tea] tè
       *[fish] pesce
    }
yokohama-country = { $country ->
        [us] US
        [nl] NL
        [uk] UK
        [fr] FR
       *[de] DE
    }
yokohama-from-country = { $country ->
        [us] americano
        [nl] olandese
        [uk] britannico
        [fr] francese
       *[de] tedesco
    }
yokohama-title-of = { $title ->
        [ball] Ballo
        [brick-factory] Fabbrica di mattoni
        [electric-light] Illuminazione elettrica
        [fair] Fiera
        [gas-light] Illuminazione a gas
        [language-school] Scuola di lingue
        [letterpress] Stampa tipografica
        [mining-technology] Tecnologia mineraria
        [newspaper] Giornale
        [patent-system] Sistema dei brevetti
        [postal-system] Sistema postale
        [spinning-machine] Filatoio meccanico
        [stagecoach] Carrozza
        [station] Stazione
        [stock-market] Mercato azionario
        [telegram] Telegramma
        [telephone] Telefono
        [tram] Tram
        [university] Università
       *[winery] Cantina
    }
yokohama-title-short = { $title ->
        [ball] Ballo
        [brick-factory] Mattoni
        [electric-light] Elettricità
        [fair] Fiera
        [gas-light] Luce a gas
        [language-school] Lingue
        [letterpress] Stampa
        [mining-technology] Mineraria
        [newspaper] Giornale
        [patent-system] Brevetti
        [postal-system] Poste
        [spinning-machine] Filatoio
        [stagecoach] Carrozza
        [station] Stazione
        [stock-market] Azioni
        [telegram] Telegramma
        [telephone] Telefono
        [tram] Tram
        [university] Università
       *[winery] Cantina
    }
yokohama-effect = { $title ->
        [ball] 2 punti per ogni ordine che completi
        [brick-factory] 4 punti per ogni assistente che metti sulla plancia della Dogana
        [electric-light] 3 punti per ogni ufficio commerciale che costruisci
        [fair] subito 10 punti
        [gas-light] 2 punti per ogni negozio che costruisci
        [language-school] 1 yen per ogni ordine che completi
        [letterpress] 1 yen per ogni tecnologia che impari dopo questa
        [mining-technology] 1 rame in più a ogni guadagno di rame: miniera, acquisto nel Quartiere cinese, segnalino da 5 potere o edificio
        [newspaper] puoi piazzare fino a quattro assistenti in aree diverse
        [patent-system] 2 punti per ogni tecnologia che impari dopo questa
        [postal-system] il tuo presidente può fermarsi anche dove ci sono altri presidenti, pagando i soliti pedaggi
        [spinning-machine] una volta per turno, cedi 1 seta e ricevi 2 yen
        [stagecoach] quando si muove, il tuo presidente non paga pedaggi agli altri presidenti
        [station] 1 potere in più per tutti in un’area a tua scelta; puoi andarci in treno{ $direct ->
            [anywhere] { "" }
           *[assistant] , se lì c’è un tuo assistente
        }
        [stock-market] se inizi il turno con meno di 2 yen, arrivi a 2
        [telegram] dopo due assistenti in un’area, puoi piazzarne un terzo in un’area adiacente
        [telephone] dopo l’azione puoi lasciare un assistente nell’area
        [tram] invece di camminare, il tuo presidente può andare direttamente in qualsiasi area { $direct ->
            [anywhere] senza altri presidenti
           *[assistant] con un tuo assistente e senza altri presidenti
        }
        [university] una volta per turno, prendi un assistente dal magazzino per 1 yen
       *[winery] 3 punti per ogni assistente che metti sulla plancia della Chiesa
    }
yokohama-achievement = { $letter ->
        [a] A
        [b] B
       *[c] C
    }
yokohama-some = { $count } { $good }
yokohama-yen = { $yen } yen
yokohama-imports = { $count } { $count ->
        [one] merce d’importazione
       *[other] merci d’importazione
    }
yokohama-points = { $points } { $points ->
        [one] punto
       *[other] punti
    }
yokohama-any-goods = { $count } { $count ->
        [one] prodotto
       *[other] prodotti
    } a scelta
yokohama-from-warehouse = { $count } { $count ->
        [one] pedina
       *[other] pedine
    } dal magazzino
yokohama-moves = { $count } { $count ->
        [one] movimento
       *[other] movimenti
    }
yokohama-free-agent = un agente indipendente
yokohama-an-agent = un agente { $from }
yokohama-nothing = niente
yokohama-pieces = { $piece ->
        [assistant] { $count ->
            [0] nessun assistente
            [one] un assistente
           *[other] { $count } assistenti
        }
        [shop] { $count ->
            [one] un negozio
           *[other] { $count } negozi
        }
       *[house] { $count ->
            [one] un ufficio commerciale
           *[other] { $count } uffici commerciali
        }
    }
yokohama-who = { $person ->
        [you] te
       *[other] { $who }
    }
yokohama-the-hand = mano
yokohama-order-number = O{ $number }
yokohama-order-called = { $order } ({ $goods })
yokohama-order-text = { $goods } per { $reward } ({ $country })
yokohama-order-offered = { $order }: { $text }
yokohama-technology-called = { $title } ({ $value }, { $country })
yokohama-part = { $part ->
        [orders] ordini
        [church] Chiesa
        [customs] Dogana
        [achievements] obiettivi
        [buildings] negozi e uffici
        [tokens] segnalini 5 Potere
        [technologies] tecnologie
        [ports] porti
        [church-bonus] bonus Chiesa
        [customs-bonus] bonus Dogana
        [technology-bonus] bonus tecnologia
        [countries] bonus Paesi
        [agents] agenti rimasti
        [imports] importazioni
        [yen] yen
        [goods] prodotti
       *[turn-order] ordine (per parità)
    }

## Introduction for new players.

yokohama-introduction =
    Yokohama, verso il 1870: il porto è aperto al mondo. Mandi assistenti sulla mappa; il tuo presidente passa di area in area dove hai assistenti e in una di esse agisce, con più potere quante più pedine hai lì. Vince chi ha più punti.
    Nel tuo turno piazza fino a tre assistenti in aree diverse, o due in una sola; poi muovi il presidente attraverso aree con tuoi assistenti, e fermati dove non c’è un altro presidente. Il tuo potere lì è 1 per il presidente e 1 per ogni tuo assistente, negozio e ufficio commerciale, al massimo 5; poi gli assistenti tornano in mano. Piazzare o passare dove sta un altro presidente costa 1 yen, che va al suo proprietario.
    Il potere dice quanti prodotti, yen, scambi, punti di fede o unità dà un’area; Filanda, Dogana, Agenzia e Porti danno uno in meno, la Miniera di rame due in meno. Con potere 4 puoi costruire un negozio o un ufficio commerciale, con potere 5 prendere il segnalino che c’è lì.
    Prima e dopo puoi completare ordini, raggiungere obiettivi e mandare un agente straniero, che agisce senza il tuo presidente. Due carte dello stesso Paese portano un agente. La partita finisce quando un giocatore ha costruito tutti i suoi negozi o tutti i suoi uffici, quando Chiesa o Dogana sono abbastanza piene, o quando finiscono gli ordini. Per scegliere scrivi un numero o le parole accanto; scrivi help per gli altri comandi.

## The board.

yokohama-title = Yokohama
yokohama-round = { $round ->
        [0] prima del primo round
       *[other] round { $round }
    } · { $person ->
        [you] cominci tu
       *[other] comincia { $who }
    }{ $ending ->
        [none] { "" }
        [houses] { " " }· uffici finiti: ultimo round { $last }
        [shops] { " " }· negozi finiti: ultimo round { $last }
        [orders] { " " }· ordini finiti: ultimo round { $last }
        [church] { " " }· Chiesa piena: ultimo round { $last }
        [customs] { " " }· Dogana piena: ultimo round { $last }
       *[rounds] { " " }· ultimo round { $last }
    }
yokohama-to-cross = 1¥ pedaggio
yokohama-legend = B presidente, b2 due assistenti, S stazione{ $seated ->
        [yes] { " " }· pot: potere col tuo presidente
       *[no] { "" }
    }
yokohama-signs = * punto  ¥ yen  r s t p prodotti  ? a scelta  i import  m magazzino  v movim.
yokohama-sign = { $what ->
        [points] { $count }*
        [yen] { $count }¥
        [copper] { $count }r
        [silk] { $count }s
        [tea] { $count }t
        [fish] { $count }p
        [any] { $count }?
        [import] { $count }i
        [warehouse] { $count }m
        [move] { $count }v
       *[agent] agente
    }
yokohama-good-sign = { $good ->
        [copper] r
        [silk] s
        [tea] t
       *[fish] p
    }
yokohama-import-sign = i
yokohama-no-reward = -
yokohama-column-area = Area
yokohama-column-power = pot
yokohama-column-shops = negozi da 1 a 4
yokohama-column-house = uff.
yokohama-column-token = segn.
yokohama-station-mark = S
yokohama-board-title = { $board ->
        [church] Chiesa { $occupied }/{ $end }
       *[customs] Dogana { $occupied }/{ $end }
    }
yokohama-board-unit = { $board ->
        [church] {"  "}fede
       *[customs] {"  "}import
    }
yokohama-neutral = chiuso
yokohama-achievements = Obiettivo       punti
yokohama-need-short = { $need ->
        [copper] { $count } rame
        [silk] { $count } seta
        [tea] { $count } tè
        [fish] { $count } pesce
        [technologies] { $count } tecnologie
        [yen] { $count } yen
        [agents] { $count } agenti/segn.
        [orders] { $count } ordini fatti
        [production] { $count } aree prod.
        [commercial] { $count } aree comm.
       *[areas] { $count } prod. { $other } comm.
    }
yokohama-agents-left = Agenti { $agents }
yokohama-decks = Mazzi  { $orders } ordini, { $technologies } tec.
yokohama-prizes = Ricomp. { $prizes }
yokohama-free-agent-short = ind.
yokohama-laboratories = Labor.
yokohama-ports = Porti
yokohama-area-short = { $area ->
        [laboratory-a] A
        [laboratory-b] B
        [port-a] A
       *[port-b] B
    }
yokohama-laboratory-space = { $surcharge ->
        [0] { $number }
       *[other] { $number } (+{ $surcharge })
    }
yokohama-port-space = { $number } { $level ->
        [1] verde
        [2] arancio
       *[3] rosso
    }
yokohama-price = { $surcharge ->
        [0] { $value }
       *[other] { $value }+{ $surcharge }
    } { $country }{ $has ->
        [yes] { " " }tua
       *[no] { "" }
    }
yokohama-order-signs = { $order } { $country } { $cost }>{ $reward }
yokohama-column-player = Giocatore
yokohama-column-points = ora+fine
yokohama-column-yen = yen
yokohama-column-hand = mano
yokohama-column-warehouse = magazzino
yokohama-column-agents = agenti
yokohama-column-orders = ordini
yokohama-column-tokens = segn.
yokohama-players-legend = mano, magazzino: ass./negozi/uffici · agenti pronti/tot. · ordini presi/fatti
yokohama-points-and-more = { $points }+{ $more }
yokohama-icons = { $icons }
yokohama-prize-of = ricompensa { $prize }
yokohama-technologies-of = tecnologia { $value }: { $titles }
yokohama-left-over = resta { $order }
yokohama-your-dealt = Ricevuti
yokohama-your-orders = Tuoi ordini
yokohama-your-order = { $order }{ $lacks ->
        [yes] { " " }(manca { $missing })
       *[no] { " " }(pronto)
    }
yokohama-step = { $step ->
        [first] extra
        [place] piazza
        [move] muovi
        [area] area
        [token] segnalino
        [build] costruisci
        [recover] recupera
       *[second] extra
    }
yokohama-turn = Turno
yokohama-once = { $what ->
        [agent] agente { $used ->
            [yes] usato
           *[no] pronto
        }
        [spin] filatoio { $used ->
            [yes] usato
           *[no] pronto
        }
       *[study] università { $used ->
            [yes] usata
           *[no] pronta
        }
    }

## The pending decision.

yokohama-decide-keep = Tieni uno di questi due ordini; l’altro esce dal gioco, e gli altri giocatori non vedono né l’uno né l’altro.{ $others ->
        [0] { " " }Tutti gli altri hanno scelto.
       *[other] { " " }In attesa anche di { $who }.
    }
yokohama-decide-supplement = { $second ->
        [yes] Dopo la tua azione principale: manda un agente (una volta per turno), raggiungi obiettivi, completa ordini. Poi il tuo turno finisce.
       *[no] Prima della tua azione principale: manda un agente (una volta per turno), raggiungi obiettivi, completa ordini. Poi piazzi gli assistenti.
    }
yokohama-decide-place = { $placed ->
        [0] Piazza fino a { $most } assistenti in aree diverse, o due in una sola area; poi si muove il tuo presidente.
        [one] Piazza altri assistenti in altre aree, fino a { $most } in tutto, o un secondo nella stessa area; oppure finisci.
       *[other] Piazza altri assistenti in altre aree, fino a { $most } in tutto, oppure finisci.
    }
yokohama-decide-telegram = Telegramma: piazza ancora un assistente in un’area adiacente a { $area }, oppure finisci.
yokohama-decide-arrive = Metti il tuo presidente in un’area con un tuo assistente{ $others ->
        [fee] { " " }e agisci lì; dove ci sono altri presidenti, paghi 1 yen a ciascun proprietario
        [free] { " " }e agisci lì, anche dove ci sono altri presidenti, senza pedaggi
       *[barred] { " " }e senza altri presidenti, e agisci lì
    }; oppure richiama assistenti.
yokohama-decide-move = { $steps ->
        [0] Muovi il tuo presidente dall’area { $area } attraverso aree con tuoi assistenti fino a una { $others ->
            [barred] senza altri presidenti
           *[any] di esse, anche dove ci sono altri presidenti
        }, e agisci lì; oppure richiamalo.
        [one] Il tuo presidente è arrivato in { $area }: prosegui, oppure fermati e agisci.
       *[other] Il tuo presidente è arrivato in { $area } con { $steps } passi: prosegui, oppure fermati e agisci.
    }
yokohama-decide-way = Il tuo presidente può raggiungere { $area } per più strade. Chi paghi lungo la strada?
yokohama-decide-recall = Riprendi in mano quanti assistenti vuoi. In questo turno non c’è azione dell’area.
yokohama-decide-exchange = Quartiere cinese: puoi fare { $left ->
        [one] ancora uno scambio
       *[other] { $left } scambi
    }.
yokohama-decide-space = { $board ->
        [church] Chiesa: il tuo potere dà { $count } fede, e puoi comprarne altra, 1 alla volta: con un rame, una seta, un tè, un pesce, una merce d’importazione e { $yen } yen, ciascuno una volta sola. Metti un assistente su uno spazio, oppure rinuncia.
       *[customs] Dogana: metti un assistente su uno spazio pagando le merci d’importazione che indica, al massimo { $count }; oppure rinuncia.
    }
yokohama-decide-faith = Per lo spazio { $space } { $missing ->
        [one] ti manca 1 punto di fede: scegli con che cosa pagarlo.
       *[other] ti mancano { $missing } punti di fede: scegli con che cosa pagare ognuno.
    }
yokohama-decide-assistant = Quale assistente va sullo spazio { $space } della { $board }? Ci resta fino alla fine della partita.
yokohama-decide-hire = { $by ->
        [reward] Ricompensa: prendi
       *[agency] Agenzia di collocamento: prendi
    } in mano dal tuo magazzino { $left ->
        [one] una pedina
       *[other] fino a { $left } pedine
    }.
yokohama-decide-learn = Impara una tecnologia nel { $area }, oppure nessuna. Il tuo potere paga { $units } unità del prezzo; ogni unità in più costa { $yen } yen o una merce d’importazione.{ $dear ->
        [0] { "" }
       *[other] { " " }Dalla quarta tecnologia in poi il potere non può pagare l’ultima unità.
    }
yokohama-decide-unit = { $title }: { $missing ->
        [one] manca un’unità
       *[other] mancano { $missing } unità
    }. Paga { $yen } yen o una merce d’importazione per ognuna.
yokohama-decide-order = { $second ->
        [yes] Puoi prendere un secondo ordine per { $yen } yen o una merce d’importazione.
       *[no] Prendi un ordine, oppure nessuno; un secondo costa { $yen } yen o una merce d’importazione.
    } Il tuo potere { $level ->
        [0] non ne permette nessuno
        [1] permette quelli verdi
        [2] permette quelli verdi e arancio
       *[3] li permette tutti
    }.
yokohama-decide-second-order = Con che cosa paghi il secondo ordine?
yokohama-decide-token = Potere 5: puoi prendere il segnalino dell’area { $area }: { $reward }.
yokohama-decide-build = Nell’area { $area } puoi costruire { $build ->
        [both] un negozio o un ufficio commerciale
        [shop] un negozio
       *[house] un ufficio commerciale
    }.
yokohama-decide-leave = Telefono: uno dei tuoi assistenti resta in { $area }?
yokohama-decide-gain = Scegli { $left ->
        [one] un prodotto
       *[other] { $left } prodotti, uno alla volta
    }.
yokohama-decide-move-from = Puoi muovere { $left ->
        [one] un assistente, dalla sua area o dalla tua mano,
       *[other] { $left } assistenti, uno alla volta, dalle loro aree o dalla tua mano,
    } in qualsiasi area, senza pedaggi.
yokohama-decide-move-to = Dove va l’assistente dell’area { $area }?
yokohama-decide-move-to-from-hand = Dove va l’assistente che hai in mano?
yokohama-decide-station = Metti la stazione in un’area: lì tutti hanno 1 potere in più, e il tuo presidente può andarci in treno.
yokohama-decide-prize = Hai raggiunto tutti e tre gli obiettivi: scegli una ricompensa.
yokohama-wait = { $awaited ->
        [keep] Tutti tengono uno di due ordini. In attesa di { $who }.
        [supplement] È il turno di { $who }.
        [supplement-again] { $who } può ancora fare azioni supplementari.
        [place] { $who } piazza assistenti.
        [telegram] { $who } può piazzarne ancora uno con il Telegramma.
        [arrive] { $who } mette il presidente in un’area.
        [move] { $who } muove il presidente.
        [way] { $who } sceglie la strada del presidente.
        [recall] { $who } riprende assistenti.
        [exchange] { $who } commercia nel Quartiere cinese.
        [church] { $who } è in Chiesa.
        [customs] { $who } è in Dogana.
        [faith] { $who } paga per la fede.
        [assistant] { $who } sceglie un assistente per uno spazio.
        [agency] { $who } è all’Agenzia di collocamento.
        [warehouse] { $who } prende pedine dal magazzino.
        [learn] { $who } è in un Laboratorio.
        [unit] { $who } paga per una tecnologia.
        [order] { $who } è in un Porto.
        [order-again] { $who } può prendere un secondo ordine.
        [second-order] { $who } paga per un secondo ordine.
        [token] { $who } può prendere un segnalino.
        [build] { $who } può costruire.
        [leave] { $who } può lasciare un assistente.
        [gain] { $who } sceglie prodotti.
        [move-from] { $who } muove assistenti.
        [move-to] { $who } muove un assistente.
        [station] { $who } piazza la stazione.
        [prize] { $who } sceglie una ricompensa.
       *[over] La partita è finita.
    }
yokohama-over = La partita è finita.

## The effect of a choice.

yokohama-offer = { $kind ->
        [none] nessun effetto
        [goods] { $goods }
        [bank] { $count } yen
        [chinatown] { $count ->
            [one] 1 scambio
           *[other] { $count } scambi
        }
        [church] { $count } fede
        [customs] { $count ->
            [one] 1 merce d’importazione da pagare
           *[other] fino a { $count } merci d’importazione da pagare
        }
        [agency] { $count ->
            [one] 1 pedina dal magazzino
           *[other] fino a { $count } pedine dal magazzino
        }
        [laboratory] { $count } unità per una tecnologia
       *[port] { $count ->
            [1] un ordine verde
            [2] un ordine verde o arancio
           *[3] un ordine qualsiasi
        }{ $points ->
            [0] { "" }
           *[other] , { $points } punti
        }
    }
yokohama-do-act = potere { $power }: { $parts }
yokohama-do-act-token = il segnalino ({ $reward })
yokohama-do-act-build = { $build ->
        [both] poi puoi costruire un negozio o un ufficio commerciale
        [shop] poi puoi costruire un negozio
       *[house] poi puoi costruire un ufficio commerciale
    }
yokohama-do-act-house = 1 yen a { $who } per l’ufficio commerciale
yokohama-do-fee = { $count ->
        [one] { " " }(1 yen a { $who })
       *[other] { " " }(1 yen a testa a { $who })
    }
yokohama-do-place = { $stands ->
        [yes] per dopo: in questo turno il tuo presidente deve andarsene da lì
       *[no] potere { $power } col tuo presidente: { $offer }{ $fee }
    }
yokohama-do-arrive = { $action }{ $fee }
yokohama-do-go = se ti fermi lì: { $action }{ $fee }
yokohama-do-several = { " " }(a tua scelta: { $ways })
yokohama-do-pass = solo per passarci{ $fee }
yokohama-do-cross = attraversi il canale per { $yen } e prosegui
yokohama-do-tram = col Tram; { $action }
yokohama-do-ride = alla stazione in { $area }; { $action }
yokohama-do-agent = { $action }
yokohama-do-recall = riprendi il presidente e quanti assistenti vuoi; niente azione dell’area
yokohama-do-take = { $left ->
        [one] il tuo assistente
       *[other] uno dei tuoi { $left } assistenti
    } in { $area }
yokohama-do-take-all = { $assistants } da tutte le aree
yokohama-do-achieve = { $points }{ $first ->
        [yes] { " " }(prima di tutti)
       *[no] { "" }
    }; un assistente ci resta per sempre{ $prize ->
        [yes] ; e una ricompensa
       *[no] { "" }
    }
yokohama-do-complete = paghi { $goods }; ottieni { $reward }{ $pair }
yokohama-do-pair = ; { $icons }ª icona { $from ->
        [americano] americana
        [britannico] britannica
        [tedesco] tedesca
       *[other] { $from }
    }: un agente
yokohama-do-spin = cedi 1 { $good }, ricevi { $yen }
yokohama-do-study = 1 yen per un assistente dal magazzino, dove ne hai { $left }
yokohama-do-buy = { $ware } per { $yen }
yokohama-do-sell = { $good } per { $yen }; { $left ->
        [0] non te ne resta
        [one] te ne resta 1
       *[other] te ne restano { $left }
    }
yokohama-do-space = { $pays }: { $reward }{ $end ->
        [yes] ; fa scattare la fine della partita
       *[no] { "" }
    }
yokohama-do-space-faith = { $faith } fede{ $missing ->
        [0] { "" }
       *[other] , di cui { $missing } da pagare
    }
yokohama-do-space-imports = paghi { $imports }
yokohama-do-pay = { $coin }{ $what ->
        [faith] { " " }per 1 fede{ $left ->
            [0] , e così basta
            [one] ; ne manca ancora 1
           *[other] ; ne mancano ancora { $left }
        }
        [unit] { " " }per 1 unità{ $left ->
            [0] , e così basta
            [one] ; ne manca ancora 1
           *[other] ; ne mancano ancora { $left }
        }
       *[order] { " " }per il secondo ordine
    }
yokohama-do-from = { $from ->
        [hand] uno dalla tua mano, dove ne hai { $left }
       *[area] { $left ->
            [one] il tuo assistente
           *[other] uno dei tuoi { $left } assistenti
        } in { $area }
    }
yokohama-do-hire = { $piece } { $price ->
        [0] gratis
       *[other] per { $price } yen
    }; in magazzino { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }
yokohama-do-learn = { $title } ({ $country }): { $effect }. Prezzo { $price }, { $power } dal potere{ $missing ->
        [0] { "" }
        [one] , 1 da pagare: { $yen } yen o una merce d’importazione
       *[other] , { $missing } da pagare: { $yen } yen o una merce d’importazione ciascuna
    }{ $bonus ->
        [yes] ; ottieni { $reward }
       *[no] { "" }
    }{ $pair }
yokohama-do-order = { $order }: { $text }
yokohama-do-gain = { $goods }: ne avresti { $then }
yokohama-do-build = { $piece }: { $reward }{ $end ->
        [yes] ; è l’ultimo che hai, e fa scattare la fine della partita
       *[no] { "" }
    }
yokohama-do-leave = un assistente resta lì, gli altri tornano in mano
yokohama-do-station = in { $area }, dove avresti potere { $power } col tuo presidente
yokohama-do-prize-flag = un’icona { $from ->
        [americano] americana
        [britannico] britannica
        [tedesco] tedesca
       *[other] { $from }
    }{ $pair }
yokohama-do-prize-agent = un agente senza Paese
yokohama-do-done = { $awaited ->
        [supplement] passa a piazzare
        [supplement-again] finisci il turno
        [place] non piazzare altri
        [telegram] non piazzare altri
        [recall] non riprendere altri
        [exchange] non scambiare altro
        [church] non prendere spazi
        [customs] non prendere spazi
        [agency] non prendere altro
        [warehouse] non prendere altro
        [learn] non imparare niente
        [order] non prendere ordini
        [order-again] non prendere un secondo ordine
        [token] lascia lì il segnalino
        [build] non costruire niente
        [leave] tornano tutti gli assistenti
       *[move-from] non muovere altri
    }

## What happened.

yokohama-first-player-found = { $person ->
        [you] Cominci tu
       *[other] Comincia { $who }
    }, in ogni round.
yokohama-orders-dealt = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $known ->
        [yes] { $orders }
       *[no] due ordini
    }.
yokohama-others-dealt = { $who } { $count ->
        [one] riceve
       *[other] ricevono
    } due ordini{ $count ->
        [one] { "" }
       *[other] { " " }a testa
    }.
yokohama-order-kept = { $person ->
        [you] Tieni
       *[other] { $who } tiene
    } { $known ->
        [yes] { $order }
       *[no] uno di due ordini
    }.
yokohama-others-kept = { $who } { $count ->
        [one] tiene un ordine
       *[other] tengono un ordine a testa
    }.
yokohama-round-began = { $last ->
        [yes] Comincia il round { $round }, l’ultimo.
       *[no] Comincia il round { $round }.
    }
yokohama-turn-began = { $person ->
        [you] È il tuo turno
       *[other] È il turno di { $who }
    }.
yokohama-stock-market = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $yen } dal Mercato azionario.
yokohama-agent-sent = { $person ->
        [you] Mandi
       *[other] { $who } manda
    } { $agent ->
        [free] un agente indipendente
       *[foreign] un agente { $from }
    } in { $area }{ $then }.
yokohama-achievement-reached = { $person ->
        [you] Raggiungi
       *[other] { $who } raggiunge
    } l’obiettivo { $letter }{ $first ->
        [yes] { " " }prima di tutti
       *[no] { "" }
    }{ $then }.
yokohama-order-completed = { $person ->
        [you] Completi
       *[other] { $who } completa
    } { $order }{ $then }.
yokohama-silk-spun = { $person ->
        [you] Cambi
       *[other] { $who } cambia
    } 1 { $good } in 2 yen con il Filatoio meccanico{ $then }.
yokohama-assistant-studied = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } un assistente dal magazzino per 1 yen, con l’Università{ $then }.
yokohama-assistants-placed = { $person ->
        [you] Piazzi
       *[other] { $who } piazza
    } { $assistants } in { $areas }{ $fees }.
yokohama-fee = { $to ->
        [canal] { $yen } per il canale
       *[seat] { $yen } a { $who }
    }
yokohama-fees = { " " }({ $fees })
yokohama-fee-paid = { $person ->
        [you] Paghi
       *[other] { $who } paga
    } { $yen } a { $to }, per il presidente che è lì.
yokohama-canal-paid = { $person ->
        [you] Paghi
       *[other] { $who } paga
    } { $yen } per il canale.
yokohama-president-moved = { $person ->
        [you] Il tuo presidente va
       *[other] Il presidente di { $who } va
    } in { $area }{ $fees }{ $act }.
yokohama-president-arrived = { $person ->
        [you] Il tuo presidente entra
       *[other] Il presidente di { $who } entra
    } in gioco in { $area }{ $fees }{ $act }.
yokohama-tram-taken = { $person ->
        [you] Il tuo presidente va
       *[other] Il presidente di { $who } va
    } col Tram in { $area }{ $act }.
yokohama-station-ridden = { $person ->
        [you] Il tuo presidente va
       *[other] Il presidente di { $who } va
    } in treno alla stazione in { $area }{ $act }.
yokohama-president-recalled = { $from ->
        [hand] { $person ->
            [you] Il tuo presidente resta in mano
           *[other] Il presidente di { $who } resta in mano
        }
       *[area] { $person ->
            [you] Richiami il tuo presidente dall’area { $area }
           *[other] { $who } richiama il presidente dall’area { $area }
        }
    }{ $with }.
yokohama-with-assistants = ; { $count ->
        [one] torna { $assistants }
       *[other] tornano { $assistants }
    } ({ $areas })
yokohama-assistants-taken = { $person ->
        [you] Riprendi
       *[other] { $who } riprende
    } { $assistants } ({ $areas }).
yokohama-action-began = { $person ->
        [you] Agisci
       *[other] { $who } agisce
    } in { $area } con potere { $power }{ $then }.
yokohama-and-acts = { " " }e agisce con potere { $power }{ $then }
yokohama-with-power = { " " }con potere { $power }
yokohama-then = { ": " }{ $gains }
yokohama-then-house = ; { $person ->
        [you] ricevi
       *[other] { $who } riceve
    } { $yen } per l’ufficio commerciale
yokohama-then-back = { $count ->
        [0] { "" }
        [one] ; torna un assistente
       *[other] ; tornano { $assistants }
    }{ $stays ->
        [yes] { $count ->
            [0] ; l’assistente resta lì
           *[other] , uno resta
        }
       *[no] { "" }
    }
yokohama-house-paid = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $yen } per l’ufficio commerciale in { $area }.
yokohama-gained = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $gains }.
yokohama-points-gained = { $person ->
        [you] Ricevi
       *[other] { $who } riceve
    } { $gains } per { $merit ->
        [orders] un ordine
        [church] la Chiesa
        [customs] la Dogana
        [achievements] un obiettivo
        [buildings] una costruzione
        [tokens] un segnalino
        [technologies] una tecnologia
       *[ports] il Porto
    }.
yokohama-by-mining = { $goods } con la Tecnologia mineraria
yokohama-deal = { $how ->
        [bought] { $person ->
            [you] compri
           *[other] compra
        }
       *[sold] { $person ->
            [you] vendi
           *[other] vende
        }
    } { $what } per { $yen }
yokohama-traded = { $person ->
        [you] Nel Quartiere cinese
       *[other] { $who }
    } { $deals }{ $then }.
yokohama-paid = { $person ->
        [you] Paghi
       *[other] { $who } paga
    } { $coins }.
yokohama-paying = , pagando { $coins }
yokohama-space-taken = { $person ->
        [you] Metti
       *[other] { $who } mette
    } un assistente { $from ->
        [hand] dalla mano
       *[area] dall’area
    } sullo spazio { $space } della { $board }{ $paying }{ $then }.
yokohama-pieces-hired = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } { $pieces } dal magazzino{ $yen ->
        [0] { "" }
       *[other] { " " }({ $yen } yen)
    }{ $then }.
yokohama-technology-learned = { $person ->
        [you] Impari
       *[other] { $who } impara
    } { $card } nel { $area }{ $paying }{ $then }.
yokohama-order-taken = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } l’ordine { $order } nel { $area }{ $paying }{ $then }.
yokohama-technologies-shown = Novità nel { $area }: { $cards }.
yokohama-orders-shown = Novità nel { $area }: { $cards }.
yokohama-deck-empty = Le carte non bastano per riempire il { $area }.
yokohama-token-taken = { $person ->
        [you] Prendi
       *[other] { $who } prende
    } il segnalino dell’area { $area }{ $told ->
        [yes] { "" }
       *[no] { " " }({ $reward })
    }{ $then }.
yokohama-shop-built = { $person ->
        [you] Costruisci
       *[other] { $who } costruisce
    } un negozio in { $area }{ $then }.
yokohama-house-built = { $person ->
        [you] Costruisci
       *[other] { $who } costruisce
    } un ufficio commerciale in { $area }{ $then }.
yokohama-assistants-recovered = { $count ->
        [0] { $person ->
            [you] Non recuperi assistenti
           *[other] { $who } non recupera assistenti
        }
       *[other] { $person ->
            [you] Recuperi { $assistants }
           *[other] { $who } recupera { $assistants }
        }
    } dall’area { $area }{ $stays ->
        [yes] { " " }e { $person ->
            [you] ne lasci
           *[other] ne lascia
        } uno lì
       *[no] { "" }
    }.
yokohama-assistants-moved = { $person ->
        [you] Muovi
       *[other] { $who } muove
    } { $count ->
        [one] un assistente
       *[other] assistenti
    }: { $ways }{ $then }.
yokohama-way = { $from } → { $to }
yokohama-station-placed = { $person ->
        [you] Metti
       *[other] { $who } mette
    } la stazione in { $area }.
yokohama-prize-taken = { $person ->
        [you] Scegli
       *[other] { $who } sceglie
    } { $prize ->
        [flag] un’icona { $from ->
            [americano] americana
            [britannico] britannica
            [tedesco] tedesca
           *[other] { $from }
        }
       *[agent] l’agente indipendente
    } come ricompensa per tutti gli obiettivi.
yokohama-end-triggered = La fine è vicina: { $because ->
        [houses] un giocatore ha costruito tutti i suoi uffici commerciali
        [shops] un giocatore ha costruito tutti i suoi negozi
        [orders] gli ordini non bastano più
        [church] la Chiesa è abbastanza piena
        [customs] la Dogana è abbastanza piena
       *[rounds] è stato raggiunto il limite di round
    }. Si finisce questo round e se ne gioca un altro.
yokohama-game-ended = La partita è finita: { $because ->
        [houses] un giocatore aveva costruito tutti i suoi uffici commerciali
        [shops] un giocatore aveva costruito tutti i suoi negozi
        [orders] gli ordini erano finiti
        [church] la Chiesa era abbastanza piena
        [customs] la Dogana era abbastanza piena
       *[rounds] era stato raggiunto il limite di round
    }.
yokohama-hand-shown = { $person ->
        [you] Ordini che ti restano
       *[other] Ordini che restano a { $who }
    }: { $count ->
        [0] nessuno
       *[other] { $orders }
    }.

## Why a choice is not possible.

yokohama-no-game-over = La partita è finita
yokohama-no-not-your-turn = Non è il tuo turno: in attesa di { $who }
yokohama-no-not-now = { $awaited ->
        [keep] Ora tieni uno dei tuoi due ordini
        [supplement] Ora sono possibili solo azioni supplementari (un agente, obiettivi, ordini); oppure prosegui
        [supplement-again] Ora sono possibili solo azioni supplementari (un agente, obiettivi, ordini); oppure finisci il turno
        [place] Ora piazza assistenti
        [telegram] Ora puoi piazzare solo l’assistente del Telegramma
        [arrive] Ora metti il presidente in un’area, o richiama assistenti
        [move] Ora muovi il presidente, o richiamalo
        [way] Ora scegli la strada del tuo presidente
        [recall] Ora riprendi assistenti
        [exchange] Ora puoi solo fare scambi nel Quartiere cinese
        [church] Ora scegli uno spazio della Chiesa, o nessuno
        [customs] Ora scegli uno spazio della Dogana, o nessuno
        [faith] Prima paga per la fede
        [assistant] Prima scegli l’assistente per lo spazio
        [agency] Ora prendi pedine dal magazzino, o finisci
        [warehouse] Ora prendi pedine dal magazzino, o finisci
        [learn] Ora impara una tecnologia, o nessuna
        [unit] Prima paga per la tecnologia
        [order] Ora prendi un ordine, o nessuno
        [order-again] Ora prendi un secondo ordine, o nessuno
        [second-order] Prima paga per il secondo ordine
        [token] Ora prendi il segnalino, o lascialo
        [build] Ora costruisci, o rinuncia
        [leave] Ora scegli se lasciare un assistente
        [gain] Prima scegli i prodotti
        [move-from] Ora muovi assistenti, o finisci
        [move-to] Prima scegli dove va l’assistente
        [station] Prima piazza la stazione
        [prize] Prima scegli una ricompensa
       *[over] La partita è finita
    }
yokohama-no-not-dealt = L’ordine { $order } non è tra quelli che hai ricevuto
yokohama-no-not-in-play = Con questo numero di giocatori l’area { $area } non è in gioco
yokohama-no-on-canal = { $deed ->
        [stop] Nessun presidente può fermarsi sul canale
        [act] Sul canale non si agisce
       *[put] Sul canale non si mette niente
    }
yokohama-no-assistant-in-hand = Non hai assistenti in mano
yokohama-no-assistant-there = Non hai assistenti in { $area }
yokohama-no-too-little-yen = { $what ->
        [fee] I pedaggi sono { $needs } yen
       *[price] Costa { $needs } yen
    }, e tu ne hai { $has }
yokohama-no-too-few-goods = { $needs ->
        [one] Ti serve 1
       *[other] Ti servono { $needs }
    } { $good }, e ne hai { $has }
yokohama-no-too-few-imports = { $needs ->
        [one] Ti serve 1 merce d’importazione
       *[other] Ti servono { $needs } merci d’importazione
    }, e ne hai { $has }
yokohama-no-technology = Non hai la tecnologia { $title }
yokohama-no-already-used = In questo turno hai già usato la tecnologia { $title }
yokohama-no-warehouse-empty = { $piece ->
        [assistant] Non restano assistenti
        [shop] Non restano negozi
       *[house] Non restano uffici commerciali
    } nel tuo magazzino
yokohama-no-agent = Non hai agenti pronti
yokohama-no-agent-used = In questo turno hai già usato un agente
yokohama-no-own-president = In { $area } c’è il tuo presidente
yokohama-no-already-achieved = Hai già raggiunto l’obiettivo { $letter }
yokohama-no-not-achieved = Per l’obiettivo { $letter } { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }
yokohama-no-not-in-hand = Non hai l’ordine { $order }
yokohama-no-placed-there = Hai già piazzato in { $area } e altrove: un solo assistente per area
yokohama-no-not-adjacent = Non c’è una strada diretta dall’area { $from } all’area { $area }
yokohama-no-back-to-start = Il tuo presidente è partito dall’area { $area } e non può tornarci
yokohama-no-president-there = In { $area } c’è un altro presidente
yokohama-no-other-fees = Nessuna strada disponibile per l’area { $area } paga esattamente questi giocatori
yokohama-no-way = Nessuna strada attraverso aree con tuoi assistenti porta all’area { $area }
yokohama-no-way-on = Dall’area { $area } il tuo presidente non potrebbe raggiungere un’area dove fermarsi
yokohama-no-on-the-way = Il tuo presidente ha già fatto { $steps } { $steps ->
        [one] passo
       *[other] passi
    }: questo si può fare solo al posto di camminare
yokohama-no-same-area = L’assistente è già in { $area }
yokohama-no-such-space = Sulla plancia della { $board } non c’è lo spazio { $space }
yokohama-no-space-taken = Lo spazio { $space } della { $board } è già occupato
yokohama-no-too-little-faith = Servono { $needs } punti di fede, e tu puoi arrivare a { $most }
yokohama-no-too-many-imports = { $needs ->
        [one] Serve 1 merce d’importazione
       *[other] Servono { $needs } merci d’importazione
    }, e il tuo potere ne permette { $most }
yokohama-no-assistant-to-give = Non hai assistenti in { $board } né in mano
yokohama-no-already-paid = Ogni cosa si paga una volta sola, e hai già pagato { $coin }
yokohama-no-not-accepted = Qui non puoi pagare con { $kind ->
        [import] merci d’importazione
        [yen] yen
       *[good] { $good }
    }
yokohama-no-other-area = L’assistente viene dalla { $board } o dalla tua mano, non dall’area { $area }
yokohama-no-slot-empty = Sullo spazio { $slot } non c’è nessuna carta
yokohama-no-title-owned = Hai già la tecnologia { $title }
yokohama-no-too-dear = Oltre al tuo potere { $needs ->
        [one] manca 1 unità
       *[other] mancano { $needs } unità
    }, e ne puoi pagare { $most }
yokohama-no-level-too-high = L’ordine è { $level ->
        [1] verde
        [2] arancio
       *[3] rosso
    }, e il tuo potere { $most ->
        [0] non ne permette nessuno
        [1] permette solo quelli verdi
        [2] permette solo quelli verdi e arancio
       *[3] li permette tutti
    }
yokohama-no-hand-full = Non puoi avere in mano più di { $limit } ordini
yokohama-no-second-order = Un secondo ordine costa { $yen } yen o una merce d’importazione
yokohama-no-piece-in-hand = Non hai in mano { $piece }
yokohama-no-own-shop = Hai già un negozio in { $area }
yokohama-no-shop-there = Sullo spazio { $space } c’è già un negozio
yokohama-no-house-there = In { $area } c’è già un ufficio commerciale
yokohama-no-prize = La ricompensa { $prize } non c’è

yokohama-option-name = { $option ->
    [prizes] ricompense per gli obiettivi (mini-espansione 1)
    [free-agents] agenti indipendenti tra i segnalini (mini-espansione 2)
    [direct] Tram e stazione portano
   *[other] { $option }
}
yokohama-option-value = { $value ->
    [yes] sì
    [no] no
    [assistant] solo ad aree con un tuo assistente
    [anywhere] a qualsiasi area
   *[other] { $value }
}

## Texts of the HTML board only.

yokohama-html-board = La città e il porto di Yokohama
yokohama-html-town = La città
yokohama-html-area = { yokohama-area }
yokohama-html-area-does = { $kind ->
        [copper-mine] Dà la quantità di rame indicata sotto il tuo potere.
        [fishing] Dà la quantità di pesce indicata sotto il tuo potere.
        [silk-mill] Dà la quantità di seta indicata sotto il tuo potere.
        [tea] Dà la quantità di tè indicata sotto il tuo potere.
        [bank] Dà il numero di yen indicato sotto il tuo potere.
        [chinatown] Scambi: ognuno vende un prodotto per yen, o compra con yen un prodotto o una merce d’importazione.
        [church] Fede, e altra a pagamento: metti un assistente su uno spazio della plancia della Chiesa.
        [customs] Paga al massimo questo numero di merci d’importazione: metti un assistente su uno spazio della plancia della Dogana.
        [agency] Prendi al massimo questo numero di pedine dal magazzino; negozi e uffici commerciali hanno un prezzo.
        [laboratory-a] Unità per una tecnologia del Laboratorio A.
        [laboratory-b] Unità per una tecnologia del Laboratorio B.
        [port-a] Prendi un ordine del Porto A: 1 verde, 2 anche arancio, 3 anche rosso.
        [port-b] Prendi un ordine del Porto B: 1 verde, 2 anche arancio, 3 anche rosso.
       *[canal] Attraversare il canale costa 1 yen. Qui non ci si può fermare né piazzare nulla.
    }
yokohama-html-look = Guarda da vicino: { $area }
yokohama-html-yields = Che cosa dà il potere da 1 a 5
yokohama-html-men = { $who }: { $president ->
        [yes] presidente{ $count ->
            [0] { "" }
           *[other] , { "" }
        }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] 1 assistente
       *[other] { $count } assistenti
    }
yokohama-html-site = { $piece ->
        [shop] Negozio
       *[house] Ufficio commerciale
    }{ $taken ->
        [yes] { " " }di { $who }
       *[no] : { $reward }
    }
yokohama-html-token = Segnalino da 5 potere: { $reward }
yokohama-html-space = Spazio { $space }, { $board ->
        [church] { $value } fede
       *[customs] { $value } { $value ->
            [one] merce d’importazione
           *[other] merci d’importazione
        }
    }: { $who }
yokohama-html-board-end = { $occupied } assistenti su { $end }, che fanno scattare la fine
yokohama-html-goals = Obiettivi
yokohama-html-goal = Obiettivo { $letter }: { $need }. Al primo { $first } punti, agli altri { $later }{ $reached ->
        [0] { "" }
       *[other] . Raggiunto da: { $who }
    }
yokohama-html-supply = Riserva
yokohama-html-orders-to-come = Ordini nel mazzo: { $count }
yokohama-html-technologies-to-come = Tecnologie nel mazzo: { $count }
yokohama-html-agents-left = Agenti ({ $from }): { $count }
yokohama-html-prizes = Ricompense per tutti e tre gli obiettivi
yokohama-html-display = { $area ->
        [laboratory-a] Tecnologie A
        [laboratory-b] Tecnologie B
        [port-a] Ordini A
       *[port-b] Ordini B
    }
yokohama-html-technology = { $title }, valore { $value }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(qui { $surcharge } in più)
    }, { $country }: { $effect }
yokohama-html-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, e altri { $more } se la partita finisse ora
yokohama-html-first = primo giocatore
yokohama-html-pile = { $place ->
        [hand] In mano
       *[warehouse] Nel magazzino
    }: { $piece ->
        [assistant] { $count ->
            [one] 1 assistente
           *[other] { $count } assistenti
        }
        [shop] { $count ->
            [one] 1 negozio
           *[other] { $count } negozi
        }
       *[house] { $count ->
            [one] 1 ufficio commerciale
           *[other] { $count } uffici commerciali
        }
    }{ $price ->
        [0] { "" }
       *[other] , il prossimo per { $price } yen
    }
yokohama-html-icons = Icone ({ $from }): { $icons }; agenti pronti: { $ready }, usati: { $used }
yokohama-html-free-agents = Agenti indipendenti pronti: { $ready }, usati: { $used }
yokohama-html-hand-size = { $count ->
        [0] Nessun ordine in mano
        [one] 1 ordine in mano
       *[other] { $count } ordini in mano
    }
yokohama-html-completed = Completato: { $order }
yokohama-html-steps = Fasi di questo turno
yokohama-html-by-name = { $what }: clicca sulla mappa, o scegli per nome ({ $count })
yokohama-html-say = { $verb }: { $what }
yokohama-html-say-at = { $verb } – { $area }: { $what }
yokohama-html-fee = pedaggio lungo la strada: { $yen } yen
yokohama-html-verb = { $kind ->
        [keep] Tieni un ordine
        [agent] Manda un agente
        [achieve] Raggiungi un obiettivo
        [complete] Completa un ordine
        [spin] Usa il Filatoio meccanico
        [study] Usa l’Università
        [place] Piazza un assistente
        [shift] Muovi un assistente
        [go] Muovi il presidente
        [stop] Fermati qui e agisci
        [via] Paga lungo la strada
        [tram] Prendi il Tram
        [ride] Vai alla stazione
        [recall] Richiama
        [take] Riprendi
        [buy] Compra
        [sell] Vendi
        [space] Metti un assistente su uno spazio
        [pay] Paga
        [from] Cedi un assistente
        [hire] Prendi dal magazzino
        [learn] Impara una tecnologia
        [order] Prendi un ordine
        [gain] Prendi un prodotto
        [token] Prendi il segnalino
        [shop] Costruisci un negozio
        [house] Costruisci un ufficio commerciale
        [build] Costruisci
        [station] Metti qui la stazione
       *[prize] Scegli una ricompensa
    }
yokohama-html-heading = { $awaited ->
        [keep] Tieni uno dei due ordini
        [supplement] Il tuo turno: prima azioni supplementari?
        [supplement-again] Azioni supplementari prima della fine?
        [place] Piazza assistenti
        [telegram] Telegramma: un altro assistente
        [arrive] Dove va il tuo presidente?
        [move] Muovi il tuo presidente
        [way] Scegli la strada
        [recall] Riprendi assistenti
        [exchange] Scambi nel Quartiere cinese
        [church] In Chiesa
        [customs] In Dogana
        [faith] Paga per la fede
        [assistant] Quale assistente?
        [agency] Agenzia di collocamento
        [warehouse] Dal magazzino
        [learn] Nel Laboratorio
        [unit] Paga per la tecnologia
        [order] Nel Porto
        [order-again] Un secondo ordine?
        [second-order] Paga per il secondo ordine
        [token] Prendere il segnalino?
        [build] Costruire?
        [leave] Lasciare un assistente?
        [gain] Scegli un prodotto
        [move-from] Muovi assistenti
        [move-to] Dove?
        [station] Piazza la stazione
        [prize] Scegli una ricompensa
       *[over] La partita è finita
    }
