import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { diskSource, type SpecSource } from "../load.ts";
import { isInside } from "../options.ts";

/** Why a revision cannot be compared with. */
export class RevisionError extends Error {}

/**
 * Spec files as a git revision has them. What does not lie in the repository of `cwd`, or lies in a node_modules, is
 * read from the disk: the revision says nothing of it. Throws a RevisionError.
 */
export async function gitSource(revision: string, cwd: string): Promise<SpecSource> {
  const run = async (words: readonly string[], why: string, input = "") => {
    const git = promisify(execFile)("git", ["-C", cwd, ...words], { encoding: "buffer", maxBuffer });
    git.child.stdin?.on("error", () => {}); // git has ended without reading it, and its exit code says why
    git.child.stdin?.end(input);
    return (await git.catch(() => refuse(why))).stdout;
  };
  const line = async (words: readonly string[], why: string) => (await run(words, why)).toString().trim();
  const top = await line(["rev-parse", "--show-toplevel"], `${cwd} is in no git repository`);
  const named = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
  const commit = await line(named, `git knows no commit "${revision}"`);
  const texts = new Map<string, string>();
  return {
    list: async (folder) => {
      const path = placeWithin(top, folder);
      if (path === undefined) return diskSource.list(folder);
      const why = `git cannot list ${folder} at ${revision}`;
      const listed = await run(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit, "--", path], why);
      const paths = listed
        .toString()
        .split("\0")
        .filter((each) => /\.ya?ml$/.test(each));
      const asked = paths.map((each) => `${commit}:${each}\n`).join("");
      const blobs = blobsOf(await run(["cat-file", "--batch"], `git cannot read ${folder} at ${revision}`, asked));
      const found = paths.map((each) => relative(path, each));
      for (const [index, each] of found.entries()) texts.set(join(folder, each), blobs[index] ?? "");
      return found;
    },
    read: async (file) => texts.get(file) ?? diskSource.read(file),
  };
}

/** Bytes that git may print: many times a spec. */
const maxBuffer = 256 * 2 ** 20;

function refuse(reason: string): never {
  throw new RevisionError(`--against: ${reason}`);
}

/** The path of a folder within a repository; undefined for what is not part of it. */
function placeWithin(top: string, folder: string): string | undefined {
  const path = isInside(top, folder) ? folder : realPathOf(folder);
  if (!isInside(top, path) || path.split(sep).includes("node_modules")) return undefined;
  return relative(top, path).split(sep).join("/") || ".";
}

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder; // It is not there now, so it is where it says.
  }
}

/** The texts of what `git cat-file --batch` prints: a line that ends with a size, so many bytes, and a line feed. */
function blobsOf(printed: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf("\n", at);
    const size = Number(printed.toString("utf8", at, end).split(" ").at(-1));
    texts.push(printed.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}
