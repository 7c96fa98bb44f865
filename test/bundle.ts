import { readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";

export interface TestBundle {
  /** What Node runs for a test file: its options, then a file. */
  readonly argumentsFor: (file: string) => readonly string[];
  readonly remove: () => void;
}

/** Imports sources of the runtime by their place while it runs, and they must be those that the test has. */
const loaderOfSources = "runtime/cli/loadGenerated.ts";

/**
 * Compiles test files, once for all processes that run them: one that finds and compiles a thousand sources by itself
 * takes two seconds of processor time for it, and all files together take three.
 */
export async function bundleTests(root: string, files: readonly string[]): Promise<TestBundle> {
  // In the package, whose parts tests import by its name, but in none of its folders.
  const folder = join(root, `.tests-${process.pid}`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    define: Object.fromEntries(placeNames.map((name) => [`import.meta.${name}`, `own_${name}`])),
    sourcemap: "linked",
    metafile: true,
    plugins: [ownPlaces],
    logLevel: "warning",
  });
  return {
    argumentsFor: (file) => {
      const path = relative(root, file);
      const looksAtModules = metafile.inputs[path]?.imports.some((each) => each.path === "node:module");
      if (looksAtModules || reaches(metafile.inputs, path, loaderOfSources)) return ["--import", "tsx", file];
      return ["--enable-source-maps", join(folder, path.replace(/\.ts$/, ".js"))];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const placeNames = ["dirname", "filename", "url"] as const;

/** A source knows itself by where it lies, and not by where its bundle lies. */
const ownPlaces: Plugin = {
  name: "own-places",
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const own = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
      const places = placeNames.map((name) => `const own_${name} = ${JSON.stringify(own[name])}; `);
      return { contents: text.includes("import.meta.") ? places.join("") + text : text, loader: "ts" };
    });
  },
};

function reaches(inputs: Metafile["inputs"], from: string, target: string): boolean {
  const seen = new Set([from]);
  for (const path of seen) for (const each of inputs[path]?.imports ?? []) seen.add(each.path); // grows while walked
  return seen.has(target);
}
