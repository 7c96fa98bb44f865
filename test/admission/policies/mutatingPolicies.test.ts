import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: mutating policies");

const group = "/apis/admissionregistration.orch.io/v1";
const policies = `${group}/mutatingadmissionpolicies`;
const bindings = `${group}/mutatingadmissionpolicybindings`;
const maps = "/api/v1/namespaces/default/configmaps";
const deployments = "/apis/apps/v1/namespaces/default/deployments";

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const on = (apiGroup: string, resource: string) => ({
  resourceRules: [
    { operations: ["CREATE", "UPDATE"], apiGroups: [apiGroup], apiVersions: ["v1"], resources: [resource] },
  ],
});
const patch = (expression: string) => ({ patchType: "JSONPatch", jsonPatch: { expression } });
const apply = (expression: string) => ({ patchType: "ApplyConfiguration", applyConfiguration: { expression } });

/** Runs with policies of these names and a binding of each, then without them. */
async function withPolicies(specs: Readonly<Record<string, object>>, run: () => Promise<void>): Promise<void> {
  for (const [name, spec] of Object.entries(specs)) {
    const whole = { matchConstraints: on("", "configmaps"), reinvocationPolicy: "Never", ...spec };
    const made = await api.post(policies, { metadata: { name }, spec: whole });
    assert.is(made.status, 201, made.text);
    const put = await api.post(bindings, { metadata: { name }, spec: { policyName: name } });
    assert.is(put.status, 201, put.text);
  }
  try {
    await run();
  } finally {
    for (const name of Object.keys(specs)) {
      await api.delete(`${bindings}/${name}`);
      await api.delete(`${policies}/${name}`);
    }
    await api.delete(maps);
    await api.delete(deployments);
  }
}

const create = (data: object) => api.post(`${maps}?fieldManager=me`, { metadata: { name: "a" }, data });
const seen = ({ status, json }: Answer) => [status, json.reason, json.message];

test("a partial object is merged into what is written", async () => {
  const expression =
    "Object{metadata: Object.metadata{labels: {'by': request.userInfo.username}}, data: {'more': variables.n}}";
  const spec = { variables: [{ name: "n", expression: "object.data.n + '!'" }], mutations: [apply(expression)] };
  await withPolicies({ p: spec }, async () => {
    const { status, json } = await create({ n: "1" });
    assert.is(status, 201, json.message);
    assert.equal([json.data, json.metadata.labels], [{ n: "1", more: "1!" }, { by: "test-admin" }]);
    const [entry] = json.metadata.managedFields;
    assert.equal([entry.manager, entry.fieldsV1], ["me", { "f:data": { ".": {}, "f:n": {} } }]);
  });
});

test("items of a list are merged by their keys, and defaults are set", async () => {
  const container = "Object.spec.template.spec.containers{name: 'side', image: 'side:1'}";
  const pod = `Object.spec.template.spec{containers: [${container}]}`;
  const expression = `Object{spec: Object.spec{template: Object.spec.template{spec: ${pod}}}}`;
  await withPolicies(
    { p: { matchConstraints: on("apps", "deployments"), mutations: [apply(expression)] } },
    async () => {
      const labels = { app: "web" };
      const template = { metadata: { labels }, spec: { containers: [{ name: "main", image: "main:1" }] } };
      const body = { metadata: { name: "web" }, spec: { selector: { matchLabels: labels }, template } };
      const { status, json } = await api.post(deployments, body);
      assert.is(status, 201, json.message);
      const containers = json.spec.template.spec.containers.map(
        (each: { name: string; terminationMessagePath: string }) => [each.name, each.terminationMessagePath],
      );
      assert.equal(
        new Map(containers),
        new Map([
          ["main", "/dev/termination-log"],
          ["side", "/dev/termination-log"],
        ]),
      );
    },
  );
});

