### Vaktaal van Discordia: wat een woord betekent, en hoe het geschreven wordt (`.forms`).

discordia-term-slot = Een plek op een tegel voor één tot drie arbeiders van die kleur. Je vult het volgende vak van een tegel in één keer helemaal.
    .forms = vak, vakken
discordia-term-manipulator = Geef hem uit terwijl je een dobbelsteen kiest: hij verandert de waarde met één.
    .forms = manipulator, manipulatoren
discordia-term-maximus = De startspeler: in elk seizoen is de Maximus als eerste aan de beurt.
    .forms = Maximus
discordia-term-decree = Een doel dat voor iedereen openligt. Wie eraan voldoet, neemt het; de anderen hebben het nakijken.
    .forms = decreet, decreten
discordia-term-privilege = Een blijvend voordeel; van elk is er maar één.
    .forms = privilege, privileges
discordia-term-aqueduct = Een baan met je ring. Hoe verder je bent, hoe minder je stad tekortkomt als aan het eind van het jaar de infrastructuur wordt geteld.
    .forms = aquaduct
discordia-term-germans = Ze vallen elk jaar aan. Met genoeg kracht houd je ze buiten en word je beloond; wie te zwak is, krijgt hun straffen.
    .forms = Germanen
