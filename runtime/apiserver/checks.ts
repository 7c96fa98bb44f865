import type { HealthCheck } from "../component/pages/healthChecks.ts";
import type { Storage } from "../storage/storage.ts";

/** Milliseconds in which the store must say its newest state. */
const storageTimeoutMs = 2000;
/** @limit Bytes of log that wait to be read: health checks fail. */
const maxLogBacklog = 16 * 1024 * 1024;

export interface CheckedServer {
  readonly storage: Storage;
  readonly isStopping: () => boolean;
  /** What else it depends on. */
  readonly others: readonly HealthCheck[];
  /** Milliseconds from now in which what has not succeeded yet does not count as dead. */
  readonly livezGraceMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** What `livez` and `readyz` ask of this server. */
export function serverChecks(server: CheckedServer): {
  readonly livez: readonly HealthCheck[];
  readonly readyz: readonly HealthCheck[];
} {
  const { storage, isStopping, others } = server;
  const always = [
    { name: "ping", check: () => {} },
    { name: "log", check: logIsRead },
  ];
  const store = { name: "etcd", check: () => answersInTime(storage) }; // clients ask for it whatever the store is
  const shutdown = {
    name: "shutdown",
    check: () => {
      if (isStopping()) throw new Error("process is shutting down");
    },
  };
  const ready = storage.catchUp === undefined ? spaceChecks(storage) : [{ ...store, name: "etcd-readiness" }];
  const untilMs = server.clock() + server.livezGraceMs;
  const inGrace = (each: HealthCheck) => forgiven(each, () => server.clock() < untilMs);
  return {
    livez: [...always, ...[store, ...others].map(inGrace)],
    readyz: [...always, store, ...ready, ...others, shutdown],
  };
}

/** A check that succeeds during the grace, until it has succeeded once. */
function forgiven({ name, check }: HealthCheck, isInGrace: () => boolean): HealthCheck {
  let hasSucceeded = false;
  const forgiving = async () => {
    try {
      await check();
      hasSucceeded = true;
    } catch (error) {
      if (hasSucceeded || !isInGrace()) throw error;
    }
  };
  return { name, check: forgiving };
}

function logIsRead(): void {
  if (process.stderr.writableLength > maxLogBacklog) throw new Error("the log is not read");
}

/** Where there is no space for writes a server is not ready; it lives on, and takes deletions. */
function spaceChecks({ checkSpace }: Storage): HealthCheck[] {
  return checkSpace === undefined ? [] : [{ name: "storage-space", check: checkSpace }];
}

/** A cluster answers a consistent read; a store of this process has written what it accepted. */
async function answersInTime(storage: Storage): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`the store has not answered within ${storageTimeoutMs} ms`);
    timer = setTimeout(() => reject(error), storageTimeoutMs);
  });
  try {
    await Promise.race([storage.catchUp?.() ?? storage.settled(), late]);
  } finally {
    clearTimeout(timer);
  }
}
