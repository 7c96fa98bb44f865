// Bundles a program into one file, and keeps beside it what V8 compiles of it: a server starts in two thirds of the
// time, and takes two thirds of the processor time until it is at rest.
import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cachedDataVersionTag } from "node:v8";

const here = dirname(fileURLToPath(import.meta.url));

/** How long a program may take to print its text, and be at rest, in milliseconds. */
const maxMs = 120_000;

/**
 * Makes NAME.js in `folder`, which launches NAME.cjs, and runs it with `args` once for each choice of V8's flags, until
 * it has printed `ready`; FOLDER in `args` is a folder that goes afterwards.
 */
export async function bundleProgram({ name, folder, ready, args, flags }, options) {
  const { build } = await import("esbuild");
  const path = join(folder, `${name}.cjs`);
  const { outputFiles } = await build({
    outfile: path,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    ...options,
    banner: { js: "(function (require, programUrl, __filename, __dirname) {" },
    footer: { js: "})" },
    define: { "import.meta.url": "programUrl" },
    supported: { "dynamic-import": false }, // Node 20 cannot import from what was compiled before; it can require
    logLevel: "warning",
    write: false,
  });
  const [{ contents }] = outputFiles;
  mkdirSync(folder, { recursive: true });
  const program = join(folder, `${name}.js`);
  copyFileSync(join(here, "launch.mjs"), join(folder, "launch.js"));
  writeFileSync(
    program,
    `#!/usr/bin/env node\nimport { launch } from "./launch.js";\n\nlaunch("${name}", import.meta.url);\n`,
  );
  chmodSync(program, 0o755);
  const kept = `${path}.${cachedDataVersionTag()}`;
  if (existsSync(kept) && readFileSync(path).equals(contents)) return;
  for (const each of readdirSync(folder)) if (each.startsWith(`${name}.cjs.`)) rmSync(join(folder, each));
  writeFileSync(path, contents);
  await Promise.all(flags.map((each) => warm([...each, join(here, "warm.mjs"), program, ready, ...args])));
}

/** A program that cannot be run here, where no port is free for example, works all the same: V8 compiles it anew. */
async function warm(args) {
  try {
    await promisify(execFile)(process.execPath, args, { timeout: maxMs });
  } catch (error) {
    console.warn(`${args.join(" ")}: nothing is kept of what V8 compiles: ${error.message}`);
  }
}
