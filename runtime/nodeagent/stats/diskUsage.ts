import { lstat, opendir } from "node:fs/promises";
import { join } from "node:path";
import { absent } from "../files.ts";

export interface DiskUsage {
  readonly bytes: number;
  readonly inodes: number;
}

/** @limit Files that are counted for the usage of a folder: the rest is left out. */
const maxFiles = 100_000;

/** Blocks of a disk hold so many bytes in what the kernel says of a file. */
const blockBytes = 512;

/**
 * What the files in a folder take, with the folder itself and without what is mounted in it. Folders and files that go
 * meanwhile take nothing.
 */
export async function diskUsage(folder: string): Promise<DiskUsage> {
  const seen = new Set<number>();
  const root = await statOf(folder);
  if (root === undefined) return { bytes: 0, inodes: 0 };
  let bytes = root.blocks * blockBytes;
  let inodes = 1;
  const folders = [folder];
  for (let path = folders.pop(); path !== undefined && inodes < maxFiles; path = folders.pop()) {
    for (const name of await namesIn(path)) {
      const each = await statOf(join(path, name));
      if (each === undefined || each.dev !== root.dev) continue;
      if (each.nlink > 1 && !each.isDirectory()) {
        if (seen.has(each.ino)) continue; // another name of a file that was counted
        seen.add(each.ino);
      }
      bytes += each.blocks * blockBytes;
      inodes++;
      if (each.isDirectory()) folders.push(join(path, name));
    }
  }
  return { bytes, inodes };
}

async function statOf(path: string) {
  return lstat(path).catch(absent);
}

async function namesIn(path: string): Promise<string[]> {
  const folder = await opendir(path).catch(absent);
  const names: string[] = [];
  if (folder === undefined) return names;
  for await (const each of folder) {
    names.push(each.name);
    if (names.length >= maxFiles) break;
  }
  return names;
}
