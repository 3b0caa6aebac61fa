# Dschunke. $person is "you" for the reader and "other" for other players.

dschunke-junk = { $junk ->
        [grey] szara
        [orange] oranż
        [purple] lila
        [brown] brązowa
       *[white] biała
    }
dschunke-good = { $good ->
        [rice] ryż
        [fish] ryby
        [vegetables] warzywa
       *[spices] przyprawy
    }
dschunke-pile = { $pile ->
        [square] kwadrat
        [circle] koło
        [triangle] trójkąt
       *[star] gwiazda
    }
dschunke-letter = { $colour ->
        [red] r
        [blue] b
        [green] g
       *[yellow] y
    }
dschunke-some = { $count }× { $good }
dschunke-yuan = { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    }
dschunke-about = około { $yuan } { $yuan ->
        [one] juana
       *[other] juanów
    }
dschunke-a-special-card = kartę specjalną
dschunke-no-cards = brak kart
dschunke-bid-nothing = nic
dschunke-or = { $first } albo { $last }
dschunke-who = { $person ->
        [you] ty
       *[other] { $who }
    }
dschunke-worker = { $worker ->
        [load-merchant] kupiec od ładunku
        [money-merchant] kupiec od pieniędzy
        [goods-merchant] kupiec od towaru
        [lower-apprentice] dolny pomocnik
       *[upper-apprentice] górny pomocnik
    }
dschunke-card = { $kind ->
        [extra] dodatek
        [ties] remisy
        [swap] wymiana
        [place] pasek
        [goods] towar
        [move] przesunięcie
        [money] juany ({ $one })
        [eight] ósemka ({ $one })
       *[twelve] dwunastka ({ $one }+{ $two })
    }
dschunke-card-text = { $kind ->
        [extra] stale: jedna karta towaru więcej w każdym doborze
        [ties] stale: wygrywasz każdy remis w licytacji
        [swap] stale: po każdej nowej płytce rynku wymieniasz do 2 kart towaru
        [place] raz: kładziesz jeden pasek na dowolną dżunkę
        [goods] raz: bierzesz towar za twoje widoczne skrzynki na dowolnej dżunce
        [move] raz: przesuwasz swój pasek z wierzchu jednej dżunki na inną
        [money] raz: bierzesz juany za twoje widoczne skrzynki (dżunka { $one })
        [eight] na koniec: { $eight } { $eight ->
            [one] juan
            [few] juany
           *[many] juanów
        } za { $first } { $first ->
            [one] widoczną skrzynkę
            [few] widoczne skrzynki
           *[many] widocznych skrzynek
        } (dżunka { $one })
       *[twelve] na koniec: { $twelve } { $twelve ->
            [one] juan
            [few] juany
           *[many] juanów
        } za { $first } { $first ->
            [one] skrzynkę
            [few] skrzynki
           *[many] skrzynek
        } (dżunka { $one }) i { $second } (dżunka { $two })
    }
dschunke-part = { $part ->
        [money] pieniądze
        [special-cards] karty specjalne
        [junks] dżunki
       *[goods] towar na ręce
    }

## Introduction for new players.

dschunke-introduction =
    W porcie stoi w kręgu pięć dżunek załadowanych skrzynkami wszystkich graczy. Kupcy chodzą po kręgu, a towar sprzedaje się na nabrzeżu. Po dziesięciu rundach wygrywa gracz z największą ilością pieniędzy.
    W swojej turze używasz jednego kupca albo pomocnika, każdy działa raz na rundę: ładujesz na dżunkę paski po trzy skrzynki albo bierzesz tam pieniądze lub towar, po jednym za każdą swoją widoczną skrzynkę. Trzy paski tworzą warstwę, a następna leży na nich w poprzek i zasłania to, co pod spodem.
    Potem wszyscy dobierają trochę towaru i kilka razy licytują w ukryciu, za każdym razem kartami jednego towaru. Kto da najwięcej kart danego towaru, dostaje to, co płaci za niego płytka rynku; remisujący dzielą się zapłatą, a wszystkie wyłożone karty są odrzucane. S oznacza kartę specjalną.
    Na końcu każda dżunka z twoją widoczną skrzynką daje 4 juany, a wszystkie pięć razem 25. Żeby wybrać, wpisz liczbę albo słowa obok niej; help pokaże inne polecenia.

