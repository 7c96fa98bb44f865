import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { bundleTests } from "./runner/bundle.ts";
import { inWorker, openPool } from "./runner/pool.ts";
import { runEach } from "./runner/schedule.ts";

/** Minutes one test file may take: a hang is a failure with a name, not a silent job. */
const fileTimeoutMs = 8 * 60_000;
/** The same of test/long, where a million requests are sent; tests have limits of their own. */
const longFileTimeoutMs = 5 * 3_600_000;

/**
 * Files that may fail beside others and pass alone, of some 470: on a machine at a third of its speed a few miss a time
 * that they state. More of them are a fault of the product.
 */
const maxSecondRuns = 8;

const saysProcessorTimes = process.env["TEST_TIMES"] === "1";

interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly output: string;
  readonly ms: number;
  readonly processorMs: number;
}

/**
 * Files that take long, or wait for most of their time: they begin first, so that others run beside them and none is
 * left at the end.
 */
const longest = [
  ...["api/linearWork", "kinds/linear", "api/manyAtOnce"],
  ...["random/hostile", "e2e/kube", "package/", "e2e/", "nodeagent/", "storage/etcd"],
  ...["custom/serveSwagger", "identity/"],
];

/**
 * Compiles the test files and runs them in a few processes, each one file after another; `npm test -- storage client`
 * runs those whose path holds a word. Those that measure times run first, one a processor. With `--long` the files of
 * test/long are run instead, which take minutes. A few files that fail beside others are run once more, in a process of
 * their own and with nothing beside it: what they say then counts, and the first failure stays in the output. With
 * TEST_TIMES=1 each file says its processor time.
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
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((each) => join(root, each));
  const results = new Map<string, FileResult>();
  const bundle = await bundleTests(join(root, ".."), [...files, inWorker]);
  process.once("exit", bundle.remove);
  const pool = openPool(bundle);
  const timeoutMs = isLong ? longFileTimeoutMs : fileTimeoutMs;
  const run = async (file: string, isAlone = isLong) => {
    const startMs = performance.now();
    const { code, output, processorMs } = await pool.run(file, { timeoutMs, isAlone });
    const result = { file, output, ms: performance.now() - startMs, processorMs, ...countsOf(output, code) };
    results.set(file, result);
    report(result);
  };
  const measuring = isLong ? [] : files.filter((each) => bundle.partOf(each).isMeasuring);
  await runEach(measuring, (file) => run(file), { isQuiet: true });
  await runEach(
    files.filter((each) => !measuring.includes(each)),
    (file) => run(file),
  );
  pool.close();
  const failed = files.filter((each) => results.get(each)?.failed !== 0);
  if (failed.length <= maxSecondRuns && files.length > failed.length) {
    for (const file of failed) {
      console.log(`${relative(process.cwd(), file)} failed beside other files and is run once more, alone`);
      await run(file, true);
    }
  }
  return summarize([...results.values()]);
}

/** Where a file stands in the order in which files begin. */
function rankOf(path: string): number {
  const rank = longest.findIndex((each) => path.startsWith(each));
  return rank < 0 ? longest.length : rank;
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
  const times = [result.ms, ...(saysProcessorTimes ? [result.processorMs] : [])].map((ms) => (ms / 1000).toFixed(1));
  console.log(`${result.failed === 0 ? "ok  " : "FAIL"} ${name} (${counts}, ${times.join(" s, processor ")} s)`);
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

// Ends the files that are under way, too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
process.exitCode = await main(process.argv.slice(2));
