import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { type HookServer, startHookServer } from "../harness/peers/hookServer.ts";
import { seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("custom kinds: conversion by a webhook");

const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const crd = `${crds}/gauges.acme.test`;
const gauges = (version: "v1" | "v2") => `/apis/acme.test/${version}/namespaces/default/gauges`;

/** v1 has a size; v2, which is stored, has a width and a unit. */
function definition(hook: HookServer): object {
  const spec = (properties: object) => ({
    openAPIV3Schema: {
      type: "object",
      properties: {
        spec: { type: "object", properties },
        status: { type: "object", properties: { replicas: { type: "integer" } } },
      },
    },
  });
  const both = { served: true, subresources: { status: {}, scale: scalePaths } };
  return {
    metadata: { name: "gauges.acme.test" },
    spec: {
      group: "acme.test",
      scope: "Namespaced",
      names: { plural: "gauges", singular: "gauge", kind: "Gauge" },
      conversion: {
        strategy: "Webhook",
        webhook: {
          clientConfig: { url: `https://127.0.0.1:${hook.port}/convert`, caBundle: hook.caBundle },
          conversionReviewVersions: ["v1"],
        },
      },
      versions: [
        {
          ...{ name: "v1", storage: false, ...both, selectableFields: [{ jsonPath: ".spec.size" }] },
          schema: spec({ size: { type: "integer", maximum: 100 }, replicas: { type: "integer" } }),
          additionalPrinterColumns: [{ name: "Size", type: "integer", jsonPath: ".spec.size" }],
        },
        {
          ...{ name: "v2", storage: true, ...both },
          schema: spec({
            width: { type: "integer" },
            unit: { type: "string", default: "mm" },
            replicas: { type: "integer" },
          }),
        },
      ],
    },
  };
}

const scalePaths = { specReplicasPath: ".spec.replicas", statusReplicasPath: ".status.replicas" };

function convert(object: Parsed, desired: string): Parsed {
  const { size, width, unit: _unit, ...spec } = object.spec ?? {};
  const number = size ?? width;
  const named = number === undefined ? {} : desired.endsWith("v1") ? { size: number } : { width: number };
  return { ...object, apiVersion: desired, spec: { ...spec, ...named } };
}

const answer: HookServer["answer"] = ({ objects, desiredAPIVersion }) => ({
  result: { status: "Success" },
  convertedObjects: objects.map((each: Parsed) => convert(each, desiredAPIVersion)),
});

let api: Api;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  hook.answer = answer;
  api = await openApi({ undocumented: "/apis/acme.test" });
  assert.is((await api.post(crds, definition(hook))).status, 201);
  for (;;) {
    const { json } = await api.get(crd);
    if (json.status?.conditions?.some((each: Parsed) => each.type === "Established" && each.status === "True")) break;
  }
});
test.after(async () => {
  await api.stop();
  await hook.stop();
});

const gauge = (version: "v1" | "v2", name: string, spec: object) => ({
  ...{ apiVersion: `acme.test/${version}`, kind: "Gauge" },
  metadata: { name, labels: { of: name } },
  spec,
});

const specOf = ({ status, json, text }: Answer) => {
  assert.ok(status < 300, text);
  return json.spec;
};

/** What is made of an object is kept for a while; a changed definition forgets it. */
let edition = 0;
async function forget(): Promise<void> {
  edition += 1;
  const conversionReviewVersions = ["v1", `v${edition + 1}`];
  const { status } = await api.patch(crd, "merge", {
    spec: { conversion: { webhook: { conversionReviewVersions } } },
  });
  assert.is(status, 200);
}

test("an object is stored in one version, and read and written in all", async () => {
  const made = await api.post(gauges("v1"), gauge("v1", "a", { size: 5 }));
  assert.is(made.status, 201, made.text);
  assert.equal([made.json.apiVersion, made.json.spec], ["acme.test/v1", { size: 5 }]);
  assert.equal(specOf(await api.get(`${gauges("v2")}/a`)), { width: 5, unit: "mm" });
  assert.equal(specOf(await api.get(`${gauges("v1")}/a`)), { size: 5 });
  const { json: read } = await api.get(`${gauges("v2")}/a`);
  const put = { ...read, spec: { width: 7, unit: "cm" } };
  assert.equal(specOf(await api.put(`${gauges("v2")}/a`, put)), { width: 7, unit: "cm" });
  assert.equal(specOf(await api.patch(`${gauges("v1")}/a`, "merge", { spec: { replicas: 2 } })), {
    ...{ size: 7, replicas: 2 },
  });
  const { json } = await api.get(`${gauges("v2")}/a`);
  assert.equal(json.spec, { width: 7, unit: "mm", replicas: 2 });
  assert.is(json.metadata.uid, made.json.metadata.uid);
  assert.is(json.metadata.generation, 3);
});

