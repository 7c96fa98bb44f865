// Bundles the programs and the package's entry points into dist/, so that a start costs few files and no compiler.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeDeclarations } from "./bundle/declarations.mjs";
import { bundleProgram } from "./bundle/program.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

/** A running server loads parts as it needs them: those of an earlier bundle stay this long. */
const keptMs = 86_400_000;

/** Brings dist/ up to date. */
export async function bundleAll() {
  const imported = {
    index: "runtime/index.ts",
    client: "runtime/client/index.ts",
    controllers: "runtime/controllers/index.ts",
    schema: "runtime/schema/index.ts",
    testing: "runtime/testing/testServer.ts",
    cel: "runtime/cel/index.ts",
    ...importedByGenerated(),
  };
  const yamlWorker = "runtime/negotiate/yamlWorker.ts";
  const entries = [...Object.values(imported), yamlWorker];
  const declared = writeDeclarations({ root, out: join(root, "dist/types"), entries });
  const libraries = ["koa", "koa-router", "jose", "@marcbachmann/cel-js", "sorted-btree"];
  await program("runtime/cli/main.ts", server, withLibraries(...libraries));
  await program("runtime/cli/main.ts", nodeAgent, onlyCommand("nodeagent", withLibraries(...libraries)));
  await bundle({ yamlWorker }, withLibraries(...libraries));
  await bundle(withCode(imported), withLibraries());
  await bundleGenerator();
  await writeProducts();
  await declared;
  copyDocuments(join(root, "generated/openapi"), join(root, "dist/openapi"));
  removeFormerParts();
}

const flags = [[], ["--max-semi-space-size=64"]]; // of npx, and of `npm start`

const server = {
  name: "main",
  alone: ["nodeagent"],
  args: ["up", "--data-dir=FOLDER/data", "--secure-port=0"],
  ready: "ready on",
  flags,
};

/** Runs beside pods, so it does not keep in memory what servers need. Here it finds no container runtime. */
const nodeAgent = {
  name: "main.nodeagent",
  args: [
    ...["nodeagent", "--port=0", "--healthz-port=0", "--root-dir=FOLDER/agent", "--pod-logs-dir=FOLDER/logs"],
    ...["--pod-manifest-path=FOLDER/pods", "--container-runtime-endpoint=unix://FOLDER/none.sock"],
  ],
  ready: "does not answer yet",
  flags,
};

/** Makes dist/generate.js anew, whose parts are shared with no other program. */
export async function bundleGenerator() {
  const run = { name: "generate", ready: "generate: ", args: ["--out=FOLDER/generated"], flags: [[]] };
  await program("codegen/main.ts", { ...run, later: ["ts-morph"] }, withLibraries("yaml", "ajv", "ts-morph"));
  await bundle({ products: "codegen/products.ts" }, withLibraries("yaml", "ajv"));
}

function program(entry, run, { external, plugins }) {
  return bundleProgram({ ...run, folder: join(root, "dist") }, { entry: join(root, entry), external, plugins });
}

