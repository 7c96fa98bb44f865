import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type { Generated } from "../schema/index.ts";
import { packageFolder } from "./packageFolder.ts";

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
  const module: { generated?: Generated } = createRequire(import.meta.url)(bundle);
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
    banner: {
      js: `import { createRequire } from "node:module"; const require = createRequire(${JSON.stringify(entry)});`,
    },
    define: { "import.meta.url": JSON.stringify(pathToFileURL(entry).href) },
    write: false,
    logLevel: "silent",
  });
  for (const file of result.outputFiles.reverse()) await writeFile(file.path, file.contents);
  return bundle;
}

/**
 * Lets generated code import this package, by name or as a neighbour: parts of the running program are shared with it,
 * so that both know the same classes. The hand-written parts of kinds become part of the bundle, with the well-known
 * names of that folder's identity in place of this package's own.
 */
function ownPackage(root: string): Plugin {
  return {
    name: "own-package",
    setup(build) {
      build.onResolve({ filter: /^orch\/(schema|client|cel)$/ }, ({ path }) => {
        return { path: runningPart(path.slice("orch/".length)), external: true };
      });
      build.onResolve({ filter: /\/runtime\/(schema|client|cel)\/index\.ts$/ }, ({ path, resolveDir }) => {
        const name = basename(dirname(path));
        const isOwn = join(resolveDir, path) === fileURLToPath(new URL(`runtime/${name}/index.ts`, packageFolder));
        return isOwn ? { path: runningPart(name), external: true } : null;
      });
      build.onResolve({ filter: /^orch\/kinds\// }, ({ path }) => {
        return { path: fileURLToPath(new URL(`runtime/${path.slice("orch/".length)}.ts`, packageFolder)) };
      });
      build.onResolve({ filter: /\/generated\/wellknown\.ts$/ }, () => ({ path: join(root, "wellknown.ts") }));
    },
  };
}

/** URL of a part of the program that runs: an entry point of the bundle, or a source when the sources run. */
function runningPart(name: string): string {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? `runtime/${name}/index.ts` : `dist/${name}.js`, packageFolder).href;
}

/** Over the names, sizes and times of the files that are bundled: any regeneration and any upgrade changes it. */
async function hashOf(root: string): Promise<string> {
  const hash = createHash("sha256").update(import.meta.url);
  for (const folder of [root, fileURLToPath(new URL("runtime/", packageFolder))]) {
    hash.update(`${folder}\n`);
    const names = (await readdir(folder, { recursive: true })).filter((each) => /\.(ts|js|json)$/.test(each)).sort();
    const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
    for (const [index, { size, mtimeMs }] of stats.entries()) hash.update(`${names[index]} ${size} ${mtimeMs}\n`);
  }
  hash.update(await readFile(join(root, "index.ts")));
  return hash.digest("hex").slice(0, 24);
}
