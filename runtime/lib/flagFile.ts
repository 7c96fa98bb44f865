import { readFileSync } from "node:fs";

/** Reads a file that a flag names; throws an Error that names the flag when it cannot be read. */
export function readFlagFile(flag: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`--${flag}: cannot read the file: ${cause}`, { cause: error });
  }
}
