// Runs a bundled program. What V8 compiled of it before lies beside it, for each version of V8 and choice of its flags.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

/**
 * Runs NAME.cjs, which lies beside the file of `url` and is to take that for its own, or NAME.COMMAND.cjs for the
 * commands of `alone`.
 */
export function launch(name, url, alone) {
  const [, , command] = process.argv;
  const bundle = alone.includes(command) ? `${name}.${command}.cjs` : `${name}.cjs`;
  run(compiled(join(dirname(fileURLToPath(url)), bundle)), url);
}

/** A bundle as a script, with the sum of its source and the path of what is kept of it for this V8. */
export function compiled(path) {
  const bytes = readFileSync(path);
  const sourceSum = crc32(bytes);
  const cachePath = `${path}.${cachedDataVersionTag()}`;
  const cachedData = readCache(cachePath, sourceSum);
  const source = bytes.toString("latin1"); // the bundler escapes all other characters
  const script = new Script(source, { filename: path, ...(cachedData === undefined ? {} : { cachedData }) });
  return { script, sourceSum, cachePath };
}

/** The bundles that run, the program and what it has required. */
export const running = [];

/** Runs a bundle as the file of a URL. A module that is bundled beside it is that bundle. */
export function run(bundle, url) {
  running.push(bundle);
  const path = fileURLToPath(url);
  const folder = dirname(path);
  const required = createRequire(url);
  const bundled = new Map();
  const requireHere = (id) => {
    const file = join(folder, `${id}.cjs`);
    if (!bundled.has(id)) bundled.set(id, existsSync(file) ? run(compiled(file), url) : required(id));
    return bundled.get(id);
  };
  const module = { exports: {} };
  bundle.script.runInThisContext()(requireHere, module, module.exports, path, folder, url);
  return module.exports;
}

/** V8 believes what it is given, so the sums of source and content stand before it. */
function readCache(path, sourceSum) {
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined; // there is none for this V8, or none that may be read: V8 compiles as it runs
  }
  const content = bytes.subarray(headBytes);
  const fits = bytes.length > headBytes && bytes.subarray(0, headBytes).equals(headOf(sourceSum, content));
  return fits ? content : undefined;
}

const headBytes = 8;

/** What stands before the content. */
export function headOf(sourceSum, content) {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(sourceSum, 0);
  head.writeUInt32LE(crc32(content), 4);
  return head;
}
