import * as assert from "uvu/assert";
import { encodeCbor } from "../../runtime/negotiate/cbor.ts";
import type { Attributes } from "../../runtime/schema/index.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { failure, literal } from "../api/literal.ts";
import { configMaps } from "./kinds.ts";
import { managersOf } from "./steps.ts";

const test = suite("apply: requests");

let api: Api;
test.before(async () => {
  api = await openApi({ featureGates: { CBORServingAndStorage: "true" } });
});
test.after(() => api.stop());

const { path } = configMaps;
const yaml = { "content-type": "application/apply-patch+yaml" };
const head = { apiVersion: "v1", kind: "ConfigMap" };

/** Applies text and bytes as they are, and a configuration under the name of the URL where it has none. */
function apply(
  name: string,
  body: Configuration | string | Uint8Array,
  query = "fieldManager=a",
  headers = yaml,
): Promise<Answer> {
  const isWhole = typeof body === "string" || body instanceof Uint8Array || typeof body.metadata === "string";
  const named = isWhole ? body : { ...body, metadata: { name, ...body.metadata } };
  return api.call("PATCH", `${path}/${name}?${query}`, { body: named, headers });
}

interface Configuration {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: object | string;
  readonly data?: object;
}

test("a configuration is YAML", async () => {
  const text = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yaml\ndata:\n  x: '1' # a text\n";
  const answer = await apply("yaml", text);
  assert.equal(literal(answer.json), {
    ...{ kind: "ConfigMap", apiVersion: "v1" },
    metadata: {
      name: "yaml",
      namespace: "default",
      uid: "UID",
      creationTimestamp: "TIME",
      resourceVersion: "VERSION",
    },
    data: { x: "1" },
  });
  assert.is(answer.status, 201);
});

test("owned fields stand in one order, however those of a configuration do", async () => {
  const metadata = { name: "ordered", labels: { b: "1", a: "2" } };
  const answer = await apply("ordered", JSON.stringify({ data: { y: "1", x: "2" }, metadata, ...head }));
  const own = '{"f:data":{"f:x":{},"f:y":{}},"f:metadata":{"f:labels":{"f:a":{},"f:b":{}}}}';
  assert.is(answer.status, 201, answer.text);
  assert.is(JSON.stringify(answer.json.metadata.managedFields[0].fieldsV1), own);
  const quota = {
    spec: { hard: { pods: "1" } },
    metadata: { name: "ordered", labels: { a: "1" } },
    apiVersion: "v1",
    kind: "ResourceQuota",
  };
  const quotas = "/api/v1/namespaces/default/resourcequotas/ordered?fieldManager=a";
  const made = await api.call("PATCH", quotas, { body: JSON.stringify(quota), headers: yaml });
  const owned = '{"f:metadata":{"f:labels":{"f:a":{}}},"f:spec":{"f:hard":{"f:pods":{}}}}';
  assert.is(JSON.stringify(made.json.metadata.managedFields[0].fieldsV1), owned);
});

test("a configuration is CBOR where the gate lets it", async () => {
  const body = encodeCbor({ ...head, metadata: { name: "cbor" }, data: { x: "1" } });
  const cbor = { "content-type": "application/apply-patch+cbor" };
  const answer = await apply("cbor", body, "fieldManager=a", cbor);
  assert.equal(
    [answer.status, answer.json.data, managersOf(answer.json)],
    [201, { x: "1" }, { "apply a": [".data.x"] }],
  );
  const broken = await apply("cbor", Buffer.from([0xff]), "fieldManager=a", cbor);
  assert.is(broken.status, 400);
  assert.match(broken.json.message, /^error decoding CBOR: /);
});

test("without the gate there is no such patch", async () => {
  const other = await openApi();
  try {
    const headers = { "content-type": "application/apply-patch+cbor" };
    const body = encodeCbor({ ...head, metadata: { name: "x" } });
    const answer = await other.call("PATCH", `${path}/x?fieldManager=a`, { body, headers });
    assert.equal([answer.status, answer.json.message], [415, "415: Unsupported Media Type"]);
  } finally {
    await other.stop();
  }
});

test("the answer of a create is 201, of a change 200", async () => {
  const created = await apply("codes", { ...head, data: { x: "1" } });
  const changed = await apply("codes", { ...head, data: { x: "2" } });
  const same = await apply("codes", { ...head, data: { x: "2" } });
  assert.equal([created.status, changed.status, same.status], [201, 200, 200]);
  assert.equal(same.json, changed.json);
});

