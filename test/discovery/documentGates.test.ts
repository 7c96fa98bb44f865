import * as assert from "uvu/assert";
import { openCustomApi, type TestDefinition } from "../custom/customApi.ts";
import { suite } from "../harness/suite.ts";

const test = suite("gates of discovery documents");

type Any = ReturnType<typeof JSON.parse>;

const color = { type: "string", enum: ["Red", "Green"] };
const crd: TestDefinition = {
  metadata: { name: "paints.paint.test" },
  spec: {
    group: "paint.test",
    scope: "Cluster",
    names: { plural: "paints", kind: "Paint" },
    versions: [
      {
        ...{ name: "v1", served: true, storage: true },
        schema: { openAPIV3Schema: { type: "object", properties: { color } } },
      },
    ],
  },
};

const packages = "io.orch.apiextensions-apiserver.pkg.apis.apiextensions.v1";
/** Which values fields take, where a document says so; its schemas by name. */
const valuesIn = (schemas: Any) => ({
  container: schemas["io.orch.api.core.v1.Container"]?.properties.imagePullPolicy.enum,
  inList: schemas["io.orch.api.core.v1.ContainerPort"]?.properties.protocol.enum,
  custom: schemas["test.paint.v1.Paint"]?.properties.color.enum,
  // A field of this name is no list of values.
  field: typeof schemas[`${packages}.JSONSchemaProps`]?.properties.enum,
});
const pulls = ["Always", "IfNotPresent", "Never"];
const protocols = ["SCTP", "TCP", "UDP"];

for (const [isOn, container, inList] of [
  ["false", undefined, undefined],
  ["true", pulls, protocols],
] as const) {
  test(`fields of built-in kinds list their values: ${isOn}, as OpenAPIEnums is`, async () => {
    const api = await openCustomApi({ featureGates: { OpenAPIEnums: isOn } });
    const sorted = ({ container, inList, ...rest }: ReturnType<typeof valuesIn>) => ({
      ...rest,
      container: container?.toSorted(),
      inList: inList?.toSorted(),
    });
    try {
      const none = { container, inList, custom: undefined, field: "object" };
      assert.equal(sorted(valuesIn((await api.call("GET", "/openapi/v2")).json.definitions)), none);
      await api.defineFrom(crd);
      const custom = color.enum;
      const v2 = await api.call("GET", "/openapi/v2");
      assert.equal(sorted(valuesIn(v2.json.definitions)), { ...none, custom });
      const v3 = async (path: string) =>
        valuesIn((await api.call("GET", `/openapi/v3/${path}`)).json.components.schemas);
      assert.equal(sorted(await v3("api/v1")), { container, inList, custom: undefined, field: "undefined" });
      assert.equal((await v3("apis/paint.test/v1")).custom, custom);
      assert.is((await v3("apis/apiextensions.orch.io/v1")).field, "object");
      const accept = "application/com.github.proto-openapi.spec.v2@v1.0+protobuf";
      const { bytes } = await api.call("GET", "/openapi/v2", undefined, { accept });
      assert.is(bytes.includes(`"IfNotPresent"`), isOn === "true");
    } finally {
      await api.stop();
    }
  });

  test(`discovery says how built-in kinds are stored: ${isOn}, as StorageVersionHash is`, async () => {
    const api = await openCustomApi({ featureGates: { StorageVersionHash: isOn } });
    try {
      await api.defineFrom(crd);
      const hashes = async (path: string) =>
        (await api.call("GET", path)).json.resources.map((each: Any) => each.storageVersionHash);
      const has = isOn === "true";
      assert.is((await hashes("/api/v1")).includes("xPOwRZ+Yhw8="), has);
      assert.is(
        (await hashes("/apis/apps/v1")).some((each: unknown) => each !== undefined),
        has,
      );
      assert.equal(await hashes("/apis/paint.test/v1"), ["gfau03WVh8M="], "of definitions it is always said");
    } finally {
      await api.stop();
    }
  });
}

test.run();
