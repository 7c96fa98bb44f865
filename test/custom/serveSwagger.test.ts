import { BinaryReader } from "@bufbuild/protobuf/wire";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type CustomApi, definition, openCustomApi } from "./customApi.ts";

const test = suite("custom kinds: OpenAPI v2");

let api: CustomApi;
test.before(async () => {
  api = await openCustomApi();
});
test.after(() => api.stop());

const protobuf = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";

async function inJson(): Promise<{ paths: string[]; definitions: Record<string, { properties?: object }> }> {
  const { json } = await api.call("GET", "/openapi/v2");
  return { paths: Object.keys(json.paths), definitions: json.definitions };
}

/** Names in the document's field of that number, wherever it occurs: parts of a message are one message. */
async function inProtobuf(document: { readonly field: number; readonly entry: number }): Promise<string[]> {
  const { bytes } = await api.call("GET", "/openapi/v2", undefined, { accept: protobuf });
  const named = fieldsOf(bytes, document.field).flatMap((each) => fieldsOf(each, document.entry));
  return named.map((each) => Buffer.from(fieldsOf(each, 1)[0] ?? []).toString());
}

function fieldsOf(bytes: Uint8Array, wanted: number): Uint8Array[] {
  const reader = new BinaryReader(bytes);
  const found: Uint8Array[] = [];
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    if (number === wanted) found.push(reader.bytes());
    else reader.skip(wireType);
  }
  return found;
}

test("definitions come into the document, one after the other, and go again, in both forms", async () => {
  const before = await inJson();
  await api.define("lamp", { group: "shop.test" });
  await api.define("chair", { group: "shop.test" });
  const { paths, definitions } = await inJson();
  assert.equal(paths.slice(0, before.paths.length), before.paths);
  const added = paths.slice(before.paths.length);
  assert.is(added.filter((each) => each === "/apis/shop.test/v1/").length, 1);
  assert.ok(added.includes("/apis/shop.test/v1/namespaces/{namespace}/lamps/{name}"));
  assert.ok(added.includes("/apis/shop.test/v1/watch/chairs"));
  assert.ok(
    added.every((each) => each.startsWith("/apis/shop.test/v1/")),
    added.join(),
  );
  const names = Object.keys(definitions).filter((each) => !(each in before.definitions));
  assert.equal(
    names.sort(),
    ["Chair", "ChairList", "Lamp", "LampList"].map((each) => `test.shop.v1.${each}`),
  );
  assert.equal(await inProtobuf({ field: 8, entry: 2 }), paths);
  assert.equal((await inProtobuf({ field: 9, entry: 1 })).sort(), Object.keys(definitions).sort());
  await api.call("DELETE", "/apis/apiextensions.orch.io/v1/customresourcedefinitions/lamps.shop.test");
  await api.until(async () => !(await inJson()).paths.some((each) => each.includes("lamps")));
  const left = await inJson();
  assert.ok(left.paths.includes("/apis/shop.test/v1/chairs"));
  assert.not(Object.keys(left.definitions).some((each) => each.endsWith("Lamp")));
  assert.equal(await inProtobuf({ field: 8, entry: 2 }), left.paths);
});

test("a definition that changes is told anew", async () => {
  await api.define("table", { group: "shop.test" });
  const name = "tables.shop.test";
  const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  const properties = async () => (await inJson()).definitions["test.shop.v1.Table"]?.properties ?? {};
  assert.not("legs" in (await properties()));
  const { json } = await api.call("GET", `${crds}/${name}`);
  json.spec.versions[0].schema.openAPIV3Schema.properties.legs = { type: "integer" };
  assert.is((await api.call("PUT", `${crds}/${name}`, json)).status, 200);
  assert.ok("legs" in (await properties()));
});

test("where a schema lets other fields be, the document names none, and null ones need not be there", async () => {
  const preserve = { type: "object", "x-orch-preserve-unknown-fields": true };
  const text = { type: "string" };
  const crd = (word: string, openAPIV3Schema: object) => {
    const { metadata, spec } = definition(word, { group: "open.test" });
    return { metadata, spec: { ...spec, versions: [{ ...version, schema: { openAPIV3Schema } }] } };
  };
  const version = { name: "v1", served: true, storage: true };
  await api.defineFrom(crd("root", { ...preserve, properties: { spec: { type: "object" } } }));
  const part = { ...preserve, properties: { a: text } };
  const spec = { type: "object", required: ["n", "a"], properties: { n: { ...text, nullable: true }, a: text, part } };
  await api.defineFrom(crd("leaf", { type: "object", properties: { spec } }));
  const { definitions } = await inJson();
  const kinds = (kind: string) => ({
    "x-kubernetes-group-version-kind": [{ group: "open.test", kind, version: "v1" }],
  });
  assert.equal(definitions["test.open.v1.Root"], { type: "object", ...kinds("Root") });
  assert.equal((definitions["test.open.v1.Leaf"]?.properties as { spec: object } | undefined)?.spec, {
    type: "object",
    required: ["a"],
    properties: { n: {}, a: text, part: { "x-kubernetes-preserve-unknown-fields": true } },
  });
});

test.run();
