import * as assert from "uvu/assert";
import type { Authorizer } from "../../runtime/auth/authorizer.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: rights over owners");

/** "verb resource/subresource namespace/name" of what is denied, and of what was asked for. */
let denied: string[] = [];
const asked: string[] = [];
const authorizer: Authorizer = ({ verb, resource, subresource, namespace, name }) => {
  const text = `${verb} ${resource}${subresource === "" ? "" : `/${subresource}`} ${namespace}/${name}`;
  if (verb === "delete" || subresource === "finalizers") asked.push(text);
  return { outcome: denied.includes(text) ? "noOpinion" : "allow", reason: denied.includes(text) ? "not you" : "" };
};

const enableAdmissionPlugins = ["OwnerReferencesPermissionEnforcement"];
let api: Api;
test.before(async () => {
  api = await openApi({ authorizer, enableAdmissionPlugins });
});
test.after(() => api.stop());

const deny = (...texts: string[]): void => {
  denied = texts;
  asked.length = 0;
};

const maps = "/api/v1/namespaces/default/configmaps";
const pods = "/api/v1/namespaces/default/pods";
const owner = (name: string, more: object = {}) => ({
  ...{ apiVersion: "apps/v1", kind: "Deployment", name, uid: `uid-${name}` },
  ...more,
});
const blocks = { blockOwnerDeletion: true };
const made = async (name: string, ownerReferences: readonly object[] = []): Promise<Answer> =>
  api.post(maps, { metadata: { name, ownerReferences } });
const refusal = ({ status, json }: Answer) => [status, json.message];
const noFinalizers = (name: string, reason = "not you") =>
  `configmaps "${name}" is forbidden: cannot set blockOwnerDeletion if an ownerReference refers to a resource ` +
  `you can't set finalizers on: ${reason}, <nil>`;

test("a new object may have any owner, but block the deletion only of those whose finalizers may be set", async () => {
  deny("update deployments/finalizers default/d", "delete configmaps default/a");
  assert.is((await made("a", [owner("d")])).status, 201);
  assert.equal(asked, []);
  assert.equal(refusal(await made("b", [owner("d", blocks)])), [403, noFinalizers("b")]);
  assert.is((await made("b", [owner("e", blocks)])).status, 201);
  assert.equal(asked, ["update deployments/finalizers default/d", "update deployments/finalizers default/e"]);
});

test("owners outside of namespaces are asked about outside of them", async () => {
  deny("update nodes/finalizers /n");
  const node = { apiVersion: "v1", kind: "Node", name: "n", uid: "u", ...blocks };
  assert.equal(refusal(await made("c", [node])), [403, noFinalizers("c")]);
});

test("an owner of a kind that is not served cannot be blocked", async () => {
  const strange = { apiVersion: "example.com/v1", kind: "Strange", name: "s", uid: "u" };
  deny();
  assert.is((await made("d", [strange])).status, 201);
  const why =
    'configmaps "e" is forbidden: cannot set blockOwnerDeletion in this case because cannot find RESTMapping for ' +
    'APIVersion example.com/v1 Kind Strange: no matches for kind "Strange" in version "example.com/v1"';
  assert.equal(refusal(await made("e", [{ ...strange, ...blocks }])), [403, why]);
});

test("who changes the owners of an object must be able to delete it", async () => {
  deny();
  assert.is((await made("f", [owner("d")])).status, 201);
  deny("delete configmaps default/f");
  const patch = (body: object, query = "") => api.patch(`${maps}/f${query}`, "merge", body);
  assert.is((await patch({ data: { a: "b" } })).status, 200);
  assert.equal(asked, []);
  const why = `configmaps "f" is forbidden: cannot set an ownerRef on a resource you can't delete: not you, <nil>`;
  const changed = { metadata: { ownerReferences: [owner("e")] } };
  assert.equal(refusal(await patch(changed)), [403, why]);
  assert.equal(refusal(await patch(changed, "?dryRun=All")), [403, why]);
  assert.equal(refusal(await patch({ metadata: { ownerReferences: null } })), [403, why]);
  const { json } = await api.get(`${maps}/f`);
  const put = await api.put(`${maps}/f`, { ...json, metadata: { ...json.metadata, ...changed.metadata } });
  assert.equal(refusal(put), [403, why]);
  deny();
  assert.is((await patch(changed)).status, 200);
});

test("an owner that was blocked before is not asked about again", async () => {
  deny();
  assert.is((await made("g", [owner("d", blocks)])).status, 201);
  deny("update deployments/finalizers default/d");
  const to = (...ownerReferences: object[]) => api.patch(`${maps}/g`, "merge", { metadata: { ownerReferences } });
  assert.is((await to(owner("d", { ...blocks, controller: true }))).status, 200);
  assert.is((await to(owner("d", { controller: true }))).status, 200);
  assert.equal(refusal(await to(owner("d", blocks))), [403, noFinalizers("g")]);
});

test("owners that are changed with the status count too, except those of pods, which stay", async () => {
  const volumes = "/api/v1/persistentvolumes";
  const spec = { accessModes: ["ReadWriteOnce"], capacity: { storage: "1Gi" }, hostPath: { path: "/tmp/a" } };
  assert.is((await api.post(volumes, { metadata: { name: "v" }, spec })).status, 201);
  deny("delete persistentvolumes/status /v", "delete pods default/p", "delete pods/status default/p");
  const body = { metadata: { ownerReferences: [owner("d")] } };
  const answer = await api.patch(`${volumes}/v/status`, "merge", body);
  const text = "cannot set an ownerRef on a resource you can't delete: not you, <nil>";
  const why = `persistentvolumes "v" is forbidden: ${text}`;
  assert.equal(refusal(answer), [403, why]);
  const pod = { metadata: { name: "p" }, spec: { containers: [{ name: "c", image: "example.com/c" }] } };
  assert.is((await api.post(pods, pod)).status, 201);
  const status = await api.patch(`${pods}/p/status`, "merge", { ...body, status: { phase: "Running" } });
  assert.equal([status.status, status.json.metadata.ownerReferences], [200, undefined]);
});

test("the scale of an object with owners is no change of them", async () => {
  const template = {
    metadata: { labels: { a: "b" } },
    spec: { containers: [{ name: "c", image: "example.com/c" }] },
  };
  const sets = "/apis/apps/v1/namespaces/default/replicasets";
  const metadata = { name: "r", ownerReferences: [owner("d")] };
  const set = { metadata, spec: { selector: { matchLabels: { a: "b" } }, template } };
  assert.is((await api.post(sets, set)).status, 201);
  deny("delete replicasets default/r", "delete replicasets/scale default/r");
  assert.is((await api.patch(`${sets}/r/scale`, "merge", { spec: { replicas: 3 } })).status, 200);
});

test("a write blocks a bounded number of owners", async () => {
  deny();
  const many = (count: number) => Array.from({ length: count }, (_, index) => owner(`o${index}`, blocks));
  assert.is((await made("h", many(100))).status, 201);
  const why = 'configmaps "i" is forbidden: a write sets blockOwnerDeletion of at most 100 owners';
  assert.equal(refusal(await made("i", many(101))), [403, why]);
});

test("the plugin is off by default", async () => {
  const own = await openApi({ authorizer });
  deny("update deployments/finalizers default/d");
  assert.is((await own.post(maps, { metadata: { name: "a", ownerReferences: [owner("d", blocks)] } })).status, 201);
  await own.stop();
});

test.run();
