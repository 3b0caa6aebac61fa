# Sentences of the guided first games, each at the moment when something comes for the first time.

lesson-osaka-token = Willkommen in Osaka! Vier Schiffe bringen Waren nach Edo, für jede Farbe eines. Wähle dein erstes Plättchen: Wenn Waren seiner Farbe verkauft werden, sind deine damit mehr wert.
lesson-osaka-turn = Eine Karte auf der Hand ist Geld, eine Karte auf dem Tisch ist Ware. In deinem Zug tust du eines von drei Dingen: Du kaufst den ganzen Markt, nimmst eine seiner Karten als Geld oder reservierst eine Karte. Nimm für den Anfang eine Karte mit hohem Wert: Klick sie an.
lesson-osaka-buy = Dein Geld reicht, um den Markt zu kaufen: alle Karten, die niemand anders reserviert hat. Sie werden deine Waren, und das Schiff jeder gekauften Farbe fährt los: ein Feld bei einer Karte, zwei Felder bei mehreren. Die Schatten auf dem Meer zeigen, wohin die Schiffe fahren würden.
lesson-osaka-pay = Zahle mit Handkarten, ein Klick für jede. Wechselgeld gibt es nicht, also zahle so genau, wie du kannst. Bis die letzte Karte gezahlt ist, kannst du alles zurücknehmen.
lesson-osaka-paid = Der Preis ist bezahlt. Meist hörst du hier auf und bekommst deine Waren. Du wirst nur gefragt, weil der Nachziehstapel zur Neige geht: Karten, die du über den Preis hinaus zahlst, können bald wieder in den Markt kommen.
lesson-osaka-insure = Ein Schiff hat Edo erreicht, und Schiffe in der Strömung drohen mit ihren Waren zu sinken. Eine Karte mit Schirmen rettet ebenso viele Waren ihrer eigenen Farbe. Hast du keine oder willst du sie nicht hergeben, dann wähle „Fertig“.
lesson-osaka-cover = Wähle, welche deiner Waren der Schirm versichert. Was versichert ist, bleibt sicher, bis es verkauft wird.
lesson-osaka-reserve = Dein Reservierungsstein hält eine Karte für dich frei: Nur du kannst sie kaufen oder nehmen. Eine Karte auf der Farm kommt später in den Markt. Und achte auf das Meer: Schiffe in der Strömung sinken, wenn ein anderes Edo erreicht.

lesson-ostia-keep = Willkommen in Ostia! Dein Boot hat fünf Karten gebracht. Eine behältst du umsonst, die anderen vier musst du zum Verkauf anbieten. Sieh dir den Senat an: Er zeigt, welche Waren ihm in dieser Runde gefallen und welche in der nächsten.
lesson-ostia-offer = Lege zwei deiner Karten zum Verkauf auf den Tisch, eine nach der anderen. Was andere dringend brauchen, verkauft sich am besten, und die Hälfte des Geldes ist für dich.
lesson-ostia-bid = Alle bieten einmal oder passen. Der Verkäufer verkauft, an wen er will, nicht unbedingt für das höchste Gebot. Überleg dir, was die zwei Karten bringen können: auf dem Forum bis zu 15 Denare für eine Karte, wenn sie dort die einzige ihrer Sorte ist, oder Punkte im Senat.
lesson-ostia-decide = Alle Gebote sind da. Verkaufe an einen der Bieter und behalte die Hälfte des Preises, oder zahle einen Denar mehr als das höchste Gebot und nimm das Paar selbst.
lesson-ostia-allocate = Jetzt entscheiden alle geheim, wohin ihre Waren gehen, Karte für Karte. Das Forum zahlt gut für das, was selten ist. Der Senat gibt 3, 2 und 1 Punkte für die besten Spenden. Ein Speicher bewahrt eine Karte für später auf. Für Forum und Senat zusammen sind höchstens drei Sorten erlaubt.
lesson-ostia-loans = Du hast Geld geliehen. Einen Kredit zahlst du für 10 Denare zurück, sonst kostet er in jeder Runde 2 Denare Zinsen. Wer am Ende nicht alles zurückzahlen kann, scheidet aus.
lesson-ostia-build = Ein Speicher kostet 10 Denare und bewahrt eine Karte von Runde zu Runde auf. Am Ende ist jede verschiedene Sorte im Speicher einen Punkt wert, und bei Gleichstand entscheiden zuerst die Speicher.
lesson-ostia-discard = Du hast mehr Karten als Speicher: Wähle, was du abwirfst.
lesson-ostia-last = Die letzte Runde ist vorbei. Was du im Speicher hast, kannst du noch auf dem Forum verkaufen; was bleibt, bringt einen Punkt für jede verschiedene Sorte. Danach gibt es 3, 2 und 1 Punkte für das meiste Geld.
lesson-ostia-debts = Du hast noch Schulden. Bevor feststeht, wer gewinnt, muss jeder Kredit für 10 Denare zurückgezahlt werden. Wer nicht alle zurückzahlen kann, scheidet aus, egal mit wie vielen Punkten. Verkaufe also Waren und leere Speicher, bis das Geld reicht.
lesson-ostia-empties = Einen leeren Speicher kannst du für 7 Denare verkaufen. Geld bringt vielleicht Punkte; Speicher entscheiden bei Gleichstand.

