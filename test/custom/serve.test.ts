import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type CustomApi, definition, openCustomApi } from "./customApi.ts";

const test = suite("custom kinds: serving");
let api: CustomApi;
test.before(async () => {
  api = await openCustomApi();
});
test.after(() => api.stop());

test("a definition is established, and its kind is served at once", async () => {
  const created = await api.call(
    "POST",
    "/apis/apiextensions.orch.io/v1/customresourcedefinitions",
    definition("gizmo"),
  );
  assert.is(created.status, 201, created.text);
  const crd = await api.established("gizmos.acme.test");
  const { conditions, acceptedNames, storedVersions } = crd.status;
  assert.equal(
    conditions.map((each: { type: string; status: string; reason: string; message: string }) => [
      each.type,
      each.status,
      each.reason,
      each.message,
    ]),
    [
      ["NamesAccepted", "True", "NoConflicts", "no conflicts found"],
      ["Established", "True", "InitialNamesAccepted", "the initial names have been accepted"],
    ],
  );
  assert.equal(acceptedNames, {
    plural: "gizmos",
    singular: "gizmo",
    shortNames: ["gz"],
    kind: "Gizmo",
    listKind: "GizmoList",
    categories: ["all"],
  });
  assert.equal(storedVersions, ["v1"]);
  const object = await api.call("POST", "/apis/acme.test/v1/namespaces/default/gizmos", gizmo("a", { size: 3 }));
  assert.is(object.status, 201, object.text);
  assert.is(object.json.spec.color, "Red");
  assert.is(object.json.metadata.generation, 1);
  const list = await api.call("GET", "/apis/acme.test/v1/gizmos");
  assert.is(list.json.kind, "GizmoList");
  assert.equal(
    list.json.items.map((each: { kind: string; apiVersion: string }) => [each.kind, each.apiVersion]),
    [["Gizmo", "acme.test/v1"]],
  );
});

test("what the server says of a definition is the server's, and what it is for is its author's", async () => {
  await api.call("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", definition("spindle"));
  const { metadata } = await api.established("spindles.spindle.test");
  const managers = metadata.managedFields.map(
    (each: { manager: string; subresource?: string; fieldsV1: Record<string, object> }) => [
      each.manager,
      each.subresource,
      Object.keys(each.fieldsV1),
      Object.keys(each.fieldsV1["f:status"] ?? {}),
    ],
  );
  assert.equal(
    managers.sort(),
    [
      ["node", undefined, ["f:spec"], []],
      ["orch-apiserver", "status", ["f:status"], ["f:acceptedNames", "f:conditions"]],
    ].sort(),
  );
});

test("conditions that the server adds to a definition without any are managed one by one", async () => {
  await api.call("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", definition("bobbin"));
  const { metadata } = await api.established("bobbins.bobbin.test");
  const { fieldsV1 } = metadata.managedFields.find((each: { subresource?: string }) => each.subresource === "status");
  const conditions = Object.keys(fieldsV1["f:status"]["f:conditions"]);
  assert.equal(conditions, ['k:{"type":"Established"}', 'k:{"type":"NamesAccepted"}']);
});

test("a finalizer without a path is warned of, when it is new", async () => {
  await api.define("latch");
  const path = "/apis/latch.test/v1/namespaces/default/latchs";
  const metadata = { name: "a", finalizers: ["plain", "acme.test/x", "orphan"] };
  const body = { apiVersion: "latch.test/v1", kind: "Latch", metadata, spec: { size: 3 } };
  const created = await api.call("POST", path, body);
  assert.is(created.status, 201, created.text);
  const warning =
    'metadata.finalizers: "plain": prefer a domain-qualified finalizer name to avoid accidental conflicts with other ' +
    "finalizer writers";
  assert.is(created.headers.get("warning"), `299 - ${JSON.stringify(warning)}`);
  const again = await api.call("PUT", `${path}/a`, { ...created.json, spec: { size: 4 } });
  assert.equal([again.status, again.headers.get("warning")], [200, null]);
});

