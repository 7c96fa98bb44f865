import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";
import { stateAt, walk } from "../../harness/pagedWalk.ts";

const test = suite("paging while others write");

const path = core("default", "configmaps");
const objects = 150;

let api: Api;
test.before(async () => {
  api = await openApi();
  await Promise.all(Array.from({ length: objects }, (_, i) => create(`c-${i}`)));
});
test.after(() => api.stop());

const create = (name: string) => api.post(path, { metadata: { name }, data: { n: "0" } });
const get = async (each: string) => (await api.get(each)).json;

interface Writing {
  /** Resolves when so many more writes are done. */
  readonly more: (count: number) => Promise<void>;
  readonly stop: () => Promise<unknown>;
}

/** Creates, changes and deletes objects all over the collection until it is stopped. */
function write(): Writing {
  let isRunning = true;
  let writes = 0;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let i = writer; isRunning; i += 4) {
      const name = `c-${(i * 7919) % objects}`;
      if (i % 3 === 0) await api.delete(`${path}/${name}`);
      else if (i % 3 === 1) await api.patch(`${path}/${name}`, "merge", { data: { n: String(i) } });
      else await create(`c-${i % objects}-${i}`);
      writes += 1;
    }
  });
  return {
    more: async (count) => {
      const enough = writes + count;
      while (writes < enough) await new Promise((resolve) => setImmediate(resolve));
    },
    stop: () => {
      isRunning = false;
      return Promise.all(writers);
    },
  };
}

for (const limit of [1, 7, 50, 149]) {
  test(`pages of ${limit} together are the collection as it was at the version of the first`, async () => {
    const list = await get(path);
    const watch = await api.watch(`${path}?watch=1&resourceVersion=${list.metadata.resourceVersion}`);
    const { more, stop } = write();
    await more(4);
    const { revision, items } = await walk(get, { path, limit, onPage: () => more(3) });
    await stop();
    const { metadata } = (await create(`last-${limit}`)).json;
    const events = [];
    do events.push(...(await watch.next(1)));
    while (events.at(-1)?.object.metadata.resourceVersion !== metadata.resourceVersion);
    watch.close();
    const expected = stateAt(revision, { list, events });
    const seen = items.map(({ metadata: each }) => [`${each.namespace}/${each.name}`, each.resourceVersion]);
    assert.equal(seen, [...expected].sort());
    const exact = await get(`${path}?resourceVersion=${revision}&resourceVersionMatch=Exact`);
    assert.equal(exact.items, items);
  });
}

test("a full page of a selection has a next one while objects follow that do not match", async () => {
  const of = "/api/v1/namespaces/ends/configmaps";
  await api.post("/api/v1/namespaces", { metadata: { name: "ends" } });
  for (const name of ["a", "b", "c"]) await api.post(of, { metadata: { name, labels: { is: name } } });
  const first = await get(`${of}?limit=1&labelSelector=is%3Db`);
  assert.equal([first.items.length, typeof first.metadata.continue], [1, "string"]);
  const next = await get(`${of}?limit=1&labelSelector=is%3Db&continue=${first.metadata.continue}`);
  assert.equal([next.items, next.metadata.continue], [[], undefined]);
  assert.is((await get(`${of}?limit=1&labelSelector=is%3Dc`)).metadata.continue, undefined);
});

test("pages of a selection are full and of one version, and do not tell what remains", async () => {
  const query = `${path}?labelSelector=even&limit=5`;
  for (let i = 0; i < 24; i++) {
    const labels = i % 2 === 0 ? { even: "" } : {};
    await api.post(path, { metadata: { name: `s-${String(i).padStart(2, "0")}`, labels } });
  }
  const names: string[] = [];
  let token = "";
  let version = "";
  do {
    const { metadata, items } = await get(`${query}${token && `&continue=${token}`}`);
    version ||= metadata.resourceVersion;
    assert.equal(metadata, { resourceVersion: version, ...(metadata.continue && { continue: metadata.continue }) });
    names.push(...items.map((each: { metadata: { name: string } }) => each.metadata.name));
    token = metadata.continue ?? "";
    await api.delete(`${path}/s-${String(22 - names.length).padStart(2, "0")}`);
  } while (token !== "");
  assert.equal(
    names,
    Array.from({ length: 12 }, (_, i) => `s-${String(2 * i).padStart(2, "0")}`),
  );
});

test.run();
