/**
 * Keeps what the JavaScript engine makes of large libraries, so that a thread loads them in half the time. Node does
 * the same by itself from 22 on; this one works for 20 too.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { dirname } from "node:path";
import { constants, Script } from "node:vm";

/** Smaller files are compiled about as fast as a file is read. */
const minLength = 100_000;

/**
 * Every large file that this thread requires from now on is compiled with the help of what was kept.
 *
 * @param place path of the files to keep it in, but for the end of their names.
 * @param version of all that decides what a file holds; another one begins anew.
 * @returns keeps what was compiled without help; to be called when the code has run, so that functions compiled on
 *   first use are kept as well.
 */
export function useCompileCache(place: string, version: string): () => void {
  const compiled: { readonly file: string; readonly script: Script }[] = [];
  const { prototype } = Module as unknown as { readonly prototype: CompilingModule };
  const compile = prototype._compile;
  prototype._compile = function (content, filename, ...rest) {
    if (content.length < minLength) return compile.call(this, content, filename, ...rest);
    const kept = `${place}${hashOf(`${version}\n${filename}`)}`;
    const cachedData = read(kept);
    const script = new Script(Module.wrap(content), {
      filename,
      ...(cachedData === undefined ? {} : { cachedData }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (cachedData === undefined || script.cachedDataRejected === true) compiled.push({ file: kept, script });
    const requireOf = Object.assign((id: string) => this.require(id), createRequire(filename));
    return script.runInThisContext().call(this.exports, this.exports, requireOf, this, filename, dirname(filename));
  };
  return () => {
    for (const { file, script } of compiled.splice(0)) write(file, script.createCachedData());
  };
}

/** What modules of Node have that its types do not tell. */
interface CompilingModule extends Module {
  _compile: (this: CompilingModule, content: string, filename: string, ...rest: unknown[]) => unknown;
}

const digestLength = 32;

/** The digest comes first: the engine itself does not notice data that is torn. */
function read(file: string): Buffer | undefined {
  let entry: Buffer;
  try {
    entry = readFileSync(file);
  } catch {
    return undefined; // Not there, or not readable: the file is compiled, which is always right.
  }
  const data = entry.subarray(digestLength);
  return entry.subarray(0, digestLength).equals(digest(data)) ? data : undefined;
}

function write(file: string, data: Buffer): void {
  try {
    writeFileSync(file, Buffer.concat([digest(data), data]));
  } catch {} // A full or read-only disk costs the next run time, nothing else.
}

function digest(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
