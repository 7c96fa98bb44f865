import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure, literal, pod } from "../literal.ts";

const test = suite("create");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

test("a created object is answered with 201 as it is stored, its metadata filled", async () => {
  const answer = await api.post(configMaps, { metadata: { name: "a", labels: { l: "1" } }, data: { x: "1" } });
  assert.is(answer.status, 201);
  assert.equal(literal(answer.json), {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: {
      name: "a",
      namespace: "default",
      uid: "UID",
      creationTimestamp: "TIME",
      labels: { l: "1" },
      resourceVersion: "VERSION",
    },
    data: { x: "1" },
  });
  assert.is((await api.get(`${configMaps}/a`)).text, answer.text);
});

test("an object of a taken name is a 409 AlreadyExists", async () => {
  await api.post(configMaps, { metadata: { name: "twice" } });
  const answer = await api.post(configMaps, { metadata: { name: "twice" } });
  assert.is(answer.status, 409);
  assert.equal(
    answer.json,
    failure(409, "AlreadyExists", {
      message: 'configmaps "twice" already exists',
      details: { name: "twice", kind: "configmaps" },
    }),
  );
});

test("an object whose name belongs to one that is being deleted is told so", async () => {
  await api.post(configMaps, { metadata: { name: "dying", finalizers: ["example.com/hold"] } });
  await api.delete(`${configMaps}/dying`);
  const answer = await api.post(configMaps, { metadata: { name: "dying" } });
  assert.is(answer.json.message, 'object is being deleted: configmaps "dying" already exists');
});

test("a resource of a named group carries the group in its errors", async () => {
  const leases = "/apis/coordination.orch.io/v1/namespaces/default/leases";
  await api.post(leases, { metadata: { name: "a" }, spec: {} });
  const answer = await api.post(leases, { metadata: { name: "a" }, spec: {} });
  assert.equal(
    answer.json,
    failure(409, "AlreadyExists", {
      message: 'leases.coordination.orch.io "a" already exists',
      details: { name: "a", group: "coordination.orch.io", kind: "leases" },
    }),
  );
});

test("status, uid, times and generation of a new object are the server's, whatever the client says", async () => {
  const answer = await api.post(core("default", "pods"), {
    ...pod("own", {
      metadata: {
        uid: "mine",
        creationTimestamp: "2001-01-01T00:00:00Z",
        deletionTimestamp: "2001-01-01T00:00:00Z",
        deletionGracePeriodSeconds: 5,
        selfLink: "/x",
        generation: 7,
      },
    }),
    status: { phase: "Running", podIP: "10.0.0.1" },
  });
  assert.is(answer.status, 201);
  assert.equal(literal(answer.json.metadata), {
    name: "own",
    namespace: "default",
    uid: "UID",
    creationTimestamp: "TIME",
    generation: 1,
    resourceVersion: "VERSION",
  });
  assert.is.not(answer.json.metadata.creationTimestamp, "2001-01-01T00:00:00Z");
  assert.equal(answer.json.status, { phase: "Pending", qosClass: "BestEffort" });
});

const refused: [string, object, string][] = [
  [
    "a resourceVersion",
    { metadata: { name: "rv", resourceVersion: "5" } },
    "resourceVersion should not be set on objects to be created",
  ],
  [
    "another namespace",
    { metadata: { name: "ns", namespace: "other" } },
    "the namespace of the provided object does not match the namespace sent on the request",
  ],
  [
    "another version",
    { apiVersion: "v2", kind: "ConfigMap", metadata: { name: "v" } },
    'ConfigMap in version "v2" cannot be handled as a ConfigMap: no kind "ConfigMap" is registered for version "v2" ' +
      'in scheme "orch"',
  ],
];
for (const [what, body, message] of refused) {
  test(`${what} in the body of a create is a 400`, async () => {
    const answer = await api.post(configMaps, body);
    assert.equal(answer.json, failure(400, "BadRequest", { message }));
  });
}

test("what is wrong with an object goes before its resourceVersion", async () => {
  const { status, json } = await api.post(configMaps, { metadata: { name: "No", resourceVersion: "5" } });
  assert.equal([status, json.reason, json.details.causes[0].field], [422, "Invalid", "metadata.name"]);
});

test("a kind that the server does not have is refused in other words than one that cannot stand here", async () => {
  const texts: [apiVersion: string, kind: string, text: string, more?: object][] = [
    ["v1", "Secreet", 'no kind "Secreet" is registered for version "v1" in scheme "orch"'],
    ["v1", "Status", "converting (v1.Status) to (core.ConfigMap): unknown conversion"],
    ["batch/v1", "Job", "converting (v1.Job) to (core.ConfigMap): unknown conversion"],
    ["v1", "Status", "json: cannot unmarshal object into Go struct field Status.status of type string", { status: {} }],
    ["v1", "Secret", "json: cannot unmarshal number into Go struct field Secret.type of type string", { type: 1 }],
  ];
  for (const [apiVersion, kind, text, more] of texts) {
    const { status, json } = await api.post(configMaps, { apiVersion, kind, metadata: { name: "k" }, ...more });
    const head = `${kind} in version "v1" cannot be handled as a ConfigMap: `;
    assert.equal([status, json.message], [400, head + text]);
  }
});

test("an object of another kind is a 400", async () => {
  const answer = await api.post(configMaps, { apiVersion: "v1", kind: "Secret", metadata: { name: "k" } });
  assert.is(answer.status, 400);
  assert.is(
    answer.json.message,
    'Secret in version "v1" cannot be handled as a ConfigMap: converting (v1.Secret) to (core.ConfigMap): unknown conversion',
  );
  const unknown = await api.post(configMaps, { apiVersion: "v1", kind: "Secrets", metadata: { name: "k" } });
  assert.match(unknown.json.message, /no kind "Secrets" is registered for version "v1" in scheme "orch"$/);
});

test("a create over all namespaces is a 405, and one on a name too", async () => {
  const collection = await api.post("/api/v1/configmaps", { metadata: { name: "a" } });
  assert.is(collection.status, 405);
  assert.equal(
    collection.json,
    failure(405, "MethodNotAllowed", {
      message: "the server does not allow this method on the requested resource",
      details: {},
    }),
  );
  assert.is((await api.post(`${configMaps}/a`, { metadata: { name: "a" } })).status, 405);
});

test("ten creates of one name at once: one wins, nine are told", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.post(configMaps, { metadata: { name: "race" } })),
  );
  const statuses = answers.map((each) => each.status).sort();
  assert.equal(statuses, [201, ...Array(9).fill(409)]);
});

test.run();