test("a review has the objects of other versions, and says which one is wanted", async () => {
  await api.post(gauges("v2"), gauge("v2", "reviewed", { width: 1 }));
  await forget();
  hook.reviews.length = 0;
  assert.is((await api.get(`${gauges("v1")}/reviewed`)).status, 200);
  assert.is(hook.reviews.length, 1);
  const { path, review } = hook.reviews[0] ?? {};
  assert.is(path, "/convert?timeout=30s");
  assert.equal([review.kind, review.apiVersion], ["ConversionReview", "apiextensions.orch.io/v1"]);
  const { uid, desiredAPIVersion, objects } = review.request;
  assert.match(uid, /^[0-9a-f-]{36}$/);
  assert.is(desiredAPIVersion, "acme.test/v1");
  assert.equal(
    objects.map((each: Parsed) => [each.apiVersion, each.kind, each.metadata.name, each.spec]),
    [["acme.test/v2", "Gauge", "reviewed", { width: 1, unit: "mm" }]],
  );
});

test("a list, in whatever form, asks for 500 objects at once, and for none of them twice", async () => {
  const made = await Promise.all(
    Array.from({ length: 600 }, (_, index) => api.post(gauges("v2"), gauge("v2", `many-${index}`, { width: index }))),
  );
  assert.ok(made.every(({ status }) => status === 201));
  await forget();
  hook.reviews.length = 0;
  const { json } = await api.get(gauges("v1"));
  const many = json.items.filter((each: Parsed) => each.metadata.name.startsWith("many-"));
  assert.is(many.length, 600);
  assert.ok(many.every((each: Parsed) => each.apiVersion === "acme.test/v1" && each.spec.size !== undefined));
  assert.is(hook.reviews.length, 2);
  assert.is(hook.reviews[0]?.review.request.objects.length, 500);
  const table = await api.get(gauges("v1"), { accept: "application/json;as=Table;g=meta.orch.io;v=v1" });
  const cells = Object.fromEntries(table.json.rows.map((each: Parsed) => [each.cells[0], each.cells[1]]));
  assert.is(cells["many-77"], 77);
  const partial = "application/json;as=PartialObjectMetadataList;g=meta.orch.io;v=v1";
  assert.is((await api.get(`${gauges("v1")}?limit=10`, { accept: partial })).json.items.length, 10);
  const selected = await api.get(`${gauges("v1")}?fieldSelector=spec.size%3D77`);
  assert.equal(
    selected.json.items.map((each: Parsed) => each.metadata.name),
    ["many-77"],
  );
  assert.is(hook.reviews.length, 2);
});

test("a watch sends its version, in the order of the changes, also while the webhook is slow", async () => {
  const list = await api.get(`${gauges("v1")}?limit=1`);
  const watch = await api.watch(`${gauges("v1")}?watch=true&resourceVersion=${list.json.metadata.resourceVersion}`);
  const stored = await api.watch(`${gauges("v2")}?watch=true&resourceVersion=${list.json.metadata.resourceVersion}`);
  hook.answer = async (request, path) => {
    await sleep(request.objects[0].spec.width === 1 ? 200 : 0);
    return answer(request, path);
  };
  await api.post(gauges("v2"), gauge("v2", "watched", { width: 1 }));
  await api.patch(`${gauges("v2")}/watched`, "merge", { spec: { width: 2 } });
  await api.delete(`${gauges("v2")}/watched`);
  const shown = (events: readonly { type: string; object: Parsed }[]) =>
    events.map(({ type, object }) => [type, object.apiVersion, object.spec]);
  assert.equal(shown(await watch.next(3)), [
    ["ADDED", "acme.test/v1", { size: 1 }],
    ["MODIFIED", "acme.test/v1", { size: 2 }],
    ["DELETED", "acme.test/v1", { size: 2 }],
  ]);
  assert.equal(
    (await stored.next(3)).map(({ object }) => object.spec.width),
    [1, 2, 2],
  );
  hook.answer = answer;
  watch.close();
  stored.close();
});

