import { writeSync } from "node:fs";

/**
 * Writes lines to standard output before it returns, so that nothing is known here that a parent cannot know. The pipe
 * may be non-blocking and full: then this waits for the reader, as a blocking one would.
 */
export function say(text: string): void {
  let rest = Buffer.from(`${text}\n`);
  while (rest.byteLength > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
