### Vaktaal van Pompeius Magnus versus Megadates: wat een woord betekent, en hoe het geschreven wordt (`.forms`).

megadates-term-rex = Een rechthoek van de zee, gelegd als stenen in een muur: zes buren, en de maat voor elke vaart.
    .forms = rex, rexen
megadates-term-sagitarii = Boogschutters. Ze schieten, ook brandpijlen, en kunnen enteren.
    .forms = sagitarii
megadates-term-milites = Soldaten, alleen op Romeinse schepen. In het handgemeen de sterksten.
    .forms = milites
megadates-term-extra = Eén rex meer in één beurt. Gebruikt is weg: je krijgt hem niet terug.
    .forms = Extra-kaart, Extra-kaarten, Extra
megadates-term-chit = Een fiche voor schade: het zegt wat er kapot is, en vaak tot wanneer.
    .forms = schadefiche, schadefiches
megadates-term-grapple = Touw met haken dat twee schepen aan elkaar legt. Geen van beide kan varen of draaien, en eenheden kunnen oversteken.
    .forms = enterhaak, enterhaken
megadates-term-prize = Een veroverd schip: het wisselt van kant en vaart onder wie het nam.
    .forms = prijs, prijzen
megadates-term-navarch = Aanvoerder van een eskader, op het vlaggenschip. Mag per beurt één vlag hijsen.
    .forms = navarch, navarchen
megadates-term-trierarch = Kapitein van één schip: schrijft de orders.
    .forms = trierarch, trierarchen
megadates-term-subphase = Een beurt wordt gevaren in hooguit zes slagen van één rex, door alle schepen tegelijk.
    .forms = deelfase, deelfasen, subfase, subfasen, subfases
