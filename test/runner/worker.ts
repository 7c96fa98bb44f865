import { spawn } from "node:child_process";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";

/** Asks a worker's process to run a test file. */
export interface FileStart {
  readonly path: string;
}

/** The answer of a worker's process: the file is over. */
export interface FileEnd {
  /** What a process would end with that ran this file alone. */
  readonly code: number;
  readonly processorMs: number;
}

export interface FileRun extends Omit<FileEnd, "code"> {
  readonly output: string;
  /** `null` when the process did not end by itself. */
  readonly code: number | null;
}

/** A process that runs test files one after another. */
export interface Worker {
  /** Never rejects: a process that ends has failed the file that it ran. */
  readonly run: (path: string, timeoutMs: number) => Promise<FileRun>;
  /** False when its process has ended. */
  readonly isAlive: () => boolean;
  readonly close: () => void;
}

let started = 0;

/** `program` is what Node runs: its options, then a file. `folder` gets a file for what the process prints. */
export function startWorker(program: readonly string[], folder: string): Worker {
  started += 1;
  const output = openSync(join(folder, `worker-${started}.txt`), "w+"); // both streams, in order
  const child = spawn(process.execPath, program, {
    stdio: ["ignore", output, output, "ipc"],
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
    detached: true,
  });
  let readTo = 0;
  const printed = () => {
    const bytes = Buffer.alloc(fstatSync(output).size - readTo);
    readTo += readSync(output, bytes, 0, bytes.length, readTo);
    return bytes.toString();
  };
  let isAlive = true;
  let finish: (end: Omit<FileRun, "output">) => void = () => {};
  // What a file has started is in a group of its own, which hears nothing of Ctrl-C.
  const endGroup = () => endAll(child.pid, "SIGTERM");
  child.on("message", (end: FileEnd) => finish(end));
  child.on("error", () => finish({ code: null, processorMs: 0 }));
  child.on("exit", (code) => {
    isAlive = false;
    finish({ code: code === 0 ? null : code, processorMs: 0 });
  });
  return {
    run: (path, timeoutMs) =>
      new Promise((resolve) => {
        let late = "";
        const timer = setTimeout(() => {
          late = `\n${path} took more than ${timeoutMs / 60_000} minutes\n`;
          endAll(child.pid, "SIGKILL");
        }, timeoutMs);
        running.add(endGroup);
        finish = (end) => {
          clearTimeout(timer);
          running.delete(endGroup);
          finish = () => {};
          resolve({ ...end, output: printed() + late });
        };
        child.send({ path } satisfies FileStart);
      }),
    isAlive: () => isAlive,
    close: () => {
      if (child.connected) child.disconnect();
      closeSync(output);
    },
  };
}

/** Ends the files that are under way with this process; there may be a dozen. */
const running = new Set<() => void>();
process.once("exit", () => {
  for (const end of running) end();
});

function endAll(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader !== undefined) process.kill(-leader, signal);
}
