import { closeSync, fstatSync, openSync, readSync, write as writeCallback } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { makeFolders } from "../../lib/flagFile.ts";
import { pause } from "../../lib/pause.ts";
import type { PackedEvents } from "./packedEvents.ts";
import { backupPath, tidyBackups } from "./logBackups.ts";

export interface LogFileOptions {
  /** "-" is standard output, which is never rotated. */
  readonly path: string;
  /** Size at which the file becomes a backup; 0: never. */
  readonly maxBytes: number;
  /** Backups that are kept; 0: all. */
  readonly maxBackups: number;
  /** Age at which a backup is removed, in milliseconds; 0: never. */
  readonly maxAgeMs: number;
  /** Backups are compressed. */
  readonly compress: boolean;
  readonly logError: (message: string, error: unknown) => void;
}

export interface LogFile {
  /** Appends lines; rejects when some of them may be lost. One call at a time. */
  readonly write: (lines: PackedEvents, signal: AbortSignal) => Promise<void>;
  readonly close: () => Promise<void>;
}

const write = promisify(writeCallback);
const standardOutput = 1;
/** Between two tries to write to a pipe that is full, in milliseconds. */
const fullPipeMs = 10;

/** Opens a log for appending. Throws an Error when it cannot be written. Writes never block the event loop. */
export function openLogFile(options: LogFileOptions): LogFile {
  const { path } = options;
  if (path === "-") {
    return { write: ({ bytes }, signal) => appendTo(standardOutput, bytes, signal), close: async () => {} };
  }
  const file = new RotatedFile(options);
  return { write: (lines, signal) => file.write(lines, signal), close: () => file.close() };
}

class RotatedFile {
  readonly #options: LogFileOptions;
  #descriptor: number | undefined;
  #bytes = 0;
  /** A device has no backups. */
  #isRotated = false;
  /** What was written last has no end: the next line begins with a line break. */
  #isTorn = false;
  /** Compresses and removes backups, one run after the other. */
  #tidying: Promise<void> = Promise.resolve();

  constructor(options: LogFileOptions) {
    this.#options = options;
    this.#open();
  }

  async write({ bytes, ends }: PackedEvents, signal: AbortSignal): Promise<void> {
    const { maxBytes } = this.#options;
    let start = 0;
    let end = 0;
    for (const next of this.#isRotated && this.#bytes + bytes.length > maxBytes ? ends : []) {
      if (this.#bytes + next - start > maxBytes && this.#bytes + end - start > 0) {
        await this.#append(bytes.subarray(start, end), signal);
        await this.#rotate();
        start = end;
      }
      end = next;
    }
    await this.#append(bytes.subarray(start), signal);
  }

  async close(): Promise<void> {
    await this.#tidying;
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #open(): number {
    makeFolders(dirname(this.#options.path));
    const descriptor = openSync(this.#options.path, "a+", 0o600);
    this.#descriptor = descriptor;
    const stats = fstatSync(descriptor);
    this.#isRotated = stats.isFile() && this.#options.maxBytes > 0;
    this.#bytes = stats.size;
    this.#isTorn ||= this.#bytes > 0 && !endsLine(descriptor, this.#bytes);
    return descriptor;
  }

  async #append(bytes: Buffer, signal: AbortSignal): Promise<void> {
    if (bytes.length === 0) return;
    const descriptor = this.#descriptor ?? this.#open();
    const written = this.#isTorn ? Buffer.concat([lineBreak, bytes]) : bytes;
    this.#isTorn = true;
    await appendTo(descriptor, written, signal);
    this.#isTorn = false;
    this.#bytes += written.length;
  }

  /** Where the file cannot be renamed, it goes on growing until it is as large again. */
  async #rotate(): Promise<void> {
    const { path, logError } = this.#options;
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    this.#isTorn = false;
    try {
      await rename(path, backupPath(path, Date.now()));
    } catch (error) {
      if (!isCode(error, "ENOENT")) logError(`cannot rotate ${path}`, error); // else another program has moved it
    }
    this.#open();
    this.#bytes = 0;
    this.#tidying = this.#tidying.then(() => tidyBackups(this.#options, Date.now()));
  }
}

const lineBreak = Buffer.from("\n");

/** Whether a file of so many bytes ends with a line break: a server that was killed may have left half a line. */
function endsLine(descriptor: number, bytes: number): boolean {
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, bytes - 1);
  return last.equals(lineBreak);
}

async function appendTo(descriptor: number, bytes: Buffer, signal: AbortSignal): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += (await write(descriptor, bytes, at, bytes.length - at, null)).bytesWritten;
    } catch (error) {
      // The reader of a full pipe takes nothing: that is waited for, and the events wait with it.
      if (!isCode(error, "EAGAIN") || signal.aborted) throw error;
      await pause(fullPipeMs, signal);
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
