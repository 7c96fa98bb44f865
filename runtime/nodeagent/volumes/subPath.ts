import { constants, type Stats } from "node:fs";
import { chmod, type FileHandle, mkdir, open, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import type { Mounter } from "./mounter.ts";
import { mountPointsBelow } from "./mounter.ts";

/** Opens a place and not what is there; Node does not name it. The number is Linux's on all its machines. */
const openPath = 0o10000000;

/**
 * Shows one place inside a volume at a path of its own, which a container then gets. Other containers may write to the
 * volume while this runs: every step is taken from an open folder and follows no link, so that the place that is
 * mounted is inside the volume, whatever is exchanged meanwhile. What is not there becomes a folder.
 */
export async function mountSubPath(
  { volume, subPath, target }: { readonly volume: string; readonly subPath: string; readonly target: string },
  mounter: Mounter,
): Promise<void> {
  const place = await openInside(volume, subPath, { makeMissing: true });
  try {
    const found = await place.stat();
    if (await isMounted(target, found, mounter)) return;
    await mkdir(dirname(target), { recursive: true, mode: 0o750 });
    if (found.isDirectory()) await mkdir(target, { recursive: true, mode: 0o750 });
    else await writeFile(target, "", { flag: "a", mode: 0o640 });
    await mounter.bind(`/proc/${process.pid}/fd/${place.fd}`, target);
  } finally {
    await place.close();
  }
}

/** Why a sub-path names no place in a volume; undefined when it may. */
export function subPathObjection(subPath: string): string | undefined {
  if (isAbsolute(subPath)) return "subPath must not be an absolute path";
  return subPath.split("/").includes("..") ? "must not contain '..'" : undefined;
}

/**
 * Opens a place inside a folder. Links are followed as long as they stay inside. Rejects with an Error for one that
 * leads out, and when a part is exchanged for a link meanwhile. What is not there is
 * made, as folders, or is the error of the kernel.
 */
export async function openInside(
  folder: string,
  path: string,
  { makeMissing }: { readonly makeMissing: boolean },
): Promise<FileHandle> {
  const objection = subPathObjection(path);
  if (objection !== undefined) throw new Error(objection);
  const root = await realpath(folder);
  const { existing, missing } = await resolved(root, join(root, path));
  const inside = relative(root, existing);
  if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new Error(`subpath "${existing}" not within volume path "${root}"`);
  }
  let current = await open(root, openPath | constants.O_DIRECTORY);
  try {
    const { mode } = await current.stat();
    for (const part of inside.split(sep)) {
      if (part !== "") current = await step(current, part);
    }
    for (const part of missing) {
      if (makeMissing) await mkdir(below(current, part), { mode: mode & 0o777 });
      current = await step(current, part);
      // The mask of this process must not keep users from it whom the volume lets in.
      if (makeMissing && (await current.stat()).isDirectory()) await chmod(placeOf(current), mode & 0o7777);
    }
    return current;
  } catch (error) {
    await current.close();
    throw error;
  }
}

/** Goes from an open folder to one of its entries and closes the folder, unless that fails. */
async function step(folder: FileHandle, name: string): Promise<FileHandle> {
  const entry = await open(below(folder, name), openPath | constants.O_NOFOLLOW);
  if ((await entry.stat()).isSymbolicLink()) {
    await entry.close();
    throw new Error(`unexpected symlink found "${name}"`);
  }
  await folder.close();
  return entry;
}

function below(folder: FileHandle, name: string): string {
  return `${placeOf(folder)}/${name}`;
}

function placeOf({ fd }: FileHandle): string {
  return `/proc/self/fd/${fd}`;
}

/** Where a path leads, as far as it is there, and the parts that are not. */
async function resolved(root: string, path: string): Promise<{ existing: string; missing: string[] }> {
  const missing: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    try {
      return { existing: await realpath(at), missing };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || at.length <= root.length) throw error;
      missing.unshift(at.slice(dirname(at).length + 1));
    }
  }
}

/** Whether the same place is mounted there already. Another that is, from an earlier run, goes. */
async function isMounted(target: string, { dev, ino }: Stats, mounter: Mounter): Promise<boolean> {
  if (mountPointsBelow(await mounter.mountPoints(target), target).length === 0) return false;
  const mounted = await stat(target);
  if (mounted.dev === dev && mounted.ino === ino) return true;
  await mounter.unmount(target);
  return false;
}
