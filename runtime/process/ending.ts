import { type Launchers, launchersOf, thisProcess } from "./launchers.ts";

/** A signal that comes this soon after the first is the same one: a terminal sends it to all, and npm passes it on. */
const sameSignalMs = 1000;
/** Milliseconds between two looks at who started this process: no event says that a parent is gone. */
const lookMs = 500;

/** Why a process ends. */
export type Cause = "signal" | "abandoned";

/**
 * Calls `end` once, when this process is to end: by SIGTERM, SIGINT or SIGHUP, or because the npm that started it is
 * gone, which cannot pass on every signal. A second signal ends the process at once.
 */
export function onEnding(end: (cause: Cause) => void): void {
  let firstMs: number | undefined;
  const begin = (cause: Cause) => {
    clearInterval(looking);
    firstMs = performance.now();
    end(cause);
  };
  const onSignal = () => {
    if (firstMs === undefined) begin("signal");
    else if (performance.now() - firstMs > sameSignalMs) process.exit(1);
  };
  const launchers = launchersOf(thisProcess());
  const look = () => {
    if (areGone(launchers)) begin("abandoned");
  };
  const looking = launchers === undefined ? undefined : setInterval(look, lookMs).unref();
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  process.on("SIGHUP", startedByNohup(process.env) ? () => {} : onSignal);
}

function areGone(launchers: Launchers | undefined): boolean {
  if (launchers === undefined) return false;
  return process.ppid !== launchers.parent || launchers.others.some((pid) => !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Node takes back that nohup has SIGHUP ignored; shells leave the name of what they started in this variable. */
function startedByNohup({ _: program = "" }: NodeJS.ProcessEnv): boolean {
  return /(^|\/)nohup$/.test(program);
}