## The board.

dschunke-title = Dschunke
dschunke-round = { $round ->
        [0] przygotowanie: rozkładanie ładunku
       *[other] runda { $round } z { $rounds }
    } · { $person ->
        [you] zaczynasz ty
       *[other] zaczyna { $who }
    }
dschunke-goods = Towar
dschunke-brings = płytka rynku
dschunke-stack = stos
dschunke-your-hand = twoja ręka
dschunke-price = { $price ->
        [special] karta S
       *[yuan] { $yuan } { $yuan ->
            [one] juan
            [few] juany
           *[many] juanów
        }
    }{ $sold ->
        [yes] , sprz.
       *[no] { "" }
    }
dschunke-stack-empty = pusty
dschunke-stack-there = są karty
dschunke-column-junk = Dżunka
dschunke-column-carries = wiezie
dschunke-column-merchant = kupiec
dschunke-column-cargo = paski: góra
dschunke-carries-all = wszystko
dschunke-merchant = { $merchant ->
        [load] ładuj { $strips }
        [money] juany
        [goods] towar
       *[hidden] zakryty
    }{ $used ->
        [yes] { " " }(uż.)
       *[no] { "" }
    }
dschunke-legend = co rundę kupcy schodzą o wiersz niżej · paski: ile ich i czyje na górze
dschunke-rounds = Runda
dschunke-apprentice = { $row ->
        [lower] { $used ->
            [yes] dolny (użyty)
           *[no] dolny pom.
        }
       *[upper] { $used ->
            [yes] górny (użyty)
           *[no] górny pom.
        }
    }
dschunke-task = { $task ->
        [load] ład.{ $strips }
        [money] juany
       *[goods] towar
    }
dschunke-piles = Stosy spec.
dschunke-pile-of = { $pile } { $cards }{ $taken ->
        [yes] { " " }zaj.
       *[no] { "" }
    }
dschunke-column-player = Gracz
dschunke-column-goods = towar
dschunke-column-supply = dobór
dschunke-column-strips = paski
dschunke-column-bonus = dżunki
dschunke-column-yuan = juany
dschunke-column-cards = karty specjalne
dschunke-first = 1.
dschunke-hidden-cards = zakryte: { $cards }
dschunke-has-bid = (oferta gotowa)
dschunke-hand-of = towar: { $goods }; zakryte karty: { $cards }
dschunke-your-cards = Twoje karty
dschunke-your-card = { $card }: { $text }
dschunke-your-bid = Twoja oferta

## The pending decision.

dschunke-decide-cargo = Połóż pasek gracza { $who } na dżunce, która ma mniej niż trzy paski. Gdy wszystkie będą rozłożone, odkryjemy kupców.
dschunke-decide-swap = Twoja karta „wymiana”: { $returned ->
        [0] odłóż do 2 kart towaru i weź tyle samo innych.
       *[other] odłóż jeszcze jedną kartę towaru albo zakończ i weź po jednej karcie za każdą odłożoną.
    }{ $swaps ->
        [one] { "" }
        [few] { " " }Masz { $swaps } wymiany.
       *[many] { " " }Masz { $swaps } wymian.
    }
dschunke-decide-swap-take = Weź { $left ->
        [one] jedną kartę towaru
        [few] { $left } karty towaru, po jednej,
       *[many] { $left } kart towaru, po jednej,
    } w zamian za odłożone, innych towarów, jeśli jeszcze są.
dschunke-decide-search-event = S: każdy gracz bierze jedną kartę specjalną. Wybierz stos, którego nikt jeszcze nie przeszukał, przejrzyj go i zatrzymaj jedną kartę.
dschunke-decide-search-barter = Wygrywasz kartę specjalną. Wybierz stos, przejrzyj go i zatrzymaj jedną kartę.{ $last ->
        [yes] { " " }To ostatnia runda, więc zamiast tego możesz też wziąć { $yuan } { $yuan ->
            [one] juana
            [few] juany
           *[many] juanów
        }.
       *[no] { "" }
    }
