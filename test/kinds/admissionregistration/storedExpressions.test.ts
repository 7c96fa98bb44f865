/** Objects whose expressions another server has taken, and this one would not. */
import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../../runtime/storage/memory.ts";
import type { Storage } from "../../../runtime/storage/storage.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("stored expressions");
const policies = "/apis/admissionregistration.orch.io/v1/validatingadmissionpolicies";
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";

let api: Api;
let storage: Storage;
test.before(async () => {
  storage = await openMemoryStorage();
  api = await openApi({ storage });
});
test.after(() => api.stop());

/** Replaces a text of a stored object by one as long. */
async function spoil(name: string, from: string, to: string): Promise<void> {
  const { items } = await storage.list({ prefix: "/" });
  const found = items.find(({ key }) => key.endsWith(`/${name}`));
  if (found === undefined) throw new Error(`${name} is not stored`);
  const text = Buffer.from(found.value).toString();
  const value = (revision: number) =>
    Buffer.from(
      text
        .replaceAll(from, to)
        .replace(/"resourceVersion":"\d+"/, `"resourceVersion":${JSON.stringify(`${revision}`)}`),
    );
  const prefix = found.key.slice(0, found.key.lastIndexOf("/") + 1);
  await storage.write({ prefix, key: found.key, expectedRevision: found.revision, value });
}

test("of a policy keep no update from it, but new ones like them do", async () => {
  const rule = { apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["pods"] };
  const spec = { matchConstraints: { resourceRules: [rule] }, validations: [{ expression: "1 < 2" }] };
  assert.is((await api.post(policies, { metadata: { name: "p" }, spec })).status, 201);
  await spoil("p", "1 < 2", "1 ( 2");
  const labelled = await api.patch(`${policies}/p`, "merge", { metadata: { labels: { a: "b" } } });
  assert.equal([labelled.status, labelled.json.spec.validations[0].expression], [200, "1 ( 2"], labelled.text);
  const validations = [{ expression: "1 ( 2" }, { expression: "2 ( 3" }];
  const refused = await api.patch(`${policies}/p`, "merge", { spec: { validations } });
  assert.equal(
    refused.json.details.causes.map(({ field }: { field: string }) => field),
    ["spec.validations[1].expression"],
  );
});

test("of a definition keep no update from it", async () => {
  const rules = [{ rule: "self.a < 7", message: "too much" }];
  const inner = { type: "object", properties: { a: { type: "integer" } }, "x-kubernetes-validations": rules };
  const openAPIV3Schema = { type: "object", properties: { spec: inner } };
  const version = { name: "v1", served: false, storage: true, schema: { openAPIV3Schema } };
  const spec = { group: "d.io", scope: "Namespaced", names: { plural: "ds", kind: "D" }, versions: [version] };
  assert.is((await api.post(definitions, { metadata: { name: "ds.d.io" }, spec })).status, 201);
  await spoil("ds.d.io", "self.a < 7", "self.a ( 7");
  const labelled = await api.patch(`${definitions}/ds.d.io`, "merge", { metadata: { labels: { a: "b" } } });
  assert.is(labelled.status, 200, labelled.text);
});

test.run();
