### Fouten bij Discordia, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

## Acties

discordia-no-action = { $text }: dat is geen actie; schrijf er een zoals take 4.2, die blue 4+1, deploy K03 of end (D-183)
discordia-unknown = { $word }: { $what ->
    [board] geen stadsbord
    [deploy] geen stadstegel
    [special] geen stadstegel
    [expand] geen uitbreiding
    [decree] geen decreet
    [privilege] geen privilege
    [maximus] geen plaats
    [action] geen actietegel
    [german] geen Germanentegel
    [tile] geen stadstegel
    [magna] geen Magnategel
    [worker] geen kleur van arbeiders
   *[janus] geen Janustegel
}; schrijf een van { $known } (D-183)
discordia-no-die = { $word }: die dobbelsteen is er niet; ze zijn blue, red en yellow (D-005)
discordia-no-tile = { $word }: dat is geen stadstegel; ze heten S01 tot en met F22 (D-006)
discordia-no-tower = { $word }: die toren is er niet; ze heten trade en military (D-089)
discordia-too-many = { $text }: meer dan { $most } arbeiders tegelijk gaan nooit terug (D-132)

## Opties en gegevens

discordia-campaign-boards = { $option }={ $value }: geef een lijst van borden die al gespeeld zijn, uit { $known } (D-201)
discordia-campaign-repeats = { $option }={ $value }: elk bord één keer, en hoogstens { $most } (D-172)
discordia-campaign-needs-boards = { $option }={ $value }: alleen met boards=on (D-201)
discordia-campaign-alone = { $option }={ $value }: alleen voor één speler (D-201)
discordia-data = { $where }: de gegevens kloppen niet: { $what }