test("a JSON patch is applied, unless one of its tests fails", async () => {
  const key = "'/metadata/annotations/' + jsonpatch.escapeKey('example.com/x')";
  const annotations = "JSONPatch{op: 'add', path: '/metadata/annotations', value: {'a': 'b'}}";
  const tested = "JSONPatch{op: 'test', path: '/data/n', value: '1'}";
  const expression = `[${tested}, ${annotations}, JSONPatch{op: 'add', path: ${key}, value: 'y'}]`;
  await withPolicies({ p: { mutations: [patch(expression)] } }, async () => {
    const { json } = await create({ n: "1" });
    assert.equal(json.metadata.annotations, { a: "b", "example.com/x": "y" });
    const other = await api.post(maps, { metadata: { name: "b" }, data: { n: "2" } });
    assert.equal([other.status, other.json.metadata.annotations], [201, undefined]);
  });
});

const refused: readonly [string, object, RegExp][] = [
  ["fails", apply("Object{data: {'x': object.data.missing}}"), /resulted in error: no such key: missing$/],
  [
    "names a field that there is not",
    apply("Object{dat: {'x': 'y'}}"),
    /failed to convert patch object to typed object: .*dat/,
  ],
  [
    "states a field without a value",
    apply("Object{metadata: Object.metadata{labels: null}, data: {'n': null}}"),
    /typed object: errors:\n {2}\.metadata\.labels: expected map, got null\n {2}\.data\.n: expected string, got null$/,
  ],
  [
    "yields what JSON cannot say",
    apply("Object{data: {'n': 0.0 / 0.0}}"),
    /resulted in error: unsupported value: NaN$/,
  ],
  [
    "names another type",
    apply("Object{metadata: Object.spec{labels: {'a': 'b'}}}"),
    /type mismatch: unexpected type name "Object.spec", expected "Object.metadata"/,
  ],
  [
    "does not fit",
    patch("[JSONPatch{op: 'remove', path: '/data/missing'}]"),
    /JSON Patch: error in remove for path: '\/data\/missing': Unable to remove nonexistent key: missing: missing/,
  ],
  [
    "tests a part of what is not there",
    patch("[JSONPatch{op: 'test', path: '/metadata/labels/a', value: 'b'}]"),
    /JSON Patch: test operation does not apply: is missing path: \/metadata\/labels\/a: missing value$/,
  ],
];

for (const [title, mutation, text] of refused) {
  test(`a mutation that ${title} is refused, or ignored where the failure policy says so`, async () => {
    await withPolicies({ p: { mutations: [mutation] } }, async () => {
      const answer = await create({ n: "1" });
      assert.equal([answer.status, answer.json.reason], [403, "Invalid"]);
      assert.match(answer.json.message, text);
      assert.match(answer.json.message, /^policy 'p' with binding 'p' denied request: /);
    });
    await withPolicies({ p: { mutations: [mutation], failurePolicy: "Ignore" } }, async () => {
      assert.is((await create({ n: "1" })).status, 201);
    });
  });
}

test("what is owned as one is not mutated in part", async () => {
  const expression = "Object{spec: Object.spec{selector: Object.spec.selector{matchLabels: {'a': 'b'}}}}";
  await withPolicies(
    { p: { matchConstraints: on("apps", "deployments"), mutations: [apply(expression)] } },
    async () => {
      const labels = { app: "web" };
      const template = { metadata: { labels }, spec: { containers: [{ name: "main", image: "main:1" }] } };
      const body = { metadata: { name: "web" }, spec: { selector: { matchLabels: labels }, template } };
      const text = "invalid ApplyConfiguration: may not mutate atomic arrays, maps or structs: .spec.selector";
      assert.match((await api.post(deployments, body)).json.message, text);
    },
  );
});

test("an expression that cannot yield a change is refused when the policy is written", async () => {
  const of = (mutation: object) =>
    api.post(policies, {
      metadata: { name: "x" },
      spec: { matchConstraints: on("", "configmaps"), reinvocationPolicy: "Never", mutations: [mutation] },
    });
  assert.match(
    seen(await of(apply("1")))[2],
    /applyConfiguration.expression: Invalid value: "1": must evaluate to Object but got int$/,
  );
  assert.match(seen(await of(patch("Object{}")))[2], /must evaluate to list\(JSONPatch\) but got Object$/);
  assert.match(
    seen(await of(patch("[JSONPatch{opp: 'add'}]")))[2],
    /expected type of field 'opp' is '' but provided type is 'string'/,
  );
});

