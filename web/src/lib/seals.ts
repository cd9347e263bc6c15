/** Sealed orders: at the reveal each seal is made again, HMAC-SHA256 of the text under the salt, and compared. */
import { hmacOf } from "./hashes";
import type { Opened } from "./types";

/** Whether the orders of a seat are those under the seal that was shown before. */
export interface SealCheck {
  seat: number;
  seal: string;
  text: string;
  isRight: boolean;
}

/** Each seal that was seen, with what came out from under it. */
export function checkSeals(seen: Record<string, string>, opened: readonly Opened[]): SealCheck[] {
  return Object.entries(seen).map(([seat, seal]) => {
    const found = opened.find((one) => one.seat === Number(seat));
    return { seat: Number(seat), seal, text: found?.text ?? "", isRight: found !== undefined && hmacOf(found.salt, found.text) === seal };
  });
}
