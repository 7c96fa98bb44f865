import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";

/**
 * By how much the heap of a server may grow until V8 looks through all of it. By itself it takes a tenth where little
 * is allocated: with 150,000 pods and 5,000 watches everyone would be slow for .4 s every 8 s.
 */
const heapGrowthPercent = 100;

/** Sets V8's collector for a server, which has started. */
export function collectAsServer(): void {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  collectYoungAlone();
}

/**
 * Sets it for a node agent. Its young generation does not grow: an agent waits most of its time, and what it runs
 * beside needs the memory.
 */
export function collectAsAgent(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  collectYoungAlone();
}

/**
 * The young generation is collected by several threads, and the event loop waits for the last of them. Where a client
 * has the other processor, that is long: a pause of up to 15 ms instead of 8, and of those beyond 2 ms twice as many.
 */
function collectYoungAlone(): void {
  if (availableParallelism() <= 2) setFlagsFromString("--no-parallel-scavenge");
}