dschunke-decide-keep = Zatrzymaj jedną z tych kart; inni gracze nie zobaczą pozostałych. Karty działające stale leżą przed tobą odkryte, wszystkie inne pozostają zakryte.
dschunke-decide-turn = Twoja tura: użyj jednego kupca albo pomocnika, który w tej rundzie jeszcze nie działał. Liczą się tylko skrzynki widoczne z góry.{ $cards ->
        [0] { "" }
       *[other] { " " }Przedtem albo potem możesz zagrać jedną kartę specjalną.
    }
dschunke-decide-action = Teraz użyj jednego kupca albo pomocnika, który w tej rundzie jeszcze nie działał.
dschunke-decide-card = Akcja wykonana. Możesz jeszcze zagrać kartę specjalną albo zakończyć turę.
dschunke-decide-apprentice = Na której dżunce ma działać { $worker }? Wolne są tylko dżunki bez kupca.
dschunke-decide-pick = Weź { $left ->
        [one] jedną kartę towaru
        [few] { $left } karty towaru
       *[many] { $left } kart towaru
    } z jednego stosu; z innego tylko wtedy, gdy ten się skończy.
dschunke-decide-place = Na którą dżunkę kładziesz swój pasek?
dschunke-decide-goods-card = Na której dżunce bierzesz towar? Dostajesz kartę za każdą swoją widoczną tam skrzynkę, co najmniej 3.
dschunke-decide-move-from = Z której dżunki przesuwasz pasek? Możesz przesuwać tylko paski z wierzchniej warstwy.
dschunke-decide-move-to = Na którą dżunkę przesuwasz swój pasek (teraz: { $junk })?
dschunke-decide-supply = Dobór: weź { $left ->
        [one] jeszcze jedną kartę towaru
        [few] { $left } karty towaru, po jednej,
       *[many] { $left } kart towaru, po jednej,
    } z dowolnych stosów. Potem wszyscy licytują.
dschunke-for-sale = { $good } za { $price }
dschunke-decide-bid = Licytuj w ukryciu: karty jednego niesprzedanego jeszcze towaru albo nic. Kto da najwięcej kart, dostaje to, co płaci za towar płytka; remisujący dzielą się zapłatą, a wszystkie wyłożone karty są odrzucane.{ $others ->
        [0] { " " }Wszyscy inni złożyli już oferty.
       *[other] { " " }Czekamy też na oferty: { $who }.
    }
dschunke-wait-bids = Wszyscy licytują w ukryciu. Czekamy na oferty: { $who }.
dschunke-wait-sealed = Twoja ukryta oferta: { $bid }. Czekamy na oferty: { $who }.
dschunke-wait = { $awaited ->
        [cargo] { $who } kładzie pasek.
        [swap] { $who } może wymienić karty towaru.
        [search] { $who } wybiera stos kart specjalnych do przeszukania.
        [keep] { $who } przeszukuje stos i zatrzymuje kartę.
        [turn] Teraz gra { $who }.
        [apprentice] { $who } wysyła pomocnika na dżunkę.
        [pick] { $who } bierze towar.
        [place] { $who } kładzie pasek.
        [goods-card] { $who } wybiera dżunkę, z której weźmie towar.
        [move] { $who } przesuwa pasek.
        [supply] { $who } bierze towar ze stosów.
        [barter] Czekamy na oferty: { $who }.
       *[over] Koniec gry.
    }
dschunke-over = Koniec gry.

## The effect of a choice.

dschunke-do-load = załaduj { $strips } { $strips ->
        [one] pasek
        [few] paski
       *[many] pasków
    } (dżunka { $junk }): będziesz tam mieć { $then } { $then ->
        [one] widoczną skrzynkę
        [few] widoczne skrzynki
       *[many] widocznych skrzynek
    } (teraz { $now })
dschunke-do-earn = weź { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    } (dżunka { $junk }, { $visible ->
        [0] bez twojej widocznej skrzynki
        [one] 1 twoja widoczna skrzynka
        [few] { $visible } twoje widoczne skrzynki
       *[many] { $visible } twoich widocznych skrzynek
    })
dschunke-do-fetch = weź { $goods } (dżunka { $junk }){ $others ->
        [0] { "" }
        [one] { " " }i 1 kartę innego towaru
        [few] { " " }i { $others } karty innych towarów
       *[many] { " " }i { $others } kart innych towarów
    }
