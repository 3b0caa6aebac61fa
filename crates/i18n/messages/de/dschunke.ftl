# Dschunke. $person is "you" for the reader and "other" for other players.

dschunke-junk = { $junk ->
        [grey] Grau
        [orange] Orange
        [purple] Lila
        [brown] Braun
       *[white] Weiß
    }
dschunke-good = { $good ->
        [rice] Reis
        [fish] Fisch
        [vegetables] Gemüse
       *[spices] Gewürz
    }
dschunke-pile = { $pile ->
        [square] Quadrat
        [circle] Kreis
        [triangle] Dreieck
       *[star] Stern
    }
dschunke-letter = { $colour ->
        [red] r
        [blue] b
        [green] g
       *[yellow] y
    }
dschunke-some = { $count } { $good }
dschunke-yuan = { $yuan } Yüan
dschunke-about = etwa { $yuan } Yüan
dschunke-a-special-card = eine Sonderkarte
dschunke-no-cards = keine Karten
dschunke-bid-nothing = nichts
dschunke-or = { $first } oder { $last }
dschunke-who = { $person ->
        [you] du
       *[other] { $who }
    }
dschunke-worker = { $worker ->
        [load-merchant] Lade-Kaufmann
        [money-merchant] Geld-Kaufmann
        [goods-merchant] Waren-Kaufmann
        [lower-apprentice] Gehilfe unten
       *[upper-apprentice] Gehilfe oben
    }
dschunke-card = { $kind ->
        [extra] Nachschub
        [ties] Gleichstand
        [swap] Tausch
        [place] Aufladen
        [goods] Waren
        [move] Umladen
        [money] Geld { $one }
        [eight] Acht { $one }
       *[twelve] Zwölf { $one }+{ $two }
    }
dschunke-card-text = { $kind ->
        [extra] dauerhaft: eine Warenkarte mehr bei jedem Nachschub
        [ties] dauerhaft: du gewinnst jeden Gleichstand beim Bieten
        [swap] dauerhaft: nach jeder neuen Marktkarte bis zu 2 Warenkarten tauschen
        [place] einmalig: einen Streifen auf eine beliebige Dschunke laden
        [goods] einmalig: Waren nehmen für deine sichtbaren Kisten auf einer beliebigen Dschunke
        [move] einmalig: einen deiner Streifen von oben auf eine andere Dschunke umladen
        [money] einmalig: Geld nehmen für deine sichtbaren Kisten auf { $one }
        [eight] am Ende: { $eight } Yüan für { $first } sichtbare Kisten auf { $one }
       *[twelve] am Ende: { $twelve } Yüan für { $first } Kisten auf { $one } und { $second } auf { $two }
    }
dschunke-part = { $part ->
        [money] Geld
        [special-cards] Sonderkarten
        [junks] Dschunken
       *[goods] Handkarten
    }

## Introduction for new players.

dschunke-introduction =
    Fünf Dschunken liegen im Kreis im Hafen, beladen mit Kisten aller Spieler. Kaufleute ziehen reihum von einer zur nächsten, und am Kai werden Waren verkauft. Wer nach zehn Runden das meiste Geld hat, gewinnt.
    In deinem Zug nutzt du einen Kaufmann oder Gehilfen; jeder kann nur einmal pro Runde genutzt werden: Lade Streifen mit drei Kisten auf eine Dschunke oder nimm dort Geld oder Waren, und zwar je eins für jede deiner sichtbaren Kisten. Drei Streifen sind eine Lage; die nächste Lage liegt quer darüber und verdeckt, was darunter ist.
    Dann nehmen alle ein paar Waren und bieten im Warenpoker mehrmals geheim mit Karten je einer Ware. Wer die meisten Karten einer Ware bietet, bekommt, was die Marktkarte der Runde dafür zahlt; bei Gleichstand wird geteilt, und alle gebotenen Karten werden abgelegt. S steht für eine Sonderkarte.
    Am Ende bringt jede Dschunke mit einer sichtbaren Kiste von dir 4 Yüan, alle fünf zusammen 25. Zum Wählen gibst du eine Zahl oder die Wörter daneben ein; help zeigt die anderen Befehle.

