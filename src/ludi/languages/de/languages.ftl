### Was Ludi vom Deutschen selbst weiß.

language-name = Deutsch
language-list = { $items } und { $last }
