import { GatheredBytes } from "../schema/gatheredBytes.ts";
import { ConnectionError } from "./errors.ts";

/** Cuts a stream of bytes at newlines. Each byte is looked at once and copied twice at most, however chunks fall. */
export interface LineSplitter {
  /** The lines that this chunk completes, without their newline; empty lines are left out. */
  push(chunk: Uint8Array): string[];
  /** Bytes after the last newline. */
  readonly restBytes: number;
}

/** Throws ConnectionError (code TOO_LARGE) when a line is longer than `maxLineBytes`. */
export function lineSplitter(maxLineBytes: number): LineSplitter {
  let rest = new GatheredBytes();

  function check(lineBytes: number): void {
    if (lineBytes > maxLineBytes) {
      throw new ConnectionError(`a line of the stream is longer than ${maxLineBytes} bytes`, { code: "TOO_LARGE" });
    }
  }

  return {
    get restBytes() {
      return rest.length;
    },
    push(chunk) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      const lines: string[] = [];
      let start = 0;
      for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
        if (rest.length > 0) {
          rest.add(bytes.subarray(start, end));
          check(rest.length);
          lines.push(rest.whole().toString("utf8"));
          rest = new GatheredBytes();
        } else if (end > start) {
          check(end - start);
          lines.push(bytes.toString("utf8", start, end));
        }
        start = end + 1;
      }
      if (start < bytes.length) {
        rest.add(bytes.subarray(start));
        check(rest.length);
      }
      return lines;
    },
  };
}

const newline = 10;
