/**
 * Reads the spec folders: YAML to plain data, placeholders resolved. Nothing is checked here but what keeps a file from
 * being read.
 */
import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { cached } from "./cache.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { diagnosticBetween } from "./diagnostics.ts";
import { packageFolder } from "./folders.ts";
import { type GenerateOptions, isInside, ownOut, ownSpecRoot } from "./options.ts";
import type { Parsed } from "./load/parse.ts";
import { placeOf } from "./load/place.ts";
import { type Placeholders, placeholders, resolver } from "./load/placeholders.ts";
import { list, record, text } from "./read.ts";
import type { DocumentKind, Refs, Spec, SpecDocument, VocabularyName } from "./spec.ts";

/** Where files come from: the disk, or a test that gives them in another order. */
export interface SpecSource {
  /**
   * Paths below `folder`, relative to it with forward slashes, in any order; undefined when there is no such folder.
   */
  readonly list: (folder: string) => Promise<readonly string[] | undefined>;
  readonly read: (file: string) => Promise<string>;
}

export const diskSource: SpecSource = { list: listFiles, read: async (file) => utf8Of(await readFile(file)) };

function utf8Of(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(notUtf8);
  }
}

const notUtf8 = "it is not UTF-8 text";

export async function load(options: GenerateOptions, source: SpecSource = diskSource): Promise<Spec> {
  const diagnostics: Diagnostic[] = [];
  const platformFile = { kind: "platform", file: options.platformFile, module: "platform" } as const;
  const asItIs: Resolution = { words: "", resolve: (text) => text, known: new Map(), read: new Map() };
  const platform = await loadDocument(platformFile, { options, source, diagnostics, resolution: asItIs });
  const resolution = resolutionOf(placeholders(platform.data));
  const { resolve } = resolution;
  const found = await findFiles(options, source, diagnostics);
  const context = { options, source, diagnostics, resolution };
  const documents = await Promise.all(found.files.map((each) => loadDocument(each, context)));
  last = resolution;
  return {
    platform: { ...platform, data: resolveDeep(platform.data, resolve), resolve },
    resources: resourcesOf(documents),
    vocabulary: vocabularyOf(documents, diagnostics),
    gatesInPackage: documents.filter(({ kind, isInPackage }) => kind === "gates" && isInPackage).flatMap(gateNames),
    handWrittenProto: options.out === ownOut ? await readProto(join(packageFolder, "proto")) : {},
    diagnostics,
    folders: found.folders,
  };
}

/** What a user's file may add to what the package has. */
const addable: ReadonlySet<DocumentKind> = new Set(["groups", "gates", "errors"]);

/** The first of each name. */
function vocabularyOf(documents: readonly SpecDocument[], diagnostics: Diagnostic[]): Spec["vocabulary"] {
  const vocabulary: Partial<Record<VocabularyName, SpecDocument>> = {};
  for (const document of documents) {
    const { kind, display, isLibrary } = document;
    if (kind === "resource" || kind === "platform") continue;
    const first = vocabulary[kind];
    if (first === undefined || (first.isInPackage && addable.has(kind))) vocabulary[kind] = document;
    else if (!isLibrary) diagnostics.push(ofWhole(display, first.isInPackage ? notBesidePackage : unread));
  }
  return vocabulary;
}

function gateNames({ data }: SpecDocument): string[] {
  return list(record(data).gates).flatMap((each) => text(record(each).name) ?? []);
}

/** A user's file stands in for the library's file of the same place. */
function resourcesOf(documents: readonly SpecDocument[]): SpecDocument[] {
  const asked = new Set(documents.filter((each) => !each.isLibrary).map((each) => each.module));
  return documents.filter((each) => each.kind === "resource" && !(each.isLibrary && asked.has(each.module)));
}

interface FoundFile {
  readonly kind: DocumentKind;
  readonly file: string;
  readonly module: string;
  readonly isLibrary?: boolean;
}

interface LoadContext {
  readonly options: GenerateOptions;
  readonly source: SpecSource;
  readonly diagnostics: Diagnostic[];
  readonly resolution: Resolution;
}

/** How placeholders are resolved, and what became of the texts that were read so. */
interface Resolution {
  /** The placeholders' values. */
  readonly words: string;
  readonly resolve: (text: string) => string;
  /** What the load before this one read: a process that generates again and again finds most texts as they were. */
  readonly known: ReadonlyMap<string, Parsed>;
  readonly read: Map<string, Parsed>;
}

/** The last load's. */
let last: Resolution | undefined;

function resolutionOf(values: Placeholders): Resolution {
  const words = JSON.stringify(values);
  return { words, resolve: resolver(values), known: last?.words === words ? last.read : new Map(), read: new Map() };
}

async function loadDocument(found: FoundFile, context: LoadContext): Promise<SpecDocument> {
  const { options, source, diagnostics, resolution } = context;
  const display = displayPath(found.file, options.cwd);
  let text = "";
  let parsed: Parsed = nothing;
  try {
    text = await source.read(found.file);
    parsed = resolution.known.get(text) ?? (await parse(text, resolution.resolve));
    resolution.read.set(text, parsed);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*$/s, "") : String(error);
    const fix = reason === notUtf8 ? "save it as UTF-8" : "name a file that exists and may be read";
    const what = { rule: "unreadable-file", message: `cannot be read: ${reason}`, fix };
    diagnostics.push(ofWhole(display, what));
    parsed = { errors: [] };
  }
  const isBroken = "errors" in parsed;
  for (const error of "errors" in parsed ? parsed.errors : []) {
    const { rule, message, fix } = error;
    diagnostics.push(diagnosticBetween({ file: display, text, ...error }, { rule, message, fix }));
  }
  const { data, refs } = "errors" in parsed ? nothing : parsed;
  return {
    kind: found.kind,
    file: found.file,
    display,
    module: found.module,
    text,
    refs,
    data,
    isBroken,
    isBuiltIn: isInside(ownSpecRoot, found.file),
    isLibrary: found.isLibrary ?? false,
    isInPackage: options.isBesidePackage === true && isInside(ownSpecRoot, found.file),
    isKept: false,
    resolve: resolution.resolve,
  };
}

