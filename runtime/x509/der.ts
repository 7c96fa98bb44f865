/** A value in DER: `whole` with its tag and length, `content` without them. */
export interface DerValue {
  readonly tag: number;
  readonly whole: Buffer;
  readonly content: Buffer;
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  utf8String: 0x0c,
  printableString: 0x13,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;

/** The values that stand one after another, or undefined when the bytes are no DER. */
export function derValues(bytes: Buffer | undefined): DerValue[] | undefined {
  if (bytes === undefined) return undefined;
  const found: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const extent = extentOf(bytes, at);
    if (extent === undefined || extent.end > bytes.length) return undefined;
    const { start, end } = extent;
    found.push({ tag: bytes[at] ?? 0, whole: bytes.subarray(at, end), content: bytes.subarray(start, end) });
    at = end;
  }
  return found;
}

/** Where the content of a value begins and ends, by the length that it gives; it may go on beyond the bytes. */
export function extentOf(bytes: Buffer, at: number): { start: number; end: number } | undefined {
  const first = bytes[at + 1];
  if (first === undefined) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const start = at + 2 + lengthBytes;
  if (lengthBytes > 4 || first === 0x80 || start > bytes.length) return undefined;
  return { start, end: start + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes)) };
}

/** A value of what its contents come to. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length = Buffer.from(evenHex(content.length.toString(16)), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
}

/** An object identifier as in "2.5.29.14"; its numbers are below 2^31. */
export function objectIdentifier(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split(".").map(Number);
  return der(tags.objectIdentifier, ...[first * 40 + second, ...rest].map(base128));
}

/** A whole number that is not negative. */
export function integer(value: bigint): Buffer {
  const hex = evenHex(value.toString(16));
  return der(tags.integer, Buffer.from(/^[89a-f]/.test(hex) ? `00${hex}` : hex, "hex"));
}

/** Bits whose number is a multiple of eight, unless `unused` says how many of the last ones do not count. */
export function bitString(bytes: Uint8Array, unused = 0): Buffer {
  return der(tags.bitString, Buffer.from([unused]), bytes);
}

/** Whole seconds; years from 2050 have a form of their own. */
export function time(ms: number): Buffer {
  const text = new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, "");
  const isLate = Number(text.slice(0, 4)) >= 2050;
  return der(isLate ? tags.generalizedTime : tags.utcTime, Buffer.from(isLate ? text : text.slice(2)));
}

function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

function evenHex(hex: string): string {
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}
