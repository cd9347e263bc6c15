### Fouten bij Discordia, zonder punt aan het eind. Het Engels staat bij elke fout in de code.

## Acties

mistake-discordia-no-action = { $text }: dat is geen actie; schrijf er een zoals take 4.2, die blue 4+1, deploy K03 of end (D-183)
mistake-discordia-no-name = hier ontbreekt { $verb ->
    [board] de naam van een stadsbord
    [expand] de naam van een uitbreiding
    [decree] de naam van een decreet
    [privilege] de naam van een privilege
    [maximus] de letter van een plaats
    [action] de naam van een actietegel
    [german] de naam van een Germanentegel
    [magna] de naam van een Magnategel
    [worker] de letter van een kleur
    [janus] de naam van een Janustegel
   *[other] de naam van een stadstegel
}; schrijf er een zoals { $known } (D-183)
mistake-discordia-unknown = { $word }: { $verb ->
    [board] zo'n stadsbord is er niet
    [expand] zo'n uitbreiding is er niet
    [decree] zo'n decreet is er niet
    [privilege] zo'n privilege is er niet
    [maximus] zo'n plaats is er niet
    [action] zo'n actietegel is er niet
    [german] zo'n Germanentegel is er niet
    [magna] zo'n Magnategel is er niet
    [worker] zo'n kleur van arbeiders is er niet
    [janus] zo'n Janustegel is er niet
   *[other] zo'n stadstegel is er niet
}; schrijf er een zoals { $known } (D-183)
mistake-discordia-no-die = { $word }: die dobbelsteen is er niet; ze zijn blue, red en yellow (D-005)
mistake-discordia-no-tile = { $word }: zo'n stadstegel is er niet; ze heten S01 tot en met F22 (D-006)
mistake-discordia-no-tower = { $word }: die toren is er niet; ze heten trade en military (D-089)
mistake-discordia-too-many = { $text }: meer dan { $most } arbeiders tegelijk gaan nooit terug (D-132)

## Opties en gegevens

mistake-discordia-campaign-boards = { $option }={ $value }: geef een lijst van borden die al gespeeld zijn, uit { $known } (D-201)
mistake-discordia-campaign-repeats = { $option }={ $value }: elk bord één keer, en hoogstens { $most } (D-172)
mistake-discordia-campaign-needs-boards = { $option }={ $value }: alleen met boards=on (D-201)
mistake-discordia-campaign-alone = { $option }={ $value }: alleen voor één speler (D-201)
mistake-discordia-data = { $where }: de gegevens kloppen niet: { $what }
