### Wat Ludi van het Nederlands zelf weet.

language-name = Nederlands
language-list = { $items } en { $last }
