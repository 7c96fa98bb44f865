import type { Finding, Import, Rule, Source } from "./source.ts";

/** The units of runtime/: folders, and those in server/. One imports its own row and the rows below. */
const rows: readonly (readonly string[])[] = [
  ["index", "cli", "testing"],
  ["apiserver"],
  ["encryption", "server"],
  ["server/endpoints"],
  ["server/filters", "server/connections"],
  ["handlers", "discovery"],
  ["kinds"],
  ["flowcontrol"],
  ["aggregation", "allocate", "registry", "custom"],
  ["admission", "apply", "patch", "watch", "cel", "selector", "negotiate"],
  ["storage", "auth", "metrics", "proxy"],
  ["lib", "configuration", "openapi", "protobuf", "grpc", "process", "x509"],
];

/** The units that stand beside the rows, and all that they import. */
const apart: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  client: ["schema"],
  component: ["client", "schema", "lib", "metrics"],
  controllers: ["client", "component", "schema", "lib", "x509"],
  scheduler: ["client", "component", "schema", "lib"],
  nodeagent: ["client", "component", "schema", "lib", "metrics", "grpc", "process", "x509"],
  serviceproxy: ["client", "component", "schema", "lib"],
};

/** The last row that may import what every process has. */
const lastOfProcesses = "server/connections";

/** Units that reach webhooks, by the client, besides the first row. */
const callers: readonly string[] = ["auth"];

/** Names, texts and numbers of the spec, and the messages of other programs: words that everything may speak. */
const vocabulary = new RegExp(
  "^generated/((errors|gates|flags|metrics|wellknown)\\.ts|" +
    "pb/(cri|csi|deviceplugin|dra|etcd|health|kms|pluginregistration|podinfo|podresources|prometheus)/)",
);

/** Where the values of generated/ enter the program. */
const injectors: readonly string[] = ["runtime/cli/builtIn.ts", "runtime/testing/testServer.ts", "runtime/index.ts"];

/** Runtime parts that generated code is written against, and the hand-written functions that spec files name. */
const usedByGenerated = /^(generated|runtime\/(schema|client|cel)|runtime\/kinds)\//;

/** The rows, and what stands beside them, as a page shows them. */
export function layerTable(): string {
  const width = Math.max(...Object.keys(apart).map((each) => each.length));
  const beside = Object.entries(apart).map(([unit, imports]) => {
    return `${unit.padEnd(width)}  imports ${imports.length === 0 ? "nothing" : imports.join(", ")}`;
  });
  return ["```", ...rows.map((row) => row.join("  ")), "", ...beside, "```"].join("\n");
}

/** Who may import whom. */
export const layering: Rule = (sources) =>
  sources.flatMap((source) =>
    source.imports.flatMap((each) => {
      const message = each.target === undefined ? undefined : objection(source, each, each.target);
      return message === undefined ? [] : [{ file: source.path, line: each.line, rule: "layering", message }];
    }),
  );

function objection(source: Source, { isType }: Import, target: string): string | undefined {
  const { path } = source;
  if (path.startsWith("generated/")) {
    return usedByGenerated.test(target) ? undefined : `generated code may not import ${target}`;
  }
  if (path.startsWith("codegen/")) {
    const isKnown = /^(codegen|runtime\/(schema|openapi|cel|process))\//.test(target);
    return isKnown ? undefined : `codegen may not import ${target}`;
  }
  if (!path.startsWith("runtime/")) return undefined;
  if (target.startsWith("generated/")) {
    if (unitOf(path) === "schema") return "schema imports nothing outside itself";
    const mayImport = isType || vocabulary.test(target) || injectors.includes(path);
    return mayImport ? undefined : `values of ${target} are injected: import its types, or take it as an argument`;
  }
  if (!target.startsWith("runtime/")) return `runtime may not import ${target}`;
  return betweenUnits(unitOf(path), unitOf(target));
}

