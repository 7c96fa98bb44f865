import { closeSync, fstatSync, openSync, statfsSync, writeSync } from "node:fs";
import { dataFileOf } from "./dataFile.ts";
import { noSpaceError } from "./noSpace.ts";

/** The database of a folder, as far as its pages are counted. */
export interface FilePages {
  readonly folder: string;
  readonly root: Counted;
  readonly objects: Counted;
  readonly meta: Counted;
}

interface Counted {
  getStats(): object;
}

/** What one transaction writes or removes. */
export interface Written {
  readonly keys: number;
  /** Of the values. */
  readonly bytes: number;
}

/** A disk with less than this, and twice what is written, counts as nearly full. */
const nearlyFullBytes = 64 * 1024 * 1024;
/** For each key: its leaf and a neighbour, split or merged, their branches, and the last page of a long value. */
const pagesOfKey = 5;
/** The trees of the database itself: what is free, and what databases there are. */
const pagesOfTransaction = 16;

/**
 * Makes the file long enough for a transaction where the disk is nearly full, by zeros behind its last page. LMDB that
 * is refused a write by the system prints the reason into memory that is too short for it, and the process may end
 * at any time after. So the system refuses the zeros, and LMDB is not asked: throws its error, or one with the code
 * ENOSPC.
 *
 *   pages   0 ... last | zeros ...............|        LMDB takes free pages first, then those behind the last
 *                      |<- what it may need ->|
 */
export function makeRoom(file: FilePages, { keys, bytes }: Written): void {
  const { folder } = file;
  const freeBytes = freeBytesOf(folder);
  if (freeBytes > 2 * bytes + nearlyFullBytes) return;
  const { lastPageNumber, pageSize } = file.root.getStats() as Stats;
  const reusable = reusableBytes(file);
  // The free list has eight bytes a page, and is written anew.
  const pages = keys * pagesOfKey + pagesOfTransaction + Math.ceil((8 * reusable) / pageSize ** 2);
  const needed = bytes + pages * pageSize;
  const descriptor = openSync(dataFileOf(folder), "a");
  try {
    const missing = (lastPageNumber + 1) * pageSize + needed - fstatSync(descriptor).size;
    // Far more than it needs is free within the file: it finds its pages there.
    if (missing <= 0 || (missing > freeBytes && reusable > 4 * needed)) return;
    if (missing > freeBytes) throw noSpaceError(folder, undefined);
    appendZeros(descriptor, missing);
  } finally {
    closeSync(descriptor);
  }
}

const chunk = Buffer.alloc(1024 * 1024);

/** Throws the error of the medium; the file has what it took until then. */
export function appendZeros(descriptor: number, bytes: number): void {
  for (let given = 0; given < bytes; ) given += writeSync(descriptor, chunk, 0, Math.min(chunk.length, bytes - given));
}

/** LMDB reports a full disk like any other failed write. It copies the pages of what it changes. */
export function isFull(folder: string, bytes: number): boolean {
  return freeBytesOf(folder) < 2 * bytes + 1024 * 1024;
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Bytes of pages in the file that hold nothing. */
export function reusableBytes({ root, objects, meta }: FilePages): number {
  const stats = root.getStats() as Stats;
  const { free, lastPageNumber, pageSize } = stats;
  const trees = [stats, free, objects.getStats() as Stats, meta.getStats() as Stats];
  const used = trees.reduce(
    (sum, each) => sum + each.treeBranchPageCount + each.treeLeafPageCount + each.overflowPages,
    metaPages,
  );
  return Math.max(0, lastPageNumber + 1 - used) * pageSize;
}

/** Pages that a file begins with. */
const metaPages = 2;

/** What the library returns about a tree and the file; its types omit it. */
interface Stats extends Tree {
  readonly free: Tree;
  readonly lastPageNumber: number;
  readonly pageSize: number;
}

interface Tree {
  readonly treeBranchPageCount: number;
  readonly treeLeafPageCount: number;
  readonly overflowPages: number;
}