## The board.

dschunke-title = Dschunke
dschunke-round = { $round ->
        [0] Aufbau: Ladung verteilen
       *[other] Runde { $round } von { $rounds }
    } · { $person ->
        [you] du beginnst
       *[other] { $who } beginnt
    }
dschunke-goods = Ware
dschunke-brings = Marktkarte
dschunke-stack = Stapel
dschunke-your-hand = deine Hand
dschunke-price = { $price ->
        [special] S-Karte
       *[yuan] { $yuan } Yüan
    }{ $sold ->
        [yes] { " " }(weg)
       *[no] { "" }
    }
dschunke-stack-empty = leer
dschunke-stack-there = da
dschunke-column-junk = Dsch.
dschunke-column-carries = Ware
dschunke-column-merchant = Kaufmann
dschunke-column-cargo = Streifen oben
dschunke-carries-all = alle Waren
dschunke-merchant = { $merchant ->
        [load] laden { $strips }
        [money] Geld
        [goods] Waren
       *[hidden] verdeckt
    }{ $used ->
        [yes] { " " }(weg)
       *[no] { "" }
    }
dschunke-legend = Kaufleute ziehen jede Runde eine Zeile tiefer · Streifen: wie viele, wer oben
dschunke-rounds = Runde
dschunke-apprentice = { $row ->
        [lower] { $used ->
            [yes] unten (weg)
           *[no] Gehilfe unten
        }
       *[upper] { $used ->
            [yes] oben (weg)
           *[no] Gehilfe oben
        }
    }
dschunke-task = { $task ->
        [load] lade{ $strips }
        [money] Geld
       *[goods] Waren
    }
dschunke-piles = Sonderkarten
dschunke-pile-of = { $pile } { $cards }{ $taken ->
        [yes] { " " }(weg)
       *[no] { "" }
    }
dschunke-column-player = Spieler
dschunke-column-goods = Waren
dschunke-column-supply = Nachs.
dschunke-column-strips = Streif.
dschunke-column-bonus = Dsch.
dschunke-column-yuan = Yüan
dschunke-column-cards = Sonderkarten
dschunke-first = 1.
dschunke-hidden-cards = { $cards } verdeckt
dschunke-has-bid = (hat geboten)
dschunke-hand-of = Waren: { $goods }; verdeckte Karten: { $cards }
dschunke-your-cards = Deine Karten
dschunke-your-card = { $card }: { $text }
dschunke-your-bid = Dein Gebot

## The pending decision.

dschunke-decide-cargo = Lege einen Streifen von { $who } auf eine Dschunke, die weniger als drei hat. Wenn alle Streifen liegen, werden die Kaufleute aufgedeckt.
dschunke-decide-swap = Deine Karte Tausch: { $returned ->
        [0] Lege bis zu 2 Warenkarten zurück und nimm dafür ebenso viele andere.
       *[other] Lege noch eine Warenkarte zurück, oder nimm jetzt eine Karte für jede zurückgelegte.
    }{ $swaps ->
        [one] { "" }
       *[other] { " " }Du darfst { $swaps }-mal tauschen.
    }
dschunke-decide-swap-take = Nimm { $left ->
        [one] eine Warenkarte
       *[other] { $left } Warenkarten, eine nach der anderen,
    } für die zurückgelegten, und zwar von anderen Waren, wenn es welche gibt.
dschunke-decide-search-event = S: Jeder Spieler nimmt eine Sonderkarte. Wähle einen Stapel, den noch kein anderer durchsucht hat; sieh ihn durch und behalte eine Karte.
dschunke-decide-search-barter = Du hast eine Sonderkarte gewonnen. Wähle einen Stapel, sieh ihn durch und behalte eine Karte.{ $last ->
        [yes] { " " }Oder nimm stattdessen { $yuan } Yüan, denn dies ist die letzte Runde.
       *[no] { "" }
    }
