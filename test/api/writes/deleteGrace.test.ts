import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";
import { core, literal, pod } from "../literal.ts";

const test = suite("delete with grace");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const pods = core("default", "pods");

/** A pod that a node runs. */
async function scheduled(name: string, spec: object = {}): Promise<string> {
  assert.is((await api.post(pods, pod(name, { spec: { nodeName: "n1", ...spec } }))).status, 201);
  return `${pods}/${name}`;
}

/** Seconds from now until the deletion is due, rounded up. */
const dueIn = ({ metadata }: Parsed): number => Math.ceil((Date.parse(metadata.deletionTimestamp) - Date.now()) / 1000);

const periods: [string, object, string, number][] = [
  ["30 seconds without any word", {}, "", 30],
  ["what its spec says", { terminationGracePeriodSeconds: 5 }, "", 5],
  ["what the delete says", { terminationGracePeriodSeconds: 5 }, "?gracePeriodSeconds=40", 40],
  ["one second for less than none", { terminationGracePeriodSeconds: 5 }, "?gracePeriodSeconds=-5", 1],
];
for (const [what, spec, query, seconds] of periods) {
  test(`a pod on a node is given ${what}`, async () => {
    const path = await scheduled(`given-${seconds}`, spec);
    const { status, json } = await api.delete(`${path}${query}`);
    assert.is(status, 200);
    const { name, namespace, generation, deletionTimestamp, deletionGracePeriodSeconds } = literal(json.metadata);
    assert.equal(
      { name, namespace, generation, deletionTimestamp, deletionGracePeriodSeconds },
      {
        name: `given-${seconds}`,
        namespace: "default",
        generation: 2,
        deletionTimestamp: "TIME",
        deletionGracePeriodSeconds: seconds,
      },
    );
    const due = dueIn(json);
    assert.ok(due <= seconds && due >= seconds - 2, `due in ${due} s`);
    assert.equal((await api.get(path)).json, json);
  });
}

test("a grace ends with the year 9999, beyond which a time has no text, and may be shortened from there", async () => {
  for (const seconds of ["9223372036854775807", "300000000000"]) {
    const path = await scheduled("endless");
    const { status, json } = await api.delete(`${path}?gracePeriodSeconds=${seconds}`);
    assert.equal([status, json.metadata.deletionTimestamp], [200, "9999-12-31T23:59:59Z"]);
    assert.ok(Math.abs(dueIn(json) - json.metadata.deletionGracePeriodSeconds) <= 2);
    assert.equal((await api.get(path)).json, json);
    const due = dueIn((await api.delete(`${path}?gracePeriodSeconds=40`)).json);
    assert.ok(due <= 40 && due >= 38, `due in ${due} s`);
    await api.delete(`${path}?gracePeriodSeconds=0`);
  }
  const path = await scheduled("endless", { terminationGracePeriodSeconds: 300_000_000_000 });
  assert.is((await api.delete(path)).json.metadata.deletionTimestamp, "9999-12-31T23:59:59Z");
});

test("later deletes may only shorten the grace, and say so to have it", async () => {
  const path = await scheduled("shortened");
  const marked = (await api.delete(`${path}?gracePeriodSeconds=60`)).json;
  for (const query of ["", "?gracePeriodSeconds=60", "?gracePeriodSeconds=90", "?propagationPolicy=Foreground"]) {
    assert.equal((await api.delete(`${path}${query}`)).json, marked, query);
  }
  const shorter = (await api.delete(`${path}?gracePeriodSeconds=20`)).json;
  assert.is(shorter.metadata.deletionGracePeriodSeconds, 20);
  assert.is(shorter.metadata.generation, 2);
  const timestamps = [marked, shorter].map((each) => Date.parse(each.metadata.deletionTimestamp));
  assert.is((timestamps[0] ?? 0) - (timestamps[1] ?? 0), 40_000);
});

test("a grace that would be over already ends now: one second is left, or none when none was asked for", async () => {
  const path = await scheduled("late", { terminationGracePeriodSeconds: 3 });
  await api.delete(path);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  const late = (await api.delete(`${path}?gracePeriodSeconds=2`)).json;
  const { deletionGracePeriodSeconds } = late.metadata;
  assert.ok(deletionGracePeriodSeconds === 2 || deletionGracePeriodSeconds === 1, String(deletionGracePeriodSeconds));
  assert.ok(Date.parse(late.metadata.deletionTimestamp) >= Date.now() - 2000);
  assert.is((await api.delete(`${path}?gracePeriodSeconds=0`)).json.metadata.deletionGracePeriodSeconds, 0);
  assert.is((await api.get(path)).status, 404);
});

