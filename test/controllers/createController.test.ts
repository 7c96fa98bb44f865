import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import { type Client, createClient } from "../../generated/client.ts";
import { createInformer, type Stored } from "../../runtime/client/index.ts";
import {
  type ControllerOptions,
  createController,
  EventRecorder,
  lead,
  subjectOf,
} from "../../runtime/controllers/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a controller of one's own");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

/** The controller of the config maps with a label, and of what they own. */
async function withController(
  label: string,
  given: Pick<ControllerOptions<ConfigMap>, "reconcile"> & Partial<ControllerOptions<ConfigMap>>,
  act: (parts: { readonly maps: Maps; readonly controller: ReturnType<typeof createController> }) => Promise<void>,
): Promise<void> {
  const { client } = api.server;
  const stop = new AbortController();
  const informer = createInformer(client.core.v1.configmaps, { labelSelector: `test=${label}` });
  const secrets = createInformer(client.core.v1.secrets, { labelSelector: `test=${label}` });
  const onError = (error: unknown) => assert.unreachable(String(error));
  const controller = createController({ informer, owned: [secrets], onError, ...given });
  const { signal } = stop;
  const running = Promise.all([informer.run(signal), secrets.run(signal), controller.run(signal)]);
  try {
    await act({ maps: client.core.v1.configmaps.namespace("default"), controller });
  } finally {
    stop.abort();
    await running;
  }
}

type Maps = ReturnType<Client["core"]["v1"]["configmaps"]["namespace"]>;

function until(holds: () => boolean): Promise<void> {
  return (async () => {
    while (!holds()) await sleep(5);
  })();
}

const map = (label: string, name = label): ConfigMap => ({ metadata: { name, labels: { test: label } } });

test("looks at each object that is there and at each change", async () => {
  const { configmaps } = api.server.client.core.v1;
  await configmaps.namespace("default").create(map("changes", "before"));
  const seen: string[] = [];
  const reconcile = async ({ metadata, data }: Stored<ConfigMap>): Promise<void> => {
    seen.push(`${metadata.name} ${data?.["size"] ?? "none"}`);
  };
  await withController("changes", { reconcile }, async ({ maps }) => {
    await until(() => seen.length === 1);
    await maps.create(map("changes", "after"));
    await until(() => seen.length === 2);
    await maps.patch("before", { type: "merge", body: { data: { size: "2" } } });
    await until(() => seen.length === 3);
    await maps.delete("before");
    await maps.patch("after", { type: "merge", body: { data: { size: "3" } } });
    await until(() => seen.length === 4);
  });
  assert.equal(seen, ["before none", "after none", "before 2", "after 3"]);
});

test("a change of what an object owns is a look at the object, its end too", async () => {
  let looks = 0;
  const reconcile = async () => void looks++;
  await withController("owner", { reconcile }, async ({ maps }) => {
    const secrets = api.server.client.core.v1.secrets.namespace("default");
    const { metadata } = await maps.create(map("owner"));
    await until(() => looks === 1);
    const owner = { apiVersion: "v1", kind: "ConfigMap", name: metadata.name, uid: metadata.uid };
    const labels = { test: "owner" };
    await secrets.create({ metadata: { name: "none", labels, ownerReferences: [owner] } }); // which does not control it
    await secrets.create({ metadata: { name: "key", labels, ownerReferences: [{ ...owner, controller: true }] } });
    await until(() => looks === 2);
    await secrets.patch("key", { type: "merge", body: { stringData: { a: "b" } } });
    await until(() => looks === 3);
    await secrets.patch("key", { type: "merge", body: { metadata: { ownerReferences: null } } });
    await until(() => looks === 4);
    await secrets.patch("key", { type: "merge", body: { stringData: { a: "c" } } });
    const other = { ...owner, controller: true, uid: "00000000-0000-4000-8000-000000000000" };
    await secrets.create({ metadata: { name: "earlier", labels, ownerReferences: [other] } }); // of an earlier owner
    await secrets.create({ metadata: { name: "last", labels, ownerReferences: [{ ...owner, controller: true }] } });
    await until(() => looks === 5);
    await secrets.delete("last");
    await until(() => looks === 6);
  });
  assert.is(looks, 6);
});

test("what fails is tried again after a growing wait, a conflict without an error", async () => {
  const backoff = { baseMs: 20, maxMs: 1000 };
  const errors: string[] = [];
  const atMs: number[] = [];
  const reconcile = async ({ metadata }: Stored<ConfigMap>): Promise<undefined | "retry"> => {
    atMs.push(performance.now());
    if (atMs.length === 1) throw new Error("it rains");
    if (atMs.length === 2) {
      const maps = api.server.client.core.v1.configmaps.namespace("default");
      await maps.update({ metadata: { name: metadata.name, resourceVersion: "1" } });
    }
    return atMs.length === 3 ? "retry" : undefined;
  };
  const onError = (error: unknown, object: object) => errors.push(`${String(error)} ${JSON.stringify(object)}`);
  await withController("failing", { reconcile, onError, queue: { backoff, random: () => 1 } }, async ({ maps }) => {
    await maps.create(map("failing"));
    await until(() => atMs.length === 4);
  });
  assert.equal(errors, ['Error: it rains {"namespace":"default","name":"failing"}']);
  const waits = atMs.slice(1).map((each, index) => each - (atMs[index] ?? 0));
  for (const [index, wait] of waits.entries()) assert.ok(wait > 19 * 2 ** index, `wait ${index} was ${wait} ms`);
});