test("discovery and OpenAPI follow a definition without a restart", async () => {
  const before = await api.documents();
  await api.define("sprocket");
  const after = await api.documents();
  assert.not.equal(before.aggregatedTag, after.aggregatedTag);
  assert.not.equal(before.v2Tag, after.v2Tag);
  assert.not(before.index["apis/sprocket.test/v1"]);
  const { serverRelativeURL } = after.index["apis/sprocket.test/v1"] ?? { serverRelativeURL: "" };
  const document = await api.call("GET", serverRelativeURL);
  assert.is(document.headers.get("cache-control"), "public, immutable");
  const schema = document.json.components.schemas["test.sprocket.v1.Sprocket"];
  assert.equal(schema["x-kubernetes-group-version-kind"], [
    { group: "sprocket.test", kind: "Sprocket", version: "v1" },
  ]);
  assert.ok(document.json.paths["/apis/sprocket.test/v1/namespaces/{namespace}/sprockets/{name}/scale"].put);
  const groups = await api.call("GET", "/apis/sprocket.test");
  assert.is(groups.json.preferredVersion.groupVersion, "sprocket.test/v1");
  const resources = await api.call("GET", "/apis/sprocket.test/v1");
  assert.equal(
    resources.json.resources.map((each: { name: string }) => each.name),
    ["sprockets", "sprockets/status", "sprockets/scale"],
  );
});

test("an index entry keeps its hash while other definitions change, and changes with its own", async () => {
  await api.define("stable");
  await api.define("moving");
  const before = (await api.documents()).index;
  await api.patchDefinition("movings.moving.test", { spec: { names: { categories: ["some"] } } });
  await api.until(async () => {
    const { json } = await api.call("GET", "/apis/moving.test/v1");
    return json.resources[0].categories?.[0] === "some";
  });
  const after = (await api.documents()).index;
  assert.equal(after["apis/stable.test/v1"], before["apis/stable.test/v1"]);
  assert.not.equal(after["apis/moving.test/v1"], before["apis/moving.test/v1"]);
});

test("names that others hold are refused, and taken once they are free", async () => {
  await api.define("first", { group: "shared.test" });
  const second = definition("second", { group: "shared.test" });
  second.spec.names.shortNames = ["first"];
  second.spec.names.kind = "First";
  second.spec.names.listKind = "SecondList";
  await api.call("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", second);
  const refused = await api.condition("seconds.shared.test", "NamesAccepted", "False");
  assert.is(refused.reason, "KindConflict");
  assert.is(refused.message, '"First" is already in use');
  const established = await api.condition("seconds.shared.test", "Established", "False");
  assert.equal([established.reason, established.message], ["NotAccepted", "not all names are accepted"]);
  assert.is((await api.call("GET", "/apis/shared.test/v1/seconds")).status, 404);
  await api.call("DELETE", "/apis/apiextensions.orch.io/v1/customresourcedefinitions/firsts.shared.test");
  await api.established("seconds.shared.test");
  assert.is((await api.call("GET", "/apis/shared.test/v1/seconds")).status, 200);
});

test("names of built-in kinds of the group are held", async () => {
  const crd = definition("role", { group: "rbac.authorization.orch.io", version: "v9" });
  crd.metadata.annotations = { "api-approved.orch.io": "unapproved, a test" };
  const created = await api.call("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", crd);
  assert.is(created.status, 201, created.text);
  const refused = await api.condition("roles.rbac.authorization.orch.io", "NamesAccepted", "False");
  assert.is(refused.reason, "ListKindConflict");
  const approval = await api.condition(
    "roles.rbac.authorization.orch.io",
    "KubernetesAPIApprovalPolicyConformant",
    "False",
  );
  assert.is(approval.reason, "UnapprovedAnnotation");
});

