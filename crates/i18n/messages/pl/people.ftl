# Imiona, urządzenia, kody i wylogowanie.

people-name-blank = Imię musi zawierać co najmniej jedną literę lub cyfrę.
people-name-too-long = To imię jest za długie. Może mieć najwyżej { $limit } { $limit ->
    [one] znak
    [few] znaki
   *[other] znaków
}.
people-name-character = Imię nie może zawierać znaku { $character }. Użyj liter, cyfr, spacji, łączników i apostrofów.
people-name-marks = W tym imieniu jest za dużo znaków nad jedną literą lub pod nią. Użyj zwykłych liter.
people-name-mixed = W słowie „{ $word }” są podobne do siebie litery z różnych alfabetów. Zapisz każde słowo jednym alfabetem.
people-name-reserved = „{ $name }” to nazwa bota. Wybierz inne imię albo coś do niego dodaj.
people-name-taken = Przy tym stole gra już „{ $name }” albo ktoś o bardzo podobnym imieniu. Wybierz inne, na przykład „{ $suggestion }”.

people-devices = Twoje urządzenia
people-devices-explain = Nie masz konta ani hasła: każda przeglądarka ma własny klucz. Zachowaj co najmniej dwa, aby nie stracić swoich gier.
people-devices-list = Urządzenia, które grają w twoim imieniu
people-device-own = to urządzenie
people-device-program = Program
people-device-unknown = Nieznana przeglądarka
people-device-used = { $days ->
    [0] używane dzisiaj
    [1] ostatnio używane wczoraj
   *[other] ostatnio używane { $days } dni temu
}
people-device-added = { $days ->
    [0] dodane dzisiaj
    [1] dodane wczoraj
   *[other] dodane { $days } dni temu
}
people-device-remove = Usuń
people-device-remove-this = Usuń: { $device }
people-devices-remove-others = Usuń wszystkie inne urządzenia

people-another-device = Graj na innym urządzeniu
people-another-device-explain = Utwórz tutaj kod i wpisz go na drugim urządzeniu. Będzie ono odtąd grać w twoim imieniu.
people-code-make = Utwórz kod
people-code-make-again = Utwórz nowy kod
people-code-type = Na drugim urządzeniu otwórz stronę główną, wybierz „Gram już na innym urządzeniu” i wpisz ten kod:
people-code-open = Możesz też otworzyć tam ten link:
people-code-valid = Kod działa tylko raz, przez { $minutes } { $minutes ->
    [one] minutę
    [few] minuty
   *[other] minut
}. Nie pokazuj go nikomu innemu.

people-enter-other = Gram już na innym urządzeniu
people-enter-title = Graj tutaj tak jak na innym urządzeniu
people-enter-explain = Na urządzeniu, na którym grasz, wybierz na stronie głównej „Graj na innym urządzeniu” i utwórz kod. Ma on 16 liter i cyfr; wielkość liter, spacje i łączniki nie mają znaczenia.
people-enter-code = Kod
people-enter-submit = Dalej
people-enter = Grać w tej przeglądarce jako { $name }?
people-enter-button = Graj tutaj jako { $name }
people-enter-same = W tej przeglądarce grasz już jako { $name }.
people-enter-now = W tej przeglądarce grasz teraz jako { $name }.
people-enter-kept = W tej przeglądarce nie będziesz już grać jako { $name }. Żadna gra nie przepadnie.
people-enter-anyway = Porzuć gry i graj jako { $name }
people-loses-tables = Na żadnym innym urządzeniu nie grasz jako { $name }. Po przejściu dalej nie będzie można wrócić do { $count ->
    [one] gry, w której grasz jako { $name }
   *[other] { $count } gier, w których grasz jako { $name }
}.
people-keep-explain = Aby nie stracić swoich gier, najpierw dodaj inne urządzenie.
people-keep-first = Najpierw dodaj urządzenie

people-log-out = Wyloguj
people-log-out-explain = Ta przeglądarka nie będzie już grać w twoim imieniu. Pozostałe urządzenia będą nadal zalogowane.
people-log-out-last = To twoje jedyne urządzenie: po wylogowaniu nikt nie będzie mógł grać w twoim imieniu.
people-log-out-anyway = Wyloguj mimo to

people-error-unknown-code = Ten kod jest nieważny: został już użyty, wygasł albo jest w nim literówka. Utwórz nowy na urządzeniu, na którym grasz.
people-error-too-many-devices = Liczba twoich urządzeń osiągnęła limit ({ $count }). Najpierw usuń jedno z nich.