const nothing = { data: {}, refs: { definitions: [], others: [] } };

/** Parsing is the slow part, so its result is kept by the text. */
async function parse(text: string, resolve: (text: string) => string): Promise<Parsed> {
  const json = await cached(["yaml", text], async () => {
    const { parseYaml } = await import("./load/parse.ts");
    return JSON.stringify(parseYaml(text));
  });
  const parsed = JSON.parse(json) as Parsed;
  if ("errors" in parsed || !/\{[A-Za-z]+\}/.test(text)) return parsed;
  return { data: resolveDeep(parsed.data, resolve), refs: resolveDeep(parsed.refs, resolve) as Refs };
}

function resolveDeep(value: unknown, resolve: (text: string) => string): unknown {
  if (typeof value === "string") return value.includes("{") ? resolve(value) : value;
  if (Array.isArray(value)) return value.map((each) => resolveDeep(each, resolve));
  if (typeof value !== "object" || value === null) return value;
  // Any name becomes an own property, __proto__ too.
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.includes("{") ? resolve(key) : key, resolveDeep(each, resolve)]),
  );
}

/** Those that the generator writes itself are left out. */
async function readProto(folder: string): Promise<Readonly<Record<string, string>>> {
  const paths = (await listFiles(folder)) ?? [];
  const own = paths.filter((path) => path.endsWith(".proto") && basename(path) !== "generated.proto").sort();
  return Object.fromEntries(
    await Promise.all(own.map(async (path) => [path, await readFile(join(folder, path), "utf8")])),
  );
}

interface Found {
  readonly files: readonly FoundFile[];
  readonly folders: readonly string[];
}

async function findFiles(options: GenerateOptions, source: SpecSource, diagnostics: Diagnostic[]): Promise<Found> {
  const isOwnAsked = options.specRoots.includes(ownSpecRoot);
  const roots = isOwnAsked ? options.specRoots : [...options.specRoots, ownSpecRoot];
  const files: FoundFile[] = [];
  const folders = new Set([dirname(options.platformFile)]);
  for (const root of roots) {
    const isLibrary = !isOwnAsked && root === ownSpecRoot;
    const paths = await source.list(root);
    if (paths === undefined) {
      diagnostics.push(ofWhole(displayPath(root, options.cwd), missingFolder));
      folders.add(folderAround(root));
      continue;
    }
    folders.add(root);
    for (const path of [...paths].sort(comparePaths)) {
      const file = join(root, path);
      const found = placeOf(path);
      if (found === undefined) continue;
      if ("message" in found) diagnostics.push(ofWhole(displayPath(file, options.cwd), found));
      else files.push({ ...found, file, isLibrary });
      folders.add(dirname(join(root, path)));
    }
  }
  return { files, folders: [...folders] };
}

function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split("/"), b.split("/")];
  for (const [index, part] of left.entries()) {
    const other = right[index] ?? "";
    if (part !== other) return part < other ? -1 : 1;
  }
  return left.length - right.length;
}

/** The nearest that there is, in which a missing folder may appear. */
function folderAround(folder: string): string {
  const around = dirname(folder);
  return existsSync(around) || around === folder ? around : folderAround(around);
}

async function listFiles(folder: string): Promise<readonly string[] | undefined> {
  try {
    return await filesBelow(folder, []);
  } catch {
    return undefined; // Said to the user as missing-folder by the caller.
  }
}

/** Also through links, but not through one to a folder that it lies in. */
async function filesBelow(folder: string, around: readonly string[]): Promise<string[]> {
  const real = await realpath(folder);
  if (around.includes(real)) return [];
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith(".") && name !== "node_modules",
  );
  const found = await Promise.all(
    entries.map(async (entry) => {
      const { name } = entry;
      // A link that leads nowhere is a file that cannot be read, and said to be one.
      const what = entry.isSymbolicLink() ? await stat(join(folder, name)).catch(() => undefined) : entry;
      if (what?.isDirectory() !== true) return what === undefined || what.isFile() ? [name] : [];
      return (await filesBelow(join(folder, name), [...around, real])).map((path) => `${name}/${path}`);
    }),
  );
  return found.flat();
}

/** A file that a spec has one of: the first is read. */
const unread = {
  rule: "unread-file",
  message: "the file of this name in an earlier spec folder is read, and not this one",
  fix: "remove it, or give its folder before the other",
};

const notBesidePackage = {
  rule: "unread-file",
  message: "the code of the built-in kinds is the package's, which has a file of this name",
  fix: "remove it, or give --spec this folder and behind it the package's spec folder",
};

const missingFolder = {
  rule: "missing-folder",
  message: "there is no such spec folder",
  fix: "give --spec a folder that exists",
};

function displayPath(file: string, cwd: string): string {
  const short = relative(cwd, file);
  return short === "" || short.startsWith("..") ? file : short;
}

/** A mistake about a file as a whole, not at a place in it. */
function ofWhole(file: string, what: Pick<Diagnostic, "rule" | "message" | "fix">): Diagnostic {
  return { file, line: 1, column: 1, ...what, excerpt: "", length: 1 };
}
