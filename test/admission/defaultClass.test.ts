import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: default classes");

let api: Api;
let made = 0;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const claimSpec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
const ingressSpec = { defaultBackend: { service: { name: "web", port: { number: 80 } } } };

const kinds = [
  {
    ...{ what: "claim", collection: "/api/v1/namespaces/default/persistentvolumeclaims", field: "storageClassName" },
    ...{ classes: "/apis/storage.orch.io/v1/storageclasses", annotation: "storageclass.orch.io/is-default-class" },
    ...{ spec: claimSpec, rest: { provisioner: "example.com/disk" } },
  },
  {
    ...{ what: "ingress", collection: "/apis/networking.orch.io/v1/namespaces/default/ingresses" },
    ...{ classes: "/apis/networking.orch.io/v1/ingressclasses", annotation: "ingressclass.orch.io/is-default-class" },
    ...{ field: "ingressClassName", spec: ingressSpec, rest: { spec: { controller: "example.com/front" } } },
  },
];

for (const { what, collection, field, classes, annotation, spec, rest } of kinds) {
  const classOf = async (given: object = {}, annotations: object = {}) => {
    const answer = await api.post(collection, {
      metadata: { name: `${what}${made++}`, annotations },
      spec: { ...spec, ...given },
    });
    assert.is(answer.status, 201, answer.text);
    return answer.json.spec[field];
  };
  const makeClass = async (name: string, isDefault: string) => {
    const answer = await api.post(classes, { metadata: { name, annotations: { [annotation]: isDefault } }, ...rest });
    assert.is(answer.status, 201, answer.text);
  };

  test(`a ${what} without a class stays so where none is the default`, async () => {
    await makeClass("usual", "false");
    assert.is(await classOf(), undefined);
  });

  test(`a ${what} without a class gets the one that is the default, and others keep theirs`, async () => {
    await api.patch(`${classes}/usual`, "merge", { metadata: { annotations: { [annotation]: "true" } } });
    assert.is(await classOf(), "usual");
    assert.is(await classOf({ [field]: "own" }), "own");
  });

  test(`of two default classes a ${what} gets the newer one`, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1100)); // times of creation are whole seconds
    await makeClass("late", "true");
    assert.is(await classOf(), "late");
  });
}

test("a claim that wants no class has none, and one whose annotation names a class gets no other", async () => {
  const [claims] = kinds;
  const claim = { metadata: { name: "static" }, spec: { ...claimSpec, storageClassName: "" } };
  assert.is((await api.post(claims?.collection ?? "", claim)).json.spec.storageClassName, "");
  const annotations = { "volume.beta.orch.io/storage-class": "front" };
  const older = { metadata: { name: "older", annotations }, spec: claimSpec };
  assert.is((await api.post(claims?.collection ?? "", older)).json.spec.storageClassName, undefined);
});

test("an ingress whose annotation names a class gets no other", async () => {
  const [, ingresses] = kinds;
  const ingress = { metadata: { name: "old", annotations: { "orch.io/ingress.class": "front" } }, spec: ingressSpec };
  assert.is((await api.post(ingresses?.collection ?? "", ingress)).json.spec.ingressClassName, undefined);
});

test.run();
