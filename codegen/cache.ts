/**
 * Texts that are slow to make (printing by ts-morph, ajv's standalone code, messages, YAML) kept between runs under
 * node_modules/.cache/orch-codegen, so that a run works only on what changed; beside them what the last run of each
 * output folder left.
 *
 * The key is plain JSON that holds everything `make` reads (its first element names the use, so that uses never meet);
 * the generator's own sources and library versions are added to it here. An entry that is missing or damaged is made
 * again.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "./folders.ts";

/** Entries kept at most, by how their names begin; beyond it the ones written longest ago go. */
const maxEntries = { "text-": 20_000, "run-": 50 } as const;
/** Share of the limit that is left when it was passed. */
const keptShare = 0.9;

/** The text `make` gives for this key, from an earlier run when there is one. */
export async function cached(key: unknown, make: () => Promise<string> | string): Promise<string> {
  const file = entryFile("text-", key);
  if (file === undefined) return make();
  const kept = readEntry(file);
  if (kept !== undefined) return kept;
  const text = await make();
  writeEntry(file, text);
  return text;
}

/** What the last run of this key kept. */
export function readRun(key: unknown): string | undefined {
  const file = entryFile("run-", key);
  return file === undefined ? undefined : readEntry(file);
}

/** Keeps what a run leaves to the next, in place of what the one before left. */
export function writeRun(key: unknown, text: string): void {
  const file = entryFile("run-", key);
  if (file !== undefined) writeEntry(file, text);
}

function entryFile(prefix: keyof typeof maxEntries, key: unknown): string | undefined {
  const folder = cacheFolder();
  if (folder === undefined) return undefined;
  return join(folder, `${prefix}${hashOf(`${generatorVersion()}\n${JSON.stringify(key)}`)}`);
}

/** Short content hash: 16 hexadecimal digits of SHA-256. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * Removes the oldest entries where there are more than the limits allow, and some more: else each run of a full cache
 * would look at the age of all of them.
 */
export function pruneCache(): void {
  const folder = cacheFolder();
  if (folder === undefined) return;
  const names = readdirSync(folder);
  for (const [prefix, max] of Object.entries(maxEntries)) {
    const files = names.filter((each) => each.startsWith(prefix)).map((each) => join(folder, each));
    if (files.length <= max) continue;
    const aged = files.map((file) => ({ file, time: modifiedAt(file) })).sort((a, b) => a.time - b.time);
    for (const { file } of aged.slice(0, files.length - max * keptShare)) rmSync(file, { force: true });
  }
}

/** An entry is its text's hash, a line feed, the text: a torn or edited entry does not match and counts as missing. */
function readEntry(file: string): string | undefined {
  let entry: string;
  try {
    entry = readFileSync(file, "utf8");
  } catch {
    return undefined; // Not there, or not readable: the caller makes the text again, which is always right.
  }
  const text = entry.slice(17);
  return entry.slice(0, 17) === `${hashOf(text)}\n` ? text : undefined;
}

function writeEntry(file: string, text: string): void {
  try {
    writeFileSync(file, `${hashOf(text)}\n${text}`);
  } catch {} // A full or read-only disk costs the next run time, nothing else.
}

let folderMemo: { readonly path: string | undefined } | undefined;

/** undefined: switched off by ORCH_CODEGEN_CACHE=off, or there is no place to write. */
function cacheFolder(): string | undefined {
  folderMemo ??= { path: findFolder() };
  return folderMemo.path;
}

/** Orch's own node_modules in its repository; the user's when Orch is installed as a dependency. */
function findFolder(): string | undefined {
  if (process.env.ORCH_CODEGEN_CACHE === "off") return undefined;
  const owner = existsSync(join(packageFolder, "node_modules")) ? packageFolder : process.cwd();
  const folder = join(owner, "node_modules", ".cache", "orch-codegen");
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return undefined; // A read-only place: run without a cache.
  }
}

let versionMemo: string | undefined;

/** Hash of what decides what `make` gives besides the key: the generator's sources, the libraries, Node. */
function generatorVersion(): string {
  const installed = ["package.json", "package-lock.json", "node_modules/.package-lock.json"];
  versionMemo ??= hashOfFiles([...installed, ...sources()]);
  return versionMemo;
}

function sources(): string[] {
  const folders = ["codegen", "runtime/schema", "runtime/openapi", "runtime/cel"].filter((each) =>
    existsSync(join(packageFolder, each)),
  );
  return folders.flatMap((folder) => {
    const names = readdirSync(join(packageFolder, folder), { recursive: true, encoding: "utf8" }).sort();
    return names.filter((name) => /\.(ts|js|mjs)$/.test(name)).map((name) => join(folder, name));
  });
}

/** @param names of files below the package; those that are not there do not count. */
function hashOfFiles(names: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of names) {
    const file = join(packageFolder, name);
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
