### Fachwörter von Discordia: was sie bedeuten, und wie man sie schreibt (`.forms`).

discordia-term-slot = Ein Platz auf einem Plättchen für ein bis drei Arbeiter seiner Farbe. Man füllt den nächsten auf einmal und ganz.
    .forms = Platz, Plätze, Plätzen, Feld, Felder, Feldern
discordia-term-manipulator = Setz ihn ein, während du einen Würfel wählst: Er ändert den Wert um eins.
    .forms = Manipulator, Manipulatoren
discordia-term-maximus = Der Startspieler: In jeder Jahreszeit ist der Maximus zuerst am Zug.
    .forms = Maximus
discordia-term-decree = Ein Ziel, das für alle offen liegt. Wer es erfüllt, nimmt es; die anderen gehen leer aus.
    .forms = Dekret, Dekrete
discordia-term-privilege = Ein bleibender Vorteil; jedes gibt es nur einmal.
    .forms = Privileg, Privilegien
discordia-term-aqueduct = Eine Leiste mit deinem Ring. Je weiter er ist, desto weniger fehlt deiner Stadt, wenn am Jahresende die Infrastruktur zählt.
    .forms = Aquädukt
discordia-term-germans = Sie greifen am Ende jedes Jahres an. Wer stark genug ist, hält sie ab und wird belohnt; wer zu schwach ist, erleidet ihre Strafen.
    .forms = Germanen