test("a watch begins with the objects of its version", async () => {
  const watch = await api.watch(`${gauges("v1")}?watch=true&labelSelector=of%3Dmany-7&sendInitialEvents=true${more}`);
  const [added, end] = await watch.next(2);
  assert.equal([added?.type, added?.object.spec], ["ADDED", { size: 7 }]);
  assert.is(end?.object.metadata.annotations["orch.io/initial-events-end"], "true");
  watch.close();
});

const more = "&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";

test("a watch whose objects cannot be converted ends with the error", async () => {
  const list = await api.get(`${gauges("v1")}?limit=1`);
  const watch = await api.watch(`${gauges("v1")}?watch=true&resourceVersion=${list.json.metadata.resourceVersion}`);
  hook.answer = () => ({ result: { status: "Failed", message: "out of order" } });
  await api.post(gauges("v2"), gauge("v2", "broken", { width: 1 }));
  await api.post(gauges("v2"), gauge("v2", "after", { width: 1 }));
  const events = await watch.rest();
  hook.answer = answer;
  assert.equal(
    events.map(({ type, object }) => [type, object.code, object.message]),
    [["ERROR", 500, "conversion webhook for acme.test/v2, Kind=Gauge failed: out of order"]],
  );
});

test("what a webhook answers wrongly is a 500 that says what is wrong, and is asked for again", async () => {
  await api.post(gauges("v2"), gauge("v2", "wrong", { width: 1 }));
  const cases: [unknown, string][] = [
    [503, 'failed: an error on the server ("broken") has prevented the request from succeeding'],
    [{ uid: "other" }, /^failed: expected response\.uid="[0-9a-f-]{36}", got "other"$/ as never],
    [{ result: {} }, "failed: response.result.status was '', not 'Success'"],
    [{ result: { status: "Failed", message: "no" } }, "failed: no"],
    [{ result: { status: "Success" }, convertedObjects: [] }, "returned 0 objects, expected 1"],
    [
      changed({ apiVersion: "acme.test/v2" }),
      invalid("invalid groupVersion (expected acme.test/v1, received acme.test/v2)"),
    ],
    [changed({ kind: "Other" }), invalid("invalid kind (expected Gauge, received Other)")],
    [changed({ metadata: null }), invalid("missing metadata in converted object")],
    [changedMetadata({ name: "b" }), invalid("must have the same name: wrong != b")],
    [changedMetadata({ uid: "b" }), /must have the same UID: [0-9a-f-]{36} != b$/ as never],
    [changedMetadata({ labels: { a: 1 } }), invalid('invalid metadata.labels["a"]: it is no string')],
    [changed({ spec: "text" }), ""],
  ];
  for (const [said, text] of cases) {
    await forget();
    hook.answer = typeof said === "function" ? (said as HookServer["answer"]) : () => said as object;
    const { status, json } = await api.get(`${gauges("v1")}/wrong`);
    if (text === "") {
      assert.is(status, 200);
      continue;
    }
    assert.is(status, 500);
    assert.is(json.reason, undefined);
    const begin = "conversion webhook for acme.test/v2, Kind=Gauge ";
    assert.ok(json.message.startsWith(begin), json.message);
    const rest = json.message.slice(begin.length);
    if (typeof text === "string") assert.is(rest, text);
    else assert.match(rest, text);
  }
  hook.answer = answer;
  await forget();
  assert.equal(specOf(await api.get(`${gauges("v1")}/wrong`)), { size: 1 });
});

const invalid = (text: string) => `returned invalid converted object at index 0: ${text}`;

function changed(more: object): HookServer["answer"] {
  return ({ objects, desiredAPIVersion }) => ({
    result: { status: "Success" },
    convertedObjects: objects.map((each: Parsed) => ({ ...convert(each, desiredAPIVersion), ...more })),
  });
}

