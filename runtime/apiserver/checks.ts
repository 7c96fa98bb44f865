import type { Storage } from "../storage/storage.ts";
import type { HealthCheck } from "../component/health.ts";

/** Milliseconds in which a shared store must tell its newest state. */
const storageTimeoutMs = 2000;

/** What `livez` and `readyz` ask of this server. */
export function serverChecks(server: {
  readonly storage: Storage;
  readonly isStopping: () => boolean;
  /** What else it depends on. */
  readonly others: readonly HealthCheck[];
}): {
  readonly livez: readonly HealthCheck[];
  readonly readyz: readonly HealthCheck[];
} {
  const { storage, isStopping, others } = server;
  const ping = { name: "ping", check: () => {} };
  const shutdown = {
    name: "shutdown",
    check: () => {
      if (isStopping()) throw new Error("process is shutting down");
    },
  };
  if (storage.catchUp === undefined) {
    return { livez: [ping, ...others], readyz: [ping, ...spaceChecks(storage), ...others, shutdown] };
  }
  const check = () => answersInTime(storage);
  const etcd = { name: "etcd", check };
  const readiness = { name: "etcd-readiness", check };
  return { livez: [ping, etcd, ...others], readyz: [ping, etcd, readiness, ...others, shutdown] };
}

/** Where there is no space for writes a server is not ready; it lives on, and takes deletions. */
function spaceChecks({ checkSpace }: Storage): HealthCheck[] {
  return checkSpace === undefined ? [] : [{ name: "storage-space", check: checkSpace }];
}

async function answersInTime(storage: Storage): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`etcd has not answered a consistent read within ${storageTimeoutMs} ms`);
    timer = setTimeout(() => reject(error), storageTimeoutMs);
  });
  try {
    await Promise.race([storage.catchUp?.(), late]);
  } finally {
    clearTimeout(timer);
  }
}