test("one version is stored, others are the same under another apiVersion; an unserved one is not there", async () => {
  const crd = definition("gear");
  const [v1] = crd.spec.versions;
  assert.ok(v1);
  crd.spec.versions = [
    { ...v1, name: "v1alpha1", storage: false, served: false },
    { ...v1, name: "v1beta1", storage: false },
    { ...v1, name: "foo", storage: false },
    { ...v1, name: "v1", storage: true },
    { ...v1, name: "v2", storage: false },
  ];
  await api.defineFrom(crd);
  const group = await api.call("GET", "/apis/gear.test");
  assert.equal(
    group.json.versions.map((each: { version: string }) => each.version),
    ["v2", "v1", "v1beta1", "foo"],
  );
  const { json: made } = await api.call("POST", "/apis/gear.test/v2/namespaces/default/gears", {
    apiVersion: "gear.test/v2",
    kind: "Gear",
    metadata: { name: "a" },
    spec: { size: 5 },
  });
  assert.is(made.apiVersion, "gear.test/v2");
  const list = await api.call("GET", "/apis/gear.test/v1beta1/gears");
  assert.is(list.json.items[0].apiVersion, "gear.test/v1beta1");
  const other = await api.call("GET", "/apis/gear.test/v1/gears");
  assert.is(other.json.items[0].apiVersion, "gear.test/v1");
});

test("beside a custom kind nobody knows what else there could be: an unknown one is a 404 in plain text", async () => {
  await api.define("pulley");
  for (const path of ["v1alpha1/pulleys", "v1/gears", "v1/namespaces/default/gears/a", "v1/namespaces/default/gears"]) {
    const answer = await api.call("GET", `/apis/pulley.test/${path}`);
    const type = answer.headers.get("content-type");
    assert.equal([answer.status, answer.text, type], [404, "404 page not found\n", "text/plain; charset=utf-8"], path);
  }
  const below = await api.call("GET", "/apis/pulley.test/v1/namespaces/default/pulleys/a/none");
  assert.equal([below.status, below.json.reason], [404, "NotFound"]);
});

test("the storage version changes: what is stored stays readable, and every stored version is told", async () => {
  const crd = definition("cog");
  const [v1] = crd.spec.versions;
  assert.ok(v1);
  crd.spec.versions = [v1, { ...v1, name: "v2", storage: false }];
  await api.defineFrom(crd);
  await api.call("POST", "/apis/cog.test/v1/namespaces/default/cogs", { metadata: { name: "old" }, spec: { size: 1 } });
  const [one, two] = crd.spec.versions;
  const turned = [
    { ...one, storage: false },
    { ...two, storage: true },
  ];
  await api.patchDefinition("cogs.cog.test", { spec: { versions: turned } });
  await api.call("POST", "/apis/cog.test/v1/namespaces/default/cogs", { metadata: { name: "new" }, spec: { size: 2 } });
  const stored = await api.call("GET", "/apis/apiextensions.orch.io/v1/customresourcedefinitions/cogs.cog.test");
  assert.equal(stored.json.status.storedVersions, ["v1", "v2"]);
  for (const version of ["v1", "v2"]) {
    const { json } = await api.call("GET", `/apis/cog.test/${version}/cogs`);
    assert.equal(
      json.items.map((each: { apiVersion: string }) => each.apiVersion),
      [`cog.test/${version}`, `cog.test/${version}`],
    );
  }
});

test("a schema that changes is that of what was stored before, too", async () => {
  await api.define("lever");
  await api.call("POST", "/apis/lever.test/v1/namespaces/default/levers", {
    metadata: { name: "a" },
    spec: { size: 7 },
  });
  const { json } = await api.call("GET", "/apis/apiextensions.orch.io/v1/customresourcedefinitions/levers.lever.test");
  const [version] = json.spec.versions;
  const { properties } = version.schema.openAPIV3Schema.properties.spec;
  properties.grip = { type: "string", default: "soft" };
  delete properties.color;
  await api.patchDefinition("levers.lever.test", { spec: { versions: [version] } });
  const read = await api.call("GET", "/apis/lever.test/v1/namespaces/default/levers/a");
  assert.equal(read.json.spec, { size: 7, replicas: 1, grip: "soft" });
  const listed = await api.call("GET", "/apis/lever.test/v1/levers");
  assert.equal(listed.json.items[0].spec, { size: 7, replicas: 1, grip: "soft" });
});

