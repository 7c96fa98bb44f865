import { backslash, closeBrace, closeBracket, colon, comma, openBrace, openBracket, quote } from "./jsonBytes.ts";

const newline = 0x0a;
const space = 0x20;

/** Bytes that one byte of a text can become: a line break, its indentation and itself. Grows with the depth. */
const indentWidth = 2;

/**
 * Indents JSON text without blanks by two spaces, as JSON.stringify does, and part by part: what the parts together
 * hold need not be in memory as one value. Returns a function that takes the next part and gives it indented.
 */
export function jsonIndenter(): (part: Buffer) => Buffer {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  /** A bracket was opened, and nothing has followed yet. */
  let isOpen = false;
  let target = Buffer.allocUnsafeSlow(1024);
  let end = 0;
  const reserve = (bytes: number) => {
    if (end + bytes <= target.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * target.length + bytes);
    target.copy(larger, 0, 0, end);
    target = larger;
  };
  const breakLine = () => {
    const width = depth * indentWidth;
    reserve(width + 3);
    target[end++] = newline;
    target.fill(space, end, end + width);
    end += width;
  };
  const put = (byte: number) => {
    reserve(2);
    target[end++] = byte;
  };
  const takeText = (byte: number) => {
    put(byte);
    if (isEscaped) isEscaped = false;
    else if (byte === backslash) isEscaped = true;
    else if (byte === quote) isText = false;
  };
  const take = (byte: number) => {
    if (byte === closeBrace || byte === closeBracket) {
      depth--;
      if (!isOpen) breakLine();
      isOpen = false;
      put(byte);
      return;
    }
    if (isOpen) breakLine();
    isOpen = byte === openBrace || byte === openBracket;
    put(byte);
    if (isOpen) depth++;
    else if (byte === comma) breakLine();
    else if (byte === colon) put(space);
    else if (byte === quote) isText = true;
  };
  return (part) => {
    end = 0;
    for (const byte of part) {
      if (isText) takeText(byte);
      else take(byte);
    }
    return Buffer.from(target.subarray(0, end));
  };
}
