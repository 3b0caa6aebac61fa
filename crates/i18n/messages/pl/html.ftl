# Texts of the HTML board that all games share.

html-decision = Decyzja
html-log = Przebieg gry
html-log-empty = Jeszcze nic się nie wydarzyło.
html-ranking = Wyniki
html-place = miejsce
html-their-turn = teraz wybiera
html-emblem-osaka = Wielka fala, statek z prostokątnym żaglem i góra Fudżi pod czerwonym słońcem
html-emblem-ostia = Czarno-biała mozaika: statek kupiecki przed latarnią morską w Ostii
html-emblem-dschunke = Wycinanka: dżunka o trzech ożebrowanych żaglach między wzgórzami
html-emblem-yokohama = Parowiec przy nabrzeżu Jokohamy, latarnie gazowe i urząd celny
# Long words that may be broken in narrow places; - marks where.
html-long-words = Chi-na-town Ko-pal-nia La-bo-ra-to-rium Przę-dzal-nia jed-wa-biu her-ba-ty Uni-wer-sy-tet Ar-cy-mistrz Chci-wiec Przy-pa-dek