test("encodings and patches that custom kinds do not have", async () => {
  await api.define("plain");
  const path = "/apis/plain.test/v1/namespaces/default/plains";
  await api.call("POST", path, { metadata: { name: "a" }, spec: { size: 1 } });
  const protobuf = { accept: "application/vnd.orch.protobuf" };
  assert.is((await api.call("GET", `${path}/a`, undefined, protobuf)).status, 406);
  const sent = await api.call("POST", path, { metadata: { name: "b" } }, { "content-type": protobuf.accept });
  assert.is(sent.status, 415);
  const strategic = { "content-type": "application/strategic-merge-patch+json" };
  assert.is((await api.call("PATCH", `${path}/a`, { spec: { size: 2 } }, strategic)).status, 415);
  const merge = { "content-type": "application/merge-patch+json" };
  const merged = await api.call("PATCH", `${path}/a`, { spec: { size: 2 } }, merge);
  assert.equal([merged.status, merged.json.spec.size, merged.json.metadata.generation], [200, 2, 2]);
});

test("status and scale are parts of their own", async () => {
  await api.define("pump");
  const path = "/apis/pump.test/v1/namespaces/default/pumps";
  await api.call("POST", path, { metadata: { name: "a" }, spec: { size: 1 }, status: { replicas: 9 } });
  const merge = { "content-type": "application/merge-patch+json" };
  const status = { status: { replicas: 4, selector: "app=a" }, spec: { size: 50 } };
  const written = await api.call("PATCH", `${path}/a/status`, status, merge);
  assert.equal([written.json.status.replicas, written.json.spec.size, written.json.metadata.generation], [4, 1, 1]);
  const scale = await api.call("GET", `${path}/a/scale`);
  assert.is(scale.json.kind, "Scale");
  assert.equal([scale.json.spec, scale.json.status], [{ replicas: 1 }, { replicas: 4, selector: "app=a" }]);
  const put = await api.call("PUT", `${path}/a/scale`, { ...scale.json, spec: { replicas: 6 } });
  assert.equal([put.status, put.json.spec.replicas], [200, 6]);
  const stale = await api.call("PUT", `${path}/a/scale`, { ...scale.json, spec: { replicas: 7 } });
  assert.is(stale.status, 409);
  const patched = await api.call("PATCH", `${path}/a/scale`, { spec: { replicas: 8 } }, merge);
  assert.equal([patched.status, patched.json.spec.replicas], [200, 8]);
  const refused = await api.call("PATCH", `${path}/a/scale`, { spec: { replicas: -1 } }, merge);
  assert.is(refused.status, 422);
  const { json } = await api.call("GET", `${path}/a`);
  assert.equal([json.spec.replicas, json.spec.size, json.metadata.generation], [8, 1, 3]);
});

test("the scale of a built-in kind is the same thing", async () => {
  const path = "/apis/apps/v1/namespaces/default/deployments";
  const labels = { app: "web" };
  await api.call("POST", path, {
    metadata: { name: "web" },
    spec: {
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: "c", image: "i" }] } },
    },
  });
  const scale = await api.call("GET", `${path}/web/scale`);
  assert.equal([scale.json.spec, scale.json.status], [{ replicas: 1 }, { replicas: 0, selector: "app=web" }]);
  const json = { "content-type": "application/json-patch+json" };
  const patched = await api.call(
    "PATCH",
    `${path}/web/scale`,
    [{ op: "replace", path: "/spec/replicas", value: 0 }],
    json,
  );
  assert.equal([patched.status, patched.json.spec], [200, {}]);
  assert.is((await api.call("GET", `${path}/web`)).json.spec.replicas, 0);
});

test("a JSON patch that puts something else in the place of a custom object is a 422", async () => {
  await api.define("wire");
  const path = "/apis/wire.test/v1/namespaces/default/wires";
  await api.call("POST", path, { metadata: { name: "a" }, spec: { size: 4 } });
  const type = { "content-type": "application/json-patch+json" };
  const unfit = "the server rejected our request due to an error in our request";
  for (const [value, text] of [
    ["x", unfit],
    [1, unfit],
    [true, unfit],
    [null, unfit],
    [[], "json: cannot unmarshal array into Go value of type map[string]interface {}"],
  ] as const) {
    for (const subresource of ["", "/status"]) {
      const patch = [{ op: "replace", path: "", value }];
      const { status, json } = await api.call("PATCH", `${path}/a${subresource}`, patch, type);
      assert.equal([status, json.reason], [422, "Invalid"]);
      assert.match(json.message, text);
    }
  }
});