test("looks again after a time, or when it is asked to", async () => {
  let looks = 0;
  const reconcile = async () => (++looks === 1 ? { afterMs: 30 } : undefined);
  await withController("later", { reconcile }, async ({ maps, controller }) => {
    await maps.create(map("later"));
    await until(() => looks === 2);
    controller.look({ namespace: "default", name: "later" });
    await until(() => looks === 3);
    controller.look({ namespace: "default", name: "none" });
    controller.look({ namespace: "default", name: "later" });
    await until(() => looks === 4);
  });
  assert.is(looks, 4);
});

test("one object is looked at once at a time, several at once by several workers", async () => {
  const under = new Map<string, number>();
  const most = { one: 0, all: 0 };
  let looks = 0;
  const reconcile = async ({ metadata: { name } }: Stored<ConfigMap>) => {
    under.set(name, (under.get(name) ?? 0) + 1);
    most.one = Math.max(most.one, under.get(name) ?? 0);
    most.all = Math.max(
      most.all,
      [...under.values()].reduce((sum, each) => sum + each, 0),
    );
    await sleep(30);
    under.set(name, (under.get(name) ?? 0) - 1);
    looks++;
  };
  await withController("workers", { reconcile, workers: 3 }, async ({ maps }) => {
    await Promise.all(["w-1", "w-2", "w-3", "w-4"].map((name) => maps.create(map("workers", name))));
    for (const size of ["1", "2", "3"]) await maps.patch("w-1", { type: "merge", body: { data: { size } } });
    await until(() => looks >= 5);
  });
  assert.equal(most, { one: 1, all: 3 });
});

test("one process leads; the next takes over, and the first sends nothing any more", async () => {
  const { url, token } = api.server;
  const times = { leaseDurationMs: 1000, renewDeadlineMs: 700, retryPeriodMs: 50 };
  const events: string[] = [];
  const clients: Client[] = [];
  const start = (identity: string) => {
    const stop = new AbortController();
    const done = lead({
      ...{ createClient, access: { server: url, token }, namespace: "default", name: "mine", identity, times },
      signal: stop.signal,
      onError: (error) => events.push(String(error)),
      run: async (client, signal) => {
        events.push(`${identity} leads`);
        clients.push(client);
        await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
        events.push(`${identity} ends`);
      },
    });
    return { stop, done };
  };
  const first = start("a");
  await until(() => events.length === 1);
  const second = start("b");
  await sleep(200);
  assert.equal(events, ["a leads"]);
  await clients[0]?.core.v1.configmaps.namespace("default").list();
  first.stop.abort();
  await first.done;
  await until(() => events.length === 3);
  assert.equal(events, ["a leads", "a ends", "b leads"]);
  const late = await clients[0]?.core.v1.configmaps.list().catch((error: Error) => error.name);
  assert.is(late, "DeposedError");
  second.stop.abort();
  await second.done;
});

test("a leader whose work fails gives the lease back and says why", async () => {
  const { url, token } = api.server;
  const failing = lead({
    ...{ createClient, access: { server: url, token }, namespace: "default", name: "failing" },
    ...{ signal: new AbortController().signal, onError: (error: unknown) => assert.unreachable(String(error)) },
    run: async () => {
      throw new Error("it rains");
    },
  });
  assert.is(await failing.catch(String), "Error: it rains");
  const lease = await api.server.client.coordination.v1.leases.namespace("default").get("failing");
  assert.is(lease.spec?.holderIdentity, undefined);
});

test("times with which two could lead at once are refused by name", async () => {
  const times = { leaseDurationMs: 1000, renewDeadlineMs: 1000, retryPeriodMs: 50 };
  const bad = lead({
    ...{ createClient, access: { server: api.server.url }, namespace: "default", name: "bad", times },
    ...{ signal: new AbortController().signal, onError: () => {}, run: async () => {} },
  });
  const text = "Error: leaseDurationMs: must be longer than renewDeadlineMs, or two may lead at once";
  assert.is(await bad.catch(String), text);
});

test("a recorder writes events about an object", async () => {
  const { core } = api.server.client;
  const made = await core.v1.configmaps.namespace("default").create(map("events"));
  const recorder = new EventRecorder({
    ...{ events: core.v1.events, component: "mapper" },
    onError: (error) => assert.unreachable(String(error)),
  });
  recorder.record(subjectOf(made), { type: "Normal", reason: "Mapped", message: "It is on the map." });
  await recorder.stop();
  const { items } = await core.v1.events.namespace("default").list({ fieldSelector: "reason=Mapped" });
  assert.is(items.length, 1);
  assert.is(items[0]?.involvedObject.uid, made.metadata.uid);
  assert.equal([items[0]?.source?.component, items[0]?.count], ["mapper", 1]);
});

test.run();
