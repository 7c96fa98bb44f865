import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: storage objects in use");

let api: Api;
test.before(async () => {
  api = await openApi({ enableAdmissionPlugins: ["StorageObjectInUseProtection"] });
});
test.after(() => api.stop());

const claims = "/api/v1/namespaces/default/persistentvolumeclaims";
const volumes = "/api/v1/persistentvolumes";
const classes = "/apis/storage.orch.io/v1/volumeattributesclasses";
const storage = { accessModes: ["ReadWriteOnce"] };

const made: readonly (readonly [string, string, object, string])[] = [
  ["claim", claims, { spec: { ...storage, resources: { requests: { storage: "1Gi" } } } }, "orch.io/pvc-protection"],
  [
    "volume",
    volumes,
    { spec: { ...storage, capacity: { storage: "1Gi" }, hostPath: { path: "/tmp/a" } } },
    "orch.io/pv-protection",
  ],
  ["class", classes, { driverName: "example.com/fast", parameters: { iops: "10" } }, "orch.io/vac-protection"],
];

for (const [what, collection, rest, finalizer] of made) {
  test(`a new ${what} has its finalizer, behind those of the client, and once`, async () => {
    const finalizersOf = async (name: string, finalizers?: readonly string[]) => {
      const answer = await api.post(collection, { metadata: { name, finalizers }, ...rest });
      assert.is(answer.status, 201, answer.text);
      return answer.json.metadata.finalizers;
    };
    assert.equal(await finalizersOf("plain"), [finalizer]);
    assert.equal(await finalizersOf("own", ["example.com/a"]), ["example.com/a", finalizer]);
    assert.equal(await finalizersOf("same", [finalizer]), [finalizer]);
  });

  test(`a ${what} whose finalizer was taken off does not get it back by an update`, async () => {
    const patch = { metadata: { finalizers: null, labels: { a: "b" } } };
    const answer = await api.patch(`${collection}/own`, "merge", patch);
    assert.is(answer.status, 200, answer.text);
    assert.is(answer.json.metadata.finalizers, undefined);
  });
}

test("other kinds get none", async () => {
  const answer = await api.post("/api/v1/namespaces/default/configmaps", { metadata: { name: "a" } });
  assert.is(answer.json.metadata.finalizers, undefined);
});

test.run();
