### Micatio in het Nederlands. $seat is een letter; $seats is een al samengevoegde lijst.

micatio-title = Micatio
micatio-about = Steek vingers op, roep de som en hoop dat het je geluksgetal is.

## Opdrachten

micatio-prompt-deal = Wacht op de geluksgetallen.
micatio-prompt-stake = Wacht op de inzet van de volgende ronde.
micatio-prompt-show = { $stake ->
    [one] De inzet is { $stake } punt: hoeveel vingers steek je op?
   *[other] De inzet is { $stake } punten: hoeveel vingers steek je op?
}
micatio-prompt-call = { $fingers ->
    [one] Je steekt { $fingers } vinger op.
   *[other] Je steekt { $fingers } vingers op.
} Roep de som, van { $lowest } tot { $highest }.
micatio-prompt-wait = Nog niet klaar: { $seats }.
micatio-prompt-over = Het spel is afgelopen.

## Gebeurtenissen

micatio-dealt = Je geluksgetal is { $number }.
micatio-dealt-hidden = { $seat } trekt een geluksgetal.
micatio-stake = { $stake ->
    [one] De inzet is { $stake } punt.
   *[other] De inzet is { $stake } punten.
}
micatio-ready = { $seat } is klaar.
micatio-revealed = De som is { $total }: { $stake ->
    [one] { $stake } punt
   *[other] { $stake } punten
} voor { $seats }.
micatio-revealed-nobody = De som is { $total }, en niemand riep hem.
micatio-ended = Het spel is afgelopen: { $reason }.

## Waarom het eindigde

micatio-reason-rounds = alle ronden zijn gespeeld
micatio-reason-target = het doel is gehaald
micatio-reason-agreed = alle spelers waren het eens

## Weigeringen, elk na haar regel

# M-13
micatio-refuse-not-agreed = Het spel stopt alleen eerder als iedereen het eens is: { $seats }.
# M-03
micatio-refuse-drawn = Dat wordt getrokken, nooit gekozen.
# M-07
micatio-refuse-not-now = Je hebt nu niets te kiezen.
# M-05
micatio-refuse-shown = { $fingers ->
    [one] Je steekt al { $fingers } vinger op; roep de som of neem hem terug.
   *[other] Je steekt al { $fingers } vingers op; roep de som of neem ze terug.
}
# M-05
micatio-refuse-show-first = Steek eerst vingers op, roep dan.
# M-06
micatio-refuse-impossible = Die som is onmogelijk: met jouw vingers ligt hij tussen { $lowest } en { $highest }.

## Opties

micatio-option-rounds = Ronden
    .about = Hoeveel ronden er gespeeld worden.
micatio-option-target = Doel
    .about = Wie dit aantal punten haalt, geluk niet meegeteld, beëindigt het spel.