dschunke-decide-keep = Behalte eine dieser Karten; die übrigen sehen die anderen nicht. Dauerhafte Karten liegen offen vor dir, alle anderen bleiben verdeckt.
dschunke-decide-turn = Du bist am Zug: Nutze einen Kaufmann oder Gehilfen, der in dieser Runde noch nicht genutzt wurde. Es zählen nur Kisten, die von oben sichtbar sind.{ $cards ->
        [0] { "" }
       *[other] { " " }Davor oder danach darfst du eine Sonderkarte ausspielen.
    }
dschunke-decide-action = Nutze jetzt einen Kaufmann oder Gehilfen, der in dieser Runde noch nicht genutzt wurde.
dschunke-decide-card = Du hast deine Aktion gemacht. Du darfst noch eine Sonderkarte ausspielen oder deinen Zug beenden.
dschunke-decide-apprentice = { $worker }: Auf welche Dschunke schickst du ihn? Frei sind nur Dschunken ohne Kaufmann.
dschunke-decide-pick = Nimm { $left ->
        [one] eine Warenkarte
       *[other] { $left } Warenkarten
    } von einem Stapel; von einem anderen erst, wenn er leer ist.
dschunke-decide-place = Auf welche Dschunke legst du deinen Streifen?
dschunke-decide-goods-card = Von welcher Dschunke nimmst du Waren? Du bekommst eine Karte für jede deiner sichtbaren Kisten dort, mindestens 3.
dschunke-decide-move-from = Von welcher Dschunke lädst du einen Streifen um? Nur Streifen der obersten Lage lassen sich umladen.
dschunke-decide-move-to = Auf welche Dschunke lädst du deinen Streifen von { $junk } um?
dschunke-decide-supply = Nachschub: Nimm { $left ->
        [one] noch eine Warenkarte
       *[other] { $left } Warenkarten, eine nach der anderen,
    } von beliebigen Stapeln. Dann bieten alle.
dschunke-for-sale = { $good } für { $price }
dschunke-decide-bid = Biete geheim: Karten einer noch nicht verkauften Ware oder nichts. Die meisten Karten gewinnen, was die Marktkarte für die Ware zahlt, bei Gleichstand wird geteilt, und alle gebotenen Karten werden abgelegt.{ $others ->
        [0] { " " }Alle anderen haben geboten.
       *[other] { " " }Wir warten noch auf { $who }.
    }
dschunke-wait-bids = Alle bieten geheim. Warten auf { $who }.
dschunke-wait-sealed = Dein verdecktes Gebot: { $bid }. Warten auf { $who }.
dschunke-wait = { $awaited ->
        [cargo] { $who } legt einen Streifen.
        [swap] { $who } darf Warenkarten tauschen.
        [search] { $who } wählt einen Stapel Sonderkarten zum Durchsuchen.
        [keep] { $who } durchsucht einen Stapel und behält eine Karte.
        [turn] { $who } ist am Zug.
        [apprentice] { $who } schickt einen Gehilfen auf eine Dschunke.
        [pick] { $who } nimmt Waren.
        [place] { $who } legt einen Streifen.
        [goods-card] { $who } wählt eine Dschunke, von der die Waren kommen.
        [move] { $who } lädt einen Streifen um.
        [supply] { $who } nimmt Waren von den Stapeln.
        [barter] Warten auf { $who }.
       *[over] Die Partie ist zu Ende.
    }
dschunke-over = Die Partie ist zu Ende.

## The effect of a choice.

dschunke-do-load = { $strips ->
        [one] 1 Streifen
       *[other] { $strips } Streifen
    } auf { $junk } laden: dort hättest du { $then } sichtbare { $then ->
        [one] Kiste
       *[other] Kisten
    } (jetzt { $now })
dschunke-do-earn = { $yuan } Yüan nehmen für { $visible ->
        [0] { $junk }, wo keine deiner Kisten sichtbar ist
        [one] deine sichtbare Kiste auf { $junk }
       *[other] deine { $visible } sichtbaren Kisten auf { $junk }
    }
