import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Watch } from "../../harness/watch.ts";
import { apps, core, pod } from "../literal.ts";

const test = suite("dry run, verb by verb");

const configMaps = core("default", "configmaps");
const pods = core("default", "pods");
const services = core("default", "services");
const deployments = apps("default", "deployments");
const roles = "/apis/rbac.authorization.orch.io/v1/namespaces/default/roles";
const budgets = "/apis/policy/v1/namespaces/default/poddisruptionbudgets";
const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";
const reviews = "/apis/authorization.orch.io/v1/selfsubjectaccessreviews";
const collections = [configMaps, pods, services, deployments, roles, budgets, requests, "/api/v1/namespaces"];

const json = "application/json";
const patchOf = (type: string) => `application/${type}-patch+json`;
const applied = "application/apply-patch+yaml";

const labels = { app: "there" };
const deployment = {
  metadata: { name: "there" },
  spec: {
    replicas: 1,
    selector: { matchLabels: labels },
    template: { metadata: { labels }, spec: { containers: [{ name: "c", image: "busybox:1" }] } },
  },
};
const there = { metadata: { name: "there" }, data: { a: "1" } };

let api: Api;
const watches: Watch[] = [];
test.before(async () => {
  api = await openApi();
  await api.post("/api/v1/namespaces", { metadata: { name: "other" } });
  await api.post(configMaps, there);
  await api.post(configMaps, { metadata: { name: "held", finalizers: ["example.com/x"] } });
  await api.post(configMaps, { metadata: { name: "leaving", finalizers: ["example.com/x"] } });
  await api.delete(`${configMaps}/leaving`);
  await api.post(pods, pod("there", { metadata: { labels } }));
  await api.post(pods, pod("placed", { spec: { nodeName: "n1" } }));
  await api.post(services, { metadata: { name: "there" }, spec: { ports: [{ port: 80 }] } });
  await api.post(deployments, deployment);
  await api.post(budgets, { metadata: { name: "there" }, spec: { selector: { matchLabels: labels } } });
  for (const path of [configMaps, pods, deployments])
    watches.push(await api.watch(`${path}?watch=1&resourceVersion=${await versionOf(path)}`));
});
test.after(() => api.stop());

interface Row {
  readonly what: string;
  readonly method: "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly type?: string;
  readonly body?: object;
  readonly status: number;
  /** Parts of the answer by their path. */
  readonly answer: Readonly<Record<string, unknown>>;
}

