import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure, pod } from "../literal.ts";

const test = suite("patch");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const pods = core("default", "pods");

async function fresh(name: string): Promise<string> {
  await api.post(configMaps, { metadata: { name, labels: { l: "1" } }, data: { a: "1", b: "2" } });
  return `${configMaps}/${name}`;
}

test("a JSON patch does its operations in order, or none", async () => {
  const path = await fresh("json");
  const done = await api.patch(path, "json", [
    { op: "test", path: "/data/a", value: "1" },
    { op: "replace", path: "/data/a", value: "x" },
    { op: "copy", from: "/data/a", path: "/data/c" },
    { op: "move", from: "/data/b", path: "/data/d" },
    { op: "add", path: "/metadata/annotations", value: { "example.com/n": "1" } },
    { op: "replace", path: "/metadata/annotations/example.com~1n", value: "2" },
    { op: "remove", path: "/metadata/labels/l" },
  ]);
  assert.equal([done.status, done.json.data], [200, { a: "x", c: "x", d: "2" }]);
  const { annotations, labels } = done.json.metadata;
  assert.equal([annotations, labels], [{ "example.com/n": "2" }, undefined]);
  const failed = await api.patch(path, "json", [
    { op: "add", path: "/data/e", value: "5" },
    { op: "test", path: "/data/a", value: "1" },
  ]);
  assert.equal(
    failed.json,
    failure(422, "Invalid", {
      message: "the server rejected our request due to an error in our request",
      details: {},
    }),
  );
  assert.equal((await api.get(path)).json.data, { a: "x", c: "x", d: "2" });
});

test("a JSON patch of too many operations is a 413", async () => {
  const path = await fresh("many");
  const operations = Array.from({ length: 10_001 }, () => ({ op: "test", path: "/data/a", value: "1" }));
  const answer = await api.patch(path, "json", operations);
  assert.equal(
    answer.json,
    failure(413, "RequestEntityTooLarge", {
      message: "Request entity too large: The allowed maximum operations in a JSON patch is 10000, got 10001",
    }),
  );
});

test("a merge patch sets, and null removes", async () => {
  const answer = await api.patch(await fresh("merge"), "merge", {
    data: { a: null, c: "3" },
    metadata: { labels: null },
  });
  assert.equal([answer.json.data, answer.json.metadata.labels], [{ b: "2", c: "3" }, undefined]);
});

test("a strategic merge patch merges lists by their key", async () => {
  await api.post(pods, pod("strategic", { metadata: { finalizers: ["example.com/a"] } }));
  const patch = {
    metadata: { finalizers: ["example.com/b"] },
    spec: { tolerations: [{ key: "k", operator: "Exists" }], containers: [{ name: "c", image: "busybox:2" }] },
  };
  const answer = await api.patch(`${pods}/strategic`, "strategic-merge", patch);
  assert.is(answer.status, 200, answer.text);
  assert.equal(answer.json.metadata.finalizers, ["example.com/b", "example.com/a"]);
  assert.equal([answer.json.spec.containers.length, answer.json.spec.containers[0].image], [1, "busybox:2"]);
});

test("a patch of a missing object is a 404", async () => {
  const answer = await api.patch(`${configMaps}/none`, "merge", { data: {} });
  const details = { name: "none", kind: "configmaps" };
  const missing = failure(404, "NotFound", { message: 'configmaps "none" not found', details });
  assert.equal(answer.json, missing);
  for (const type of ["json", "merge", "strategic-merge"]) {
    const headers = { "content-type": `application/${type}-patch+json` };
    const broken = await api.call("PATCH", `${configMaps}/none`, { body: "{", headers });
    assert.equal(broken.json, missing, type);
  }
});

test("a JSON patch replaces what is not there, and says nothing as null", async () => {
  const path = await fresh("loose");
  const answer = await api.patch(path, "json", [
    { op: "replace", path: "/data/new", value: "n" },
    { op: "copy", from: "/data/none", path: "/data/empty" },
    { op: "add", path: "/data/b" },
  ]);
  assert.equal(answer.json.data, { a: "1", b: "", empty: "", new: "n" });
});

