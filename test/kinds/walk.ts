import * as assert from "uvu/assert";
import { acceptedPatchesOf } from "../../runtime/handlers/verbs/patch.ts";
import type { Json, JsonObject, ResourceDescriptor, Structure } from "../../runtime/schema/index.ts";
import { settled } from "../harness/settled.ts";
import type { Answer, Api } from "../harness/api.ts";
import type { Watch } from "../harness/watch.ts";
import { expectPart, expectSame } from "./same.ts";
import { type Encoding, encodings } from "./encodings.ts";
import type { Samples } from "./samples.ts";

const marked = "labelSelector=walk%3Dkinds";
const table = "application/json;as=Table;v=v1;g=meta.k8s.io";

/** One kind, and where its objects are. */
interface Walk {
  readonly api: Api;
  readonly kind: ResourceDescriptor;
  readonly structure: Structure;
  readonly path: string;
}

/**
 * Takes a kind through everything a client does with it: objects are created in each encoding, found as they were sent,
 * read, listed and watched in each form, changed in each way, and deleted. Nothing is left behind.
 */
export async function walkKind(api: Api, kind: ResourceDescriptor, samples: Samples): Promise<void> {
  const { structure } = await kind.load();
  const walk = { api, kind, structure, path: collectionOf(kind) };
  const start = await api.get(`${walk.path}?limit=1`);
  assert.is(start.status, 200, start.text);
  const from = `resourceVersion=${start.json.metadata.resourceVersion}`;
  const watch = await api.watch(`${walk.path}?watch=true&${marked}&${from}`);
  const names = await createAll(walk, samples);
  for (const each of names) await settled(api, `${walk.path}/${each}`);
  await readEach(walk, names.slice(0, 2));
  await readList(walk, names);
  const [changed = ""] = names.slice(1);
  await putBack(walk, changed);
  await patchInEachWay(walk, changed);
  const [full = {}] = samples.full(kind);
  await writeStatus(walk, { name: changed, status: full.status, kept: samples.kept(kind, full).status });
  await scale(walk, changed);
  await deleteAll(walk, names);
  await checkEvents(watch, names);
}

export function collectionOf({ group, apiVersion, namespaced, plural }: ResourceDescriptor): string {
  return `/${group === "" ? "api" : "apis"}/${apiVersion}/${namespaced ? "namespaces/default/" : ""}${plural}`;
}

/** The minimal object and the full ones, each in another encoding. Returns their names. */
async function createAll(walk: Walk, samples: Samples): Promise<string[]> {
  const bodies = [samples.minimal(walk.kind), ...samples.full(walk.kind)];
  const names: string[] = [];
  for (const [index, sample] of bodies.entries()) {
    const body = withMetadata(sample, index);
    const { name } = body.metadata as JsonObject;
    names.push(String(name));
    const encoding = encodings[index % encodings.length] as Encoding;
    const created = await send(walk, { method: "POST", body, encoding });
    assert.is(created.status, 201, `${encoding.mediaType}: ${created.text}`);
    const object = await encoding.decode(created.bytes, walk.structure);
    const { status, ...rest } = samples.kept(walk.kind, body);
    const expected = hasStatus(walk.kind) || status === undefined ? rest : { ...rest, status };
    expectPart(object, expected);
    expectPart((await walk.api.get(`${walk.path}/${name}`)).json, expected);
  }
  return names;
}

function withMetadata(sample: JsonObject, index: number): JsonObject {
  const full = {
    annotations: { note: "text" },
    ownerReferences: [{ apiVersion: "v1", kind: "Node", name: "owner", uid: "u-1", controller: true }],
    finalizers: ["example.com/hold"],
  };
  const metadata = { name: `sample-${index}`, labels: { walk: "kinds" }, ...(index === 1 ? full : {}) };
  return { ...sample, metadata: { ...metadata, ...(sample.metadata as JsonObject | undefined) } };
}

function hasStatus(kind: ResourceDescriptor): boolean {
  return kind.subresources.some((each) => each.name === "status");
}

interface Request {
  readonly method: string;
  readonly body: JsonObject;
  readonly encoding: Encoding;
  readonly path?: string;
}

