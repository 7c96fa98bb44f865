import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("registry/objects that the server follows");

const bindings = "/apis/rbac.authorization.orch.io/v1/namespaces/default/rolebindings";
const prefix = "/registry/rolebindings/";
const key = `${prefix}default/ada`;

async function openServer(storage: Storage): Promise<Api> {
  return openApi({ storage, authorizationMode: ["RBAC"] });
}

/** Stores another form of the binding, as a program beside the server would. */
async function plant(storage: Storage, fields: object): Promise<void> {
  const stored = await storage.get(key);
  const before = JSON.parse(Buffer.from(stored?.value ?? "").toString());
  const value = () => Buffer.from(JSON.stringify({ ...before, ...fields }));
  await storage.write({ prefix, key, expectedRevision: stored?.revision ?? 0, value });
}

async function mayRead(api: Api): Promise<boolean> {
  const resourceAttributes = { verb: "get", resource: "pods", namespace: "default" };
  const body = { spec: { user: "ada", resourceAttributes } };
  return (await api.post("/apis/authorization.orch.io/v1/subjectaccessreviews", body)).json.status.allowed;
}

test("one with fields of other types than its kind has is logged, and counts as absent", async () => {
  const storage = await openMemoryStorage();
  const api = await openServer(storage);
  const apiGroup = "rbac.authorization.orch.io";
  const roleRef = { apiGroup, kind: "ClusterRole", name: "reader" };
  const rules = [{ apiGroups: [""], resources: ["pods"], verbs: ["get"] }];
  await api.post("/apis/rbac.authorization.orch.io/v1/clusterroles", { metadata: { name: "reader" }, rules });
  await api.post(bindings, { metadata: { name: "ada" }, roleRef, subjects: [{ apiGroup, kind: "User", name: "ada" }] });
  assert.is(await mayRead(api), true);
  await plant(storage, { subjects: 7 });
  assert.is(await mayRead(api), false);
  const problem = "json: cannot unmarshal number into Go struct field RoleBinding.subjects of type []v1.Subject";
  assert.is(api.server.errors.length, 1);
  assert.match(api.server.errors[0] ?? "", `${key} cannot be read, and counts as absent: DecodeError: ${problem}\n`);
  await plant(storage, { subjects: null, roleRef: null });
  assert.is(await mayRead(api), false);
  await plant(storage, { subjects: [null] });
  const again = await openServer(storage);
  assert.is(await mayRead(again), false);
  await again.stop();
  await api.stop().catch(() => {}); // fails for the error
});

test.run();
