/** A value of D-Bus: y, u and i are numbers, b a boolean, t a bigint, s, o and g texts, v a variant. */
export type DbusValue = string | number | bigint | boolean | DbusVariant;

export interface DbusVariant {
  readonly signature: string;
  readonly value: DbusValue;
}

export const messageTypes = { call: 1, reply: 2, error: 3, signal: 4 } as const;

export interface DbusMessage {
  readonly type: number;
  readonly serial: number;
  readonly path?: string;
  readonly interface?: string;
  readonly member?: string;
  readonly errorName?: string;
  readonly replySerial?: number;
  readonly destination?: string;
  readonly sender?: string;
  /** Of the body, a letter a value. */
  readonly signature?: string;
  readonly body?: readonly DbusValue[];
}

/** Header fields by their code. */
const fields = [
  { code: 1, name: "path", type: "o" },
  { code: 2, name: "interface", type: "s" },
  { code: 3, name: "member", type: "s" },
  { code: 4, name: "errorName", type: "s" },
  { code: 5, name: "replySerial", type: "u" },
  { code: 6, name: "destination", type: "s" },
  { code: 7, name: "sender", type: "s" },
  { code: 8, name: "signature", type: "g" },
] as const;

/** @limit Size of a message of D-Bus: the connection is closed. */
const maxMessageBytes = 1_048_576;

const lengthsBytes = 16;

export function encodeMessage(message: DbusMessage): Buffer {
  const body = new Writer();
  for (const [index, value] of (message.body ?? []).entries()) body.value(message.signature?.[index] ?? "", value);
  const list = new Writer(lengthsBytes);
  for (const { code, name, type } of fields) {
    const value = message[name];
    if (value === undefined) continue;
    list.align(8);
    list.value("y", code);
    list.value("v", { signature: type, value });
  }
  const head = Buffer.alloc(lengthsBytes);
  head.set([littleEndian, message.type, 0, protocolVersion]);
  head.writeUInt32LE(body.bytes().length, 4);
  head.writeUInt32LE(message.serial, 8);
  head.writeUInt32LE(list.bytes().length, 12);
  list.align(8);
  return Buffer.concat([head, list.bytes(), body.bytes()]);
}

const littleEndian = "l".charCodeAt(0);
const protocolVersion = 1;

/** The first message of what has come, and the rest; undefined while it is not whole. Throws an Error for none. */
export function decodeMessage(bytes: Buffer): { readonly message: DbusMessage; readonly rest: Buffer } | undefined {
  if (bytes.length < lengthsBytes) return undefined;
  if (bytes[0] !== littleEndian) throw new Error("D-Bus: a message is not in the order of bytes of this client");
  const listEnd = lengthsBytes + bytes.readUInt32LE(12);
  const bodyStart = Math.ceil(listEnd / 8) * 8;
  const end = bodyStart + bytes.readUInt32LE(4);
  if (end > maxMessageBytes) throw new Error(`D-Bus: a message has ${end} bytes`);
  if (bytes.length < end) return undefined;
  const reader = new Reader(bytes.subarray(0, end), lengthsBytes);
  const found: Record<string, DbusValue> = {};
  while (reader.offset < listEnd) {
    reader.align(8);
    const code = reader.value("y");
    const name = fields.find((each) => each.code === code)?.name;
    const { value } = reader.variant();
    if (name !== undefined) found[name] = value;
  }
  reader.offset = bodyStart;
  const body = [...String(found["signature"] ?? "")].map((type) => reader.value(type));
  const message = { ...found, type: bytes[1] ?? 0, serial: bytes.readUInt32LE(8), body };
  return { message, rest: bytes.subarray(end) };
}

const sizes: Readonly<Record<string, number>> = { y: 1, b: 4, u: 4, i: 4, t: 8, s: 4, o: 4, g: 1, v: 1 };

function sizeOf(type: string): number {
  const size = sizes[type];
  if (size === undefined) throw new Error(`D-Bus: a value of type ${JSON.stringify(type)}`);
  return size;
}

/** Values stand at multiples of their size, counted from the start of the message. */
class Writer {
  readonly #start: number;
  #bytes = Buffer.alloc(0);

  constructor(start = 0) {
    this.#start = start;
  }

  bytes(): Buffer {
    return this.#bytes;
  }

  align(size: number): void {
    const over = (this.#start + this.#bytes.length) % size;
    if (over > 0) this.#add(Buffer.alloc(size - over));
  }

  value(type: string, value: DbusValue): void {
    const size = sizeOf(type);
    this.align(size);
    if (typeof value === "object") {
      this.#text(value.signature, 1);
      this.value(value.signature, value.value);
    } else if (typeof value === "string") this.#text(value, size);
    else this.#number(BigInt(value), size);
  }

  #text(text: string, lengthSize: number): void {
    const bytes = Buffer.from(text);
    this.#number(BigInt(bytes.length), lengthSize);
    this.#add(Buffer.concat([bytes, Buffer.alloc(1)]));
  }

  #number(value: bigint, size: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt.asUintN(64, value));
    this.#add(bytes.subarray(0, size));
  }

  #add(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
  }
}

class Reader {
  offset: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, offset: number) {
    this.#bytes = bytes;
    this.offset = offset;
  }

  align(size: number): void {
    this.offset = Math.ceil(this.offset / size) * size;
  }

  variant(): DbusVariant {
    const signature = this.#text(1);
    return { signature, value: this.value(signature) };
  }

  value(type: string): DbusValue {
    const size = sizeOf(type);
    this.align(size);
    if (type === "v") return this.variant();
    if (type === "s" || type === "o" || type === "g") return this.#text(size);
    if (type === "t") return this.#take(8).readBigUInt64LE();
    if (type === "i") return this.#take(4).readInt32LE();
    const number = this.#take(size).readUIntLE(0, size);
    return type === "b" ? number === 1 : number;
  }

  #text(lengthSize: number): string {
    const text = this.#take(this.#take(lengthSize).readUIntLE(0, lengthSize)).toString();
    this.offset += 1; // its zero
    return text;
  }

  #take(count: number): Buffer {
    const end = this.offset + count;
    if (end > this.#bytes.length) throw new Error("D-Bus: a message ends too early");
    const taken = this.#bytes.subarray(this.offset, end);
    this.offset = end;
    return taken;
  }
}
