import { chmodSync, closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import { endianness } from "node:os";
import { join } from "node:path";
import { StorageError } from "./storage.ts";

/** Where the database of a folder lies. */
export function dataFileOf(folder: string): string {
  return join(folder, "data.mdb");
}

/** Where readers of the database in any process are noted. */
export function lockFileOf(folder: string): string {
  return `${dataFileOf(folder)}-lock`;
}

/**
 * An LMDB file begins with two meta pages, written in turn; the one with the higher transaction id counts.
 *
 *   offset  18     24     28       48         144        152
 *           flags  magic  version  page size  last page  transaction id      in the byte order of the machine
 */
const metaBytes = 160;
const metaPageFlag = 0x08;
const magic = 0xbeefc0de;
const dataVersion = 2;
const isLittleEndian = endianness() === "LE";

/**
 * Pages that may be missing at the end. LMDB does not write pages that a transaction took and gave back, so a sound
 * file can be a little shorter than its last page says; more than this was lost.
 * @limit Pages missing at the end of the database file: it counts as damaged.
 */
const maxMissingPages = 64;

/**
 * Makes the data file (mode 0600) or checks that it is one: LMDB maps it without looking, and a file that is something
 * else, or was cut short, would end the process instead of throwing. Throws StorageError "corrupt" naming the file.
 */
export function prepareDataFile(file: string): void {
  const descriptor = openSync(file, "a+", 0o600);
  try {
    chmodSync(file, 0o600);
    // Zeros in place of pages that no one uses, so that reading there is not a bus error. Appended, because that
    // neither overwrites nor cuts off what a live holder of the store may be writing now.
    writeSync(descriptor, Buffer.alloc(missingBytes(descriptor, file)));
  } finally {
    closeSync(descriptor);
  }
}

/** The same for a file that is only read, where it may lie on a medium that takes no writes. */
export function checkDataFile(file: string): void {
  const descriptor = openSync(file, "r");
  try {
    if (fstatSync(descriptor).size === 0) throw new StorageError("corrupt", "", `${file} is not a store: it is empty`);
    if (missingBytes(descriptor, file) > 0) padWhereWritable(file);
  } finally {
    closeSync(descriptor);
  }
}

/** Pages that no one uses are not read, either, of a sound file. */
function padWhereWritable(file: string): void {
  try {
    prepareDataFile(file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error) || !unwritable.has(String(error.code))) throw error;
  }
}

const unwritable: ReadonlySet<string> = new Set(["EROFS", "EACCES", "EPERM", "ENOSPC"]);

/** How much shorter a file is than it says; 0 for an empty one. Throws StorageError "corrupt". */
function missingBytes(descriptor: number, file: string): number {
  const { size } = fstatSync(descriptor);
  if (size === 0) return 0;
  const first = readMeta(descriptor, 0);
  const second = first === undefined ? undefined : readMeta(descriptor, first.pageSize);
  if (first === undefined || second === undefined) {
    throw new StorageError("corrupt", "", `${file} is not a store: its first two pages are not those of an LMDB file`);
  }
  const { lastPage } = second.transaction > first.transaction ? second : first;
  const { pageSize } = first;
  const wanted = (lastPage + 1) * pageSize;
  if (wanted - size > maxMissingPages * pageSize) {
    throw new StorageError("corrupt", "", `${file} is cut short: it has ${size} bytes of ${wanted}`);
  }
  return Math.max(0, wanted - size);
}

/** Bytes of a lock file, and of the shortest that LMDB makes itself. */
const lockBytes = 16 * 1024;
const minLockBytes = 8 * 1024;

/**
 * Makes the lock file (mode 0600) as long as LMDB wants it. LMDB would do so without taking up the space, and a write
 * to it, through memory, would end the process where there is none left. Throws the error of the medium.
 */
export function prepareLockFile(file: string): void {
  const descriptor = openSync(file, "a", 0o600);
  try {
    chmodSync(file, 0o600);
    const { size } = fstatSync(descriptor);
    const missing = Buffer.alloc(size < minLockBytes ? lockBytes - size : 0);
    for (let written = 0; written < missing.length; ) written += writeSync(descriptor, missing, written);
  } finally {
    closeSync(descriptor);
  }
}

interface MetaPage {
  readonly pageSize: number;
  readonly lastPage: number;
  readonly transaction: number;
}

/** The meta page at an offset, or undefined when there is none. */
function readMeta(descriptor: number, offset: number): MetaPage | undefined {
  const bytes = Buffer.alloc(metaBytes);
  if (readSync(descriptor, bytes, 0, metaBytes, offset) !== metaBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, metaBytes);
  if ((view.getUint16(18, isLittleEndian) & metaPageFlag) === 0) return undefined;
  if (view.getUint32(24, isLittleEndian) !== magic) return undefined;
  if ((view.getUint32(28, isLittleEndian) & 0xffff) !== dataVersion) return undefined;
  const pageSize = view.getUint32(48, isLittleEndian);
  if (pageSize < 512 || pageSize > 65_536) return undefined;
  return {
    pageSize,
    lastPage: Number(view.getBigUint64(144, isLittleEndian)),
    transaction: Number(view.getBigUint64(152, isLittleEndian)),
  };
}
