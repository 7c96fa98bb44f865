import { writeSync } from "node:fs";

/**
 * Writes lines to an open file, and loses those that its disk has no room for. When a line is written again after that,
 * `lost` gets how many were not.
 */
export function fileLines(descriptor: number, lost: (lines: number) => void): (line: string) => void {
  let missing = 0;
  let isCut = false;
  return (line) => {
    const bytes = Buffer.from(isCut ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    } catch {
      missing++;
      isCut ||= written > 0;
      return;
    }
    isCut = false;
    if (missing === 0) return;
    const count = missing;
    missing = 0;
    lost(count);
  };
}
