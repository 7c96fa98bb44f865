import { join } from "node:path";
import * as assert from "uvu/assert";
import { stamped } from "../../../runtime/registry/stored/storedForm.ts";
import { openEtcdStorage } from "../../../runtime/storage/etcd.ts";
import { openLmdbStorage } from "../../../runtime/storage/lmdb.ts";
import { openMemoryStorage } from "../../../runtime/storage/memory.ts";
import type { Storage } from "../../../runtime/storage/storage.ts";
import { transformed } from "../../../runtime/storage/transformed.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { missingEtcd, startEtcd } from "../../harness/etcd.ts";
import { suite } from "../../harness/suite.ts";
import { testFolder } from "../../storage/folder.ts";

const jobs = "/apis/batch/v1/namespaces/default/jobs";

interface Medium {
  readonly storage: Storage;
  readonly remove: () => Promise<void> | void;
}

const media: [string, () => Promise<Medium>, (string | undefined)?][] = [
  ["memory", async () => ({ storage: await openMemoryStorage(), remove: () => {} })],
  [
    "LMDB",
    async () => {
      const folder = testFolder();
      return { storage: await openLmdbStorage({ folder: join(folder.path, "data") }), remove: folder.remove };
    },
  ],
  [
    "etcd",
    async () => {
      const etcd = await startEtcd();
      const storage = await openEtcdStorage({ servers: etcd.urls, prefix: "/registry", logError: () => {} });
      return {
        storage: transformed(storage, { fromStored: (bytes, { revision }) => stamped(bytes, revision) }),
        remove: etcd.close,
      };
    },
    missingEtcd(),
  ],
];

const limit = 1_572_864;
const tooLarge = `Request entity too large: limit is ${limit} bytes of a stored object`;

for (const [name, open, missing] of media) {
  const test = suite(`size of objects on ${name}`);
  let api: Api;
  let medium: Medium;
  if (missing !== undefined) {
    test.skip("all", missing);
    test.run();
    continue;
  }
  test.before(async () => {
    medium = await open();
    api = await openApi({ storage: medium.storage });
  });
  test.after(async () => {
    await api.stop();
    await medium.remove();
  });

  test("a create beyond the limit is a 413 and stores nothing", async () => {
    for (const query of ["", "?dryRun=All"]) {
      const refused = await api.post(`${jobs}${query}`, job(limit));
      assert.equal(
        [refused.status, refused.json.reason, refused.json.message],
        [413, "RequestEntityTooLarge", tooLarge],
      );
      assert.is((await api.get(`${jobs}/large`)).status, 404);
    }
    assert.is((await api.post(jobs, job(limit - 10_000))).status, 201);
    await api.delete(`${jobs}/large?propagationPolicy=Background`);
  });

  test("patches do not grow an object beyond the limit", async () => {
    await api.post(jobs, job(1000));
    const path = `${jobs}/large`;
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const status = { conditions: [{ type: `T${turn}`, status: "True", message: "x".repeat(500_000) }] };
      const answer = await api.patch(`${path}/status`, "strategic-merge", { status });
      statuses.push(answer.status);
      if (answer.status === 413) assert.is(answer.json.message, tooLarge);
    }
    assert.equal(statuses, [200, 200, 200, 413, 413, 413]);
    assert.ok((await api.get(path)).bytes.length < limit);
    const less = await api.patch(`${path}/status`, "merge", { status: { conditions: [] } });
    assert.is(less.status, 200);
    await api.delete(`${path}?propagationPolicy=Background`);
  });

  test.run();
}

function job(bytes: number): object {
  const container = { name: "a", image: "b", args: ["x".repeat(bytes)] };
  return {
    metadata: { name: "large" },
    spec: { suspend: true, template: { spec: { restartPolicy: "Never", containers: [container] } } },
  };
}

const test = suite("objects that are too large already");
let api: Api;
let storage: Storage;
test.before(async () => {
  storage = await openMemoryStorage();
  api = await openApi({ storage });
  await api.post(jobs, job(1000));
  await store("large", { labels: { a: "label" } });
  await store("held", { finalizers: ["example.com/hold"] });
});
test.after(() => api.stop());

/** Puts an object of twice the limit where a server without limits would have. */
async function store(name: string, metadata: object): Promise<void> {
  const { json } = await api.get(`${jobs}/large`);
  const template = JSON.parse(JSON.stringify(json));
  Object.assign(template.metadata, { name, managedFields: undefined, ...metadata });
  template.spec.template.spec.containers[0].args = ["x".repeat(2 * limit)];
  const key = (await keyOf("large")).replace(/large$/, name);
  const stored = await storage.get(key);
  await storage.write({
    prefix: key.slice(0, key.indexOf("default/")),
    key,
    expectedRevision: stored?.revision ?? 0,
    value: (revision) => {
      const { kind, apiVersion, metadata: meta, ...rest } = template;
      return Buffer.from(
        JSON.stringify({ kind, apiVersion, metadata: { ...meta, resourceVersion: `${revision}` }, ...rest }),
      );
    },
  });
}

async function keyOf(name: string): Promise<string> {
  const { items } = await storage.list({ prefix: "/" });
  return items.map(({ key }) => key).find((key) => key.includes("job") && key.endsWith(`/${name}`)) ?? "";
}

test("are read, kept, made smaller and deleted, but not made larger", async () => {
  const path = `${jobs}/large`;
  const before = await api.get(path);
  assert.ok(before.bytes.length > 2 * limit);
  const label = (value: string) => api.patch(path, "merge", { metadata: { labels: { a: value } } });
  assert.equal([(await label("longer")).status, (await label("longer")).json.message], [413, tooLarge]);
  const smaller = await api.patch(path, "merge", { metadata: { labels: { a: "l" } } });
  assert.is(smaller.status, 200, smaller.text.slice(0, 300));
  assert.is((await api.delete(`${path}?propagationPolicy=Background`)).status, 200);
  assert.is((await api.get(path)).status, 404);
});

test("can be deleted where a finalizer holds them", async () => {
  const path = `${jobs}/held`;
  const deleted = await api.delete(`${path}?propagationPolicy=Background`);
  assert.is(deleted.status, 200, deleted.text.slice(0, 300));
  assert.ok(deleted.json.metadata.deletionTimestamp !== undefined);
  const freed = await api.patch(path, "merge", { metadata: { finalizers: null } });
  assert.is(freed.status, 200, freed.text.slice(0, 300));
  assert.is((await api.get(path)).status, 404);
});

test.run();
