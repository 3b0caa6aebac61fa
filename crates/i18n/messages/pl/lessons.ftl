# Sentences of the guided first games, each at the moment when something comes for the first time.

lesson-osaka-token = Witaj w Osace! Cztery statki wożą dobra do Edo, po jednym dla każdego koloru. Wybierz żeton na początek: gdy sprzedajesz dobra w jego kolorze, są dzięki niemu więcej warte.
lesson-osaka-turn = Karta na ręce to monety, karta na stole to dobra. W swojej turze robisz jedną z trzech rzeczy: kupujesz cały rynek, bierzesz z niego jedną kartę jako monety albo rezerwujesz kartę. Na początek weź kartę o wysokiej wartości: kliknij ją.
lesson-osaka-buy = Stać cię na rynek, czyli na wszystkie karty, których nie zarezerwowali inni. Staną się twoim towarem, a statek każdego kupionego koloru popłynie o jedno pole za jedną kartę, o dwa pola za dwie albo więcej. Cienie na morzu pokazują, dokąd dotrą statki.
lesson-osaka-pay = Płać kartami z ręki, każdą jednym kliknięciem. Nie dostaniesz reszty, więc płać jak najdokładniej. Zanim zapłacisz ostatnią kartą, możesz wszystko cofnąć.
lesson-osaka-paid = Cena jest zapłacona. Zwykle na tym koniec i dobra są twoje. Gra pyta tylko dlatego, że stos doboru się kończy: karty zapłacone ponad cenę mogą wkrótce wrócić na rynek.
lesson-osaka-insure = Statek dopłynął do Edo, a statki na falach zaraz zatoną razem z towarem. Karta z parasolkami ratuje tyle dóbr w swoim kolorze, ile ma parasolek. Jeśli takiej nie masz albo nie chcesz jej wydać, wybierz „Koniec”.
lesson-osaka-cover = Wybierz, które z twoich dóbr ubezpiecza parasolka. Ubezpieczone dobra są bezpieczne aż do sprzedaży.
lesson-osaka-reserve = Twój znacznik trzyma jedną kartę tylko dla ciebie: nikt inny nie może jej kupić ani wziąć. Karta z farmy trafi na rynek później. I uważaj na morze: statki na falach toną, gdy inny statek dopływa do Edo.

lesson-ostia-keep = Witaj w Ostii! Twój statek przywiózł pięć kart. Jedną zatrzymujesz za darmo, cztery pozostałe trzeba wystawić na sprzedaż. Spójrz na senat: widać, jakie towary lubi w tej rundzie, a jakie w następnej.
lesson-ostia-offer = Wyłóż dwie karty na sprzedaż, jedną po drugiej. Najlepiej sprzedaje się to, na czym innym bardzo zależy, a połowa pieniędzy jest twoja.
lesson-ostia-bid = Każdy licytuje raz albo pasuje. Sprzedawca sprzedaje, komu chce, niekoniecznie za najwyższą ofertę. Pomyśl, co mogą dać te dwie karty: na rynku do 15 denarów za kartę, jeśli będzie tam jedyną swojego rodzaju, albo punkty w senacie.
lesson-ostia-decide = Wszystkie oferty już są. Sprzedaj parę komuś, kto licytował, i zatrzymaj połowę ceny albo zapłać o jednego denara więcej, niż wynosi najwyższa oferta, i weź parę dla siebie.
lesson-ostia-allocate = Teraz każdy potajemnie decyduje, dokąd trafi jego towar, karta po karcie. Rynek dobrze płaci za to, czego jest mało. Senat daje 3, 2 i 1 punkt za najlepsze dary. Magazyn przechowuje jedną kartę na później. Na rynku i w senacie razem możesz mieć najwyżej trzy rodzaje towarów.
lesson-ostia-loans = Masz kredyt. Możesz go spłacić za 10 denarów albo w każdej rundzie płacić 2 denary odsetek. Kto na końcu nie może spłacić długu, odpada z gry.
lesson-ostia-build = Magazyn kosztuje 10 denarów i przechowuje jedną kartę z rundy na rundę. Na końcu każdy rodzaj towaru w magazynie to punkt, a przy remisie najpierw liczą się magazyny.
lesson-ostia-discard = Masz więcej kart niż magazynów: wybierz, co odrzucasz.
lesson-ostia-last = Ostatnia runda już za wami. To, co masz w magazynie, możesz jeszcze sprzedać na rynku; każdy rodzaj, który zostanie, to punkt. Potem najbogatsi dostają 3, 2 i 1 punkt.
lesson-ostia-debts = Masz jeszcze długi. Zanim okaże się, kto wygrał, każdy kredyt trzeba spłacić za 10 denarów. Kto nie może spłacić wszystkich, odpada z gry, bez względu na liczbę punktów. Sprzedawaj więc towar i puste magazyny, aż pieniędzy wystarczy.
lesson-ostia-empties = Pusty magazyn możesz sprzedać za 7 denarów. Pieniądze mogą dać punkty, a magazyny rozstrzygają remisy.