dschunke-do-fetch-any = weź { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    } wybranego towaru (dżunka { $junk })
dschunke-do-send = { $task ->
        [load] załaduj { $strips } { $strips ->
            [one] pasek
            [few] paski
           *[many] pasków
        }, wtedy widoczne skrzynki: { $places }
        [money] weź juany: { $places }
       *[goods] weź karty towaru: { $places }
    }
dschunke-do-send-place = { $count } ({ $junk })
dschunke-do-cargo = połóż pasek gracza { $who }: dżunka { $junk } (teraz pasków: { $strips })
dschunke-do-move-from = { $then ->
        [one] zostanie ci 1 widoczna skrzynka
        [few] zostaną ci { $then } widoczne skrzynki
       *[many] zostanie ci { $then } widocznych skrzynek
    } (dżunka { $junk }, teraz { $now })
dschunke-do-pick = weź { $count }× { $good }: będziesz mieć { $then }
dschunke-do-return = odłóż 1× { $good }: zostanie { $left }
dschunke-do-search = przejrzyj { $cards ->
        [one] jedyną kartę i weź ją
        [few] { $cards } karty i zatrzymaj jedną
       *[many] { $cards } kart i zatrzymaj jedną
    }
dschunke-do-yuan = { $yuan } { $yuan ->
        [one] juan
        [few] juany
       *[many] juanów
    } zamiast karty
dschunke-do-bid = { $goods } za { $price }, { $left ->
        [0] nic nie zostanie
       *[other] zostanie { $left }
    }
dschunke-do-bid-nothing = zachowaj karty; licytacja kończy się, gdy nikt nic nie da
dschunke-do-done = { $returned ->
        [0] nic nie wymieniaj
       *[other] nie odkładaj więcej
    }
dschunke-do-end = zakończ turę bez zagrywania karty

## What happened.

dschunke-hand-dealt = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } na rękę { $known ->
        [yes] { $goods }
       *[no] karty towaru
    }.
dschunke-first-player-found = { $person ->
        [you] Teraz zaczynasz ty
       *[other] Teraz zaczyna { $who }
    }.
dschunke-cargo-placed = { $person ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } pasek gracza { $owner }: dżunka { $junk }.
dschunke-merchants-shown = Kupcy zostają odkryci: od ładunku – { $load }, od pieniędzy – { $money }, od towaru – { $goods }.
dschunke-merchants-moved = Kupcy idą dalej: od ładunku – { $load }, od pieniędzy – { $money }, od towaru – { $goods }.
dschunke-market-revealed = Runda { $round }: { $market }.
dschunke-goods-returned = { $person ->
        [you] Odkładasz
       *[other] { $who } odkłada
    } { $goods }.
dschunke-goods-taken = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $goods }{ $by }.
dschunke-goods-missed = { $person ->
        [you] Nie dostajesz
       *[other] { $who } nie dostaje
    } { $count ->
        [one] jednej karty towaru
       *[other] { $count } kart towaru
    }: stosy są puste.
dschunke-pile-searched = { $person ->
        [you] Przeszukujesz stos { $pile }: { $cards }.
       *[other] { $who } przeszukuje stos { $pile }.
    }
dschunke-card-kept = { $person ->
        [you] Zatrzymujesz
       *[other] { $who } zatrzymuje
    } { $known ->
        [yes] kartę „{ $card }”
       *[no] zakrytą kartę
    }.
dschunke-money-announced = { $person ->
        [you] ty
       *[other] { $who }
    } – { $yuan } { $yuan ->
        [one] juan
        [few] juany
       *[many] juanów
    }
dschunke-money-announced-all = Wszyscy podają, ile mają pieniędzy: { $who }.
dschunke-worker-used = { $person ->
        [you] Używasz
       *[other] { $who } używa
    }: { $worker }, dżunka { $junk }.
dschunke-by-worker = { " " }({ $worker })
dschunke-by-card = { " " }(karta „{ $card }”)
dschunke-action-missed = { $person ->
        [you] Nie możesz
       *[other] { $who } nie może
    } użyć żadnego z pozostałych kupców i pomocników.
