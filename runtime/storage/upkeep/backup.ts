import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { releaseClaim } from "../folderClaim.ts";
import { dataFileOf, openUnclaimed } from "../lmdbFile.ts";
import { replay } from "../replay.ts";
import { StorageError } from "../storage.ts";
import { flush } from "../flush.ts";
import { readFolder } from "./readFolder.ts";

export interface Backup {
  readonly file: string;
  /** Of the store: the copy has everything up to it. */
  readonly revision: number;
  readonly bytes: number;
}

/**
 * Copies the store of a folder into one file, whoever uses it meanwhile: the database as it stands at one moment, and
 * into that what the journal had before. `to` is a file to make, or an existing folder. The file is there when it is
 * whole, or not at all. Throws StorageError "failed" and "corrupt".
 */
export async function backUp({ folder, to }: { readonly folder: string; readonly to: string }): Promise<Backup> {
  const isFolder = existsSync(to) && statSync(to).isDirectory();
  if (!isFolder) checkFree(to);
  const parent = isFolder ? resolve(to) : dirname(resolve(to));
  if (!existsSync(parent)) throw new StorageError("failed", "", `${parent} does not exist`);
  const { file, journal } = await readFolder(folder);
  const work = mkdtempSync(join(parent, ".backup-"));
  try {
    if (journal.damage[0] !== undefined) throw new StorageError("corrupt", "", journal.damage[0]);
    await file.root.backup(dataFileOf(work), true);
    const copy = await openUnclaimed(work);
    releaseClaim(copy.meta);
    const revision = await replay(copy, journal.records, folder).finally(copy.close);
    await flush(dataFileOf(work));
    const made = isFolder ? join(parent, `backup-${revision}.mdb`) : resolve(to);
    checkFree(made);
    renameSync(dataFileOf(work), made);
    await flush(parent);
    return { file: made, revision, bytes: statSync(made).size };
  } finally {
    await file.close();
    rmSync(work, { recursive: true, force: true });
  }
}

function checkFree(file: string): void {
  if (existsSync(file)) throw new StorageError("failed", "", `${file} exists already`);
}
