import { type LmdbFile, objectCount, readNewestRevision, readStoreRevision } from "../lmdbFile.ts";
import { recordOf } from "../record.ts";
import { StorageError, type StoredValue } from "../storage.ts";
import { readFolder } from "./readFolder.ts";

/** @limit Findings that storage check prints: it counts the rest. */
export const maxFindings = 100;

export interface Check {
  /** Records that were read. */
  readonly objects: number;
  /** Of the store, with what the journal has beyond the database. */
  readonly revision: number;
  /** What is wrong, a sentence each; empty when nothing is. */
  readonly findings: readonly string[];
}

/**
 * Reads the whole store of a folder, while a server may use it: the checksums and the sequence of the journal, and of
 * the database every record, in the order of its index and by its key. Throws StorageError where there is no store.
 */
export async function check(folder: string): Promise<Check> {
  const { file, journal } = await readFolder(folder);
  try {
    const findings = [...journal.findings];
    const revision = Math.max(journal.revision, readStoreRevision(file));
    let objects = 0;
    try {
      for (const finding of recordFindings(file)) {
        if (finding === "") objects++;
        else if (findings.length < maxFindings) findings.push(finding);
      }
      const counted = objectCount(file);
      if (counted !== objects) findings.push(`the index has ${objects} keys, and says that they are ${counted}`);
    } catch (error) {
      if (!isOfPages(error)) throw error;
      findings.push(`the pages of the database are damaged: ${error.message}`);
    }
    return { objects, revision, findings };
  } finally {
    await file.close();
  }
}

/** What LMDB says where it notices by itself that a page is not what it should be. */
function isOfPages(error: unknown): error is Error {
  return error instanceof Error && /^MDB_(PAGE_NOTFOUND|CORRUPTED|PROBLEM|INVALID|CURSOR_FULL)\b/.test(error.message);
}

/** What is wrong with each record in turn, and "" after each record. */
function* recordFindings(file: LmdbFile): Iterable<string> {
  const { objects } = file;
  const held = readNewestRevision(file);
  const keysByRevision = new Map<number, string>();
  let previous = "";
  for (const { key, value } of objects.getRange({ start: "\0", snapshot: true })) {
    if (key <= previous) yield `${key} follows ${previous} in the index`;
    previous = key;
    if (objects.getBinary(key)?.equals(value) !== true) yield `${key} is in the index, and not found by its key`;
    try {
      const record = recordOf(key, value);
      yield* valueFindings(key, record);
      const { revision, createRevision } = record;
      const other = keysByRevision.get(revision);
      keysByRevision.set(revision, key);
      if (other !== undefined) yield `${key} and ${other} are both of revision ${revision}`;
      if (revision > held) yield `${key} is of revision ${revision}, and the store at ${held}`;
      if (createRevision < 1 || createRevision > revision) {
        yield `${key} is of revision ${revision}, and was created at ${createRevision}`;
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      yield error.message;
    }
    yield "";
  }
}

/** An object that lies there as JSON says its revision itself. What is encrypted cannot be read here. */
function* valueFindings(key: string, { value, revision }: StoredValue): Iterable<string> {
  if (value[0] !== "{".charCodeAt(0)) return;
  try {
    const object: { metadata?: { resourceVersion?: unknown } } = JSON.parse(Buffer.from(value).toString());
    const said = object.metadata?.resourceVersion;
    if (said !== undefined && said !== String(revision)) {
      yield `${key} is of revision ${revision}, and its object says ${JSON.stringify(said)}`;
    }
  } catch (error) {
    yield `${key} holds an object that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