function changedMetadata(more: object): HookServer["answer"] {
  return (request, path) => changed({ metadata: { ...request.objects[0].metadata, ...more } })(request, path);
}

test("a webhook that knows v1beta1 alone is asked in that, and need not repeat the uid", async () => {
  await api.post(gauges("v2"), gauge("v2", "older", { width: 1 }));
  const conversion = (conversionReviewVersions: string[]) => ({
    spec: { conversion: { webhook: { conversionReviewVersions } } },
  });
  assert.is((await api.patch(crd, "merge", conversion(["v1beta1"]))).status, 200);
  hook.answer = (request, path) => ({ ...(answer(request, path) as object), uid: "" });
  assert.equal(specOf(await api.get(`${gauges("v1")}/older`)), { size: 1 });
  assert.is(hook.reviews.at(-1)?.review.apiVersion, "apiextensions.orch.io/v1beta1");
  hook.answer = answer;
  assert.is((await api.patch(crd, "merge", conversion(["v1"]))).status, 200);
});

test("of the metadata, a webhook changes labels and annotations alone", async () => {
  await api.post(gauges("v2"), gauge("v2", "meta", { width: 1 }));
  await forget();
  hook.answer = changedMetadata({ labels: { b: "2" }, annotations: { c: "3" }, finalizers: ["x.y/z"], generation: 9 });
  const { metadata } = (await api.get(`${gauges("v1")}/meta`)).json;
  hook.answer = answer;
  assert.equal([metadata.labels, metadata.annotations], [{ b: "2" }, { c: "3" }]);
  assert.equal([metadata.finalizers, metadata.generation], [undefined, 1]);
});

test("an apply in one version owns its fields in the other, and conflicts across versions", async () => {
  const apply = (version: "v1" | "v2", manager: string, spec: object) =>
    api.call("PATCH", `${gauges(version)}/applied?fieldManager=${manager}`, {
      body: { apiVersion: `acme.test/${version}`, kind: "Gauge", metadata: { name: "applied" }, spec },
      headers: { "content-type": "application/apply-patch+yaml" },
    });
  assert.is((await apply("v1", "one", { size: 3 })).status, 201);
  const conflict = await apply("v2", "two", { width: 4 });
  assert.is(conflict.status, 409, conflict.text);
  assert.is(conflict.json.message, 'Apply failed with 1 conflict: conflict with "one": .spec.size');
  assert.equal(specOf(await apply("v2", "two", { unit: "cm" })), { width: 3, unit: "cm" });
  assert.equal(specOf(await apply("v1", "one", { size: 4 })), { size: 4 });
  assert.equal(specOf(await api.get(`${gauges("v2")}/applied`)), { width: 4, unit: "mm" });
});

test("while the webhook fails, objects change in the stored version, their managers stay as they were", async () => {
  const made = await api.post(gauges("v1"), gauge("v1", "managed", { size: 1 }));
  const managers = made.json.metadata.managedFields;
  await forget();
  hook.answer = () => 503;
  const patched = await api.patch(`${gauges("v2")}/managed?fieldManager=other`, "merge", { spec: { unit: "cm" } });
  hook.answer = answer;
  assert.equal(specOf(patched), { width: 1, unit: "cm" });
  assert.equal(patched.json.metadata.managedFields, managers);
});

test("the scale of a version is where that version has it", async () => {
  await api.post(gauges("v2"), gauge("v2", "scaled", { width: 1, replicas: 3 }));
  assert.is((await api.get(`${gauges("v1")}/scaled/scale`)).json.spec.replicas, 3);
  const set = await api.patch(`${gauges("v1")}/scaled/scale`, "merge", { spec: { replicas: 4 } });
  assert.is(set.json.spec.replicas, 4, set.text);
  assert.equal(specOf(await api.get(`${gauges("v2")}/scaled`)), { width: 1, unit: "mm", replicas: 4 });
});

test("a dry run asks no webhook about what it does not store", async () => {
  hook.reviews.length = 0;
  const made = await api.post(`${gauges("v1")}?dryRun=All`, gauge("v1", "dry", { size: 5 }));
  assert.equal(specOf(made), { size: 5 });
  assert.is(hook.reviews.length, 0);
});

