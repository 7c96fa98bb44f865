import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { forbidden } from "../../generated/errors.ts";
import type { WaitingPlugin } from "../../runtime/admission/plugin.ts";
import type { ApiObject } from "../../runtime/schema/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: plugins that wait");

const maps = "/api/v1/namespaces/default/configmaps";

/** What a slow plugin was asked; it takes its time in both steps, and changes and refuses what its tests want. */
interface Seen {
  readonly operation: string;
  readonly isSecond?: boolean;
  readonly now: string | undefined;
  readonly old: string | undefined;
}

let api: Api;
let seen: Seen[] = [];
let waitMs = 0;

const counterOf = (object: ApiObject | undefined): string | undefined => object?.metadata?.annotations?.counter;

const slow: WaitingPlugin = {
  name: "Slow",
  waits: ({ descriptor, namespace }) => descriptor.plural === "configmaps" && namespace === "default",
  mutate: async ({ operation }, { object, old, passes }) => {
    await sleep(waitMs);
    seen.push({ operation, isSecond: passes.isSecond, now: counterOf(object), old: counterOf(old) });
    if (object?.metadata?.labels?.repeat !== undefined) passes.repeat();
    if (object !== undefined) (object.metadata ??= {}).annotations = { ...object.metadata?.annotations, slow: "yes" };
  },
  validate: async ({ operation, name }, object, old) => {
    await sleep(waitMs);
    seen.push({ operation, now: counterOf(object), old: counterOf(old) });
    return name === "no" ? forbidden({ group: "", resource: "configmaps" }, name, "not today") : undefined;
  },
};

test.before(async () => {
  api = await openApi({ admissionPlugins: [slow] });
});
test.after(() => api.stop());

function forget(): void {
  seen = [];
  waitMs = 0;
}

const withCounter = (counter: string) => ({ metadata: { annotations: { counter } } });

test("a create waits for both steps, and its object is what the plugin made of it", async () => {
  forget();
  const made = await api.post(maps, { metadata: { name: "one", annotations: { counter: "1" } } });
  assert.is(made.status, 201, made.text);
  assert.equal(made.json.metadata.annotations, { counter: "1", slow: "yes" });
  assert.equal(seen, [
    { operation: "create", isSecond: false, now: "1", old: undefined },
    { operation: "create", now: "1", old: undefined },
  ]);
});

test("a refusal that comes late is the answer to every write", async () => {
  forget();
  const refused = await api.post(maps, { metadata: { name: "no" } });
  assert.equal([refused.status, refused.json.message], [403, 'configmaps "no" is forbidden: not today']);
  assert.is((await api.get(`${maps}/no`)).status, 404);
});

test("an update and a delete are asked once about a state", async () => {
  forget();
  const patched = await api.patch(`${maps}/one`, "merge", withCounter("2"));
  assert.is(patched.status, 200, patched.text);
  assert.is((await api.delete(`${maps}/one`)).status, 200);
  assert.equal(seen, [
    { operation: "update", isSecond: false, now: "2", old: "1" },
    { operation: "update", now: "2", old: "1" },
    { operation: "delete", isSecond: false, now: undefined, old: "2" },
    { operation: "delete", now: undefined, old: "2" },
  ]);
});

test("writers of the same object all get through, and the plugin sees what each of them builds on", async () => {
  forget();
  await api.post(maps, { metadata: { name: "shared", annotations: { counter: "0" } } });
  forget();
  waitMs = 250; // twice as long as all tries of a write that waits for nothing
  const answers = await Promise.all(
    ["a", "b", "c"].map((counter) => api.patch(`${maps}/shared`, "merge", withCounter(counter))),
  );
  assert.equal(
    answers.map((each) => each.status),
    [200, 200, 200],
  );
  const order = answers
    .map(({ json }) => json.metadata as { resourceVersion: string; annotations: { counter: string } })
    .sort((one, other) => Number(one.resourceVersion) - Number(other.resourceVersion))
    .map((each) => each.annotations.counter);
  const [first = "", second = "", third = ""] = order;
  const builtOn = (counter: string) => seen.filter((each) => each.now === counter).at(-1)?.old;
  assert.equal([builtOn(first), builtOn(second), builtOn(third)], ["0", first, second]);
});

test("where the plugin wants it, all are asked a second time, and no third", async () => {
  forget();
  const made = await api.post(maps, { metadata: { name: "again", labels: { repeat: "yes" } } });
  assert.is(made.status, 201, made.text);
  const passes = seen.flatMap(({ isSecond }) => (isSecond === undefined ? [] : [isSecond]));
  assert.equal(passes, [false, true]);
});

test("writes that it has nothing to say about do not reach it", async () => {
  forget();
  assert.is((await api.post("/api/v1/namespaces", { metadata: { name: "other" } })).status, 201);
  assert.is((await api.post("/api/v1/namespaces/other/configmaps", { metadata: { name: "a" } })).status, 201);
  assert.equal(seen, []);
});

test("a collection is deleted object by object", async () => {
  forget();
  assert.is((await api.delete(maps)).status, 200);
  const asked = seen.filter(({ isSecond }) => isSecond === false);
  assert.ok(asked.length >= 2 && asked.every(({ operation }) => operation === "delete"));
});

test("its time is counted as that of the others", async () => {
  const metrics = (await api.get("/metrics")).text;
  for (const type of ["admit", "validate"]) {
    const line = new RegExp(`admission_controller_admission_duration_seconds_count\\{name="Slow",.*type="${type}"`);
    assert.match(metrics, line);
  }
});

test.run();
