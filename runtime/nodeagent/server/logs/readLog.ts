import { type FileHandle, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { FolderWatch } from "./folderWatch.ts";
import { countLines, fileBytes, openIfThere, rotatedBytes, rotatedFiles } from "./logFiles.ts";
import { endsLine, LineCutter, type LogLine, logLine, timeNanos } from "./logLine.ts";

export interface LogQuery {
  /** How many lines at the end; undefined: all. */
  readonly tailLines?: number | undefined;
  /** Nanoseconds since the epoch from which on lines are wanted. */
  readonly sinceNanos?: bigint | undefined;
  /** Each line begins with its time. */
  readonly timestamps: boolean;
  readonly limitBytes?: number | undefined;
  /** One stream alone; undefined: both. */
  readonly stream?: LogLine["stream"] | undefined;
  /** Goes on with what is written later, until the container has ended. */
  readonly follow: boolean;
}

export interface LogSource {
  /** Of the newest file. */
  readonly path: string;
  /** Asked while a log is followed. */
  readonly isRunning: () => Promise<boolean>;
}

/** What a container has written, oldest first, in pieces. Memory does not grow with the log. */
export async function* readLog(source: LogSource, query: LogQuery, signal: AbortSignal): AsyncGenerator<Buffer> {
  let left = query.limitBytes ?? Number.POSITIVE_INFINITY;
  const print = printer(query);
  for await (const lines of linesOf(source, query, signal)) {
    const bytes = Buffer.concat(lines.flatMap(print));
    if (bytes.length >= left) return yield bytes.subarray(0, left);
    left -= bytes.length;
    if (bytes.length > 0) yield bytes;
  }
}

/** A line that goes on has its time once. */
function printer({ sinceNanos, timestamps, stream }: LogQuery): (line: Buffer) => Buffer[] {
  const isOpen = { stdout: false, stderr: false };
  return (bytes) => {
    const line = logLine(bytes);
    if (line === undefined || (stream !== undefined && line.stream !== stream)) return [];
    if (sinceNanos !== undefined && timeNanos(line.time) < sinceNanos) return [];
    const goesOn = isOpen[line.stream];
    isOpen[line.stream] = line.isPartial;
    return timestamps && !goesOn ? [Buffer.from(`${line.time} `), line.text] : [line.text];
  };
}

/** The lines of all files, the oldest first, as many at once as were read at once. */
async function* linesOf(source: LogSource, query: LogQuery, signal: AbortSignal): AsyncGenerator<Buffer[]> {
  const { path } = source;
  const follower = query.follow ? new FolderWatch(dirname(path)) : undefined;
  let file = await openIfThere(path);
  try {
    const start = await startOf(await rotatedFiles(path), file, query);
    const wanted = behind(start.skip);
    for (const each of start.rotated) {
      const cutter = new LineCutter();
      for await (const piece of rotatedBytes(each)) yield wanted([...cutter.lines(piece)]);
    }
    const cutter = new LineCutter();
    let position = 0;
    let isLastLook = follower === undefined;
    while (!signal.aborted) {
      if (file !== undefined) {
        for await (const piece of fileBytes(file, { position })) {
          position += piece.length;
          yield wanted([...cutter.lines(piece)]);
        }
      }
      if (isLastLook || follower === undefined) return;
      const successor = await successorOf(file, path);
      if (successor !== undefined) {
        await file?.close();
        [file, position] = [successor, 0];
      } else if ((await follower.next(signal)) === "quiet") {
        isLastLook = !(await source.isRunning()); // what it wrote last may have come after the last look
      }
    }
  } finally {
    follower?.close();
    await file?.close();
  }
}

/** Drops so many whole lines, and passes all that come after them. */
function behind(skip: number): (lines: Buffer[]) => Buffer[] {
  let left = skip;
  return (lines) => {
    if (left === 0) return lines;
    let index = 0;
    for (; index < lines.length && left > 0; index++) if (endsLine(lines[index] ?? empty)) left--;
    return lines.slice(index);
  };
}

const empty = Buffer.alloc(0);

interface Start {
  /** The files before the newest that are read. */
  readonly rotated: readonly string[];
  /** Whole lines of the first file that are not wanted. */
  readonly skip: number;
}

/** Where to begin for the wanted number of lines, or from the wanted time on. */
async function startOf(rotated: readonly string[], file: FileHandle | undefined, query: LogQuery): Promise<Start> {
  const { tailLines, sinceNanos } = query;
  if (tailLines === undefined) return { rotated: await since(rotated, sinceNanos), skip: 0 };
  let count = file === undefined ? 0 : await countLines(fileBytes(file, { position: 0 }));
  let first = rotated.length;
  while (count < tailLines && first > 0) {
    first--;
    count += await countLines(rotatedBytes(rotated[first] ?? ""));
  }
  return { rotated: rotated.slice(first), skip: Math.max(0, count - tailLines) };
}

/** Files that were written to since then. */
async function since(rotated: readonly string[], sinceNanos: bigint | undefined): Promise<readonly string[]> {
  if (sinceNanos === undefined) return rotated;
  const kept: string[] = [];
  for (const each of rotated) {
    const { mtimeMs } = await stat(each).catch(() => ({ mtimeMs: 0 }));
    if (BigInt(Math.ceil(mtimeMs)) * 1_000_000n >= sinceNanos) kept.push(each);
  }
  return kept;
}

/** The file that has taken the place of this one. */
async function successorOf(file: FileHandle | undefined, path: string): Promise<FileHandle | undefined> {
  const there = await stat(path).catch(() => undefined);
  if (there === undefined || (file !== undefined && (await file.stat()).ino === there.ino)) return undefined;
  return openIfThere(path);
}