dschunke-do-fetch = { $goods } von { $junk } nehmen{ $others ->
        [0] { "" }
        [one] , dazu 1 Karte einer anderen Ware
       *[other] , dazu { $others } Karten anderer Waren
    }
dschunke-do-fetch-any = { $count } Karten einer Ware deiner Wahl nehmen ({ $junk })
dschunke-do-send = { $task ->
        [load] { $strips ->
            [one] 1 Streifen
           *[other] { $strips } Streifen
        } laden, dann sichtbare Kisten: { $places }
        [money] Geld nehmen: { $places }
       *[goods] Warenkarten nehmen: { $places }
    }
dschunke-do-send-place = { $count } auf { $junk }
dschunke-do-cargo = einen Streifen von { $who } auf { $junk } (bisher { $strips })
dschunke-do-move-from = auf { $junk } hättest du noch { $then } sichtbare { $then ->
        [one] Kiste
       *[other] Kisten
    } (jetzt { $now })
dschunke-do-pick = { $count } { $good } nehmen: du hättest { $then }
dschunke-do-return = eine Karte { $good } zurücklegen: dann noch { $left }
dschunke-do-search = { $cards ->
        [one] die eine Karte ansehen und nehmen
       *[other] die { $cards } Karten durchsehen und eine behalten
    }
dschunke-do-yuan = { $yuan } Yüan anstelle einer Karte
dschunke-do-bid = { $goods } für { $price }, { $left ->
        [0] dann keine mehr
       *[other] dann noch { $left }
    }
dschunke-do-bid-nothing = deine Karten behalten; bietet niemand, endet der Warenpoker
dschunke-do-done = { $returned ->
        [0] nichts tauschen
       *[other] nichts mehr zurücklegen
    }
dschunke-do-end = den Zug beenden, ohne eine Karte auszuspielen

## What happened.

dschunke-hand-dealt = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $known ->
        [yes] { $goods } auf die Hand
       *[no] Waren auf die Hand
    }.
dschunke-first-player-found = { $person ->
        [you] Du bist
       *[other] { $who } ist
    } jetzt Startspieler.
dschunke-cargo-placed = { $person ->
        [you] Du legst
       *[other] { $who } legt
    } einen Streifen von { $owner } auf { $junk }.
dschunke-merchants-shown = Die Kaufleute werden aufgedeckt: Laden auf { $load }, Geld auf { $money }, Waren auf { $goods }.
dschunke-merchants-moved = Die Kaufleute ziehen weiter: Laden auf { $load }, Geld auf { $money }, Waren auf { $goods }.
dschunke-market-revealed = Runde { $round }: { $market }.
dschunke-goods-returned = { $person ->
        [you] Du legst
       *[other] { $who } legt
    } { $goods } zurück.
dschunke-goods-taken = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $goods }{ $by }.
dschunke-goods-missed = { $person ->
        [you] Dir
       *[other] { $who }
    } { $count ->
        [one] entgeht eine Warenkarte
       *[other] entgehen { $count } Warenkarten
    }: Die Stapel sind leer.
dschunke-pile-searched = { $person ->
        [you] Du durchsuchst den Stapel { $pile }: { $cards }.
       *[other] { $who } durchsucht den Stapel { $pile }.
    }
dschunke-card-kept = { $person ->
        [you] Du behältst
       *[other] { $who } behält
    } { $known ->
        [yes] die Karte { $card }
       *[no] eine verdeckte Karte
    }.
dschunke-money-announced = { $person ->
        [you] du hast
       *[other] { $who } hat
    } { $yuan } Yüan
dschunke-money-announced-all = Alle sagen ihr Geld an: { $who }.
dschunke-worker-used = { $person ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } auf { $junk }: { $worker }.
dschunke-by-worker = { " " }({ $worker })
dschunke-by-card = { " " }mit der Karte { $card }
dschunke-action-missed = { $person ->
        [you] Du kannst
       *[other] { $who } kann
    } keinen der übrigen Kaufleute und Gehilfen nutzen.
dschunke-strips-loaded = { $person ->
        [you] Du lädst
       *[other] { $who } lädt
    } { $count ->
        [one] einen Streifen
       *[other] { $count } Streifen
    } auf { $junk }{ $by }.
