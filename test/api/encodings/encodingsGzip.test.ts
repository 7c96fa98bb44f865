import { gunzipSync } from "node:zlib";
import * as assert from "uvu/assert";
import { gzipBody, gzipList, wantsGzip } from "../../../runtime/handlers/answers/gzip.ts";
import type { ResourceRequest } from "../../../runtime/handlers/request.ts";
import { ListBodies } from "../../../runtime/registry/listBodies.ts";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api encodings gzip");

const maps = "/api/v1/namespaces/default/configmaps";
const gzip = { "accept-encoding": "gzip" };

let api: Api;
test.before(async () => {
  api = await openApi();
  const payload = "some text that is written again and again ".repeat(400);
  for (let index = 0; index < 12; index++) {
    await api.post(maps, { metadata: { name: `m-${index}` }, data: { payload, index: String(index) } });
  }
  await api.post(maps, { metadata: { name: "large" }, data: { a: payload.repeat(8) } });
});
test.after(() => api.stop());

const said = ({ headers }: Answer) => [headers["content-encoding"], headers.vary];

test("large lists and objects are compressed for those who ask for it, in any form", async () => {
  for (const path of [maps, `${maps}?limit=11`, `${maps}/large`, `${maps}?pretty=true`]) {
    for (const accept of ["application/json", "application/yaml", "application/vnd.orch.protobuf"]) {
      const plain = await api.get(path, { accept });
      assert.equal(said(plain), [undefined, undefined]);
      const answer = await api.get(path, { accept, ...gzip });
      assert.equal(said(answer), ["gzip", "Accept-Encoding"], `${path} ${accept}`);
      assert.is(answer.headers["content-type"], accept);
      assert.ok(answer.bytes.length < plain.bytes.length / 5, `${answer.bytes.length} of ${plain.bytes.length} bytes`);
      assert.is(Number(answer.headers["content-length"]), answer.bytes.length);
      assert.ok(gunzipSync(answer.bytes).equals(plain.bytes));
    }
  }
});

test("a compressed list that is kept carries the newest version, and changes with its collection", async () => {
  const first = await api.get(maps, gzip);
  await api.post("/api/v1/namespaces", { metadata: { name: "elsewhere" } });
  const second = await api.get(maps, gzip);
  assert.ok(Number(second.json.metadata.resourceVersion) > Number(first.json.metadata.resourceVersion));
  assert.equal(second.json.items, first.json.items);
  await api.patch(`${maps}/m-3`, "merge", { data: { index: "changed" } });
  const third = await api.get(maps, gzip);
  assert.is(
    third.json.items.find((each: { metadata: { name: string } }) => each.metadata.name === "m-3").data.index,
    "changed",
  );
});

/** A definition of which discovery says much. */
const wordy = () => {
  const categories = Array.from({ length: 30 }, (_, index) => `${"c".repeat(60)}${index}`);
  const schema = { openAPIV3Schema: { type: "object" } };
  const names = { plural: "talks", singular: "talk", kind: "Talk", listKind: "TalkList", categories };
  const versions = Array.from({ length: 100 }, (_, index) => {
    return { name: `v${index + 1}`, served: true, storage: index === 0, schema };
  });
  return { metadata: { name: "talks.wordy.test" }, spec: { group: "wordy.test", scope: "Cluster", names, versions } };
};

