import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import type { JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { openSamples } from "./samples.ts";
import { collectionOf } from "./walk.ts";

const test = suite("sub-resources of every kind");
const samples = openSamples();

let api: Api;
test.before(async () => {
  api = await openApi({
    runtimeConfig: ["api/all=true"],
    featureGates: { AllAlpha: "true", AllBeta: "true" },
    disableAdmissionPlugins: ["PodGroupWorkloadExists"], // samples name what is not there
  });
});
test.after(() => api.stop());

const stored = generated.resources.filter((each) => each.virtual !== true && each.verbs.includes("create"));
const withPart = (name: string) => stored.filter((kind) => kind.subresources.some((each) => each.name === name));

/** A sample under a name of its own, where the kind leaves that to the client. */
function named(sample: JsonObject, name: string): JsonObject & { metadata: JsonObject } {
  return { ...sample, metadata: { name, ...(sample.metadata as JsonObject | undefined) } };
}

async function create(kind: ResourceDescriptor, sample: JsonObject) {
  const made = await api.post(collectionOf(kind), sample);
  assert.is(made.status, 201, made.text);
  return { path: `${collectionOf(kind)}/${made.json.metadata.name}`, json: made.json };
}

/** What only a write of the object itself may change; older versions tell parts of the status in annotations. */
function ownPart({ metadata, status: _status, ...rest }: JsonObject): JsonObject {
  const { managedFields: _managers, resourceVersion: _version, annotations: _, ...kept } = metadata as JsonObject;
  return { ...rest, metadata: kept };
}

for (const kind of withPart("status")) {
  const behaviour = "a write of the object leaves its status, and one of the status the rest";
  test(`${kind.apiVersion} ${kind.kind}: ${behaviour}`, async () => {
    const [full = {}] = samples.full(kind);
    const { path, json: created } = await create(kind, named(full, `isolated-${kind.version}`));
    const { status = {} } = full;
    await settled(created);
    const { json } = await api.get(path);
    const put = await api.put(path, { ...json, metadata: { ...json.metadata, labels: { put: "yes" } }, status });
    assert.is(put.status, 200, put.text);
    assert.equal([put.json.status, put.json.metadata.labels.put], [json.status, "yes"]);
    const patched = await api.patch(path, "merge", { status });
    assert.equal([patched.status, patched.json.metadata.resourceVersion], [200, put.json.metadata.resourceVersion]);
    const ownerReferences = [{ apiVersion: "v1", kind: "Node", name: "n", uid: "u" }];
    const through = await api.put(`${path}/status`, {
      ...put.json,
      metadata: { ...put.json.metadata, ownerReferences },
      spec: {},
      status,
    });
    assert.is(through.status, 200, through.text);
    const { keeps = [] } = kind.subresources.find((each) => each.name === "status") ?? {};
    const expected = put.json;
    if (!keeps.includes("ownerReferences") && kind.custom !== true) expected.metadata.ownerReferences = ownerReferences;
    assert.equal(ownPart(through.json), ownPart(expected));
  });
}

/** The server itself writes the status of definitions, soon after they are there. */
async function settled({ kind, metadata }: { kind: string; metadata: { name: string } }): Promise<void> {
  if (kind !== "CustomResourceDefinition") return;
  const path = `/apis/apiextensions.orch.io/v1/customresourcedefinitions/${metadata.name}`;
  const end = Date.now() + 30_000;
  const isEstablished = async () =>
    (await api.get(path)).json.status.conditions?.some(
      (each: { type: string; status: string }) => each.type === "Established" && each.status === "True",
    );
  while (!(await isEstablished())) {
    if (Date.now() > end) throw new Error(`${metadata.name} is not established`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

for (const kind of withPart("scale")) {
  const behaviour = "its scale is read and written in each way, and changes the number alone";
  test(`${kind.apiVersion} ${kind.kind}: ${behaviour}`, async () => {
    const { path, json } = await create(kind, named(samples.minimal(kind), "scaled"));
    const { json: scale } = await api.get(`${path}/scale`);
    const { uid, resourceVersion, creationTimestamp } = json.metadata;
    assert.equal([scale.kind, scale.apiVersion], ["Scale", "autoscaling/v1"]);
    const metadata = { name: "scaled", namespace: "default", uid, resourceVersion, creationTimestamp };
    assert.equal([scale.metadata, scale.spec], [metadata, { replicas: json.spec.replicas }]);
    const put = await api.put(`${path}/scale`, { ...scale, spec: { replicas: 4 } });
    assert.equal([put.status, put.json.spec.replicas], [200, 4]);
    const patches = [
      ["merge", { spec: { replicas: 5 } }, 5],
      ["strategic-merge", { spec: { replicas: 6 } }, 6],
      ["json", [{ op: "replace", path: "/spec/replicas", value: 7 }], 7],
    ] as const;
    for (const [type, body, replicas] of patches) {
      const patched = await api.patch(`${path}/scale`, type, body);
      assert.equal([type, patched.status, patched.json.spec.replicas], [type, 200, replicas]);
    }
    const { json: after } = await api.get(path);
    assert.equal({ ...after.spec, replicas: json.spec.replicas }, json.spec);
    assert.is(after.metadata.generation, 5);
    const stale = await api.put(`${path}/scale`, { ...scale, spec: { replicas: 8 } });
    assert.equal([stale.status, stale.json.reason], [409, "Conflict"]);
    const other = await api.put(`${path}/scale`, { metadata: { name: "scaled", uid: "other" }, spec: { replicas: 8 } });
    assert.equal([other.status, other.json.reason], [409, "Conflict"]);
    const dry = await api.call("PATCH", `${path}/scale?dryRun=All`, {
      body: { spec: { replicas: 9 } },
      headers: { "content-type": "application/merge-patch+json" },
    });
    assert.equal([dry.json.spec.replicas, (await api.get(path)).json.spec.replicas], [9, 7]);
    assert.is((await api.call("DELETE", `${path}/scale`)).status, 405);
  });
}

const createdByPut = new Set([
  "leases.coordination.orch.io",
  "leasecandidates.coordination.orch.io",
  "endpoints",
  "events",
  "events.events.orch.io",
  "limitranges",
  "services",
  "runtimeclasses.node.orch.io",
  "roles.rbac.authorization.orch.io",
  "rolebindings.rbac.authorization.orch.io",
  "clusterroles.rbac.authorization.orch.io",
  "clusterrolebindings.rbac.authorization.orch.io",
]);

for (const kind of stored.filter((each) => each.verbs.includes("update"))) {
  const isCreated = createdByPut.has(kind.group === "" ? kind.plural : `${kind.plural}.${kind.group}`);
  const outcome = isCreated ? "creates one" : "is a 404";
  test(`${kind.apiVersion} ${kind.kind}: a PUT of one that does not exist ${outcome}`, async () => {
    const body = named(samples.minimal(kind), `put-${kind.group.split(".")[0]}-${kind.version}`);
    const path = `${collectionOf(kind)}/${body.metadata.name}`;
    const answer = await api.put(path, body);
    assert.is(answer.status, isCreated ? 201 : 404, answer.text);
    if (isCreated) assert.is((await api.put(path, body)).status === 201, false);
    else assert.is(answer.json.reason, "NotFound");
  });
}

test.run();