test("deletes answer in the version of the request", async () => {
  await api.post(gauges("v2"), gauge("v2", "gone", { width: 1 }));
  const marked = await api.patch(`${gauges("v2")}/gone`, "merge", { metadata: { finalizers: ["acme.test/hold"] } });
  assert.is(marked.status, 200);
  const held = await api.delete(`${gauges("v1")}/gone`);
  assert.equal([held.json.apiVersion, held.json.spec], ["acme.test/v1", { size: 1 }]);
  const freed = await api.patch(`${gauges("v1")}/gone`, "merge", { metadata: { finalizers: null } });
  assert.equal([freed.json.apiVersion, freed.json.spec], ["acme.test/v1", { size: 1 }]);
  assert.is((await api.get(`${gauges("v1")}/gone`)).status, 404);
});

test("a version that a webhook converts is watched by its fields, from the objects there are on", async () => {
  await api.post(gauges("v2"), gauge("v2", "seven", { width: 777 }));
  await api.post(gauges("v2"), gauge("v2", "eight", { width: 8 }));
  const selected = `${gauges("v1")}?watch=true&fieldSelector=spec.size%3D777`;
  const watch = await api.watch(`${selected}&sendInitialEvents=true${more}`);
  const set = (name: string, width: number) => api.patch(`${gauges("v2")}/${name}`, "merge", { spec: { width } });
  await set("eight", 9);
  await set("eight", 777);
  await api.patch(`${gauges("v2")}/eight`, "merge", { metadata: { labels: { of: "later" } } });
  await set("seven", 1);
  await api.delete(`${gauges("v2")}/seven`);
  await api.delete(`${gauges("v2")}/eight`);
  const seen = (await watch.next(6)).map(({ type, object }) => [type, object.metadata.name, object.spec?.size]);
  assert.equal(seen, [
    ["ADDED", "seven", 777],
    ["BOOKMARK", undefined, undefined],
    ["ADDED", "eight", 777],
    ["MODIFIED", "eight", 777],
    ["DELETED", "seven", 777],
    ["DELETED", "eight", 777],
  ]);
  watch.close();
});

test("calls of webhooks are counted, by what came of them", async () => {
  const countOf = async (name: string) => seriesValue((await api.get("/metrics")).text, name) ?? 0;
  const requests = "apiserver_conversion_webhook_request_total";
  const good = `${requests}{failure_type="",result="success"}`;
  const bad = `${requests}{failure_type="conversion_webhook_malformed_response_failure",result="failure"}`;
  const before = [await countOf(good), await countOf(bad)];
  await api.post(gauges("v2"), gauge("v2", "counted", { width: 1 }));
  hook.answer = () => ({ result: {} });
  assert.is((await api.get(`${gauges("v1")}/counted`)).status, 500);
  hook.answer = answer;
  assert.is((await api.get(`${gauges("v1")}/counted`)).status, 200);
  const [success = 0, failure = 0] = before;
  assert.equal([await countOf(good), await countOf(bad)], [success + 1, failure + 1]);
  const labels = 'crd_name="gauges.acme.test",from_version="v2",succeeded="true",to_version="v1"';
  assert.ok((await countOf(`apiserver_crd_conversion_webhook_duration_seconds_count{${labels}}`)) > 0);
});

test("an unchanged object that was stored in another version is stored anew", async () => {
  await api.post(gauges("v2"), gauge("v2", "moved", { width: 1 }));
  const versions = (storage: string) =>
    ["v1", "v2"].map((name, index) => ({
      op: "replace",
      path: `/spec/versions/${index}/storage`,
      value: name === storage,
    }));
  assert.is((await api.patch(crd, "json", versions("v1"))).status, 200);
  const before = await api.get(`${gauges("v2")}/moved`);
  hook.reviews.length = 0;
  const after = await api.put(`${gauges("v2")}/moved`, before.text);
  assert.is(after.status, 200, after.text);
  assert.not.equal(after.json.metadata.resourceVersion, before.json.metadata.resourceVersion);
  const again = await api.put(`${gauges("v2")}/moved`, after.text);
  assert.is(again.json.metadata.resourceVersion, after.json.metadata.resourceVersion);
  assert.is((await api.patch(crd, "json", versions("v2"))).status, 200);
});

test.run();