lesson-dschunke-turn = Willkommen auf dem schwimmenden Markt! In deinem Zug nutzt du einen Kaufmann oder Gehilfen, den in dieser Runde noch niemand genutzt hat: Einer lädt deine Streifen mit Kisten auf die Dschunke, auf der er steht, einer bringt Geld, einer bringt Waren, und zwar je eins für jede deiner sichtbaren Kisten dort, mindestens aber 3. Sichtbar ist nur, was oben liegt.
lesson-dschunke-use = Zähl nach, bevor du wählst: Je mehr deiner Kisten auf einer Dschunke sichtbar sind, desto mehr Geld oder Waren bekommst du dort. Drei Streifen sind eine Lage; die nächste Lage liegt quer darüber und verdeckt, was darunter ist.
lesson-dschunke-junk = Wähle eine Dschunke: Klick sie an.
lesson-dschunke-pick = Wähle Waren. Im Warenpoker sind viele Karten einer Ware mehr wert als ein paar von jeder.
lesson-dschunke-card = Du darfst noch eine Sonderkarte ausspielen, oder du beendest einfach deinen Zug.
lesson-dschunke-search = Du bekommst eine Sonderkarte: Wähle einen Stapel, sieh ihn durch und behalte eine seiner Karten.
lesson-dschunke-bid = Alle bieten geheim mit Karten einer Ware. Wer von einer Ware die meisten Karten bietet, bekommt, was die Marktkarte dafür gibt; alle gebotenen Karten sind weg. Dann geht es mit den übrigen Waren weiter, bis niemand mehr bietet. Du kannst auch nichts bieten.

lesson-yokohama-keep = Willkommen in Yokohama! Behalte einen von zwei Aufträgen: Er verlangt Waren und bringt Punkte und mehr, wenn du ihn erfüllst. Wähle den, dessen Waren du gern sammeln möchtest.
lesson-yokohama-place = Zuerst setzt du Assistenten, dann zieht dein Präsident. Setze bis zu drei in verschiedene Gebiete oder zwei in ein Gebiet. Sie bahnen deinem Präsidenten den Weg, denn er kann nur über Gebiete gehen, in denen Assistenten von dir stehen. Klick die Gebiete an.
lesson-yokohama-go = Jetzt ist dein Präsident dran. Aus dem Vorrat kommt er direkt in ein Gebiet mit einem Assistenten von dir; später zieht er über solche Gebiete und hält an, wo er handeln soll. Seine Stärke ist dort 1 und je 1 mehr für deine Assistenten, dein Geschäft und dein Handelshaus: Je mehr Stärke, desto mehr bekommst du.
lesson-yokohama-walk = Jetzt zieht dein Präsident über Gebiete mit deinen Assistenten. Klicke auf das Gebiet, in dem er handeln soll: Er nimmt den billigsten Weg. Für jeden anderen Präsidenten, an dem er vorbeikommt, zahlst du dessen Besitzer 1 Yen. Danach kommen die Assistenten von dort in deinen Vorrat zurück.
lesson-yokohama-build = Mit Stärke 4 oder mehr darfst du hier bauen: Ein Geschäft oder ein Handelshaus bringt dir sofort eine Belohnung und von jetzt an hier immer 1 Stärke mehr.
lesson-yokohama-order = Im Hafen nimmst du Aufträge. Sieh nach, was sie verlangen und aus welchem Land sie kommen: Zwei Karten eines Landes, Technologien oder erfüllte Aufträge, bringen dir einen ausländischen Agenten.
lesson-yokohama-learn = Eine Technologie hilft dir bis zum Ende des Spiels, und dann bringen die höchsten Summen ihrer Werte Punkte. Je weiter rechts sie liegt, desto teurer ist ihr Platz.
lesson-yokohama-space = Setze einen Assistenten auf ein Feld dieses Plans: Er bleibt dort und bringt Punkte, sofort und am Ende noch einmal für die, die dort die meisten haben.
lesson-yokohama-exchange = In Chinatown kaufst und verkaufst du, so oft deine Stärke es erlaubt, jedes Mal eine Sache. Importgüter kannst du nur kaufen.
lesson-yokohama-hire = Hol dir Teile aus deinem Warenhaus in deinen Vorrat: mehr Assistenten zum Setzen, Geschäfte und Handelshäuser zum Bauen.
lesson-yokohama-token = Mit Stärke 5 hast du dir das Plättchen dieses Gebiets verdient. Jedes gibt es nur einmal, und es kostet dich nichts: Nimm es!
lesson-yokohama-supplement = Vor und nach deiner Hauptaktion darfst du Aufträge erfüllen, einen Erfolg erreichen, wenn du hast, was er verlangt, oder einen ausländischen Agenten schicken, der in einem Gebiet ohne deinen Präsidenten handelt. Willst du nichts davon, mach weiter.