const atOnce: [string, (name: string) => Promise<string>][] = [
  [
    "on no node",
    async (name) => {
      await api.post(pods, pod(name));
      return `${pods}/${name}`;
    },
  ],
  ...["Succeeded", "Failed"].map((phase): [string, (name: string) => Promise<string>] => [
    `that has ${phase.toLowerCase()}`,
    async (name) => {
      const path = await scheduled(name);
      await api.patch(`${path}/status`, "merge", { status: { phase } });
      return path;
    },
  ]),
];
for (const [index, [what, make]] of atOnce.entries()) {
  test(`a pod ${what} goes at once, whatever grace was asked for`, async () => {
    const path = await make(`at-once-${index}`);
    const { json } = await api.delete(`${path}?gracePeriodSeconds=50`);
    const { deletionTimestamp, deletionGracePeriodSeconds, generation } = literal(json.metadata);
    assert.equal([deletionTimestamp, deletionGracePeriodSeconds, generation], ["TIME", 0, 2]);
    assert.is((await api.get(path)).status, 404);
  });
}

test("watchers see the mark of a deletion before its end, also without any time between", async () => {
  const path = await scheduled("seen");
  const { resourceVersion } = (await api.get(path)).json.metadata;
  const query = `watch=true&fieldSelector=metadata.name%3Dseen&resourceVersion=${resourceVersion}`;
  const watch = await api.watch(`${pods}?${query}`);
  await api.delete(path, { gracePeriodSeconds: 0 });
  const events = await watch.next(2);
  watch.close();
  assert.equal(
    events.map(({ type, object }) => [type, literal(object.metadata).deletionTimestamp]),
    [
      ["MODIFIED", "TIME"],
      ["DELETED", "TIME"],
    ],
  );
});

test("an ended pod keeps the grace that it was given before", async () => {
  const path = await scheduled("ended-later");
  const marked = (await api.delete(path)).json;
  const ended = (await api.patch(`${path}/status`, "merge", { status: { phase: "Succeeded" } })).json;
  assert.equal((await api.delete(path)).json, ended);
  assert.is(ended.metadata.deletionTimestamp, marked.metadata.deletionTimestamp);
});

test("finalizers hold a pod beyond its grace; it goes with the last one once no grace is left", async () => {
  const path = await scheduled("held");
  await api.patch(path, "merge", { metadata: { finalizers: ["example.com/a"] } });
  assert.is((await api.delete(path)).json.metadata.deletionGracePeriodSeconds, 30);
  const forced = (await api.delete(path, { gracePeriodSeconds: 0 })).json;
  assert.equal([forced.metadata.deletionGracePeriodSeconds, forced.metadata.finalizers], [0, ["example.com/a"]]);
  assert.equal((await api.delete(path, { gracePeriodSeconds: 0 })).json, forced);
  await api.patch(path, "merge", { metadata: { finalizers: null } });
  assert.is((await api.get(path)).status, 404);
});

test("a pod whose last finalizer goes within its grace stays for the rest of it", async () => {
  const path = await scheduled("within");
  await api.patch(path, "merge", { metadata: { finalizers: ["example.com/a"] } });
  await api.delete(path);
  assert.is((await api.patch(path, "merge", { metadata: { finalizers: null } })).status, 200);
  assert.is((await api.get(path)).json.metadata.deletionGracePeriodSeconds, 30);
});

test("a dry run of a deletion at once answers with the mark, and the pod stays as it was", async () => {
  const path = await scheduled("dry");
  const before = (await api.get(path)).json;
  const dry = (await api.delete(`${path}?gracePeriodSeconds=0&dryRun=All`)).json;
  assert.is(dry.metadata.deletionGracePeriodSeconds, 0);
  assert.equal((await api.get(path)).json, before);
});

test("kinds without grace ignore it", async () => {
  await api.post(core("default", "configmaps"), { metadata: { name: "none" } });
  assert.is((await api.delete(`${core("default", "configmaps")}/none?gracePeriodSeconds=60`)).json.status, "Success");
});

test.run();
