// Bundles the programs and the package's entry points into dist/, so that a start costs one file and no compiler.
import { cpSync, existsSync, rmSync } from "node:fs";
import { build } from "esbuild";

const entryPoints = {
  main: "runtime/main.ts",
  client: "generated/client.ts",
  schema: "runtime/schema/index.ts",
  testing: "runtime/testing.ts",
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
if (existsSync("generated/openapi")) cpSync("generated/openapi", "dist/openapi", { recursive: true, filter: isDocument });

function isDocument(path) {
  return !path.endsWith(".ts");
}