test("an apply without a manager is refused", async () => {
  for (const query of ["", "fieldManager="]) {
    const answer = await apply("nobody", { ...head }, query);
    const message =
      'PatchOptions.meta.orch.io "" is invalid: fieldManager: Required value: is required for apply patch';
    assert.equal([answer.status, answer.json.message], [422, message]);
  }
});

test("force is for applies alone", async () => {
  await apply("force", { ...head });
  const answer = await api.patch(`${path}/force?force=true`, "merge", {});
  const message = 'PatchOptions.meta.orch.io "" is invalid: force: Forbidden: may not be specified for non-apply patch';
  assert.equal([answer.status, answer.json.message], [422, message]);
  assert.is((await apply("force", { ...head }, "fieldManager=a&force=false")).status, 200);
});

const refused: readonly [what: string, body: Configuration | string, message: string][] = [
  ["another kind", { ...head, kind: "Secret" }, "invalid object type: /v1, Kind=Secret"],
  ["no kind at all", "", "invalid object type: /, Kind="],
  ["a kind of a group", { apiVersion: "apps/v1", kind: "Deployment" }, "invalid object type: apps/v1, Kind=Deployment"],
  ["another version", { ...head, apiVersion: "v2" }, "invalid object type: /v2, Kind=ConfigMap"],
  ["entries of managers", { ...head, metadata: { managedFields: [] } }, "metadata.managedFields must be nil"],
  [
    "another name",
    { ...head, metadata: { name: "other" } },
    "the name of the object (other) does not match the name on the URL (refused)",
  ],
  [
    "another namespace",
    { ...head, metadata: { namespace: "other" } },
    "the namespace of the provided object does not match the namespace sent on the request",
  ],
  [
    "a list",
    "[1]",
    "error decoding YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of " +
      "type map[string]interface {}",
  ],
  [
    "a field of metadata that there is not",
    { ...head, metadata: { nope: 1 } },
    "failed to create typed patch object (/refused; /v1, Kind=ConfigMap): .metadata.nope: field not declared in schema",
  ],
  [
    "metadata that is none",
    { ...head, metadata: "x" },
    "failed to create typed patch object (/; /v1, Kind=ConfigMap): .metadata: expected map, got &{x}",
  ],
  [
    "values that are none",
    { ...head, metadata: { name: "refused", namespace: "default" }, data: { x: { y: 1 } } },
    "failed to create typed patch object (default/refused; /v1, Kind=ConfigMap): .data.x: expected string, got " +
      '&value.valueUnstructured{Value:map[string]interface {}{"y":1}}',
  ],
];

for (const [what, body, message] of refused) {
  test(`${what} is refused, for a new object and for one that is there`, async () => {
    const fresh = await apply("refused", body);
    assert.equal([fresh.status, fresh.json.message], [400, message]);
    await apply("refused", { ...head });
    const known = await apply("refused", body);
    assert.equal(known.json, failure(400, "BadRequest", { message }));
    await api.delete(`${path}/refused`);
  });
}

test("a new object must be named in the configuration too; one that is there has its name", async () => {
  const url = `${path}/unnamed?fieldManager=a`;
  const message = "the name of the object (unnamed based on URL) was undeterminable: name must be provided";
  for (const metadata of [{}, { generateName: "unnamed-" }]) {
    const answer = await api.call("PATCH", url, { body: { ...head, metadata }, headers: yaml });
    assert.equal([answer.status, answer.json], [400, failure(400, "BadRequest", { message })]);
  }
  await apply("unnamed", head);
  const changed = await api.call("PATCH", url, { body: { ...head, data: { x: "1" } }, headers: yaml });
  assert.equal([changed.status, changed.json.data], [200, { x: "1" }]);
});

test("a name that is none is stated, and refused", async () => {
  await apply("nameless", head);
  for (const name of ["", null]) {
    const body = { ...head, metadata: { name } };
    const answer = await api.call("PATCH", `${path}/nameless?fieldManager=a`, { body, headers: yaml });
    const message = "the name of the object (nameless based on URL) was undeterminable: name must be provided";
    assert.equal([answer.status, answer.json.message], [400, message]);
  }
});

test("a map whose members went is not there, though its applier states it", async () => {
  for (const data of [null, {}]) {
    await apply("emptied", { ...head, data: { a: "1" } });
    const { json } = await apply("emptied", JSON.stringify({ ...head, data }));
    assert.equal([json.data, json.metadata.managedFields[0].fieldsV1], [undefined, { "f:data": {} }]);
  }
});

