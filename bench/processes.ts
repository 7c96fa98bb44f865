import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { once } from "node:events";

/** How `npm start` runs Node: servers are measured as they are started, and what they stand beside in the same way. */
export const node: readonly string[] = [process.execPath, "--max-semi-space-size=64"];

/** A server in a process of its own. */
export interface Running {
  readonly pid: number;
  /** The line it printed when it was ready. */
  readonly line: string;
  /** Milliseconds from spawn to that line. */
  readonly readyMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts a program and waits for the first line of its output that matches. */
export async function start(command: readonly string[], ready: RegExp, cwd?: string): Promise<Running> {
  const [program = "", ...args] = command;
  const startMs = performance.now();
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"], ...(cwd === undefined ? {} : { cwd }) });
  process.once("exit", () => child.kill("SIGKILL")); // a bench that fails leaves no server behind
  const line = await readyLine(child, ready, command);
  const readyMs = performance.now() - startMs;
  return { pid: child.pid ?? 0, line, readyMs, stop: () => stop(child) };
}

function readyLine(child: ChildProcess, ready: RegExp, command: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const line = text
        .split("\n")
        .slice(0, -1)
        .find((each) => ready.test(each));
      if (line !== undefined) resolve(line);
    });
    child.once("exit", () => reject(new Error(`${command.join(" ")} ended before it was ready:\n${text}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "exit");
  child.kill("SIGTERM");
  await closed;
}

/** Resident memory of a process, in MiB. */
export function residentMiB(pid: number): number {
  return memoryMiB(pid, "VmRSS");
}

/** The most that it has been since its start. */
export function peakMiB(pid: number): number {
  return memoryMiB(pid, "VmHWM");
}

function memoryMiB(pid: number, name: "VmRSS" | "VmHWM"): number {
  const match = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(match?.[1] ?? 0) / 1024;
}

/** Processor time of a process since its start, all its threads together, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** The unit in which the kernel tells processor time. */
const tickMs = 10;
