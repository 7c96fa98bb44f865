/**
 * Header blocks as RFC 7541 writes them, without the dynamic table: this side tells the other that it has none, so a
 * block means the same wherever it comes, and equal blocks need be read only once.
 */

export type Header = readonly [name: string, value: string];

/** A block of short ASCII headers. Literals as they are: it is written once and sent many times. */
export function encodeHeaders(headers: readonly Header[]): Buffer {
  return Buffer.concat(
    headers.flatMap(([name, value]) => [literalMark, ...lengthAndText(name), ...lengthAndText(value)]),
  );
}

const literalMark = Buffer.from([0]);
/** Integers from here on take further bytes; texts of headers that are sent are shorter. */
const longText = 0x7f;

function lengthAndText(text: string): readonly Buffer[] {
  if (text.length >= longText) throw new Error(`a header of ${text.length} characters is too long to be sent`);
  return [Buffer.from([text.length]), Buffer.from(text, "latin1")];
}

/** Reads a block. Throws an Error for one that is damaged, or needs a dynamic table. */
export function decodeHeaders(block: Uint8Array): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const input: Input = { bytes: block, at: 0 };
  while (input.at < block.length) {
    const first = block[input.at] ?? 0;
    if (first >= 0x80) {
      const [name, value] = staticEntry(integer(input, 7));
      headers.set(name, value);
    } else if (first >= 0x20 && first < 0x40) {
      if (integer(input, 5) !== 0) throw new Error("a header block wants a dynamic table");
    } else {
      const index = integer(input, first >= 0x40 ? 6 : 4);
      const name = index === 0 ? text(input) : staticEntry(index)[0];
      headers.set(name, text(input));
    }
  }
  return headers;
}

interface Input {
  readonly bytes: Uint8Array;
  at: number;
}

/** Reads an integer that begins in the low bits of the next byte. */
function integer(input: Input, bits: number): number {
  const full = 2 ** bits - 1;
  let value = byte(input) & full;
  if (value < full) return value;
  for (let shift = 0; shift <= 21; shift += 7) {
    const next = byte(input);
    value += (next & 0x7f) << shift;
    if (next < 0x80) return value;
  }
  throw new Error("a header block has an integer that is too large");
}

function text(input: Input): string {
  const isHuffman = (input.bytes[input.at] ?? 0) >= 0x80;
  const length = integer(input, 7);
  const bytes = input.bytes.subarray(input.at, input.at + length);
  if (bytes.length < length) throw truncated();
  input.at += length;
  return isHuffman ? huffmanText(bytes) : Buffer.from(bytes).toString("latin1");
}

function byte(input: Input): number {
  const value = input.bytes[input.at++];
  if (value === undefined) throw truncated();
  return value;
}

function truncated(): Error {
  return new Error("a header block ends too early");
}

function staticEntry(index: number): Header {
  const entry = staticTable[index - 1];
  if (entry === undefined) throw new Error(`a header block names the entry ${index}, which is none`);
  return entry;
}

/** RFC 7541, appendix A: the entries from 1 on. */
const staticTable: readonly Header[] = [
  [":authority", ""],
  [":method", "GET"],
  [":method", "POST"],
  [":path", "/"],
  [":path", "/index.html"],
  [":scheme", "http"],
  [":scheme", "https"],
  ...["200", "204", "206", "304", "400", "404", "500"].map((status): Header => [":status", status]),
  ["accept-charset", ""],
  ["accept-encoding", "gzip, deflate"],
  ...(
    "accept-language accept-ranges accept access-control-allow-origin age allow authorization cache-control " +
    "content-disposition content-encoding content-language content-length content-location content-range " +
    "content-type cookie date etag expect expires from host if-match if-modified-since if-none-match if-range " +
    "if-unmodified-since last-modified link location max-forwards proxy-authenticate proxy-authorization range " +
    "referer refresh retry-after server set-cookie strict-transport-security transfer-encoding user-agent vary via " +
    "www-authenticate"
  )
    .split(" ")
    .map((name): Header => [name, ""]),
];

/** RFC 7541, appendix B: how many bits the code of each byte has, as digits of base 36. The codes follow from that. */
const codeLengths =
  "dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6ca" +
  "d67777777777777777777777878djde6f56565666577666567655677777fbeds" +
  "kmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn" +
  "qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrq";
const lengthOf = (value: number) => Number.parseInt(codeLengths.charAt(value), 36);
/** Bytes in the order of their codes: shorter codes first, and among equals the smaller byte. */
const inCodeOrder = Uint8Array.from({ length: 256 }, (_, value) => value).sort(
  (a, b) => lengthOf(a) - lengthOf(b) || a - b,
);
const maxCodeBits = 30;

function huffmanText(bytes: Uint8Array): string {
  const decoded: number[] = [];
  let code = newCode();
  for (const each of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      const value = extended(code, (each >> bit) & 1);
      if (value === undefined) continue;
      decoded.push(value);
      code = newCode();
    }
  }
  // What is left is padding: the beginning of a code of ones alone.
  if (code.bits > 7 || code.value !== 2 ** code.bits - 1) throw new Error("a header block has a damaged text");
  return Buffer.from(decoded).toString("latin1");
}

/** Some bits, and beside them the first code that has as many, and its place in the order of codes. */
interface Code {
  bits: number;
  value: number;
  first: number;
  place: number;
}

function newCode(): Code {
  return { bits: 0, value: 0, first: 0, place: 0 };
}

/** Adds a bit; returns the byte whose code that completes. */
function extended(code: Code, bit: number): number | undefined {
  const count = codesOfLength[code.bits] ?? 0;
  code.place += count;
  code.first = (code.first + count) * 2;
  code.value = code.value * 2 + bit;
  code.bits++;
  if (code.bits > maxCodeBits) throw new Error("a header block has a damaged text");
  const offset = code.value - code.first;
  return offset < (codesOfLength[code.bits] ?? 0) ? inCodeOrder[code.place + offset] : undefined;
}

/** How many codes have so many bits. */
const codesOfLength: readonly number[] = Array.from(
  { length: maxCodeBits + 1 },
  (_, bits) => inCodeOrder.filter((value) => lengthOf(value) === bits).length,
);
