import { setImmediate } from "node:timers/promises";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { timerMs } from "../schema/duration.ts";
import { usualChecks } from "../component/pages/usualChecks.ts";
import type { Storage } from "../storage/storage.ts";

/** @limit Milliseconds of one turn of the event loop: `/readyz` fails. */
const maxTurnMs = 1000;

export interface CheckedServer {
  readonly storage: Storage;
  readonly isStopping: () => boolean;
  /** Of parts whose names the platform has a part in: "orch". */
  readonly systemPrefix: string;
  /** What else it depends on. */
  readonly others: readonly HealthCheck[];
  /** Prefixes of the caches that are not as the store is. */
  readonly staleCaches: () => readonly string[];
  /** Milliseconds from now in which what has not succeeded yet does not count as dead. */
  readonly livezGraceMs: number;
  /** In which the store must say its newest state. */
  readonly storeTimeouts: { readonly healthMs: number; readonly readyMs: number };
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** What `livez` and `readyz` ask of this server. */
export function serverChecks(server: CheckedServer): {
  readonly livez: readonly HealthCheck[];
  readonly readyz: readonly HealthCheck[];
} {
  const { storage, isStopping, others, clock, storeTimeouts } = server;
  const { healthMs, readyMs } = storeTimeouts;
  const store = { name: "etcd", check: () => answersInTime(storage, healthMs) }; // asked for whatever the store is
  const readiness = { name: "etcd-readiness", check: () => answersInTime(storage, readyMs) };
  const shutdown = {
    name: "shutdown",
    check: () => {
      if (isStopping()) throw new Error("process is shutting down");
    },
  };
  const ready = storage.catchUp === undefined ? spaceChecks(storage) : [readiness];
  const untilMs = clock() + server.livezGraceMs;
  const inGrace = (each: HealthCheck) => forgiven(each, () => clock() < untilMs);
  const informers = { name: "informer-sync", check: () => checkCaches(server.staleCaches()) };
  const loop = { name: "event-loop", check: () => turnsInTime(clock) };
  const started = startedParts(server.systemPrefix);
  return {
    livez: [...usualChecks, inGrace(store), ...started, ...others.map(inGrace)],
    readyz: [...usualChecks, store, ...ready, informers, loop, ...started, ...others, shutdown],
  };
}

/**
 * What works before the server listens. The field starts it beside the first requests and has a check of each part,
 * which operators and its tests ask for by name.
 */
function startedParts(systemPrefix: string): readonly HealthCheck[] {
  const names = [
    "start-apiserver-admission-initializer",
    "generic-apiserver-start-informers",
    "start-apiextensions-informers",
    "start-apiextensions-controllers",
    "crd-informer-synced",
    "storage-readiness",
    "start-service-ip-repair-controllers",
    "bootstrap-controller",
    `start-${systemPrefix}-aggregator-informers`,
    "apiservice-status-local-available-controller",
    "apiservice-status-remote-available-controller",
    "apiservice-registration-controller",
    "apiservice-discovery-controller",
    "apiservice-openapi-controller",
    "apiservice-openapiv3-controller",
  ];
  return names.map((each) => ({ name: `poststarthook/${each}`, check: () => {} }));
}

function checkCaches(stale: readonly string[]): void {
  if (stale.length > 0) throw new Error(`caches differ from the store: ${stale.slice(0, maxNamed).join(", ")}`);
}

/** @limit Prefixes that the reason of a failing informer-sync names: the others are left out. */
const maxNamed = 5;

/** What is asked while others hold the event loop waits as long as they do. */
async function turnsInTime(clock: () => number): Promise<void> {
  const startMs = clock();
  await setImmediate();
  const tookMs = Math.round(clock() - startMs);
  if (tookMs > maxTurnMs) throw new Error(`the event loop took ${tookMs} ms for one turn`);
}

/** A check that succeeds during the grace, until it has succeeded once. */
function forgiven({ check, ...rest }: HealthCheck, isInGrace: () => boolean): HealthCheck {
  let hasSucceeded = false;
  const forgiving = async () => {
    try {
      await check();
      hasSucceeded = true;
    } catch (error) {
      if (hasSucceeded || !isInGrace()) throw error;
    }
  };
  return { ...rest, check: forgiving };
}

/** Where there is no space for writes a server is not ready; it lives on, and takes deletions. */
function spaceChecks({ checkSpace }: Storage): HealthCheck[] {
  return checkSpace === undefined ? [] : [{ name: "storage-space", check: checkSpace }];
}

/** A cluster answers a consistent read; a store of this process has written what it accepted. */
async function answersInTime(storage: Storage, maxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`the store has not answered within ${Math.round(maxMs)} ms`);
    timer = setTimeout(() => reject(error), timerMs(maxMs));
  });
  try {
    await Promise.race([storage.catchUp?.() ?? storage.settled(), late]);
  } finally {
    clearTimeout(timer);
  }
}
