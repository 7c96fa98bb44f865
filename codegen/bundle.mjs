// Bundles the programs and the package's entry points into dist/, so that a start costs one file and no compiler.
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { build } from "esbuild";

const entryPoints = {
  main: "runtime/main.ts",
  generate: "codegen/main.ts",
  index: "runtime/index.ts",
  client: "runtime/client/index.ts",
  schema: "runtime/schema/index.ts",
  testing: "runtime/testing.ts",
  cel: "runtime/cel/index.ts",
  ...handWritten(),
};

rmSync("dist", { recursive: true, force: true });
await build({
  entryPoints,
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  chunkNames: "chunk-[hash]",
  logLevel: "warning",
});
// The server reads OpenAPI documents from beside the module that names them.
if (existsSync("generated/openapi"))
  cpSync("generated/openapi", "dist/openapi", { recursive: true, filter: isDocument });

function isDocument(path) {
  return !path.endsWith(".ts");
}

/** Functions that spec files name: generated code in a user's repository imports them one by one. */
function handWritten() {
  const folder = "runtime/registry";
  const files = ["print", "strategies", "defaulters"].flatMap((each) =>
    readdirSync(`${folder}/${each}`).map((file) => `${each}/${file.replace(/\.ts$/, "")}`),
  );
  return Object.fromEntries(files.map((each) => [`registry/${each}`, `${folder}/${each}.ts`]));
}