dschunke-strips-loaded = { $person ->
        [you] Ładujesz
       *[other] { $who } ładuje
    } { $count ->
        [one] jeden pasek
        [few] { $count } paski
       *[many] { $count } pasków
    }: dżunka { $junk }{ $by }.
dschunke-money-earned = { $person ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    }{ $by }: dżunka { $junk }, { $visible ->
        [0] brak widocznych skrzynek
        [one] 1 widoczna skrzynka
        [few] { $visible } widoczne skrzynki
       *[many] { $visible } widocznych skrzynek
    }.
dschunke-card-played = { $person ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } kartę „{ $card }”.
dschunke-strip-moved = { $person ->
        [you] Przesuwasz
       *[other] { $who } przesuwa
    } pasek z dżunki na dżunkę: { $from } – { $to }{ $by }.
dschunke-bid-sealed = { $person ->
        [you] Składasz
       *[other] { $who } składa
    } { $known ->
        [yes] ukrytą ofertę: { $bid }
       *[no] ukrytą ofertę
    }.
dschunke-bids-sealed = { $who } { $count ->
        [one] składa ukrytą ofertę
       *[other] składają ukryte oferty
    }.
dschunke-bid-shown = { $person ->
        [you] ty
       *[other] { $who }
    } – { $bid }
dschunke-bids-shown = Oferty: { $bids }.
dschunke-goods-sold = { $how ->
        [money] { $person ->
            [you] Dostajesz
           *[other] { $who } dostaje
        } { $yuan } { $yuan ->
            [one] juana
            [few] juany
           *[many] juanów
        } za { $good }
        [special] { $person ->
            [you] Wygrywasz
           *[other] { $who } wygrywa
        } kartę specjalną za { $good }
        [shared] Remis o { $good } ({ $who }): { $yuan ->
            [0] za mało do podziału
            [one] po 1 juanie
            [few] po { $yuan } juany
           *[many] po { $yuan } juanów
        }
       *[special-tied] Remis o { $good } ({ $who }): nikt nie dostaje karty specjalnej
    }{ $card ->
        [yes] { " " }dzięki karcie „remisy”
       *[no] { "" }
    }.
dschunke-yuan-taken = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    } zamiast karty specjalnej.
dschunke-barter-ended = { $sold ->
        [0] Koniec licytacji: nic nie zostało sprzedane.
        [1] Koniec licytacji: sprzedany jeden towar.
        [4] Koniec licytacji: wszystkie towary sprzedane.
       *[other] Koniec licytacji: sprzedane { $sold } towary.
    }
dschunke-game-ended = Koniec gry: minęło dziesięć rund.
dschunke-hand-shown = { $person ->
        [you] Na ręce zostaje ci
       *[other] { $who } – na ręce zostaje
    }: { $goods }.
dschunke-cards-shown = { $person ->
        [you] Masz
       *[other] { $who } ma
    } karty specjalne: { $cards }; dają { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    }.
dschunke-money-shown = { $person ->
        [you] Masz
       *[other] { $who } ma
    } { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    }.
dschunke-all-shown = { $person ->
        [you] Masz
       *[other] { $who } ma
    } { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    }; karty specjalne: { $cards }{ $bonus ->
        [0] { "" }
        [one] { " " }(warte { $bonus } juana)
        [few] { " " }(warte { $bonus } juany)
       *[many] { " " }(warte { $bonus } juanów)
    }; towar: { $goods }.

## Why a choice is not possible.

dschunke-no-game-over = Koniec gry
dschunke-no-not-your-turn = To nie twoja kolej; czekamy na ruch: { $who }
dschunke-no-not-now = { $awaited ->
        [cargo] Teraz połóż pasek na dżunce
        [swap] Teraz możesz tylko wymieniać karty towaru
        [search] Teraz wybierz stos kart specjalnych
        [keep] Teraz zatrzymaj jedną kartę ze stosu
        [turn] Teraz użyj kupca albo pomocnika, zagraj kartę specjalną albo zakończ turę
        [apprentice] Najpierw wybierz dżunkę dla pomocnika
        [pick] Najpierw weź towar
        [place] Najpierw wybierz dżunkę dla swojego paska
        [goods-card] Najpierw wybierz dżunkę, na której bierzesz towar
        [move] Najpierw przesuń pasek
        [supply] Teraz weź towar ze stosów
        [barter] Teraz wszyscy licytują
       *[over] Koniec gry
    }