function send(walk: Walk, { method, body, encoding, path = walk.path }: Request): Promise<Answer> {
  const { mediaType } = encoding;
  const headers = { "content-type": mediaType, accept: mediaType };
  return walk.api.call(method, path, { body: encoding.encode(body, walk.structure), headers });
}

/** In each encoding as in JSON, and as a row with a cell a column. */
async function readEach({ api, kind, structure, path }: Walk, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { json } = await api.get(`${path}/${name}`);
    for (const { mediaType, decode } of encodings) {
      const answer = await api.get(`${path}/${name}`, { accept: mediaType });
      assert.is(answer.headers["content-type"], mediaType);
      expectSame(await decode(answer.bytes, structure), json);
    }
    const row = await api.get(`${path}/${name}`, { accept: table });
    checkTable(row, kind, [name]);
  }
}

async function readList({ api, kind, structure, path }: Walk, names: readonly string[]): Promise<void> {
  const { json } = await api.get(`${path}?${marked}`);
  const found = json.items.map((each: { metadata: { name: string } }) => each.metadata.name);
  assert.equal(found.sort(), [...names].sort());
  const { json: page } = await api.get(`${path}?${marked}&limit=2`);
  for (const { mediaType, decodeList } of encodings) {
    const answer = await api.get(`${path}?${marked}&limit=2`, { accept: mediaType });
    assert.is(answer.headers["content-type"], mediaType);
    expectSame(await decodeList(answer.bytes, structure), page);
  }
  checkTable(await api.get(`${path}?${marked}`, { accept: table }), kind, names);
}

