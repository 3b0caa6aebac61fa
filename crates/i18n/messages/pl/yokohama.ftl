# Yokohama. $person is "you" for the reader and "other" for other players.

yokohama-letter = { $colour ->
        [blue] b
        [pink] p
        [purple] v
       *[yellow] y
    }
yokohama-area = { $area ->
        [copper-1] Kopalnia miedzi 1
        [copper-2] Kopalnia miedzi 2
        [fishing-1] Łowisko 1
        [fishing-2] Łowisko 2
        [silk-1] Przędzalnia jedwabiu 1
        [silk-2] Przędzalnia jedwabiu 2
        [tea-1] Pole herbaty 1
        [tea-2] Pole herbaty 2
        [bank] Bank
        [chinatown] Chinatown
        [church] Kościół
        [customs] Urząd celny
        [agency] Agencja pracy
        [laboratory-a] Laboratorium A
        [laboratory-b] Laboratorium B
        [port-a] Port A
        [port-b] Port B
       *[canal] Kanał
    }
yokohama-good = { $good ->
        [copper] miedź
        [silk] jedwab
        [tea] herbata
       *[fish] ryby
    }
yokohama-country = { $country ->
        [us] US
        [nl] NL
        [uk] UK
        [fr] FR
       *[de] DE
    }
yokohama-from-country = { $country ->
        [us] amerykański
        [nl] holenderski
        [uk] brytyjski
        [fr] francuski
       *[de] niemiecki
    }
yokohama-title-of = { $title ->
        [ball] Bal
        [brick-factory] Cegielnia
        [electric-light] Światło elektryczne
        [fair] Targi
        [gas-light] Światło gazowe
        [language-school] Szkoła językowa
        [letterpress] Prasa drukarska
        [mining-technology] Technika górnicza
        [newspaper] Gazeta
        [patent-system] System patentowy
        [postal-system] System pocztowy
        [spinning-machine] Przędzarka
        [stagecoach] Dyliżans
        [station] Stacja
        [stock-market] Giełda
        [telegram] Telegram
        [telephone] Telefon
        [tram] Tramwaj
        [university] Uniwersytet
       *[winery] Winiarnia
    }
yokohama-title-short = { $title ->
        [ball] Bal
        [brick-factory] Cegielnia
        [electric-light] Św. elektr.
        [fair] Targi
        [gas-light] Św. gazowe
        [language-school] Szkoła jęz.
        [letterpress] Drukarnia
        [mining-technology] Górnictwo
        [newspaper] Gazeta
        [patent-system] Patenty
        [postal-system] Poczta
        [spinning-machine] Przędzarka
        [stagecoach] Dyliżans
        [station] Stacja
        [stock-market] Giełda
        [telegram] Telegram
        [telephone] Telefon
        [tram] Tramwaj
        [university] Uniwersytet
       *[winery] Winiarnia
    }
yokohama-effect = { $title ->
        [ball] 2 punkty za każde wykonane zamówienie
        [brick-factory] 4 punkty za każdego asystenta na planszy urzędu celnego
        [electric-light] 3 punkty za każdy zbudowany dom handlowy
        [fair] od razu 10 punktów
        [gas-light] 2 punkty za każdy zbudowany sklep
        [language-school] 1 jen za każde wykonane zamówienie
        [letterpress] 1 jen za każdą następną technologię, którą poznasz
        [mining-technology] o 1 miedź więcej za każdym razem, gdy dostajesz miedź: w kopalni, przy zakupie w Chinatown, z żetonu mocy 5 lub z budynku
        [newspaper] możesz postawić do czterech asystentów na różnych obszarach
        [patent-system] 2 punkty za każdą następną technologię, którą poznasz
        [postal-system] twój prezes może zatrzymać się także tam, gdzie stoją inni prezesi; opłaty jak zwykle
        [spinning-machine] raz na turę oddajesz 1 jedwab i dostajesz 2 jeny
        [stagecoach] podczas ruchu prezesa nie płacisz za innych prezesów
        [station] moc o 1 większa dla wszystkich na wybranym obszarze; twój prezes może tam dojechać{ $direct ->
            [anywhere] { "" }
           *[assistant] , jeśli stoi tam twój asystent
        }
        [stock-market] jeśli zaczynasz turę z mniej niż 2 jenami, uzupełniasz je do 2
        [telegram] po dwóch asystentach na jednym obszarze możesz postawić trzeciego na sąsiednim
        [telephone] po akcji możesz zostawić na obszarze jednego asystenta
        [tram] zamiast iść, twój prezes może pojechać prosto na dowolny obszar { $direct ->
            [anywhere] bez innego prezesa
           *[assistant] z twoim asystentem i bez innego prezesa
        }
        [university] raz na turę bierzesz asystenta z magazynu za 1 jena
       *[winery] 3 punkty za każdego asystenta na planszy kościoła
    }
yokohama-achievement = { $letter ->
        [a] A
        [b] B
       *[c] C
    }
yokohama-some = { $count }× { $good }
yokohama-yen = { $yen } { $yen ->
        [one] jen
        [few] jeny
       *[many] jenów
    }
yokohama-imports = { $count } { $count ->
        [one] import
        [few] importy
       *[many] importów
    }
