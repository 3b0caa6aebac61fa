# Ostia. $person is "you" for the reader and "other" for other players.

ostia-ivory = kły
ostia-spices = pieprz
ostia-cloth = sukno
ostia-wine = wino
ostia-wood = drewno
ostia-wheat = pszenica
ostia-some = { $count ->
        [one] { $good }
       *[other] { $count }× { $good }
    }
ostia-nothing = nic
ostia-denarii = { $count } { $count ->
        [one] denar
        [few] denary
       *[many] denarów
    }
ostia-points = { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
ostia-senate-part = senat
ostia-goods-part = towary
ostia-money-part = majątek
ostia-storehouses-part = magazyny
ostia-store-value-part = wartość zapasu

## Introduction for new players.

ostia-introduction =
    Jesteście kupcami w rzymskim porcie i macie pięć rund. W każdej rundzie wpływa do ciebie statek z pięcioma kartami: jedną zatrzymujesz za darmo, a cztery pozostałe wystawiasz na sprzedaż, po dwie. Każdy licytuje raz; sprzedajesz, komu chcesz, i dzielisz się pieniędzmi z bankiem albo przebijasz wszystkich i bierzesz parę dla siebie.
    Potem wszyscy potajemnie decydują, dokąd trafi ich towar. Rynek płaci: 15 za jedyną kartę danego rodzaju, za każdą następną coraz mniej. Senat daje 3, 2 i 1 punkt za najlepsze dary, a to, co ceni, zmienia się z rundy na rundę. Magazyn przechowuje jedną kartę na później.
    Na końcu każdy rodzaj towaru w magazynie to punkt, a największe majątki dają 3, 2 i 1 punkt. Wygrywa gracz z największą liczbą punktów. Żeby wybrać, wpisz liczbę albo słowo obok niej; help pokaże inne polecenia.

## The board.

ostia-title = Ostia
ostia-round = runda { $round } z { $rounds } · { $person ->
        [you] zaczynasz ty
       *[other] zaczyna { $who }
    }
ostia-piles = stos doboru { $deck } · odrzucone { $discard }
ostia-row-price = cena
ostia-row-copies = ile kart w grze
ostia-row-senate = senat teraz
ostia-row-senate-next = senat potem
ostia-row-put-away = odłożona
ostia-row-neutral = karty neutralne
ostia-row-ship = twój statek
ostia-row-wares = twój towar
ostia-row-to-market = na rynek
ostia-row-to-senate = dla senatu
ostia-row-to-store = do magazynu
ostia-row-cards = kart na rynku
ostia-row-brings = cena za kartę
ostia-or-more = { $cards }+
ostia-offer = { $person ->
        [you] Wystawiasz
       *[other] { $who } wystawia
    } { $cards }: oferty od { $price }. { $pass ->
        [one] Pierwsza
       *[other] Druga
    } para.
ostia-offer-half = { $person ->
        [you] Wystawiasz
       *[other] { $who } wystawia
    } { $cards } i drugą kartę.
ostia-bids = Oferty: { $bids }
ostia-bid-of = { $name }: { $amount }
ostia-bid-passed = { $name }: pas
ostia-bid-now = > { $name }
ostia-bid-later = { $name } …
ostia-column-player = Gracz
ostia-column-cash = denary
ostia-column-storehouses = magazyny
ostia-column-loans = kredyt
ostia-column-ship = statek
ostia-column-wares = towar
ostia-column-points = punkty
ostia-first = 1.
ostia-of = { $count } z { $most }
ostia-eliminated = odpada: długi
ostia-store-of = w magazynie: { $cards } · senat { $senate }, towary { $goods }, majątek { $money }
ostia-legend = senat { $first }, { $second }, { $third } pkt · magazyn { $price }, sprzedaż { $resale } · kredyt { $loan }, odsetki { $interest }, spłata { $repayment }

## The pending decision.

ostia-decide-keep = Zatrzymaj za darmo jedną kartę ze swojego statku; inni nie zobaczą której. Cztery pozostałe wystawisz na sprzedaż, po dwie.
ostia-decide-offer = Wybierz pierwszą z dwóch kart na sprzedaż. Karty, które teraz zostawisz, będą twoją drugą parą.
ostia-decide-offer-second = Wystawiasz: { $card }. Jaką kartę dokładasz?
ostia-decide-bid = Ile dajesz za { $cards }? Jedna oferta, co najmniej { $price }{ $highest ->
        [0] ; na razie nie ma żadnej
       *[other] ; najwyższa na razie to { $highest }, a twoja może być niższa
    }. Masz { $cash }.
ostia-decide-decide = Kto dostaje { $cards }? Weź parę dla siebie za 1 więcej niż najwyższa oferta albo sprzedaj ją jednemu z licytujących: połowa oferty jest twoja, reszta idzie do banku.
ostia-decide-allocate = Dokąd kierujesz tę kartę: { $good }? Wybierz w tajemnicy: na rynek po pieniądze, do senatu po punkty czy do magazynu na później. Na rynek i do senatu razem najwyżej { $most } { $most ->
        [one] rodzaj
        [few] rodzaje
       *[many] rodzajów
    }.
ostia-decide-loans = Masz { $loans } { $loans ->
        [one] kredyt
        [few] kredyty
       *[many] kredytów
    } i { $cash }. Spłać albo zapłać odsetki od tego, co zostaje; kto na końcu nie spłaci długu, odpada z gry.
ostia-decide-build = Masz { $cash }, { $storehouses } { $storehouses ->
        [one] magazyn
        [few] magazyny
       *[many] magazynów
    } i { $wares } { $wares ->
        [one] kartę
        [few] karty
       *[many] kart
    } do przechowania. Budujesz kolejny magazyn za { $price }?
ostia-decide-build-debts = Na końcu gry spłata { $loans ->
        [one] twojego kredytu
       *[other] twoich { $loans } kredytów
    } będzie kosztować { $owed }.
ostia-decide-discard = Jest miejsce tylko na { $storehouses } { $storehouses ->
        [one] kartę
        [few] karty
       *[many] kart
    }, a masz ich { $wares }. Odrzuć jedną.
ostia-decide-last = Ostatni rynek. Następna karta: { $good }. Sprzedajesz ją czy zostawiasz w magazynie? Każdy rodzaj w magazynie to punkt; największy majątek daje 3, 2 i 1 punkt.
ostia-decide-last-debts = Na końcu spłata { $loans ->
        [one] twojego kredytu
       *[other] twoich { $loans } kredytów
    } kosztuje { $owed }, a masz { $cash }. { $state ->
        [covered] To wystarczy.
       *[short] Brakuje { $missing } { $missing ->
            [one] denara
           *[other] denarów
        }: sprzedaj teraz odpowiednio dużo; każdy pusty magazyn można potem sprzedać za { $resale }. Kto nie spłaci wszystkiego, odpada z gry.
    }
ostia-decide-empties = Masz { $empty } { $empty ->
        [one] pusty magazyn
        [few] puste magazyny
       *[many] pustych magazynów
    }. Sprzedaj jeden za { $price }, żeby mieć większy majątek, albo go zachowaj: magazyny rozstrzygają remisy.
ostia-decide-empties-debts = Spłata { $loans ->
        [one] twojego kredytu
       *[other] twoich { $loans } kredytów
    } kosztuje { $owed }, a masz { $cash }. { $state ->
        [covered] To wystarczy.
        [sell] Sprzedaj co najmniej { $sell } { $sell ->
            [one] magazyn
            [few] magazyny
           *[many] magazynów
        }: kto nie spłaci wszystkiego, odpada z gry.
       *[lost] Nawet po sprzedaży wszystkich pustych magazynów będziesz mieć tylko { $most }: to za mało, więc odpadasz z gry.
    }
ostia-also-awaited = Czekamy też na wybór: { $who }.
ostia-wait-keep = Karta wybrana. { $count ->
        [one] { $who } musi
       *[other] { $who } muszą
    } jeszcze wybrać kartę do zatrzymania.
ostia-wait-allocate = Twój towar jest już rozłożony. { $count ->
        [one] { $who } jeszcze rozkłada
       *[other] { $who } jeszcze rozkładają
    } swój.
ostia-watch-keep = { $count ->
        [one] { $who } musi
       *[other] { $who } muszą
    } jeszcze wybrać kartę do zatrzymania.
ostia-watch-allocate = { $count ->
        [one] { $who } jeszcze rozkłada
       *[other] { $who } jeszcze rozkładają
    } swój towar.
ostia-wait-offer = { $who } wybiera dwie karty na sprzedaż.
ostia-wait-bid = { $who } licytuje { $cards }.
ostia-wait-decide = { $who } decyduje, kto dostanie { $cards }.
ostia-wait-loans = { $who } rozlicza kredyty.
ostia-wait-build = { $who } może budować magazyny.
ostia-wait-discard = { $who } ma więcej kart niż magazynów i musi odrzucać.
ostia-wait-empties = { $who } może sprzedać puste magazyny.
ostia-over = Koniec gry.

## The effect of a choice.

ostia-do-keep = senat { $now } teraz, { $next } potem; będziesz mieć: { $have }
ostia-do-keep-last = senat { $now } teraz; będziesz mieć: { $have }
ostia-do-offer = na sprzedaż, cena { $price }
ostia-do-offer-second = w parze: { $other }, oferty od { $price }
ostia-do-bid = { $amount }, a masz { $cash }
ostia-do-bid-selling = sprzedajesz { $storehouses } { $storehouses ->
        [one] magazyn
        [few] magazyny
       *[many] magazynów
    }
ostia-do-bid-borrowing = bierzesz { $loans } { $loans ->
        [one] kredyt
        [few] kredyty
       *[many] kredytów
    }
ostia-do-bid-both = sprzedajesz { $storehouses } { $storehouses ->
        [one] magazyn
        [few] magazyny
       *[many] magazynów
    }, bierzesz { $loans } { $loans ->
        [one] kredyt
        [few] kredyty
       *[many] kredytów
    }
ostia-do-higher = oferty powyżej { $last }, do { $most }
ostia-do-pass = bez oferty
ostia-do-buy = { $cards } dla ciebie: { $price } do banku, a masz { $cash }
ostia-do-sell = kupuje { $who } za { $bid }: { $share } dla ciebie, { $rest } dla banku
ostia-do-market = { $known ->
        [one] { $price }, jeśli to jedyna karta
       *[other] po { $price }, jeśli zostanie przy { $known } znanych kartach
    }; { $fewer }, jeśli dojdą jeszcze dwie
ostia-do-senate = dodaje { $points }: twój dar będzie wart { $value }
ostia-do-store = na później: zajęte magazyny { $stored } z { $storehouses }
ostia-do-store-full = brak miejsca: przepadnie, jeśli nic nie zbudujesz (masz { $storehouses } { $storehouses ->
        [one] magazyn
        [few] magazyny
       *[many] magazynów
    })
ostia-do-store-point = nowy rodzaj w magazynie: 1 punkt
ostia-do-store-no-point = bez dodatkowego punktu: ten rodzaj ({ $good }) już tam jest
ostia-do-repay = { $price }, a masz { $cash }; koniec odsetek od tego kredytu
ostia-do-interest = { $loans ->
        [one] { $price } od kredytu
        [few] { $price } od { $loans } kredytów
       *[many] { $price } od { $loans } kredytów
    }; dług pozostaje
ostia-do-build = { $price }, a masz { $cash }: magazyn { $number } z { $most }
ostia-do-discard = { $good }: { $left ->
        [0] nic nie zostanie
       *[other] zostanie { $left }
    }; senat potem { $next }
ostia-do-discard-last = { $good }: { $left ->
        [0] nic nie zostanie
       *[other] zostanie { $left }
    }
ostia-do-sell-storehouse = { $price } { $price ->
        [one] denar
        [few] denary
       *[many] denarów
    }: będziesz mieć { $cash }, a na remisy zostanie magazynów: { $left }
ostia-do-sell-storehouse-debts = { $price } { $price ->
        [one] denar
        [few] denary
       *[many] denarów
    }: będziesz mieć { $cash } z { $owed } potrzebnych na spłatę
ostia-do-done-building = nie buduj więcej
ostia-do-done-ruin = odpadasz z gry: masz { $cash }, a spłata kosztuje { $owed }
ostia-do-done-selling = zachowaj { $storehouses } { $storehouses ->
        [one] magazyn
        [few] magazyny
       *[many] magazynów
    } na wypadek remisu

## What happened.

ostia-first-player-found = { $person ->
        [you] Zaczynasz ty
       *[other] Zaczyna { $who }
    }.
ostia-round-begun = Runda { $round }: { $person ->
        [you] zaczynasz ty
       *[other] zaczyna { $who }
    }. Senat najbardziej ceni: { $now }; w następnej rundzie: { $next }.
ostia-round-begun-last = Runda { $round }, ostatnia: { $person ->
        [you] zaczynasz ty
       *[other] zaczyna { $who }
    }. Senat najbardziej ceni: { $now }.
ostia-wanted = { $good } ({ $points })
ostia-cards-drawn-you = Dobierasz { $cards }.
ostia-cards-drawn = { $count ->
        [one] { $who } dobiera { $cards } { $cards ->
            [one] kartę
            [few] karty
           *[many] kart
        }
       *[other] { $who } dobierają po { $cards } { $cards ->
            [one] karcie
            [few] karty
           *[many] kart
        }
    }.
ostia-deck-shuffled = Stos kart odrzuconych ({ $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    }) zostaje przetasowany w nowy stos doboru.
ostia-card-kept-you = Zatrzymujesz { $card }.
ostia-card-kept = { $count ->
        [one] { $who } zatrzymuje kartę
       *[other] { $who } zatrzymują po karcie
    }.
ostia-card-offered = { $person ->
        [you] Wystawiasz
       *[other] { $who } wystawia
    } na sprzedaż: { $card }.
ostia-pair-offered = { $person ->
        [you] Wystawiasz
       *[other] { $who } wystawia
    } { $cards }, cena { $price }.
ostia-bid-made = { $person ->
        [you] Dajesz
       *[other] { $who } daje
    } { $amount }.
ostia-passed = { $person ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }.
ostia-bids-made = Oferty: { $bids }.
ostia-bid-told = { $person ->
        [you] ty
       *[other] { $who }
    }: { $amount }
ostia-pass-told = { $person ->
        [you] ty
       *[other] { $who }
    }: pas
ostia-pair-kept = { $person ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } dla siebie { $cards } za { $paid }.
ostia-pair-sold = { $person ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } { $cards }; { $buyer_person ->
        [you] kupujesz ty
       *[other] kupuje { $buyer }
    } za { $paid }, { $person ->
        [you] a dla ciebie zostaje
       *[other] a dla sprzedawcy zostaje
    } { $share }.
ostia-pair-forced = Nikt nie licytuje: { $person ->
        [you] musisz
       *[other] { $who } musi
    } kupić { $cards } za { $paid }.
ostia-storehouses-sold = { $person ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } { $count ->
        [one] magazyn
        [few] { $count } magazyny
       *[many] { $count } magazynów
    } za { $price }.
ostia-loans-taken = { $person ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $count ->
        [one] kredyt: { $amount }
        [few] { $count } kredyty, razem { $amount }
       *[many] { $count } kredytów, razem { $amount }
    }.
ostia-neutrals-opened = Karty neutralne na rynku: { $cards }.
ostia-allocated = { $count ->
        [one] { $person ->
            [you] Twój towar jest
           *[other] { $who }: towar jest
        }
       *[other] { $who }: towar jest
    } rozłożony.
ostia-allocation-shown = { $person ->
        [you] Ty
       *[other] { $who }
    }: na rynek { $market }, { $offered ->
        [0] { "" }
       *[other] dla senatu { $senate },{ " " }
    }{ $stored ->
        [0] do magazynu nic
        [one] do magazynu 1 karta
        [few] do magazynu { $stored } karty
       *[many] do magazynu { $stored } kart
    }.
ostia-prices-found = Rynek: { $prices }.
ostia-price-found = { $good } { $price } ({ $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    })
ostia-goods-sold = { $person ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } { $cards } za { $income }.
ostia-incomes = Dochód: { $incomes }.
ostia-income-told = { $person ->
        [you] ty
       *[other] { $who }
    }: { $income }
ostia-offering-judged = { $person ->
        [you] Dajesz
       *[other] { $who } daje
    } senatowi { $cards }, wartość { $value }: { $points }.
ostia-offerings = Senat: { $offerings }.
ostia-offering-told = { $person ->
        [you] ty
       *[other] { $who }
    }: { $value } ({ $points })
ostia-loans-repaid = { $person ->
        [you] Spłacasz
       *[other] { $who } spłaca
    } { $count ->
        [one] kredyt
        [few] { $count } kredyty
       *[many] { $count } kredytów
    }: { $paid }.
ostia-interest-paid = { $person ->
        [you] Płacisz
       *[other] { $who } płaci
    } odsetki: { $paid } od { $loans } { $loans ->
        [one] kredytu
        [few] kredytów
       *[many] kredytów
    }.
ostia-storehouses-built = { $person ->
        [you] Budujesz
       *[other] { $who } buduje
    } { $count ->
        [one] magazyn
        [few] { $count } magazyny
       *[many] { $count } magazynów
    } za { $paid }.
ostia-cards-discarded = { $person ->
        [you] Nie masz
       *[other] { $who } nie ma
    } miejsca na { $cards }: karty odrzucone.
ostia-store-shown = { $person ->
        [you] Masz
       *[other] { $who } ma
    } w magazynie: { $cards }. To { $points }.
ostia-eliminated-for-debt = { $person ->
        [you] Nie możesz spłacić { $loans ->
            [one] kredytu i odpadasz
           *[other] { $loans } kredytów i odpadasz
        }
       *[other] { $who } nie może spłacić { $loans ->
            [one] kredytu i odpada
           *[other] { $loans } kredytów i odpada
        }
    } z gry.
ostia-money-judged = { $person ->
        [you] Masz
       *[other] { $who } ma
    } { $money }: { $points }.
ostia-fortunes = Majątek: { $fortunes }.
ostia-fortune-told = { $person ->
        [you] ty
       *[other] { $who }
    }: { $money } ({ $points })
ostia-put-away-shown = Odłożona karta senatu: { $points }.
ostia-ended = Koniec gry: minęło pięć rund.

## Why a choice is not possible.

ostia-no-game-over = Koniec gry
ostia-no-not-your-turn = To nie twoja kolej; czekamy na ruch: { $who }
ostia-no-already-chosen = Twój wybór już zapadł; czekamy na wybór: { $who }
ostia-no-awaits-keep = Najpierw zatrzymaj kartę ze swojego statku
ostia-no-awaits-offer = Najpierw wystaw na sprzedaż dwie karty ze swojego statku
ostia-no-awaits-bid = Teraz możesz tylko licytować albo spasować
ostia-no-awaits-decide = Najpierw zdecyduj, kto dostaje twoje dwie karty: kup je albo sprzedaj jednemu z licytujących
ostia-no-awaits-allocate = Teraz rozkładasz swój towar: rynek, senat albo magazyn
ostia-no-awaits-loans = Teraz możesz tylko spłacić kredyt albo zapłacić odsetki
ostia-no-awaits-build = Teraz możesz tylko budować magazyny albo zakończyć
ostia-no-awaits-discard = Najpierw odrzuć karty, na które nie masz magazynu
ostia-no-awaits-last = Teraz ostatni raz rozkładasz swój zapas: rynek albo magazyn
ostia-no-awaits-empties = Teraz możesz tylko sprzedawać puste magazyny albo zakończyć
ostia-no-not-on-ship = Na twoim statku nie ma takiej karty: { $good }
ostia-no-bid-too-low = { $amount } to za mało: ceny obu kart dają razem { $least }
ostia-no-bid-too-high = { $amount } to za dużo: z magazynami i kredytem możesz zebrać { $most }
ostia-no-not-listed = Oferty { $amount } nie ma teraz na liście (są od { $from } do { $to }); pokaż wyższe albo to cofnij
ostia-no-nothing-higher = Nie możesz dać więcej niż { $most }
ostia-no-too-little-cash = To kosztuje { $price }, a ty masz { $cash }
ostia-no-no-bid = Brak oferty za tę parę od gracza { $who }
ostia-no-not-next = Następna karta do rozłożenia: { $good }
ostia-no-too-many-kinds = Z tą kartą ({ $good }) rodzajów na rynku i w senacie byłoby za dużo: najwyżej { $most }
ostia-no-senate-at-end = Na końcu nie ma już senatu: wybierz rynek albo magazyn
ostia-no-most-storehouses = Nikt nie może mieć więcej magazynów niż { $most }
ostia-no-not-in-store = Nie masz takiego towaru: { $good }

ostia-option-name = { $option ->
    [ivory] gra z kłami (kość słoniowa)
   *[other] { $option }
}
ostia-option-value = { $value ->
    [yes] tak
    [no] nie
   *[other] { $value }
}

## Texts of the HTML board only.

ostia-html-board = Plansza
ostia-html-card = { $good }, cena { $price }, kart w grze: { $copies }
ostia-html-deck = stos doboru
ostia-html-discard = odrzucone
ostia-html-doing = { $doing ->
        [chooses] wybiera
        [ready] już po wyborze
        [offers] wybiera parę
        [sells] sprzedaje
        [decides] decyduje
        [takes] kupuje za { $amount }
        [bids] teraz licytuje
        [bid] daje { $amount }
        [highest] daje { $amount }, najwięcej
        [passed] pasuje
        [settles] rozlicza kredyty
        [done] już po rozliczeniu
       *[later] czeka
    }
ostia-html-each = po { $price }
ostia-html-first = zaczyna tę rundę
ostia-html-forum = Rynek na forum
ostia-html-harbour = Port
ostia-html-heading = { $phase ->
        [keep] Zatrzymaj jedną kartę ze statku
        [offer] Wystaw parę: pierwsza karta
        [offer-second] Wystaw parę: druga karta
        [bid] Twoja oferta
        [decide] Kto dostaje parę?
        [allocate] Dokąd { $good }?
        [loans] Twoje kredyty
        [build] Budujesz magazyn?
        [discard] Brak miejsca: odrzuć kartę
        [last] Ostatni rynek: sprzedajesz { $good }?
       *[empties] Sprzedajesz pusty magazyn?
    }
ostia-html-house = magazyn
ostia-html-least = oferty od { $price }
ostia-html-loan = kredyt: odwrócony magazyn
ostia-html-loans = { $count } { $count ->
        [one] kredyt
        [few] kredyty
       *[many] kredytów
    }
ostia-html-lot = { $good }: neutralne { $neutral }, twoje { $mine }; po { $price }, jeśli nie dojdą kolejne
ostia-html-more = Wszystkie inne oferty
ostia-html-neutral = karta neutralna
ostia-html-next = potem
ostia-html-no-next = To ostatnia runda.
ostia-html-now = teraz
ostia-html-order = Gracze w kolejności tury
ostia-html-past = Runda { $round }
ostia-html-plot = wolna działka
ostia-html-points = { $points }: senat { $senate }, towary { $goods }, majątek { $money }
ostia-html-prices = Ile przynosi każda karta, zależnie od liczby kart jej rodzaju na rynku
ostia-html-purse = { $cash }; może dać najwyżej { $most }
ostia-html-quick = Szybkie oferty
ostia-html-reveal = Co kto gdzie skierował
ostia-html-rewards = Punkty za trzy najlepsze dary: { $first }, { $second }, { $third }
ostia-html-round = Runda { $round } z { $rounds }
ostia-html-say = { $verb ->
        [keep] Zatrzymaj { $good }: { $what }
        [offer] Wystaw { $good }: { $what }
        [bid] Daj { $amount }: { $what }
        [higher] Wyższe: { $what }
        [pass] Spasuj: { $what }
        [buy] Kup: { $what }
        [sell] Sprzedaj: { $what }
        [market] { $good } na rynek: { $what }
        [senate] { $good } dla senatu: { $what }
        [store] { $good } do magazynu: { $what }
        [repay] Spłać kredyt: { $what }
        [interest] Zapłać odsetki: { $what }
        [build] Zbuduj: { $what }
        [discard] Odrzuć { $what }
        [sell-storehouse] Sprzedaj magazyn: { $what }
       *[done] Koniec: { $what }
    }
ostia-html-senate = Senat
ostia-html-ship-size = { $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    } na statku
ostia-html-stage = { $stage ->
        [keep] Statki wpływają do portu
        [auction] Licytacja{ $pass ->
            [0] { "" }
            [1] , pierwsza para
           *[other] , druga para
        }
        [office] Kantor: rozkładanie towaru
        [storehouses] Kredyty i magazyny
        [last] Ostatni rynek
        [empties] Puste magazyny
       *[over] Koniec
    }
ostia-html-storehouses = magazyny: { $count } z { $most }
ostia-html-wares-size = { $cards } { $cards ->
        [one] karta
        [few] karty
       *[many] kart
    } towaru
ostia-html-worth = wartość { $value }
