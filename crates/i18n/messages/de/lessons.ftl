# The lessons of the guided first games, each shown when it first matters.

lesson-osaka-token = Willkommen in Osaka! Vier Schiffe, eines in jeder Farbe, bringen Waren nach Edo. Wähle dein erstes Plättchen: Damit sind deine Waren dieser Farbe beim Verkauf mehr wert.
lesson-osaka-turn = Karten auf der Hand sind Geld, Karten auf dem Tisch sind Waren. In deinem Zug hast du drei Möglichkeiten: Du kaufst den ganzen Markt, nimmst eine seiner Karten als Geld auf die Hand oder reservierst eine Karte. Nimm für den Anfang eine Karte mit hohem Wert: Klick sie an.
lesson-osaka-buy = Dein Geld reicht, um den Markt zu kaufen, also alle Karten, die andere nicht reserviert haben. Sie werden deine Waren, und Schiffe fahren los: ein Feld bei einer Karte ihrer Farbe, zwei Felder bei mehreren. Die Schatten auf dem Meer zeigen, wohin sie fahren würden.
lesson-osaka-pay = Zahle mit Handkarten, ein Klick für jede. Wechselgeld gibt es nicht, also zahle möglichst passend. Bis zur letzten Karte kannst du alles rückgängig machen.
lesson-osaka-paid = Der Preis ist bezahlt. Normalerweise hörst du hier auf und bekommst deine Waren. Du wirst nur gefragt, weil der Nachziehstapel fast leer ist: Karten, die du zusätzlich zahlst, können bald wieder in den Markt kommen.
lesson-osaka-insure = Ein Schiff hat Edo erreicht, und Schiffe in der Strömung sinken gleich mit ihren Waren. Jeder Schirm auf einer Karte versichert eine Ware in der Farbe der Karte. Hast du keine solche Karte oder willst du keine ausgeben, wähle „Fertig“.
lesson-osaka-cover = Wähle, welche deiner Waren der Schirm versichert. Sie bleiben sicher, bis sie verkauft werden.
lesson-osaka-reserve = Dein Reservierungsstein reserviert eine Karte für dich: Nur du kannst sie kaufen oder nehmen. Karten auf der Farm kommen später in den Markt. Und achte auf das Meer: Schiffe in der Strömung sinken, wenn ein anderes Edo erreicht.

lesson-ostia-keep = Willkommen in Ostia! Dein Boot hat fünf Karten gebracht. Eine behältst du umsonst, die anderen vier musst du versteigern. Sieh dir den Senat an: Er zeigt, welche Waren in dieser und in der nächsten Runde gefragt sind.
lesson-ostia-offer = Biete zwei deiner Karten zum Verkauf an, eine nach der anderen. Was andere dringend brauchen, verkauft sich am besten, und die Hälfte des Geldes bekommst du.
lesson-ostia-bid = Alle bieten einmal oder passen. Der Verkäufer darf jedes Gebot annehmen, nicht nur das höchste. Überlege, was die Karten bringen können: auf dem Forum bis zu 15 Denare, wenn es dort die einzige Karte ihrer Sorte ist, oder Punkte im Senat.
lesson-ostia-decide = Alle Gebote sind da. Verkaufe an einen der Bieter und behalte die Hälfte des Preises, oder zahle einen Denar mehr als das höchste Gebot und nimm das Paar selbst.
lesson-ostia-allocate = Jetzt entscheiden alle geheim, wohin ihre Waren gehen, Karte für Karte. Das Forum zahlt gut für seltene Waren. Der Senat gibt 3, 2 und 1 Punkte für die besten Spenden. Ein Speicher bewahrt eine Karte für später auf. Auf das Forum und an den Senat darfst du zusammen höchstens drei Sorten geben.
lesson-ostia-loans = Du hast einen Kredit aufgenommen. Du kannst ihn für 10 Denare zurückzahlen; sonst kostet er in jeder Runde 2 Denare Zinsen. Wer am Ende nicht alles zurückzahlen kann, scheidet aus.
lesson-ostia-build = Ein Speicher kostet 10 Denare und bewahrt eine Karte von Runde zu Runde auf. Am Ende ist jede Sorte im Speicher einen Punkt wert, und bei Gleichstand entscheiden die Speicher.
lesson-ostia-discard = Du hast mehr Karten als Speicher: Wähle, was du abwirfst.
lesson-ostia-last = Die letzte Runde ist vorbei. Waren im Speicher kannst du noch auf dem Forum verkaufen; jede Sorte, die du behältst, ist einen Punkt wert. Danach gibt es 3, 2 und 1 Punkte für das meiste Geld.
lesson-ostia-debts = Du hast noch Schulden. Vor der Schlusswertung muss jeder Kredit für 10 Denare zurückgezahlt werden. Wer nicht alle zurückzahlen kann, scheidet aus, ganz gleich mit wie vielen Punkten. Verkaufe also Waren und leere Speicher, bis das Geld reicht.
lesson-ostia-empties = Einen leeren Speicher kannst du für 7 Denare verkaufen. Geld bringt vielleicht Punkte; Speicher entscheiden bei Gleichstand.