yokohama-points = { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
yokohama-any-goods = { $count } { $count ->
        [one] dowolny towar
        [few] dowolne towary
       *[many] dowolnych towarów
    }
yokohama-from-warehouse = { $count } { $count ->
        [one] element
        [few] elementy
       *[many] elementów
    } z magazynu
yokohama-moves = { $count } { $count ->
        [one] przesunięcie
        [few] przesunięcia
       *[many] przesunięć
    }
yokohama-free-agent = wolny agent
yokohama-an-agent = { $from } agent
yokohama-nothing = nic
yokohama-pieces = { $piece ->
        [assistant] { $count ->
            [one] asystenta
           *[other] { $count } asystentów
        }
        [shop] { $count ->
            [one] sklep
            [few] { $count } sklepy
           *[many] { $count } sklepów
        }
       *[house] { $count ->
            [one] dom handlowy
            [few] { $count } domy handlowe
           *[many] { $count } domów handlowych
        }
    }
yokohama-who = { $person ->
        [you] ty
       *[other] { $who }
    }
yokohama-the-hand = ręka
yokohama-order-number = O{ $number }
yokohama-order-called = { $order } ({ $goods })
yokohama-order-text = { $goods } za { $reward } ({ $country })
yokohama-order-offered = { $order }: { $text }
yokohama-technology-called = { $title } ({ $value }, { $country })
yokohama-part = { $part ->
        [orders] zamówienia
        [church] kościół
        [customs] urząd celny
        [achievements] osiągnięcia
        [buildings] sklepy i domy
        [tokens] żetony mocy 5
        [technologies] technologie
        [ports] porty
        [church-bonus] najwięcej w kościele
        [customs-bonus] najwięcej w urzędzie
        [technology-bonus] najlepsza technologia
        [countries] kraje
        [agents] niewysłani agenci
        [imports] importy
        [yen] jeny
        [goods] towary
       *[turn-order] kolejność (przy remisie)
    }

## Introduction for new players.

yokohama-introduction =
    Jokohama, około roku 1870: port otwiera się na świat. Rozsyłasz po mapie asystentów; twój prezes idzie przez ich obszary i na jednym z nich działa, tym mocniej, im więcej stoi tam twoich elementów. Wygrywa gracz z największą liczbą punktów.
    W swojej turze stawiasz do trzech asystentów na różnych obszarach albo dwóch na jednym; potem przesuwasz prezesa przez obszary ze swoimi asystentami i zatrzymujesz go tam, gdzie nie ma innego prezesa. Twoja moc to 1 za prezesa i za każdego asystenta, każdy sklep i dom handlowy na obszarze, najwyżej 5; potem asystenci wracają na rękę. Stawianie i przechodzenie tam, gdzie stoi inny prezes, kosztuje 1 jena dla jego właściciela.
    Moc to liczba towarów, jenów, wymian, wiary albo jednostek, które daje obszar; jedwab, urząd celny, agencja i porty dają o jeden mniej, miedź o dwa mniej. Z mocą 4 możesz zbudować sklep albo dom handlowy, z mocą 5 wziąć leżący tam żeton.
    Przedtem i potem możesz wykonywać zamówienia, zdobywać osiągnięcia i wysłać jednego zagranicznego agenta, który działa bez prezesa. Każde dwie karty jednego kraju dają agenta. Gra się kończy, gdy ktoś zbuduje wszystkie sklepy albo wszystkie domy, gdy kościół lub urząd celny są dość pełne albo gdy zabraknie zamówień. Żeby wybrać, wpisz liczbę albo słowa obok niej; help pokaże inne polecenia.

## The board.

yokohama-title = Yokohama
yokohama-round = { $round ->
        [0] przed pierwszą rundą
       *[other] runda { $round }
    } · { $person ->
        [you] zaczynasz ty
       *[other] zaczyna { $who }
    }{ $ending ->
        [none] { "" }
        [houses] { " " }· wszystkie domy: ostatnia runda { $last }
        [shops] { " " }· wszystkie sklepy: ostatnia runda { $last }
        [orders] { " " }· brak zamówień: ostatnia runda { $last }
        [church] { " " }· kościół pełny: ostatnia runda { $last }
        [customs] { " " }· urząd celny pełny: ostatnia runda { $last }
       *[rounds] { " " }· ostatnia runda { $last }
    }
yokohama-to-cross = przejście 1¥
yokohama-legend = B prezes, b2 dwóch asystentów, S stacja{ $seated ->
        [yes] { " " }· moc: twoja moc razem z prezesem
       *[no] { "" }
    }
yokohama-signs = * punkt  ¥ jen  m j h r towary  ? dowolny  i import  g magazyn  p przesunięcie
yokohama-sign = { $what ->
        [points] { $count }*
        [yen] { $count }¥
        [copper] { $count }m
        [silk] { $count }j
        [tea] { $count }h
        [fish] { $count }r
        [any] { $count }?
        [import] { $count }i
        [warehouse] { $count }g
        [move] { $count }p
       *[agent] agent
    }
yokohama-good-sign = { $good ->
        [copper] m
        [silk] j
        [tea] h
       *[fish] r
    }
yokohama-import-sign = i
yokohama-no-reward = -
yokohama-column-area = Obszar
yokohama-column-power = moc
yokohama-column-shops = sklepy od 1 do 4
yokohama-column-house = dom
yokohama-column-token = żeton
yokohama-station-mark = S
yokohama-board-title = { $board ->
        [church] Kościół { $occupied }/{ $end }
       *[customs] Cło { $occupied }/{ $end }
    }
yokohama-board-unit = { $board ->
        [church] {"  "}wiara
       *[customs] {"  "}importy
    }
yokohama-neutral = zamkn.
yokohama-achievements = Osiągnięcie     punkty
yokohama-need-short = { $need ->
        [copper] { $count }× miedź
        [silk] { $count }× jedwab
        [tea] { $count }× herbata
        [fish] { $count }× ryby
        [technologies] technologie: { $count }
        [yen] jeny: { $count }
        [agents] agenci/żet.: { $count }
        [orders] wykon. zam.: { $count }
        [production] obsz. prod.: { $count }
        [commercial] obsz. hand.: { $count }
       *[areas] { $count } prod. { $other } hand.
    }
yokohama-agents-left = Agenci { $agents }
yokohama-decks = Talie  zamów. { $orders }, tech. { $technologies }
yokohama-prizes = Nagr.  { $prizes }
yokohama-free-agent-short = wolny
yokohama-laboratories = Lab.
yokohama-ports = Porty
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
        [1] zielone
        [2] pomar.
       *[3] czerwone
    }
yokohama-price = { $surcharge ->
        [0] { $value }
       *[other] { $value }+{ $surcharge }
    } { $country }{ $has ->
        [yes] { " " }masz
       *[no] { "" }
    }
yokohama-order-signs = { $order } { $country } { $cost }>{ $reward }
yokohama-column-player = Gracz
yokohama-column-points = pkt+kon.
yokohama-column-yen = jen
yokohama-column-hand = ręka
yokohama-column-warehouse = magazyn
yokohama-column-agents = agenci
yokohama-column-orders = zam.
yokohama-column-tokens = żet.
yokohama-players-legend = ręka, magazyn: asyst./sklepy/domy · agenci gotowi/razem · zam. ręka/wykonane
yokohama-points-and-more = { $points }+{ $more }
yokohama-icons = { $icons }
yokohama-prize-of = nagroda { $prize }
yokohama-technologies-of = technologia { $value }: { $titles }
yokohama-left-over = zostaje { $order }
yokohama-your-dealt = Rozdane
yokohama-your-orders = Zamówienia
yokohama-your-order = { $order }{ $lacks ->
        [yes] { " " }(brak { $missing })
       *[no] { " " }(gotowe)
    }
yokohama-step = { $step ->
        [first] dod.
        [place] asyst.
        [move] ruch
        [area] obszar
        [token] żeton
        [build] budowa
        [recover] powrót
       *[second] dod.
    }
yokohama-turn = Tura
yokohama-once = { $what ->
        [agent] agent { $used ->
            [yes] użyty
           *[no] gotowy
        }
        [spin] przędzarka { $used ->
            [yes] użyta
           *[no] gotowa
        }
       *[study] uniwersytet { $used ->
            [yes] użyty
           *[no] gotowy
        }
    }

