# Texts of the HTML board that all games share.

html-decision = Entscheidung
html-log = Spielverlauf
html-log-empty = Noch ist nichts passiert.
html-ranking = Rangliste
html-place = Platz
html-their-turn = wählt gerade
html-emblem-osaka = Eine große Welle, ein Schiff mit Rahsegel und der Fuji unter einer roten Sonne
html-emblem-ostia = Ein schwarz-weißes Mosaik: ein Handelsschiff vor dem Leuchtturm von Ostia
html-emblem-dschunke = Ein Scherenschnitt: eine Dschunke mit drei Lattensegeln zwischen Hügeln
html-emblem-yokohama = Ein Dampfer am Kai von Yokohama, mit Gaslaternen und einem Zollhaus
# Long words that may be broken in narrow places; - marks where.
html-long-words = Ar-beits-ver-mitt-lung Chi-na-town Fisch-grund Kup-fer-mi-ne Sei-den-spin-ne-rei Stra-ßen-bahn Tee-plan-ta-ge Uni-ver-si-tät Wein-kel-ler Groß-meis-ter Lehr-ling Nim-mer-satt re-ser-vie-ren