lesson-dschunke-turn = Witaj na pływającym targu! W swojej turze używasz jednego kupca albo pomocnika, którego w tej rundzie nikt jeszcze nie użył: jeden ładuje twoje paski skrzynek na dżunkę, na której stoi, jeden daje pieniądze, jeden towar, tyle, ile masz tam widocznych skrzynek, ale co najmniej 3. Liczy się tylko to, co widać z góry.
lesson-dschunke-use = Policz, zanim wybierzesz: ile masz widocznych skrzynek na dżunce, tyle daje ci jej kupiec, ale co najmniej 3. Trzy paski tworzą warstwę, a następna leży na niej w poprzek i zasłania to, co pod spodem.
lesson-dschunke-junk = Wybierz dżunkę: kliknij ją.
lesson-dschunke-pick = Wybierz towar. W licytacji wiele kart jednego towaru liczy się bardziej niż po kilka każdego.
lesson-dschunke-card = Możesz jeszcze zagrać kartę specjalną albo po prostu zakończyć turę.
lesson-dschunke-search = Dostajesz kartę specjalną: wybierz stos do przeszukania, a potem zatrzymaj jedną z jego kart.
lesson-dschunke-bid = Wszyscy licytują w ukryciu, każdy kartami jednego towaru. Kto da najwięcej kart danego towaru, dostaje to, co płaci za niego płytka rynku; wszystkie wyłożone karty przepadają. Potem licytujecie dalej pozostałymi towarami, aż nikt nic nie da. Możesz też nie dawać nic.

lesson-yokohama-keep = Witaj w Jokohamie! Zatrzymaj jedno z dwóch zamówień: wymaga ono towarów, a gdy je wykonasz, daje punkty i często coś jeszcze. Wybierz to, do którego chętnie zbierzesz towary.
lesson-yokohama-place = W turze najważniejsze są dwa kroki. Najpierw stawiasz asystentów: do trzech na różnych obszarach albo dwóch na jednym. Torują oni drogę twojemu prezesowi, który może chodzić tylko przez obszary z twoimi asystentami. Klikaj obszary.
lesson-yokohama-go = Teraz rusza twój prezes. Z ręki stawiasz go na dowolnym obszarze ze swoim asystentem i bez innego prezesa; później idzie przez obszary z twoimi asystentami i działa tam, gdzie się zatrzyma. Jego moc to 1 i jeszcze 1 za każdego twojego asystenta, sklep i dom handlowy na tym obszarze: im więcej mocy, tym więcej dostajesz.
lesson-yokohama-walk = Teraz prezes idzie przez obszary z twoimi asystentami. Kliknij obszar, na którym ma działać: wybiera najtańszą drogę. Za każdego innego prezesa, którego mija, płacisz 1 jena jego właścicielowi. Potem asystenci z tego obszaru wracają na rękę.
lesson-yokohama-build = Z mocą 4 albo 5 możesz tu budować: sklep albo dom handlowy od razu przynosi nagrodę, a moc daje już zawsze.
lesson-yokohama-order = W porcie bierzesz zamówienia. Zobacz, czego wymagają i z jakiego są kraju: dwie karty jednego kraju, wykonane zamówienia lub technologie, dają zagranicznego agenta.
lesson-yokohama-learn = Technologia działa do końca gry, a na końcu liczy się do punktów. Im dalsze jej pole, tym jest droższa.
lesson-yokohama-space = Postaw asystenta na polu tej planszy: zostaje tam do końca gry i od razu daje punkty, a na końcu są jeszcze punkty dla tych, którzy mają tam najwięcej asystentów.
lesson-yokohama-exchange = W Chinatown kupujesz i sprzedajesz, za każdym razem jedną sztukę, tyle razy, ile wynosi twoja moc. Importy można tylko kupować.
lesson-yokohama-hire = Bierzesz elementy z magazynu na rękę: asystentów do stawiania, sklepy i domy handlowe do budowania. Tak działa agencja pracy, a czasem nagroda.
lesson-yokohama-token = Dzięki mocy 5 możesz wziąć żeton tego obszaru. Jest tylko jeden i nic nie kosztuje, więc bierz śmiało.
lesson-yokohama-supplement = Przed akcją główną i po niej możesz wykonywać zamówienia, zdobyć osiągnięcie, jeśli masz to, czego wymaga, albo wysłać zagranicznego agenta, który działa na obszarze bez twojego prezesa. Jeśli nic z tego nie chcesz, przejdź dalej.