const rows: readonly Row[] = [
  {
    what: "create",
    method: "POST",
    path: configMaps,
    body: { metadata: { name: "new" }, data: { a: "1" } },
    status: 201,
    answer: { "metadata.name": "new", "metadata.resourceVersion": undefined, data: { a: "1" } },
  },
  {
    what: "create with defaults",
    method: "POST",
    path: pods,
    body: pod("new"),
    status: 201,
    answer: { "spec.restartPolicy": "Always", "metadata.generation": 1, "status.phase": "Pending" },
  },
  {
    what: "create of a service",
    method: "POST",
    path: services,
    body: { metadata: { name: "new" }, spec: { ports: [{ port: 80 }] } },
    status: 201,
    answer: { "spec.type": "ClusterIP" },
  },
  {
    what: "create of a namespace",
    method: "POST",
    path: "/api/v1/namespaces",
    body: { metadata: { name: "dry" } },
    status: 201,
    answer: { "status.phase": "Active" },
  },
  {
    what: "update",
    method: "PUT",
    path: `${configMaps}/there`,
    body: { ...there, data: { a: "2" } },
    status: 200,
    answer: { data: { a: "2" } },
  },
  {
    what: "update that creates",
    method: "PUT",
    path: `${roles}/new`,
    body: { metadata: { name: "new" }, rules: [] },
    status: 201,
    answer: { "metadata.name": "new" },
  },
  {
    what: "JSON patch",
    method: "PATCH",
    path: `${configMaps}/there`,
    type: patchOf("json"),
    body: [{ op: "add", path: "/data/b", value: "2" }],
    status: 200,
    answer: { data: { a: "1", b: "2" } },
  },
  {
    what: "merge patch",
    method: "PATCH",
    path: `${configMaps}/there`,
    type: patchOf("merge"),
    body: { data: { a: null } },
    status: 200,
    answer: { data: undefined },
  },
  {
    what: "strategic merge patch",
    method: "PATCH",
    path: `${deployments}/there`,
    type: patchOf("strategic-merge"),
    body: { spec: { template: { spec: { containers: [{ name: "c", image: "busybox:2" }] } } } },
    status: 200,
    answer: { "spec.template.spec.containers.0.image": "busybox:2", "metadata.generation": 2 },
  },
  {
    what: "apply that creates",
    method: "PATCH",
    path: `${configMaps}/new?fieldManager=me`,
    type: applied,
    body: { kind: "ConfigMap", apiVersion: "v1", metadata: { name: "new" }, data: { a: "1" } },
    status: 201,
    answer: { data: { a: "1" } },
  },
  {
    what: "apply that changes",
    method: "PATCH",
    path: `${configMaps}/there?fieldManager=me`,
    type: applied,
    body: { kind: "ConfigMap", apiVersion: "v1", metadata: { name: "there" }, data: { b: "1" } },
    status: 200,
    answer: { data: { a: "1", b: "1" } },
  },
  {
    what: "update of the status",
    method: "PUT",
    path: `${deployments}/there/status`,
    body: { ...deployment, status: { replicas: 7 } },
    status: 200,
    answer: { "status.replicas": 7 },
  },
  {
    what: "patch of the status",
    method: "PATCH",
    path: `${deployments}/there/status`,
    type: patchOf("merge"),
    body: { status: { replicas: 7 } },
    status: 200,
    answer: { "status.replicas": 7 },
  },
  {
    what: "update of the scale",
    method: "PUT",
    path: `${deployments}/there/scale`,
    body: { metadata: { name: "there" }, spec: { replicas: 7 } },
    status: 200,
    answer: { "spec.replicas": 7 },
  },
  {
    what: "patch of the scale",
    method: "PATCH",
    path: `${deployments}/there/scale`,
    type: patchOf("merge"),
    body: { spec: { replicas: 7 } },
    status: 200,
    answer: { "spec.replicas": 7 },
  },
  {
    what: "binding",
    method: "POST",
    path: `${pods}/there/binding`,
    body: { metadata: { name: "there" }, target: { kind: "Node", name: "n1" } },
    status: 201,
    answer: { status: "Success" },
  },
  {
    what: "eviction",
    method: "POST",
    path: `${pods}/placed/eviction`,
    body: { metadata: { name: "placed" } },
    status: 201,
    answer: { status: "Success" },
  },
  {
    what: "review",
    method: "POST",
    path: reviews,
    body: { spec: { resourceAttributes: { verb: "get", resource: "pods" } } },
    status: 201,
    answer: { "status.allowed": true },
  },
  {
    what: "delete",
    method: "DELETE",
    path: `${configMaps}/there`,
    status: 200,
    answer: { status: "Success", "details.name": "there" },
  },
  {
    what: "delete, asked for in the body",
    method: "DELETE",
    path: `${configMaps}/there`,
    body: { dryRun: ["All"] },
    status: 200,
    answer: { status: "Success" },
  },
  {
    what: "delete of what is held",
    method: "DELETE",
    path: `${configMaps}/held`,
    status: 200,
    answer: { "metadata.finalizers": ["example.com/x"], "metadata.deletionGracePeriodSeconds": 0 },
  },
  {
    what: "delete with a grace period",
    method: "DELETE",
    path: `${pods}/placed`,
    status: 200,
    answer: { "metadata.deletionGracePeriodSeconds": 30 },
  },
  {
    what: "delete of a namespace",
    method: "DELETE",
    path: "/api/v1/namespaces/other",
    status: 200,
    answer: { "metadata.name": "other" },
  },
  {
    what: "patch that takes the last finalizer away",
    method: "PATCH",
    path: `${configMaps}/leaving`,
    type: patchOf("merge"),
    body: { metadata: { finalizers: null } },
    status: 200,
    answer: { "metadata.finalizers": undefined },
  },
  { what: "deletecollection", method: "DELETE", path: configMaps, status: 200, answer: { kind: "ConfigMapList" } },
  {
    what: "deletecollection with a selector",
    method: "DELETE",
    path: `${pods}?labelSelector=app%3Dthere`,
    status: 200,
    answer: { "items.length": 1 },
  },
];

