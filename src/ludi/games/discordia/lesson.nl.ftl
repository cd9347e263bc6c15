## De les van Discordia

discordia-lesson-chapter-die = Een dobbelsteen
discordia-lesson-chapter-deploy = Inzetten
discordia-lesson-chapter-fill = Een tegel vullen
discordia-lesson-chapter-sail = Uitvaren
discordia-lesson-chapter-aqueduct = Het aquaduct
discordia-lesson-chapter-year = Het einde van het jaar

discordia-lesson-goal = Jij bestuurt een Romeinse stad aan de Rijn. Je voorraad zit vol arbeiders zonder werk, en dat geeft onrust. Wie er geen meer heeft, wint meteen.
discordia-lesson-die = In elk seizoen worden drie dobbelstenen gegooid en kies jij er een. De waarde zegt in welke kolom je handelt. Neem de blauwe 3: in kolom 3 ligt een schip.
    .else = Die steen mag, maar het schip ligt in kolom 3. Neem de blauwe 3 zoals hij is.
discordia-lesson-take = Eén keer per beurt heb je een hoofdactie in je kolom: neem een tegel, of gebruik de actietegel erboven. Neem het schip, S13, de onderste tegel van kolom 3.
    .else = Dat mag, maar eerst heb je werk voor je zeelieden nodig. Neem het schip S13.
discordia-lesson-laid = S13 ligt in je haven. Elke kleur heeft zijn rij: blauwe zeelieden op schepen, rode soldaten in kazernes, witte handelaren in marktkramen, gele boeren op boerderijen.

discordia-lesson-deploy = De volgende keer heb je weer een blauwe 3. Met de actietegel van kolom 3 mag je een blauwe arbeider inzetten. Zet een zeeman op S13.
    .else = Dat mag, maar gebruik de actietegel om in te zetten: tik op het schip S13 in je stad.
discordia-lesson-sailor = Eén arbeider minder in je voorraad. Vakken vul je van links naar rechts, elk met alle arbeiders die het toont of helemaal niet.

discordia-lesson-fill = Je kazerne K05 mist nog één soldaat. Je speelt met een rode 4, en met de actietegel van kolom 4 zet je een rode arbeider in. Vul K05.
    .else = Dat mag, maar vul nu de kazerne: tik op K05 in je stad.
discordia-lesson-expedition = K05 is vol, dus je mag een ster op het expeditiepad leggen. Elke plaats daar brengt iets op. Ga op expeditie.
    .else = Je mag weigeren, maar die plaats geeft een stap op het aquaduct. Ga op expeditie.
discordia-lesson-strong = Een volle kazerne geeft ook kracht, hier 1. Die heb je nodig als de Germanen komen.

discordia-lesson-sail = Nu de kunst van het spel. Je dobbelsteen is een blauwe 4, en het schip S13 toont ook een blauwe 4. Dan mag je gratis het volgende vak vullen, naast je hoofdactie. Tik op S13.
    .else = Dat mag, maar gebruik eerst wat gratis is: je steen past bij het schip S13.
discordia-lesson-sailed = S13 was vol en voer uit: beide zeelieden zijn voorgoed weg, je kreeg een ster en je aquaduct groeide. Het schip kwam terug als marktkraam, met nieuwe vakken. Je hoofdactie heb je nog.

discordia-lesson-water = Het is zomer, het tweede seizoen, en je speelt met een 2. Dan mag je de bonus van het seizoen nemen: een stap op het aquaduct. Neem hem.
    .else = Dat mag, maar de bonus van het seizoen is gratis. Neem die eerst.
discordia-lesson-supply = Je ring ging een stap verder en vond een ster. Het aquaduct verzorgt ook je stad: hoe verder het komt, hoe minder arbeiders er aan het eind van het jaar bij komen.

discordia-lesson-winter = Vijf seizoenen, dan is het jaar om. Er gebeuren twee dingen: de Germanen vallen aan, en alles wat leeg is in je stad trekt nieuwe arbeiders aan. Het is winter en jij hebt de laatste beurt.
discordia-lesson-evening = Je hebt één volle kazerne met kracht 1. De Germanen komen met 1. Beëindig je beurt en kijk.
    .else = Dat kan nuttig zijn, maar laten we het einde van het jaar bekijken. Beëindig je beurt.
discordia-lesson-germans = Je bent even sterk, dus je muren hielden stand en je kreeg de beloningen: een ster en een manipulator. Cassia had er niets tegenover te zetten en betaalde.
discordia-lesson-lack = Dan het gebrek: 10 arbeiders nog in zicht, 3 lege vakken, min 2 voor je aquaduct. Dus kwamen er 11 arbeiders. Bedek de symbolen en vul de vakken vóór de winter. Na vier jaar winnen de minste arbeiders.

discordia-lesson-end = Dat is de kern van Discordia.
    .one = Kies een dobbelsteen: de waarde is je kolom, de kleur past soms bij je tegels.
    .two = Volle schepen varen uit en nemen hun zeelieden mee; volle tegels geven expedities en kracht.
    .three = Aan het eind van het jaar kost wat leeg is je arbeiders. Geen arbeiders meer: je wint.

## Discordia in een minuut

discordia-brief-die = In elk seizoen worden drie dobbelstenen gegooid en kiest iedereen er een. De waarde is de kolom waarin je handelt: neem een tegel in je stad, of gebruik de actietegel.
discordia-brief-deploy = Tegels hebben vakken. Inzetten is het volgende vak van een tegel vullen, met alle arbeiders die het toont. Elke arbeider met werk is uit je voorraad weg.
discordia-brief-fill = Een volle tegel brengt een expeditie of een ontwikkeling met een van je sterren, en een volle kazerne geeft kracht.
discordia-brief-sail = Heeft je dobbelsteen de kleur en de waarde van een van je tegels, dan vul je er gratis een vak van. Een vol schip vaart uit en neemt zijn zeelieden mee, voorgoed.
discordia-brief-aqueduct = Een dobbelsteen met het nummer van het seizoen geeft de bonus van dat seizoen. Je ring op het aquaduct helpt je stad aan het eind van het jaar.
discordia-brief-year = Aan het eind van het jaar vallen de Germanen aan, en elke lege plek in je stad trekt nieuwe arbeiders. Is je voorraad leeg, dan win je meteen; anders wint na vier jaar wie er de minste heeft.
