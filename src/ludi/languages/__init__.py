"""The languages Ludi speaks: each is a folder here with `languages.ftl` in it.

Texts are looked for beside the code that says them (`text.nl.ftl`), then in the folder of their language,
where a file is named after its package and kind (`server.ftl`, `server-web.ftl`). What
neither has is said in English. So a new language is one folder, and a game from outside brings its own texts.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
_CODES: Final = sorted(path.parent.name for path in FOLDER.glob("*/languages.ftl"))
LANGUAGES: Final = ("en", *(code for code in _CODES if code != "en"))
