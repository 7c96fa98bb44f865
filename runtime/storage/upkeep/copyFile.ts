import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { dirname } from "node:path";
import type { LmdbFile } from "../lmdbFile.ts";

/**
 * Writes what the database holds at one moment into a new file (mode 0600) without the space that it does not use.
 * Others may write meanwhile. The copy is not yet durable.
 */
export async function copyTo({ root }: Pick<LmdbFile, "root">, file: string): Promise<void> {
  await root.backup(file, true);
  await chmod(file, 0o600);
}

/** Makes a file durable, and that it is there. */
export function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const descriptor = openSync(path, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

export function sizeOf(file: string): number {
  return statSync(file).size;
}
