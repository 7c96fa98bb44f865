import { execFile } from "node:child_process";

/** The service manager that started this process and waits to hear of it; systemd, with Type=notify. */
export interface ServiceManager {
  /**
   * The process serves. From now on the manager hears that it is alive, if it asks for that, while `problem` has
   * nothing to say.
   */
  readonly ready: (problem?: () => string | undefined) => void;
  /** The process ends, which takes a while. */
  readonly stopping: () => void;
}

const nothing: ServiceManager = { ready: () => {}, stopping: () => {} };

/**
 * Speaks by systemd's own program: Node has no datagram sockets of Unix. `report` hears once that it cannot be run. The
 * sign of life comes twice an interval of the watchdog, from a timer, which a blocked event loop does not reach.
 */
export function serviceManager(report: (message: string) => void, env = process.env): ServiceManager {
  if ((env.NOTIFY_SOCKET ?? "") === "") return nothing;
  let isBroken = false;
  const send = (...states: readonly string[]) => {
    if (isBroken) return;
    execFile(program, states, { env, timeout: timeoutMs }, (error) => {
      if (error === null || isBroken) return;
      isBroken = true;
      report(`cannot tell the service manager by ${program}: ${error.message.trim()}`);
    });
  };
  const intervalMs = watchdogMs(env) / 2;
  let isWatched = false;
  return {
    ready: (problem = () => undefined) => {
      send("READY=1", `MAINPID=${process.pid}`);
      if (intervalMs === 0 || isWatched) return;
      isWatched = true;
      setInterval(() => {
        const text = problem();
        if (text === undefined) send("WATCHDOG=1");
        else report(`the service manager gets no sign of life: ${text}`);
      }, intervalMs).unref();
    },
    // The watchdog goes on: an end that hangs is to be noticed.
    stopping: () => send("STOPPING=1"),
  };
}

const program = "systemd-notify";
const timeoutMs = 10_000;

/** WATCHDOG_USEC is for the process of WATCHDOG_PID, where that is given. */
function watchdogMs({ WATCHDOG_USEC: interval, WATCHDOG_PID: pid }: NodeJS.ProcessEnv): number {
  if (pid !== undefined && pid !== "" && Number(pid) !== process.pid) return 0;
  const ms = Number(interval ?? 0) / 1000;
  return Number.isFinite(ms) && ms >= 2 ? ms : 0;
}
