import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { listBody } from "../../../runtime/handlers/answers/listBody.ts";
import type { SelectedPage } from "../../../runtime/handlers/options/listOptions.ts";
import { joined, wholeOf } from "../../../runtime/handlers/answers/listParts.ts";
import { ListBodies } from "../../../runtime/registry/listBodies.ts";
import type { Store } from "../../../runtime/registry/store.ts";
import type { KindCode } from "../../../runtime/schema/index.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";

const test = suite("api large lists");

const maps = "/api/v1/namespaces/default/configmaps";
/** Some fill a chunk of 256 KiB to its last bytes, some are larger than one. */
const sizes = [700_000, 90_000, 90_000, 90_000, 261_800, 261_900, 262_000, 262_100, 262_144, 5, 600_000, 300_000, 1];

let api: Api;
test.before(async () => {
  api = await openApi();
  for (const [index, size] of sizes.entries()) {
    await api.post(maps, { metadata: { name: `m-${String.fromCharCode(97 + index)}` }, data: { a: "x".repeat(size) } });
  }
});
test.after(() => api.stop());

const sizesOf = (list: Parsed) => list.items.map((each: Parsed) => each.data.a.length);

test("a list of many chunks is whole the first, second and third time, as it is and compressed", async () => {
  for (let time = 1; time <= 3; time++) {
    const { json, bytes, headers } = await api.get(maps);
    assert.equal(sizesOf(json), sizes);
    assert.is(Number(headers["content-length"]), bytes.length);
    const compressed = await api.get(maps, { "accept-encoding": "gzip" });
    assert.ok(gunzipSync(compressed.bytes).equals(bytes));
  }
});

test("a client that reads slowly gets the list as it was, whatever others ask for meanwhile", async () => {
  await api.patch(`${maps}/m-b`, "merge", { data: { b: "" } });
  const slow = await head();
  await setTimeout(50);
  for (let time = 1; time <= 3; time++) assert.equal(sizesOf((await api.get(maps)).json), sizes);
  const text = (await slow.toArray()).join("");
  assert.equal(sizesOf(JSON.parse(text)), sizes);
});

test("lists that are sent at the same time lie in memory once", async () => {
  await api.patch(`${maps}/m-b`, "merge", { data: { b: "new" } });
  const before = process.memoryUsage().arrayBuffers;
  const slow = await Promise.all(Array.from({ length: 40 }, head));
  await Promise.all(slow.map((each) => once(each, "readable")));
  await setTimeout(50);
  const lists = (process.memoryUsage().arrayBuffers - before) / sizes.reduce((sum, each) => sum + each);
  for (const each of slow) assert.equal(sizesOf(JSON.parse((await each.toArray()).join(""))), sizes);
  assert.ok(lists < 10, `as much memory as of ${lists.toFixed(1)} lists`);
});

test("a list that is kept changes with its collection", async () => {
  for (let time = 1; time <= 3; time++) await api.get(maps);
  await api.patch(`${maps}/m-b`, "merge", { data: { a: "y".repeat(95_000) } });
  for (let time = 1; time <= 3; time++) {
    const { json } = await api.get(maps);
    assert.equal(sizesOf(json), sizes.with(1, 95_000));
    assert.is(json.items[1].data.a[0], "y");
  }
});

test("a client that goes away in the middle takes nothing from who asks next", async () => {
  await api.patch(`${maps}/m-b`, "merge", { data: { a: "z".repeat(90_000) } });
  for (let time = 1; time <= 3; time++) {
    await goAwayInTheMiddle();
    assert.equal(sizesOf((await api.get(maps)).json), sizes);
  }
});

const forms: readonly (readonly [form: string, path: string, accept: string])[] = [
  ["indented", `${maps}?pretty=true`, "application/json"],
  ["as a table with the objects", `${maps}?includeObject=Object`, "application/json;as=Table;v=v1;g=meta.k8s.io"],
  ["in protobuf", maps, "application/vnd.kubernetes.protobuf"],
];

for (const [form, path, accept] of forms) {
  test(`a list of many pieces ${form} is the same each time, and compressed`, async () => {
    const first = await api.get(path, { accept });
    for (let time = 1; time <= 2; time++) {
      const { bytes, headers } = await api.get(path, { accept });
      assert.is(Number(headers["content-length"]), bytes.length);
      const compressed = await api.get(path, { accept, "accept-encoding": "gzip" });
      for (const each of [bytes, gunzipSync(compressed.bytes)]) assert.ok(unaged(each) === unaged(first.bytes));
    }
  });
}

/** Without the ages in the cells of tables. */
function unaged(bytes: Buffer): string {
  return bytes.toString("utf8").replace(/"(\d+[smh])+"/g, '"age"');
}

test("an indented list is the list as JSON.stringify indents it", async () => {
  const plain = await api.get(maps);
  const indented = await api.get(`${maps}?pretty=true`);
  assert.ok(indented.bytes.equals(Buffer.from(JSON.stringify(plain.json, null, 2))));
});

/** The head of an answer whose body nobody reads yet. */
function head(): Promise<IncomingMessage> {
  const { url, token } = api.server;
  return new Promise((resolve, reject) => {
    get(`${url}${maps}`, { agent: false, headers: { authorization: `Bearer ${token}` } }, resolve).on("error", reject);
  });
}

async function goAwayInTheMiddle(): Promise<void> {
  const incoming = await head();
  await once(incoming, "readable");
  incoming.destroy();
}

/** The body of a list of such objects, the first, second and third time. */
async function bodiesOf(items: readonly string[]): Promise<string[]> {
  const itemStart = '{"kind":"K","apiVersion":"v1",'.length;
  const store = { itemStart, servesStoredBytes: true, descriptor: { listKind: "KList", apiVersion: "v1" } };
  const entries = items.map((each) => ({ bytes: Buffer.from(`{"kind":"K","apiVersion":"v1",${each}`) }));
  const page = { entries: () => entries, revision: 7, continue: "", key: "k", changedRevision: 7 };
  const bodies = new ListBodies(() => 0);
  try {
    const options = { store: store as unknown as Store, code: {} as KindCode, bodies };
    const made: string[] = [];
    for (let time = 1; time <= 3; time++) {
      const list = await listBody(page as unknown as SelectedPage, options);
      made.push(wholeOf(joined(list)).toString());
    }
    return made;
  } finally {
    bodies.close();
  }
}

test("wherever chunks end, the items stand in a list, with nothing lost between", async () => {
  const size = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 261_500, max: 262_500 }), fc.nat(600_000));
  await fc.assert(
    fc.asyncProperty(fc.array(size, { maxLength: 12 }), async (lengths) => {
      const items = lengths.map((length, index) => `"n":${index},"a":"${"x".repeat(length)}"}`);
      const expected = `{"kind":"KList","apiVersion":"v1","metadata":{"resourceVersion":"7"},"items":[`;
      const whole = `${expected}${items.map((each) => `{${each}`).join(",")}]}`;
      for (const body of await bodiesOf(items)) assert.ok(body === whole, `lists of ${lengths}`);
    }),
    { numRuns: 60 },
  );
});

test.run();
