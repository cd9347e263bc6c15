### Vaktaal van Pompeii: wat een woord betekent, en hoe het geschreven wordt (`.forms`).

pompeii-term-relative = Een figuur die meekomt: zet je iemand in een gebouw waar al mensen zijn, dan komen er evenveel familieleden mee als er al waren.
    .forms = familielid, familieleden
pompeii-term-omen = Een kaart waarmee je een figuur van een ander in de Vesuvius gooit.
    .forms = omen, omens
pompeii-term-joker = Een kaart waarvan het nummer geen vrije plek meer heeft. Je zet er een figuur mee waar maar plaats is; familie komt niet mee.
    .forms = joker, jokers
pompeii-term-gate = Een uitgang in de stadsmuur. Wie erdoor gaat is gered; lava kan hem sluiten.
    .forms = poort, poorten
pompeii-term-ad79 = Twee kaarten met deze naam: vanaf de eerste zijn er familieleden en omens, bij de tweede barst de Vesuvius uit.
    .forms = A.D. 79, 79 n. Chr.
pompeii-term-lava = In de tweede fase trek je elke beurt tegels; de lava groeit aan velden met dat symbool. Wie hij bereikt of insluit, is verloren.
    .forms = lava
