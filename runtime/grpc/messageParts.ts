import type { DescField, DescMessage } from "@bufbuild/protobuf";

/** @limit Nesting of the messages in an answer whose fields are counted: it counts as too large. */
const maxDepth = 100;

/**
 * Whether a message has more than so many fields, those of the messages in it included. A reader makes an object or
 * more of each, so that a message of few bytes may take long; this looks at the bytes alone, no further than it must.
 * Bytes that are no message are not judged: their reader says so.
 */
export function hasMoreParts(type: DescMessage, bytes: Uint8Array, most: number): boolean {
  const counter: Counter = { bytes, at: 0, left: most };
  count(type, counter, { end: bytes.length, depth: 0 });
  return counter.left < 0;
}

interface Counter {
  readonly bytes: Uint8Array;
  at: number;
  left: number;
}

interface Part {
  readonly end: number;
  readonly depth: number;
}

function count(type: DescMessage, counter: Counter, { end, depth }: Part): void {
  if (depth > maxDepth) counter.left = -1;
  while (counter.at < end && counter.left >= 0) {
    const tag = varint(counter);
    counter.left--;
    const kind = tag % 8;
    if (kind === 0) varint(counter);
    else if (kind === 1) counter.at += 8;
    else if (kind === 5) counter.at += 4;
    else if (kind === 2) {
      const partEnd = Math.min(end, varint(counter) + counter.at);
      within(fieldOf(type, Math.floor(tag / 8)), counter, { end: partEnd, depth });
      counter.at = partEnd;
    }
  }
}

/** What has a length: a text is one part, and of numbers and of entries of maps each byte counts. */
function within(field: DescField | undefined, counter: Counter, { end, depth }: Part): void {
  const { message } = field ?? {};
  if (message !== undefined && field?.fieldKind !== "map") count(message, counter, { end, depth: depth + 1 });
  else if (field?.fieldKind === "map" || isPackable(field)) counter.left -= end - counter.at;
}

function isPackable(field: DescField | undefined): boolean {
  return field?.fieldKind === "list" && field.packed;
}

const known = new WeakMap<DescMessage, ReadonlyMap<number, DescField>>();

function fieldOf(type: DescMessage, number: number): DescField | undefined {
  let fields = known.get(type);
  if (fields === undefined) known.set(type, (fields = new Map(type.fields.map((each) => [each.number, each]))));
  return fields.get(number);
}

/** Beyond 53 bits it is not exact, which no tag and no length is. */
function varint(counter: Counter): number {
  let value = 0;
  for (let factor = 1; counter.at < counter.bytes.length; factor *= 128) {
    const byte = counter.bytes[counter.at++] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) break;
  }
  return value;
}