test("managers of versions that are not served are gone when a client sends them", async () => {
  await apply("unserved", { ...head, data: { a: "1" } });
  const entry = { manager: "x", operation: "Update", apiVersion: "v9", fieldsType: "FieldsV1" };
  const metadata = { managedFields: [{ ...entry, fieldsV1: { "f:data": { "f:a": {} } } }] };
  const { json } = await api.patch(`${path}/unserved`, "merge", { metadata });
  assert.is(json.metadata.managedFields, undefined);
});

test("broken YAML is refused with its line", async () => {
  const answer = await apply("broken", "apiVersion: v1\nkind: [");
  assert.is(answer.status, 400);
  assert.match(answer.json.message, /^error decoding YAML: error converting YAML to JSON: yaml: line \d+: /);
});

test("keys written twice are refused, warned of or ignored", async () => {
  const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: twice}\ndata:\n  x: "1"\n  x: "2"\n';
  const strict = await apply("twice", text, "fieldManager=a&fieldValidation=Strict");
  assert.equal(
    [strict.status, strict.json.message],
    [
      400,
      'error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  line 6: key "x" already set in map',
    ],
  );
  const warned = await apply("twice", text);
  assert.equal([warned.status, warned.headers["warning"]], [201, '299 - "line 6: key \\"x\\" already set in map"']);
  const ignored = await apply("twice", text, "fieldManager=b&fieldValidation=Ignore");
  assert.equal([ignored.status, ignored.headers["warning"], ignored.json.data], [200, undefined, { x: "2" }]);
});

test("an uid asks for that very object", async () => {
  const body = (uid: string) => ({ ...head, metadata: { uid } });
  const missing = await apply("uid", body("u-1"));
  const text = "uid mismatch: the provided object specified uid u-1, and no existing object was found";
  assert.equal(
    [missing.status, missing.json.message],
    [409, `Operation cannot be fulfilled on configmaps "uid": ${text}`],
  );
  const { json } = await apply("uid", { ...head });
  assert.is((await apply("uid", body("u-1"))).status, 422);
  assert.is((await apply("uid", body(json.metadata.uid))).status, 200);
});

test("a resourceVersion asks for that very version", async () => {
  const body = (resourceVersion: string, x: string) => ({ ...head, metadata: { resourceVersion }, data: { x } });
  const message =
    'Operation cannot be fulfilled on configmaps "version": the object has been modified; please apply your changes to ' +
    "the latest version and try again";
  const { status, json } = await apply("version", body("5", "1"));
  assert.is(status, 201, "of an object that is not there no version is asked for");
  assert.is((await apply("version", body(json.metadata.resourceVersion, "2"))).status, 200);
  const stale = await apply("version", body(json.metadata.resourceVersion, "3"));
  assert.equal([stale.status, stale.json.message], [409, message]);
});

test("a dry run answers what would be, and writes nothing", async () => {
  const created = await apply("dry", { ...head, data: { x: "1" } }, "fieldManager=a&dryRun=All");
  assert.equal(
    [created.status, created.json.data, managersOf(created.json)],
    [201, { x: "1" }, { "apply a": [".data.x"] }],
  );
  assert.is((await api.get(`${path}/dry`)).status, 404);
  await apply("dry", { ...head, data: { x: "1" } });
  const changed = await apply("dry", { ...head, data: { y: "1" } }, "fieldManager=a&dryRun=All");
  assert.equal([changed.status, changed.json.data], [200, { y: "1" }]);
  assert.equal((await api.get(`${path}/dry`)).json.data, { x: "1" });
  const conflict = await apply("dry", { ...head, data: { x: "2" } }, "fieldManager=b&dryRun=All");
  assert.is(conflict.status, 409);
});

test("an apply through a sub-resource needs the object, whatever it states", async () => {
  const pods = "/api/v1/namespaces/default/pods";
  const twice = { type: "Ready", status: "True" };
  for (const status of [{ phase: "Running" }, { conditions: [twice, twice] }, { unknown: 1 }]) {
    const body = { apiVersion: "v1", kind: "Pod", status };
    const answer = await api.call("PATCH", `${pods}/none/status?fieldManager=a`, { body, headers: yaml });
    assert.equal([answer.status, answer.json.message], [404, 'pods "none" not found']);
  }
});

test("a node that an apply creates has the status that it states, which no applier owns", async () => {
  const status = { capacity: { cpu: "4" } };
  const body = { apiVersion: "v1", kind: "Node", metadata: { name: "n", labels: { a: "b" } }, status };
  const call = () => api.call("PATCH", "/api/v1/nodes/n?fieldManager=a", { body, headers: yaml });
  const created = await call();
  assert.equal([created.status, created.json.status.capacity], [201, { cpu: "4" }]);
  assert.equal(managersOf(created.json), { "apply a": [".metadata.labels.a"] });
  body.status = { capacity: { cpu: "8" } };
  assert.equal((await call()).json.status.capacity, { cpu: "4" }, "its agent says that from then on");
});

