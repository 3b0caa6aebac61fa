# Texts of the HTML board that all games share.

html-decision = Decisione
html-log = Cronologia
html-log-empty = Non è ancora successo niente.
html-ranking = Classifica
html-place = posto
html-their-turn = sta scegliendo
html-emblem-osaka = Una grande onda, una nave con la vela quadra e il monte Fuji sotto un sole rosso
html-emblem-ostia = Un mosaico in bianco e nero: una nave mercantile davanti al faro di Ostia
html-emblem-dschunke = Una carta ritagliata: una giunca con tre vele a stecche tra le colline
html-emblem-yokohama = Un piroscafo al molo di Yokohama, con lampioni a gas e la dogana
# Long words that may be broken in narrow places; - marks where.
html-long-words = Agen-zia col-lo-ca-men-to Elet-tri-ci-tà La-bo-ra-to-rio Quar-tie-re Ap-pren-di-sta