dschunke-no-already-acted = W tej turze twój kupiec albo pomocnik już działał
dschunke-no-must-act = Najpierw użyj kupca albo pomocnika
dschunke-no-worker-used = W tej rundzie działał już { $worker }
dschunke-no-such-worker = W tej grze nie działa { $worker }
dschunke-no-strip-left = Nie masz już pasków
dschunke-no-merchant-there = Stoi tam kupiec: dżunka { $junk }
dschunke-no-stack-empty = Ten stos jest pusty: { $good }
dschunke-no-just-returned = Ten towar właśnie został odłożony: { $good }. Weź inny, jeśli jeszcze jest
dschunke-no-too-few-cards = { $has ->
        [0] Nie masz takiego towaru: { $good }
       *[other] Masz { $has }× { $good }, a nie { $wanted }
    }
dschunke-no-already-sold = W tej rundzie nie da się już sprzedać tego towaru: { $good }
dschunke-no-not-in-hand = Nie masz karty „{ $card }”
dschunke-no-extra-action = Karty „{ $card }” nie zagrywa się w turze
dschunke-no-already-played = W tej turze karta specjalna była już zagrana
dschunke-no-nothing-to-move = Na żadnej dżunce nie masz paska w wierzchniej warstwie
dschunke-no-not-on-top = Nie masz tam paska w wierzchniej warstwie: dżunka { $junk }
dschunke-no-same-junk = Twój pasek pochodzi właśnie stąd: dżunka { $junk }
dschunke-no-junk-full = Są tam już trzy paski: dżunka { $junk }
dschunke-no-layers-full = Ta dżunka jest pełna, pasków: { $strips } ({ $junk })
dschunke-no-room = Każda dżunka, na którą mógłby trafić twój pasek, jest pełna (pasków: { $strips })
dschunke-no-pile-empty = Stos { $pile } jest pusty
dschunke-no-pile-taken = W tej rundzie inny gracz przeszukał już stos { $pile }
dschunke-no-not-in-pile = W tym stosie nie ma karty „{ $card }”
dschunke-no-not-last-round = Pieniądze zamiast karty specjalnej można wziąć tylko w ostatniej rundzie

## Texts of the HTML board only.

dschunke-html-awaits-bid = licytuje…
dschunke-html-bid-nothing = Nie licytuj
dschunke-html-board = Pływający targ
dschunke-html-bonus = Gdyby gra skończyła się teraz, twoje widoczne skrzynki dałyby za dżunki { $yuan } { $yuan ->
        [one] juana
        [few] juany
       *[many] juanów
    }
dschunke-html-cargo = Ładunek, dżunka { $junk }: { $strips } { $strips ->
        [one] pasek
        [few] paski
       *[many] pasków
    }{ $most ->
        [0] { "" }
       *[other] , najwyżej { $most }
    }
dschunke-html-explain = { $awaited ->
        [card] Albo zakończ turę.
        [keep] Inni gracze nie zobaczą pozostałych. Karty działające stale leżą przed tobą odkryte, wszystkie inne pozostają zakryte.
        [search-barter] Przejrzyj go i zatrzymaj jedną kartę.
        [search-event] Przejrzyj go i zatrzymaj jedną kartę. Każdy gracz przeszukuje inny stos.
        [supply] Po jednej, z dowolnych stosów. Potem wszyscy licytują.
        [swap] Potem weź tyle samo kart innych towarów, jeśli jeszcze są.
       *[turn] Liczą się tylko skrzynki widoczne z góry.{ $count ->
            [0] { "" }
           *[other] { " " }Przedtem albo potem możesz zagrać jedną kartę specjalną.
        }
    }
dschunke-html-explain-bid = Kto da najwięcej kart danego towaru, dostaje to, co płaci za niego płytka; remisujący dzielą się zapłatą. Wszystkie wyłożone karty są odrzucane. { $others ->
        [0] Wszyscy inni złożyli już oferty.
       *[other] Czekamy na oferty: { $who }.
    }