dschunke-money-earned = { $person ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $yuan } Yüan{ $by }: { $visible ->
        [0] keine sichtbare Kiste
        [one] eine sichtbare Kiste
       *[other] { $visible } sichtbare Kisten
    } auf { $junk }.
dschunke-card-played = { $person ->
        [you] Du spielst
       *[other] { $who } spielt
    } die Karte { $card }.
dschunke-strip-moved = { $person ->
        [you] Du lädst
       *[other] { $who } lädt
    }{ $by } einen Streifen von { $from } auf { $to } um.
dschunke-bid-sealed = { $person ->
        [you] Du legst
       *[other] { $who } legt
    } { $known ->
        [yes] ein Gebot verdeckt aus: { $bid }
       *[no] ein Gebot verdeckt aus
    }.
dschunke-bids-sealed = { $who } { $count ->
        [one] hat ein Gebot verdeckt ausgelegt
       *[other] haben ihre Gebote verdeckt ausgelegt
    }.
dschunke-bid-shown = { $person ->
        [you] du
       *[other] { $who }
    } { $bid }
dschunke-bids-shown = Gebote: { $bids }.
dschunke-goods-sold = { $how ->
        [money] { $person ->
            [you] Du bekommst
           *[other] { $who } bekommt
        } { $yuan } Yüan für { $good }
        [special] { $person ->
            [you] Du gewinnst
           *[other] { $who } gewinnt
        } mit { $good } eine Sonderkarte
        [shared] Gleichstand bei { $good } ({ $who }): { $yuan ->
            [0] zu wenig zum Teilen
           *[other] je { $yuan } Yüan
        }
       *[special-tied] Gleichstand bei { $good } ({ $who }): niemand bekommt die Sonderkarte
    }{ $card ->
        [yes] { " " }dank der Karte Gleichstand
       *[no] { "" }
    }.
dschunke-yuan-taken = { $person ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $yuan } Yüan anstelle einer Sonderkarte.
dschunke-barter-ended = { $sold ->
        [0] Der Warenpoker endet: Nichts wurde verkauft.
        [1] Der Warenpoker endet: Eine Ware wurde verkauft.
        [4] Der Warenpoker endet: Alle Waren sind verkauft.
       *[other] Der Warenpoker endet: { $sold } Waren wurden verkauft.
    }
dschunke-game-ended = Die Partie ist zu Ende: Zehn Runden sind gespielt.
dschunke-hand-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } noch { $goods } auf der Hand.
dschunke-cards-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } diese Sonderkarten: { $cards }; sie bringen { $yuan } Yüan.
dschunke-money-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } { $yuan } Yüan.
dschunke-all-shown = { $person ->
        [you] Du hast
       *[other] { $who } hat
    } { $yuan } Yüan; Sonderkarten: { $cards }{ $bonus ->
        [0] { "" }
       *[other] { " " }({ $bonus } Yüan wert)
    }; Waren: { $goods }.

## Why a choice is not possible.

dschunke-no-game-over = Die Partie ist zu Ende
dschunke-no-not-your-turn = Du bist nicht am Zug, sondern { $who }
dschunke-no-not-now = { $awaited ->
        [cargo] Lege jetzt einen Streifen auf eine Dschunke
        [swap] Jetzt kannst du nur Warenkarten tauschen
        [search] Wähle jetzt einen Stapel Sonderkarten
        [keep] Behalte jetzt eine Karte aus dem Stapel
        [turn] Nutze jetzt einen Kaufmann oder Gehilfen, spiele eine Sonderkarte aus oder beende deinen Zug
        [apprentice] Wähle erst die Dschunke für den Gehilfen
        [pick] Nimm erst die Waren
        [place] Wähle erst die Dschunke für deinen Streifen
        [goods-card] Wähle erst die Dschunke, auf der du Waren nimmst
        [move] Lade erst den Streifen um
        [supply] Nimm jetzt Waren von den Stapeln
        [barter] Jetzt bieten alle
       *[over] Die Partie ist zu Ende
    }
