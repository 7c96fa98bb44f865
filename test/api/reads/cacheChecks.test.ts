import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../../runtime/storage/memory.ts";
import type { Storage, StorageEvent } from "../../../runtime/storage/storage.ts";
import { openApi } from "../../harness/api.ts";
import { definition } from "../../custom/customApi.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api/cache checks");

const path = "/api/v1/namespaces/default/configmaps";
const prefixes = ["/registry/configmaps/", "/registry/apiextensions.orch.io/customresourcedefinitions/"];
type Twist = (event: StorageEvent) => StorageEvent[];

/** A store that tells listeners of some kinds something else than what is written, as long as there is a twist. */
async function openTwisted(): Promise<{ storage: Storage; twist: (by: Twist | undefined) => void }> {
  const storage = await openMemoryStorage();
  let twist: Twist | undefined;
  const watch: Storage["watch"] = (prefix, listener) =>
    storage.watch(prefix, (events, revision) => {
      const isTwisted = twist !== undefined && prefixes.includes(prefix);
      listener(isTwisted ? events.flatMap((each) => twist?.(each) ?? [each]) : events, revision);
    });
  const twisted: Storage = Object.create(storage, {
    watch: { value: watch },
    revision: { get: () => storage.revision },
  });
  return { storage: twisted, twist: (by) => (twist = by) };
}

const otherBytes: Twist = (event) => [
  { ...event, value: Buffer.from(Buffer.from(event.value).toString().replace("stored", "madeup")) },
];
const differences: readonly (readonly [
  string,
  Twist,
  (api: Awaited<ReturnType<typeof openApi>>) => Promise<unknown>,
])[] = [
  ["lacks an object", () => [], (api) => api.post(path, { metadata: { name: "b" }, data: { text: "stored" } })],
  ["has an object that was removed", () => [], (api) => api.delete(`${path}/a`)],
  [
    "has an old version of an object",
    () => [],
    (api) => api.patch(`${path}/a`, "merge", { data: { text: "stored twice" } }),
  ],
  ["has other bytes", otherBytes, (api) => api.patch(`${path}/a`, "merge", { data: { text: "stored twice" } })],
];

for (const [what, twist, change] of differences) {
  test(`a cache that ${what} is found, told of and loaded again, and its watches end as expired`, async () => {
    const twisted = await openTwisted();
    const api = await openApi({ storage: twisted.storage, cacheCheckMs: 20 });
    await api.post(path, { metadata: { name: "a" }, data: { text: "stored" } });
    const version = (await api.get(path)).json.metadata.resourceVersion;
    const watch = await api.watch(`${path}?watch=1&resourceVersion=${version}`);
    twisted.twist(twist);
    await change(api);
    twisted.twist(undefined);
    const { type, object } = (await watch.rest()).at(-1) ?? {};
    assert.equal([type, object.code, object.reason], ["ERROR", 410, "Expired"]);
    const { items } = (await api.get(path)).json;
    const stored = await twisted.storage.list({ prefix: "/registry/configmaps/default/" });
    assert.equal(
      items.map((each: { metadata: object; data: object }) => [each.metadata, each.data]),
      stored.items
        .map(({ value }) => JSON.parse(Buffer.from(value).toString()))
        .map((each) => [each.metadata, each.data]),
    );
    const name = what === "lacks an object" ? "b" : "a";
    assert.equal(api.server.warnings, [
      `the cache of /registry/configmaps/ was inconsistent with the store in /registry/configmaps/default/${name}: ` +
        "rebuilt (the first since the start)",
    ]);
    const old = await api.watch(`${path}?watch=1&resourceVersion=${version}`);
    assert.is((await old.rest()).at(-1)?.object.code, 410);
    await sleep(100);
    assert.is(api.server.warnings.length, 1, "it is told of once");
    const { text } = await api.get("/metrics");
    const labels = 'group="",resource="configmaps"';
    assert.match(text, `apiserver_storage_consistency_checks_total{${labels},status="failure"} 1\n`);
    assert.match(text, `apiserver_watch_cache_differences_total{${labels}} 1\n`);
    assert.match(text, `apiserver_watch_cache_initializations_total{${labels}} 2\n`);
    await api.stop();
  });
}

