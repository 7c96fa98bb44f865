import { chmodSync, closeSync, constants, fdatasync, fstatSync, ftruncate, openSync, write } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { flush } from "../flush.ts";
import type { StorageEvent } from "../storage.ts";
import { type JournalId, type JournalRecord, maxRecordBytes, writeRecordSectors } from "./record.ts";
import type { JournalPlace } from "./recover.ts";
import { sectorBytes } from "./sectors.ts";
import { openingAt, segmentBytes, segmentNames, writeMark } from "./segment.ts";

/** Linux makes a write durable by itself; elsewhere a flush follows it. */
const writesAreDurable = process.platform === "linux";

/**
 * For how long the last batch may be acknowledged without a mark that says so, in milliseconds.
 * @limit Acknowledged batches without a mark: the mark is written.
 */
const markMs = 5;

interface Segment {
  readonly descriptor: number;
  /** Writes through it are not made durable. */
  readonly markDescriptor: number;
  bytes: number;
  /** Of the newest record in it; 0 when there is none. */
  revision: number;
}

/**
 * Batches in the order of their revisions, each durable when `append` resolves: one write to a file that is long enough
 * already, where the database needs two flushes and rewrites a page for every object. Two segments take turns, so that
 * one can be filled while the database takes over the other.
 *
 *   journal.0   mark          #6: 41-48  49  50-57 ...     being filled
 *   journal.1   mark: 50      #5: 12-19  20-40             free again as soon as the database has revision 40
 *
 * The mark follows a few milliseconds behind, and is not flushed: it survives the process, and soon the machine.
 */
export class Journal {
  readonly #id: JournalId;
  readonly #segments: readonly [Segment, Segment];
  readonly #scratch = Buffer.allocUnsafeSlow(1024 * 1024);
  readonly #mark = Buffer.alloc(sectorBytes);
  #sequence: number;
  /** 0: the use has no opening yet. */
  #offset: number;
  #revision: number;
  #marked: number;
  #markTimer: NodeJS.Timeout | undefined;
  #marking: Promise<void> | undefined;

  private constructor(segments: readonly [Segment, Segment], { id, sequence, offset, revision }: JournalPlace) {
    this.#id = id;
    this.#segments = segments;
    this.#sequence = sequence;
    this.#offset = offset;
    this.#revision = revision;
    this.#marked = revision;
  }

  /** Goes on with the journal of a folder. What was cut off at its end is wiped out. */
  static async open(folder: string, place: JournalPlace): Promise<Journal> {
    const segments = [openSegment(join(folder, segmentNames[0])), openSegment(join(folder, segmentNames[1]))] as const;
    const journal = new Journal(segments, place);
    const { offset, tornEnd, revision, otherRevision } = place;
    journal.#current.revision = revision;
    journal.#other.revision = otherRevision;
    if (tornEnd > offset) await writeDurably(journal.#current.descriptor, Buffer.alloc(tornEnd - offset), offset);
    return journal;
  }

  /**
   * Begins a journal in a folder, in place of what is there: two files (mode 0600) with an opening each. It counts when
   * the database knows its identity.
   */
  static async create(folder: string, { id, revision }: Pick<JournalPlace, "id" | "revision">): Promise<Journal> {
    for (const [sequence, name] of segmentNames.entries()) {
      const bytes = Buffer.alloc(segmentBytes);
      writeMark(bytes, { id, revision });
      writeRecordSectors(bytes.subarray(openingAt), { id, sequence, base: revision, revision, events: [] });
      await layOut(join(folder, name), bytes);
    }
    await flush(folder);
    const offset = openingAt + sectorBytes;
    const place = { id, revision, sequence: 1, offset, tornEnd: offset, otherRevision: revision };
    return Journal.open(folder, place);
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
    const most = maxRecordBytes(events);
    if (!this.#fits(most)) {
      this.#sequence++;
      this.#offset = 0;
    }
    const bytes = sectorBytes + most;
    const target = bytes <= this.#scratch.length ? this.#scratch : Buffer.allocUnsafeSlow(bytes);
    const base = this.#revision;
    const begun = this.#offset === 0 ? this.#write(target, { base, revision: base, events: [] }) : 0;
    const length = begun + this.#write(target.subarray(begun), { base, revision, events });
    const at = this.#offset === 0 ? openingAt : this.#offset;
    const segment = this.#current;
    try {
      if (at + length > segment.bytes) await grow(segment, at + length);
      await writeDurably(segment.descriptor, target.subarray(0, length), at);
    } catch (error) {
      await this.#takeBack(target.subarray(0, length), { at, begun, error });
      throw error;
    }
    this.#offset = at + length;
    this.#revision = revision;
    segment.revision = revision;
    this.#markTimer ??= setTimeout(() => this.#writeMark(), markMs).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#markTimer);
    await this.#marking;
    for (const segment of this.#segments) closeSegment(segment);
  }

  get #current(): Segment {
    return this.#segments[this.#sequence % 2 === 0 ? 0 : 1];
  }

  get #other(): Segment {
    return this.#segments[this.#sequence % 2 === 0 ? 1 : 0];
  }

