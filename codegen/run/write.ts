/** Brings the output folder in line with the emitted files: all or nothing, and never touching what is not its own. */
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GenerateResult } from "../generate.ts";
import { outputPath } from "../outputPath.ts";

/** What a run would change. Paths are as emitted, relative to the output folder. */
export interface Plan {
  readonly out: string;
  readonly writes: readonly Change[];
  readonly deletes: readonly Change[];
  readonly unchanged: number;
  /** Files in the way that the generator did not write. */
  readonly foreign: readonly string[];
}

export interface Change {
  readonly path: string;
  /** Undefined for a file that is not there. */
  readonly old: string | undefined;
  /** Undefined for a file to delete. */
  readonly text: string | undefined;
}

/** Lists the files of the last run, so that only they are ever replaced or deleted. */
export interface Manifest {
  readonly source: string;
  readonly files: Readonly<Record<string, string>>;
}

export const manifestName = "manifest.json";

export async function plan(result: GenerateResult, out: string): Promise<Plan> {
  const manifest = await readManifest(out);
  const wanted = wantedFiles(result);
  const gone = Object.keys(manifest?.files ?? {}).filter((path) => wanted[path] === undefined && isSafe(path));
  const [changes, deletes] = await Promise.all([
    Promise.all(
      result.files.map(async ({ path, text }) => ({ path, text, old: await readText(outputPath(out, path)) })),
    ),
    Promise.all(gone.map(async (path) => ({ path, text: undefined, old: await readText(outputPath(out, path)) }))),
  ]);
  const writes: Change[] = changes.filter((each) => each.old !== each.text);
  const isForeign = (each: Change) => each.old !== undefined && !Object.hasOwn(manifest?.files ?? {}, each.path);
  const manifestText = printManifest({ source: result.sourceHash, files: wanted });
  const oldManifest = await readText(join(out, manifestName));
  const unchanged = Object.keys(wanted).length - writes.length;
  if (manifestText !== oldManifest) writes.push({ path: manifestName, old: oldManifest, text: manifestText });
  return {
    out,
    writes,
    deletes: deletes.filter((each) => each.old !== undefined),
    unchanged,
    foreign: writes.filter((each) => each.path !== manifestName && isForeign(each)).map((each) => each.path),
  };
}

/** How the plan touches the disk; a test gives one that fails. */
export interface WriteHooks {
  readonly rename?: (from: string, to: string) => Promise<void>;
}

/**
 * Carries a plan out. New texts go to temporary names first; only when all are there are they moved into place. If a
 * move or a deletion fails, what was already moved is put back, and the error is thrown.
 */
export async function write(changes: Plan, hooks: WriteHooks = {}): Promise<void> {
  const move = hooks.rename ?? rename;
  const staged: { readonly change: Change; readonly temporary: string }[] = [];
  const done: Change[] = [];
  try {
    for (const change of changes.writes) {
      const temporary = `${outputPath(changes.out, change.path)}.tmp-${process.pid}`;
      staged.push({ change, temporary });
      await mkdir(dirname(temporary), { recursive: true });
      await writeFile(temporary, change.text ?? "");
    }
    for (const { change, temporary } of staged) {
      await move(temporary, outputPath(changes.out, change.path));
      done.push(change);
    }
    for (const change of changes.deletes) {
      // Another run may have deleted it meanwhile.
      await rm(outputPath(changes.out, change.path), { force: true });
      done.push(change);
    }
  } catch (error) {
    await Promise.all(staged.map(({ temporary }) => rm(temporary, { force: true })));
    await Promise.all(done.map((change) => restore(changes.out, change)));
    throw error;
  }
  await removeEmptyFolders(changes);
}

export async function readManifest(out: string): Promise<Manifest | undefined> {
  const text = await readText(join(out, manifestName));
  if (text === undefined) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return isManifest(data) ? data : undefined;
  } catch {
    return undefined; // Damaged: then no file counts as written by the generator, and none is overwritten unasked.
  }
}

function isManifest(data: unknown): data is Manifest {
  if (typeof data !== "object" || data === null || !("files" in data)) return false;
  const { files } = data;
  return typeof files === "object" && files !== null && Object.values(files).every((each) => typeof each === "string");
}

/** Every file of the output by its path, made in this run or left as it was, with the hash of its text. */
function wantedFiles({ units }: GenerateResult): Readonly<Record<string, string>> {
  const files = [...units.values()].flatMap((unit) => Object.entries(unit.files));
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** A manifest edited by hand must not lead out of the output folder. */
function isSafe(path: string): boolean {
  return !path.startsWith("/") && !path.split(/[\\/]/).includes("..");
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return undefined;
    throw error;
  }
}

async function restore(out: string, change: Change): Promise<void> {
  const file = outputPath(out, change.path);
  if (change.old === undefined) await rm(file, { force: true });
  else await writeFile(file, change.old);
}

async function removeEmptyFolders(changes: Plan): Promise<void> {
  for (const { path } of changes.deletes) {
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      try {
        await rmdir(outputPath(changes.out, folder));
      } catch {
        break; // Not empty: something else lives there.
      }
    }
  }
}