## The pending decision.

yokohama-decide-keep = Zatrzymaj jedno z tych dwóch zamówień; drugie wypada z gry, a inni gracze nie zobaczą żadnego z nich.{ $others ->
        [0] { " " }Wszyscy inni już wybrali.
       *[other] { " " }Czekamy też na wybór: { $who }.
    }
yokohama-decide-supplement = { $second ->
        [yes] Po akcji głównej: wyślij agenta (raz na turę), zdobywaj osiągnięcia, wykonuj zamówienia. Potem twoja tura się kończy.
       *[no] Przed akcją główną: wyślij agenta (raz na turę), zdobywaj osiągnięcia, wykonuj zamówienia. Potem stawiasz asystentów.
    }
yokohama-decide-place = { $placed ->
        [0] Postaw na różnych obszarach do { $most } asystentów albo dwóch na jednym obszarze; potem rusza twój prezes.
        [one] Postaw kolejnych asystentów na innych obszarach, razem do { $most }, albo drugiego na tym samym obszarze; albo zakończ.
       *[other] Postaw kolejnych asystentów na innych obszarach, razem do { $most }, albo zakończ.
    }
yokohama-decide-telegram = Telegram: postaw jeszcze jednego asystenta na sąsiednim obszarze (obok: { $area }) albo zakończ.
yokohama-decide-arrive = Postaw prezesa na obszarze ze swoim asystentem{ $others ->
        [fee] { " " }i działaj tam; gdzie stoją inni prezesi, płacisz po 1 jenie ich właścicielom
        [free] { " " }i działaj tam, także obok innych prezesów i bez opłat
       *[barred] { " " }i bez innego prezesa i działaj tam
    }; albo odwołaj asystentów.
yokohama-decide-move = { $steps ->
        [0] Rusz prezesem z obszaru { $area } przez obszary ze swoimi asystentami na { $others ->
            [barred] obszar bez innego prezesa
           *[any] jeden z nich, także tam, gdzie stoją inni prezesi,
        } i działaj tam; albo go odwołaj.
        [one] Twój prezes jest na obszarze { $area }: idź dalej albo zatrzymaj się i działaj.
       *[other] Twój prezes jest na obszarze { $area } (kroki: { $steps }): idź dalej albo zatrzymaj się i działaj.
    }
yokohama-decide-way = Do celu ({ $area }) prowadzi kilka dróg. Komu płacisz po drodze?
yokohama-decide-recall = Zabierz na rękę tylu swoich asystentów, ilu chcesz. W tej turze nie działasz na żadnym obszarze.
yokohama-decide-exchange = Chinatown: możesz wymienić { $left ->
        [one] jeszcze raz
       *[other] { $left } razy
    }.
yokohama-decide-space = { $board ->
        [church] Kościół: z mocy masz wiarę { $count }, a więcej możesz dokupić: po 1 za miedź, jedwab, herbatę, ryby, import i { $yen } { $yen ->
            [one] jena
            [few] jeny
           *[many] jenów
        }. Postaw asystenta na polu albo zrezygnuj.
       *[customs] Urząd celny: postaw asystenta na polu i zapłać tyle importów, ile ono wskazuje, najwyżej { $count }; albo zrezygnuj.
    }
yokohama-decide-faith = Na pole { $space } brakuje ci jeszcze wiary: { $missing }. Za każdą zapłać jedną rzeczą.
yokohama-decide-assistant = Który asystent idzie na pole { $space } ({ $board })? Zostaje tam do końca gry.
yokohama-decide-hire = { $by ->
        [reward] Nagroda: weź
       *[agency] Agencja pracy: weź
    } z magazynu na rękę { $left ->
        [one] 1 element
       *[other] do { $left } elementów
    }.
yokohama-decide-learn = Poznaj technologię ({ $area }) albo zrezygnuj. Twoja moc pokrywa { $units } { $units ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } jej ceny; każda następna kosztuje { $yen } { $yen ->
        [one] jena
        [few] jeny
       *[many] jenów
    } albo import.{ $dear ->
        [0] { "" }
       *[other] { " " }Od czwartej technologii moc nie pokrywa ostatniej jednostki.
    }
yokohama-decide-unit = { $title }: { $missing ->
        [one] brakuje jednej jednostki
       *[other] brakuje { $missing } jednostek
    }. Za każdą zapłać { $yen } { $yen ->
        [one] jena
        [few] jeny
       *[many] jenów
    } albo import.
yokohama-decide-order = { $second ->
        [yes] Możesz wziąć drugie zamówienie za { $yen } { $yen ->
            [one] jena
            [few] jeny
           *[many] jenów
        } albo import.
       *[no] Weź zamówienie albo zrezygnuj; drugie kosztuje { $yen } { $yen ->
            [one] jena
            [few] jeny
           *[many] jenów
        } albo import.
    } Twoja moc { $level ->
        [0] nie pozwala na żadne
        [1] pozwala na zielone
        [2] pozwala na zielone i pomarańczowe
       *[3] pozwala na wszystkie
    }.
yokohama-decide-second-order = Czym płacisz za drugie zamówienie?
yokohama-decide-token = Moc 5: możesz wziąć żeton z obszaru { $area }: { $reward }.
yokohama-decide-build = Możesz zbudować { $build ->
        [both] sklep albo dom handlowy
        [shop] sklep
       *[house] dom handlowy
    } na obszarze { $area }.
yokohama-decide-leave = Telefon: czy jeden z twoich asystentów zostaje na obszarze { $area }?
yokohama-decide-gain = Wybierz { $left ->
        [one] jeden towar
        [few] { $left } towary, po jednym
       *[many] { $left } towarów, po jednym
    }.
yokohama-decide-move-from = Możesz przesunąć { $left ->
        [one] asystenta z jego obszaru albo z ręki
       *[other] { $left } asystentów, po jednym, z ich obszarów albo z ręki
    } na dowolny obszar, bez opłat.
