# The lessons of the guided first games, each shown when it first matters.

lesson-osaka-token = Witaj w Osace! Cztery statki, po jednym w każdym kolorze, wożą dobra do Edo. Wybierz pierwszy żeton: dzięki niemu twoje dobra w tym kolorze są przy sprzedaży więcej warte.
lesson-osaka-turn = Karty na ręce to monety, karty na stole to dobra. W swojej turze robisz jedną z trzech rzeczy: kupujesz cały rynek, bierzesz z niego jedną kartę jako monety albo rezerwujesz kartę. Na początek weź kartę o wysokiej wartości: kliknij ją.
lesson-osaka-buy = Stać cię na rynek, czyli na wszystkie karty, których nie zarezerwowali inni. Staną się twoim towarem, a statki popłyną: o jedno pole za jedną kartę w ich kolorze, o dwa pola za więcej. Cienie na morzu pokazują, dokąd by dopłynęły.
lesson-osaka-pay = Płać kartami z ręki, każdą jednym kliknięciem. Nie dostaniesz reszty, więc płać jak najdokładniej. Zanim zapłacisz ostatnią kartą, możesz wszystko cofnąć.
lesson-osaka-paid = Cena jest zapłacona. Zwykle na tym kończysz i dostajesz dobra. Możesz jeszcze płacić tylko dlatego, że stos doboru się kończy: karty zapłacone ponad cenę mogą wkrótce wrócić na rynek.
lesson-osaka-insure = Statek dopłynął do Edo, a statki na falach zaraz zatoną razem z towarem. Każda parasolka na karcie ubezpiecza jedno dobro w kolorze tej karty. Jeśli nie masz takiej karty albo nie chcesz jej wydać, wybierz „Koniec”.
lesson-osaka-cover = Wybierz, które z twoich dóbr ubezpiecza parasolka. Ubezpieczone dobra są bezpieczne aż do sprzedaży.
lesson-osaka-reserve = Twój znacznik rezerwuje kartę dla ciebie: tylko ty możesz ją kupić albo wziąć. Karty z farmy trafiają na rynek później. I uważaj na morze: statki na falach toną, gdy inny statek dopływa do Edo.

lesson-ostia-keep = Witaj w Ostii! Twój statek przywiózł pięć kart. Jedną zatrzymujesz za darmo, cztery pozostałe trzeba wystawić na licytację. Spójrz na senat: pokazuje, jakie towary ceni w tej rundzie, a jakie w następnej.
lesson-ostia-offer = Wystaw na sprzedaż dwie swoje karty, jedną po drugiej. Najlepiej sprzedaje się to, czego potrzebują inni, a połowa pieniędzy jest twoja.
lesson-ostia-bid = Każdy licytuje raz albo pasuje. Sprzedawca może przyjąć dowolną ofertę, nie tylko najwyższą. Pomyśl, co mogą dać te karty: na rynku do 15 denarów za jedyną kartę danego rodzaju albo punkty w senacie.
lesson-ostia-decide = Wszystkie oferty już są. Sprzedaj parę jednemu z licytujących i zatrzymaj połowę ceny albo zapłać o jednego denara więcej, niż wynosi najwyższa oferta, i weź parę dla siebie.
lesson-ostia-allocate = Teraz wszyscy potajemnie decydują, dokąd trafi ich towar, karta po karcie. Rynek dobrze płaci za towary rzadkie. Senat daje 3, 2 i 1 punkt za najlepsze dary. Magazyn przechowuje jedną kartę na później. Na rynek i do senatu razem możesz skierować najwyżej trzy rodzaje towarów.
lesson-ostia-loans = Masz kredyt. Możesz go spłacić za 10 denarów albo w każdej rundzie płacić 2 denary odsetek. Kto na końcu nie spłaci wszystkiego, odpada z gry.
lesson-ostia-build = Magazyn kosztuje 10 denarów i przechowuje jedną kartę z rundy na rundę. Na końcu każdy rodzaj towaru w magazynie to punkt, a przy remisie najpierw liczą się magazyny.
lesson-ostia-discard = Masz więcej kart niż magazynów: wybierz kartę do odrzucenia.
lesson-ostia-last = Ostatnia runda już za wami. Towar z magazynu możesz jeszcze sprzedać na rynku; każdy rodzaj, który zachowasz, to punkt. Potem najbogatsi dostają 3, 2 i 1 punkt.
lesson-ostia-debts = Masz jeszcze długi. Przed końcową punktacją każdy kredyt trzeba spłacić za 10 denarów. Kto nie spłaci wszystkich, odpada z gry, bez względu na liczbę punktów. Sprzedawaj więc towar i puste magazyny, aż pieniędzy wystarczy.
lesson-ostia-empties = Pusty magazyn możesz sprzedać za 7 denarów. Pieniądze mogą dać punkty, a magazyny rozstrzygają remisy.

