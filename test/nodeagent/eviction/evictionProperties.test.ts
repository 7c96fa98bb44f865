import fc from "fast-check";
import * as assert from "uvu/assert";
import { type EvictionView, noEvictionMemory, planEviction } from "../../../runtime/nodeagent/eviction/planEviction.ts";
import { isMet, readThresholds } from "../../../runtime/nodeagent/eviction/thresholds.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf } from "../podOf.ts";
import { mib, usageOf } from "./usage.ts";

const test = suite("nodeagent: what holds of every eviction");

const amount = fc.integer({ min: 0, max: 40 });
const pod = fc.record({
  memory: fc.option(amount, { nil: undefined }),
  request: amount,
  priority: fc.integer({ min: -2, max: 2 }),
  isCritical: fc.boolean(),
});
const round = fc.record({
  available: amount,
  pods: fc.array(pod, { maxLength: 6 }),
  laterMs: fc.integer({ min: 1, max: 60_000 }),
});

const thresholds = readThresholds({
  hard: { "memory.available": "10Mi" },
  soft: { "memory.available": "20Mi" },
  softGrace: { "memory.available": "30s" },
  reclaim: { "memory.available": "2Mi" },
});

function usages(
  pods: readonly { memory: number | undefined; request: number; priority: number; isCritical: boolean }[],
) {
  return pods.map(({ memory, request, priority, isCritical }, index) => {
    const resources = { requests: { memory: `${request}Mi` } };
    const spec = { priority, containers: [containerOf({ resources })] };
    return usageOf(`pod-${index}`, spec, { isCritical, memory: memory === undefined ? undefined : memory * mib });
  });
}

test("pods go one at a time, in their order, for a need, and critical ones never", () => {
  const histories = fc.array(round, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(histories, (rounds) => {
      let [memory, nowMs, softSinceMs, isDue] = [noEvictionMemory, 0, Number.POSITIVE_INFINITY, false];
      for (const { available, pods, laterMs } of rounds) {
        nowMs += laterMs;
        const all = usages(pods);
        const signals = { "memory.available": { available: available * mib, capacity: 40 * mib } };
        const view: EvictionView = {
          ...{ thresholds, signals, layout: "one", pods: all, memory, nowMs, transitionMs: 0, softGraceSeconds: 9 },
          isolatesStorage: true,
        };
        const plan = planEviction(view);
        const isSoft = available < (isDue ? 22 : 20);
        softSinceMs = isSoft ? Math.min(softSinceMs, nowMs) : Number.POSITIVE_INFINITY;
        isDue = nowMs - softSinceMs >= 30_000;
        memory = plan.memory;
        const isShort = thresholds.some((each) => isMet(each, signals["memory.available"], true));
        assert.is(plan.overLimit.length, 0);
        if (!isShort) assert.is(plan.shortage, undefined);
        if (available < 10) assert.ok(plan.shortage !== undefined, "a hard threshold waits for nothing");
        if (available >= 12 && plan.shortage !== undefined) assert.ok(nowMs - softSinceMs >= 30_000);
        assert.is(plan.pressures.memory, plan.memory.metSinceMs.size > 0);
        holdsOfVictim(plan.shortage?.victim?.uid, all);
        if (isDue) assert.ok(plan.shortage !== undefined, "the grace is over");
        const isAllCritical = all.every(({ isCritical }) => isCritical);
        if (plan.shortage !== undefined) assert.is(plan.shortage.victim === undefined, isAllCritical);
      }
    }),
    { numRuns: 300 },
  );
});

function holdsOfVictim(uid: string | undefined, all: ReturnType<typeof usages>): void {
  const victim = all.find(({ pod }) => pod.metadata?.uid === uid);
  if (victim === undefined) return;
  assert.is(victim.isCritical, false);
  const rank = (each: (typeof all)[number]) => {
    const request = Number.parseInt(String(each.pod.spec?.containers[0]?.resources?.requests?.["memory"]), 10) * mib;
    const over = (each.memory ?? Number.POSITIVE_INFINITY) - request;
    return [over > 0 ? 0 : 1, each.pod.spec?.priority ?? 0, -over] as const;
  };
  const own = rank(victim);
  for (const other of all.filter(({ isCritical }) => !isCritical)) {
    const theirs = rank(other);
    const first = own.findIndex((value, index) => value !== theirs[index]);
    if (first >= 0)
      assert.ok((own[first] ?? 0) < (theirs[first] ?? 0), `${other.pod.metadata?.uid} goes before ${uid}`);
  }
}

test.run();
