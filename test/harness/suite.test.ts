import { spawn } from "node:child_process";
import * as assert from "uvu/assert";
import { suite } from "./suite.ts";

const test = suite("harness");

const passes = 'test("passes", () => {}); test.run();';

/** Programs that use a suite, each with its exit code and a part of what it prints. */
const programs: readonly (readonly [what: string, source: string, code: number, says: RegExp])[] = [
  ["a suite whose tests pass ends well", passes, 0, /Passed: +1/],
  ["a suite that is never run fails", 'test("a", () => {});', 1, /suite "it" was declared but never run/],
  ["an error in before fails the tests", `test.before(() => { throw new Error("no") }); ${passes}`, 1, /Passed: +0/],
  ["what is thrown and no Error is one", 'test("a", () => { throw "plain" }); test.run();', 1, /thrown: plain/],
  [
    "a test that takes longer than it may fails",
    'test("slow", () => new Promise(() => {}), { timeoutMs: 50 }); test.run();',
    1,
    /"slow" took more than 200 ms/,
  ],
  ["a skipped test says why", `test.skip("b", "no disk"); ${passes}`, 0, /skipped: it > b: no disk/],
  [
    "a handle that stays open ends the file as a failure",
    `test("a", () => { setInterval(() => {}, 1000) }); test.run();`,
    1,
    /Passed: +1[\s\S]*still open when the tests were over: .*Timeout/,
  ],
  [
    "what is closed within the grace is no failure",
    `test("a", () => { setTimeout(() => {}, 1000) }); test.run();`,
    0,
    /Passed: +1/,
  ],
];

for (const [what, source, code, says] of programs) {
  test(what, async () => {
    const ending = await run(`import { suite } from "${new URL("./suite.ts", import.meta.url)}";
      const test = suite("it"); ${source}`);
    assert.is(ending.code, code, ending.output);
    assert.match(ending.output, says);
  });
}

function run(source: string): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", source]);
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => resolve({ code, output }));
  });
}

test.run();
