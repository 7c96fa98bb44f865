import { realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { packageFolder } from "./folders.ts";
import type { ImportExtension, ImportStyle } from "./model.ts";

/** What a run of the generator reads and where it writes; all paths are absolute. */
export interface GenerateOptions {
  readonly platformFile: string;
  /** Spec folders; the first to declare a vocabulary file (errors.yaml ...) provides it. */
  readonly specRoots: readonly string[];
  readonly out: string;
  /**
   * The output stands beside the code that the package has of the kinds of its own spec folder, the first of
   * `specRoots`. Otherwise the output holds all that it needs.
   */
  readonly isBesidePackage?: true;
  /** Absent: what suits the package that `out` lies in. */
  readonly importExtension?: ImportExtension | undefined;
  /** A git revision whose clients and objects the spec must not break. */
  readonly against?: string;
  /** What else to write. */
  readonly extras?: readonly Extra[];
  /** Diagnostics print paths relative to it. */
  readonly cwd: string;
}

/** What is written only where it is asked for: few programs need it, and it takes seconds to make. */
export type Extra = (typeof extraNames)[number];

const extraNames = ["openapi-types", "messages"] as const;

export interface CommandLine extends GenerateOptions {
  readonly mode: "write" | "check" | "watch" | "help";
  /** Says of an internal error where it happened. */
  readonly hasStack: boolean;
}

/** Orch's own spec folder, whose types any spec may refer to. */
export const ownSpecRoot = join(packageFolder, "spec");
export const ownOut = join(packageFolder, "generated");

/** Options of a run that writes Orch's own output. */
export const ownOptions: GenerateOptions = {
  platformFile: join(ownSpecRoot, "platform.yaml"),
  specRoots: [ownSpecRoot],
  out: ownOut,
  cwd: packageFolder,
};

/** What the command prints of itself: in Orch's own repository it is a script, elsewhere an installed program. */
export function usage(cwd: string): string {
  const isOwn = isInside(packageFolder, cwd);
  const required = "output folder";
  return `Usage: ${isOwn ? "npm run generate -- [options]" : "orch-generate --out DIR [options]"}

Generates code, OpenAPI documents and .proto files from spec files.

  --platform FILE   platform file, which names the identity (default: the package's spec/platform.yaml)
  --spec DIR...     folders of spec files, read in this order (default: the package's spec/). Kinds of other folders
                    are served beside the built-in ones, whose code is imported from the package
  --alone           serve the kinds of --spec without the built-in ones
  --out DIR         ${isOwn ? `${required} (default: generated/, with .proto files in proto/)` : required}
  --import-extension ts|js
                    extension of imports between generated files (default: ts where the tsconfig.json above
                    --out allows it or there is none, js otherwise)
  --openapi-types   also write openapi/types.ts: TypeScript types of the OpenAPI documents, for openapi-fetch
  --messages        also write pb/: protobuf messages in TypeScript
  --against REV     refuse changes since a git revision that break clients or stored objects
  --check           write nothing; print each stale file with its diff, and exit 1 if there is one
  --watch           regenerate whenever a spec file changes
  --stack           print where an internal error happened
  --help            print this
`;
}

/** Reads the arguments after the script's name. A string answer is the complaint to print. */
export function parseCommandLine(argv: readonly string[], cwd: string): CommandLine | string {
  const values: Values = { platform: [], spec: [], out: [], "import-extension": [], against: [] };
  const switches = new Set<Switch>();
  let taking: keyof typeof values | undefined;
  for (const argument of argv) {
    const [flag, inline] = splitFlag(argument);
    if (flag === undefined) {
      if (taking === undefined) return `unexpected argument "${argument}"`;
      values[taking].push(argument);
      if (taking !== "spec") taking = undefined;
    } else if (isValueFlag(flag)) {
      if (inline !== undefined) values[flag].push(inline);
      taking = inline === undefined ? flag : undefined;
      if (inline === undefined && values[flag].length > 0 && flag !== "spec") return `--${flag} is given twice`;
    } else if (isSwitch(flag) && inline === undefined) {
      switches.add(flag);
      taking = undefined;
    } else {
      return `unknown option "${argument}"`;
    }
  }
  return toCommandLine({ values, switches, argv, cwd });
}

/** Flags that take values, with these. */
type Values = Record<(typeof valueFlags)[number], string[]>;

const valueFlags = ["platform", "spec", "out", "import-extension", "against"] as const;

function isValueFlag(flag: string): flag is keyof Values {
  return valueFlags.some((each) => each === flag);
}

/** Flags without a value. */
type Switch = Exclude<CommandLine["mode"], "write"> | "alone" | "stack" | Extra;

function isSwitch(flag: string): flag is Switch {
  return ["help", "check", "watch", "alone", "stack", ...extraNames].includes(flag);
}

/** Output inside Orch's own package reaches the runtime by relative imports, elsewhere by the package's name. */
export function importStyle({ out, importExtension: extension = "ts" }: GenerateOptions): ImportStyle {
  const kind = isInside(packageFolder, out) ? "relative" : "package";
  const runtimeFolder = join(packageFolder, "runtime");
  return { kind, extension, runtimeFolder, packageOutput: ownOut, outputFolder: out };
}

export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && resolve(way) !== way);
}

