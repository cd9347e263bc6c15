### What Ludi knows of English itself.

language-name = English
language-list = { $items } and { $last }
