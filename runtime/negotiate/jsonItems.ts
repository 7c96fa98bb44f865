import { backslash, closeBrace, closeBracket, comma, openBrace, openBracket, quote } from "./jsonBytes.ts";

/**
 * The texts of the items of a JSON array without blanks, from the bytes behind its opening bracket, part by part: what
 * the parts together hold need not be in memory at once. Ends at the closing bracket.
 *
 * @example [...jsonItems([Buffer.from('{"a":'), Buffer.from('1},2]}')])] // ['{"a":1}', "2"]
 */
export function* jsonItems(parts: Iterable<Buffer>): Generator<string, void> {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  /** What earlier parts have of the item. */
  let before: Buffer[] = [];
  for (const part of parts) {
    let start = 0;
    for (let at = 0; at < part.length; at++) {
      const byte = part[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        continue;
      }
      if (byte === quote) isText = true;
      else if (byte === openBrace || byte === openBracket) depth++;
      else if (depth > 0 && (byte === closeBrace || byte === closeBracket)) depth--;
      else if (depth === 0 && (byte === comma || byte === closeBracket)) {
        const text = Buffer.concat([...before, part.subarray(start, at)]).toString("utf8");
        before = [];
        start = at + 1;
        if (text !== "") yield text; // an empty list has no item
        if (byte === closeBracket) return;
      }
    }
    if (start < part.length) before.push(Buffer.from(part.subarray(start))); // parts may share their memory
  }
}
