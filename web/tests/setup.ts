/** Pages are shown when their texts are there; so are tests. */
import { LANGUAGES } from "../src/lib/languages";
import { prepareTexts } from "../src/lib/texts.svelte";

await Promise.all(LANGUAGES.map(({ code }) => prepareTexts(code)));
