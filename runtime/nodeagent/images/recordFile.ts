import { createHash } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";

/** The name of the file about an image. */
export function recordFileName(name: string): string {
  return `sha256-${sha256(name)}`;
}

/** Puts a text in the place of a file, for readers at once. Two writers of one file have to take turns. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.tmp`, text, { mode: 0o600 });
  await rename(`${path}.tmp`, path);
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
