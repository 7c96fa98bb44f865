import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import type { JsonObject, ResourceDescriptor } from "../../runtime/schema/index.ts";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { settled } from "../harness/settled.ts";
import { suite } from "../harness/suite.ts";
import { openSamples } from "../kinds/samples.ts";
import { collectionOf } from "../kinds/walk.ts";

const test = suite("apply: every kind");
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

const kinds = generated.resources.filter((each) => each.virtual !== true && each.verbs.includes("patch"));

/** What is applied: the sample without what the server says of itself, under a name of its own. */
function configurationOf(kind: ResourceDescriptor, sample: JsonObject): { name: string; body: JsonObject } {
  const { status: _status, ...body } = sample;
  const metadata = { ...(sample["metadata"] as JsonObject) };
  const name = String(metadata["name"] ?? "sample");
  metadata["name"] = name;
  for (const each of ["uid", "resourceVersion", "creationTimestamp", "deletionTimestamp", "managedFields"]) {
    delete metadata[each];
  }
  return { name, body: { ...body, metadata, apiVersion: kind.apiVersion, kind: kind.kind } };
}

function apply(kind: ResourceDescriptor, name: string, body: JsonObject): Promise<Answer> {
  const headers = { "content-type": "application/apply-patch+yaml" };
  return api.call("PATCH", `${collectionOf(kind)}/${name}?fieldManager=a&force=true`, { body, headers });
}

for (const kind of kinds) {
  test(`${kind.apiVersion} ${kind.kind}: applied twice it is written once, and then given up`, async () => {
    const { name, body } = configurationOf(kind, samples.full(kind)[0] ?? samples.minimal(kind));
    const first = await apply(kind, name, body);
    assert.ok(first.status < 300, first.text);
    const before = await settled(api, `${collectionOf(kind)}/${name}`);
    assert.is((await apply(kind, name, body)).text, before);
    const head = { apiVersion: kind.apiVersion, kind: kind.kind, metadata: { name } };
    for (const other of kinds.filter((each) => each.storagePrefix === kind.storagePrefix && each.kind === kind.kind)) {
      const left = await apply(other, name, { ...head, apiVersion: other.apiVersion });
      assert.ok(left.status < 500, left.text);
    }
    await api.delete(`${collectionOf(kind)}/${name}`);
  });
}

test.run();
