import * as assert from "uvu/assert";
import { decodeCbor, encodeCbor } from "../../../runtime/negotiate/cbor.ts";
import type { Json } from "../../../runtime/schema/index.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api encodings cbor");

const maps = "/api/v1/namespaces/default/configmaps";
const cbor = "application/cbor";
const both = { "content-type": cbor, accept: cbor };

let api: Api;
test.before(async () => {
  api = await openApi({ featureGates: { CBORServingAndStorage: "true" } });
});
test.after(() => api.stop());

const body = (object: object) => encodeCbor(object as Json);

test("objects and lists are read and written in CBOR once the gate is on", async () => {
  const object = {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: { name: "a" },
    data: { k: "v" },
    binaryData: { b: "AQID" },
  };
  const created = await api.call("POST", maps, { body: body(object), headers: both });
  assert.is(`${created.status} ${created.headers["content-type"]}`, `201 ${cbor}`);
  assert.is(created.bytes.subarray(0, 3).toString("hex"), "d9d9f7");
  const { json } = await api.get(`${maps}/a`);
  assert.equal(decodeCbor(created.bytes), json);
  assert.equal(json.binaryData, { b: "AQID" });
  assert.equal(decodeCbor((await api.get(`${maps}/a`, { accept: cbor })).bytes), json);
  assert.equal(decodeCbor((await api.get(maps, { accept: cbor })).bytes), (await api.get(maps)).json);
});

test("bytes of typed clients come as bytes, and go to them in byte strings", async () => {
  // {"metadata": {"name": "raw"}, "binaryData": {"b": 22(h'010203')}}, with byte strings for texts, as those clients
  // write.
  const text = (value: string) => `${(0x40 | value.length).toString(16)}${Buffer.from(value).toString("hex")}`;
  const hex = `d9d9f7a2${text("metadata")}a1${text("name")}${text("raw")}${text("binaryData")}a1${text("b")}d643010203`;
  const created = await api.call("POST", maps, { body: Buffer.from(hex, "hex"), headers: both });
  assert.is(created.status, 201, created.text);
  assert.equal((await api.get(`${maps}/raw`)).json.binaryData, { b: "AQID" });
  const written = `${text("binaryData")}a1${text("b")}${text("AQID")}`; // clients refuse bytes in a text string
  assert.ok(created.bytes.toString("hex").includes(written), created.bytes.toString("hex"));
});

test("a watch is a sequence of items", async () => {
  const query = "watch=true&timeoutSeconds=1&fieldSelector=metadata.name%3Da";
  for (const accept of [cbor, "application/cbor-seq"]) {
    const answer = await api.get(`${maps}?${query}`, { accept });
    assert.is(answer.headers["content-type"], "application/cbor-seq");
    assert.equal(decodeCbor(answer.bytes), { type: "ADDED", object: (await api.get(`${maps}/a`)).json });
  }
});

test("errors and options of deletes are in CBOR too; tables are not", async () => {
  const missing = await api.get(`${maps}/none`, { accept: cbor });
  assert.equal(decodeCbor(missing.bytes), (await api.get(`${maps}/none`)).json);
  const options = body({ kind: "DeleteOptions", apiVersion: "v1", preconditions: { uid: "other" } });
  const refused = await api.call("DELETE", `${maps}/a`, { body: options, headers: both });
  assert.is((decodeCbor(refused.bytes) as { reason: string }).reason, "Conflict");
  const accept = `${cbor};as=Table;g=meta.k8s.io;v=v1, application/json`;
  assert.is((await api.get(maps, { accept })).headers["content-type"], "application/json");
});

test("unknown fields are reported, duplicate keys refused", async () => {
  const strict = `${maps}?fieldValidation=Strict`;
  const unknown = await api.call("POST", strict, {
    body: body({ metadata: { name: "x" }, dta: {} }),
    headers: { "content-type": cbor },
  });
  assert.is(unknown.status, 400);
  assert.ok(unknown.json.message.endsWith('strict decoding error: unknown field "dta"'), unknown.json.message);
  const twice = Buffer.from("a2616101616102", "hex");
  const refused = await api.call("POST", maps, { body: twice, headers: { "content-type": cbor } });
  assert.is(refused.status, 400);
  assert.ok(refused.json.message.includes('cbor: found duplicate map key "a"'), refused.json.message);
});

test("the lists of 406 and 415 name it", async () => {
  const refused = await api.get(`${maps}/a`, { accept: "text/html" });
  assert.ok(refused.json.message.endsWith("application/vnd.orch.protobuf, application/cbor"), refused.json.message);
  const unread = await api.post(maps, "{}", { "content-type": "text/plain" });
  assert.ok(unread.json.message.endsWith("application/vnd.orch.protobuf, application/cbor"), unread.json.message);
});

test.run();