test("readiness fails while a cache that differs cannot be rebuilt", async () => {
  const twisted = await openTwisted();
  let isBroken = true;
  const get: Storage["get"] = async (key) => {
    if (isBroken && key === "/registry/repaired") throw new Error("the store is away");
    return twisted.storage.get(key);
  };
  const storage: Storage = Object.create(twisted.storage, {
    get: { value: get },
    revision: { get: () => twisted.storage.revision },
  });
  const api = await openApi({ storage, cacheCheckMs: 200 });
  const answered = async (status: number) => {
    for (const endMs = performance.now() + 30_000; performance.now() < endMs; await sleep(5)) {
      const answer = await api.get("/readyz/informer-sync");
      if (answer.status === status) return answer.text;
    }
    throw new Error(`readiness is not ${status} after 30 s`);
  };
  twisted.twist(() => []);
  await api.post(path, { metadata: { name: "missed" } });
  twisted.twist(undefined);
  assert.match(await answered(500), "caches differ from the store: /registry/configmaps/");
  isBroken = false;
  assert.is(await answered(200), "ok");
  const errors = api.server.errors.map((each) => each.split("\n")[0]);
  assert.equal(errors, [
    "the cache of /registry/configmaps/ cannot be compared with the store: Error: the store is away",
  ]);
  await api.server.stop();
});

test("nobody goes on from a revision that a cache told before its repair, and all do from the next list", async () => {
  const twisted = await openTwisted();
  const api = await openApi({ storage: twisted.storage, cacheCheckMs: 500 });
  await api.post(path, { metadata: { name: "a" }, data: { text: "stored" } });
  twisted.twist(() => []);
  await api.patch(`${path}/a`, "merge", { data: { text: "missed" } });
  twisted.twist(undefined);
  const wrong = (await api.get(path)).json;
  assert.is(wrong.items[0].data.text, "stored", "the cache was not repaired before");
  while (api.server.warnings.length === 0) await sleep(10);
  const told = wrong.metadata.resourceVersion;
  const resumed = await api.watch(`${path}?watch=1&resourceVersion=${told}`);
  const [{ type, object } = { type: "", object: {} }] = await resumed.next(1);
  assert.equal([type, object.code, object.reason], ["ERROR", 410, "Expired"]);
  const { metadata, items } = (await api.get(path)).json;
  assert.is(items[0].data.text, "missed");
  assert.ok(Number(metadata.resourceVersion) > Number(told));
  const watch = await api.watch(`${path}?watch=1&resourceVersion=${metadata.resourceVersion}`);
  const initial = await api.watch(`${path}?watch=1&resourceVersion=0`);
  await api.patch(`${path}/a`, "merge", { data: { text: "later" } });
  assert.is((await watch.next(1))[0]?.object.data.text, "later");
  assert.equal(
    (await initial.next(2)).map((each) => [each.type, each.object.data.text]),
    [
      ["ADDED", "missed"],
      ["MODIFIED", "later"],
    ],
  );
  await api.stop();
});

test("caches that follow many writes are never said to differ", async () => {
  const api = await openApi({ cacheCheckMs: 1 });
  const endMs = performance.now() + 1500;
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let i = 0; performance.now() < endMs; i++) {
        await api.post(path, { metadata: { name: `n${writer}-${i}` } });
        if (i % 2 === 1) await api.delete(`${path}/n${writer}-${i - 1}`);
      }
    }),
  );
  assert.equal(api.server.warnings, []);
  await api.stop();
});

test("a kind whose definition the cache missed is served when that is found, and so are later ones", async () => {
  const twisted = await openTwisted();
  const api = await openApi({ storage: twisted.storage, cacheCheckMs: 20, undocumented: "/apis/" });
  const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  const isServed = async (word: string) => {
    const endMs = performance.now() + 30_000;
    while ((await api.get(`/apis/${word}.test/v1/${word}s`)).status !== 200) {
      assert.ok(performance.now() < endMs, `${word} is not served`);
      await sleep(10);
    }
  };
  twisted.twist(() => []);
  assert.is((await api.post(definitions, definition("missed"))).status, 201);
  twisted.twist(undefined);
  await isServed("missed");
  assert.is((await api.post(definitions, definition("later"))).status, 201);
  await isServed("later");
  await api.stop();
});

test.run();
