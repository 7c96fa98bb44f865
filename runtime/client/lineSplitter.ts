import { ConnectionError } from "./errors.ts";

/** Cuts a stream of bytes at newlines. Each byte is looked at once and copied at most once, however the chunks fall. */
export interface LineSplitter {
  /** The lines that this chunk completes, without their newline; empty lines are left out. */
  push(chunk: Uint8Array): string[];
  /** Bytes after the last newline. */
  readonly restBytes: number;
}

/** Throws ConnectionError (code TOO_LARGE) when a line is longer than `maxLineBytes`. */
export function lineSplitter(maxLineBytes: number): LineSplitter {
  let parts: Uint8Array[] = [];
  let restBytes = 0;

  function grow(bytes: number): void {
    restBytes += bytes;
    if (restBytes > maxLineBytes) {
      throw new ConnectionError(`a line of the stream is longer than ${maxLineBytes} bytes`, { code: "TOO_LARGE" });
    }
  }

  return {
    get restBytes() {
      return restBytes;
    },
    push(chunk) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      const lines: string[] = [];
      let start = 0;
      for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
        grow(end - start);
        if (parts.length > 0) {
          parts.push(bytes.subarray(start, end));
          lines.push(Buffer.concat(parts).toString("utf8"));
          parts = [];
        } else if (end > start) {
          lines.push(bytes.toString("utf8", start, end));
        }
        restBytes = 0;
        start = end + 1;
      }
      if (start < bytes.length) {
        grow(bytes.length - start);
        parts.push(bytes.subarray(start));
      }
      return lines;
    },
  };
}

const newline = 10;
