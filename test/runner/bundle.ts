import { readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";

export interface TestBundle {
  /** Holds what was compiled, and may hold more; `remove` removes it. */
  readonly folder: string;
  readonly partOf: (file: string) => TestPart;
  readonly remove: () => void;
}

/** How a test file is run. */
export interface TestPart {
  /** What Node imports for it: the compiled file, or the source. */
  readonly path: string;
  readonly isSource: boolean;
  /** It changes its process or measures it, and so shares it with no other file. */
  readonly isAlone: boolean;
  /** It measures how long something takes, which others beside it would lengthen. */
  readonly isMeasuring: boolean;
}

/** Imports sources of the runtime by their place while it runs, and they must be those that the test has. */
const loaderOfSources = "runtime/cli/loadGenerated.ts";
/** A file that imports it has a process of its own. */
const ownProcess = "test/harness/ownProcess.ts";
const meters = ["test/harness/loopMeter.ts", "test/harness/machineSpeed.ts"];

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
    folder,
    partOf: (file) => {
      const source = relative(root, file);
      const imports = importsOfTests(metafile.inputs, source);
      const isSource = imports.has(loaderOfSources) || importsOf(metafile.inputs, source).includes("node:module");
      const path = isSource ? file : join(folder, source.replace(/\.ts$/, ".js"));
      const isMeasuring = meters.some((each) => imports.has(each));
      return { path, isSource, isAlone: isSource || imports.has(ownProcess), isMeasuring };
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

/** What a test and the tests' own modules that it reaches import. */
function importsOfTests(inputs: Metafile["inputs"], file: string): Set<string> {
  const seen = new Set([file]);
  for (const path of seen) {
    if (path.startsWith("test/")) for (const each of importsOf(inputs, path)) seen.add(each); // grows while walked
  }
  return seen;
}

function importsOf(inputs: Metafile["inputs"], file: string): readonly string[] {
  return inputs[file]?.imports.map(({ path }) => path) ?? [];
}
