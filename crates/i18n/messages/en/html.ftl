# Texts of the table page that all games share.

html-decision = Decision
html-log = Game log
html-log-empty = Nothing has happened yet.
html-ranking = Ranking
html-place = rank
html-their-turn = choosing
html-emblem-osaka = A great wave, a ship with a square sail, and Mount Fuji under a red sun
html-emblem-ostia = A black-and-white mosaic: a merchant ship in front of the lighthouse of Ostia
html-emblem-dschunke = A paper cut: a junk with three battened sails between hills
html-emblem-yokohama = A steamer at the quay of Yokohama, with gas lamps and a customs house
# Words that may be broken in narrow places; each - marks a possible break.
html-long-words = Chi-na-town Em-ploy-ment Lab-o-ra-to-ry Ap-pren-tice Grand-mas-ter Mer-chant
