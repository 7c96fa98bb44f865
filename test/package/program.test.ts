import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Script } from "node:vm";
import * as assert from "uvu/assert";
import { root } from "../harness/kubectl.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("a program of the package");

interface Programs {
  bundleProgram(run: object, options: object): Promise<void>;
}
interface Launch {
  compiled(path: string): { readonly script: Script };
}

const programs: Programs = await import(pathToFileURL(join(root, "codegen/bundle/program.mjs")).href);
const { compiled }: Launch = await import(pathToFileURL(join(root, "codegen/bundle/launch.mjs")).href);

const parent = testFolder();
test.after(parent.remove);

/** A program that says a text, and what was kept of it. */
async function program(name: string, text: string) {
  const folder = join(parent.path, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  // A regular expression keeps its characters when all else is escaped.
  writeFileSync(join(folder, "say.ts"), `export const said: string = /µ/.test("\\u00b5") ? "${text}" : "";\n`);
  const main = 'const { said } = await import("./say.ts");\nconsole.log(said, process.argv[2], import.meta.url);\n';
  writeFileSync(join(folder, "main.ts"), `async function main(): Promise<void> {\n${main}}\nvoid main();\n`);
  const run = { name: "hello", folder, ready: text, args: ["FOLDER/data"], flags: [[]] };
  await programs.bundleProgram(run, { entry: join(folder, "main.ts"), external: [], plugins: [] });
  const kept = () => readdirSync(folder).filter((each) => each.startsWith("hello.cjs."));
  const path = (file: string) => join(folder, file);
  const output = () => execFileSync(process.execPath, [path("hello.js"), "world"], { encoding: "utf8" });
  /** False: V8 took it; undefined: it was given nothing. */
  const isRefused = () => compiled(path("hello.cjs")).script.cachedDataRejected;
  return { path, kept, output, isRefused, url: pathToFileURL(path("hello.js")).href };
}

test("runs from what V8 compiled of it", async () => {
  const { kept, output, isRefused, url } = await program("kept", "hello");
  assert.is(kept().length, 1);
  assert.is(isRefused(), false);
  assert.is(output(), `hello world ${url}\n`);
});

for (const [what, damage] of [
  ["has a flipped bit", (bytes) => bytes.fill((bytes.at(-9) ?? 0) ^ 1, bytes.length - 9, bytes.length - 8)],
  ["ends early", (bytes) => bytes.subarray(0, bytes.length - 8)],
  ["is empty", () => Buffer.alloc(0)],
] as readonly (readonly [what: string, damage: (bytes: Buffer) => Buffer])[]) {
  test(`is compiled anew where what was kept ${what}`, async () => {
    const { path, kept, output, isRefused } = await program(what.replaceAll(" ", ""), "hello");
    const [name = ""] = kept();
    writeFileSync(path(name), damage(readFileSync(path(name))));
    assert.is(isRefused(), undefined);
    assert.match(output(), /^hello world /);
  });
}

test("is compiled anew where what was kept is of another source of the same length", async () => {
  const { path, output, isRefused } = await program("source", "hello");
  writeFileSync(path("hello.cjs"), readFileSync(path("hello.cjs"), "latin1").replace('"hello"', '"howdy"'));
  assert.is(isRefused(), undefined);
  assert.match(output(), /^howdy world /);
});

test("is kept anew when it changes, and only then", async () => {
  const { path, kept } = await program("again", "hello");
  const [name = ""] = kept();
  const first = readFileSync(path(name));
  await program("again", "hello");
  assert.equal(readFileSync(path(name)), first);
  const { output, isRefused } = await program("again", "howdy");
  assert.not.equal(readFileSync(path(name)), first);
  assert.is(isRefused(), false);
  assert.match(output(), /^howdy /);
});

test("reads a library of its own when it needs it, bundled or not", async () => {
  const folder = join(parent.path, "later");
  mkdirSync(join(folder, "node_modules/greeting"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "node_modules/greeting/index.js"), "exports.greet = (name) => `hello ${name}`;\n");
  const main = 'const { greet } = await import("greeting");\nconsole.log(greet(process.argv[2]));\n';
  writeFileSync(join(folder, "main.ts"), `async function main(): Promise<void> {\n${main}}\nvoid main();\n`);
  const run = { name: "hello", folder, ready: "hello", args: ["you"], flags: [[]], later: ["greeting"] };
  const options = { entry: join(folder, "main.ts"), external: [], plugins: [], absWorkingDir: folder };
  await programs.bundleProgram(run, options);
  const output = () => execFileSync(process.execPath, [join(folder, "hello.js"), "world"], { encoding: "utf8" });
  assert.is(output(), "hello world\n");
  assert.is(compiled(join(folder, "greeting.cjs")).script.cachedDataRejected, false);
  rmSync(join(folder, "greeting.cjs"));
  assert.is(output(), "hello world\n");
});

test("launches a command that is a program of its own", async () => {
  const folder = join(parent.path, "alone");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "main.ts"), 'console.log("hello", process.argv[2]);\n');
  writeFileSync(join(folder, "sing.ts"), 'console.log("la la", process.argv[2], import.meta.url);\n');
  const run = { folder, args: [], flags: [[]] };
  const options = { external: [], plugins: [] };
  const hello = { ...run, name: "hello", ready: "hello", alone: ["sing"] };
  await programs.bundleProgram(hello, { ...options, entry: join(folder, "main.ts") });
  const sing = { ...run, name: "hello.sing", ready: "la la" };
  await programs.bundleProgram(sing, { ...options, entry: join(folder, "sing.ts") });
  const program = join(folder, "hello.js");
  const output = (command: string) => execFileSync(process.execPath, [program, command], { encoding: "utf8" });
  assert.is(output("world"), "hello world\n");
  assert.is(output("sing"), `la la sing ${pathToFileURL(program).href}\n`);
  assert.is(compiled(join(folder, "hello.sing.cjs")).script.cachedDataRejected, false);
});

test("works where it cannot be run when it is bundled", async () => {
  const folder = join(parent.path, "broken");
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "main.ts"), 'if (process.argv[2] === "fail") process.exit(3);\nconsole.log("hello");\n');
  const run = { name: "hello", folder, ready: "hello", args: ["fail"], flags: [[]] };
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => warnings.push(text);
  try {
    await programs.bundleProgram(run, { entry: join(folder, "main.ts"), external: [], plugins: [] });
  } finally {
    console.warn = warn;
  }
  assert.match(warnings.join("\n"), /nothing is kept of what V8 compiles: Command failed/);
  assert.is(execFileSync(process.execPath, [join(folder, "hello.js")], { encoding: "utf8" }), "hello\n");
});

test.run();
