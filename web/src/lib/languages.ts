/** The languages there are: folders beside the server's texts, each with its own name in it. */
import { FluentResource } from "@fluent/bundle";

const FOUND = import.meta.glob<string>("../../../src/ludi/languages/*/languages.ftl", { query: "?raw", import: "default", eager: true });
const LABELS = import.meta.glob<string>(
  ["../../../src/ludi/server/web.*.ftl", "../../../src/ludi/languages/*/server-web.ftl"], { query: "?raw", import: "default" },
);

export interface Spoken {
  code: string;
  name: string;
  /** What the language itself needs, such as how it joins a list. */
  source: string;
}

function spoken([path, source]: [string, string]): Spoken {
  const name = new FluentResource(source).body.find(({ id }) => id === "language-name")?.value;
  const code = path.split("/").at(-2) ?? "";
  return { code, name: typeof name === "string" ? name : code, source };
}

export const LANGUAGES: Spoken[] = Object.entries(FOUND).map(spoken).sort((a, b) => a.code.localeCompare(b.code));

/** The texts of the pages in a language, a file of their own. */
export async function labelsOf(code: string): Promise<string> {
  const path = Object.keys(LABELS).find((one) => one.endsWith(`/web.${code}.ftl`) || one.endsWith(`/${code}/server-web.ftl`));
  return (path && (await LABELS[path]?.())) ?? "";
}