test("a table has the declared columns, the name first", async () => {
  await api.define("cable");
  await api.call("POST", "/apis/cable.test/v1/namespaces/default/cables", {
    metadata: { name: "a" },
    spec: { size: 4 },
  });
  const accept = "application/json;as=Table;g=meta.orch.io;v=v1";
  const { json } = await api.call("GET", "/apis/cable.test/v1/cables", undefined, { accept });
  assert.equal(
    json.columnDefinitions.map((each: { name: string; type: string; priority: number }) => [each.name, each.type]),
    [
      ["Name", "string"],
      ["Size", "integer"],
    ],
  );
  assert.equal(json.rows[0].cells, ["a", 4]);
});

const strangePlaces: readonly [method: string, path: string, status: number, message: string | undefined][] = [
  ["GET", "/apis/bolt.test/v1/bolts/a", 404, undefined],
  ["POST", "/apis/bolt.test/v1/bolts", 404, undefined],
  ["GET", "/apis/bolt.test/v7/bolts", 404, undefined],
  ["GET", "/apis/bolt.test/v1/namespaces/default/bolts/a/other", 404, 'bolts.bolt.test "a" not found'],
  [
    "POST",
    "/apis/bolt.test/v1/namespaces/default/bolts/a/status",
    405,
    'create is not supported on resources of kind "bolts.bolt.test"',
  ],
];

test("a path that a custom kind does not have is plain text, below an object it is a Status", async () => {
  await api.define("bolt");
  for (const [method, path, status, message] of strangePlaces) {
    const answer = await api.call(method, path, method === "POST" ? {} : undefined);
    assert.is(answer.status, status, path);
    if (message === undefined) assert.is(answer.text, "404 page not found\n");
    else assert.is(answer.json.message, message);
  }
});

test("discovery lists the verbs of a custom kind as they come, and says its group and version", async () => {
  const resources = "/apis/crank.test/v1";
  await api.define("crank");
  const { json } = await api.call("GET", resources);
  const verbs = ["delete", "deletecollection", "get", "list", "patch", "create", "update", "watch"];
  assert.equal(json.resources[0].verbs, verbs);
  const accept = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";
  const all = await api.call("GET", "/apis", undefined, { accept });
  const group = all.json.items.find((each: { metadata: { name: string } }) => each.metadata.name === "crank.test");
  const [crank] = group.versions[0].resources;
  assert.equal([crank.verbs, crank.responseKind], [verbs, { group: "crank.test", version: "v1", kind: "Crank" }]);
});

test("a list of custom objects says that nothing follows", async () => {
  await api.define("rivet");
  const { json } = await api.call("GET", "/apis/rivet.test/v1/namespaces/default/rivets");
  assert.is(json.metadata.continue, "");
});

test("an object of another kind is a 422 that names it, and metadata of a wrong type names the field", async () => {
  await api.define("spring");
  const path = "/apis/spring.test/v1/namespaces/default/springs";
  const head = { apiVersion: "spring.test/v1", kind: "Other", metadata: { name: "s" } };
  const other = await api.call("POST", path, head);
  assert.is(other.status, 422);
  assert.is(other.json.message, 'Other.spring.test "s" is invalid: kind: Invalid value: "Other": must be Spring');
  const labels = { ...head, kind: "Spring", metadata: { name: "s", labels: { a: 1 } } };
  const wrong = await api.call("POST", path, labels);
  assert.match(wrong.json.message, /struct field ObjectMeta\.labels of type string$/);
  const finalizers = { ...head, kind: "Spring", metadata: { name: "s", finalizers: ["a b"] } };
  const held = await api.call("POST", path, finalizers);
  assert.is(held.json.details.causes[0].field, "metadata.finalizers");
});