lesson-dschunke-turn = Witaj na pływającym targu! W swojej turze używasz jednego kupca albo pomocnika, który w tej rundzie jeszcze nie działał: jeden ładuje twoje paski skrzynek na dżunkę, na której stoi, jeden daje pieniądze, a jeden towar, po jednym za każdą twoją widoczną tam skrzynkę, przy czym towaru co najmniej 3. Liczą się tylko skrzynki widoczne z góry.
lesson-dschunke-use = Policz, zanim wybierzesz: im więcej twoich skrzynek widać na dżunce, tym więcej pieniędzy albo towaru tam dostajesz. Trzy paski tworzą warstwę, a następna leży na niej w poprzek i zasłania to, co pod spodem.
lesson-dschunke-junk = Wybierz dżunkę: kliknij ją.
lesson-dschunke-pick = Wybierz towar. W licytacji wiele kart jednego towaru liczy się bardziej niż po kilka każdego.
lesson-dschunke-card = Możesz jeszcze zagrać kartę specjalną albo zakończyć turę.
lesson-dschunke-search = Dostajesz kartę specjalną: wybierz stos do przeszukania, a potem zatrzymaj jedną z jego kart.
lesson-dschunke-bid = Wszyscy licytują w ukryciu, każdy kartami jednego towaru. Kto da najwięcej kart danego towaru, dostaje to, co płaci za niego płytka rynku; wszystkie wyłożone karty są odrzucane. Potem licytujecie pozostałe towary, aż wszystko zostanie sprzedane albo nikt nic nie da. Możesz też nie dawać nic.

lesson-yokohama-keep = Witaj w Jokohamie! Zatrzymaj jedno z dwóch zamówień. Zamówienie wymaga towarów; gdy je wykonasz, daje punkty i inne nagrody. Wybierz to, do którego chętniej zbierzesz towary.
lesson-yokohama-place = Najpierw stawiasz asystentów: do trzech na różnych obszarach albo dwóch na jednym. Torują drogę twojemu prezesowi, który może chodzić tylko przez obszary z twoimi asystentami. Klikaj obszary.
lesson-yokohama-go = Teraz rusza twój prezes. Za pierwszym razem stawiasz go z ręki na obszarze ze swoim asystentem; później idzie przez obszary z twoimi asystentami. Tam, gdzie się zatrzyma, jego moc to 1 i jeszcze 1 za każdego twojego asystenta, sklep i dom handlowy: im więcej mocy, tym więcej dostajesz.
lesson-yokohama-walk = Teraz prezes idzie przez obszary z twoimi asystentami. Kliknij obszar, na którym chcesz działać: prezes wybiera najtańszą drogę. Za każdego innego prezesa, którego mija, płacisz 1 jena jego właścicielowi. Potem twoi asystenci z tego obszaru wracają na rękę.
lesson-yokohama-build = Z mocą 4 albo 5 możesz tu budować: sklep albo dom handlowy od razu daje nagrodę, a do końca gry zwiększa tu twoją moc.
lesson-yokohama-order = W porcie bierzesz zamówienia. Zobacz, czego wymagają i z jakiego są kraju: każde dwa wykonane zamówienia lub technologie jednego kraju dają zagranicznego agenta.
lesson-yokohama-learn = Technologia działa do końca gry, a na końcu najwyższe wartości dają punkty. Im dalej w prawo leży, tym jest droższa.
lesson-yokohama-space = Postaw asystenta na polu tej planszy: zostaje tam do końca gry i od razu daje punkty, a na końcu punktują ci, którzy mają tam najwięcej asystentów.
lesson-yokohama-exchange = W Chinatown kupujesz i sprzedajesz, za każdym razem jedną sztukę, tyle razy, ile wynosi twoja moc. Towary importowane można tylko kupować.
lesson-yokohama-hire = Bierzesz elementy z magazynu na rękę: asystentów do stawiania, sklepy i domy handlowe do budowania.
lesson-yokohama-token = Z mocą 5 możesz wziąć żeton tego obszaru. Jest tylko jeden i nic nie kosztuje.
lesson-yokohama-supplement = Przed akcją główną i po niej możesz wykonywać zamówienia, zdobyć osiągnięcie albo wysłać zagranicznego agenta, który działa na obszarze bez twojego prezesa. Jeśli nic z tego nie chcesz, przejdź dalej.
