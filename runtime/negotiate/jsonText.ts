import { backslash } from "./jsonBytes.ts";

/**
 * A body of JSON as text. The escape of a surrogate without the other of its pair is no character: U+FFFD stands in its
 * place, as in the field's servers.
 */
export function jsonText(body: Uint8Array): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const hasSurrogates = bytes.includes("\\ud") || bytes.includes("\\uD");
  return (hasSurrogates ? withoutLoneSurrogates(bytes) : bytes).toString("utf8");
}

/** A copy. Both escapes, of a surrogate and of U+FFFD, have six bytes. */
function withoutLoneSurrogates(text: Buffer): Buffer {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== backslash) continue;
    const half = surrogateAt(bytes, at);
    if (half === "high" && surrogateAt(bytes, at + escapeBytes) === "low") at += 2 * escapeBytes - 1;
    else if (half === undefined)
      at++; // what is escaped escapes nothing
    else replaceAt(bytes, at);
  }
  return bytes;
}

/** Byte by byte: a call for each takes ten times as long. */
function replaceAt(bytes: Buffer, at: number): void {
  bytes[at + 2] = bytes[at + 3] = bytes[at + 4] = 0x66;
  bytes[at + 5] = 0x64;
}

const escapeBytes = "\\uXXXX".length;

/** Which half of a pair an escape is: \uD800 to \uDBFF come first, \uDC00 to \uDFFF second. */
function surrogateAt(bytes: Buffer, at: number): "high" | "low" | undefined {
  if (bytes[at] !== backslash || bytes[at + 1] !== 0x75) return undefined;
  if (lowerCase(bytes[at + 2]) !== 0x64) return undefined;
  const digit = lowerCase(bytes[at + 3]);
  if (digit >= 0x63 && digit <= 0x66) return "low";
  return digit === 0x38 || digit === 0x39 || digit === 0x61 || digit === 0x62 ? "high" : undefined;
}

/** Of a letter; what is no letter stays none that is asked for here. */
function lowerCase(byte = 0): number {
  return byte >= 0x41 && byte <= 0x46 ? byte + 0x20 : byte;
}
