import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";

const test = suite("client import cost");

const root = fileURLToPath(new URL("../..", import.meta.url));
/** What `import "orch"` loads: the whole typed tree. */
const entryPoint = join(root, "runtime/index.ts");

/** Inside the project, so that the bundle finds the packages. */
let folder = "";
let bundle = "";
test.before(async () => {
  folder = await mkdtemp(join(root, "node_modules", ".client-cost-"));
  await build({
    entryPoints: { client: entryPoint },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
  });
  bundle = join(folder, "client.mjs");
});
test.after(() => rm(folder, { recursive: true }));

interface Cost {
  readonly ms: number;
  readonly heapMiB: number;
  readonly residentMiB: number;
}

/** Runs a fresh process that imports one module and says what it cost. */
async function costOf(module: string): Promise<Cost> {
  const script = join(folder, "measure.mjs");
  const url = JSON.stringify(pathToFileURL(module).href);
  await writeFile(
    script,
    [
      "globalThis.gc();",
      "const before = process.memoryUsage();",
      "const startedMs = performance.now();",
      `await import(${url});`,
      "const ms = performance.now() - startedMs;",
      "globalThis.gc();",
      "const after = process.memoryUsage();",
      "const mib = (name) => (after[name] - before[name]) / 2 ** 20;",
      "console.log(JSON.stringify({ ms, heapMiB: mib('heapUsed'), residentMiB: mib('rss') }));",
    ].join("\n"),
  );
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script]);
  return JSON.parse(stdout) as Cost;
}

/** The least of several runs: what else the machine does only adds. */
async function leastCostOf(module: string): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < 5; run++) costs.push(await costOf(module));
  const least = (name: keyof Cost) => Math.min(...costs.map((each) => each[name]));
  return { ms: least("ms"), heapMiB: least("heapMiB"), residentMiB: least("residentMiB") };
}

test("importing the client costs at most 40 ms and 10 MiB over bare node", async () => {
  const empty = join(folder, "empty.mjs");
  await writeFile(empty, "export {};\n");
  const bare = await leastCostOf(empty);
  const client = await leastCostOf(bundle);
  const told = `client ${JSON.stringify(client)}, empty module ${JSON.stringify(bare)}`;
  assert.ok(client.ms - bare.ms <= 40, told);
  assert.ok(client.heapMiB - bare.heapMiB <= 10, told);
  assert.ok(client.residentMiB - bare.residentMiB <= 10, told);
});

test("importing the client loads neither HTTPS nor YAML; both come with the first request", async () => {
  const text = await readFile(bundle, "utf8");
  const chunks = (await readdir(folder)).filter((name) => name.startsWith("chunk-"));
  const eager = [text, ...(await Promise.all(chunks.map((name) => readFile(join(folder, name), "utf8"))))].join("\n");
  const imported = [...eager.matchAll(/^import .*?from "([^"./][^"]*)"|^import "([^"./][^"]*)"/gm)];
  // node:events is part of every process that node starts.
  assert.equal(
    imported.map((match) => match[1] ?? match[2]).filter((each) => each !== "node:events"),
    [],
  );
  assert.match(eager, /import\("node:https"\)/);
});

test.run();
