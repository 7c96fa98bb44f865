/** A line of a log file as container runtimes write it: `2026-01-02T03:04:05.006Z stdout F text`. */
export interface LogLine {
  /** As it was written, with all digits: `2026-01-02T03:04:05.006000000Z`. */
  readonly time: string;
  readonly stream: "stdout" | "stderr";
  /** The rest of the line follows in the next one of its stream. */
  readonly isPartial: boolean;
  /** With its newline, unless the line goes on. */
  readonly text: Buffer;
}

const space = 0x20;
const newline = 0x0a;

/** Reads a line, which ends in its newline; undefined for one that no runtime writes. */
export function logLine(bytes: Buffer): LogLine | undefined {
  const first = bytes.indexOf(space);
  const second = bytes.indexOf(space, first + 1);
  const third = bytes.indexOf(space, second + 1);
  if (first < 0 || second < 0) return undefined;
  const stream = bytes.toString("latin1", first + 1, second);
  if (stream !== "stdout" && stream !== "stderr") return undefined;
  const time = fullTime(bytes.toString("latin1", 0, first));
  if (time === undefined) return undefined;
  const tagEnd = third < 0 ? bytes.length - 1 : third;
  const isPartial = bytes.toString("latin1", second + 1, tagEnd).split(":")[0] === "P";
  const start = third < 0 ? bytes.length - 1 : third + 1;
  return { time, stream, isPartial, text: bytes.subarray(start, isPartial ? bytes.length - 1 : bytes.length) };
}

/** Whether a line of a file is the last of what a program wrote as one: it has `F`, and not `P`, behind its stream. */
export function endsLine(bytes: Buffer): boolean {
  const first = bytes.indexOf(space);
  return first > 0 && bytes[first + streamLength] === space && bytes[first + streamLength + 1] === fullTag;
}

/** Of " stdout". */
const streamLength = 7;
const fullTag = 0x46;

function fullTime(text: string): string | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(text);
  return match === null ? undefined : `${match[1]}.${(match[2] ?? "").padEnd(9, "0")}${match[3]}`;
}

/** Nanoseconds since the epoch; 0 for a day that no calendar has. */
export function timeNanos(time: string): bigint {
  const millis = Date.parse(`${time.slice(0, 23)}${time.slice(29)}`);
  return BigInt(Number.isNaN(millis) ? 0 : millis) * 1_000_000n + BigInt(time.slice(23, 29));
}

/** @limit Line of a container's log file: what is longer is taken as several. */
const maxLineBytes = 1024 * 1024;

/** Cuts bytes into lines with their newlines. What is left of an unfinished line comes with the next bytes. */
export class LineCutter {
  #rest: Buffer = Buffer.alloc(0);

  *lines(bytes: Buffer): Generator<Buffer> {
    let all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    for (let end = all.indexOf(newline); end >= 0; end = all.indexOf(newline)) {
      yield all.subarray(0, end + 1);
      all = all.subarray(end + 1);
    }
    if (all.length >= maxLineBytes) {
      yield all;
      all = Buffer.alloc(0);
    }
    this.#rest = Buffer.from(all);
  }
}
