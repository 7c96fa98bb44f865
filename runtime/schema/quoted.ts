import { maxShownLength, shortened } from "./text/shorten.ts";

/** The characters that quoted text writes with a letter of their own. */
export const namedEscapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\u0007": "\\a",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
};

/**
 * In double quotes, cut where it is long. Letters of every script stay; control and invisible characters become `\n`,
 * `\x01`, `\u200b`.
 */
export function quoted(text: string, maxLength: number = maxShownLength): string {
  const escaped = shortened(text, maxLength).replace(/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (character) => {
    const named = namedEscapes[character];
    if (named !== undefined) return named;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
  });
  return `"${escaped}"`;
}

/** `["a" "b"]`: how the field prints a list of texts. */
export function quotedList(texts: readonly string[]): string {
  return `[${texts.map((each) => quoted(each)).join(" ")}]`;
}

/** In double quotes, bytes beyond printable ASCII as `\xc3`: how the field quotes texts of times and durations. */
export function quotedBytes(text: string): string {
  const shown = text.replace(/["\\]/g, "\\$&").replace(/[^\x20-\x7e]/gu, bytesOf);
  return `"${shown}"`;
}

function bytesOf(character: string): string {
  return Array.from(new TextEncoder().encode(character), (byte) => `\\x${hex(byte, 2)}`).join("");
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, "0");
}