test("of a malformed patch those who ignore problems of fields hear less", async () => {
  const path = await fresh("malformed");
  const rows: readonly (readonly [type: string, body: string, message: string])[] = [
    ["merge", "{", "Invalid JSON Patch"],
    ["json", "{", "unexpected end of JSON input"],
    ["strategic-merge", "{", "unexpected end of JSON input"],
    ["json", "\ufeff[]", "invalid character 'ï' looking for beginning of value"],
  ];
  for (const [type, body, message] of rows) {
    const headers = { "content-type": `application/${type}-patch+json` };
    const answer = await api.call("PATCH", `${path}?fieldValidation=Ignore`, { body, headers });
    assert.equal([answer.status, answer.json.message], [400, message], type);
  }
});

test("a strategic merge patch of another type says what cannot be converted", async () => {
  const path = await fresh("converted");
  const rows: readonly (readonly [patch: object, cause: string])[] = [
    [{ data: { a: 1 } }, "cannot convert int64 to string"],
    [{ data: { a: {} } }, "unrecognized type: string"],
    [{ data: [] }, "cannot restore map from slice"],
    [{ immutable: "x" }, "unrecognized type: bool"],
    [{ binaryData: { a: "!" } }, "error decoding from json: illegal base64 data at input byte 0"],
    [{ binaryData: { a: 1 } }, "cannot restore slice from int64"],
    [{ metadata: { finalizers: "x" } }, "cannot restore slice from string"],
    [{ metadata: { creationTimestamp: 1 } }, "json: cannot unmarshal number into Go value of type string"],
  ];
  for (const [patch, cause] of rows) {
    const answer = await api.patch(path, "strategic-merge", patch);
    assert.is(answer.status, 422);
    assert.ok(answer.json.message.endsWith(`: ${cause}`), answer.json.message);
  }
});

test("a patch with a stale version is a 409, without one it holds whatever came between", async () => {
  const path = await fresh("versions");
  const stale = (await api.get(path)).json.metadata.resourceVersion;
  await api.patch(path, "merge", { data: { c: "3" } });
  assert.is((await api.patch(path, "merge", { metadata: { resourceVersion: stale }, data: { d: "4" } })).status, 409);
  assert.is((await api.patch(path, "merge", { data: { d: "4" } })).status, 200);
});

test("a patch that changes nothing keeps the version", async () => {
  const path = await fresh("nothing");
  const before = (await api.get(path)).json;
  assert.equal((await api.patch(path, "merge", { data: { a: "1" } })).json, before);
  assert.equal((await api.patch(path, "merge", {})).json, before);
});

test("a patch cannot move an object", async () => {
  const path = await fresh("moved");
  for (const metadata of [{ name: "other" }, { namespace: "orch-system" }]) {
    assert.is((await api.patch(path, "merge", { metadata })).status, 400);
  }
  const uid = await api.patch(path, "merge", { metadata: { uid: "other" } });
  const cause = {
    reason: "FieldValueInvalid",
    message: 'Invalid value: "other": field is immutable',
    field: "metadata.uid",
  };
  assert.equal([uid.status, uid.json.details.causes], [422, [cause, cause]]);
  const stale = await api.patch(path, "merge", { metadata: { uid: "other", resourceVersion: "1" } });
  assert.equal([stale.status, stale.json.reason], [409, "Conflict"], "a stale version counts more than a uid");
});

test("a result that is no object of the kind is a 422 on patch", async () => {
  const answer = await api.patch(await fresh("undecodable"), "merge", { data: { a: 5 } });
  assert.is(answer.status, 422);
  assert.equal([answer.json.reason, answer.json.details.causes[0].field], ["Invalid", "patch"]);
  assert.match(answer.json.message, /^ "" is invalid: patch: Invalid value: /);
});

test("a result that breaks a rule is a 422 on the field", async () => {
  const answer = await api.patch(await fresh("invalid"), "merge", { metadata: { labels: { "a b": "1" } } });
  assert.equal([answer.status, answer.json.details.causes[0].field], [422, "metadata.labels"]);
});

test.run();
