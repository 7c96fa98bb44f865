import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, literal } from "./literal.ts";

const test = suite("metadata");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

test("generateName becomes a name with five random characters", async () => {
  const names = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const { metadata } = (await api.post(configMaps, { metadata: { generateName: "gen-" } })).json;
    assert.match(metadata.name, /^gen-[bcdfghjklmnpqrstvwxz2456789]{5}$/);
    assert.is(metadata.generateName, "gen-");
    names.add(metadata.name);
  }
  assert.is(names.size, 5);
});

test("a long generateName is cut so that the name stays short", async () => {
  const { metadata } = (await api.post(configMaps, { metadata: { generateName: "x".repeat(100) } })).json;
  assert.is(metadata.name.length, 63);
});

test("a name wins over generateName", async () => {
  const { metadata } = (await api.post(configMaps, { metadata: { name: "own", generateName: "gen-" } })).json;
  assert.equal([metadata.name, metadata.generateName], ["own", "gen-"]);
});

test("uids differ, and creationTimestamp is the second of the create", async () => {
  const beforeMs = Math.floor(Date.now() / 1000) * 1000;
  const first = (await api.post(configMaps, { metadata: { name: "u1" } })).json.metadata;
  const second = (await api.post(configMaps, { metadata: { name: "u2" } })).json.metadata;
  assert.is.not(first.uid, second.uid);
  const ms = Date.parse(first.creationTimestamp);
  assert.ok(ms >= beforeMs && ms <= Date.now());
});

const subdomain =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and " +
  "end with an alphanumeric character (e.g. 'example.com', regex used for validation is " +
  "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const qualified =
  "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric " +
  "character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is " +
  "'([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const labelValue =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end " +
  "with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is " +
  "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const owner = { apiVersion: "v1", kind: "Pod", name: "p", uid: "1" };

const bad: [string, object, [field: string, reason: string, message: string][]][] = [
  ["no name", {}, [["metadata.name", "FieldValueRequired", "Required value: name or generateName is required"]]],
  [
    "a name of capitals",
    { name: "A_b" },
    [["metadata.name", "FieldValueInvalid", `Invalid value: "A_b": ${subdomain}`]],
  ],
  [
    "a name that is too long",
    { name: "a".repeat(254) },
    [["metadata.name", "FieldValueInvalid", `Invalid value: "${"a".repeat(254)}": must be no more than 253 bytes`]],
  ],
  [
    "a generateName of capitals",
    { name: "g", generateName: "Gen-" },
    [["metadata.generateName", "FieldValueInvalid", `Invalid value: "Gen-": ${subdomain}`]],
  ],
  [
    "labels",
    { name: "l", labels: { "a b": "1", ok: "x y" } },
    [
      ["metadata.labels", "FieldValueInvalid", `Invalid value: "a b": ${qualified}`],
      ["metadata.labels", "FieldValueInvalid", `Invalid value: "x y": ${labelValue}`],
    ],
  ],
  [
    "an annotation key",
    { name: "n", annotations: { "a b": "free text is fine" } },
    [["metadata.annotations", "FieldValueInvalid", `Invalid value: "a b": ${qualified}`]],
  ],
  [
    "annotations that are too large",
    { name: "n", annotations: { a: "x".repeat(256 * 1024) } },
    [["metadata.annotations", "FieldValueTooLong", "Too long: may not be more than 262144 bytes"]],
  ],
  [
    "a finalizer",
    { name: "f", finalizers: ["example.com/a b"] },
    [["metadata.finalizers[0]", "FieldValueInvalid", `Invalid value: "example.com/a b": ${qualified}`]],
  ],
  [
    "an owner without anything",
    { name: "o", ownerReferences: [{ apiVersion: "", kind: "", name: "", uid: "" }] },
    [
      ["metadata.ownerReferences[0].apiVersion", "FieldValueInvalid", 'Invalid value: "": version must not be empty'],
      ["metadata.ownerReferences[0].kind", "FieldValueInvalid", 'Invalid value: "": must not be empty'],
      ["metadata.ownerReferences[0].name", "FieldValueInvalid", 'Invalid value: "": must not be empty'],
      ["metadata.ownerReferences[0].uid", "FieldValueInvalid", 'Invalid value: "": must not be empty'],
    ],
  ],
];
for (const [what, metadata, causes] of bad) {
  test(`${what} is a 422 that says where and why`, async () => {
    const answer = await api.post(configMaps, { metadata });
    assert.is(answer.status, 422, answer.text);
    assert.equal(
      answer.json.details.causes,
      causes.map(([field, reason, message]) => ({ reason, message, field })),
    );
    const { name = "" } = metadata as { name?: string };
    assert.ok(answer.json.message.startsWith(`ConfigMap ${JSON.stringify(name)} is invalid: `));
  });
}

test("two controllers among the owners are a 422", async () => {
  const owners = ["a", "b"].map((name) => ({ ...owner, name, uid: name, controller: true }));
  const answer = await api.post(configMaps, { metadata: { name: "two", ownerReferences: owners } });
  assert.is(answer.status, 422);
  assert.equal(answer.json.details.causes.length, 1);
  assert.match(
    answer.json.details.causes[0].message,
    /Only one reference can have Controller set to true\. Found "true" in references for a and b$/,
  );
});

test("owners that are named twice are stored once, with a warning", async () => {
  const answer = await api.post(configMaps, { metadata: { name: "owned", ownerReferences: [owner, owner] } });
  assert.equal(answer.json.metadata.ownerReferences, [owner]);
  assert.match(String(answer.headers.warning), /^299 - "metadata\.ownerReferences contains duplicate entries; /);
});

test("labels and annotations come and go with patches", async () => {
  await api.post(configMaps, { metadata: { name: "labelled", labels: { a: "1", b: "2" } } });
  const change = { metadata: { labels: { a: null, c: "3" }, annotations: { "example.com/x": "any text\n" } } };
  const { metadata } = (await api.patch(`${configMaps}/labelled`, "merge", change)).json;
  assert.equal(literal(metadata), {
    name: "labelled",
    namespace: "default",
    uid: "UID",
    creationTimestamp: "TIME",
    labels: { b: "2", c: "3" },
    annotations: { "example.com/x": "any text\n" },
    resourceVersion: "VERSION",
  });
});

test.run();
