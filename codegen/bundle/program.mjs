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
 * it has printed `ready`; FOLDER in `args` is a folder that goes afterwards. Modules of `later` get a file each, which
 * the program reads when it needs them. Commands of `alone` are programs of their own, NAME.COMMAND, which NAME.js
 * launches.
 */
export async function bundleProgram(
  { name, folder, ready, args, flags, later = [], alone = [] },
  { entry, external, ...rest },
) {
  mkdirSync(folder, { recursive: true });
  const options = { ...rest, external: [...external, ...later] };
  const bundles = [bundle(join(folder, `${name}.cjs`), { ...options, entryPoints: [entry] })];
  for (const each of later)
    bundles.push(bundle(join(folder, `${each}.cjs`), { ...rest, external, entryPoints: [each] }));
  const changes = await Promise.all(bundles);
  const program = join(folder, `${name}.js`);
  copyFileSync(join(here, "launch.mjs"), join(folder, "launch.js"));
  const call = `launch("${name}", import.meta.url, ${JSON.stringify(alone)});`;
  writeFileSync(program, `#!/usr/bin/env node\nimport { launch } from "./launch.js";\n\n${call}\n`);
  chmodSync(program, 0o755);
  if (!changes.includes(true)) return;
  await Promise.all(flags.map((each) => warm([...each, join(here, "warm.mjs"), program, ready, ...args])));
}

/** Writes a module as a function of what CommonJS gives it. Returns whether nothing is kept of it for this V8. */
async function bundle(path, options) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    outfile: path,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    ...options,
    banner: { js: "(function (require, module, exports, __filename, __dirname, programUrl) {" },
    footer: { js: "})" },
    define: { "import.meta.url": "programUrl" },
    supported: { "dynamic-import": false }, // Node 20 cannot import from what was compiled before; it can require
    logLevel: "warning",
    write: false,
  });
  const [{ text }] = outputFiles;
  const contents = Buffer.from(inAscii(text));
  if (existsSync(`${path}.${cachedDataVersionTag()}`) && readFileSync(path).equals(contents)) return false;
  const folder = dirname(path);
  for (const each of readdirSync(folder)) if (join(folder, each).startsWith(`${path}.`)) rmSync(join(folder, each));
  writeFileSync(path, contents);
  return true;
}

/** The bundler escapes all but what stands in regular expressions, where an escape means the same. */
function inAscii(text) {
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A program that cannot be run here, where no port is free for example, works all the same: V8 compiles it anew. */
async function warm(args) {
  try {
    await promisify(execFile)(process.execPath, args, { timeout: maxMs });
  } catch (error) {
    console.warn(`${args.join(" ")}: nothing is kept of what V8 compiles: ${error.message}`);
  }
}
