# Dschunke. $person is "you" for the one who reads and "other" for everybody else.

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
        [extra] stale: o jedną kartę towaru więcej w każdym doborze
        [ties] stale: wygrywasz każdy remis w licytacji
        [swap] stale: po każdej płytce rynku wymieniasz do 2 kart towaru
        [place] raz: jeden pasek na dowolną dżunkę
        [goods] raz: towar za twoje widoczne skrzynki na dowolnej dżunce
        [move] raz: przesuwasz swój pasek z wierzchu jednej dżunki na inną
        [money] raz: juany za twoje widoczne skrzynki (dżunka { $one })
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

## What it is about, for somebody who has never seen it.

dschunke-introduction =
    W porcie stoi w kręgu pięć dżunek, każda załadowana skrzynkami wszystkich graczy; kupcy chodzą po kręgu, a towar sprzedaje się na nabrzeżu. Po dziesięciu rundach wygrywa ten, kto ma najwięcej pieniędzy.
    W swojej turze używasz jednego kupca albo pomocnika, każdy działa raz na rundę: ładujesz na dżunkę paski po trzy skrzynki albo bierzesz tam pieniądze lub towar, po jednym za każdą swoją widoczną skrzynkę. Trzy paski tworzą warstwę, a następna leży na nich w poprzek i zasłania to, co pod spodem.
    Potem wszyscy dobierają trochę towaru i licytują zakrytymi kartami, każdy jednym rodzajem towaru, raz za razem: kto da najwięcej kart jakiegoś towaru, dostaje to, co płaci za niego płytka rynku tej rundy; przy remisie jest podział, a wszystkie wyłożone karty przepadają. S oznacza kartę specjalną.
    Na końcu każda dżunka z twoją widoczną skrzynką daje 4 juany, a wszystkie pięć razem 25. Żeby wybrać, wpisz liczbę albo słowa obok niej; help pokaże, co jeszcze można wpisać.

## The board.

dschunke-title = Dschunke
dschunke-round = { $round ->
        [0] przed pierwszą rundą: rozkładanie ładunku
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

## Which decision is awaited.

dschunke-decide-cargo = Połóż pasek gracza { $who } na dżunce, która ma ich mniej niż trzy. Gdy wszystkie będą na miejscach, odkryjemy kupców.
dschunke-decide-swap = Twoja karta „wymiana”: { $returned ->
        [0] odłóż do 2 kart towaru i weź tyle samo innych.
       *[other] odłóż jeszcze jedną kartę towaru albo zakończ i weź inną za to, co odłożone.
    }{ $swaps ->
        [one] { "" }
        [few] { " " }Masz { $swaps } wymiany.
       *[many] { " " }Masz { $swaps } wymian.
    }
dschunke-decide-swap-take = Weź { $left ->
        [one] jedną kartę towaru
        [few] { $left } karty towaru, po jednej,
       *[many] { $left } kart towaru, po jednej,
    } w zamian za odłożone: innych towarów, dopóki są.
dschunke-decide-search-event = S: każdy bierze jedną kartę specjalną. Wybierz stos, którego nikt jeszcze nie przeszukał; przejrzysz go i zatrzymasz jedną kartę.
dschunke-decide-search-barter = Wygrywasz kartę specjalną. Wybierz stos: przejrzysz go i zatrzymasz jedną kartę.{ $last ->
        [yes] { " " }To ostatnia runda, więc zamiast tego możesz też wziąć { $yuan } { $yuan ->
            [one] juana
            [few] juany
           *[many] juanów
        }.
       *[no] { "" }
    }
dschunke-decide-keep = Zatrzymaj jedną z tych kart; pozostałych nikt inny nie zobaczy. Karty działające stale leżą przed tobą odkryte, wszystkie inne pozostają zakryte.
dschunke-decide-turn = Twoja tura: użyj jednego kupca albo pomocnika, który w tej rundzie jeszcze nie działał. Skrzynki liczy się z góry: tylko te, które widać.{ $cards ->
        [0] { "" }
       *[other] { " " }Przedtem albo potem możesz zagrać jedną kartę specjalną.
    }
dschunke-decide-action = Teraz użyj jednego kupca albo pomocnika, który w tej rundzie jeszcze nie działał.
dschunke-decide-card = Twoja akcja jest wykonana. Możesz jeszcze zagrać kartę specjalną albo zakończyć turę.
dschunke-decide-apprentice = Na której dżunce ma działać { $worker }? Wolne są tylko dżunki bez kupca.
dschunke-decide-pick = Weź { $left ->
        [one] jedną kartę towaru
        [few] { $left } karty towaru
       *[many] { $left } kart towaru
    } z jednego stosu; z innego tylko wtedy, gdy ten się skończy.
dschunke-decide-place = Na którą dżunkę kładziesz swój pasek?
dschunke-decide-goods-card = Z której dżunki bierzesz towar? Dostajesz kartę za każdą swoją widoczną tam skrzynkę, co najmniej 3.
dschunke-decide-move-from = Z wierzchu której dżunki przesuwasz pasek?
dschunke-decide-move-to = Na którą dżunkę przesuwasz swój pasek (teraz: { $junk })?
dschunke-decide-supply = Dobór: weź { $left ->
        [one] jeszcze jedną kartę towaru
        [few] { $left } karty towaru, po jednej,
       *[many] { $left } kart towaru, po jednej,
    } z dowolnych stosów. Potem wszyscy licytują.
dschunke-for-sale = { $good } za { $price }
dschunke-decide-bid = Licytuj w ukryciu: karty jednego niesprzedanego jeszcze towaru albo nic. Kto da najwięcej kart, dostaje to, co płaci za nie płytka; przy remisie jest podział, a wszystkie wyłożone karty przepadają.{ $others ->
        [0] { " " }Oferty wszystkich innych są już gotowe.
       *[other] { " " }Też jeszcze bez oferty: { $who }.
    }
dschunke-wait-bids = Wszyscy licytują w ukryciu. Jeszcze bez oferty: { $who }.
dschunke-wait-sealed = Twoja oferta jest gotowa: { $bid }. Jeszcze bez oferty: { $who }.
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
        [barter] Jeszcze bez oferty: { $who }.
       *[over] Koniec gry.
    }