dschunke-no-already-acted = Du hast in diesem Zug schon einen Kaufmann oder Gehilfen genutzt
dschunke-no-must-act = Nutze erst einen Kaufmann oder Gehilfen
dschunke-no-worker-used = In dieser Runde schon genutzt: { $worker }
dschunke-no-such-worker = In dieser Partie nicht dabei: { $worker }
dschunke-no-strip-left = Du hast keinen Streifen mehr
dschunke-no-merchant-there = Auf { $junk } steht ein Kaufmann
dschunke-no-stack-empty = Der Stapel { $good } ist leer
dschunke-no-just-returned = Du hast gerade { $good } zurückgelegt: Nimm eine andere Ware, wenn es eine gibt
dschunke-no-too-few-cards = { $has ->
        [0] { $good } hast du nicht
       *[other] Du hast { $has } { $good }, nicht { $wanted }
    }
dschunke-no-already-sold = In dieser Runde wird kein { $good } mehr verkauft
dschunke-no-not-in-hand = Du hast keine Karte { $card }
dschunke-no-extra-action = Die Karte { $card } wird nicht in einem Zug ausgespielt
dschunke-no-already-played = Du hast in diesem Zug schon eine Sonderkarte ausgespielt
dschunke-no-nothing-to-move = Auf keiner Dschunke liegt ein Streifen von dir in der obersten Lage
dschunke-no-not-on-top = Auf { $junk } liegt kein Streifen von dir in der obersten Lage
dschunke-no-same-junk = Dein Streifen kommt von { $junk }
dschunke-no-junk-full = Auf { $junk } liegen schon drei Streifen
dschunke-no-layers-full = Auf { $junk } liegen schon { $strips } Streifen, mehr passen nicht
dschunke-no-room = Auf jeder Dschunke, auf die dein Streifen könnte, liegen schon { $strips } Streifen, mehr passen nicht
dschunke-no-pile-empty = Der Stapel { $pile } ist leer
dschunke-no-pile-taken = Ein anderer Spieler hat den Stapel { $pile } in dieser Runde schon durchsucht
dschunke-no-not-in-pile = In diesem Stapel ist keine Karte { $card }
dschunke-no-not-last-round = Geld anstelle einer Sonderkarte gibt es nur in der letzten Runde

## Texts of the HTML board only.

dschunke-html-awaits-bid = bietet …
dschunke-html-bid-nothing = Nichts bieten
dschunke-html-board = Der schwimmende Markt
dschunke-html-bonus = Wäre das Spiel jetzt zu Ende, brächten deine sichtbaren Kisten { $yuan } Yüan für die Dschunken
dschunke-html-cargo = Ladung auf { $junk }: { $strips } Streifen{ $most ->
        [0] { "" }
       *[other] , höchstens { $most }
    }
dschunke-html-explain = { $awaited ->
        [card] Oder beende deinen Zug.
        [keep] Die übrigen sehen die anderen nicht. Dauerhafte Karten liegen offen vor dir, alle anderen bleiben verdeckt.
        [search-barter] Sieh ihn durch und behalte eine Karte.
        [search-event] Sieh ihn durch und behalte eine Karte. Jeder Spieler durchsucht einen anderen Stapel.
        [supply] Eine nach der anderen, von beliebigen Stapeln. Dann bieten alle.
        [swap] Dafür nimmst du ebenso viele von anderen Waren, wenn es welche gibt.
       *[turn] Es zählen nur Kisten, die von oben sichtbar sind.{ $count ->
            [0] { "" }
           *[other] { " " }Davor oder danach darfst du eine Sonderkarte ausspielen.
        }
    }
dschunke-html-explain-bid = Die meisten Karten einer Ware gewinnen, was die Marktkarte dafür zahlt; bei Gleichstand wird geteilt. Alle gebotenen Karten werden abgelegt. { $others ->
        [0] Alle anderen haben geboten.
       *[other] Wir warten noch auf { $who }.
    }
