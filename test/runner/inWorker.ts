import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { endSuites } from "../harness/suite.ts";
import type { FileEnd, FileStart } from "./worker.ts";

/**
 * The process of a worker: it imports a test file, whose suites run by themselves, and says that the file is over when
 * nothing is left to do. Then all that the file opened is closed, and the next may begin.
 */

const environment = { ...process.env };
const folder = process.cwd();
let isRunning = false;
let isImporting = false;
let startMs = 0;

process.on("message", async ({ path }: FileStart) => {
  process.channel?.unref();
  Object.assign(globalThis, { UVU_QUEUE: [[null]] }); // uvu runs all suites that are in it
  startMs = processorMs();
  isRunning = true;
  isImporting = true;
  process.argv[1] = path; // clients name themselves after it
  await import(pathToFileURL(path).href); // an error ends the process
  isImporting = false;
});

process.on("beforeExit", () => {
  if (!isRunning) return;
  const left = isImporting ? ["the file waits for what cannot happen any more"] : endSuites();
  for (const each of left) console.error(each);
  if (left.length > 0) process.exit(1);
  isRunning = false;
  process.channel?.ref();
  process.send?.({ code: Number(process.exitCode ?? 0), processorMs: processorMs() - startMs } satisfies FileEnd);
  restore();
});

function restore(): void {
  process.exitCode = 0;
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/** Processor time of this process and of those that it has started and that are over. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (process.platform !== "linux") return own;
  const text = readFileSync("/proc/self/stat", "utf8");
  const [userTicks, systemTicks] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15);
  return own + (Number(userTicks) + Number(systemTicks)) * 10;
}
