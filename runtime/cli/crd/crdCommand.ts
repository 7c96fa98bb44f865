import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileProblem } from "../../lib/flagFile.ts";
import { documentsIn, parseYaml } from "../../negotiate/yaml.ts";
import type { JsonObject, Platform } from "../../schema/index.ts";
import { unknownCommand } from "../unknownCommand.ts";
import { crdSummaries } from "./crdSummaries.ts";
import { exportDefinition } from "./exportDefinition.ts";
import { importDefinition } from "./importDefinition.ts";
import { orderedYaml } from "./orderedYaml.ts";
import { openSpecLibrary, type SpecFile } from "./specLibrary.ts";

export interface CrdCommandOptions {
  readonly platform: Platform;
  /** The spec folder that every platform has: shared types are looked up there. */
  readonly specFolder: string;
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** `crd export` and `crd import`: a kind moves between a spec file and a definition. Returns the exit code. */
export async function runCrdCommand(argv: readonly string[], options: CrdCommandOptions): Promise<number> {
  const [action = "", ...rest] = argv;
  const { name } = options.platform;
  if (argv.some((each) => each === "--help" || each === "-h")) {
    options.print(usage(name));
    return 0;
  }
  const parsed = parseArguments(rest);
  const isAsked = action === "export" || action === "import";
  if (!isAsked || typeof parsed === "string" || parsed.files.length === 0) {
    const isUnknown = !isAsked && action !== "";
    const unknown = isUnknown ? unknownCommand(action, Object.keys(crdSummaries), "crd") : undefined;
    const problem = unknown ?? (typeof parsed === "string" ? parsed : undefined);
    options.warn(`${problem === undefined ? "" : `${name}: ${problem}\n\n`}${usage(name)}`);
    return 2;
  }
  try {
    await (action === "export" ? runExport : runImport)(parsed, options);
    return 0;
  } catch (error) {
    options.warn(`${name}: ${fileProblem(error)}`);
    return 1;
  }
}

interface Arguments {
  readonly files: readonly string[];
  readonly spec: readonly string[];
  /** "" prints. */
  readonly out: string;
}

/** The arguments, or what is wrong with them. */
function parseArguments(argv: readonly string[]): Arguments | string {
  const values: { files: string[]; spec: string[]; out: string } = { files: [], spec: [], out: "" };
  for (let i = 0; i < argv.length; i++) {
    const [name = "", inline] = (argv[i] ?? "").split(/=(.*)/s);
    if (!name.startsWith("--")) values.files.push(argv[i] ?? "");
    else if (name !== "--spec" && name !== "--out") return `unknown flag ${name}`;
    else {
      const value = inline ?? argv[++i];
      if (value === undefined) return `${name} needs a folder`;
      if (name === "--spec") values.spec.push(value);
      else values.out = value;
    }
  }
  return values;
}

async function runExport({ files, spec, out }: Arguments, options: CrdCommandOptions): Promise<void> {
  const { platform, specFolder, warn } = options;
  const words = Object.entries(platform).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const library = openSpecLibrary([...spec, specFolder], Object.fromEntries(words));
  const isBuiltIn = ({ path }: SpecFile) => !relative(specFolder, path).startsWith("..");
  const read = await Promise.all(files.map((file) => library.read(file)));
  const crd = await exportDefinition(read, { platform, library, vendor: platform.vendor, warn, isBuiltIn });
  const { name } = crd.metadata as { name: string };
  write([{ path: `${name}.yaml`, text: orderedYaml(crd) }], out, options);
}

async function runImport({ files, out }: Arguments, options: CrdCommandOptions): Promise<void> {
  const { platform, warn } = options;
  const made = new Map<string, JsonObject>();
  for (const file of files) {
    for (const text of documentsIn(readFileSync(file, "utf8"))) {
      for (const { path, data } of await imported(file, text, { platform, warn })) {
        if (made.has(path)) throw new Error(`${file}: two definitions become ${path}`);
        made.set(path, data);
      }
    }
  }
  write(
    [...made].map(([path, data]) => ({ path, text: orderedYaml(data) })),
    out,
    options,
  );
}

async function imported(file: string, text: string, options: Parameters<typeof importDefinition>[1]) {
  try {
    const { value } = await parseYaml(text);
    return value === null ? [] : importDefinition(value, options);
  } catch (error) {
    throw new Error(`${file}: ${fileProblem(error)}`, { cause: error });
  }
}

function write(
  files: readonly { readonly path: string; readonly text: string }[],
  out: string,
  { print }: CrdCommandOptions,
): void {
  if (out === "") {
    print(files.map((each) => each.text.trimEnd()).join("\n---\n"));
    return;
  }
  for (const { path, text } of files) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    print(file);
  }
}

function usage(name: string): string {
  return `Usage: ${name} crd export [--spec FOLDER]... [--out FOLDER] FILE...
       ${name} crd import [--out FOLDER] FILE...

export  ${crdSummaries.export}
import  ${crdSummaries.import}

--spec  Folder with further types that the files refer to.
--out   Writes files below this folder instead of printing.`;
}
