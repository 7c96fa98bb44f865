import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type { Generated } from "./schema/index.ts";

/**
 * Loads the output folder of a generate run. Its TypeScript is bundled once into `cacheFolder` and kept there by a hash
 * of its files, so that a later start costs an import. Throws an Error that names the folder when it is none.
 */
export async function loadGenerated(folder: string, cacheFolder: string): Promise<Generated> {
  const root = resolve(folder);
  const entry = join(root, "index.ts");
  if (!existsSync(entry) || !statSync(entry).isFile()) {
    throw new Error(`--generated ${folder}: there is no index.ts in it; make the folder with generate --out ${folder}`);
  }
  const bundle = await bundleOf(root, { entry, cacheFolder });
  const module: { generated?: Generated } = await import(pathToFileURL(bundle).href);
  if (module.generated === undefined) throw new Error(`--generated ${folder}: index.ts exports no \`generated\``);
  return module.generated;
}

async function bundleOf(root: string, { entry, cacheFolder }: { entry: string; cacheFolder: string }): Promise<string> {
  const folder = join(resolve(cacheFolder), await hashOf(root));
  const bundle = join(folder, "index.mjs");
  if (existsSync(bundle)) return bundle;
  const { build } = await import("esbuild");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const result = await build({
    entryPoints: { index: entry },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [ownPackage(root)],
    define: { "import.meta.url": JSON.stringify(pathToFileURL(entry).href) },
    write: false,
    logLevel: "silent",
  });
  for (const file of result.outputFiles.reverse()) await writeFile(file.path, file.contents);
  return bundle;
}

/** The folder of this package, whose sources are shipped beside the bundle. */
const packageFolder = new URL("../", import.meta.url);

/**
 * Lets generated code import this package by name wherever its folder lies, and gives the hand-written parts of kinds
 * the well-known names of that folder's identity in place of this package's own.
 */
function ownPackage(root: string): Plugin {
  return {
    name: "own-package",
    setup(build) {
      build.onResolve({ filter: /^orch\// }, ({ path }) => {
        const inside = path.slice("orch/".length);
        const file = /^(schema|client|cel)$/.test(inside) ? `runtime/${inside}/index.ts` : `runtime/${inside}.ts`;
        return { path: fileURLToPath(new URL(file, packageFolder)) };
      });
      build.onResolve({ filter: /\/generated\/wellknown\.ts$/ }, () => ({ path: join(root, "wellknown.ts") }));
    },
  };
}

/** Over the names, sizes and times of the folder's files: any regeneration changes it. */
async function hashOf(root: string): Promise<string> {
  const hash = createHash("sha256").update(root);
  const names = (await readdir(root, { recursive: true })).filter((each) => /\.(ts|js|json)$/.test(each)).sort();
  for (const name of names) {
    const { size, mtimeMs } = await stat(join(root, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  hash.update(await readFile(join(root, "index.ts")));
  return hash.digest("hex").slice(0, 24);
}