/** Leaves out the other commands, which main.ts imports when they are run. */
function onlyCommand(command, { plugins, ...rest }) {
  const leaveOut = ({ kind, importer, path }) =>
    kind === "dynamic-import" && importer.endsWith("/cli/main.ts") && path !== `./${command}.ts`
      ? { path, external: true }
      : undefined;
  const only = { name: "only one command", setup: ({ onResolve }) => onResolve({ filter: /^\.\// }, leaveOut) };
  return { ...rest, plugins: [only, ...plugins] };
}

/** Libraries of many small files are part of a bundle, since finding these takes longer than running them. */
function withLibraries(...names) {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const external = Object.keys(dependencies).filter((each) => !names.includes(each));
  const banner = { js: 'import { createRequire as r } from "node:module"; const require = r(import.meta.url);' };
  return { external, banner, plugins: [fewMediaTypes] };
}

/**
 * Those that Koa itself sets. It brings a table of 2,500, three times, which each start would read: 60 ms of 700. The
 * server names its own.
 */
const koaTypes = ["application/json", "application/octet-stream", "text/html", "text/plain"];

const fewMediaTypes = {
  name: "few media types",
  setup({ onLoad }) {
    onLoad({ filter: /\/mime-db\/db\.json$/ }, ({ path }) => {
      const all = JSON.parse(readFileSync(path, "utf8"));
      return {
        loader: "json",
        contents: JSON.stringify(Object.fromEntries(koaTypes.map((name) => [name, all[name]]))),
      };
    });
  },
};

/** The time of the newest source of the generator, in milliseconds. */
export function generatorSourceMs() {
  return newestMs(["codegen", "runtime/schema", "runtime/openapi", "runtime/cel", "runtime/process"]);
}

/** The time of the newest file below some folders of the package, or of a file, in milliseconds. */
function newestMs(paths) {
  const files = paths.flatMap((each) => {
    const path = join(root, each);
    return statSync(path).isFile() ? [path] : readdirSync(path, { recursive: true }).map((file) => join(path, file));
  });
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

/**
 * The types of the OpenAPI documents and the messages of the kinds take seconds, so they are made anew only when the
 * spec or the generator has changed.
 */
async function writeProducts() {
  const types = join(root, "dist/openapi.d.ts");
  const madeMs = statSync(types, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (madeMs > Math.max(newestMs(["spec", "proto"]), generatorSourceMs())) return;
  const { makeProducts } = await import(new URL("../dist/products.js", import.meta.url).href);
  const files = await makeProducts();
  rmSync(join(root, "dist/proto"), { recursive: true, force: true });
  for (const { path, text } of files) {
    const file = join(root, "dist", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Bundles some programs, or what is imported, each with parts of its own: parts that served both would be cut where
 * either ends, and a start reads each of them.
 */
async function bundle(entryPoints, options) {
  const { build } = await import("esbuild");
  const [first] = Object.keys(entryPoints);
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints,
    outdir: "dist",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    ...options,
    chunkNames: `${first}-[hash]`,
    logLevel: "warning",
  });
  // Files that come out as they were are not written; their time says all the same when they were last part of a
  // bundle.
  const now = new Date();
  for (const file of Object.keys(metafile.outputs)) utimesSync(join(root, file), now, now);
}

/** The server reads OpenAPI documents from beside the module that names them. */
function copyDocuments(from, to) {
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  for (const file of readdirSync(to, { recursive: true })) {
    if (!existsSync(join(from, file))) rmSync(join(to, file), { recursive: true });
  }
}

function removeFormerParts() {
  const limitMs = Date.now() - keptMs;
  for (const file of readdirSync(join(root, "dist"), { recursive: true })) {
    const path = join(root, "dist", file);
    if (path.endsWith(".js") && !file.startsWith("proto/") && statSync(path).mtimeMs < limitMs) rmSync(path);
  }
}

/**
 * What code in a user's repository imports one by one: functions that spec files name, the built-in kinds, and the
 * vocabulary of which strategies are made. A validator is imported by its kind alone.
 */
function importedByGenerated() {
  const files = (folder) => readdirSync(join(root, folder), { recursive: true }).filter((each) => each.endsWith(".ts"));
  const vocabulary = ["client.ts", "errors.ts", "gates.ts", "index.ts", "wellknown.ts"];
  const isImported = (path) =>
    path.includes("/") ? !path.startsWith("pb/") && !path.endsWith(".validator.ts") : vocabulary.includes(path);
  const paths = [
    ...files("runtime/kinds").map((each) => [`kinds/${each}`, `runtime/kinds/${each}`]),
    ...files("generated")
      .filter(isImported)
      .map((each) => [`generated/${each}`, `generated/${each}`]),
  ];
  return Object.fromEntries(paths.map(([name, path]) => [name.replace(/\.ts$/, ""), path]));
}

/** Those that have more than types: a module of types alone is a declaration. */
function withCode(files) {
  const isOfTypes = (path) =>
    path.startsWith("generated/") && !/^(export )?(const|function) /m.test(readFileSync(join(root, path), "utf8"));
  return Object.fromEntries(Object.entries(files).filter(([, path]) => !isOfTypes(path)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleAll();
