import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { PartialObjectMetadata } from "../../generated/meta/v1.code.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope } from "../../runtime/negotiate/protobufEnvelope.ts";
import { suite } from "../harness/suite.ts";
import { eventsOf, itemsOf } from "../harness/wire.ts";
import { type CustomApi, openCustomApi } from "./customApi.ts";

const test = suite("custom kinds: metadata alone");

const { protobufMagic: magic, protobufMediaType: protobuf } = generated.platform;
const path = "/apis/lathe.test/v1/namespaces/default/lathes";

let api: CustomApi;
test.before(async () => {
  api = await openCustomApi();
});
test.after(() => api.stop());

function metadataOf(bytes: Buffer) {
  const { kind, raw } = decodeEnvelope(bytes, magic);
  assert.is(kind, "PartialObjectMetadata");
  return decodeMessage(raw, PartialObjectMetadata).metadata;
}

test("metadata of custom objects comes in protobuf, which the objects have not", async () => {
  await api.define("lathe");
  const { metadata } = (await api.call("POST", path, { metadata: { name: "a" }, spec: { size: 3 } })).json;
  const get = (query: string, accept: string) => api.call("GET", `${path}${query}`, undefined, { accept });
  const form = (as: string) => `${protobuf};as=${as};g=meta.orch.io;v=v1`;
  assert.equal(metadataOf((await get("/a", form("PartialObjectMetadata"))).bytes), metadata);
  const { bytes } = await get("", form("PartialObjectMetadataList"));
  const { items } = itemsOf(bytes, { magic, structure: PartialObjectMetadata });
  assert.equal(
    (items as { metadata: object }[]).map((each) => each.metadata),
    [metadata],
  );
  const watched = await get("?watch=1&timeoutSeconds=1", form("PartialObjectMetadata"));
  assert.equal(
    eventsOf(watched.bytes).map(({ body }) => metadataOf(body)),
    [metadata],
  );
  assert.is((await get("/a", protobuf)).status, 406);
  assert.is((await get("/a", `${protobuf},application/json`)).json.kind, "Lathe");
});

test("an update of a custom object that is missing is a 404, also with a uid", async () => {
  for (const subresource of ["", "/status"]) {
    const body = { apiVersion: "lathe.test/v1", kind: "Lathe", metadata: { name: "gone", uid: "mine" } };
    const { status, json } = await api.call("PUT", `${path}/gone${subresource}`, body);
    assert.equal([status, json.message], [404, 'lathes.lathe.test "gone" not found']);
  }
});

const merge = { "content-type": "application/merge-patch+json" };

test("a patch cannot take the version from a custom object", async () => {
  const message =
    'lathes.lathe.test "a" is invalid: metadata.resourceVersion: Invalid value: 0: must be specified for an update';
  for (const resourceVersion of ["0", "", null]) {
    for (const subresource of ["", "/status"]) {
      const patch = { metadata: { resourceVersion } };
      const { status, json } = await api.call("PATCH", `${path}/a${subresource}`, patch, merge);
      assert.equal([status, json.message], [422, message], String(resourceVersion));
    }
  }
});

test("an apply that states no labels any more leaves the version, and without metadata nothing", async () => {
  const apply = (query: string, body: object) =>
    api.call("PATCH", `${path}/labelled?${query}`, { apiVersion: "lathe.test/v1", kind: "Lathe", ...body }, ssa);
  const stated = { metadata: { name: "labelled", labels: { a: "b" } } };
  assert.is((await apply("fieldManager=m", stated)).status, 201);
  const left = await apply("fieldManager=m", { metadata: {} });
  assert.equal([left.status, left.json.metadata.labels], [200, undefined], left.text);
  assert.is((await apply("fieldManager=m", stated)).status, 200);
  const nothing = await apply("fieldManager=m", {});
  const text = "the name of the object (labelled based on URL) was undeterminable: name must be provided";
  assert.equal([nothing.status, nothing.json.message], [400, text]);
});

const ssa = { "content-type": "application/apply-patch+yaml" };

test("a patch that makes a custom object one of another kind is a 422 that names both", async () => {
  const isKind = 'kind: Invalid value: "Other": must be Lathe';
  const isVersion = (value: string) => `apiVersion: Invalid value: "${value}": must be lathe.test/v1`;
  const patches: [patch: object, message: string][] = [
    [{ kind: "Other" }, `Other.lathe.test "a" is invalid: ${isKind}`],
    [{ apiVersion: "v1" }, `Lathe "a" is invalid: ${isVersion("v1")}`],
    [{ kind: null }, 'Lathe.lathe.test "a" is invalid: kind: Invalid value: "": must be Lathe'],
    [{ kind: "Other", apiVersion: "x/v2" }, `Other.x "a" is invalid: [${isKind}, ${isVersion("x/v2")}]`],
  ];
  for (const [patch, message] of patches) {
    const { status, json } = await api.call("PATCH", `${path}/a`, patch, merge);
    assert.equal([status, json.message], [422, message]);
  }
  const ofStatus = await api.call("PATCH", `${path}/a/status`, { kind: "Other" }, merge);
  assert.equal([ofStatus.status, ofStatus.json.kind], [200, "Lathe"]);
});

test("an owner of a custom object is complete", async () => {
  const none = 'Invalid value: "": must not be empty';
  const all = [
    ["apiVersion", 'Invalid value: "": version must not be empty'],
    ["kind", none],
    ["name", none],
    ["uid", none],
  ];
  const owners: [owner: object, causes: string[][]][] = [
    [{}, all],
    [{ apiVersion: "v1" }, all.slice(1)],
    [{ apiVersion: "v1", kind: "Pod", name: "p" }, all.slice(3)],
    [
      { apiVersion: "a/b/c", kind: "Pod", name: "p", uid: "1" },
      [["apiVersion", 'Invalid value: "a/b/c": version must not be empty']],
    ],
  ];
  for (const [owner, causes] of owners) {
    const { status, json } = await api.call("POST", path, { metadata: { name: "owned", ownerReferences: [owner] } });
    assert.is(status, 422, JSON.stringify(owner));
    const found = json.details.causes.map(({ field, message }: Record<string, string>) => [field, message]);
    assert.equal(
      found,
      causes.map(([field, message]) => [`metadata.ownerReferences.${field}`, message]),
    );
  }
});

test.run();
