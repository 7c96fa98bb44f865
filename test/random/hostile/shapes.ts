import { integerFrom, pickFrom, type Random } from "../../robustness/random.ts";

/** Text that is about as long as it may be: `of(0)`, `of(1)`, ... with commas between. */
export function many(bytes: number, of: (index: number) => string): string {
  const parts: string[] = [];
  for (let length = 0, index = 0; length < bytes; index++) {
    const part = of(index);
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join(",");
}

/** As often as there is room for it, once at least. */
export function times(text: string, bytes: number): string {
  return text.repeat(Math.max(1, Math.floor(bytes / text.length)));
}

/** One thing inside the other, closed or not. */
export function nested(open: string, close: string, bytes: number): string {
  const depth = Math.max(1, Math.floor(bytes / (open.length + close.length)));
  return open.repeat(depth) + close.repeat(depth);
}

/** JSON values that are dear in some way, of about so many bytes. */
const values: Readonly<Record<string, (bytes: number, random: Random) => string>> = {
  "nested lists": (bytes) => nested("[", "]", bytes),
  "nested objects": (bytes) => {
    const depth = Math.max(1, Math.floor(bytes / 6));
    return `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  },
  "lists that are not closed": (bytes) => times("[", bytes),
  "tiny numbers": (bytes) => `[${times("1,", bytes)}1]`,
  "tiny objects": (bytes) => `[${times("{},", bytes)}{}]`,
  "tiny strings": (bytes) => `[${times('"",', bytes)}""]`,
  "tiny nulls": (bytes) => `[${times("null,", bytes)}null]`,
  "members with small names": (bytes) => `{${many(bytes, (index) => `"${index.toString(36)}":1`)}}`,
  "one name again and again": (bytes) => `{${times('"a":1,', bytes)}"a":2}`,
  "names of numbers": (bytes) => `{${many(bytes, (index) => `"${index * 7}":""`)}}`,
  "a huge name": (bytes) => `{"${"k".repeat(bytes)}":1}`,
  "a huge string": (bytes) => `"${"x".repeat(bytes)}"`,
  "a string of escapes": (bytes) => `"${times("\\u0041", bytes)}"`,
  "a string of lone surrogates": (bytes) => `"${times("\\ud800", bytes)}"`,
  "a string of backslashes": (bytes) => `"${times("\\\\", bytes)}"`,
  "a string of four-byte letters": (bytes) => `"${"😀".repeat(Math.max(1, Math.floor(bytes / 4)))}"`,
  "a huge whole number": (bytes) => `1${"0".repeat(bytes)}`,
  "a huge fraction": (bytes) => `0.${"1".repeat(bytes)}`,
  "a huge exponent": (bytes) => `1e${"9".repeat(bytes)}`,
  "a huge quantity": (bytes) => `"${"9".repeat(bytes)}.5Ei"`,
  "many signs": (bytes) => times("-", bytes),
  "blanks alone": (bytes) => times(" \n\t", bytes),
  "many objects of one form": (bytes) => `[${many(bytes, (index) => `{"name":"n${index}","value":"v"}`)}]`,
  "the same objects": (bytes) => `[${times('{"name":"a"},', bytes)}{"name":"a"}]`,
  "letters and lists": (bytes, random) =>
    `[${many(bytes, () => pickFrom(['"a"', "1", "[[[]]]", '{"a":{"b":[]}}', "true", "null"], random))}]`,
};

export const valueNames = Object.keys(values);

export function jsonValue(name: string, bytes: number, random: Random): string {
  const make = values[name];
  if (make === undefined) throw new Error(`there is no value "${name}"`);
  return make(bytes, random);
}

/** YAML that is dear in some way. */
export const yamlTexts: Readonly<Record<string, (bytes: number, random: Random) => string>> = {
  "flow lists": (bytes) => `a: ${nested("[", "]", bytes)}`,
  "flow lists that are not closed": (bytes) => `a: ${times("[", bytes)}`,
  "flow objects": (bytes) => `a: ${nested("{a: ", "}", bytes)}`,
  "nested blocks": (bytes) => {
    const depth = Math.max(1, Math.floor(Math.sqrt(2 * bytes)) - 2);
    return Array.from({ length: depth }, (_, index) => `${" ".repeat(index)}a:`).join("\n");
  },
  "nested items": (bytes) => times("- ", bytes),
  questions: (bytes) => times("? ", bytes),
  "aliases of aliases": (bytes) => {
    const first = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
    const count = Math.max(1, Math.min(5000, Math.floor(bytes / 70)));
    const line = (index: number) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}*a${index}]\n`;
    return first + Array.from({ length: count }, (_, index) => line(index)).join("");
  },
  "aliases of one thing": (bytes) => `a: &a {b: c}\nd: [${times("*a,", bytes)}*a]`,
  anchors: (bytes) => `[${many(bytes, (index) => `&a${index} x`)}]`,
  merges: (bytes) => `a: &a {b: c}\n${times("d: {<<: *a}\n", bytes)}`,
  documents: (bytes) => times("---\na: 1\n", bytes),
  comments: (bytes) => `${times("# x\n", bytes)}a: 1`,
  members: (bytes) => many(bytes, (index) => `k${index}: v`).replaceAll(",", "\n"),
  items: (bytes) => times("- 1\n", bytes),
  "one name again and again": (bytes) => times("a: 1\n", bytes),
  "a folded text": (bytes) => `a: >\n${times("  word word\n\n", bytes)}`,
  "a quoted text of escapes": (bytes) => `a: "${times("\\u0041", bytes)}"`,
  "a plain text over lines": (bytes) => `a: x\n${times("  y\n", bytes)}`,
  tags: (bytes) => `a: [${times("!!str x, ", bytes)}x]`,
  "a long tag": (bytes) => `a: !${"t".repeat(bytes)} x`,
  tabs: (bytes) => `a:\n${times("\t", bytes)}b`,
  blanks: (bytes) => `a: ${" ".repeat(bytes)}b`,
  "numbers in base 60": (bytes) => `a: ${times("59:", bytes)}1`,
  "a long number": (bytes) => `a: ${"7".repeat(bytes)}`,
  colons: (bytes) => times(": ", bytes),
  "a percent sign": (bytes) => times("%YAML 1.2\n", bytes),
  "brackets of both sorts": (bytes) => times("[{", bytes),
};

/** CBOR that is dear in some way. */
export const cborBytes: Readonly<Record<string, (bytes: number, random: Random) => Buffer>> = {
  "nested lists": (bytes) => Buffer.alloc(bytes, 0x81),
  "nested lists without a length": (bytes) => Buffer.alloc(bytes, 0x9f),
  "nested objects": (bytes) => Buffer.alloc(bytes, Buffer.from([0xa1, 0x61, 0x61])),
  "nested tags": (bytes) => Buffer.alloc(bytes, 0xc1),
  "tiny items": (bytes) => Buffer.concat([head(4, bytes), Buffer.alloc(bytes, 0x01)]),
  "tiny objects": (bytes) => Buffer.concat([head(4, bytes), Buffer.alloc(bytes, 0xa0)]),
  "empty strings without a length": (bytes) =>
    Buffer.concat([Buffer.from([0x9f]), Buffer.alloc(bytes, Buffer.from([0x7f, 0xff])), Buffer.from([0xff])]),
  "a string in tiny pieces": (bytes) =>
    Buffer.concat([
      Buffer.from([0x7f]),
      Buffer.alloc(bytes - (bytes % 2), Buffer.from([0x61, 0x78])),
      Buffer.from([0xff]),
    ]),
  "a list that claims to be huge": () => Buffer.from([0x9b, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
  "a string that claims to be huge": () => Buffer.from([0x7b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]),
  "an object that claims to be huge": () => Buffer.from([0xbb, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 1]),
  "a huge number": (bytes) => Buffer.concat([Buffer.from([0xc2]), head(2, bytes), Buffer.alloc(bytes, 0xff)]),
  "one name again and again": (bytes) =>
    Buffer.concat([head(5, Math.floor(bytes / 3)), Buffer.alloc(bytes - (bytes % 3), Buffer.from([0x61, 0x61, 0x01]))]),
  members: (bytes) => {
    const count = Math.max(1, Math.floor(bytes / 10));
    const name = (index: number) => Buffer.from(index.toString(36).padStart(8, "0"));
    const member = (index: number) => Buffer.concat([Buffer.from([0x48]), name(index), Buffer.from([0x01])]);
    return Buffer.concat([head(5, count), ...Array.from({ length: count }, (_, index) => member(index))]);
  },
  "floats that are no numbers": (bytes) =>
    Buffer.concat([head(4, Math.floor(bytes / 3)), Buffer.alloc(bytes - (bytes % 3), Buffer.from([0xf9, 0x7e, 0x00]))]),
};

/** The head of a CBOR item of a major type. */
function head(major: number, count: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8((major << 5) | 26, 0);
  bytes.writeUInt32BE(count, 1);
  return bytes;
}

/** Messages of protobuf that are dear in some way; they are what an envelope holds. */
export const protobufBytes: Readonly<Record<string, (bytes: number, random: Random) => Buffer>> = {
  "tiny unknown fields": (bytes) => Buffer.alloc(bytes, Buffer.from([0xf8, 0x01, 0x01])),
  "empty known fields": (bytes) => Buffer.alloc(bytes, Buffer.from([0x0a, 0x00])),
  "empty fields of the second sort": (bytes) => Buffer.alloc(bytes, Buffer.from([0x12, 0x00])),
  "nested first fields": (bytes) => nestedMessage(1, bytes),
  "nested second fields": (bytes) => nestedMessage(2, bytes),
  "begins of groups": (bytes) => Buffer.alloc(bytes, 0x0b),
  groups: (bytes) => Buffer.alloc(bytes, Buffer.from([0xfb, 0x01, 0xfc, 0x01])),
  "a number without an end": (bytes) => Buffer.alloc(bytes, 0xff),
  "members of maps": (bytes) => Buffer.alloc(bytes, Buffer.from([0x12, 0x04, 0x0a, 0x00, 0x12, 0x00])),
  "text that is none": (bytes) => Buffer.concat([Buffer.from([0x0a]), varint(bytes), Buffer.alloc(bytes, 0xc3)]),
  "a length beyond the end": () => Buffer.from([0x0a, 0xff, 0xff, 0xff, 0xff, 0x0f]),
  anything: (bytes, random) =>
    Buffer.from(Array.from({ length: Math.min(bytes, 50_000) }, () => integerFrom(0, 255, random))),
};

/** Messages in the same field of each other, from the innermost: an outer one is longer by its head. */
function nestedMessage(field: number, bytes: number): Buffer {
  const heads: Buffer[] = [];
  for (let length = 0; length < bytes; ) {
    const one = Buffer.concat([Buffer.from([(field << 3) | 2]), varint(length)]);
    heads.push(one);
    length += one.length;
  }
  return Buffer.concat(heads.reverse());
}

export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

/** An object in the envelope of the platform. */
export function enveloped(
  options: { readonly magic: string; readonly apiVersion: string; readonly kind: string },
  raw: Buffer,
): Buffer {
  const text = (field: number, value: string) =>
    Buffer.concat([Buffer.from([(field << 3) | 2]), varint(Buffer.byteLength(value)), Buffer.from(value)]);
  const typeMeta = Buffer.concat([text(1, options.apiVersion), text(2, options.kind)]);
  return Buffer.concat([
    Buffer.from(options.magic, "hex"),
    Buffer.from([0x0a]),
    varint(typeMeta.length),
    typeMeta,
    Buffer.from([0x12]),
    varint(raw.length),
    raw,
  ]);
}