for (const { what, method, path, type = json, body, status, answer: parts } of rows) {
  test(`${what}: answers as if it were done, and nothing is`, async () => {
    const before = await snapshot();
    const query = method === "DELETE" && body !== undefined ? "" : `${path.includes("?") ? "&" : "?"}dryRun=All`;
    const headers = { "content-type": type };
    const answer = await api.call(method, path + query, { headers, ...(body === undefined ? {} : { body }) });
    assert.is(answer.status, status, answer.text);
    for (const [place, expected] of Object.entries(parts)) assert.equal(at(answer.json, place), expected, place);
    assert.equal(await snapshot(), before);
  });
}

const refused: readonly (readonly [
  what: string,
  method: string,
  path: string,
  body: object | undefined,
  code: number,
])[] = [
  ["an invalid object", "POST", configMaps, { metadata: { name: "A" } }, 422],
  ["a name that is taken", "POST", configMaps, there, 409],
  ["an unknown field under Strict", "POST", `${configMaps}?fieldValidation=Strict`, { ...there, foo: 1 }, 400],
  ["a missing object", "PUT", `${configMaps}/missing`, { metadata: { name: "missing" } }, 404],
  ["a stale version", "PUT", `${configMaps}/there`, { metadata: { name: "there", resourceVersion: "1" } }, 409],
  ["an immutable field", "PUT", `${deployments}/there`, changedSelector(), 422],
  [
    "a negative scale",
    "PUT",
    `${deployments}/there/scale`,
    { metadata: { name: "there" }, spec: { replicas: -1 } },
    422,
  ],
  ["a delete of a missing object", "DELETE", `${configMaps}/missing`, undefined, 404],
  ["a delete with another uid", "DELETE", `${configMaps}/there`, { dryRun: ["All"], preconditions: { uid: "x" } }, 409],
  ["a namespace that must stay", "DELETE", "/api/v1/namespaces/default", undefined, 403],
  ["a namespace that is not there", "POST", core("missing", "configmaps"), there, 404],
];

for (const [what, method, path, body, code] of refused) {
  test(`${what} is refused in a dry run too: ${code}`, async () => {
    const url = `${path}${path.includes("?") ? "&" : "?"}dryRun=All`;
    const answer = await api.call(method, url, body === undefined ? {} : { body });
    assert.is(answer.status, code, answer.text);
  });
}

const wrong: readonly (readonly [method: string, path: string, type: string, kind: string])[] = [
  ["POST", configMaps, json, "CreateOptions"],
  ["PUT", `${configMaps}/there`, json, "UpdateOptions"],
  ["PATCH", `${configMaps}/there`, patchOf("merge"), "PatchOptions"],
  ["DELETE", `${configMaps}/there`, json, "DeleteOptions"],
  ["DELETE", configMaps, json, "DeleteOptions"],
  ["PUT", `${deployments}/there/scale`, json, "UpdateOptions"],
];

for (const [method, path, type, kind] of wrong) {
  test(`${method} ${path} with another value of dryRun is a 422 of ${kind}`, async () => {
    const body = method === "DELETE" ? {} : { body: there };
    const answer = await api.call(method, `${path}?dryRun=Some`, { ...body, headers: { "content-type": type } });
    assert.is(answer.status, 422, answer.text);
    const text = `dryRun: Unsupported value: ["Some"]: supported values: "All"`;
    assert.is(answer.json.message, `${kind}.meta.orch.io "" is invalid: ${text}`);
  });
}

test("no watch heard of any of it", async () => {
  for (const [index, path] of [configMaps, pods, deployments].entries()) {
    const body =
      path === pods ? pod("after") : { ...(path === deployments ? deployment : there), metadata: { name: "after" } };
    assert.is((await api.post(path, body)).status, 201);
    const [event] = (await watches[index]?.next(1)) ?? [];
    assert.equal([event?.type, event?.object.metadata.name], ["ADDED", "after"]);
  }
});

/** All that is stored, and the version of the store. */
async function snapshot(): Promise<readonly string[]> {
  return Promise.all(collections.map(async (path) => (await api.get(path)).text));
}

async function versionOf(path: string): Promise<string> {
  return (await api.get(path)).json.metadata.resourceVersion;
}

function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);
}

function changedSelector() {
  const other = { app: "other" };
  const template = { ...deployment.spec.template, metadata: { labels: other } };
  return { ...deployment, spec: { ...deployment.spec, selector: { matchLabels: other }, template } };
}

test.run();
