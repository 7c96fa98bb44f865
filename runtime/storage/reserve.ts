import { closeSync, openSync, statSync, truncateSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { dataFileOf } from "./dataFile.ts";
import { appendZeros } from "./fileSpace.ts";
import { isNoSpace } from "./noSpace.ts";

/** @limit Disk space that only deletions may use: other writes get 507. */
export const reserveBytes = 4 * 1024 * 1024;
/** How much of the disk must be free to lay them out: what others write goes on for a while. */
const neededBytes = 2 * reserveBytes;

const chunk = Buffer.alloc(1024 * 1024);

function reserveFileOf(folder: string): string {
  return join(folder, "reserve");
}

/** Whether the reserve of a folder is laid out. */
function hasReserve(folder: string): boolean {
  return (statSync(reserveFileOf(folder), { throwIfNoEntry: false })?.size ?? 0) >= reserveBytes;
}

/** Lays out the reserve where there is space for it; returns whether it is there. */
export async function layReserve(folder: string): Promise<boolean> {
  if (hasReserve(folder)) return true;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < neededBytes) return false;
  const file = reserveFileOf(folder);
  const handle = await open(file, "w", 0o600);
  try {
    for (let at = 0; at < reserveBytes; at += chunk.length) await handle.write(chunk, 0, chunk.length, at);
    return true;
  } catch (error) {
    if (!isNoSpace(error)) throw error;
    await rm(file, { force: true });
    return false;
  } finally {
    await handle.close();
  }
}

/**
 * Gives the reserve to the database, whose file becomes so much longer at once: what is free on the disk others would
 * take. Returns whether there was one.
 */
export function releaseReserve(folder: string): boolean {
  if (!hasReserve(folder)) return false;
  truncateSync(reserveFileOf(folder), 0);
  const descriptor = openSync(dataFileOf(folder), "a");
  try {
    appendZeros(descriptor, reserveBytes);
  } catch (error) {
    if (!isNoSpace(error)) throw error; // others were faster: it has what it got
  } finally {
    closeSync(descriptor);
  }
  return true;
}
