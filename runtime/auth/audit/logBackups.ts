import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

let lastMs = 0;

/** "/log/audit.log" becomes "/log/audit-2026-01-02T03-04-05.006.log"; no two backups of this process have one name. */
export function backupPath(path: string, nowMs: number): string {
  lastMs = Math.max(nowMs, lastMs + 1);
  const { prefix, extension } = partsOf(path);
  const time = new Date(lastMs).toISOString().slice(0, -1).replaceAll(":", "-");
  return join(dirname(path), `${prefix}${time}${extension}`);
}

export interface BackupOptions {
  readonly path: string;
  readonly maxBackups: number;
  readonly maxAgeMs: number;
  readonly compress: boolean;
  readonly logError: (message: string, error: unknown) => void;
}

/** Removes the backups that are too old or too many, and compresses the others. Never rejects. */
export async function tidyBackups(options: BackupOptions, nowMs: number): Promise<void> {
  const { path, maxBackups, maxAgeMs, compress, logError } = options;
  const folder = dirname(path);
  try {
    const newestFirst = (await readdir(folder))
      .filter((each) => timeOf(each, path) !== undefined)
      .sort()
      .reverse();
    for (const [index, name] of newestFirst.entries()) {
      const isTooMany = maxBackups > 0 && index >= maxBackups;
      const isTooOld = maxAgeMs > 0 && nowMs - (timeOf(name, path) ?? nowMs) > maxAgeMs;
      if (isTooMany || isTooOld) await rm(join(folder, name), { force: true });
      else if (compress && !name.endsWith(compressed)) await compressFile(join(folder, name));
    }
  } catch (error) {
    logError(`cannot tidy the backups of ${path}`, error);
  }
}

const compressed = ".gz";

/** When a file became a backup of `path`, in milliseconds; undefined when it is none. */
function timeOf(name: string, path: string): number | undefined {
  const { prefix, extension } = partsOf(path);
  const plain = name.endsWith(compressed) ? name.slice(0, -compressed.length) : name;
  if (!plain.startsWith(prefix) || !plain.endsWith(extension)) return undefined;
  const time = plain.slice(prefix.length, plain.length - extension.length);
  const [, date, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3})$/.exec(time) ?? [];
  return date === undefined ? undefined : Date.parse(`${date}${hours}:${minutes}:${seconds}Z`);
}

function partsOf(path: string): { readonly prefix: string; readonly extension: string } {
  const extension = extname(path);
  return { prefix: `${basename(path, extension)}-`, extension };
}

/** The original goes when its copy is whole. */
async function compressFile(path: string): Promise<void> {
  const copy = `${path}${compressed}`;
  try {
    await pipeline(createReadStream(path), createGzip(), createWriteStream(copy, { mode: 0o600 }));
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
  await rm(path, { force: true });
}
