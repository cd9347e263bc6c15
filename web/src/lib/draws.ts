/** Every draw of a game computed again, from the secret, the words and nothing else; loaded when a game has ended. */
import { hmacOfChain, sha256Of, sha256OfHex } from "./hashes";
import type { Draw, FairSheet } from "./types";
import type { Pledge } from "./words";

const SPACE = 2n ** 64n;

/** What can be wrong: the secret, what was promised of it, the words or their seals, a draw. */
export type Fault = "secret" | "promise" | "words" | "draws";

export interface DrawCheck extends Draw {
  ticket: number;
  isRight: boolean;
}

export interface Verdict {
  faults: Fault[];
  /** This browser's own word does not count: it was not opened in time. */
  isLeftOut: boolean;
  /** This browser saw the commitment before the game began. */
  wasThere: boolean;
  draws: DrawCheck[];
}

/** The number below `total` that belongs to a draw; numbers that would favour some are thrown away. */
export function ticketOf(secret: string, words: readonly string[], number: number, label: string, total: number): number {
  const limit = (SPACE / BigInt(total)) * BigInt(total);
  for (let attempt = 0; ; attempt += 1) {
    const found = hmacOfChain(secret, ["draw", ...words, String(number), label, String(attempt)]);
    const value = new DataView(found.buffer, found.byteOffset).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(total));
  }
}

function checkDraw(sheet: FairSheet, draw: Draw): DrawCheck {
  const ticket = ticketOf(sheet.secret, sheet.words, draw.number, draw.label, draw.total);
  return { ...draw, ticket, isRight: draw.low <= ticket && ticket < draw.high };
}

/** Words must be those under the seals, and the seals those that were seen before any was opened. */
function areWordsRight(sheet: FairSheet, seen: Pledge | undefined): boolean {
  const fit = sheet.sealed.every((seal, seat) => !seal || !sheet.words[seat] || sha256Of(sheet.words[seat]) === seal);
  const same = !seen?.isFixed || seen.seals.every((seal, seat) => (sheet.sealed[seat] ?? "") === seal);
  return fit && same;
}

export function check(sheet: FairSheet, seen: Pledge | undefined): Verdict {
  const draws = sheet.draws.map((draw) => checkDraw(sheet, draw));
  const own = Object.entries(seen?.words ?? {}).filter(([seat, word]) => sheet.sealed[Number(seat)] === sha256Of(word));
  const wrong: Record<Fault, boolean> = {
    secret: sha256OfHex(sheet.secret) !== sheet.commitment,
    promise: Boolean(seen?.commitment) && seen?.commitment !== sheet.commitment,
    words: !areWordsRight(sheet, seen),
    draws: draws.some(({ isRight }) => !isRight),
  };
  return {
    faults: (Object.keys(wrong) as Fault[]).filter((fault) => wrong[fault]),
    isLeftOut: own.some(([seat, word]) => sheet.words[Number(seat)] !== word),
    wasThere: Boolean(seen?.commitment),
    draws,
  };
}
