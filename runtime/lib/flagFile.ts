import { readFileSync } from "node:fs";

/** Milliseconds for which the text of a file is taken as read. */
const freshMs = 2000;

/**
 * Reads a file that a flag names, and again when its text is asked for later. Throws an Error that names the flag when
 * it cannot be read at first; later the text stays as it was until the file can be read again.
 */
export function liveFlagFile(flag: string, path: string): () => string {
  let text = readFlagFile(flag, path);
  let readMs = performance.now();
  return () => {
    if (performance.now() - readMs < freshMs) return text;
    readMs = performance.now();
    try {
      text = readFileSync(path, "utf8");
    } catch {
      return text; // who renews it may be about to put the new one in its place
    }
    return text;
  };
}

/** Reads a file that a flag names; throws an Error that names the flag when it cannot be read. */
export function readFlagFile(flag: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`--${flag}: cannot read the file: ${cause}`, { cause: error });
  }
}
