/**
 * A disk writes a sector as a whole or not at all, and the sectors of one write in any order. So each sector of the
 * journal ends with a stamp that says which use of its segment it was written in: of a batch that is not whole, the
 * stamps tell whether its write was cut off (a sector is still of an earlier use) or its bytes changed later.
 *
 *   sector   508 bytes of a record | stamp        the stamp of use 7 of this journal
 *   sector   508 bytes of a record | stamp
 */
export const sectorBytes = 512;
const stampBytes = 4;
const filledBytes = sectorBytes - stampBytes;

/** Stamps are far apart, so that no flipped bit makes one of another. */
const factor = 0x9e3779b1;
/** Its inverse modulo 2^32. */
const inverse = 0x0e8b2f51;

/** How many sectors so many bytes take. */
export function sectorsFor(bytes: number): number {
  return Math.ceil(bytes / filledBytes);
}

/** The stamp of a use of a segment; `salt` is that of the journal. */
export function stampOf(sequence: number, salt: number): number {
  return (Math.imul(sequence, factor) ^ salt) >>> 0;
}

/**
 * Spreads the first `length` bytes of `target` over stamped sectors, in place; returns the bytes of those. The rest of
 * the last one is zeros.
 */
export function spread(target: Buffer, { length, stamp }: { readonly length: number; readonly stamp: number }): number {
  const sectors = sectorsFor(length);
  const end = sectors * sectorBytes;
  for (let i = sectors - 1; i >= 0; i--) {
    const from = i * filledBytes;
    const to = i * sectorBytes;
    if (i > 0) target.copyWithin(to, from, Math.min(length, from + filledBytes));
    target.writeUInt32BE(stamp, to + filledBytes);
  }
  target.fill(0, end - sectorBytes + (length - (sectors - 1) * filledBytes), end - stampBytes);
  return end;
}

/** What was spread from a sector on: up to `length` bytes, fewer at the end of the segment. */
export function gather(bytes: Buffer, at: number, length: number): Buffer {
  const gathered = Buffer.alloc(length);
  let filled = 0;
  for (let from = at; filled < length && from < bytes.length; from += sectorBytes) {
    filled += bytes.copy(gathered, filled, from, from + Math.min(filledBytes, length - filled));
  }
  return gathered.subarray(0, filled);
}

/** When a sector was written: in this use, in an earlier one (or never), or nothing that a write leaves. */
export type Age = "current" | "earlier" | "strange";

/** Tells that of the whole sector at an offset. */
export function ageOf(bytes: Buffer, at: number, use: { readonly sequence: number; readonly salt: number }): Age {
  const stamp = bytes.readUInt32BE(at + filledBytes);
  const { sequence, salt } = use;
  if (stamp === stampOf(sequence, salt)) return "current";
  if (stamp === 0) return "earlier";
  const stamped = Math.imul(stamp ^ salt, inverse) >>> 0;
  return stamped < sequence && (sequence - stamped) % 2 === 0 ? "earlier" : "strange";
}
