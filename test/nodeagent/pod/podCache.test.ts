import { setTimeout as sleep } from "node:timers/promises";
import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { ContainerSchema, ContainerStatusSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
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

/** A runtime with these containers, which answers a moment later, and how many it was asked about at once. */
function listing(containers: readonly object[]) {
  const state = { asked: 0, most: 0, total: 0 };
  const runtime = {
    listPodSandbox: async () => ({ items: [] }),
    listContainers: async () => ({ containers }),
    containerStatus: async ({ containerId }: { readonly containerId: string }) => {
      state.asked++;
      state.total++;
      state.most = Math.max(state.most, state.asked);
      await sleep(1);
      state.asked--;
      return { status: create(ContainerStatusSchema, { id: containerId, metadata: { name: "main" }, createdAt: -5n }) };
    },
  };
  const cache = new PodCache({
    ...{ runtime: runtime as unknown as RuntimeClient, keys, pods: () => ({ wake: () => {}, isBusy: () => false }) },
    ...{ onError: (uid, error) => assert.unreachable(`${uid}: ${String(error)}`), looksAtOnce: true },
    clock: { after: () => () => {} },
  });
  return { cache, state };
}

const keys = runtimeKeys(platform);
const container = (id: string, uid: string, name = "main", namespace = "default") =>
  create(ContainerSchema, {
    ...{ id, metadata: { name } },
    labels: { [keys.podUid]: uid, [keys.podName]: "till", [keys.podNamespace]: namespace },
  });

test("a runtime with 1,500 containers of one pod is asked about a few at once, and about each once", async () => {
  const containers = Array.from({ length: 3000 }, (_, index) => container(`c${index % 1500}`, "u1"));
  const { cache, state } = listing(containers);
  await cache.refresh("u1");
  assert.equal(state, { asked: 0, most: 64, total: 1500 });
  assert.is(cache.get("u1").containers.length, 1500);
  assert.is(cache.get("u1").containers[0]?.createdMs, 0);
});

test("containers whose names would lead to other folders are another program's", async () => {
  const others = [
    container("a", "../../etc"),
    container("b", ".."),
    container("c", "u1", "../../boot"),
    container("d", "u2", "main", "../.."),
  ];
  const { cache } = listing([...others, container("e", "u3")]);
  await cache.relist();
  while (!cache.isSeen("u3")) await sleep(1);
  assert.equal(
    cache.all().map(({ uid }) => uid),
    ["u3"],
  );
  assert.equal(
    ["../../etc", "..", "u1", "u2"].filter((uid) => cache.has(uid)),
    [],
  );
});

test.run();
