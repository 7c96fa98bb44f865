import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, literal } from "../literal.ts";

const test = suite("events in two groups");

let api: Api;
test.before(async () => {
  api = await openApi();
  await api.post(old, {
    metadata: { name: "old" },
    involvedObject: { kind: "Pod", namespace: "default", name: "p", apiVersion: "v1", fieldPath: "spec.containers{c}" },
    reason: "Started",
    message: "Started container c",
    type: "Normal",
    source: { component: "nodeagent", host: "n1" },
    count: 2,
    firstTimestamp: "2026-01-01T00:00:00Z",
    lastTimestamp: "2026-01-01T00:00:05Z",
  });
  await api.post(recent, {
    metadata: { name: "recent" },
    regarding: { kind: "Node", name: "n1" },
    reason: "Ready",
    note: "the node is ready",
    type: "Warning",
    action: "Watching",
    eventTime: "2026-01-01T00:00:00.123456Z",
    reportingController: "orch.io/nodeagent",
    reportingInstance: "n1",
    series: { count: 3, lastObservedTime: "2026-01-01T00:01:00.000001Z" },
  });
});
test.after(() => api.stop());

const old = core("default", "events");
const recent = "/apis/events.orch.io/v1/namespaces/default/events";
const metadata = (name: string) => ({
  name,
  namespace: "default",
  uid: "UID",
  creationTimestamp: "TIME",
  resourceVersion: "VERSION",
});

test("errors about an event have the group that it is stored in", async () => {
  const wrong = {
    metadata: { name: "A_" },
    type: "Normal",
    eventTime: "2026-01-01T00:00:00.000000Z",
    reason: "R",
    action: "A",
  };
  const report = { reportingController: "a.b/c", reportingInstance: "i", regarding: { namespace: "default" } };
  const { status, json } = await api.post(recent, { ...wrong, ...report });
  assert.equal([status, json.details.kind, json.details.group], [422, "Event", undefined]);
  assert.match(
    json.message,
    /^Event "A_" is invalid: metadata\.name: Invalid value: "A_": a lowercase RFC 1123 subdomain/,
  );
  const gone = await api.delete(`${recent}/recent`, { preconditions: { uid: "x" } });
  assert.match(
    gone.json.message,
    /^Operation cannot be fulfilled on Event "recent": the UID in the precondition \(x\)/,
  );
});

test("an event of the core group is the same event in the other", async () => {
  assert.equal(literal((await api.get(`${recent}/old`)).json), {
    kind: "Event",
    apiVersion: "events.orch.io/v1",
    metadata: metadata("old"),
    eventTime: null,
    regarding: { kind: "Pod", namespace: "default", name: "p", apiVersion: "v1", fieldPath: "spec.containers{c}" },
    reason: "Started",
    note: "Started container c",
    type: "Normal",
    deprecatedSource: { component: "nodeagent", host: "n1" },
    deprecatedCount: 2,
    deprecatedFirstTimestamp: "2026-01-01T00:00:00Z",
    deprecatedLastTimestamp: "2026-01-01T00:00:05Z",
  });
});

test("an event of the events group is the same event in the core group", async () => {
  assert.equal(literal((await api.get(`${old}/recent`)).json), {
    kind: "Event",
    apiVersion: "v1",
    metadata: metadata("recent"),
    involvedObject: { kind: "Node", name: "n1" },
    reason: "Ready",
    message: "the node is ready",
    source: {},
    firstTimestamp: null,
    lastTimestamp: null,
    type: "Warning",
    eventTime: "2026-01-01T00:00:00.123456Z",
    series: { count: 3, lastObservedTime: "2026-01-01T00:01:00.000001Z" },
    action: "Watching",
    reportingComponent: "orch.io/nodeagent",
    reportingInstance: "n1",
  });
});

const selections: [string, string, string[]][] = [
  [old, "involvedObject.kind=Pod", ["old"]],
  [old, "involvedObject.name=n1,type=Warning", ["recent"]],
  [old, "reason=Started,involvedObject.fieldPath=spec.containers{c}", ["old"]],
  [old, "source=nodeagent", ["old"]],
  [old, "source=orch.io/nodeagent", ["recent"]],
  [old, "reportingComponent=orch.io/nodeagent", ["recent"]],
  [old, "type!=Normal", ["recent"]],
  [recent, "regarding.kind=Pod,regarding.namespace=default", ["old"]],
  [recent, "regarding.name=n1", ["recent"]],
  [recent, "reportingController=orch.io/nodeagent", ["recent"]],
  [recent, "reason=Started", ["old"]],
];
for (const [path, fieldSelector, names] of selections) {
  test(`${path === old ? "core" : "events.orch.io"}: ${fieldSelector} chooses ${names}`, async () => {
    const list = (await api.get(`${path}?${new URLSearchParams({ fieldSelector })}`)).json;
    assert.equal(
      list.items.map((each: { metadata: { name: string } }) => each.metadata.name),
      names,
    );
  });
}

test("a list and a watch of either group have objects of that group", async () => {
  const list = (await api.get(recent)).json;
  assert.equal([list.kind, list.apiVersion], ["EventList", "events.orch.io/v1"]);
  assert.equal(
    list.items.map((each: { note: string }) => each.note),
    ["Started container c", "the node is ready"],
  );
  const watch = await api.watch(`${recent}?watch=true&fieldSelector=regarding.kind%3DPod`);
  const [event] = await watch.next(1);
  assert.equal([event?.object.apiVersion, event?.object.note], ["events.orch.io/v1", "Started container c"]);
  watch.close();
});

test("what only the core group takes is read through the other, but not written", async () => {
  const odd = {
    metadata: { name: "odd" },
    involvedObject: { namespace: "default" },
    type: "Odd",
    series: { count: 1 },
  };
  const created = await api.post(old, odd);
  assert.is(created.status, 201, created.text);
  const { json } = await api.get(`${recent}/odd`);
  assert.equal([json.type, json.series], ["Odd", { count: 1, lastObservedTime: null }]);
  const { resourceVersion: _, uid: __, ...meta } = json.metadata;
  const again = await api.post(recent, { ...json, metadata: { ...meta, name: "again" } });
  const problems = again.json.details.causes.map((each: { message: string }) => each.message);
  assert.ok(problems.includes('Invalid value: "": has invalid value: Odd'), again.text);
  assert.ok(problems.includes('Invalid value: "": should be at least 2'), again.text);
  await api.delete(`${old}/odd`);
});

test("a change through one group is a change in the other", async () => {
  await api.patch(`${old}/old`, "merge", { count: 3, lastTimestamp: "2026-01-01T00:00:09Z" });
  const { json } = await api.get(`${recent}/old`);
  assert.equal([json.deprecatedCount, json.deprecatedLastTimestamp], [3, "2026-01-01T00:00:09Z"]);
});

test("an event of the newer form must say when and of which type, and who reports what once it does", async () => {
  const answer = await api.post(recent, { metadata: { name: "bad" }, regarding: { kind: "Pod", name: "p" } });
  assert.is(answer.status, 422);
  const fields = answer.json.details.causes.map((each: { field: string }) => each.field);
  assert.equal(fields.sort(), ["eventTime", "type"]);
});

test.run();
