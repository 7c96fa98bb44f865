import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { integerFrom, pickFrom, type Random } from "./random.ts";

export const damageNames = ["missing", "truncated", "flipped"] as const;
export type DamageName = (typeof damageNames)[number];

/** What was done to which files of a store. */
export interface Damage {
  readonly text: string;
  readonly files: readonly string[];
}

/** Hurts files of a store that nobody has open. */
export function damage(folder: string, name: DamageName, random: Random): Damage {
  const journals = ["journal.0", "journal.1"].map((each) => join(folder, each));
  const one = journals.map((each) => [each]);
  const all = { missing: [...one, journals, [join(folder, "data.mdb")]], truncated: [...one, journals], flipped: one };
  const files = pickFrom(all[name], random);
  const told = files.map((file) => `${name} ${damages[name](file, random)}`);
  return { files, text: told.join(", ") };
}

const damages: Readonly<Record<DamageName, (file: string, random: Random) => string>> = {
  missing: (file) => {
    rmSync(file);
    return file;
  },
  truncated: (file, random) => {
    const { size } = statSync(file);
    // Of the lengths those near the start are the ones in use.
    const end = random() < 0.5 ? integerFrom(0, Math.min(size, 65_536), random) : integerFrom(0, size - 1, random);
    truncateSync(file, end);
    return `${file} to ${end} of ${size} bytes`;
  },
  flipped: (file, random) => {
    const bytes = readFileSync(file);
    const used = usedOf(bytes);
    // Half of them in the last kilobytes, where the newest batch of a first use lies.
    const at =
      random() < 0.5 ? integerFrom(0, used - 1, random) : integerFrom(Math.max(0, used - 4096), used - 1, random);
    const bit = integerFrom(0, 7, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
    writeFileSync(file, bytes);
    return `${file} at byte ${at}, bit ${bit}`;
  },
};

/** Where the zeros begin that were never written over. */
function usedOf(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 1 && bytes[end - 1] === 0) end--;
  return end;
}
