import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { absent } from "../files.ts";

export interface RotationOptions {
  /** From how many bytes on a log is rotated. */
  readonly maxBytes: number;
  /** Files of one log, with the one that is written to; at least 2. */
  readonly maxFiles: number;
  readonly nowMs: () => number;
  /** Makes the runtime write to a new file. */
  readonly reopen: () => Promise<void>;
}

/**
 * Moves a log that has become too long aside and lets the runtime begin a new one. What was moved before is compressed,
 * but for the newest, which readers may still follow; what is too much is removed. Resolves to whether it was rotated.
 */
export async function rotateLog(path: string, options: RotationOptions): Promise<boolean> {
  const found = await stat(path).catch(absent);
  if (found === undefined || found.size <= options.maxBytes) return false;
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  const names = (await readdir(folder)).filter((each) => each.startsWith(start)).sort();
  const unfinished = names.filter((each) => each.endsWith(".tmp"));
  const rotated = names.filter((each) => !each.endsWith(".tmp"));
  // With the file of now and the one that it becomes.
  const excess = rotated.slice(0, Math.max(0, rotated.length - (options.maxFiles - 2)));
  for (const each of [...unfinished, ...excess]) await rm(join(folder, each), { force: true });
  for (const each of rotated.slice(excess.length)) {
    if (!each.endsWith(".gz")) await compress(join(folder, each));
  }
  await moveAside(path, options);
  return true;
}

/** Removes a log that nothing writes to any more, and what was rotated of it. */
export async function removeLog(path: string): Promise<void> {
  const folder = dirname(path);
  const names = (await readdir(folder).catch(absent)) ?? [];
  const own = names.filter((each) => each === basename(path) || each.startsWith(`${basename(path)}.`));
  for (const each of own) await rm(join(folder, each), { force: true });
}

async function compress(path: string): Promise<void> {
  const made = `${path}.tmp`;
  await pipeline(createReadStream(path), createGzip(), createWriteStream(made, { mode: 0o640 }));
  await rename(made, `${path}.gz`);
  await rm(path, { force: true });
}

/** When the runtime does not begin a new file, the old one goes back, else its lines would be lost to readers. */
async function moveAside(path: string, { nowMs, reopen }: RotationOptions): Promise<void> {
  const time = new Date(nowMs()).toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
  const aside = `${path}.${time}`;
  await rename(path, aside);
  try {
    await reopen();
  } catch (error) {
    await rename(aside, path);
    throw error;
  }
}