lesson-dschunke-turn = Willkommen auf dem schwimmenden Markt! In deinem Zug nutzt du einen Kaufmann oder Gehilfen, der in dieser Runde noch nicht genutzt wurde: Einer lädt deine Streifen mit Kisten auf die Dschunke, auf der er steht, einer bringt Geld und einer bringt Waren, und zwar je eins für jede deiner sichtbaren Kisten dort, bei Waren mindestens 3. Sichtbar ist nur, was oben liegt.
lesson-dschunke-use = Zähl nach, bevor du wählst: Je mehr deiner Kisten auf einer Dschunke sichtbar sind, desto mehr Geld oder Waren bekommst du dort. Drei Streifen sind eine Lage; die nächste Lage liegt quer darüber und verdeckt, was darunter ist.
lesson-dschunke-junk = Wähle eine Dschunke: Klick sie an.
lesson-dschunke-pick = Wähle Waren. Im Warenpoker sind viele Karten einer Ware mehr wert als ein paar von jeder.
lesson-dschunke-card = Du darfst noch eine Sonderkarte ausspielen oder deinen Zug beenden.
lesson-dschunke-search = Du bekommst eine Sonderkarte: Wähle einen Stapel, sieh ihn durch und behalte eine seiner Karten.
lesson-dschunke-bid = Alle bieten geheim mit Karten einer Ware. Wer die meisten Karten einer Ware bietet, bekommt, was die Marktkarte dafür zahlt; alle gebotenen Karten werden abgelegt. Danach wird um die übrigen Waren weitergeboten, bis alles verkauft ist oder niemand mehr bietet. Du kannst auch nichts bieten.

lesson-yokohama-keep = Willkommen in Yokohama! Behalte einen von zwei Aufträgen. Ein Auftrag verlangt Waren; wenn du ihn erfüllst, bringt er Punkte und andere Belohnungen. Wähle den, dessen Waren du lieber sammeln möchtest.
lesson-yokohama-place = Zuerst setzt du Assistenten: bis zu drei in verschiedene Gebiete oder zwei in dasselbe. Sie bereiten den Weg für deinen Präsidenten, denn er darf nur in Gebiete gehen, in denen du Assistenten hast. Klick die Gebiete an.
lesson-yokohama-go = Jetzt ist dein Präsident dran. Beim ersten Mal setzt du ihn direkt in ein Gebiet mit einem deiner Assistenten; später zieht er über Gebiete mit deinen Assistenten. Dort, wo er anhält, ist deine Stärke 1 und 1 mehr für jeden deiner Assistenten, dein Geschäft und dein Handelshaus: je mehr Stärke, desto mehr bekommst du.
lesson-yokohama-walk = Jetzt zieht dein Präsident über Gebiete mit deinen Assistenten. Klicke auf das Gebiet, in dem du handeln willst: Er nimmt den billigsten Weg. Für jeden anderen Präsidenten, an dem er vorbeikommt, zahlst du dessen Besitzer 1 Yen. Danach kommen deine Assistenten aus dem Zielgebiet in deinen Vorrat zurück.
lesson-yokohama-build = Mit Stärke 4 oder mehr darfst du hier bauen: Ein Geschäft oder ein Handelshaus bringt dir sofort eine Belohnung und hier für den Rest der Partie mehr Stärke.
lesson-yokohama-order = Im Hafen nimmst du Aufträge. Achte darauf, was sie verlangen und aus welchem Land sie kommen: Je zwei erfüllte Aufträge oder Technologien eines Landes bringen einen ausländischen Agenten.
lesson-yokohama-learn = Eine Technologie wirkt für den Rest der Partie, und am Ende bringen die höchsten Werte Punkte. Je weiter rechts sie liegt, desto teurer ist sie.
lesson-yokohama-space = Setze einen Assistenten auf ein Feld dieses Plans: Er bleibt dort und bringt sofort Punkte, und am Ende noch einmal für die Spieler, die dort die meisten haben.
lesson-yokohama-exchange = In Chinatown kaufst und verkaufst du: ein Tausch je Stärke. Importgüter kannst du nur kaufen.
lesson-yokohama-hire = Du nimmst Teile aus deinem Warenhaus in deinen Vorrat: mehr Assistenten zum Setzen, Geschäfte und Handelshäuser zum Bauen.
lesson-yokohama-token = Mit Stärke 5 darfst du das Plättchen dieses Gebiets nehmen. Es gibt nur eines, und es kostet nichts.
lesson-yokohama-supplement = Vor und nach deiner Hauptaktion darfst du Aufträge erfüllen, einen Erfolg erreichen oder einen ausländischen Agenten schicken, der in einem Gebiet ohne deinen Präsidenten handelt. Willst du nichts davon, mach weiter.
