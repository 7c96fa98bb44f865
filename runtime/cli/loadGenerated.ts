import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { OutputFile, Plugin } from "esbuild";
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
  await writeWhole(folder, result.outputFiles);
  return bundle;
}

/** Another process that starts sees all files of a folder or none; where both make it, the first one's stays. */
async function writeWhole(folder: string, files: readonly OutputFile[]): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const own = await mkdtemp(`${folder}.`);
  try {
    for (const { path, contents } of files) await writeFile(join(own, relative(folder, path)), contents);
    await rename(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/**
 * Lets generated code import this package, by name or as a neighbour: parts of the running program are shared with it,
 * so that both know the same classes, and so is the code of built-in kinds. The hand-written parts of kinds become part
 * of the bundle, with the well-known names of that folder's identity in place of this package's own.
 */
function ownPackage(root: string): Plugin {
  return {
    name: "own-package",
    setup(build) {
      build.onResolve({ filter: /^orch\/(schema|client|cel)$/ }, ({ path }) => {
        return { path: runningPart(`runtime/${path.slice("orch/".length)}/index.ts`), external: true };
      });
      build.onResolve({ filter: /\/runtime\/(schema|client|cel)\/index\.ts$/ }, ({ path, resolveDir }) => {
        const name = basename(dirname(path));
        const isOwn = join(resolveDir, path) === fileURLToPath(new URL(`runtime/${name}/index.ts`, packageFolder));
        return isOwn ? { path: runningPart(`runtime/${name}/index.ts`), external: true } : null;
      });
      build.onResolve({ filter: /^orch\/generated\// }, ({ path }) => {
        return { path: runningPart(`${path.slice("orch/".length)}.ts`), external: true };
      });
      build.onResolve({ filter: /^orch\/kinds\// }, ({ path }) => {
        return { path: fileURLToPath(new URL(`runtime/${path.slice("orch/".length)}.ts`, packageFolder)) };
      });
      const wellknown = join(root, "wellknown.ts");
      const isWhole = existsSync(wellknown);
      build.onResolve({ filter: /\/generated\/wellknown\.ts$/ }, () => (isWhole ? { path: wellknown } : null));
      build.onResolve({ filter: /\/generated\/.*\.ts$/ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        const isOwn = isInside(root, file) || !isInside(root, resolveDir);
        return isOwn ? null : { path: runningPart(`generated/${relative(packageGenerated, file)}`), external: true };
      });
    },
  };
}

/** URL of a source file as the program has it: an entry point of the bundle, or the file when the sources run. */
function runningPart(source: string): string {
  const isSource = import.meta.url.endsWith(".ts");
  const entry = source.replace(/^runtime\/(\w+)\/index\.ts$/, "$1.ts").replace(/\.ts$/, ".js");
  return new URL(isSource ? source : `dist/${entry}`, packageFolder).href;
}

const packageGenerated = fileURLToPath(new URL("generated/", packageFolder));

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
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
