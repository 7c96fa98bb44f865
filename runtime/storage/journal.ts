import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fdatasyncSync,
  openSync,
  readFileSync,
  write,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { findRecord, type JournalRecord, maxRecordBytes, readSegment, writeJournalRecord } from "./journalRecord.ts";
import { StorageError, type StorageEvent } from "./storage.ts";

const fileNames = ["journal.0", "journal.1"] as const;

/** Bytes of a segment, laid out beforehand: a write that does not make its file longer is durable with one flush. */
export const segmentBytes = 4 * 1024 * 1024;

/** Linux makes a write durable by itself; elsewhere a flush follows it. */
const writesAreDurable = process.platform === "linux";

interface Segment {
  readonly descriptor: number;
  /** Of the newest record in it; 0 when there is none. */
  revision: number;
}

/**
 * Batches in the order of their revisions, each durable when `append` resolves: one write to a file that is long enough
 * already, where the database needs two flushes and rewrites a page for every object. Two segments take turns, so that
 * one can be filled while the database takes over the other.
 *
 *   journal.0   #5: 41-48  49  50-57 ...     being filled
 *   journal.1   #4: 12-19  20-40             free again as soon as the database has revision 40
 */
export class Journal {
  readonly #segments: readonly [Segment, Segment];
  readonly #scratch = Buffer.allocUnsafeSlow(1024 * 1024);
  #sequence: number;
  #offset = 0;

  private constructor(segments: readonly [Segment, Segment], sequence: number) {
    this.#segments = segments;
    this.#sequence = sequence;
  }

  /**
   * Opens or makes the two files (mode 0600) in a folder that exists, and reads what they hold, oldest first. The
   * database must hold all of that before the first `append`, which writes over it. Throws StorageError "corrupt".
   */
  static open(folder: string): { readonly journal: Journal; readonly records: readonly JournalRecord[] } {
    const { records, damage } = readJournal(folder);
    if (damage[0] !== undefined) throw new StorageError("corrupt", "", damage[0]);
    const segments = [openSegment(join(folder, fileNames[0])), openSegment(join(folder, fileNames[1]))] as const;
    return { journal: new Journal(segments, (records.at(-1)?.sequence ?? 0) + 1), records };
  }

  /** Whether a batch can be appended when the database holds everything up to `revision`. */
  hasRoom(events: readonly StorageEvent[], revision: number): boolean {
    return this.#fits(maxRecordBytes(events)) || this.#other.revision <= revision;
  }

  /**
   * Makes a batch durable. One call at a time; `hasRoom` must hold. When it rejects, nothing of the batch will ever be
   * read, unless the medium refused to take that back too: the error says so.
   */
  async append(events: readonly StorageEvent[], revision: number): Promise<void> {
    const bytes = maxRecordBytes(events);
    if (!this.#fits(bytes)) {
      this.#sequence++;
      this.#offset = 0;
    }
    const target = bytes <= this.#scratch.length ? this.#scratch : Buffer.allocUnsafeSlow(bytes);
    const length = writeJournalRecord(target, { sequence: this.#sequence, revision, events });
    const { descriptor } = this.#current;
    try {
      await writeDurably(descriptor, target.subarray(0, length), this.#offset);
    } catch (error) {
      await this.#takeBack(descriptor, error);
      throw error;
    }
    this.#offset += length;
    this.#current.revision = revision;
  }

  close(): void {
    for (const { descriptor } of this.#segments) closeSync(descriptor);
  }

  get #current(): Segment {
    return this.#segments[this.#sequence % 2 === 0 ? 0 : 1];
  }

  get #other(): Segment {
    return this.#segments[this.#sequence % 2 === 0 ? 1 : 0];
  }

  /** The first record of a segment may be longer than it: then its file grows. */
  #fits(bytes: number): boolean {
    return this.#offset === 0 || this.#offset + bytes <= segmentBytes;
  }

  /** A batch that was refused may lie there whole all the same. */
  async #takeBack(descriptor: number, refusal: unknown): Promise<void> {
    try {
      await writeDurably(descriptor, Buffer.alloc(8), this.#offset);
    } catch (error) {
      throw new AggregateError([refusal, error], "the journal refused a batch and may hold it all the same");
    }
  }
}

export interface JournalContent {
  /** Oldest first. */
  readonly records: readonly JournalRecord[];
  /** Where batches were that are none any more, a sentence each. */
  readonly damage: readonly string[];
}

/** Reads the files of a folder as they lie, those that are missing as empty ones; also while a store is open there. */
export function readJournal(folder: string): JournalContent {
  const found = fileNames.map((name) => {
    const file = join(folder, name);
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    return { file, bytes, ...readSegment(bytes) };
  });
  found.sort((a, b) => sequenceOf(a.records) - sequenceOf(b.records));
  const newest = sequenceOf(found[1]?.records ?? []);
  const damage = found.flatMap(({ file, bytes, records, end }) => {
    // A segment whose first batch is damaged does not say its use: it may be the one after that of the other. (Of an
    // earlier use, whole batches lie there also when a crash tore the first of a new use, which is no damage.)
    const sequence = records.length > 0 ? sequenceOf(records) : newest + 1;
    const next = findRecord(bytes, { from: end, sequence });
    return next === undefined ? [] : [`${file} is damaged from byte ${end} on: a batch follows at byte ${next}`];
  });
  return { records: found.flatMap(({ records }) => records), damage };
}

function sequenceOf(records: readonly JournalRecord[]): number {
  return records[0]?.sequence ?? 0;
}

function openSegment(file: string): Segment {
  const { O_RDWR, O_CREAT, O_DSYNC } = constants;
  const descriptor = openSync(file, O_RDWR | O_CREAT | (writesAreDurable ? O_DSYNC : 0), 0o600);
  chmodSync(file, 0o600);
  const { length } = readFileSync(file);
  if (length < segmentBytes) {
    writeSync(descriptor, Buffer.alloc(segmentBytes - length), 0, segmentBytes - length, length);
    fdatasyncSync(descriptor);
  }
  return { descriptor, revision: 0 };
}

function writeDurably(descriptor: number, bytes: Buffer, position: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const flushed = (error: Error | null) => (error === null ? resolve() : reject(error));
    const step = (from: number) => {
      write(descriptor, bytes, from, bytes.length - from, position + from, (error, written) => {
        if (error !== null) reject(error);
        else if (from + written < bytes.length) step(from + written);
        else if (writesAreDurable) resolve();
        else fdatasync(descriptor, flushed);
      });
    };
    step(0);
  });
}
