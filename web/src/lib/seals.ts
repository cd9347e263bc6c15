/** Sealed orders: at the reveal each seal is made again, HMAC-SHA256 of the text under the salt, and compared.
 *
 * Written out, for a browser has its own only on secure pages, and a table at home is often none. */
import type { Opened } from "./types";

/** Whether the orders of a seat are those under the seal that was shown before. */
export interface SealCheck {
  seat: number;
  seal: string;
  text: string;
  isRight: boolean;
}

/** The first 32 bits of the fractional parts of roots of the first primes: square roots, and cube roots. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end: a bit, zeroes, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function wordsOf(view: DataView, at: number): Int32Array {
  const words = new Int32Array(BLOCK);
  for (let n = 0; n < BLOCK; n += 1) {
    if (n < 16) words[n] = view.getInt32(at + n * 4);
    else {
      const [two, seven, fifteen, sixteen] = [words[n - 2] ?? 0, words[n - 7] ?? 0, words[n - 15] ?? 0, words[n - 16] ?? 0];
      const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
      const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
      words[n] = high + seven + low + sixteen;
    }
  }
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = Int32Array.from(START);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    const words = wordsOf(view, at);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    words.forEach((word, n) => {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + word) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n] ?? 0) + word));
  }
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => found.setInt32(n * 4, word));
  return new Uint8Array(found.buffer);
}

/** HMAC-SHA256 in hexadecimal; the key, in hexadecimal too, is no longer than a block. */
export function hmac(key: string, text: string): string {
  const bytes = (key.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const under = (pad: number, message: Uint8Array): Uint8Array =>
    sha256(Uint8Array.from([...Array.from({ length: BLOCK }, (_, n) => (bytes[n] ?? 0) ^ pad), ...message]));
  const found = under(0x5c, under(0x36, new TextEncoder().encode(text)));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Each seal that was seen, with what came out from under it. */
export function checkSeals(seen: Record<string, string>, opened: readonly Opened[]): SealCheck[] {
  return Object.entries(seen).map(([seat, seal]) => {
    const found = opened.find((one) => one.seat === Number(seat));
    return { seat: Number(seat), seal, text: found?.text ?? "", isRight: found !== undefined && hmac(found.salt, found.text) === seal };
  });
}