test("an apply of a status owns no metadata that a status does not write", async () => {
  const metadata = { labels: { tier: "web" }, annotations: { note: "1" } };
  const labels = { app: "shop" };
  const spec = { containers: [{ name: "c", image: "busybox" }] };
  const tries: readonly (readonly [path: string, apiVersion: string, kind: string, body: object, owned: string[]])[] = [
    [
      "/apis/apps/v1/namespaces/default/deployments",
      ...(["apps/v1", "Deployment"] as const),
      { spec: { selector: { matchLabels: labels }, template: { metadata: { labels }, spec } } },
      [".metadata.annotations.note"],
    ],
    [
      "/apis/flowcontrol.apiserver.orch.io/v1/flowschemas",
      ...(["flowcontrol.apiserver.orch.io/v1", "FlowSchema"] as const),
      { spec: { priorityLevelConfiguration: { name: "exempt" } } },
      [],
    ],
  ];
  for (const [collection, apiVersion, kind, body, owned] of tries) {
    const head = { apiVersion, kind };
    assert.is((await api.post(collection, { metadata: { name: "kept" }, ...body })).status, 201);
    const status = { ...head, metadata, status: { conditions: [{ type: "Progressing", status: "True" }] } };
    const query = "fieldManager=s&force=true";
    const answer = await api.call("PATCH", `${collection}/kept/status?${query}`, { body: status, headers: yaml });
    assert.is(answer.status, 200, answer.text);
    const fields = (managersOf(answer.json)["apply s/status"] ?? []).filter((each) => each.startsWith(".metadata"));
    assert.equal(fields, owned);
    assert.is(answer.json.metadata.labels, undefined);
    const main = await api.call("PATCH", `${collection}/kept?fieldManager=m`, {
      ...{ body: { ...head, metadata: { labels: { tier: "db" } } }, headers: yaml },
    });
    assert.equal([main.status, main.json.metadata?.labels], [200, { tier: "db" }], main.text);
  }
});

test("appliers of one new object at the same time all have their part", async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `k-${index}`);
  const answers = await Promise.all(
    keys.map((key) => apply("race", { ...head, data: { [key]: "1" } }, `fieldManager=m-${key}`)),
  );
  assert.equal(answers.filter((each) => each.status === 201).length, 1);
  assert.ok(answers.every((each) => each.status < 300));
  const { json } = await api.get(`${path}/race`);
  assert.equal(Object.keys(json.data).sort(), [...keys].sort());
  assert.is(Object.keys(managersOf(json)).length, keys.length);
});

test("what is applied again and again is written once, and watched once", async () => {
  const watch = await api.watch(`${path}?watch=true&fieldSelector=metadata.name=watched`);
  for (let time = 0; time < 3; time++) await apply("watched", { ...head, data: { x: "1" } });
  await apply("watched", { ...head, data: { x: "2" } });
  const events = await watch.next(2);
  assert.equal(
    events.map(({ type, object }) => [type, object.data.x]),
    [
      ["ADDED", "1"],
      ["MODIFIED", "2"],
    ],
  );
  watch.close();
});

test("a new owner of a value that is there is written, though the object stays as it is", async () => {
  const { json: before } = await apply("owner", { ...head, data: { x: "1" } });
  const { json: after } = await apply("owner", { ...head, data: { x: "1" } }, "fieldManager=b");
  assert.is.not(after.metadata.resourceVersion, before.metadata.resourceVersion);
  assert.equal(managersOf(after), { "apply a": [".data.x"], "apply b": [".data.x"] });
});

test("to create by an apply takes the right to create", async () => {
  const asked: Attributes[] = [];
  const other = await openApi({
    authorizer: (attributes) => {
      asked.push(attributes);
      return { outcome: attributes.verb === "create" ? "noOpinion" : "allow", reason: "" };
    },
  });
  try {
    const body = { ...head, metadata: { name: "mine" }, data: { x: "1" } };
    const answer = await other.call("PATCH", `${path}/mine?fieldManager=a`, { body, headers: yaml });
    const sentence = 'User "test-admin" cannot create resource "configmaps" in API group "" in the namespace "default"';
    assert.equal([answer.status, answer.json.message], [403, `configmaps "mine" is forbidden: ${sentence}`]);
    assert.equal(
      asked.map((each) => each.verb),
      ["patch", "create"],
    );
  } finally {
    await other.stop();
  }
});

test.run();
