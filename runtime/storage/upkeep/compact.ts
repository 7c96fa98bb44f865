import { openLmdbStorage } from "../lmdb.ts";
import { noRest } from "../pace.ts";
import { type Compaction, type CopyProgress, type Storage, StorageError } from "../storage.ts";
import { askToCompact } from "./control.ts";
import { checkStore } from "./readFolder.ts";

export interface CompactOptions {
  readonly onProgress?: (progress: CopyProgress) => void;
  /** As of LmdbStorageOptions. */
  readonly onLoss?: ((gaveUp: string) => void) | undefined;
}

/**
 * Puts a copy without unused space in the place of the database of a folder; the server that has the folder does so
 * itself, and goes on meanwhile. Throws StorageError "locked" while another process has it that cannot be asked,
 * "failed", "full", "corrupt" and "incomplete".
 */
export async function compact(
  folder: string,
  { onProgress = () => {}, onLoss }: CompactOptions = {},
): Promise<Compaction> {
  checkStore(folder);
  let storage: Storage;
  try {
    storage = await openLmdbStorage({ folder, rest: noRest, ...(onLoss === undefined ? {} : { onLoss }) });
  } catch (error) {
    if (error instanceof StorageError && error.code === "locked") return askToCompact(folder, error, onProgress);
    throw error;
  }
  try {
    if (storage.compact === undefined) throw new Error("unreachable: this back end compacts");
    return await storage.compact(onProgress);
  } finally {
    await storage.close();
  }
}
