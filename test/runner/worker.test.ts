import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { inWorker } from "./pool.ts";
import { type FileRun, startWorker, type Worker } from "./worker.ts";

const test = suite("a worker");

const folder = mkdtempSync(join(tmpdir(), "orch-worker-"));
const suiteModule = new URL("../harness/suite.ts", import.meta.url).href;
const usualMs = 20_000;
const workers: Worker[] = [];

test.after(() => {
  for (const each of workers) each.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(): Worker {
  const worker = startWorker(["--import", "tsx", inWorker], folder);
  workers.push(worker);
  return worker;
}

let files = 0;

/** Runs a test file whose suite is called `test`. */
function run(worker: Worker, source: string, timeoutMs = usualMs): Promise<FileRun> {
  const file = join(folder, `file-${++files}.mjs`);
  const before = `import { suite } from "${suiteModule}";\nimport { basename } from "node:path";\n`;
  writeFileSync(file, `${before}const test = suite("it ${files}");\n${source}\n`);
  return worker.run(file, timeoutMs);
}

const passes = 'test("passes", () => {}); test.run();';
const check = (condition: string) => `test("is", () => { if (!(${condition})) throw new Error("no"); }); test.run();`;

test("files run one after another, and none sees what another has changed", async () => {
  const worker = start();
  const first = await run(worker, `process.env.LEFT = "1"; process.chdir("/"); ${passes}`);
  assert.is(first.code, 0);
  assert.match(first.output, /it 1[\s\S]*Passed: +1/);
  const second = await run(worker, check("process.env.LEFT === undefined && process.cwd() !== '/'"));
  assert.is(second.code, 0, second.output);
  assert.not.match(second.output, /it 1/);
  const third = await run(worker, check("basename(process.argv[1]) === 'file-3.mjs'"));
  assert.is(third.code, 0, third.output);
  const failing = await run(worker, check("false"));
  assert.is(failing.code, 1);
  assert.match(failing.output, /Total: +1\s+Passed: +0/);
  const after = await run(worker, passes);
  assert.is(after.code, 0, after.output);
  assert.ok(worker.isAlive());
});

test("a file is over when all that it opened is closed", async () => {
  const { code, output } = await run(
    start(),
    `test("a", () => { setTimeout(() => console.log("late"), 300) }); test.run();`,
  );
  assert.is(code, 0);
  assert.match(output, /Passed: +1[\s\S]*late/);
});

test("a file and what it has started end with the process that runs it", async () => {
  const path = join(folder, "sleeps.mjs");
  const started = 'const { pid } = spawn("sleep", ["100"]); writeFileSync(PATH, String(pid));';
  const imports = 'import { spawn } from "node:child_process"; import { writeFileSync } from "node:fs";';
  const pidPath = join(folder, "pid");
  writeFileSync(path, `${imports} ${started.replace("PATH", JSON.stringify(pidPath))} setTimeout(() => {}, 100_000);`);
  const runner = join(folder, "runner.mts");
  const source = [
    `import { startWorker } from ${JSON.stringify(new URL("./worker.ts", import.meta.url).href)};`,
    'import { existsSync } from "node:fs";',
    `const program = ${JSON.stringify(["--import", "tsx", inWorker])};`,
    `void startWorker(program, ${JSON.stringify(folder)}).run(${JSON.stringify(path)}, 100_000);`,
    `setInterval(() => existsSync(${JSON.stringify(pidPath)}) && process.exit(0), 10);`,
  ];
  writeFileSync(runner, source.join("\n"));
  await promisify(execFile)(process.execPath, ["--import", "tsx", runner], { cwd: import.meta.dirname });
  const pid = Number(readFileSync(pidPath, "utf8"));
  const runs = () => existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  for (let left = 100; runs() && left > 0; left--) await sleep(20);
  assert.not.ok(runs());
});

/** What ends a worker's process, each with a part of what it prints. */
const ends: readonly (readonly [what: string, source: string, says: RegExp, timeoutMs?: number])[] = [
  ["a suite that is never run", 'test("a", () => {});', /suite "it \d+" was declared but never run/],
  ["a file that waits for nothing", "await new Promise(() => {});", /waits for what cannot happen any more/],
  ["an error that nothing catches", `setTimeout(() => { throw new Error("loose") }, 10); ${passes}`, /loose/],
  ["a file that takes too long", `setInterval(() => {}, 1000); await new Promise(() => {});`, /took more than/, 4000],
];

for (const [what, source, says, timeoutMs] of ends) {
  test(`${what} fails its file and ends the worker`, async () => {
    const worker = start();
    const { code, output } = await run(worker, source, timeoutMs);
    assert.is.not(code, 0, output);
    assert.match(output, says);
    assert.not(worker.isAlive());
  });
}

test.run();