test("a definition takes its objects along, and what is below its paths", async () => {
  await api.define("wheel");
  const path = "/apis/wheel.test/v1/namespaces/default/wheels";
  await api.call("POST", path, { metadata: { name: "held", finalizers: ["wheel.test/hold"] }, spec: { size: 1 } });
  await api.call("POST", path, { metadata: { name: "free" }, spec: { size: 1 } });
  const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions/wheels.wheel.test";
  const deleted = await api.call("DELETE", crds);
  assert.is(deleted.status, 200);
  const { finalizers, generation } = deleted.json.metadata;
  assert.equal([finalizers, generation], [["customresourcecleanup.apiextensions.orch.io"], 1]);
  const terminating = await api.condition("wheels.wheel.test", "Terminating", "True");
  assert.is(terminating.reason, "InstanceDeletionPending");
  const refused = await api.call("POST", path, { metadata: { name: "late" }, spec: { size: 1 } });
  assert.is(refused.status, 403);
  assert.is(
    refused.json.message,
    'wheels.wheel.test "late" is forbidden: create not allowed while custom resource definition is terminating',
  );
  await api.until(async () => (await api.call("GET", path)).json.items.length === 1);
  const held = await api.call("GET", `${path}/held`);
  assert.ok(held.json.metadata.deletionTimestamp);
  const { metadata: again } = (await api.call("DELETE", crds)).json;
  assert.equal([again.generation, again.deletionGracePeriodSeconds], [1, 0]);
  const merge = { "content-type": "application/merge-patch+json" };
  await api.call("PATCH", `${path}/held`, { metadata: { finalizers: null } }, merge);
  await api.until(async () => (await api.call("GET", crds)).status === 404);
  const gone = await api.call("GET", path);
  assert.equal([gone.status, gone.text], [404, "404 page not found\n"]);
  await api.define("wheel");
  assert.equal((await api.call("GET", path)).json.items, []);
});

test("a number or text may name a type besides, and an object may be closed", async () => {
  const crd = definition("hasp");
  const [version] = crd.spec.versions;
  const spec = {
    type: "object",
    properties: {
      port: { type: "integer", "x-orch-int-or-string": true },
      none: { type: "object", additionalProperties: false },
    },
  };
  Object.assign(version ?? {}, { schema: { openAPIV3Schema: { type: "object", properties: { spec } } } });
  await api.defineFrom(crd);
  const path = "/apis/hasp.test/v1/namespaces/default/hasps?dryRun=All";
  for (const port of [7, "web"]) {
    const taken = await api.call("POST", path, { metadata: { name: "b" }, spec: { port, none: {} } });
    assert.equal([taken.status, taken.json.spec], [201, { port, none: {} }]);
  }
  const refused = await api.call("POST", path, { metadata: { name: "b" }, spec: { port: true } });
  assert.is(refused.json.details.causes[0].field, "spec.port");
});

test("answers of a deprecated version carry a warning, of the definition or of the version to use", async () => {
  const crd = definition("valve");
  const [version] = crd.spec.versions;
  const old = { ...version, storage: false, deprecated: true };
  crd.spec.versions = [
    { ...version, name: "v2", served: true, storage: true },
    { ...old, name: "v1", served: true },
    { ...old, name: "v1beta1", served: true, deprecationWarning: "valves of v1beta1 leak" },
  ];
  await api.defineFrom(crd);
  const created = await api.call("POST", "/apis/valve.test/v1/namespaces/default/valves", {
    metadata: { name: "a" },
    spec: { size: 1 },
  });
  assert.is(created.status, 201, created.text);
  assert.is(created.headers.get("warning"), '299 - "valve.test/v1 Valve is deprecated; use valve.test/v2 Valve"');
  for (const path of ["valves", "namespaces/default/valves/a", "namespaces/default/valves/a/status"]) {
    const { headers } = await api.call("GET", `/apis/valve.test/v1beta1/${path}`);
    assert.is(headers.get("warning"), '299 - "valves of v1beta1 leak"', path);
    assert.is((await api.call("GET", `/apis/valve.test/v2/${path}`)).headers.get("warning"), null);
  }
  const watch = await api.call("GET", "/apis/valve.test/v1/valves?watch=true&timeoutSeconds=1");
  assert.match(watch.headers.get("warning") ?? "", /is deprecated; use valve.test\/v2 Valve/);
});

function gizmo(name: string, spec: object): object {
  return { apiVersion: "acme.test/v1", kind: "Gizmo", metadata: { name }, spec };
}

test.run();