test("long discovery documents and errors are compressed, and OpenAPI of version 2", async () => {
  const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  assert.is((await api.post(definitions, wordy())).status, 201);
  const accept = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
  while ((await api.get("/apis", { accept })).bytes.length < 128 * 1024);
  const data = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${"k".repeat(300)}/${index}`, ""]));
  const body = { metadata: { name: "m" }, data };
  const asks = [
    (headers: object) => api.get("/apis", { accept, ...headers }),
    (headers: object) => api.get("/openapi/v2", { ...headers }),
    (headers: object) => api.call("POST", maps, { body, headers: { ...headers } }),
  ];
  for (const ask of asks) {
    const [plain, answer] = [await ask({}), await ask(gzip)];
    assert.equal([said(plain)[0], answer.status], [undefined, plain.status]);
    assert.is(answer.headers.etag, plain.headers.etag);
    assert.is(said(answer)[0], "gzip");
    assert.match(String(answer.headers.vary), /Accept-Encoding$/);
    assert.ok(gunzipSync(answer.bytes).equals(plain.bytes));
  }
  const known = (await api.get("/openapi/v2")).headers.etag;
  const unchanged = await api.get("/openapi/v2", { ...gzip, "if-none-match": String(known) });
  assert.equal([unchanged.status, said(unchanged)[0]], [304, undefined]);
  const later = await api.get("/openapi/v3/apis/apps/v1", gzip);
  assert.equal([later.status, said(later)[0]], [200, undefined]);
});

test("answers to writes are compressed as well", async () => {
  const { json } = await api.get(`${maps}/large`);
  const copy = { ...json, metadata: { name: "copy" } };
  const merge = { ...gzip, "content-type": "application/merge-patch+json" };
  const applied = { ...gzip, "content-type": "application/apply-patch+yaml" };
  const writes = [
    await api.post(maps, copy, gzip),
    await api.put(`${maps}/large`, json, gzip),
    await api.call("PATCH", `${maps}/copy`, { body: { data: { index: "patched" } }, headers: merge }),
    await api.call("PATCH", `${maps}/copy2?fieldManager=a`, {
      body: { ...copy, metadata: { name: "copy2" } },
      headers: applied,
    }),
    await api.call("DELETE", maps, { body: { dryRun: ["All"] }, headers: gzip }),
  ];
  assert.equal(
    writes.map((each) => [each.status, ...said(each)]),
    [201, 200, 200, 201, 200].map((status) => [status, "gzip", "Accept-Encoding"]),
  );
  assert.is(writes[2]?.json.data.index, "patched");
  for (const name of ["copy", "copy2"]) await api.delete(`${maps}/${name}`);
});

test("small answers and watches are not compressed", async () => {
  assert.equal(said(await api.get(`${maps}/m-1`, gzip)), [undefined, undefined]);
  const { json } = await api.get(`${maps}/m-1`);
  assert.equal(said(await api.put(`${maps}/m-1`, json, gzip)), [undefined, undefined]);
  assert.equal(said(await api.get(`${maps}?watch=true&timeoutSeconds=1`, gzip)), [undefined, undefined]);
});

const headers: readonly [header: string, isWanted: boolean][] = [
  ["gzip", true],
  ["GZIP", true],
  ["deflate, gzip;q=0.5, br", true],
  ["gzip;q=0", false],
  ["gzip; q=0.0", false],
  ["identity", false],
  ["x-gzip", false],
  ["*", false],
];

for (const [header, isWanted] of headers) {
  test(`Accept-Encoding ${header} ${isWanted ? "asks" : "does not ask"} for gzip`, () => {
    const request = { verb: "list", headers: { "accept-encoding": header } } as unknown as ResourceRequest;
    assert.is(wantsGzip(request, 200_000), isWanted);
    assert.is(wantsGzip(request, 128 * 1024), false);
  });
}

const waiting = { isSettled: () => false };

test("a body in many chunks is compressed as one", async () => {
  const chunks = Array.from({ length: 50 }, (_, index) => Buffer.alloc(10_000, index));
  const compressed = await gzipBody(waiting, { length: 500_000, chunks: () => chunks });
  assert.ok(gunzipSync(compressed).equals(Buffer.concat(chunks)));
});

test("nothing is compressed when nobody waits for it", async () => {
  const chunks = Array.from({ length: 50 }, () => Buffer.alloc(10_000));
  let asked = 0;
  const request = { isSettled: () => ++asked > 3 };
  try {
    await gzipBody(request, { length: 500_000, chunks: () => chunks });
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, "the request ended before its answer was compressed");
  }
  assert.is(asked, 4);
});

test("the checksum of head and items is right whatever their lengths", async () => {
  const bodies = new ListBodies(() => 0);
  try {
    for (const length of [0, 1, 2, 255, 256, 65_535, 65_536, 1_000_003]) {
      const items = Buffer.from(Array.from({ length }, (_, index) => (index * 7919) & 0xff));
      const keptAs = { key: String(length), revision: 1 };
      for (const head of [Buffer.alloc(0), Buffer.from("{"), Buffer.alloc(300, "head")]) {
        const compressed = await gzipList({ head, items, keptAs }, bodies);
        assert.ok(gunzipSync(compressed).equals(Buffer.concat([head, items])), `${head.length} + ${length}`);
      }
    }
  } finally {
    bodies.close();
  }
});

test("the gate turns it off", async () => {
  const off = await openApi({ featureGates: { APIResponseCompression: "false" } });
  try {
    await off.post(maps, { metadata: { name: "large" }, data: { a: "x".repeat(300_000) } });
    assert.equal(said(await off.get(maps, gzip)), [undefined, undefined]);
    const data = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${"k".repeat(300)}/${index}`, ""]));
    const refused = await off.call("POST", maps, { body: { metadata: { name: "m" }, data }, headers: gzip });
    assert.equal([refused.status, said(refused)], [422, [undefined, undefined]]);
    assert.is(said(await off.get("/openapi/v2", gzip))[0], "gzip"); // the gate is about answers of the API alone
  } finally {
    await off.stop();
  }
});

test.run();
