import * as assert from "uvu/assert";
import { DueTimes } from "../../../runtime/handlers/watch/dueTimes.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { WatchedEvent } from "../../harness/watch.ts";
import { core, failure, literal } from "../literal.ts";

const test = suite("watch");

let api: Api;
/** Milliseconds by which the clock of watches is ahead. */
let aheadMs = 0;
const watchTimes = new DueTimes(() => performance.now() + aheadMs);
test.before(async () => {
  api = await openApi({ watchTimes });
});
test.after(() => api.stop());

let count = 0;
/** The config maps of a namespace of the test's own. */
async function collection(): Promise<string> {
  const name = `watch-${++count}`;
  await api.post("/api/v1/namespaces", { metadata: { name } });
  return core(name, "configmaps");
}

const create = (path: string, name: string, labels: object = {}) => api.post(path, { metadata: { name, labels } });
const versionOf = async (path: string) => (await api.get(path)).json.metadata.resourceVersion;
const words = (events: readonly WatchedEvent[]) =>
  events.map(({ type, object }) => `${type} ${object.metadata.name ?? "-"}`);

for (const query of ["watch=true", "watch=1&resourceVersion=", "watch&resourceVersion=0"]) {
  test(`?${query} starts with what is there, in key order, then follows`, async () => {
    const path = await collection();
    await create(path, "b");
    await create(path, "a");
    const watch = await api.watch(`${path}?${query}`);
    assert.equal([watch.status, watch.contentType], [200, "application/json"]);
    assert.equal(words(await watch.next(2)), ["ADDED a", "ADDED b"]);
    await create(path, "c");
    await api.patch(`${path}/a`, "merge", { data: { x: "1" } });
    await api.delete(`${path}/b`);
    assert.equal(words(await watch.next(3)), ["ADDED c", "MODIFIED a", "DELETED b"]);
    watch.close();
  });
}

test("events carry the whole object, and a deletion the last state with the version of the deletion", async () => {
  const path = await collection();
  const version = await versionOf(path);
  const created = (await create(path, "a", { l: "1" })).json;
  await api.delete(`${path}/a`);
  const watch = await api.watch(`${path}?watch=true&resourceVersion=${version}`);
  const [added, deleted] = await watch.next(2);
  assert.equal(added, { type: "ADDED", object: created });
  const gone = deleted?.object;
  assert.is(deleted?.type, "DELETED");
  assert.equal(literal(gone), literal(created));
  assert.ok(Number(gone.metadata.resourceVersion) > Number(created.metadata.resourceVersion));
  assert.is(gone.metadata.resourceVersion, await versionOf(path));
  watch.close();
});

test("a watch from a version gives what happened after it", async () => {
  const path = await collection();
  await create(path, "a");
  const version = await versionOf(path);
  await create(path, "b");
  const watch = await api.watch(`${path}?watch=true&resourceVersion=${version}`);
  await create(path, "c");
  assert.equal(words(await watch.next(2)), ["ADDED b", "ADDED c"]);
  watch.close();
});

test("a selector makes events of objects that come under it and leave it", async () => {
  const path = await collection();
  const version = await versionOf(path);
  await create(path, "a", { color: "red" });
  await api.patch(`${path}/a`, "merge", { metadata: { labels: { color: "blue" } } });
  await api.patch(`${path}/a`, "merge", { data: { x: "1" } });
  await api.patch(`${path}/a`, "merge", { metadata: { labels: { color: "red" } } });
  await api.patch(`${path}/a`, "merge", { data: { x: "2" } });
  await create(path, "never", { color: "blue" });
  await api.delete(`${path}/a`);
  const watch = await api.watch(`${path}?watch=true&labelSelector=color%3Dblue&resourceVersion=${version}`);
  const events = await watch.next(4);
  assert.equal(words(events), ["ADDED a", "MODIFIED a", "DELETED a", "ADDED never"]);
  const [added, modified, left] = events.map((each) => each.object);
  assert.equal(left.metadata.labels, { color: "blue" });
  assert.equal(left.data, modified.data);
  assert.ok(Number(left.metadata.resourceVersion) > Number(modified.metadata.resourceVersion));
  assert.ok(Number(modified.metadata.resourceVersion) > Number(added.metadata.resourceVersion));
  watch.close();
});