export function checkTable({ json }: Answer, kind: ResourceDescriptor, names: readonly string[]): void {
  assert.is(json.kind, "Table");
  const columns = kind.columns.map((each) => each.name);
  assert.equal(
    json.columnDefinitions.map((each: { name: string }) => each.name),
    columns,
  );
  const found = json.rows.map((each: { object: { metadata: { name: string } } }) => each.object.metadata.name);
  assert.equal(found.sort(), [...names].sort());
  for (const { cells: each } of json.rows as { cells: Json[] }[]) {
    assert.is(each.length, columns.length);
    // A client prints what it is given.
    for (const cell of each) assert.not.match(String(cell), /undefined|NaN|\[object/, JSON.stringify(each));
  }
}

/** What was read is written back, in each encoding, and nothing changes; then something does. */
async function putBack(walk: Walk, name: string): Promise<void> {
  const { api, structure } = walk;
  const path = `${walk.path}/${name}`;
  const { json } = await api.get(path);
  for (const encoding of encodings) {
    const answer = await send(walk, { method: "PUT", body: json, encoding, path });
    assert.is(answer.status, 200, answer.text);
    expectSame(await encoding.decode(answer.bytes, structure), json);
  }
  const labels = { ...json.metadata.labels, put: "yes" };
  const changed = await api.put(path, { ...json, metadata: { ...json.metadata, labels } });
  assert.is(changed.status, 200, changed.text);
  assert.equal(changed.json.metadata.labels, labels);
  assert.is((await api.put(path, json)).status, 409, "what was read before is out of date");
}

/** A patch that says what is there changes nothing; one that says more changes that. */
async function patchInEachWay({ api, kind, path: collection }: Walk, name: string): Promise<void> {
  const path = `${collection}/${name}`;
  const { json: before } = await api.get(path);
  const { managedFields: _, ...metadata } = before.metadata;
  const all = { ...before, metadata };
  const same = [
    await api.patch(path, "json", [{ op: "test", path: "/metadata/name", value: name }]),
    await api.patch(path, "merge", all),
    await api.patch(path, "strategic-merge", all),
  ];
  for (const answer of same) {
    assert.is(answer.status, 200, answer.text);
    expectSame(answer.json, before);
  }
  await api.patch(path, "json", [{ op: "remove", path: "/metadata/finalizers" }]);
  await api.patch(path, "merge", { metadata: { labels: { merge: "yes" }, annotations: { note: null } } });
  await api.patch(path, "strategic-merge", {
    metadata: { labels: { strategic: "yes" }, $retainKeys: ["name", "resourceVersion", "labels"] },
  });
  const { json } = await api.get(path);
  const { finalizers, annotations, labels } = json.metadata;
  assert.equal([finalizers, annotations?.note, labels.merge, labels.strategic], [undefined, undefined, "yes", "yes"]);
  if (acceptedPatchesOf(kind, { cbor: false, gzip: false }).includes("apply")) await apply(api, { path, kind });
}

async function apply(api: Api, { path, kind }: { path: string; kind: ResourceDescriptor }): Promise<void> {
  const body = { apiVersion: kind.apiVersion, kind: kind.kind, metadata: { labels: { apply: "yes" } } };
  const headers = { "content-type": "application/apply-patch+yaml" };
  const answer = await api.call("PATCH", `${path}?fieldManager=walker`, { body, headers });
  assert.is(answer.status, 200, answer.text);
  assert.is(answer.json.metadata.labels.apply, "yes");
}

interface StatusWrite {
  readonly name: string;
  readonly status: Json | undefined;
  /** What is left of it. */
  readonly kept: Json | undefined;
}

/** The full status goes in through its own path, and the rest of the object stays as it is. */
async function writeStatus({ api, kind, structure, path: collection }: Walk, options: StatusWrite) {
  const { name, status, kept } = options;
  if (!hasStatus(kind)) return;
  const path = `${collection}/${name}`;
  const { json } = await api.get(path);
  const written = await api.put(`${path}/status`, { ...json, spec: {}, status });
  assert.is(written.status, 200, written.text);
  expectPart(written.json.status, kept ?? null);
  for (const { mediaType, decode } of encodings) {
    const answer = await api.get(`${path}/status`, { accept: mediaType });
    expectSame((await decode(answer.bytes, structure)).spec ?? null, json.spec ?? null);
  }
}

async function scale({ api, kind, path: collection }: Walk, name: string): Promise<void> {
  if (!kind.subresources.some((each) => each.name === "scale")) return;
  const path = `${collection}/${name}/scale`;
  const { json } = await api.get(path);
  const scaled = await api.put(path, { ...json, spec: { replicas: 3 } });
  assert.is(scaled.status, 200, scaled.text);
  assert.equal((await api.get(path)).json.spec, { replicas: 3 });
}

async function deleteAll({ api, kind, path }: Walk, [first = "", ...rest]: readonly string[]): Promise<void> {
  // Some kinds leave what they own behind unless they are told otherwise, and wait for that.
  const background = { propagationPolicy: "Background" };
  const deleted = await api.delete(`${path}/${first}`, background);
  assert.ok(deleted.status === 200 || deleted.status === 202, deleted.text);
  if (kind.verbs.includes("deletecollection")) {
    const answer = await api.delete(`${path}?${marked}`, background);
    assert.is(answer.status, 200, answer.text);
  } else {
    for (const name of rest) await api.delete(`${path}/${name}`, background);
  }
  if (kind.subresources.some((each) => each.name === "finalize")) await finalize(api, path);
  const end = Date.now() + 30_000;
  while ((await api.get(`${path}?${marked}`)).json.items.length > 0) {
    if (Date.now() > end) throw new Error("objects are still there, half a minute after they were deleted");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** What a controller does at last, once it has cleared up. */
async function finalize(api: Api, path: string): Promise<void> {
  const { json } = await api.get(`${path}?${marked}`);
  for (const item of json.items) {
    const released = { ...item, spec: { ...item.spec, finalizers: [] } };
    const answer = await api.put(`${path}/${item.metadata.name}/finalize`, released);
    assert.is(answer.status, 200, answer.text);
  }
}

/** Each object was added once, changed in the order of its versions, and deleted at last. */
async function checkEvents(watch: Watch, names: readonly string[]): Promise<void> {
  const seen = new Map<string, { types: string[]; version: number }>(
    names.map((name) => [name, { types: [], version: 0 }]),
  );
  const isOver = () => [...seen.values()].every(({ types }) => types.at(-1) === "DELETED");
  while (!isOver()) {
    const [event] = await watch.next(1);
    const { name, resourceVersion } = event?.object.metadata ?? {};
    const of = seen.get(name);
    assert.ok(of, `an event of ${name}`);
    assert.ok(Number(resourceVersion) > of.version, `${name} at ${resourceVersion} came after ${of.version}`);
    of.version = Number(resourceVersion);
    of.types.push(String(event?.type));
  }
  watch.close();
  for (const [name, { types }] of seen) assert.match(types.join(" "), /^ADDED (MODIFIED )*DELETED$/, name);
}
