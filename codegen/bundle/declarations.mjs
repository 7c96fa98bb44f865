// Writes the declarations (.d.ts) of the package's entry points, for TypeScript in other packages. Each is made of its
// source file alone, which takes a fraction of the time that it takes to understand them all: so what a file exports
// says its type, as `isolatedDeclarations` asks for.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Brings the declarations of some files, and of all that these name, up to date; others go.
 *
 * @param {{ root: string, out: string, entries: readonly string[] }} options Both folders are absolute, and files lie
 *   in `out` as their sources do in `root`; `entries` are relative to `root`.
 */
export async function writeDeclarations({ root, out, entries }) {
  mkdirSync(out, { recursive: true });
  const made = new Set();
  for (let wave = [...new Set(entries)]; wave.length > 0; ) {
    for (const file of wave) made.add(file);
    const texts = await declarationsOf(wave, { root, out });
    const next = [...texts].flatMap(([file, text]) => namedIn(text).map((each) => join(dirname(file), each)));
    wave = [...new Set(next)].filter((each) => !made.has(each));
  }
  const wanted = new Set([...made].map(declarationOf));
  for (const file of readdirSync(out, { recursive: true })) {
    if (file.endsWith(".d.ts") && !wanted.has(file)) rmSync(join(out, file));
  }
}

/** Source files that a declaration names, relative to its folder. */
function namedIn(text) {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)\.js"/g)].map(([, path]) => `${path}.ts`);
}

function declarationOf(file) {
  return file.replace(/\.ts$/, ".d.ts");
}

/** The texts by file, of which those that are older than their source are written anew. */
async function declarationsOf(files, { root, out }) {
  const ownMs = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  const kept = new Map();
  for (const file of files) {
    const made = join(out, declarationOf(file));
    const madeMs = statSync(made, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (madeMs > Math.max(ownMs, statSync(join(root, file)).mtimeMs)) kept.set(file, readFileSync(made, "utf8"));
  }
  const stale = files.filter((each) => !kept.has(each));
  const fresh = stale.length === 0 ? [] : await emitted(stale, root);
  for (const [file, text] of fresh) {
    const path = join(out, declarationOf(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    const now = new Date();
    utimesSync(path, now, now);
  }
  return new Map([...kept, ...fresh]);
}

/** Throws an Error that lists the exports whose types are not said. */
async function emitted(files, root) {
  const { default: ts } = await import("typescript");
  const options = {
    ...{
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
    },
    ...{ declaration: true, emitDeclarationOnly: true, isolatedDeclarations: true, verbatimModuleSyntax: true },
    ...{ noResolve: true, noLib: true, noCheck: true, types: [], allowImportingTsExtensions: true, rootDir: root },
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    files.map((each) => join(root, each)),
    options,
    host,
  );
  const texts = new Map();
  const write = (_path, text, _mark, _onError, [source] = []) => {
    texts.set(relative(root, source.fileName), forOthers(text));
  };
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  if (diagnostics.length > 0)
    throw new Error(ts.formatDiagnostics(diagnostics, { ...host, getCurrentDirectory: () => root }));
  return texts;
}

/** Names modules by the files that run, and private members so that every target of the compiler takes them. */
function forOthers(text) {
  return text
    .replace(/(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g, "$1$2.js$1")
    .replace(/^( +)#private;$/gm, '$1private "#private";');
}
