## Die Lektion zu Discordia

discordia-lesson-chapter-die = Ein Würfel
discordia-lesson-chapter-deploy = Einsetzen
discordia-lesson-chapter-fill = Ein Plättchen füllen
discordia-lesson-chapter-sail = Auslaufen
discordia-lesson-chapter-aqueduct = Das Aquädukt
discordia-lesson-chapter-year = Das Ende des Jahres

discordia-lesson-goal = Du regierst eine römische Stadt am Rhein. Dein Vorrat ist voller Arbeiter ohne Arbeit, und das gibt Ärger. Wer keinen mehr hat, gewinnt sofort.
discordia-lesson-die = In jeder Jahreszeit werden drei Würfel geworfen, und du wählst einen. Sein Wert sagt, in welcher Spalte du handelst. Nimm die blaue 3: In Spalte 3 liegt ein Schiff.
    .else = Diesen Würfel darfst du wählen, aber das Schiff liegt in Spalte 3. Nimm die blaue 3, wie sie ist.
discordia-lesson-take = Einmal im Zug hast du eine Hauptaktion in deiner Spalte: Nimm ein Plättchen, oder nutze das Aktionsplättchen darüber. Nimm das Schiff S13, das untere Plättchen von Spalte 3.
    .else = Erlaubt, aber zuerst brauchst du Arbeit für deine Seeleute. Nimm das Schiff S13.
discordia-lesson-laid = S13 liegt in deinem Hafen. Jede Farbe hat ihre Reihe: blaue Seeleute auf Schiffen, rote Soldaten in Kasernen, weiße Händler an Marktständen, gelbe Bauern auf Höfen.

discordia-lesson-deploy = Beim nächsten Mal hast du wieder eine blaue 3. Mit dem Aktionsplättchen von Spalte 3 darfst du einen blauen Arbeiter einsetzen. Setze einen Seemann auf S13.
    .else = Erlaubt, aber nutze das Aktionsplättchen zum Einsetzen: Tippe auf das Schiff S13 in deiner Stadt.
discordia-lesson-sailor = Ein Arbeiter weniger im Vorrat. Plätze werden von links nach rechts gefüllt, jeder mit allen Arbeitern, die er zeigt, oder gar nicht.

discordia-lesson-fill = Deiner Kaserne K05 fehlt noch ein Soldat. Du spielst mit einer roten 4, und das Aktionsplättchen von Spalte 4 setzt einen roten Arbeiter ein. Fülle K05.
    .else = Erlaubt, aber fülle jetzt die Kaserne: Tippe auf K05 in deiner Stadt.
discordia-lesson-expedition = K05 ist voll, also darfst du einen Stern auf den Expeditionspfad legen. Jedes Feld dort bringt etwas. Geh auf Expedition.
    .else = Du darfst verzichten, aber das Feld bringt einen Schritt auf dem Aquädukt. Geh auf Expedition.
discordia-lesson-strong = Eine volle Kaserne gibt auch Stärke, hier 1. Die brauchst du, wenn die Germanen kommen.

discordia-lesson-sail = Nun der Kniff des Spiels. Dein Würfel ist eine blaue 4, und das Schiff S13 zeigt auch eine blaue 4. Dann darfst du seinen nächsten Platz umsonst füllen, neben der Hauptaktion. Tippe auf S13.
    .else = Erlaubt, aber nutze zuerst, was umsonst ist: Dein Würfel passt zum Schiff S13.
discordia-lesson-sailed = S13 war voll und ist ausgelaufen: Beide Seeleute sind für immer weg, du bekamst einen Stern, und dein Aquädukt wuchs. Das Schiff kam als Marktstand zurück, mit neuen Plätzen. Die Hauptaktion hast du noch.

discordia-lesson-water = Es ist Sommer, die zweite Jahreszeit, und du spielst mit einer 2. Dann darfst du den Bonus der Jahreszeit nehmen: einen Schritt auf dem Aquädukt. Nimm ihn.
    .else = Erlaubt, aber der Bonus der Jahreszeit ist umsonst. Nimm ihn zuerst.
discordia-lesson-supply = Dein Ring ging einen Schritt weiter und fand einen Stern. Das Aquädukt versorgt auch deine Stadt: Je weiter es reicht, desto weniger Arbeiter kommen am Ende des Jahres.

discordia-lesson-winter = Fünf Jahreszeiten, dann endet das Jahr. Zweierlei geschieht: Die Germanen greifen an, und alles, was in deiner Stadt leer ist, zieht neue Arbeiter an. Es ist Winter, und du hast den letzten Zug.
discordia-lesson-evening = Du hast eine volle Kaserne mit Stärke 1. Die Germanen kommen mit 1. Beende deinen Zug und sieh zu.
    .else = Das kann nützlich sein, aber sehen wir uns das Ende des Jahres an. Beende deinen Zug.
discordia-lesson-germans = Du bist gleich stark, also hielten deine Mauern, und du bekamst die Belohnungen: einen Stern und einen Manipulator. Cassia hatte nichts dagegenzusetzen und zahlte.
discordia-lesson-lack = Dann der Mangel: 10 Arbeiter noch zu sehen, 3 leere Plätze, minus 2 für dein Aquädukt. Also kamen 11 Arbeiter. Decke Symbole ab und fülle Plätze vor dem Winter. Nach vier Jahren gewinnen die wenigsten Arbeiter.

discordia-lesson-end = Das ist der Kern von Discordia.
    .one = Wähle einen Würfel: Sein Wert ist deine Spalte, seine Farbe passt vielleicht zu deinen Plättchen.
    .two = Volle Schiffe laufen aus und nehmen ihre Seeleute mit; volle Plättchen bringen Expeditionen und Stärke.
    .three = Am Ende des Jahres kostet dich, was leer ist, Arbeiter. Keine Arbeiter mehr: Du gewinnst.

## Discordia in einer Minute

discordia-brief-die = In jeder Jahreszeit werden drei Würfel geworfen, und alle wählen einen. Sein Wert ist die Spalte, in der du handelst: Nimm ein Plättchen in deine Stadt, oder nutze das Aktionsplättchen.
discordia-brief-deploy = Plättchen haben Plätze. Einsetzen heißt, den nächsten Platz eines Plättchens mit allen Arbeitern zu füllen, die er zeigt. Wer Arbeit hat, ist aus deinem Vorrat weg.
discordia-brief-fill = Ein volles Plättchen bringt eine Expedition oder Entwicklung mit einem deiner Sterne, und eine volle Kaserne gibt Stärke.
discordia-brief-sail = Hat dein Würfel Farbe und Wert eines deiner Plättchen, füllst du dort umsonst einen Platz. Ein volles Schiff läuft aus und nimmt seine Seeleute mit, für immer.
discordia-brief-aqueduct = Ein Würfel mit der Zahl der Jahreszeit bringt ihren Bonus. Dein Ring auf dem Aquädukt versorgt die Stadt am Jahresende.
discordia-brief-year = Am Jahresende greifen die Germanen an, und jede leere Stelle deiner Stadt zieht neue Arbeiter an. Ist dein Vorrat leer, gewinnst du sofort; sonst nach vier Jahren, wer am wenigsten hat.