test("a field selector makes events of objects that come under it and leave it", async () => {
  const nodes = "/api/v1/nodes";
  const version = (await api.post(nodes, { metadata: { name: "n" } })).json.metadata.resourceVersion;
  const patch = async (spec: object) => (await api.patch(`${nodes}/n`, "merge", { spec })).json;
  const cordoned = await patch({ unschedulable: true });
  const changed = await patch({ providerID: "x" });
  const freed = await patch({ unschedulable: null });
  await api.delete(`${nodes}/n`);
  const watch = await api.watch(`${nodes}?watch=1&fieldSelector=spec.unschedulable%3Dtrue&resourceVersion=${version}`);
  const { resourceVersion } = freed.metadata;
  assert.equal(await watch.next(3), [
    { type: "ADDED", object: cordoned },
    { type: "MODIFIED", object: changed },
    { type: "DELETED", object: { ...changed, metadata: { ...changed.metadata, resourceVersion } } },
  ]);
  watch.close();
});

test("a watch of one name gives events of that object alone", async () => {
  const path = await collection();
  await create(path, "a");
  await create(path, "b");
  const selected = await api.watch(`${path}?watch=true&fieldSelector=metadata.name%3Da`);
  const byPath = await api.watch(`${path.replace("/api/v1/", "/api/v1/watch/")}/a`);
  await api.patch(`${path}/b`, "merge", { data: { x: "1" } });
  await api.patch(`${path}/a`, "merge", { data: { x: "1" } });
  for (const watch of [selected, byPath]) {
    assert.equal(words(await watch.next(2)), ["ADDED a", "MODIFIED a"]);
    watch.close();
  }
});

test("a path of watches is a watch of the collection", async () => {
  const path = await collection();
  await create(path, "a");
  const watch = await api.watch(path.replace("/api/v1/", "/api/v1/watch/"));
  assert.equal(words(await watch.next(1)), ["ADDED a"]);
  watch.close();
});

test("initial events end with a bookmark that says so, where bookmarks are allowed", async () => {
  const path = await collection();
  const { json } = await create(path, "a");
  const query = "watch=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan";
  const watch = await api.watch(`${path}?${query}&allowWatchBookmarks=true`);
  const [added, bookmark] = await watch.next(2);
  assert.equal(added, { type: "ADDED", object: json });
  assert.equal(bookmark, {
    type: "BOOKMARK",
    object: {
      kind: "ConfigMap",
      apiVersion: "v1",
      metadata: {
        resourceVersion: await versionOf(path),
        annotations: { "k8s.io/initial-events-end": "true", "orch.io/initial-events-end": "true" },
      },
    },
  });
  await create(path, "b");
  assert.equal(words(await watch.next(1)), ["ADDED b"]);
  watch.close();
});

test("initial events of a version that is yet to come wait for it", async () => {
  const path = await collection();
  const next = Number(await versionOf(path)) + 1;
  const query = `watch=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&resourceVersion=${next}`;
  const opening = api.watch(`${path}?${query}`);
  await create(path, "a");
  const watch = await opening;
  assert.equal(words(await watch.next(1)), ["ADDED a"]);
  watch.close();
});

test("without initial events a watch that asks for none starts with what comes", async () => {
  const path = await collection();
  await create(path, "a");
  const query = "watch=true&sendInitialEvents=false&resourceVersionMatch=NotOlderThan";
  const watch = await api.watch(`${path}?${query}`);
  await create(path, "b");
  assert.equal(words(await watch.next(1)), ["ADDED b"]);
  watch.close();
});

test("a watch ends after timeoutSeconds, with a bookmark before where they are allowed", async () => {
  const path = await collection();
  const startMs = performance.now();
  const plain = await api.watch(`${path}?watch=true&timeoutSeconds=1`);
  const marked = await api.watch(
    `${path}?watch=true&timeoutSeconds=3&allowWatchBookmarks=true&resourceVersion=${await versionOf(path)}`,
  );
  assert.equal(await plain.rest(), []);
  const ms = performance.now() - startMs;
  assert.ok(ms > 900 && ms < 2500, `${ms} ms`);
  const bookmarks = await marked.rest();
  assert.equal(literal(bookmarks), [
    {
      type: "BOOKMARK",
      object: {
        kind: "ConfigMap",
        apiVersion: "v1",
        metadata: { resourceVersion: "VERSION" },
      },
    },
  ]);
});