dschunke-over = Koniec gry.

## What a choice would do.

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
dschunke-do-cargo = połóż pasek gracza { $who }: dżunka { $junk }, pasków teraz: { $strips }
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
dschunke-do-end = nie graj karty i zakończ turę

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
    }: nie ma już czego wziąć.
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
        [you] Wykładasz
       *[other] { $who } wykłada
    } { $known ->
        [yes] zakrytą ofertę: { $bid }
       *[no] zakrytą ofertę
    }.
dschunke-bids-sealed = { $who } { $count ->
        [one] wykłada zakrytą ofertę
       *[other] wykładają zakryte oferty
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

dschunke-no-game-over = Gra jest skończona
dschunke-no-not-your-turn = Teraz decyduje kto inny: { $who }
dschunke-no-not-now = { $awaited ->
        [cargo] Teraz kładzie się pasek na dżunkę
        [swap] Teraz chodzi tylko o wymianę kart towaru
        [search] Teraz wybierz stos kart specjalnych
        [keep] Teraz zatrzymaj jedną kartę ze stosu
        [turn] Teraz użyj kupca albo pomocnika, zagraj kartę specjalną albo zakończ turę
        [apprentice] Najpierw wskaż, na której dżunce działa pomocnik
        [pick] Najpierw weź towar
        [place] Najpierw wskaż, gdzie kładziesz pasek
        [goods-card] Najpierw wskaż, z której dżunki bierzesz towar
        [move] Najpierw przesuń pasek
        [supply] Teraz bierze się towar ze stosów
        [barter] Teraz wszyscy licytują
       *[over] Gra jest skończona
    }
dschunke-no-already-acted = W tej turze twój kupiec albo pomocnik już działał
dschunke-no-must-act = Najpierw użyj kupca albo pomocnika
dschunke-no-worker-used = W tej rundzie działał już { $worker }
dschunke-no-such-worker = W tej grze nie bierze udziału { $worker }
dschunke-no-strip-left = Nie masz już pasków
dschunke-no-merchant-there = Stoi tam kupiec: dżunka { $junk }
dschunke-no-stack-empty = Ten stos jest pusty: { $good }
dschunke-no-just-returned = Nie możesz wziąć z powrotem tego, co odkładasz, dopóki jest inny towar: { $good }
dschunke-no-too-few-cards = { $has ->
        [0] Nie masz takiego towaru: { $good }
       *[other] Masz { $has }× { $good }, a nie { $wanted }
    }
dschunke-no-already-sold = W tej rundzie nie da się już sprzedać tego towaru: { $good }
dschunke-no-not-in-hand = Nie masz karty „{ $card }”
dschunke-no-extra-action = Karty „{ $card }” nie zagrywa się w turze
dschunke-no-already-played = W tej turze możesz zagrać tylko jedną kartę specjalną
dschunke-no-nothing-to-move = Na żadnej dżunce nie masz paska w wierzchniej warstwie
dschunke-no-not-on-top = Nie masz tam paska w wierzchniej warstwie: dżunka { $junk }
dschunke-no-same-junk = Twój pasek pochodzi właśnie stąd: dżunka { $junk }
dschunke-no-junk-full = Są tam już trzy paski: dżunka { $junk }
dschunke-no-layers-full = Leży tam już { $strips } pasków i więcej się nie zmieści: dżunka { $junk }
dschunke-no-room = Na każdej dżunce, na którą mógłby trafić twój pasek, leży już { $strips } pasków i więcej się nie zmieści
dschunke-no-pile-empty = Stos { $pile } jest pusty
dschunke-no-pile-taken = W tej rundzie ktoś już przeszukał stos { $pile }
dschunke-no-not-in-pile = W tym stosie nie ma karty „{ $card }”
dschunke-no-not-last-round = Pieniądze zamiast karty specjalnej można wziąć tylko w ostatniej rundzie

## What only the page says.

dschunke-html-awaits-bid = licytuje …
dschunke-html-bid-nothing = Nie licytuj
dschunke-html-board = Pływający targ
dschunke-html-bonus = Na końcu, przy skrzynkach widocznych teraz, dżunki dałyby { $yuan } { $yuan ->
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
        [keep] Pozostałych nikt inny nie zobaczy. Karty działające stale leżą przed tobą odkryte, wszystkie inne pozostają zakryte.
        [search-barter] Przejrzysz go i zatrzymasz jedną kartę.
        [search-event] Przejrzysz go i zatrzymasz jedną kartę. Każdy gracz przeszukuje inny stos.
        [supply] Po jednej, z dowolnych stosów. Potem wszyscy licytują.
        [swap] Potem weźmiesz tyle samo innych, dopóki są inne niż te, które odkładasz.
       *[turn] Skrzynki liczy się z góry: tylko te, które widać.{ $count ->
            [0] { "" }
           *[other] { " " }Przedtem albo potem możesz zagrać jedną kartę specjalną.
        }
    }
dschunke-html-explain-bid = Kto da najwięcej kart jakiegoś towaru, dostaje to, co płaci za niego płytka; przy remisie jest podział. Wszystkie wyłożone karty przepadają. { $others ->
        [0] Wszyscy inni mają już ofertę.
       *[other] Jeszcze bez oferty: { $who }.
    }
dschunke-html-face-down = Zakryty kupiec
dschunke-html-first = Czerwona dżunka: pierwszy gracz tej rundy
dschunke-html-group-cards = Zagraj jedną kartę specjalną
dschunke-html-group-workers = Użyj jednego kupca albo pomocnika
dschunke-html-hand-size = { $cards } { $cards ->
        [one] karta towaru na ręce
        [few] karty towaru na ręce
       *[many] kart towaru na ręce
    }
dschunke-html-harbour = Dżunki zgodnie z ruchem wskazówek zegara: tak chodzą kupcy
dschunke-html-has-bid = gotowe
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
dschunke-html-my-bid = Twoja ukryta oferta, którą widzisz tylko ty: { $bid }
dschunke-html-no-specials = brak kart specjalnych
dschunke-html-no-tile = jeszcze bez płytki
dschunke-html-past-tiles = Dawne płytki ({ $tiles })
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
        [specials] : S, każdy bierze kartę specjalną
        [yuan] : Y, każdy podaje, ile ma pieniędzy
       *[none] { "" }
    }
dschunke-html-searching = Karty stosu, który przeszukujesz
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
    [variant] każdy daje ładunek sąsiadowi z lewej
    [any] dowolnie wiele
    [3] najwyżej trzy
    [nobody] żaden kolor
    [red] czerwony
    [blue] niebieski
    [green] zielony
   *[other] { $value }
}
dschunke-html-reveal = Odkryte oferty