yokohama-decide-move-to = Dokąd idzie asystent z obszaru { $area }?
yokohama-decide-move-to-from-hand = Dokąd idzie asystent z twojej ręki?
yokohama-decide-station = Postaw stację na obszarze: wszyscy mają tam moc o 1 większą, a twój prezes może tam dojechać.
yokohama-decide-prize = Masz wszystkie trzy osiągnięcia: wybierz nagrodę.
yokohama-wait = { $awaited ->
        [keep] Wszyscy zatrzymują jedno z dwóch zamówień. Czekamy na wybór: { $who }.
        [supplement] Teraz gra { $who }.
        [supplement-again] { $who } może jeszcze wykonać akcje dodatkowe.
        [place] { $who } stawia asystentów.
        [telegram] { $who } może postawić jeszcze jednego (Telegram).
        [arrive] { $who } stawia prezesa na obszarze.
        [move] { $who } przesuwa prezesa.
        [way] { $who } wybiera drogę prezesa.
        [recall] { $who } zabiera asystentów.
        [exchange] { $who } handluje w Chinatown.
        [church] { $who } jest w kościele.
        [customs] { $who } jest w urzędzie celnym.
        [faith] { $who } płaci za wiarę.
        [assistant] { $who } wybiera asystenta na pole.
        [agency] { $who } jest w agencji pracy.
        [warehouse] { $who } bierze elementy z magazynu.
        [learn] { $who } jest w laboratorium.
        [unit] { $who } płaci za technologię.
        [order] { $who } jest w porcie.
        [order-again] { $who } może wziąć drugie zamówienie.
        [second-order] { $who } płaci za drugie zamówienie.
        [token] { $who } może wziąć żeton.
        [build] { $who } może budować.
        [leave] { $who } może zostawić asystenta.
        [gain] { $who } wybiera towary.
        [move-from] { $who } przesuwa asystentów.
        [move-to] { $who } przesuwa asystenta.
        [station] { $who } stawia stację.
        [prize] { $who } wybiera nagrodę.
       *[over] Koniec gry.
    }
yokohama-over = Koniec gry.

## The effect of a choice.

yokohama-offer = { $kind ->
        [none] bez efektu
        [goods] { $goods }
        [bank] { $count } { $count ->
            [one] jen
            [few] jeny
           *[many] jenów
        }
        [chinatown] { $count } { $count ->
            [one] wymiana
            [few] wymiany
           *[many] wymian
        }
        [church] wiara { $count }
        [customs] { $count ->
            [one] możesz zapłacić 1 towar importowany
           *[other] możesz zapłacić do { $count } towarów importowanych
        }
        [agency] { $count ->
            [one] 1 element z magazynu
           *[other] do { $count } elementów z magazynu
        }
        [laboratory] { $count } { $count ->
            [one] jednostka
            [few] jednostki
           *[many] jednostek
        } na technologię
       *[port] { $count ->
            [1] zielone zamówienie
            [2] zielone lub pomarańczowe zamówienie
           *[3] dowolne zamówienie
        }{ $points ->
            [0] { "" }
            [one] , { $points } punkt
            [few] , { $points } punkty
           *[many] , { $points } punktów
        }
    }
yokohama-do-act = moc { $power }: { $parts }
yokohama-do-act-token = żeton ({ $reward })
yokohama-do-act-build = { $build ->
        [both] potem możliwy sklep albo dom handlowy
        [shop] potem możliwy sklep
       *[house] potem możliwy dom handlowy
    }
yokohama-do-act-house = 1 jen { $who ->
        [ty] dla ciebie
       *[other] dla gracza { $who }
    } za stojący tam dom handlowy
yokohama-do-fee = { $count ->
        [one] { " " }(1 jen dla gracza { $who })
       *[other] { " " }(po 1 jenie dla graczy: { $who })
    }
yokohama-do-place = { $stands ->
        [yes] na później: twój prezes musi w tej turze stamtąd odejść
       *[no] moc { $power } z prezesem: { $offer }{ $fee }
    }
yokohama-do-arrive = { $action }{ $fee }
yokohama-do-go = jeśli się tam zatrzymasz: { $action }{ $fee }
yokohama-do-several = { " " }(do wyboru: { $ways })
yokohama-do-pass = tylko przejście{ $fee }
yokohama-do-cross = przejście przez kanał za { $yen } i dalej
yokohama-do-tram = tramwajem; { $action }
yokohama-do-ride = na stację ({ $area }); { $action }
yokohama-do-agent = { $action }
yokohama-do-recall = zabierz prezesa i tylu asystentów, ilu chcesz; bez akcji obszaru
yokohama-do-take = { $left ->
        [one] twój asystent z obszaru { $area }
       *[other] jeden z { $left } asystentów z obszaru { $area }
    }
yokohama-do-take-all = zabierz { $assistants } ze wszystkich obszarów
yokohama-do-achieve = { $points }{ $first ->
        [yes] { " " }(pierwszeństwo)
       *[no] { "" }
    }; asystent zostaje tam na stałe{ $prize ->
        [yes] ; do tego nagroda
       *[no] { "" }
    }
yokohama-do-complete = płacisz: { $goods }; dostajesz: { $reward }{ $pair }
yokohama-do-pair = ; { $icons }. { $from ->
        [holenderski] holenderska
        [brytyjski] brytyjska
        [francuski] francuska
        [niemiecki] niemiecka
       *[other] amerykańska
    } ikona: agent
yokohama-do-spin = oddajesz 1× { $good }, dostajesz { $yen }
yokohama-do-study = 1 jen za asystenta z magazynu, masz tam { $left }
yokohama-do-buy = { $ware } za { $yen }
yokohama-do-sell = { $good } za { $yen }; { $left ->
        [0] nic nie zostanie
       *[other] zostanie { $left }
    }
yokohama-do-space = { $pays }: { $reward }{ $end ->
        [yes] ; to wywołuje koniec gry
       *[no] { "" }
    }
yokohama-do-space-faith = wiara { $faith }{ $missing ->
        [0] { "" }
       *[other] , z tego do zapłaty { $missing }
    }
yokohama-do-space-imports = zapłać { $imports }
yokohama-do-pay = { $coin }{ $what ->
        [faith] { " " }za 1 wiarę{ $left ->
            [0] , to wystarczy
           *[other] ; do zapłaty jeszcze { $left }
        }
        [unit] { " " }za 1 jednostkę{ $left ->
            [0] , to wystarczy
           *[other] ; do zapłaty jeszcze { $left }
        }
       *[order] { " " }za drugie zamówienie
    }
yokohama-do-from = { $from ->
        [hand] jeden z ręki, masz tam { $left }
       *[area] { $left ->
            [one] twój asystent z obszaru { $area }
           *[other] jeden z { $left } asystentów z obszaru { $area }
        }
    }
yokohama-do-hire = weź { $piece } { $price ->
        [0] za darmo
        [one] za { $price } jena
        [few] za { $price } jeny
       *[many] za { $price } jenów
    }; zostanie tam { $left }
yokohama-do-learn = { $title } ({ $country }): { $effect }. Cena { $price }, moc pokrywa { $power }{ $missing ->
        [0] { "" }
       *[other] , do zapłaty { $missing }: { $yen } { $yen ->
            [one] jen
            [few] jeny
           *[many] jenów
        } albo { $missing ->
            [one] import
            [few] { $missing } importy
           *[many] { $missing } importów
        }
    }{ $bonus ->
        [yes] ; dostajesz: { $reward }
       *[no] { "" }
    }{ $pair }
