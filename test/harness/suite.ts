import { suite as uvuSuite } from "uvu";

/** Milliseconds a test may take unless it says otherwise. */
const defaultTimeoutMs = 20_000;
/** Limits are of a usual machine: one at a third of its speed, with other tests beside, takes that much longer. */
const patience = 4;
/** Milliseconds in which all that tests opened must be closed when the last of them is over. */
const graceMs = 5000;

export interface Suite {
  (name: string, run: () => void | Promise<void>, options?: { readonly timeoutMs?: number }): void;
  /** Registers a test that cannot run here; it counts as skipped and prints its reason. */
  skip: (name: string, reason: string) => void;
  before: (run: () => void | Promise<void>) => void;
  after: (run: () => void | Promise<void>) => void;
  run: () => void;
}

/**
 * uvu's suite with its gaps closed: a suite that is never run fails, `before` errors fail, a thrown non-Error is an
 * error, a test has a time limit, and handles that stay open end the process as a failure.
 */
export function suite(name: string): Suite {
  const inner = uvuSuite(name);
  let beforeError: Error | undefined;
  notRun.add(name);
  const guarded = (
    testName: string,
    run: () => void | Promise<void>,
    options: { readonly timeoutMs?: number } = {},
  ) => {
    inner(testName, async () => {
      if (beforeError !== undefined) throw beforeError;
      await withTimeout(run, { name: testName, timeoutMs: options.timeoutMs ?? defaultTimeoutMs });
    });
  };
  return Object.assign(guarded, {
    skip: (testName: string, reason: string) => {
      console.log(`skipped: ${name} > ${testName}: ${reason}`);
      inner.skip(testName);
    },
    before: (run: () => void | Promise<void>) => {
      inner.before(async () => {
        try {
          await withTimeout(run, { name: "before", timeoutMs: 60_000 });
        } catch (error) {
          beforeError = asError(error);
        }
      });
    },
    after: (run: () => void | Promise<void>) => {
      inner.after(() => withTimeout(run, { name: "after", timeoutMs: 60_000 }));
    },
    run: () => {
      notRun.delete(name);
      running += 1;
      inner.after(() => {
        running -= 1;
        if (running === 0) grace = setTimeout(endForcibly, graceMs).unref();
      });
      inner.run();
    },
  });
}

/** Suites of a test file that it declared, and has not run. */
const notRun = new Set<string>();
/** Suites of a test file that are not over. */
let running = 0;
let grace: NodeJS.Timeout | undefined;

/** Ends a test file that has nothing left to do, and returns what it left undone. */
export function endSuites(): readonly string[] {
  const left = [...notRun].map((name) => `suite "${name}" was declared but never run`);
  if (running > 0) left.push("a test waits for what cannot happen any more");
  notRun.clear();
  running = 0;
  clearTimeout(grace);
  return left;
}

process.on("exit", () => {
  for (const each of endSuites()) {
    process.exitCode = 1;
    console.error(each);
  }
});

/** Where nothing is open, the file is over before. */
function endForcibly(): void {
  console.error(`still open when the tests were over: ${process.getActiveResourcesInfo().join(", ")}`);
  process.exit(1);
}

async function withTimeout(run: () => void | Promise<void>, limit: { name: string; timeoutMs: number }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const maxMs = limit.timeoutMs * patience;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`"${limit.name}" took more than ${maxMs} ms`)), maxMs);
  });
  try {
    await Promise.race([Promise.resolve().then(run), late]);
  } catch (error) {
    throw asError(error);
  } finally {
    clearTimeout(timer);
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`thrown: ${String(thrown)}`);
}
