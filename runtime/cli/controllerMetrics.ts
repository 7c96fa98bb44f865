import {
  leaderElectionMasterStatus,
  leaderElectionSlowpathTotal,
  nodeIpamControllerCidrsetAllocationTriesPerRequest,
  nodeIpamControllerCidrsetCidrsAllocationsTotal,
  nodeIpamControllerCidrsetCidrsReleasesTotal,
  nodeIpamControllerCidrsetUsageCidrs,
  nodeIpamControllerCirdsetMaxCidrs,
  restClientRequestDurationSeconds,
  restClientRequestsTotal,
  workqueueAddsTotal,
  workqueueDepth,
  workqueueLongestRunningProcessorSeconds,
  workqueueQueueDurationSeconds,
  workqueueRetriesTotal,
  workqueueUnfinishedWorkSeconds,
  workqueueWorkDurationSeconds,
} from "../../generated/metrics.ts";
import type { LeaderMeter } from "../component/leader/election.ts";
import type { ControllerContext } from "../controllers/frame/controller.ts";
import type { QueueMeter } from "../controllers/frame/workQueue.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { Exchange } from "../schema/index.ts";

/** What is measured of controllers, which know metrics by these functions alone. */
export interface ControllerMetrics {
  readonly queueMeter: (name: string) => QueueMeter;
  readonly onExchange: (exchange: Exchange) => void;
  readonly networkMeter: NonNullable<ControllerContext["networkMeter"]>;
  /** Of the lease with a name. */
  readonly leaderMeter: (name: string) => LeaderMeter;
}

/** `clock` says milliseconds and never goes back. */
export function controllerMetrics(metrics: MetricRegistry, clock = () => performance.now()): ControllerMetrics {
  return {
    queueMeter: (name) => queueMeter(metrics, { name, clock }),
    onExchange: exchangeMeter(metrics),
    networkMeter: networkMeter(metrics),
    leaderMeter: (name) => leaderMeter(metrics, name),
  };
}

function networkMeter(metrics: MetricRegistry): ControllerMetrics["networkMeter"] {
  const taken = metrics.counter(nodeIpamControllerCidrsetCidrsAllocationsTotal);
  const freed = metrics.counter(nodeIpamControllerCidrsetCidrsReleasesTotal);
  const usage = metrics.gauge(nodeIpamControllerCidrsetUsageCidrs);
  const most = metrics.gauge(nodeIpamControllerCirdsetMaxCidrs);
  const passed = metrics.histogram(nodeIpamControllerCidrsetAllocationTriesPerRequest);
  return (clusterCIDR, parts) => {
    const labels = { clusterCIDR };
    most.with(labels).set(parts);
    return {
      taken: (count, change) => {
        if (change !== "none") (change === "taken" ? taken : freed).with(labels).add();
        usage.with(labels).set(count / parts);
      },
      found: (count) => passed.with(labels).observe(count),
    };
  };
}

function leaderMeter(metrics: MetricRegistry, name: string): LeaderMeter {
  const status = metrics.gauge(leaderElectionMasterStatus).with({ name });
  const slow = metrics.counter(leaderElectionSlowpathTotal).with({ name });
  return { leads: (isLeading) => status.set(isLeading ? 1 : 0), readAgain: () => slow.add() };
}

/** A queue that is made after one of the same name was stopped goes on with its series. */
function queueMeter(
  metrics: MetricRegistry,
  { name, clock }: { readonly name: string; readonly clock: () => number },
): QueueMeter {
  const depth = metrics.gauge(workqueueDepth).with({ name });
  const adds = metrics.counter(workqueueAddsTotal).with({ name });
  const waits = metrics.histogram(workqueueQueueDurationSeconds).with({ name });
  const works = metrics.histogram(workqueueWorkDurationSeconds).with({ name });
  const unfinished = metrics.gauge(workqueueUnfinishedWorkSeconds).with({ name });
  const longest = metrics.gauge(workqueueLongestRunningProcessorSeconds).with({ name });
  const retries = metrics.counter(workqueueRetriesTotal).with({ name });
  /** Keys with the milliseconds at which they began to wait, or a worker took them. */
  const waiting = new Map<string, number>();
  const working = new Map<string, number>();
  const look = () => {
    const nowMs = clock();
    const seconds = [...working.values()].map((startMs) => (nowMs - startMs) / 1000);
    depth.set(waiting.size);
    unfinished.set(seconds.reduce((sum, each) => sum + each, 0));
    longest.set(Math.max(0, ...seconds));
  };
  const stopLooking = metrics.onCollect(look);
  return {
    added: (key) => {
      adds.add();
      waiting.set(key, clock());
    },
    taken: (key) => {
      const nowMs = clock();
      waits.observe((nowMs - (waiting.get(key) ?? nowMs)) / 1000);
      waiting.delete(key);
      working.set(key, nowMs);
    },
    done: (key) => {
      const startMs = working.get(key);
      if (startMs === undefined) return; // the queue was stopped meanwhile
      works.observe((clock() - startMs) / 1000);
      working.delete(key);
    },
    retried: () => retries.add(),
    stopped: () => {
      waiting.clear();
      working.clear();
      look();
      stopLooking();
    },
  };
}

/** Counts the requests of a client. */
export function exchangeMeter(metrics: MetricRegistry): ControllerMetrics["onExchange"] {
  const requests = metrics.counter(restClientRequestsTotal);
  const durations = metrics.histogram(restClientRequestDurationSeconds);
  return ({ method, host, status, seconds }) => {
    requests.with({ method, host, code: status === undefined ? "<error>" : String(status) }).add();
    durations.with({ verb: method, host }).observe(seconds);
  };
}