yokohama-do-order = { $order }: { $text }
yokohama-do-gain = { $goods }: będziesz mieć { $then }
yokohama-do-build = zbuduj { $piece }: { $reward }{ $end ->
        [yes] ; ostatni taki budynek, wywołuje koniec gry
       *[no] { "" }
    }
yokohama-do-leave = jeden asystent zostaje, pozostali wracają
yokohama-do-station = { $area }: z prezesem masz tam wtedy moc { $power }
yokohama-do-prize-flag = { $from ->
        [holenderski] holenderska
        [brytyjski] brytyjska
        [francuski] francuska
        [niemiecki] niemiecka
       *[other] amerykańska
    } ikona{ $pair }
yokohama-do-prize-agent = agent bez kraju
yokohama-do-done = { $awaited ->
        [supplement] przejdź do stawiania asystentów
        [supplement-again] zakończ turę
        [place] nie stawiaj więcej
        [telegram] nie stawiaj więcej
        [recall] nie zabieraj więcej
        [exchange] nie wymieniaj więcej
        [church] nie zajmuj pola
        [customs] nie zajmuj pola
        [agency] nie bierz więcej
        [warehouse] nie bierz więcej
        [learn] nie poznawaj nic
        [order] nie bierz zamówienia
        [order-again] nie bierz drugiego zamówienia
        [token] zostaw żeton
        [build] nic nie buduj
        [leave] wszyscy asystenci wracają
       *[move-from] nie przesuwaj więcej
    }

## What happened.

yokohama-first-player-found = { $person ->
        [you] Każdą rundę zaczynasz ty
       *[other] Każdą rundę zaczyna { $who }
    }.
yokohama-orders-dealt = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $known ->
        [yes] { $orders }
       *[no] dwa zamówienia
    }.
yokohama-others-dealt = { $who } { $count ->
        [one] dostaje dwa zamówienia
       *[other] dostają po dwa zamówienia
    }.
yokohama-order-kept = { $person ->
        [you] Zatrzymujesz
       *[other] { $who } zatrzymuje
    } { $known ->
        [yes] { $order }
       *[no] jedno z dwóch zamówień
    }.
yokohama-others-kept = { $who } { $count ->
        [one] zatrzymuje jedno zamówienie
       *[other] zatrzymują po jednym zamówieniu
    }.
yokohama-round-began = { $last ->
        [yes] Zaczyna się runda { $round }, już ostatnia.
       *[no] Zaczyna się runda { $round }.
    }
yokohama-turn-began = { $person ->
        [you] Teraz twoja tura
       *[other] Teraz gra { $who }
    }.
yokohama-stock-market = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $yen } z giełdy.
yokohama-agent-sent = { $person ->
        [you] Wysyłasz
       *[other] { $who } wysyła
    } { $agent ->
        [free] wolnego agenta
       *[foreign] { $from ->
            [holenderski] holenderskiego agenta
            [brytyjski] brytyjskiego agenta
            [francuski] francuskiego agenta
            [niemiecki] niemieckiego agenta
           *[other] amerykańskiego agenta
        }
    } na obszar { $area }{ $then }.
yokohama-achievement-reached = { $person ->
        [you] Zdobywasz
       *[other] { $who } zdobywa
    } osiągnięcie { $letter }{ $first ->
        [yes] { " " }przed wszystkimi innymi
       *[no] { "" }
    }{ $then }.
yokohama-order-completed = { $person ->
        [you] Wykonujesz
       *[other] { $who } wykonuje
    } { $order }{ $then }.
yokohama-silk-spun = { $person ->
        [you] Zamieniasz
       *[other] { $who } zamienia
    } 1× { $good } na 2 jeny (Przędzarka){ $then }.
yokohama-assistant-studied = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } asystenta z magazynu za 1 jena (Uniwersytet){ $then }.
yokohama-assistants-placed = { $person ->
        [you] Stawiasz
       *[other] { $who } stawia
    } { $assistants }: { $areas }{ $fees }.
yokohama-fee = { $to ->
        [canal] { $yen } za kanał
       *[seat] { $yen } { $who ->
            [ty] dla ciebie
           *[other] dla gracza { $who }
        }
    }
yokohama-fees = { " " }({ $fees })
yokohama-fee-paid = { $person ->
        [you] Płacisz
       *[other] { $who } płaci
    } { $yen } { $to ->
        [ty] tobie, bo stoi tam twój prezes
       *[other] za stojącego tam prezesa (gracz { $to })
    }.
yokohama-canal-paid = { $person ->
        [you] Płacisz
       *[other] { $who } płaci
    } { $yen } za kanał.
yokohama-president-moved = { $person ->
        [you] Twój prezes idzie
       *[other] Prezes gracza { $who } idzie
    } na obszar { $area }{ $fees }{ $act }.
yokohama-president-arrived = { $person ->
        [you] Twój prezes wchodzi
       *[other] Prezes gracza { $who } wchodzi
    } z ręki na obszar { $area }{ $fees }{ $act }.
yokohama-tram-taken = { $person ->
        [you] Twój prezes jedzie
       *[other] Prezes gracza { $who } jedzie
    } tramwajem na obszar { $area }{ $act }.
yokohama-station-ridden = { $person ->
        [you] Twój prezes jedzie
       *[other] Prezes gracza { $who } jedzie
    } do stacji na obszarze { $area }{ $act }.
yokohama-president-recalled = { $from ->
        [hand] { $person ->
            [you] Twój prezes zostaje na ręce
           *[other] Prezes gracza { $who } zostaje na ręce
        }
       *[area] { $person ->
            [you] Odwołujesz prezesa z obszaru { $area }
           *[other] { $who } odwołuje prezesa z obszaru { $area }
        }
    }{ $with }.
yokohama-with-assistants = ; { $count ->
        [one] wraca asystent
       *[other] wraca { $assistants }
    } ({ $areas })
yokohama-assistants-taken = { $person ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { $assistants } ({ $areas }).
yokohama-action-began = { $person ->
        [you] Działasz
       *[other] { $who } działa
    } na obszarze { $area } z mocą { $power }{ $then }.
yokohama-and-acts = { " " }i działa z mocą { $power }{ $then }
yokohama-with-power = { " " }z mocą { $power }
yokohama-then = { ": " }{ $gains }
yokohama-then-house = ; { $person ->
        [you] dostajesz
       *[other] { $who } dostaje
    } { $yen } za stojący tam dom handlowy
yokohama-then-back = { $count ->
        [0] { "" }
        [one] ; wraca asystent
       *[other] ; wraca { $assistants }
    }{ $stays ->
        [yes] { $count ->
            [0] ; asystent zostaje na miejscu
           *[other] , jeden zostaje
        }
       *[no] { "" }
    }
yokohama-house-paid = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $yen } za dom handlowy na obszarze { $area }.
yokohama-gained = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    }: { $gains }.
yokohama-points-gained = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $gains } za { $merit ->
        [orders] zamówienie
        [church] kościół
        [customs] urząd celny
        [achievements] osiągnięcie
        [buildings] budynek
        [tokens] żeton
        [technologies] technologię
       *[ports] port
    }.
