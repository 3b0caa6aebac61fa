# What only the page says, whichever game lies on the table.

html-decision = Decyzja
html-log = Co się wydarzyło
html-log-empty = Jeszcze nic.
html-ranking = Wyniki
html-place = miejsce
html-their-turn = teraz wybiera
html-emblem-osaka = Wielka fala, statek z prostokątnym żaglem i góra Fudżi pod czerwonym słońcem
html-emblem-ostia = Czarno-biała mozaika: statek kupiecki przed latarnią morską w Ostii
html-emblem-dschunke = Wycinanka: dżunka o trzech ożebrowanych żaglach między wzgórzami
html-emblem-yokohama = Parowiec przy nabrzeżu Jokohamy, latarnie gazowe i urząd celny
