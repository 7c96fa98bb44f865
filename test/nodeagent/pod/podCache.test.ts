import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { platform } from "../../../generated/platform.ts";
import { runtimeKeys } from "../../../runtime/nodeagent/container/names.ts";
import type { RuntimeClient } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import { PodCache } from "../../../runtime/nodeagent/pod/podCache.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: looks at a pod");

/** A cache over an empty runtime, whose looks are counted, and whose clock the test moves. */
function counted({ looksAtOnce = true } = {}) {
  const timers = new Set<{ atMs: number; run: () => void }>();
  const state = { isBusy: true, looks: 0, nowMs: 0 };
  const runtime = {
    listPodSandbox: async () => ({ items: [] }),
    listContainers: async () => {
      state.looks++;
      return { containers: [] };
    },
  };
  const cache = new PodCache({
    runtime: runtime as unknown as RuntimeClient,
    keys: runtimeKeys(platform),
    pods: () => ({ wake: () => {}, isBusy: () => state.isBusy }),
    onError: (uid, error) => assert.unreachable(`${uid}: ${String(error)}`),
    looksAtOnce,
    clock: {
      after(ms, run) {
        const timer = { atMs: state.nowMs + ms, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    },
  });
  const pass = (ms: number) => {
    state.nowMs += ms;
    for (const each of timers) {
      if (each.atMs > state.nowMs) continue;
      timers.delete(each);
      each.run();
    }
  };
  return { state, cache, pass, looks: () => state.looks };
}

test("what happens to a pod with which nothing is under way is looked at", () => {
  const each = counted();
  each.state.isBusy = false;
  each.cache.noticed("a");
  assert.is(each.looks(), 1);
});

test("without looks of its own a pod is looked at with the next list, or when something is noticed", async () => {
  const each = counted({ looksAtOnce: false });
  let isKnown = false;
  const known = each.cache.refresh("a").then(() => (isKnown = true));
  await sleep(10);
  assert.equal([each.looks(), isKnown], [0, false]);
  await each.cache.relist();
  await known;
  assert.is(each.looks(), 2, "the list, and the look that it led to");
  each.state.isBusy = false;
  const noticed = each.cache.refresh("a");
  each.cache.noticed("a");
  await noticed;
  assert.is(each.looks(), 3);
});

test("events about what is under way wait for the look that follows it", async () => {
  const each = counted();
  for (let event = 0; event < 3; event++) each.cache.noticed("a");
  each.pass(900);
  assert.is(each.looks(), 0);
  await each.cache.refresh("a");
  each.pass(5000);
  assert.is(each.looks(), 1);
});

test("what happens besides is looked at within a second, once", () => {
  const each = counted();
  each.cache.noticed("a");
  each.pass(500);
  each.cache.noticed("a");
  each.pass(500);
  assert.is(each.looks(), 1);
  each.pass(5000);
  assert.is(each.looks(), 1);
});

test.run();