yokohama-by-mining = { $goods } (Technika górnicza)
yokohama-deal = { $how ->
        [bought] { $person ->
            [you] kupujesz
           *[other] kupuje
        }
       *[sold] { $person ->
            [you] sprzedajesz
           *[other] sprzedaje
        }
    } { $what } za { $yen }
yokohama-traded = { $person ->
        [you] W Chinatown
       *[other] { $who }
    } { $deals }{ $then }.
yokohama-paid = { $person ->
        [you] Płacisz
       *[other] { $who } płaci
    }: { $coins }.
yokohama-paying = , koszt { $coins }
yokohama-space-taken = { $person ->
        [you] Stawiasz
       *[other] { $who } stawia
    } asystenta { $from ->
        [hand] z ręki
       *[area] z obszaru
    } na polu { $space } ({ $board }){ $paying }{ $then }.
yokohama-pieces-hired = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } z magazynu { $pieces }{ $yen ->
        [0] { "" }
        [one] { " " }({ $yen } jen)
        [few] { " " }({ $yen } jeny)
       *[many] { " " }({ $yen } jenów)
    }{ $then }.
yokohama-technology-learned = { $person ->
        [you] Poznajesz
       *[other] { $who } poznaje
    } technologię { $card } na obszarze { $area }{ $paying }{ $then }.
yokohama-order-taken = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } zamówienie { $order } z obszaru { $area }{ $paying }{ $then }.
yokohama-technologies-shown = Nowe technologie, { $area }: { $cards }.
yokohama-orders-shown = Nowe zamówienia, { $area }: { $cards }.
yokohama-deck-empty = Za mało kart, żeby uzupełnić obszar { $area }.
yokohama-token-taken = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } żeton z obszaru { $area }{ $told ->
        [yes] { "" }
       *[no] { " " }({ $reward })
    }{ $then }.
yokohama-shop-built = { $person ->
        [you] Budujesz
       *[other] { $who } buduje
    } sklep na obszarze { $area }{ $then }.
yokohama-house-built = { $person ->
        [you] Budujesz
       *[other] { $who } buduje
    } dom handlowy na obszarze { $area }{ $then }.
yokohama-assistants-recovered = { $person ->
        [you] { $count ->
            [0] Nie zabierasz nikogo
           *[other] Zabierasz { $assistants }
        }
       *[other] { $count ->
            [0] { $who } nie zabiera nikogo
           *[other] { $who } zabiera { $assistants }
        }
    } z obszaru { $area }{ $stays ->
        [yes] { " " }i { $person ->
            [you] zostawiasz
           *[other] zostawia
        } tam jednego
       *[no] { "" }
    }.
yokohama-assistants-moved = { $person ->
        [you] Przesuwasz
       *[other] { $who } przesuwa
    } { $count ->
        [one] asystenta
       *[other] asystentów
    }: { $ways }{ $then }.
yokohama-way = { $from } – { $to }
yokohama-station-placed = { $person ->
        [you] Stawiasz
       *[other] { $who } stawia
    } stację na obszarze { $area }.
yokohama-prize-taken = { $person ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } { $prize ->
        [flag] { $from ->
            [holenderski] holenderską ikonę
            [brytyjski] brytyjską ikonę
            [francuski] francuską ikonę
            [niemiecki] niemiecką ikonę
           *[other] amerykańską ikonę
        }
       *[agent] wolnego agenta
    } jako nagrodę za wszystkie osiągnięcia.
yokohama-end-triggered = Koniec jest bliski: { $because ->
        [houses] ktoś zbudował wszystkie domy handlowe
        [shops] ktoś zbudował wszystkie sklepy
        [orders] jest za mało zamówień
        [church] kościół jest dość pełny
        [customs] urząd celny jest dość pełny
       *[rounds] osiągnięto limit rund
    }. Dogrywamy tę rundę i jeszcze jedną.
yokohama-game-ended = Koniec gry: { $because ->
        [houses] ktoś zbudował wszystkie domy handlowe
        [shops] ktoś zbudował wszystkie sklepy
        [orders] zabrakło zamówień
        [church] kościół był dość pełny
        [customs] urząd celny był dość pełny
       *[rounds] osiągnięto limit rund
    }.
yokohama-hand-shown = { $person ->
        [you] Twoje niewykonane zamówienia
       *[other] Niewykonane zamówienia ({ $who })
    }: { $count ->
        [0] brak
       *[other] { $orders }
    }.

## Why a choice is not possible.

yokohama-no-game-over = Koniec gry
yokohama-no-not-your-turn = To nie twoja kolej; czekamy na ruch: { $who }
yokohama-no-not-now = { $awaited ->
        [keep] Teraz zatrzymaj jedno z dwóch zamówień
        [supplement] Teraz możliwe są tylko akcje dodatkowe (agent, osiągnięcia, zamówienia); albo przejdź dalej
        [supplement-again] Teraz możliwe są tylko akcje dodatkowe (agent, osiągnięcia, zamówienia); albo zakończ turę
        [place] Teraz postaw asystentów
        [telegram] Teraz możesz postawić tylko asystenta z Telegramu
        [arrive] Teraz postaw prezesa na obszarze albo odwołaj asystentów
        [move] Teraz rusz prezesem albo go odwołaj
        [way] Teraz wybierz drogę prezesa
        [recall] Teraz zabierz asystentów
        [exchange] Teraz możesz tylko wymieniać w Chinatown
        [church] Teraz wybierz pole kościoła albo zrezygnuj
        [customs] Teraz wybierz pole urzędu celnego albo zrezygnuj
        [faith] Najpierw zapłać za wiarę
        [assistant] Najpierw wybierz asystenta na pole
        [agency] Teraz bierz elementy z magazynu albo zakończ
        [warehouse] Teraz bierz elementy z magazynu albo zakończ
        [learn] Teraz poznaj technologię albo zrezygnuj
        [unit] Najpierw zapłać za technologię
        [order] Teraz weź zamówienie albo zrezygnuj
        [order-again] Teraz weź drugie zamówienie albo zrezygnuj
        [second-order] Najpierw zapłać za drugie zamówienie
        [token] Teraz weź żeton albo go zostaw
        [build] Teraz zbuduj coś albo zrezygnuj
        [leave] Teraz wybierz, czy asystent zostaje
        [gain] Najpierw wybierz towary
        [move-from] Teraz przesuwaj asystentów albo zakończ
        [move-to] Najpierw wybierz, dokąd idzie asystent
        [station] Najpierw postaw stację
        [prize] Najpierw wybierz nagrodę
       *[over] Koniec gry
    }
