import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Puts a text in the place of a file of the agent, for readers at once, and makes its folder. Two writers of one file
 * have to take turns.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o750 });
  await writeFile(`${path}.tmp`, text, { mode: 0o600 });
  await rename(`${path}.tmp`, path);
}

/** The same, and on the disk when it returns. */
export function replaceFileSync(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o750 });
  writeFileSync(`${path}.tmp`, text, { mode: 0o600, flush: true });
  renameSync(`${path}.tmp`, path);
}

/** Undefined where there is no such file. */
export function textIfThereSync(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    return absent(error as NodeJS.ErrnoException);
  }
}

/** For `catch`: what is not there is no error. A part of its path that is a file is no folder that has it. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}