function splitFlag(argument: string): [string | undefined, string | undefined] {
  if (!argument.startsWith("--")) return [undefined, undefined];
  const equals = argument.indexOf("=");
  if (equals < 0) return [argument.slice(2), undefined];
  return [argument.slice(2, equals), argument.slice(equals + 1)];
}

function toCommandLine(parsed: {
  readonly values: Readonly<Values>;
  readonly switches: ReadonlySet<Switch>;
  readonly argv: readonly string[];
  readonly cwd: string;
}): CommandLine | string {
  const { values, switches, argv, cwd } = parsed;
  for (const flag of valueFlags) {
    const isGiven = argv.some((each) => each === `--${flag}` || each.startsWith(`--${flag}=`));
    if (isGiven && values[flag].length === 0) return `--${flag} needs a value`;
    if (flag !== "spec" && values[flag].length > 1) return `--${flag} is given twice`;
  }
  const [importExtension] = values["import-extension"];
  const [against] = values.against;
  if (importExtension !== undefined && importExtension !== "ts" && importExtension !== "js") {
    return `--import-extension is ts or js, not "${importExtension}"`;
  }
  if (switches.has("check") && switches.has("watch")) return "--check and --watch exclude each other";
  const mode = (["help", "check", "watch"] as const).find((each) => switches.has(each)) ?? "write";
  const [out] = values.out;
  if (out === undefined && mode !== "help" && !isInside(packageFolder, cwd)) {
    return "--out is missing: give the folder of your own that holds the generated code";
  }
  const sources = sourcesOf(values, { isAlone: switches.has("alone"), cwd });
  if (typeof sources === "string") return sources;
  return {
    mode,
    hasStack: switches.has("stack"),
    extras: extraNames.filter((each) => switches.has(each)),
    cwd,
    ...sources,
    out: pathOf(cwd, out ?? ownOut),
    ...(importExtension === undefined ? {} : { importExtension }),
    ...(against === undefined ? {} : { against }),
  };
}

const aloneNeedsOthers =
  "--alone leaves out the package's spec folder, which is the one to read: name others by --spec";

type Sources = Pick<GenerateOptions, "platformFile" | "specRoots" | "isBesidePackage">;

/** Kinds of a folder besides the package's own stand beside the built-in ones, unless they are to be alone. */
function sourcesOf(values: Readonly<Values>, given: { readonly isAlone: boolean; readonly cwd: string }) {
  const { isAlone, cwd } = given;
  const ownPlatform = join(ownSpecRoot, "platform.yaml");
  const platformFile = pathOf(cwd, values.platform[0] ?? ownPlatform);
  const folders = values.spec.length === 0 ? [ownSpecRoot] : values.spec.map((each) => pathOf(cwd, each));
  const sources: Sources = { platformFile, specRoots: [...new Set(folders)] };
  const isOwnAsked = folders.includes(ownSpecRoot);
  if (isAlone) return isOwnAsked ? aloneNeedsOthers : sources;
  if (isOwnAsked) return sources;
  if (platformFile !== ownPlatform) {
    return `--platform gives built-in kinds other names: add ${relative(cwd, ownSpecRoot)} to --spec, or give --alone`;
  }
  if (values.out.length === 0) return "--out is missing: generated/ has the built-in kinds";
  return { ...sources, specRoots: [ownSpecRoot, ...sources.specRoots], isBesidePackage: true } satisfies Sources;
}

/** An absolute path. One that leads into Orch's own package through links is the one that it has there. */
function pathOf(cwd: string, given: string): string {
  const path = resolve(cwd, given);
  const real = withoutLinks(path);
  return isInside(packageFolder, real) ? real : path;
}

/** Of a file that is not there yet, as far as its folders are. */
function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(withoutLinks(above), relative(above, path));
  }
}
