import {
  gracefulShutdownEndTimeSeconds as endTime,
  gracefulShutdownStartTimeSeconds as startTime,
} from "../../../generated/metrics.ts";
import type { Clock } from "../../client/clock.ts";
import { pause } from "../../lib/pause.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { agentMetric } from "../node/agentMetric.ts";
import { graceOf } from "../pod/kills.ts";
import type { PodManager } from "../pod/podManager.ts";
import type { Logind } from "./logind.ts";
import { type ShutdownGroup, shutdownGroups, type ShutdownPeriod } from "./shutdownGroups.ts";
import { readShutdownState, type ShutdownState, writeShutdownState } from "./shutdownState.ts";

export interface ShutdownOptions {
  /** None: the node does not delay shutdowns. */
  readonly periods: readonly ShutdownPeriod[];
  readonly open: () => Promise<Logind>;
  readonly manager: Pick<PodManager, "pods" | "evict" | "isOver">;
  /** For the file that outlives the shutdown. */
  readonly folder: string;
  readonly metrics: MetricRegistry;
  readonly agentName: string;
  /** Of the condition of a pod that the agent ends. */
  readonly conditionReason: string;
  /** An event of the node. */
  readonly record: (reason: string, message: string) => void;
  /** What the node says of itself has changed. */
  readonly onChange: () => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly logError: (message: string, error: unknown) => void;
}

export interface Shutdown {
  readonly isShuttingDown: () => boolean;
  readonly ended: Promise<void>;
}

const reconnectMs = 1000;
const pollMs = 100;

/** Delays shutdowns of the machine until the pods of the node have ended, until the signal ends it. */
export function startShutdown(options: ShutdownOptions): Shutdown {
  const { periods, signal, logError } = options;
  let isShuttingDown = false;
  const set = (now: boolean) => {
    if (isShuttingDown === now) return;
    isShuttingDown = now;
    const what = now ? "event" : "cancellation";
    options.record("Shutdown", `Shutdown manager detected shutdown ${what}`);
    options.onChange();
  };

  async function run(): Promise<void> {
    const before = await readShutdownState(options.folder);
    if (before !== undefined) measure(options, before);
    if (periods.length === 0) return;
    for (let wasThere: boolean | undefined; !signal.aborted; await pause(reconnectMs, signal)) {
      try {
        await attend(options, set);
        wasThere = true;
      } catch (error) {
        if (wasThere !== false && !signal.aborted) logError("shutdowns of the machine are not delayed", error);
        if (wasThere === undefined) return; // there is no logind here
        wasThere = false;
      }
    }
  }

  return { isShuttingDown: () => isShuttingDown, ended: run() };
}

/** Holds shutdowns up for as long as the connection lasts. */
async function attend(options: ShutdownOptions, set: (isShuttingDown: boolean) => void): Promise<void> {
  const { periods, open, signal, logError } = options;
  const logind = await open();
  let lock = Promise.resolve(() => {});
  const shutDown = async () => {
    set(true);
    await endPods(options).catch((error: unknown) => logError("ending the pods of the node", error));
    (await lock)();
  };
  const cancel = async () => {
    set(false);
    (await lock)();
    lock = logind.inhibit();
    await lock;
  };
  const onAbort = () => logind.close();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    await logind.allowDelay(periods.reduce((sum, { seconds }) => sum + seconds, 0));
    logind.onShutdown((isBeginning) => {
      const work = isBeginning ? shutDown() : cancel();
      work.catch((error: unknown) => logError("a shutdown of the machine", error));
    });
    lock = logind.inhibit();
    await lock;
    await logind.closed;
  } finally {
    signal.removeEventListener("abort", onAbort);
    logind.close();
    await lock.then(
      (release) => release(),
      () => {},
    ); // what failed holds nothing
  }
}

/** Ends the pods, a group after the other. */
async function endPods(options: ShutdownOptions): Promise<void> {
  const { periods, manager, folder, clock } = options;
  const began = { startTime: timeText(clock), endTime: "" };
  measure(options, began);
  await writeShutdownState(folder, began);
  const pods = manager.pods().filter(({ metadata }) => !manager.isOver(metadata?.uid ?? ""));
  for (const group of shutdownGroups(periods, pods)) await endGroup(group, options);
  const ended = { ...began, endTime: timeText(clock) };
  measure(options, ended);
  await writeShutdownState(folder, ended);
}

const message = "Pod was terminated in response to imminent node shutdown.";

async function endGroup({ pods, seconds }: ShutdownGroup, options: ShutdownOptions): Promise<void> {
  const { manager, clock, signal, conditionReason } = options;
  const uids = pods.map(({ metadata }) => metadata?.uid ?? "");
  for (const pod of pods) {
    const graceSeconds = Math.min(seconds, graceOf(pod));
    manager.evict(pod.metadata?.uid ?? "", { graceSeconds, reason: "Terminated", message, conditionReason });
  }
  const deadlineMs = clock.nowMs() + seconds * 1000;
  while (!signal.aborted && clock.nowMs() < deadlineMs && !uids.every((each) => manager.isOver(each))) {
    await pause(pollMs, signal);
  }
}

function timeText(clock: Clock): string {
  return new Date(clock.nowMs()).toISOString();
}

function measure({ metrics, agentName }: ShutdownOptions, state: ShutdownState): void {
  const seconds = (text: string) => (text === "" ? 0 : Date.parse(text) / 1000);
  metrics.gauge(agentMetric(agentName, startTime)).with({}).set(seconds(state.startTime));
  metrics.gauge(agentMetric(agentName, endTime)).with({}).set(seconds(state.endTime));
}
