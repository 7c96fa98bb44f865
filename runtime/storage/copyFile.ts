import { prepareDataFile } from "./dataFile.ts";
import { flush } from "./flush.ts";
import { appendRecords, dataFileOf, type LmdbFile, objectCount, openUnclaimed, type RawRecord } from "./lmdbFile.ts";
import { type Pace, pacedStep } from "./pace.ts";
import type { CopyProgress } from "./storage.ts";

/** Bytes of records that are copied in one step, unless one alone has more, and milliseconds of reading them. */
const maxStepBytes = 1024 * 1024;
const maxStepMs = 3;

export interface CopyOptions {
  readonly pace: Pace;
  readonly onProgress: ((progress: CopyProgress) => void) | undefined;
}

/**
 * Makes a copy (mode 0600) of a database in a folder, without unused space: its records in the order of their keys, some
 * in a step. No snapshot is held in between, so of what others write meanwhile the copy has a part. What is written to
 * the copy is to be followed by `flush`. Rejects with what the medium refused, and with the reason of the signal.
 */
export async function copyFile(from: LmdbFile, folder: string, { pace, onProgress }: CopyOptions): Promise<LmdbFile> {
  const file = dataFileOf(folder);
  prepareDataFile(file);
  const copy = await openUnclaimed(folder, { noSync: true });
  try {
    await Promise.all([...recordsOf(from.meta)].map(({ key, value }) => copy.meta.put(key, value)));
    await flush(file);
    let records = recordsAfter("", from);
    for (let copied = 0, last = records.at(-1); last !== undefined; last = records.at(-1)) {
      await pacedStep(() => append(records, copy), pace);
      copied += records.length;
      onProgress?.({ copied, of: Math.max(copied, objectCount(from)) });
      records = recordsAfter(last.key, from);
    }
    return copy;
  } catch (error) {
    await copy.close();
    throw error;
  }
}

/** As many as make a step; none when no key follows. */
function recordsAfter(key: string, { objects }: LmdbFile): RawRecord[] {
  const records: RawRecord[] = [];
  const endMs = performance.now() + maxStepMs;
  let bytes = 0;
  for (const record of recordsOf(objects, key)) {
    records.push(record);
    bytes += record.value.byteLength;
    if (bytes >= maxStepBytes || performance.now() >= endMs) break;
  }
  return records;
}

function recordsOf(database: LmdbFile["objects"], after = ""): Iterable<RawRecord> {
  return database.getRange({ start: `${after}\0` });
}

async function append(records: readonly RawRecord[], copy: LmdbFile): Promise<void> {
  await appendRecords(copy, records);
  await flush(dataFileOf(copy.folder));
}
