/** SHA-256 and HMAC of a package, for a browser has its own only on secure pages, and a table at home is often none. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function sha256OfHex(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** HMAC-SHA256 in hexadecimal, under a key in hexadecimal. */
export function hmacOf(key: string, text: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));
}

/** The HMAC of a chain of texts, each with its length in bytes before it. */
export function hmacOfChain(key: string, parts: readonly string[]): Uint8Array {
  const message = parts.flatMap((part) => {
    const bytes = utf8ToBytes(part);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [length, bytes];
  });
  return hmac(sha256, hexToBytes(key), concatBytes(...message));
}
