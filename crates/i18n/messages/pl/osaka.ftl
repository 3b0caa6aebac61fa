# Traders of Osaka. $person is "you" for the reader and "other" for other players.

osaka-red = czerwony
osaka-blue = niebieski
osaka-yellow = żółty
osaka-green = zielony
osaka-tokens = żetony
osaka-card = { $good ->
        [czerwony] czerwona
        [niebieski] niebieska
        [zielony] zielona
       *[other] żółta
    } { $coins }

## Introduction for new players.

osaka-introduction =
    Cztery statki wożą dobra z Osaki do Edo: czerwony (r), niebieski (b), żółty (y) i zielony (g). Karty na ręce to monety, karty na stole to dobra. Kupujesz cały rynek: karty stają się twoim towarem, a ich statki płyną naprzód. Gdy statek dopłynie do Edo, wszyscy sprzedają towar w jego kolorze za punkty, a statki, które są wtedy na falach, toną razem z nieubezpieczonym towarem.
    Każda sprzedaż daje też żeton w tym kolorze. Gra kończy się, gdy ktoś ma 8 żetonów; wygrywa gracz z największą liczbą punktów. Żeby wybrać, wpisz liczbę albo słowo obok niej; help pokaże inne polecenia.

## The board.

osaka-title = Kupcy z Osaki
osaka-piles = stos doboru { $deck } · odrzucone { $discard }
osaka-space-start = start
osaka-space-port = bezpieczne
osaka-space-anchor = kotwica
osaka-space-waves = ~ fale ~
osaka-space-goal = sprzedaż
osaka-market = Rynek
osaka-farm = Farma
osaka-empty = (pusto)
osaka-price =
    { $cards ->
        [0] Wszystkie karty na rynku zarezerwowali inni.
       *[other] Rynek kosztuje cię { $price } { $price ->
            [one] monetę
            [few] monety
           *[many] monet
        } za { $cards } { $cards ->
            [one] kartę
            [few] karty
           *[many] kart
        }{ $missing ->
            [0] .
           *[other] : brakuje ci { $missing }.
        }
    }
osaka-legend = * ubezpiecza jedno dobro · (5) dobro ubezpieczone · 8 żetonów kończy grę
osaka-column-player = Gracz
osaka-column-hand = ręka
osaka-column-marker = znacz.
osaka-column-tokens = żetony
osaka-column-points = punkty
osaka-column-goods = towar
osaka-marker-free = wolny
osaka-marker-used = użyty
osaka-first = 1.
osaka-hand-of = ręka { $cards }
osaka-your-hand = Twoja ręka
osaka-no-cards = brak kart
osaka-worth = = { $coins } { $coins ->
        [one] moneta
        [few] monety
       *[many] monet
    }

## The pending decision.

osaka-decide-token = Wybierz pierwszy żeton. Za każdy twój żeton karty w jego kolorze sprzedajesz o 1 drożej; gra kończy się, gdy ktoś ma 8 żetonów.
osaka-decide-action = Twoja tura: zrób jedną rzecz. Kup z rynku wszystko, czego nie zarezerwowali inni, weź jedną kartę na rękę jako monety albo zarezerwuj kartę dla siebie.
osaka-decide-payment = Kupujesz za { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }: zapłacone { $paid }, do zapłaty { $left }. Płać kartami z ręki; nie dostaniesz reszty.
osaka-decide-paid = Cena jest zapłacona: { $paid } z { $price } monet. Zwykle to wystarczy. Możesz zapłacić więcej, bo stos doboru się kończy: karty, które teraz odrzucisz, mogą wkrótce zostać dobrane.
osaka-decide-insurance = { $ships }. Stracisz swój towar { $colours ->
        [one] w tym kolorze
       *[other] w tych kolorach
    }, chyba że go ubezpieczysz: odrzuć z ręki kartę w tym samym kolorze; każda * na niej ubezpiecza jedno dobro.
osaka-decide-cover = Twoja karta (kolor { $good }) ubezpiecza { $icons ->
        [one] jedno twoje dobro
        [few] { $icons } twoje dobra
       *[many] { $icons } twoich dóbr
    } w tym kolorze. Które?