test("a policy sees what those before it did, and one that wants it also what those behind it did", async () => {
  const count = "Object{data: {'seen': string(size(object.data))}}";
  const second = { mutations: [apply("Object{data: {'b': 'b'}}")] };
  await withPolicies({ a: { mutations: [apply(count)] }, b: second }, async () => {
    assert.is((await create({ n: "1" })).json.data.seen, "1");
  });
  await withPolicies({ a: { mutations: [apply(count)], reinvocationPolicy: "IfNeeded" }, b: second }, async () => {
    assert.is((await create({ n: "1" })).json.data.seen, "3");
  });
});

test("an update, a dry run and a patch are changed as a create is, and a condition may spare them", async () => {
  const spec = {
    mutations: [apply("Object{data: {'stamp': request.operation}}")],
    matchConditions: [{ name: "c", expression: "!('spared' in object.data)" }],
  };
  await withPolicies({ p: spec }, async () => {
    assert.is(
      (await api.post(`${maps}?dryRun=All`, { metadata: { name: "a" }, data: { n: "1" } })).json.data.stamp,
      "CREATE",
    );
    assert.is((await create({ spared: "1" })).json.data.stamp, undefined);
    assert.is((await api.patch(`${maps}/a`, "merge", { data: { spared: null, n: "2" } })).json.data.stamp, "UPDATE");
    const applied = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "z" }, data: { n: "1" } };
    const headers = { "content-type": "application/apply-patch+yaml" };
    const put = () => api.call("PATCH", `${maps}/z?fieldManager=me`, { body: JSON.stringify(applied), headers });
    assert.is((await put()).json.data.stamp, "CREATE");
  });
});

test("what a policy makes of an object is validated", async () => {
  await withPolicies({ p: { mutations: [apply("Object{data: {'not a key': 'x'}}")] } }, async () => {
    const answer = await create({ n: "1" });
    assert.equal([answer.status, answer.json.reason], [422, "Invalid"]);
    assert.match(answer.json.message, /^ConfigMap "a" is invalid: data/);
  });
});

test("custom kinds are changed too, by parameters of others, and lose what they do not have", async () => {
  const define = (plural: string, kind: string) =>
    api.post("/apis/apiextensions.orch.io/v1/customresourcedefinitions", {
      metadata: { name: `${plural}.example.com` },
      spec: {
        group: "example.com",
        scope: "Namespaced",
        names: { plural, kind },
        versions: [
          {
            name: "v1",
            served: true,
            storage: true,
            schema: {
              openAPIV3Schema: {
                type: "object",
                properties: {
                  spec: { type: "object", properties: { size: { type: "integer" }, color: { type: "string" } } },
                },
              },
            },
          },
        ],
      },
    });
  assert.is((await define("things", "Thing")).status, 201);
  assert.is((await define("styles", "Style")).status, 201);
  const at = (plural: string) => `/apis/example.com/v1/namespaces/default/${plural}`;
  for (let tries = 0; tries < 100 && (await api.get(at("styles"))).status !== 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const body = (kind: string, name: string, spec: object) => ({
    apiVersion: "example.com/v1",
    kind,
    metadata: { name },
    spec,
  });
  assert.is((await api.post(at("styles"), body("Style", "s", { color: "red" }))).status, 201);
  const spec = {
    matchConstraints: on("example.com", "things"),
    paramKind: { apiVersion: "example.com/v1", kind: "Style" },
    mutations: [
      apply("Object{spec: Object.spec{color: params.spec.color, size: object.spec.size + 1}}"),
      patch("[JSONPatch{op: 'add', path: '/spec/weight', value: 5}]"),
    ],
  };
  await withPolicies({ p: spec }, async () => {
    await api.delete(`${bindings}/p`);
    const paramRef = { name: "s", parameterNotFoundAction: "Deny" };
    assert.is((await api.post(bindings, { metadata: { name: "p" }, spec: { policyName: "p", paramRef } })).status, 201);
    const { status, json } = await api.post(at("things"), body("Thing", "t", { size: 1 }));
    assert.is(status, 201, json.message);
    assert.equal(json.spec, { color: "red", size: 2 });
  });
});

test.run();
