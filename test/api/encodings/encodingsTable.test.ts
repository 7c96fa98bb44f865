import * as assert from "uvu/assert";
import { parseYaml } from "../../../runtime/negotiate/yaml.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("api encodings table");

const pods = "/api/v1/namespaces/default/pods";
const accept = "application/json;as=Table;g=meta.k8s.io;v=v1";

let api: Api;
test.before(async () => {
  api = await openApi();
  for (const name of ["a", "b", "c"]) {
    await api.post(pods, {
      metadata: { name, labels: { n: name } },
      spec: { containers: [{ name: "c", image: "i" }] },
    });
  }
});
test.after(() => api.stop());

interface Row {
  readonly cells: readonly unknown[];
  readonly object: {
    readonly kind?: string;
    readonly spec?: object;
    readonly metadata?: { readonly name: string };
  } | null;
}

test("a table has a row for each object, with its metadata in the client's words", async () => {
  const { json } = await api.get(pods, { accept });
  assert.is(`${json.kind} ${json.apiVersion}`, "Table meta.k8s.io/v1");
  assert.equal(
    json.columnDefinitions.slice(0, 3).map((each: { name: string }) => each.name),
    ["Name", "Ready", "Status"],
  );
  assert.equal(
    json.rows.map((each: Row) => each.cells.slice(0, 3)),
    ["a", "b", "c"].map((name) => [name, "0/1", "Pending"]),
  );
  const { json: pod } = await api.get(`${pods}/b`);
  const wanted = { kind: "PartialObjectMetadata", apiVersion: "meta.k8s.io/v1", metadata: pod.metadata };
  assert.equal(json.rows[1].object, wanted);
});

test("rows carry what includeObject says", async () => {
  const objects = async (query: string): Promise<unknown[]> =>
    (await api.get(`${pods}?${query}`, { accept })).json.rows.map((each: Row) => each.object);
  const list = (await api.get(pods)).json;
  assert.equal(await objects("includeObject=None"), [null, null, null]);
  assert.equal(
    await objects("includeObject=Object"),
    list.items.map((each: object) => ({ kind: "Pod", apiVersion: "v1", ...each })),
  );
  assert.equal(await objects("includeObject=Metadata"), await objects(""));
  const refused = await api.get(`${pods}?includeObject=All`, { accept });
  const problem = `Invalid value: "All": must be 'Metadata', 'Object', 'None', or empty`;
  const message = `Unable to convert to Table as requested: includeObject: ${problem}`;
  assert.equal([refused.status, refused.json.message], [400, message]);
});

test("a table of flow schemas is in the order in which requests are held against them", async () => {
  const schemas = "/apis/flowcontrol.apiserver.orch.io/v1/flowschemas";
  for (const [name, matchingPrecedence] of [
    ["late", 9000],
    ["early", 20],
    ["also-late", 9000],
  ] as const) {
    await api.post(schemas, {
      metadata: { name },
      spec: { matchingPrecedence, priorityLevelConfiguration: { name: "global-default" } },
    });
  }
  const names = (rows: Row[]) => rows.map((each) => each.cells[0]).filter((name) => /late|early/.test(String(name)));
  assert.equal(names((await api.get(schemas, { accept })).json.rows), ["early", "also-late", "late"]);
});

test("a kept table is not shown after a change, nor to who asks otherwise", async () => {
  const names = async (query = "") =>
    (await api.get(`${pods}${query}`, { accept })).json.rows.map((each: Row) => each.cells[0]);
  for (let round = 0; round < 2; round++) {
    assert.equal(await names(), ["a", "b", "c"]);
    assert.equal(await names("?labelSelector=n%3Db"), ["b"]);
    assert.equal(await names("?limit=1"), ["a"]);
  }
  const own = await api.get(pods, { accept: accept.replace("meta.k8s.io", "meta.orch.io") });
  assert.is(own.json.rows[0].object.apiVersion, "meta.orch.io/v1");
  await api.delete(`${pods}/c?gracePeriodSeconds=0`);
  assert.equal(await names(), ["a", "b"]);
});

test("a table tells the version, and the token of its next page", async () => {
  const { json: list } = await api.get(`${pods}?limit=1`);
  const { json } = await api.get(`${pods}?limit=1`, { accept });
  assert.equal(json.metadata, list.metadata);
});

test("ages go on while nothing changes", async () => {
  const ageOf = async () => {
    const { json } = await api.get(pods, { accept });
    const index = json.columnDefinitions.findIndex((each: { name: string }) => each.name === "Age");
    return Number.parseInt(json.rows[0].cells[index], 10);
  };
  const first = await ageOf();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  assert.ok((await ageOf()) > first);
});

test("tables are written in YAML, and of one object", async () => {
  for (const path of [`${pods}/a`, pods]) {
    const yaml = await api.get(path, { accept: accept.replace("json", "yaml") });
    assert.is(yaml.headers["content-type"], "application/yaml");
    const { value } = await parseYaml(`# yaml\n${yaml.text}`);
    assert.equal(withoutAges(value), withoutAges((await api.get(path, { accept })).json));
  }
});

/** Between two requests a second may begin. */
function withoutAges(table: unknown): unknown {
  const { rows, ...rest } = table as { readonly rows: readonly Row[] };
  return { ...rest, rows: rows.map(({ cells, object }) => ({ cells: cells.slice(0, 4), object })) };
}

test("a watch of tables sends a row an event", async () => {
  const watch = await api.watch(`${pods}?watch=true&fieldSelector=metadata.name%3Da`, { accept });
  const [event] = await watch.next(1);
  assert.equal([event?.type, event?.object.kind, event?.object.rows[0].cells[0]], ["ADDED", "Table", "a"]);
});

test.run();