osaka-ship-is = Zaraz zatonie { $good } statek
osaka-ships-are = Zaraz zatoną statki: { $goods }
osaka-wait-token = { $who } wybiera pierwszy żeton.
osaka-wait-action = Teraz gra { $who }.
osaka-wait-payment = { $who } kupuje za { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }: na razie zapłacone { $paid }.
osaka-wait-insurance = { $who } może ubezpieczyć dobra przed zatonięciem.
osaka-wait-cover = { $who } wybiera, które dobra ubezpieczyć (kolor { $good }).
osaka-over = Koniec gry.

## The effect of a choice.

osaka-do-token = sprzedajesz kolor { $good } o 1 drożej za każdą kartę
osaka-do-buy = { $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    } za { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }: { $voyages }
osaka-do-buy-voyage = { $good } płynie na pole { $space }
osaka-do-buy-sale = { $voyages }; { $points }
osaka-do-buy-points = { $person ->
        [you] sprzedajesz kolor { $good } za { $points }
       *[other] { $who } sprzedaje kolor { $good } za { $points }
    } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
osaka-do-buy-sinking = { $before }; { $count ->
        [one] tonie statek: { $goods }
       *[other] toną statki: { $goods }
    }
osaka-do-take = { $card }: ręka warta { $coins } { $coins ->
        [one] monetę
        [few] monety
       *[many] monet
    }
osaka-do-reserve = { $card }, zarezerwowana dla ciebie
osaka-do-pay = zapłacone { $paid } z { $price } monet
osaka-do-pay-all = cena zapłacona
osaka-do-pay-too-much = cena zapłacona, { $lost } więcej niż trzeba
osaka-do-paid = nie płać nic więcej
osaka-do-insure = { $goods ->
        [one] ratuje twoją kartę (kolor { $good })
       *[other] ratuje { $saved } z { $goods } twoich kart (kolor { $good })
    }
osaka-do-cover = ubezpiecz kartę: { $card }
osaka-do-done = nie ubezpieczaj nic więcej{ $lost ->
        [0] { "" }
       *[other] : tracisz { $cards }
    }
osaka-do-pass = żaden inny wybór nie jest możliwy

## What happened.

osaka-market-opened = Na rynku na początek: { $market }; na farmie: { $farm }.
osaka-hand-drawn = { $person ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } { $cards } ({ $coins } { $coins ->
        [one] moneta
        [few] monety
       *[many] monet
    }).
osaka-first-lowest-sum = { $person ->
        [you] Zaczynasz
       *[other] Zaczyna { $who }
    } z najniższą sumą.
osaka-first-fewer-cards = { $person ->
        [you] Zaczynasz
       *[other] Zaczyna { $who }
    }: najniższa suma, przy remisie mniej kart.
osaka-first-luck = { $person ->
        [you] Zaczynasz
       *[other] Zaczyna { $who }
    }: najniższa suma, przy remisie losowo.
osaka-token-chosen = { $person ->
        [you] Na początek bierzesz
       *[other] { $who } na początek bierze
    } { $good } żeton.
osaka-purchase-begun = { $person ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } rynek za { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }.
osaka-coins-paid = { $person ->
        [you] Płacisz
       *[other] { $who } płaci
    }: { $cards }.
osaka-goods-bought = { $person ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } { $cards } za { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }.
osaka-goods-bought-paying = { $person ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } { $cards } za { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }, { $person ->
        [you] płacisz
       *[other] płaci
    } { $paid }.
osaka-ship-sailed = { $good } na pole { $space }
osaka-ships-sailed = Statki płyną: { $voyages }.
osaka-card-taken = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $card } z rynku.
osaka-card-reserved = { $person ->
        [you] Rezerwujesz
       *[other] { $who } rezerwuje
    } { $card } { $place ->
        [market] na rynku
       *[farm] na farmie
    }.
osaka-market-refilled = { $moved ->
        [0] Ze stosu doboru na rynek dochodzi { $market }
       *[other] Farma przechodzi na rynek{ $new ->
            [0] { "" }
           *[other] , a ze stosu doboru dochodzi { $market }
        }
    }; nowa farma: { $farm }.
