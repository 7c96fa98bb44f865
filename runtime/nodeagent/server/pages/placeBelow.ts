import { realpath } from "node:fs/promises";
import { join, sep } from "node:path";

/** Where a path below a folder leads; undefined where nothing is, or where it leads out. */
export async function placeBelow(folder: string, rest: readonly string[]): Promise<string | undefined> {
  if (rest.some((each) => each === ".." || each.includes("\0") || each.includes(sep))) return undefined;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, ...rest))]);
    if (path === root || path.startsWith(`${root}${sep}`)) return path;
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
  }
  return undefined;
}
