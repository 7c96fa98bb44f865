import { askText } from "../proxy/askText.ts";
import type { DialOptions } from "../proxy/dial.ts";
import type { AgentUsage, Destination, NodeUsage, Usage } from "../schema/index.ts";
import { parseUsage, type UsageSample } from "./usageSample.ts";

export interface AgentUsageOptions {
  readonly agents: DialOptions;
  readonly nowMs: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

/** Milliseconds for which a measurement counts. */
const freshMs = 15_000;
/** Milliseconds between two measurements of which the use of processors is the difference, at least. */
const windowMs = 1100;
/** @limit Wait for the usage of one node: the node is left out. */
const answerTimeoutMs = 10_000;
/** @limit Usage of one node, in bytes: the node is left out. */
const maxAnswerBytes = 8 * 1024 * 1024;
/** @limit Node agents that are asked for usage at a time: the others wait. */
const maxAtOnce = 16;
/** @limit Nodes whose last measurements are kept: the oldest are measured anew. */
const maxKept = 10_000;

interface Kept {
  readonly before: UsageSample;
  readonly last: UsageSample;
}

/**
 * Asks node agents for what their nodes use, twice where nothing is known of them, since the use of processors is a
 * difference. What was measured counts for a while; those who ask meanwhile wait for the same answer.
 */
export function agentUsage({ agents, nowMs, pause }: AgentUsageOptions): AgentUsage {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept | undefined>>();
  const measure = async (name: string, agent: Agent): Promise<Kept | undefined> => {
    const known = kept.get(name);
    if (known !== undefined && nowMs() - known.last.timeMs < freshMs) return known;
    const isOld = known === undefined || nowMs() - known.last.timeMs > 4 * freshMs;
    let before = isOld ? await scrape(agent, agents) : known.last;
    if (before !== undefined && isOld) await pause(windowMs);
    const last = await scrape(agent, agents);
    if (before === undefined || last === undefined) return undefined;
    if (last.timeMs <= before.timeMs) before = known?.before ?? before;
    kept.delete(name);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= maxKept) kept.delete(oldest);
    const now = { before, last };
    kept.set(name, now);
    return now;
  };
  const shared = (name: string, agent: Agent) => {
    const asked = underWay.get(name) ?? measure(name, agent).catch(() => undefined);
    underWay.set(name, asked);
    return asked.finally(() => underWay.delete(name));
  };
  return async (all) => {
    const usages = new Map<string, NodeUsage>();
    const waiting = [...all];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const measured = await shared(...next);
        const usage = measured === undefined ? undefined : usageBetween(measured);
        if (usage !== undefined) usages.set(next[0], usage);
      }
    };
    await Promise.all(Array.from({ length: Math.min(maxAtOnce, waiting.length) }, work));
    return usages;
  };
}

type Agent = Omit<Destination, "path">;

/** Undefined where the agent does not answer as it should. */
async function scrape(agent: Agent, dial: DialOptions): Promise<UsageSample | undefined> {
  const to = { ...agent, path: "/metrics/resource" };
  const { status, text } = await askText(to, { dial, timeoutMs: answerTimeoutMs, maxBytes: maxAnswerBytes });
  return status === 200 ? parseUsage(text) : undefined;
}

/** Undefined while no time has passed between the two. */
function usageBetween({ before, last }: Kept): NodeUsage | undefined {
  const elapsedMs = last.timeMs - before.timeMs;
  if (elapsedMs <= 0) return undefined;
  const between = (old: UsageSample["node"], now: UsageSample["node"]): Usage | undefined => {
    if (old === undefined || now === undefined || now.cpuSeconds < old.cpuSeconds) return undefined;
    const nanoCores = ((now.cpuSeconds - old.cpuSeconds) * 1e12) / Math.max(1, now.timeMs - old.timeMs);
    return { nanoCores, memoryBytes: now.memoryBytes };
  };
  const containers = [...last.containers].flatMap(([key, now]): [string, Usage][] => {
    const usage = between(before.containers.get(key), now);
    return usage === undefined ? [] : [[key, usage]];
  });
  const node = between(before.node, last.node);
  return { timeMs: last.timeMs, windowMs: elapsedMs, node, containers: new Map(containers) };
}
