import { failpoints } from "../lib/failpoints.ts";
import type { FileInUse } from "./compactFile.ts";
import { writeChanges, writePart } from "./lmdbFile.ts";
import { isNoSpace } from "./noSpace.ts";
import type { Space } from "./space.ts";
import type { StorageEvent } from "./storage.ts";

/** Brings the database up to a revision; from then on the journal can do without what lies before. */
export async function takeOver(inUse: FileInUse, changes: readonly StorageEvent[], revision: number): Promise<void> {
  await noting(inUse, changes, () => writeChanges(inUse.file, changes, { revision }));
}

/**
 * The same where the disk may be full. What it refuses as a whole it may take in parts, since each gives back the pages
 * that it took the place of: removals first, then values, the smallest first. The database is at the revision when all
 * are written; after a crash the journal is read once more. Rejects with what the medium refused.
 */
export async function takeOverWithin(
  space: Space,
  inUse: FileInUse,
  { changes, revision }: { readonly changes: readonly StorageEvent[]; readonly revision: number },
): Promise<void> {
  try {
    await takeOver(inUse, changes, revision);
  } catch (error) {
    if (!isNoSpace(error)) throw error;
    space.refuse();
    await inParts(inUse, changes, revision);
  }
  await space.look();
}

/** How many changes are tried together first, once the disk is full. */
const firstPart = 256;

async function inParts(inUse: FileInUse, changes: readonly StorageEvent[], revision: number): Promise<void> {
  const rest = [...changes].sort((a, b) => sizeOf(a) - sizeOf(b));
  for (let size = firstPart; rest.length > 0; ) {
    const part = rest.slice(0, size);
    try {
      await noting(inUse, part, () => writePart(inUse.file, part, revision));
      rest.splice(0, part.length);
    } catch (error) {
      if (!isNoSpace(error) || part.length === 1) throw error;
      size = Math.ceil(part.length / 2);
    }
  }
  await takeOver(inUse, [], revision);
}

function sizeOf({ type, value }: StorageEvent): number {
  return type === "delete" ? -1 : value.byteLength;
}

async function noting(inUse: FileInUse, changes: readonly StorageEvent[], write: () => Promise<void>): Promise<void> {
  if (failpoints !== undefined) await failpoints.pass("beforeTakeOver");
  try {
    await write();
  } finally {
    for (const { key } of changes) inUse.touched?.add(key);
  }
  if (failpoints !== undefined) await failpoints.pass("duringCompaction");
}
