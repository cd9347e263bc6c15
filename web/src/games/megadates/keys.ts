/** The keys of a captain's desk: steps, what the ship and its crew do, and the lock. */

export const STEP_KEYS: Record<string, string> = {
  w: "1", q: "1L", e: "1R", W: "E", Q: "EL", E: "ER", s: "-1", ",": "-1L", ".": "-1R", x: "0", a: "0L", d: "0R", "!": "0!",
};
export const VERB_KEYS: Record<string, string> = { f: "shoot", i: "prep", g: "grapple", n: "ungrapple", t: "repair", v: "move" };
export const ACT_KEYS: Record<string, string> = { m: "ram", l: "done" };

/** For the list of shortcuts: keys, and the text that says what they do. */
export const SHORTCUTS: [keys: string, text: string][] = [
  ["Q W E", "web-megadates-key-ahead"],
  ["⇧ Q W E", "web-megadates-key-extra"],
  ["A X D", "web-megadates-key-pivot"],
  [", S .", "web-megadates-key-astern"],
  ["!", "web-megadates-key-stop"],
  ["1 … 9", "web-megadates-key-unit"],
  ["F I G N T V", "web-megadates-key-verbs"],
  ["M", "web-megadates-key-ram"],
  ["L", "web-megadates-key-lock"],
];