dschunke-html-face-down = Zakryty kupiec
dschunke-html-first = Znacznik pierwszego gracza (czerwona dżunka)
dschunke-html-group-cards = Zagraj jedną kartę specjalną
dschunke-html-group-workers = Użyj jednego kupca albo pomocnika
dschunke-html-hand-size = { $cards } { $cards ->
        [one] karta towaru na ręce
        [few] karty towaru na ręce
       *[many] kart towaru na ręce
    }
dschunke-html-harbour = Dżunki zgodnie z ruchem wskazówek zegara: tak chodzą kupcy
dschunke-html-has-bid = oferta złożona
dschunke-html-heading = { $awaited ->
        [card] Akcja wykonana: zagrasz kartę specjalną?
        [keep] Zatrzymaj jedną kartę z tego stosu
        [search-barter] Wygrywasz kartę specjalną: wybierz stos
        [search-event] S: wybierz stos kart specjalnych
        [supply] Dobór: weź { $count ->
            [one] jeszcze jedną kartę towaru
            [few] { $count } karty towaru
           *[many] { $count } kart towaru
        }
        [swap] Wymiana: { $count ->
            [0] odkładasz do 2 kart towaru?
           *[other] odkładasz jeszcze jedną kartę towaru?
        }
       *[turn] Twoja tura
    }
dschunke-html-heading-bid = Licytuj w ukryciu: karty jednego towaru
dschunke-html-hidden-specials = { $cards } { $cards ->
        [one] zakryta karta specjalna
        [few] zakryte karty specjalne
       *[many] zakrytych kart specjalnych
    }
dschunke-html-market = Płytka rynku
dschunke-html-my-bid = Twoja ukryta oferta (widzisz ją tylko ty): { $bid }
dschunke-html-no-specials = brak kart specjalnych
dschunke-html-no-tile = jeszcze bez płytki
dschunke-html-past-tiles = Poprzednie płytki ({ $tiles })
dschunke-html-pile = Karty specjalne, { $pile }: { $cards ->
        [0] pusty stos
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }{ $taken ->
        [yes] , przeszukany w tej rundzie
       *[no] { "" }
    }
dschunke-html-piles = Karty specjalne
dschunke-html-played = Zagrane ({ $cards })
dschunke-html-round = Runda { $round }{ $event ->
        [specials] : S, każdy gracz bierze kartę specjalną
        [yuan] : Y, każdy podaje, ile ma pieniędzy
       *[none] { "" }
    }
dschunke-html-searching = Stos, który przeszukujesz
dschunke-html-sold = { $good }: sprzedane
dschunke-html-stack = Stos, { $good }: { $state }
dschunke-html-strips = { $strips ->
        [one] został { $strips } pasek
        [few] zostały { $strips } paski
       *[many] zostało { $strips } pasków
    }
dschunke-html-supply = { $cards } { $cards ->
        [one] karta towaru w każdym doborze
        [few] karty towaru w każdym doborze
       *[many] kart towaru w każdym doborze
    }
dschunke-html-task = { $task ->
        [load] ładuj { $strips }
        [money] juany
       *[goods] towar
    }
dschunke-html-tracks = Rundy i pomocnicy
dschunke-html-visible = Widoczne skrzynki
dschunke-html-worker = { $worker }{ $used ->
        [yes] , już użyty w tej rundzie
       *[no] { "" }
    }
dschunke-html-your-cards = Twoje karty specjalne
dschunke-html-your-goods = Twój towar
dschunke-html-yuan-hidden = Pieniądze są ukryte; podaje się je przy Y i na końcu

dschunke-option-name = { $option ->
    [setup] przygotowanie
    [open-stacks] stosy można liczyć też w doborze i licytacji
    [layers] warstwy na dżunce
    [yellow-for] w grze na trzy osoby żółty zastępuje
   *[other] { $option }
}
dschunke-option-value = { $value ->
    [yes] tak
    [no] nie
    [standard] jak w instrukcji
    [variant] gracze przekazują ładunek w lewo
    [any] dowolnie wiele
    [3] najwyżej trzy
    [nobody] żaden kolor
    [red] czerwony
    [blue] niebieski
    [green] zielony
   *[other] { $value }
}
dschunke-html-reveal = Odkryte oferty
