/**
 * Texts that are slow to make (printing by ts-morph, ajv's standalone code, openapi-typescript, protoc-gen-es, YAML)
 * kept between runs under node_modules/.cache/orch-codegen, so that a run works only on what changed.
 *
 * The key is plain JSON that holds everything `make` reads (its first element names the use, so that uses never meet);
 * the generator's own sources and library versions are added to it here. An entry that is missing or damaged is made
 * again.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "./folders.ts";

/** Entries kept at most; beyond it the ones written longest ago go. */
const maxEntries = 20_000;

/** The text `make` gives for this key, from an earlier run when there is one. */
export async function cached(key: unknown, make: () => Promise<string> | string): Promise<string> {
  const folder = cacheFolder();
  if (folder === undefined) return make();
  const file = join(folder, nameOf(key));
  const kept = readEntry(file);
  if (kept !== undefined) return kept;
  const text = await make();
  writeEntry(file, text);
  return text;
}

/** What was kept under a key; unlike `cached`, what it says may have become wrong. */
export function readKept(key: unknown): string | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : readEntry(join(folder, nameOf(key)));
}

/** Keeps a text under a key, in place of what was there. */
export function keep(key: unknown, text: string): void {
  const folder = cacheFolder();
  if (folder !== undefined) writeEntry(join(folder, nameOf(key)), text);
}

function nameOf(key: unknown): string {
  return hashOf(`${generatorVersion()}\n${JSON.stringify(key)}`);
}

/** Short content hash: 16 hexadecimal digits of SHA-256. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Where threads keep compiled libraries, and for which version; undefined when nothing is kept. */
export function compileCache(): { readonly folder: string; readonly version: string } | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : { folder, version: generatorVersion() };
}

/** Removes the oldest entries beyond the limit. Cheap when there is nothing to do. */
export function pruneCache(): void {
  const folder = cacheFolder();
  if (folder === undefined) return;
  const names = readdirSync(folder);
  if (names.length <= maxEntries) return;
  const aged = names.map((name) => ({ name, time: modifiedAt(join(folder, name)) })).sort((a, b) => a.time - b.time);
  for (const { name } of aged.slice(0, names.length - maxEntries)) rmSync(join(folder, name), { force: true });
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

/**
 * Hash of everything besides the key that decides what `make` gives: the generator's sources, Node and the libraries.
 */
function generatorVersion(): string {
  versionMemo ??= computeVersion();
  return versionMemo;
}

function computeVersion(): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of ["package.json", "package-lock.json", "node_modules/.package-lock.json"]) {
    const file = join(packageFolder, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  for (const folder of ["codegen", "runtime/schema", "runtime/openapi"]) {
    const path = join(packageFolder, folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path, { recursive: true, encoding: "utf8" }).sort()) {
      if (/\.(ts|js|mjs)$/.test(name)) hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  return hash.digest("hex");
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
