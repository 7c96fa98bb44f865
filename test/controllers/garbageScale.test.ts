import * as assert from "uvu/assert";
import type { Stored } from "../../runtime/client/index.ts";
import { streamTransport } from "../../runtime/client/transport.ts";
import type { DiscoveredResource } from "../../runtime/controllers/discovery.ts";
import { type Item, Monitors } from "../../runtime/controllers/garbageCollector/monitors.ts";
import { AbsentOwners } from "../../runtime/controllers/garbageCollector/owners.ts";
import { toReconsider } from "../../runtime/controllers/garbageCollector/reconsider.ts";
import type { PartialObject } from "../../runtime/controllers/metadata.ts";
import { suite } from "../harness/suite.ts";

const test = suite("garbage collector at scale");

const ref = { group: "", version: "v1", apiVersion: "v1", kind: "ConfigMap", plural: "configmaps" };
const resource: DiscoveredResource = { ref, namespaced: true, verbs: ["list", "watch", "delete"] };
const count = 20_000;

function partial(index: number): Stored<PartialObject> {
  const name = `a${index}`;
  const metadata = { name, namespace: "default", uid: `uid-${index}`, resourceVersion: "1", creationTimestamp: "" };
  return { apiVersion: "v1", kind: "ConfigMap", metadata };
}

/** A server with so many config maps, whose watches say nothing. */
async function* answer(path: string, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  if (!path.includes("watch=true")) {
    const items = Array.from({ length: count }, (_, index) => partial(index));
    yield Buffer.from(JSON.stringify({ metadata: { resourceVersion: "1" }, items }));
  } else await new Promise((resolve) => signal?.addEventListener("abort", resolve));
}

test("whether an object is anywhere is known without a look at all of its type", async () => {
  const ending = new AbortController();
  const monitors = new Monitors({
    transport: streamTransport(async ({ path, signal }) => {
      return { status: 200, headers: {}, chunks: answer(path, signal) };
    }),
    ...{ onAdd: () => {}, onUpdate: () => {}, onDelete: async () => {}, onGone: () => {} },
    onError: (error) => assert.unreachable(String(error)),
    signal: ending.signal,
  });
  await monitors.sync({ resources: [resource], stale: new Set() });
  const start = process.cpuUsage();
  for (let i = 0; i < count; i++) assert.is(monitors.has(resource, { name: `a${i}`, uid: `uid-${i}` }), true);
  const { user } = process.cpuUsage(start);
  assert.is(monitors.has(resource, { name: "a1", uid: "uid-2" }), false);
  assert.is(monitors.has(resource, { name: "a1", uid: "" }), false);
  assert.ok(user < 2e6, `${user} us`);
  ending.abort();
  await monitors.stop();
});

test("the end of an owner gives the loop back while its dependents are added", async () => {
  const dependents: Item[] = Array.from({ length: count }, (_, index) => ({ resource, object: partial(index) }));
  const added: Item[] = [];
  const { onDelete } = toReconsider({
    add: (item) => {
      added.push(item);
      for (const end = performance.now() + 0.01; performance.now() < end; );
    },
    monitors: () => ({ dependents: () => dependents, kindOf: () => undefined }) as unknown as Monitors,
    absent: new AbsentOwners(),
    onKinds: () => {},
  });
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await onDelete({ resource, object: partial(count) });
  clearInterval(timer);
  assert.is(added.length, count);
  assert.ok(turns > 10, `${turns} turns`);
});

test.run();
