import type { Transaction } from "lmdb";
import { flush } from "./flush.ts";
import { prepareDataFile, dataFileOf } from "./dataFile.ts";
import { isFull } from "./fileSpace.ts";
import { appendRecords, type LmdbFile, objectCount, openUnclaimed, type RawRecord } from "./lmdbFile.ts";
import { noSpaceError } from "./noSpace.ts";
import { type Pace, pacedStep } from "./pace.ts";
import type { CopyProgress } from "./storage.ts";

/**
 * Bytes of records that are copied in one step, unless one alone has more, and milliseconds of reading them.
 * @limit Records copied in one step of a backup or compaction: a rest, then the next step.
 */
const maxStepBytes = 512 * 1024;
/** @limit Time of such a step: a rest, then the next step. */
const maxStepMs = 2;

export interface CopyOptions {
  readonly pace: Pace;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
  /** Sees each record that is copied. */
  readonly onRecord?: ((record: RawRecord) => void) | undefined;
  /** What the copy is of; without it each step copies what is there by then. */
  readonly snapshot?: Transaction;
}

/**
 * Makes a copy (mode 0600) of a database in a folder, without unused space: its records in the order of their keys,
 * some in a step, so that no request waits long for it. The copy is durable; what is written to it from then on is to
 * be followed by `flush`. Rejects with what the medium refused, and with the reason of the signal.
 */
export async function copyFile(from: LmdbFile, folder: string, options: CopyOptions): Promise<LmdbFile> {
  const { pace, onProgress, onRecord = () => {}, ...reading } = options;
  const file = dataFileOf(folder);
  // LMDB ends the process when there is no room for the first pages of a file.
  if (isFull(folder, maxStepBytes)) throw noSpaceError(folder, undefined);
  prepareDataFile(file);
  const copy = await openUnclaimed(folder, { noSync: true });
  try {
    await Promise.all([...recordsOf(from.meta, reading)].map(({ key, value }) => copy.meta.put(key, value)));
    await flush(file);
    let records = stepAfter("", from, reading);
    for (let copied = 0, last = records.at(-1); last !== undefined; last = records.at(-1)) {
      await pacedStep(() => append(records, copy), pace);
      records.forEach(onRecord);
      copied += records.length;
      onProgress?.({ copied, of: Math.max(copied, objectCount(from)) });
      records = stepAfter(last.key, from, reading);
    }
    return copy;
  } catch (error) {
    await copy.close();
    throw error;
  }
}

type Reading = Pick<CopyOptions, "snapshot">;

/** As many records as make a step; none when no key follows. */
function stepAfter(key: string, { objects }: LmdbFile, reading: Reading): RawRecord[] {
  const records: RawRecord[] = [];
  const endMs = performance.now() + maxStepMs;
  let bytes = 0;
  for (const record of recordsOf(objects, { ...reading, after: key })) {
    records.push(record);
    bytes += record.value.byteLength;
    if (bytes >= maxStepBytes || performance.now() >= endMs) break;
  }
  return records;
}

function recordsOf(
  database: LmdbFile["objects"],
  { snapshot, after = "" }: Reading & { readonly after?: string },
): Iterable<RawRecord> {
  return database.getRange({ start: `${after}\0`, ...(snapshot === undefined ? {} : { transaction: snapshot }) });
}

async function append(records: readonly RawRecord[], copy: LmdbFile): Promise<void> {
  await appendRecords(copy, records);
  await flush(dataFileOf(copy.folder));
}
