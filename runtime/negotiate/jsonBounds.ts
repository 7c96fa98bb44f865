import { maxDepth, maxValues, tooDeep, tooManyValues } from "./decodeError.ts";
import { backslash, closeBrace, closeBracket, colon, comma, openBrace, openBracket, quote } from "./jsonBytes.ts";

/**
 * Looks at JSON text before it is parsed, where it is long enough to hold too much: one pass over the bytes, nothing is
 * kept. Throws DecodeError for nesting and requestEntityTooLarge for more keys and values than a body may have. What is
 * no JSON passes, or fails by the same limits.
 */
export function checkJsonBounds(text: Uint8Array): void {
  if (text.length >= minBoundedBytes) valuesIn(text);
}

/** Every key and value takes two bytes at least: itself, and what parts it from the next. */
export const minBoundedBytes = 2 * maxValues;

/** How many keys and values JSON text has, up to some nesting. Throws as `checkJsonBounds` does. */
export function valuesIn(text: Uint8Array, maxNesting = maxDepth): number {
  const { length } = text;
  let depth = 0;
  let values = 1;
  for (let at = 0; at < length; at++) {
    switch (text[at]) {
      case quote:
        at = endOfString(text, at);
        break;
      case colon:
      case comma:
        values++;
        break;
      case openBrace:
      case openBracket:
        if (++depth > maxNesting) throw tooDeep();
        if (!closesAfter(text, at)) values++;
        break;
      case closeBrace:
      case closeBracket:
        depth--;
    }
    if (values > maxValues) throw tooManyValues();
  }
  return values;
}

function endOfString(text: Uint8Array, start: number): number {
  const { length } = text;
  let at = start + 1;
  for (; at < length; at++) {
    const byte = text[at];
    if (byte === quote) return at;
    if (byte === backslash) at++;
  }
  return at;
}

/** Whether an object or array ends where it begins, so that it has no first member. */
function closesAfter(text: Uint8Array, open: number): boolean {
  let at = open + 1;
  for (let byte = text[at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = text[at]) at++;
  return text[at] === closeBrace || text[at] === closeBracket;
}
