import { type ChildProcess, spawn } from "node:child_process";

/** Says to a process that it is the child. */
const mark = "IN_CHILD_OF";

/** What ends a process that reads damaged pages: an assertion of LMDB, or memory that is not there. */
const signalsOfCrash: readonly NodeJS.Signals[] = ["SIGABRT", "SIGSEGV", "SIGBUS"];

export interface InChildOptions {
  /** What the child does, which knows that it is one. */
  readonly run: () => Promise<number>;
  /** The child was ended by what it read; returns the exit code. */
  readonly onCrash: (signal: string) => number;
}

/**
 * Runs this program once more, with the same arguments, and returns the exit code. LMDB trusts its pages: one that is
 * damaged may end the process that reads it, and its parent has to report that.
 */
export async function inChild({ run, onCrash }: InChildOptions): Promise<number> {
  if (process.env[mark] === String(process.ppid)) return run();
  const [program, ...args] = process.argv;
  const child = spawn(program ?? process.execPath, [...process.execArgv, ...args], {
    stdio: "inherit",
    env: { ...process.env, [mark]: String(process.pid) },
  });
  // A terminal tells both of SIGINT; as SIGTERM it does not end a child that is about to end in good order.
  const pass = () => void child.kill("SIGTERM");
  process.on("SIGINT", pass).on("SIGTERM", pass);
  const { code, signal } = await endOf(child);
  process.off("SIGINT", pass).off("SIGTERM", pass);
  if (signal !== null && signalsOfCrash.includes(signal)) return onCrash(signal);
  if (signal !== null) process.kill(process.pid, signal);
  return code ?? 1;
}

function endOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
}
