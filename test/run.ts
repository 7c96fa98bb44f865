import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join, relative } from "node:path";
import { bundleTests, type TestBundle } from "./bundle.ts";

/** Minutes one test file may take: a hang is a failure with a name, not a silent job. */
const fileTimeoutMs = 8 * 60_000;
/** The same of test/long, where a million requests are sent; tests have limits of their own. */
const longFileTimeoutMs = 5 * 3_600_000;

/** Files that run at once, at most. */
const maxFiles = 4;
/** Share of the processors' time that is idle when another file is begun. */
const idleShare = 0.4;
/** How often that is looked at, in milliseconds. */
const lookMs = 1000;
/** Files that may fail beside others and pass alone. More of them are a fault of the product. */
const maxSecondRuns = 3;

interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly output: string;
  readonly ms: number;
}

/**
 * Compiles the test files and runs each as a process of its own; `npm test -- storage client` runs those whose path
 * holds a word. With `--long` the files of test/long are run instead, which take minutes. A few files that fail beside
 * others are run once more, alone: what they say then counts, and the first failure stays in the output.
 */
async function main(argv: readonly string[]): Promise<number> {
  const isLong = argv[0] === "--long";
  const words = isLong ? argv.slice(1) : argv;
  const root = join(import.meta.dirname);
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((each) => (isLong ? /^long\/[^/]+\.ts$/.test(each) : each.endsWith(".test.ts") && !each.includes("cases/")))
    .filter((each) => words.length === 0 || words.some((word) => each.includes(word)))
    .sort()
    .map((each) => join(root, each));
  const results = new Map<string, FileResult>();
  const bundle = await bundleTests(join(root, ".."), files);
  process.once("exit", bundle.remove);
  const timeoutMs = isLong ? longFileTimeoutMs : fileTimeoutMs;
  const run = async (file: string) => {
    const result = await runFile(file, { bundle, timeoutMs });
    results.set(file, result);
    report(result);
  };
  await runEach(files, run);
  const failed = files.filter((each) => results.get(each)?.failed !== 0);
  if (failed.length <= maxSecondRuns && files.length > failed.length) {
    for (const file of failed) {
      console.log(`${relative(process.cwd(), file)} failed beside other files and is run once more, alone`);
      await run(file);
    }
  }
  return summarize([...results.values()]);
}

/**
 * Runs files, one for each of two processors, and others beside them while the machine has little to do: many tests
 * wait for a deadline or for a process.
 */
async function runEach(files: readonly string[], run: (file: string) => Promise<void>): Promise<void> {
  const queue = [...files];
  let running = 0;
  const work = async () => {
    running++;
    const file = queue.shift();
    if (file !== undefined) await run(file);
    running--;
  };
  const usual = async () => {
    while (queue.length > 0) await work();
  };
  const all = Array.from({ length: Math.min(2, availableParallelism()) }, usual);
  let last = processorTimes();
  const timer = setInterval(() => {
    const now = processorTimes();
    const idle = (now.idleMs - last.idleMs) / (now.totalMs - last.totalMs);
    last = now;
    if (idle > idleShare && running < maxFiles) all.push(work());
  }, lookMs);
  for (const each of all) await each; // grows while it is walked
  clearInterval(timer);
}

function processorTimes(): { idleMs: number; totalMs: number } {
  const all = cpus().map(({ times }) => times);
  const idleMs = all.reduce((sum, { idle }) => sum + idle, 0);
  return {
    idleMs,
    totalMs: all.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0),
  };
}

function runFile(
  file: string,
  { bundle, timeoutMs }: { readonly bundle: TestBundle; readonly timeoutMs: number },
): Promise<FileResult> {
  const startMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, bundle.argumentsFor(file), {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
      detached: true,
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      output += `\n${file} took more than ${timeoutMs / 60_000} minutes\n`;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, timeoutMs);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ file, output, ms: performance.now() - startMs, ...countsOf(output, code) });
    });
  });
}

/** uvu prints Total, Passed and Skipped a file; a file that fails without saying so counts as one failure. */
function countsOf(output: string, code: number | null): Pick<FileResult, "passed" | "failed" | "skipped"> {
  const sum = (label: string) => {
    let total = 0;
    for (const match of output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, "gm"))) total += Number(match[1]);
    return total;
  };
  const total = sum("Total");
  const passed = sum("Passed");
  const skipped = sum("Skipped");
  const failed = Math.max(total - passed, code === 0 && total + skipped > 0 ? 0 : 1);
  return { passed, failed, skipped };
}

function report(result: FileResult): void {
  const name = relative(process.cwd(), result.file);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  const counts = `${result.passed} passed, ${result.failed} failed${skipped}`;
  console.log(`${result.failed === 0 ? "ok  " : "FAIL"} ${name} (${counts}, ${(result.ms / 1000).toFixed(1)} s)`);
  const reasons = result.output.split("\n").filter((each) => each.startsWith("skipped: "));
  if (result.failed > 0) console.log(result.output);
  else for (const reason of reasons) console.log(`     ${reason}`);
}

function summarize(results: readonly FileResult[]): number {
  const sum = (key: "passed" | "failed" | "skipped") => results.reduce((total, each) => total + each[key], 0);
  const failed = sum("failed");
  const skipped = sum("skipped");
  console.log(`${sum("passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed === 0 && results.length > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