osaka-nothing-to-refill = Nie ma czym uzupełnić rynku: farma i oba stosy są puste.
osaka-deck-shuffled = Stos kart odrzuconych ({ $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    }) zostaje przetasowany w nowy stos doboru.
osaka-passed = { $person ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }: żadna akcja nie jest możliwa.
osaka-goods-sold = { $person ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } { $cards }: { $tokens ->
        [0] { $highest }
        [one] ({ $highest } + 1 żeton)
        [few] ({ $highest } + { $tokens } żetony)
       *[many] ({ $highest } + { $tokens } żetonów)
    } × { $count } = { $worth }, czyli { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
osaka-tokens-won = Żetony: { $tokens }.
osaka-token-won = { $person ->
        [you] ty
       *[other] { $who }
    } – { $good }
osaka-token-substitute = { $person ->
        [you] ty
       *[other] { $who }
    } – { $good } (zamiennik)
osaka-insurance-paid = { $person ->
        [you] Odrzucasz
       *[other] { $who } odrzuca
    } { $card } na ubezpieczenie.
osaka-goods-insured = { $person ->
        [you] Twoje dobra ubezpieczone
       *[other] Dobra ubezpieczone ({ $who })
    } od teraz: { $cards }.
osaka-ship-sunk = Tonie { $good } statek.
osaka-goods-lost = { $person ->
        [you] Tracisz
       *[other] { $who } traci
    } { $cards }, bo zatonął { $good } statek.
osaka-ships-returned = Statki wracają: { $voyages }.
osaka-ended-eight-tokens = Koniec gry: ktoś ma osiem żetonów.
osaka-ended-standstill = Koniec gry: nikt nie może już nic zrobić.
osaka-hand-shown = { $person ->
        [you] Na ręce zostaje ci
       *[other] { $who } – na ręce zostaje
    }: { $cards }.
osaka-points-shown = { $person ->
        [you] Masz
       *[other] { $who } ma
    } { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.

## Why a choice is not possible.

osaka-no-game-over = Koniec gry
osaka-no-not-your-turn = To nie twoja kolej; czekamy na ruch: { $who }
osaka-no-awaits-token = Najpierw wszyscy wybierają pierwszy żeton
osaka-no-awaits-action = Teraz możesz tylko kupić, wziąć albo zarezerwować
osaka-no-awaits-payment = Płacisz { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }, na razie { $paid }; najpierw dokończ płacenie albo cofnij
osaka-no-awaits-insurance = Teraz możesz tylko odrzucać karty na ubezpieczenie albo zakończyć
osaka-no-awaits-cover = Najpierw wskaż, które dobra ubezpiecza twoja karta (kolor { $good })
osaka-no-too-few-coins = Rynek kosztuje { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }, a twoja ręka jest warta { $coins }
osaka-no-price-not-reached = Zapłacono dopiero { $paid } z { $price } monet
osaka-no-nothing-to-buy = Na rynku nie ma karty, którą możesz kupić
osaka-no-such-card = Na miejscu { $place } nie ma karty
osaka-no-reserved = { $person ->
        [you] Karta na miejscu { $place } jest już zarezerwowana przez ciebie
       *[other] Karta na miejscu { $place } jest zarezerwowana ({ $who })
    }
osaka-no-marker-in-use = Twój znacznik leży na innej karcie i wróci dopiero, gdy ją zdobędziesz
osaka-no-not-in-hand = Nie masz na ręce takiej karty: { $card }
osaka-no-not-sinking = Statek { $good } nie jest zagrożony zatonięciem
osaka-no-icon = Karta { $card } niczego nie ubezpiecza
osaka-no-nothing-to-insure = Nie masz nieubezpieczonych dóbr (kolor { $good })
osaka-no-other-good = Odrzucona karta ubezpiecza tylko kolor { $good }
osaka-no-not-among-goods = Nie masz takiej nieubezpieczonej karty: { $card }
osaka-no-must-act = Możesz spasować tylko wtedy, gdy żadna akcja nie jest możliwa

## Texts of the HTML board only.

osaka-html-board = Plansza
osaka-html-buy = Kup
osaka-html-card = { $card }{ $icons ->
        [0] { "" }
        [one] , ubezpiecza jedno dobro
        [few] , ubezpiecza { $icons } dobra
       *[many] , ubezpiecza { $icons } dóbr
    }
osaka-html-chip-take = ręka { $coins }
osaka-html-coins = { $coins } { $coins ->
        [one] moneta
        [few] monety
       *[many] monet
    }
osaka-html-costs = { $person ->
        [you] Cena rynku dla ciebie
       *[other] Cena rynku ({ $who })
    }: { $price } { $price ->
        [one] moneta
        [few] monety
       *[many] monet
    }.
osaka-html-deck = stos doboru
osaka-html-discard = stos kart odrzuconych
osaka-html-explain-token = Za każdy twój żeton karty w jego kolorze sprzedajesz o 1 drożej; gra kończy się, gdy ktoś ma 8 żetonów.
osaka-html-explain-insurance = Nieubezpieczony towar przepada. Odrzuć kartę w tym samym kolorze: każda parasolka na niej ubezpiecza jedno dobro.
osaka-html-explain-paid = Zwykle to wystarczy. Możesz zapłacić więcej, bo stos doboru się kończy: karty, które teraz odrzucisz, mogą wkrótce zostać dobrane.
osaka-html-first = pierwszy gracz
osaka-html-goods = towar
osaka-html-group-buy = Kup wszystko, czego nie zarezerwowali inni
osaka-html-group-pay = Zapłać swoimi kartami; nie dostaniesz reszty
osaka-html-group-reserve = Zarezerwuj kartę dla siebie
osaka-html-group-take = Weź kartę na rękę jako monety
osaka-html-hand-size = { $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    } na ręce
osaka-html-heading-action = Twoja tura: kup, weź albo zarezerwuj
osaka-html-heading-insurance = { $ships }. Ubezpieczasz towar?
osaka-html-heading-paid = Cena zapłacona: { $paid } z { $price } monet
osaka-html-heading-payment = Zapłać { $price } { $price ->
        [one] monetę
        [few] monety
       *[many] monet
    }: zapłacone { $paid }, do zapłaty { $left }
osaka-html-heading-token = Wybierz pierwszy żeton
osaka-html-hint-anchor = Bezpieczny port. Tu czekają statki, które zatonęły.
osaka-html-hint-goal = Gdy statek tu dopłynie, wszyscy sprzedają towar w jego kolorze, a statki na falach toną.
osaka-html-hint-port = Bezpieczny port.
osaka-html-hint-start = Stąd wypływają wszystkie statki i tu wracają po sprzedaży.
osaka-html-hint-waves = Statki na falach toną, gdy inny statek dopływa do Edo.
osaka-html-insured = { $card }, ubezpieczona
osaka-html-kind-anchor = kotwica
osaka-html-kind-goal = sprzedaż
osaka-html-kind-port = bezpieczne
osaka-html-kind-start = start
osaka-html-kind-waves = fale
osaka-html-marker = Znacznik rezerwacji: { $who }
osaka-html-no-goods = brak towaru
osaka-html-not-reserved = niezarezerwowana
osaka-html-paid = zapłacone { $paid } z { $price } monet
osaka-html-points = { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
osaka-html-points-hidden = Punkty pozostają ukryte do końca gry
osaka-html-points-word = { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
osaka-html-reserve = rezerwuj
osaka-html-reserved = { $person ->
        [you] zarezerwowana przez ciebie
       *[other] rezerwacja: { $who }
    }
osaka-html-route = Szlak morski
osaka-html-say-buy = Kup: { $what }
osaka-html-say-cover = { $what }
osaka-html-say-done = Koniec: { $what }
osaka-html-say-insure = Odrzuć ({ $card }): { $what }
osaka-html-say-paid = Wystarczy: { $what }
osaka-html-say-pass = Spasuj: { $what }
osaka-html-say-pay = Zapłać ({ $card }): { $what }
osaka-html-say-reserve = Zarezerwuj { $place } { $where ->
        [market] na rynku
       *[farm] na farmie
    }: { $what }
osaka-html-say-take = Weź { $place }: { $what }
osaka-html-say-token = Żeton ({ $good }): { $what }
osaka-html-sells = Kolor { $good } sprzedany teraz dałby { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
osaka-html-sells-short = { $points } pkt
osaka-html-ship = { $good } statek
osaka-html-supply = pozostałe żetony
osaka-html-token = { $good } żeton
osaka-html-tokens = { $count } z { $most } żetonów, które kończą grę
osaka-html-tokens-left = { $good } żeton: zostało { $count }

osaka-option-name = { $option ->
    [open-hands] odkryte ręce
    [open-points] jawne punkty
   *[other] { $option }
}
osaka-option-value = { $value ->
    [yes] tak
    [no] nie
   *[other] { $value }
}