yokohama-no-not-dealt = Nie masz zamówienia { $order } wśród rozdanych
yokohama-no-not-in-play = Przy tej liczbie graczy nie ma w grze obszaru { $area }
yokohama-no-on-canal = { $deed ->
        [stop] Na kanale nie może zatrzymać się żaden prezes
        [act] Na kanale nikt nie działa
       *[put] Na kanale niczego się nie stawia
    }
yokohama-no-assistant-in-hand = Nie masz asystenta na ręce
yokohama-no-assistant-there = Nie masz asystenta na obszarze { $area }
yokohama-no-too-little-yen = { $what ->
        [fee] Opłaty wynoszą
       *[price] To kosztuje
    } { $needs } { $needs ->
        [one] jena
        [few] jeny
       *[many] jenów
    }, a masz { $has }
yokohama-no-too-few-goods = Potrzebujesz { $needs }× { $good }, a masz { $has }
yokohama-no-too-few-imports = Potrzebujesz { $needs } { $needs ->
        [one] importu
       *[other] importów
    }, a masz { $has }
yokohama-no-technology = Nie masz technologii { $title }
yokohama-no-already-used = Technologia { $title } była już użyta w tej turze
yokohama-no-warehouse-empty = W twoim magazynie nie ma już { $piece ->
        [assistant] asystentów
        [shop] sklepów
       *[house] domów handlowych
    }
yokohama-no-agent = Nie masz gotowego agenta
yokohama-no-agent-used = W tej turze agent już działał
yokohama-no-own-president = Na obszarze { $area } stoi twój własny prezes
yokohama-no-already-achieved = Osiągnięcie { $letter } jest już twoje
yokohama-no-not-achieved = Do osiągnięcia { $letter } brakuje ci { $missing }
yokohama-no-not-in-hand = Nie masz zamówienia { $order }
yokohama-no-placed-there = Masz już w tej turze asystentów na obszarze { $area } i gdzie indziej: tylko po jednym na obszar
yokohama-no-not-adjacent = Nie ma bezpośredniej drogi: { $from } – { $area }
yokohama-no-back-to-start = Twój prezes wyszedł z obszaru { $area } i nie może tam wrócić
yokohama-no-president-there = Na obszarze { $area } stoi inny prezes
yokohama-no-other-fees = Żadna z możliwych dróg ({ $area }) nie daje zapłaty dokładnie tym graczom
yokohama-no-way = Przez obszary z twoimi asystentami nie prowadzi tam żadna droga: { $area }
yokohama-no-way-on = Z obszaru { $area } nie dojdziesz nigdzie, gdzie można się zatrzymać
yokohama-no-on-the-way = Twój prezes przeszedł już { $steps } { $steps ->
        [one] krok
        [few] kroki
       *[many] kroków
    }; to jest możliwe tylko zamiast chodzenia
yokohama-no-same-area = Asystent już tam stoi: { $area }
yokohama-no-such-space = Na tej planszy nie ma pola { $space } ({ $board })
yokohama-no-space-taken = Pole { $space } jest już zajęte ({ $board })
yokohama-no-too-little-faith = Potrzeba wiary { $needs }, a możesz osiągnąć { $most }
yokohama-no-too-many-imports = Potrzeba { $needs } { $needs ->
        [one] importu
       *[other] importów
    }, a twoja moc pozwala na { $most }
yokohama-no-assistant-to-give = Nie masz asystenta na obszarze { $board } ani na ręce
yokohama-no-already-paid = Każdą rzeczą można zapłacić tylko raz, a tą już zapłacono: { $coin }
yokohama-no-not-accepted = Tutaj nie możesz zapłacić { $kind ->
        [import] importami
        [yen] jenami
       *[good] tym towarem ({ $good })
    }
yokohama-no-other-area = Asystent może pochodzić tylko z obszaru { $board } albo z ręki, a nie z obszaru { $area }
yokohama-no-slot-empty = Na polu { $slot } nie ma karty
yokohama-no-title-owned = Masz już technologię { $title }
yokohama-no-too-dear = Poza mocą { $needs ->
        [one] brakuje { $needs } jednostki
       *[other] brakuje { $needs } jednostek
    }, a możesz zapłacić { $most }
yokohama-no-level-too-high = Zamówienie jest { $level ->
        [1] zielone
        [2] pomarańczowe
       *[3] czerwone
    }, a twoja moc { $most ->
        [0] nie pozwala na żadne
        [1] pozwala tylko na zielone
        [2] pozwala tylko na zielone i pomarańczowe
       *[3] pozwala na wszystkie
    }
yokohama-no-hand-full = Nie możesz mieć na ręce więcej zamówień niż { $limit }
yokohama-no-second-order = Drugie zamówienie kosztuje { $yen } { $yen ->
        [one] jena
        [few] jeny
       *[many] jenów
    } albo import
yokohama-no-piece-in-hand = Nie masz tego na ręce: { $piece }
yokohama-no-own-shop = Masz już sklep na obszarze { $area }
yokohama-no-shop-there = Na polu { $space } stoi już sklep
yokohama-no-house-there = Na obszarze { $area } stoi już dom handlowy
yokohama-no-prize = Nie ma nagrody { $prize }

yokohama-option-name = { $option ->
    [prizes] nagrody za osiągnięcia (minidodatek 1)
    [free-agents] wolni agenci wśród żetonów (minidodatek 2)
    [direct] jazda tramwajem lub na stację
   *[other] { $option }
}
yokohama-option-value = { $value ->
    [yes] tak
    [no] nie
    [assistant] tylko na obszary z własnym asystentem
    [anywhere] na dowolny obszar
   *[other] { $value }
}

## Texts of the HTML board only.