dschunke-html-face-down = Ein verdeckter Kaufmann
dschunke-html-first = Startspielermarker (die rote Dschunke)
dschunke-html-group-cards = Eine Sonderkarte ausspielen
dschunke-html-group-workers = Einen Kaufmann oder Gehilfen nutzen
dschunke-html-hand-size = { $cards ->
        [one] eine Warenkarte auf der Hand
       *[other] { $cards } Warenkarten auf der Hand
    }
dschunke-html-harbour = Die Dschunken im Uhrzeigersinn: So ziehen die Kaufleute
dschunke-html-has-bid = geboten
dschunke-html-heading = { $awaited ->
        [card] Aktion gemacht: eine Sonderkarte ausspielen?
        [keep] Behalte eine Karte dieses Stapels
        [search-barter] Du hast eine Sonderkarte gewonnen: Wähle einen Stapel
        [search-event] S: Wähle einen Stapel Sonderkarten
        [supply] Nachschub: Nimm { $count ->
            [one] noch eine Warenkarte
           *[other] { $count } Warenkarten
        }
        [swap] Tausch: { $count ->
            [0] bis zu 2 Warenkarten zurücklegen?
           *[other] noch eine Warenkarte zurücklegen?
        }
       *[turn] Du bist am Zug
    }
dschunke-html-heading-bid = Biete geheim: Karten einer Ware
dschunke-html-hidden-specials = { $cards ->
        [one] eine verdeckte Sonderkarte
       *[other] { $cards } verdeckte Sonderkarten
    }
dschunke-html-market = Marktkarte
dschunke-html-my-bid = Dein verdecktes Gebot (nur du siehst es): { $bid }
dschunke-html-no-specials = keine Sonderkarten
dschunke-html-no-tile = noch keine Marktkarte
dschunke-html-past-tiles = Frühere Marktkarten ({ $tiles })
dschunke-html-pile = Sonderkarten, { $pile }: { $cards ->
        [0] leer
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $taken ->
        [yes] , in dieser Runde durchsucht
       *[no] { "" }
    }
dschunke-html-piles = Sonderkarten
dschunke-html-played = Ausgespielt ({ $cards })
dschunke-html-round = Runde { $round }{ $event ->
        [specials] : S, jeder nimmt eine Sonderkarte
        [yuan] : Y, alle sagen ihr Geld an
       *[none] { "" }
    }
dschunke-html-searching = Der Stapel, den du durchsuchst
dschunke-html-sold = { $good }: verkauft
dschunke-html-stack = Der Stapel { $good }: { $state }
dschunke-html-strips = { $strips ->
        [one] noch ein Streifen
       *[other] noch { $strips } Streifen
    }
dschunke-html-supply = { $cards ->
        [one] eine Warenkarte bei jedem Nachschub
       *[other] { $cards } Warenkarten bei jedem Nachschub
    }
dschunke-html-task = { $task ->
        [load] laden { $strips }
        [money] Geld
       *[goods] Waren
    }
dschunke-html-tracks = Runden und Gehilfen
dschunke-html-visible = Sichtbare Kisten
dschunke-html-worker = { $worker }{ $used ->
        [yes] , in dieser Runde schon genutzt
       *[no] { "" }
    }
dschunke-html-your-cards = Deine Sonderkarten
dschunke-html-your-goods = Deine Waren
dschunke-html-yuan-hidden = Geld ist verdeckt; es wird bei Y und am Ende angesagt

dschunke-option-name = { $option ->
    [setup] Aufbau
    [open-stacks] Stapel auch im Nachschub und Warenpoker zählbar
    [layers] Lagen auf einer Dschunke
    [yellow-for] zu dritt ersetzt Gelb
   *[other] { $option }
}
dschunke-option-value = { $value ->
    [yes] ja
    [no] nein
    [standard] wie gedruckt
    [variant] alle geben Ladung nach links weiter
    [any] beliebig viele
    [3] höchstens drei
    [nobody] keine Farbe
    [red] Rot
    [blue] Blau
    [green] Grün
   *[other] { $value }
}
dschunke-html-reveal = Die aufgedeckten Gebote