test("a bookmark comes each minute, where bookmarks are allowed, with the newest version of all", async () => {
  const path = await collection();
  const pass = (ms: number) => {
    aheadMs += ms;
    watchTimes.look();
  };
  const from = `${path}?watch=true&resourceVersion=${await versionOf(path)}`;
  const marked = await api.watch(`${from}&allowWatchBookmarks=true`);
  const plain = await api.watch(from);
  pass(55_000);
  await create(path, "a");
  assert.equal(words(await marked.next(1)), ["ADDED a"], "none before the minute is over");
  const other = await collection();
  await create(other, "elsewhere");
  pass(6000);
  const [bookmark] = await marked.next(1);
  assert.equal(bookmark, {
    type: "BOOKMARK",
    object: {
      kind: "ConfigMap",
      apiVersion: "v1",
      metadata: { resourceVersion: await versionOf(other) },
    },
  });
  pass(60_000);
  assert.is((await marked.next(1))[0]?.type, "BOOKMARK");
  await create(path, "b");
  assert.equal(words(await plain.next(2)), ["ADDED a", "ADDED b"]);
  pass(3_600_000);
  assert.equal(
    [await marked.rest(), await plain.rest()].map((each) => each.length),
    [1, 0],
    "both are over",
  );
});

test("a hundred writes come in order, each once", async () => {
  const path = await collection();
  const watch = await api.watch(`${path}?watch=true`);
  await Promise.all(Array.from({ length: 100 }, (_, i) => create(path, `m-${i}`)));
  const events = await watch.next(100);
  const versions = events.map((each) => Number(each.object.metadata.resourceVersion));
  assert.equal(
    versions,
    [...versions].sort((a, b) => a - b),
  );
  assert.is(new Set(events.map((each) => each.object.metadata.name)).size, 100);
  watch.close();
});

test("a watch as a table gives its columns once, and rows", async () => {
  const path = await collection();
  await create(path, "a");
  const watch = await api.watch(`${path}?watch=true`, {
    accept: "application/json;as=Table;v=v1;g=meta.k8s.io",
  });
  const [first] = await watch.next(1);
  assert.is(first?.object.kind, "Table");
  assert.equal(
    first?.object.columnDefinitions.map((each: { name: string }) => each.name),
    ["Name", "Data", "Age"],
  );
  assert.equal(first?.object.rows[0].cells.slice(0, 2), ["a", 0]);
  await create(path, "b");
  const [second] = await watch.next(1);
  assert.equal([second?.type, second?.object.rows[0].cells[0]], ["ADDED", "b"]);
  assert.is(second?.object.columnDefinitions, null);
  watch.close();
});

test("a watch as metadata gives PartialObjectMetadata", async () => {
  const path = await collection();
  const { json } = await api.post(path, { metadata: { name: "a" }, data: { x: "1" } });
  const watch = await api.watch(`${path}?watch=true`, {
    accept: "application/json;as=PartialObjectMetadata;v=v1;g=meta.orch.io",
  });
  assert.equal(await watch.next(1), [
    {
      type: "ADDED",
      object: { kind: "PartialObjectMetadata", apiVersion: "meta.orch.io/v1", metadata: json.metadata },
    },
  ]);
  watch.close();
});

test("a watch of a version beyond the newest just waits for what comes after it", async () => {
  const path = await collection();
  const watch = await api.watch(`${path}?watch=true&resourceVersion=${Number(await versionOf(path)) + 1}`);
  await create(path, "unseen");
  await create(path, "seen");
  assert.equal(words(await watch.next(1)), ["ADDED seen"]);
  watch.close();
});

test("a resource that nobody serves cannot be watched", async () => {
  const answer = await api.get("/api/v1/nothings?watch=true");
  const message = "the server could not find the requested resource";
  assert.equal(answer.json, failure(404, "NotFound", { message, details: {} }));
});

test.run();