yokohama-html-board = Miasto i port Jokohama
yokohama-html-town = Miasto
yokohama-html-area = { yokohama-area }
yokohama-html-area-does = { $kind ->
        [copper-mine] Daje tyle miedzi, ile widnieje pod twoją mocą.
        [fishing] Daje tyle ryb, ile widnieje pod twoją mocą.
        [silk-mill] Daje tyle jedwabiu, ile widnieje pod twoją mocą.
        [tea] Daje tyle herbaty, ile widnieje pod twoją mocą.
        [bank] Daje tyle jenów, ile widnieje pod twoją mocą.
        [chinatown] Wymiany: za każdym razem sprzedajesz towar za jeny albo kupujesz za jeny towar lub import.
        [church] Wiara, a za opłatą więcej: postaw asystenta na polu planszy kościoła.
        [customs] Zapłać najwyżej podaną liczbę importów: postaw asystenta na polu planszy urzędu celnego.
        [agency] Weź najwyżej podaną liczbę elementów z magazynu; sklepy i domy handlowe mają swoją cenę.
        [laboratory-a] Jednostki na technologię z laboratorium A.
        [laboratory-b] Jednostki na technologię z laboratorium B.
        [port-a] Weź zamówienie z portu A: 1 zielone, 2 także pomarańczowe, 3 także czerwone.
        [port-b] Weź zamówienie z portu B: 1 zielone, 2 także pomarańczowe, 3 także czerwone.
       *[canal] Przejście przez kanał kosztuje 1 jena. Nie można się tu zatrzymać ani niczego postawić.
    }
yokohama-html-look = Obejrzyj z bliska: { $area }
yokohama-html-yields = Co daje moc od 1 do 5
yokohama-html-men = { $who }: { $president ->
        [yes] prezes{ $count ->
            [0] { "" }
           *[other] , { "" }
        }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] 1 asystent
        [few] { $count } asystentów
       *[many] { $count } asystentów
    }
yokohama-html-site = { $piece ->
        [shop] Sklep
       *[house] Dom handlowy
    }{ $taken ->
        [yes] { " " }({ $who })
       *[no] : { $reward }
    }
yokohama-html-token = Żeton mocy 5: { $reward }
yokohama-html-space = Pole { $space }, { $board ->
        [church] wiara { $value }
       *[customs] { $value } { $value ->
            [one] import
            [few] importy
           *[many] importów
        }
    }: { $who }
yokohama-html-board-end = Asystenci: { $occupied } z { $end }, które kończą grę
yokohama-html-goals = Osiągnięcia
yokohama-html-goal = Osiągnięcie { $letter }: { $need }. Pierwszy dostaje { $first } pkt, następni { $later }{ $reached ->
        [0] { "" }
       *[other] . Zdobyte przez: { $who }
    }
yokohama-html-supply = Zasoby ogólne
yokohama-html-orders-to-come = Zamówienia w talii: { $count }
yokohama-html-technologies-to-come = Technologie w talii: { $count }
yokohama-html-agents-left = Agenci ({ $from }): { $count }
yokohama-html-prizes = Nagrody za wszystkie trzy osiągnięcia
yokohama-html-display = { $area ->
        [laboratory-a] Technologie A
        [laboratory-b] Technologie B
        [port-a] Zamówienia A
       *[port-b] Zamówienia B
    }
yokohama-html-technology = { $title }, wartość { $value }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(tutaj o { $surcharge } więcej)
    }, { $country }: { $effect }
yokohama-html-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a gdyby gra skończyła się teraz, jeszcze { $more }
yokohama-html-first = pierwszy gracz
yokohama-html-pile = { $place ->
        [hand] Na ręce
       *[warehouse] W magazynie
    }: { $piece ->
        [assistant] { $count ->
            [one] 1 asystent
           *[other] { $count } asystentów
        }
        [shop] { $count ->
            [one] 1 sklep
            [few] { $count } sklepy
           *[many] { $count } sklepów
        }
       *[house] { $count ->
            [one] 1 dom handlowy
            [few] { $count } domy handlowe
           *[many] { $count } domów handlowych
        }
    }{ $price ->
        [0] { "" }
        [one] , następny za { $price } jena
        [few] , następny za { $price } jeny
       *[many] , następny za { $price } jenów
    }
yokohama-html-icons = Ikony ({ $from }): { $icons }; agenci gotowi: { $ready }, użyci: { $used }
yokohama-html-free-agents = Wolni agenci gotowi: { $ready }, użyci: { $used }
yokohama-html-hand-size = { $count ->
        [0] Brak zamówień na ręce
        [one] 1 zamówienie na ręce
        [few] { $count } zamówienia na ręce
       *[many] { $count } zamówień na ręce
    }
yokohama-html-completed = Wykonane: { $order }
yokohama-html-steps = Kroki tej tury
yokohama-html-by-name = { $what }: kliknij na mapie albo wybierz po nazwie ({ $count })
yokohama-html-say = { $verb }: { $what }
yokohama-html-say-at = { $verb } – { $area }: { $what }
yokohama-html-fee = opłata po drodze: { $yen } { $yen ->
        [one] jen
        [few] jeny
       *[many] jenów
    }
yokohama-html-verb = { $kind ->
        [keep] Zatrzymaj zamówienie
        [agent] Wyślij agenta
        [achieve] Zdobądź osiągnięcie
        [complete] Wykonaj zamówienie
        [spin] Użyj przędzarki
        [study] Użyj uniwersytetu
        [place] Postaw asystenta
        [shift] Przesuń asystenta
        [go] Rusz prezesem
        [stop] Zatrzymaj się tu i działaj
        [via] Zapłać po drodze
        [tram] Jedź tramwajem
        [ride] Jedź na stację
        [recall] Odwołaj
        [take] Zabierz
        [buy] Kup
        [sell] Sprzedaj
        [space] Postaw asystenta na polu
        [pay] Zapłać
        [from] Oddaj asystenta
        [hire] Weź z magazynu
        [learn] Poznaj technologię
        [order] Weź zamówienie
        [gain] Weź towar
        [token] Weź żeton
        [shop] Zbuduj sklep
        [house] Zbuduj dom handlowy
        [build] Zbuduj
        [station] Postaw tu stację
       *[prize] Wybierz nagrodę
    }
yokohama-html-heading = { $awaited ->
        [keep] Zatrzymaj jedno z dwóch zamówień
        [supplement] Twoja tura: najpierw akcje dodatkowe?
        [supplement-again] Akcje dodatkowe przed końcem tury?
        [place] Postaw asystentów
        [telegram] Telegram: jeszcze jeden asystent
        [arrive] Dokąd idzie twój prezes?
        [move] Rusz swoim prezesem
        [way] Wybierz drogę
        [recall] Zabierz asystentów
        [exchange] Wymiana w Chinatown
        [church] W kościele
        [customs] W urzędzie celnym
        [faith] Zapłać za wiarę
        [assistant] Który asystent?
        [agency] Agencja pracy
        [warehouse] Z magazynu
        [learn] W laboratorium
        [unit] Zapłać za technologię
        [order] W porcie
        [order-again] Drugie zamówienie?
        [second-order] Zapłać za drugie zamówienie
        [token] Wziąć żeton?
        [build] Budować?
        [leave] Zostawić asystenta?
        [gain] Wybierz towar
        [move-from] Przesuń asystentów
        [move-to] Dokąd?
        [station] Postaw stację
        [prize] Wybierz nagrodę
       *[over] Koniec gry
    }