  #write(target: Buffer, record: JournalRecord): number {
    return writeRecordSectors(target, { id: this.#id, sequence: this.#sequence, ...record });
  }

  /** The first record of a segment may be longer than it: then its file grows. */
  #fits(bytes: number): boolean {
    return this.#offset <= openingAt + sectorBytes || this.#offset + bytes <= segmentBytes;
  }

  /** A batch that was refused may lie there whole all the same. An opening stays: the segment is known by it. */
  async #takeBack(
    batch: Buffer,
    { at, begun, error: refusal }: { readonly at: number; readonly begun: number; readonly error: unknown },
  ): Promise<void> {
    batch.fill(0, begun);
    try {
      await writeDurably(this.#current.descriptor, batch.subarray(0, segmentBytes - at), at);
    } catch (error) {
      throw new AggregateError([refusal, error], "the journal refused a batch and may hold it all the same");
    }
  }

  /** A mark that cannot be written leaves the proof where it was; the batches are durable without it. */
  #writeMark(): void {
    this.#marked = this.#revision;
    writeMark(this.#mark, { id: this.#id, revision: this.#marked });
    this.#marking = writeAt(this.#other.markDescriptor, this.#mark, 0)
      .catch(() => {})
      .then(() => {
        this.#marking = undefined;
        const isBehind = this.#marked < this.#revision;
        this.#markTimer = isBehind ? setTimeout(() => this.#writeMark(), markMs).unref() : undefined;
      });
  }
}

function openSegment(file: string): Segment {
  const { O_RDWR, O_DSYNC } = constants;
  const descriptor = openSync(file, O_RDWR | (writesAreDurable ? O_DSYNC : 0));
  chmodSync(file, 0o600);
  return { descriptor, markDescriptor: openSync(file, O_RDWR), bytes: fstatSync(descriptor).size, revision: 0 };
}

function closeSegment({ descriptor, markDescriptor }: Segment): void {
  closeSync(descriptor);
  closeSync(markDescriptor);
}

async function layOut(file: string, bytes: Buffer): Promise<void> {
  const { O_RDWR, O_CREAT } = constants;
  const descriptor = openSync(file, O_RDWR | O_CREAT, 0o600);
  try {
    await writeAt(descriptor, bytes, 0);
    await promisify(ftruncate)(descriptor, bytes.length);
    await promisify(fdatasync)(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Before the batch: so a file that is too short for a batch was cut, and not its write. */
async function grow(segment: Segment, bytes: number): Promise<void> {
  await promisify(ftruncate)(segment.descriptor, bytes);
  await promisify(fdatasync)(segment.descriptor);
  segment.bytes = bytes;
}

async function writeDurably(descriptor: number, bytes: Buffer, position: number): Promise<void> {
  await writeAt(descriptor, bytes, position);
  if (!writesAreDurable) await promisify(fdatasync)(descriptor);
}

function writeAt(descriptor: number, bytes: Buffer, position: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const step = (from: number) => {
      write(descriptor, bytes, from, bytes.length - from, position + from, (error, written) => {
        if (error !== null) reject(error);
        else if (from + written < bytes.length) step(from + written);
        else resolve();
      });
    };
    step(0);
  });
}