function betweenUnits(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const own = apart[from];
  if (own !== undefined) return own.includes(to) ? undefined : `${from} may not import ${to}`;
  const rank = rankOf(from);
  if (rank === -1) return `runtime/${from} has no row in test/tidy/layers.ts`;
  if (to === "schema") return undefined;
  if (Object.hasOwn(apart, to)) {
    if (to === "client" && callers.includes(from)) return undefined;
    const last = to === "component" ? rankOf(lastOfProcesses) : 0;
    return rank <= last ? undefined : `${from} may not import ${to}`;
  }
  return rankOf(to) >= rank ? undefined : `${from} lies below ${to}`;
}

function rankOf(unit: string): number {
  return rows.findIndex((row) => row.includes(unit));
}

/** "runtime/storage/etcd/a.ts" -> "storage"; "runtime/server/filters/a.ts" -> "server/filters". */
function unitOf(path: string): string {
  const [, folder = "", next, file] = path.split("/");
  return folder === "server" && file !== undefined ? `${folder}/${next}` : folder.replace(/\.ts$/, "");
}

interface LibraryRow {
  readonly name: RegExp;
  /** Files, or folders that end in a slash. */
  readonly values: readonly string[];
  /** Where its types may be named besides. */
  readonly types?: readonly string[];
}

/** Which files know which library; the tests may use all. */
const libraries: readonly LibraryRow[] = [
  { name: /^(koa|koa-router|@koa\/.*)$/, values: ["runtime/server/", "bench/floor.ts"] },
  { name: /^ts-morph$/, values: ["codegen/tools/typescript.ts"] },
  { name: /^lmdb$/, values: ["runtime/storage/lmdbFile.ts"], types: ["runtime/storage/"] },
  {
    name: /^yaml$/,
    values: [
      "runtime/negotiate/",
      "runtime/client/kubeconfig.ts",
      "runtime/configuration/configurationFile.ts",
      "runtime/cli/crd/specLibrary.ts",
      "codegen/load/parse.ts",
      "codegen/positions.ts",
    ],
  },
  { name: /^@marcbachmann\/cel-js$/, values: ["runtime/cel/"] },
  {
    name: /^@connectrpc\//,
    values: [
      "runtime/grpc/",
      "runtime/storage/etcd/",
      "runtime/encryption/kms/",
      "runtime/nodeagent/",
      "bench/etcd.ts",
    ],
  },
  { name: /^@noble\//, values: ["runtime/encryption/ciphers.ts"] },
  { name: /^ajv(\/|$)/, values: ["codegen/tools/validators.ts"] },
];

/** A library is known to the files of its row alone. */
export const libraryUse: Rule = (sources) => {
  const found: Finding[] = [];
  for (const { path, imports } of sources) {
    if (path.startsWith("test/")) continue;
    for (const { specifier, line, isType } of imports) {
      const row = libraries.find((each) => each.name.test(specifier));
      const places = row === undefined ? [] : [...row.values, ...(isType ? (row.types ?? []) : [])];
      if (row === undefined || places.some((each) => (each.endsWith("/") ? path.startsWith(each) : path === each)))
        continue;
      found.push({
        file: path,
        line,
        rule: "library",
        message: `${specifier} is known to ${row.values.join(", ")} alone`,
      });
    }
  }
  return found;
};

/** The small files that everybody shares: few, and each used by two others at least. */
export const sharedLib: Rule = (sources) => {
  const files = sources.filter((each) => each.path.startsWith("runtime/lib/"));
  const finding = (file: string, message: string): Finding => ({ file, line: 1, rule: "lib", message });
  const lonely = files.filter((file) => {
    return sources.filter((each) => each.imports.some(({ target }) => target === file.path)).length < 2;
  });
  return [
    ...files.slice(12).map((each) => finding(each.path, "runtime/lib holds at most 12 files")),
    ...lonely.map((each) => finding(each.path, "is used less than twice: move it beside its user")),
  ];
};
