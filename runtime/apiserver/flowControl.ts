import { randomUUID } from "node:crypto";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { type Pages, textAnswer } from "../component/pages/page.ts";
import { type DefaultFlow, ensureDefaultFlows } from "../flowcontrol/defaultFlows.ts";
import { markDangling } from "../flowcontrol/dangling.ts";
import { dumpPriorityLevels, dumpQueues, dumpRequests } from "../flowcontrol/dumps.ts";
import { FlowControl } from "../flowcontrol/flowControl.ts";
import { type FlowStores, flowStores, followFlows, useDefaults } from "../flowcontrol/storedFlows.ts";
import { mandatoryFlowSchemas, mandatoryPriorityLevels } from "../kinds/rules/flowcontrolMandatory.ts";
import { repeat } from "../lib/repeat.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { Registry } from "../registry/registry.ts";
import type { FlowPolicies, Generated } from "../schema/index.ts";
import { startHook } from "./startHook.ts";

export interface FlowControlOptions {
  readonly generated: Generated;
  readonly metrics: MetricRegistry;
  readonly logWarning: (message: string) => void;
  readonly logError: (message: string, error: unknown) => void;
}

/** Flow control at work, and what else the server has of it. */
export interface OpenFlowControl {
  readonly control: FlowControl;
  readonly checks: readonly HealthCheck[];
  readonly pages: Pages;
  /** Writes nothing any more when it resolves. */
  readonly close: () => Promise<void>;
}

/** Who makes the objects, in managed fields. */
const manager = "api-priority-and-fairness-config-producer-v1";

const tickMs = 250;
const adjustMs = 10_000;
/** How often the server looks whether its own objects are as they have to be. */
const ensureMs = 60_000;

/** Makes the flow schemas and priority levels that a server has, keeps them, and divides `seats` by all there are. */
export async function openFlowControl(
  registry: Registry,
  seats: number,
  options: FlowControlOptions,
): Promise<OpenFlowControl> {
  const { generated, metrics } = options;
  const { platform } = generated;
  const control = new FlowControl({
    seats,
    mandatory: { levels: mandatoryPriorityLevels, schemas: mandatoryFlowSchemas },
    headerPrefix: `X-${platform.vendor.charAt(0).toUpperCase()}${platform.vendor.slice(1)}-PF-`,
    metrics,
    clock: () => performance.now(),
  });
  const defaults = await generated.loadFlowPolicies();
  const stores = flowStores(registry, platform);
  if (stores === undefined) useDefaults(defaults, control);
  const kept = stores === undefined ? undefined : await keepObjects(stores, { control, defaults, ...options });
  const timers = [setInterval(() => control.tick(), tickMs), setInterval(() => control.adjust(), adjustMs)];
  for (const each of timers) each.unref();
  return {
    control,
    checks: kept === undefined ? [] : [kept],
    pages: debugPages(control),
    close: async () => {
      for (const each of timers) clearInterval(each);
      await kept?.close();
    },
  };
}

interface KeptObjects extends HealthCheck {
  readonly close: () => Promise<void>;
}

interface Keeping extends FlowControlOptions {
  readonly control: FlowControl;
  readonly defaults: FlowPolicies;
}

/** Where the disk is full at start, the objects are made later; until then the mandatory ones count. */
async function keepObjects(stores: FlowStores, options: Keeping): Promise<KeptObjects> {
  const { control, defaults, generated, logError, logWarning } = options;
  const { platform } = generated;
  const wanted = defaultFlows(stores, defaults);
  const work = async () => {
    const nowMs = Date.now();
    await ensureDefaultFlows(wanted, { platform, newUid: randomUUID, nowMs, manager });
    await markDangling(stores, { platform, nowMs });
  };
  const subject = "the default flow schemas and priority levels";
  const hook = await startHook({ name: "priority-and-fairness-config-producer", subject, work, logWarning });
  const upkeep = repeat(hook.repeat, {
    everyMs: ensureMs,
    onError: (error) => logError("cannot maintain the objects of flow control", error),
  });
  const stopFollowing = followFlows(stores, control, upkeep.ask);
  const close = () => {
    stopFollowing();
    return upkeep.stop();
  };
  return { ...hook, close };
}

function defaultFlows({ levels, schemas }: FlowStores, { priorityLevels, flowSchemas }: FlowPolicies): DefaultFlow[] {
  const mandatory = { except: "exempt" };
  return [
    ...[...mandatoryPriorityLevels].map(([name, spec]) => ({ store: levels, name, spec, mandatory })),
    ...priorityLevels.map(({ metadata, spec }) => ({ store: levels, name: metadata?.name ?? "", spec })),
    ...[...mandatoryFlowSchemas].map(([name, spec]) => ({ store: schemas, name, spec, mandatory })),
    ...flowSchemas.map(({ metadata, spec }) => ({ store: schemas, name: metadata?.name ?? "", spec })),
  ];
}

function debugPages(control: FlowControl): Pages {
  const folder = "/debug/api_priority_and_fairness";
  const timeOf = (ms: number) => new Date(performance.timeOrigin + ms).toISOString();
  return new Map([
    [`${folder}/dump_priority_levels`, () => textAnswer(200, dumpPriorityLevels(control))],
    [`${folder}/dump_queues`, () => textAnswer(200, dumpQueues(control))],
    [
      `${folder}/dump_requests`,
      ({ query }: { readonly query: URLSearchParams }) => {
        const details = (query.get("includeRequestDetails") ?? "") !== "";
        return textAnswer(200, dumpRequests(control, { details, timeOf }));
      },
    ],
  ]);
}
