import * as assert from "uvu/assert";
import { generated } from "../../../generated/index.ts";
import { code as configMapCode } from "../../../generated/core/v1/configMap.code.ts";
import { code as podCode } from "../../../generated/core/v1/pod.code.ts";
import { DeleteOptions, PartialObjectMetadata, Status } from "../../../generated/meta/v1.code.ts";
import { decodeMessage } from "../../../runtime/negotiate/protobufDecoder.ts";
import { decodeEnvelope, encodeObject } from "../../../runtime/negotiate/protobufEnvelope.ts";
import { parseYaml } from "../../../runtime/negotiate/yaml.ts";
import { printYaml } from "../../../runtime/negotiate/yamlPrinter.ts";
import type { Json, JsonObject, Structure } from "../../../runtime/schema/index.ts";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { eventsOf, itemsOf } from "../../harness/wire.ts";

const { protobufMagic: magic, protobufMediaType: protobuf } = generated.platform;
const alias = "application/vnd.kubernetes.protobuf";
const table = "as=Table;g=meta.k8s.io;v=v1";
const partial = "as=PartialObjectMetadata;g=meta.k8s.io;v=v1";
const partialList = "as=PartialObjectMetadataList;g=meta.k8s.io;v=v1";
const maps = "/api/v1/namespaces/default/configmaps";
const pods = "/api/v1/namespaces/default/pods";
const PodStructure = podCode.structure;
const ConfigMap = configMapCode.structure;

const test = suite("api encodings");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const pod = {
  kind: "Pod",
  apiVersion: "v1",
  metadata: { name: "NAME", labels: { app: "a" } },
  spec: {
    containers: [
      {
        name: "c",
        image: "i:1",
        ports: [{ containerPort: 80 }],
        resources: { limits: { memory: "64Mi" } },
        livenessProbe: { httpGet: { path: "/", port: "http" } },
      },
    ],
    volumes: [{ name: "v", emptyDir: {} }],
    terminationGracePeriodSeconds: 0,
  },
};

/** A body in protobuf as JSON has it. */
function read(bytes: Buffer, structure: Structure): JsonObject {
  const { kind, apiVersion, raw } = decodeEnvelope(bytes, magic);
  return decodeMessage(raw, structure, { kind, apiVersion });
}

function typeOf(answer: Answer): string {
  return String(answer.headers["content-type"]);
}

test("an object is read in the encoding of its content type, and answered in the one that is accepted", async () => {
  const bodies: readonly [name: string, contentType: string, body: string | Uint8Array][] = [
    ["in-json", "application/json", JSON.stringify({ ...pod, metadata: { ...pod.metadata, name: "in-json" } })],
    [
      "in-yaml",
      "application/yaml",
      printYaml({ ...pod, metadata: { ...pod.metadata, name: "in-yaml" } } as unknown as Json),
    ],
    ["in-protobuf", protobuf, encodePod("in-protobuf")],
    ["in-alias", alias, encodePod("in-alias")],
  ];
  for (const [name, contentType, body] of bodies) {
    const headers = { "content-type": contentType, accept: contentType };
    const created = await api.call("POST", pods, { body, headers });
    assert.is(created.status, 201, created.text);
    assert.is(typeOf(created), contentType);
    const { json } = await api.get(`${pods}/${name}`);
    assert.equal(json.spec.containers[0].livenessProbe.httpGet, { path: "/", port: "http", scheme: "HTTP" });
    assert.equal(json.spec.volumes[0], { name: "v", emptyDir: {} });
    assert.is(json.spec.terminationGracePeriodSeconds, 0);
    const answer = await api.get(`${pods}/${name}`, { accept: contentType });
    assert.is(typeOf(answer), contentType);
    for (const each of [created, answer]) assert.equal(await bodyOf(each, PodStructure), json);
    const updated = await api.call("PUT", `${pods}/${name}`, { body: answer.bytes, headers });
    assert.equal(await bodyOf(updated, PodStructure), json, "an update with what was read changes nothing");
  }
});

function encodePod(name: string): Buffer {
  const object = { ...pod, metadata: { name } };
  return encodeObject(object, { structure: PodStructure, kind: "Pod", apiVersion: "v1", magic });
}

async function bodyOf(answer: Answer, structure: Structure): Promise<Json> {
  const type = typeOf(answer);
  if (type.includes("protobuf")) return read(answer.bytes, structure);
  return type.includes("yaml") ? (await parseYaml(`# yaml\n${answer.text}`)).value : answer.json;
}

test("a list in protobuf is the list in JSON, before and after a change", async () => {
  for (let round = 0; round < 3; round++) {
    const { json } = await api.get(pods);
    for (const query of ["", "?limit=2", "?labelSelector=app%3Da", "?labelSelector=app%3Dnone"]) {
      const plain = query === "" ? json : (await api.get(`${pods}${query}`)).json;
      const answer = await api.get(`${pods}${query}`, { accept: alias });
      assert.is(typeOf(answer), alias);
      assert.equal(itemsOf(answer.bytes, { magic, structure: PodStructure }), plain);
    }
    await api.patch(`${pods}/in-json`, "merge", { metadata: { annotations: { round: String(round) } } });
  }
});

test("metadata alone comes in every encoding, of objects and of lists", async () => {
  const { json: whole } = await api.get(`${pods}/in-json`);
  const wanted = { kind: "PartialObjectMetadata", apiVersion: "meta.k8s.io/v1", metadata: whole.metadata };
  for (const type of ["application/json", "application/yaml", protobuf]) {
    const one = await api.get(`${pods}/in-json`, { accept: `${type};${partial}` });
    assert.equal(await bodyOf(one, PartialObjectMetadata), wanted);
  }
  const { json } = await api.get(pods, { accept: `application/json;${partialList}` });
  assert.is(`${json.kind} ${json.apiVersion}`, "PartialObjectMetadataList meta.k8s.io/v1");
  const names = ["in-alias", "in-json", "in-protobuf", "in-yaml"];
  const items = json.items.map((each: { kind: string; metadata: { name: string } }) => [each.kind, each.metadata.name]);
  assert.equal(
    items,
    names.map((name) => ["PartialObjectMetadata", name]),
  );
  assert.equal(json.items[1], wanted);
  const { bytes } = await api.get(pods, { accept: `${protobuf};${partialList}` });
  const list = itemsOf(bytes, { magic, structure: PartialObjectMetadata });
  assert.equal((list.items as Json[]).length, 4);
  assert.equal((list.items as JsonObject[])[1]?.metadata, whole.metadata);
});

test("a watch in protobuf has its events behind their length, each object in an envelope", async () => {
  await api.post(maps, { metadata: { name: "watched" }, data: { a: "1" } });
  const query = "watch=true&timeoutSeconds=2&allowWatchBookmarks=true&fieldSelector=metadata.name%3Dwatched";
  const watching = api.get(`${maps}?${query}`, { accept: `${alias};stream=watch,application/json` });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await api.patch(`${maps}/watched`, "merge", { data: { a: "2" } });
  const { json: last } = await api.get(`${maps}/watched`);
  await api.delete(`${maps}/watched`);
  const answer = await watching;
  assert.is(typeOf(answer), `${alias};stream=watch`);
  const events = eventsOf(answer.bytes).map(({ type, body }) => [type, read(body, ConfigMap)] as const);
  assert.equal(
    events.map(([type, object]) => [type, object.kind, (object.data as JsonObject | undefined)?.a]),
    [
      ["ADDED", "ConfigMap", "1"],
      ["BOOKMARK", "ConfigMap", undefined],
      ["MODIFIED", "ConfigMap", "2"],
      ["DELETED", "ConfigMap", "2"],
    ],
  );
  assert.equal(events[2]?.[1], last);
  const bookmark = events[1]?.[1].metadata as JsonObject;
  assert.equal(bookmark.annotations, { "k8s.io/initial-events-end": "true", "orch.io/initial-events-end": "true" });
});

test("errors are answered in the encoding that the client prefers", async () => {
  const { json } = await api.get(`${pods}/none`);
  assert.is(json.message, 'pods "none" not found');
  for (const accept of [`${alias},application/json`, `${alias};stream=watch`, "application/yaml", "*/*"]) {
    const answer = await api.get(`${pods}/none`, { accept });
    assert.is(answer.status, 404);
    assert.is(typeOf(answer), accept === "*/*" ? "application/json" : accept.split(/[,;]/)[0]);
    assert.equal(await bodyOf(answer, Status), json);
  }
  const asTable = await api.get(`${pods}/none`, { accept: `${alias};${partial}, application/json;${table}` });
  assert.is(typeOf(asTable), "application/json", "a Status has no other form");
  const unauthorized = await api.call("GET", pods, { token: "wrong", headers: { accept: alias } });
  assert.is(`${unauthorized.status} ${read(unauthorized.bytes, Status).reason}`, "401 Unauthorized");
});

test("errors are indented for people", async () => {
  const answer = await api.get(`${pods}/none`, { "user-agent": "curl/8" });
  assert.ok(answer.text.startsWith('{\n  "kind": "Status",\n'), answer.text);
  assert.not((await api.get(`${pods}/none?pretty=false`, { "user-agent": "curl/8" })).text.includes("\n  "));
});

test("what nobody can write is a 406 and what nobody can read a 415, each with the list of what there is", async () => {
  const types = `application/json, application/yaml, ${protobuf}`;
  for (const accept of ["text/html", "application/cbor", `${protobuf};${table}`, `application/json;as=Nonsense`]) {
    const answer = await api.get(`${pods}/in-json`, { accept });
    assert.is(answer.status, 406);
    const isNamed = accept !== "text/html" && accept !== "application/cbor";
    const ofPath = `406: Not Acceptable\n\nAvailable representations: ${types}`;
    assert.is(answer.json.message, isNamed ? `only the following media types are accepted: ${types}` : ofPath);
  }
  const yaml = await api.get(`${pods}?watch=true`, { accept: "application/yaml" });
  assert.is(`${yaml.status} ${typeOf(yaml)}`, "406 application/yaml");
  for (const contentType of ["text/plain", "application/cbor", "application/x-www-form-urlencoded"]) {
    const answer = await api.post(pods, "{}", { "content-type": contentType });
    assert.is(answer.status, 415);
    const text = "the body of the request was in an unknown format - accepted media types include:";
    assert.is(answer.json.message, `${text} ${types}`);
  }
});

test("options of a delete may be in protobuf, and so is what it answers", async () => {
  await api.post(maps, { metadata: { name: "gone" } });
  const options = { preconditions: { uid: "another" } };
  const envelope = { structure: DeleteOptions, kind: "DeleteOptions", apiVersion: "v1", magic };
  const headers = { "content-type": alias, accept: alias };
  const refused = await api.call("DELETE", `${maps}/gone`, { body: encodeObject(options, envelope), headers });
  assert.is(`${refused.status} ${read(refused.bytes, Status).reason}`, "409 Conflict");
  const gone = await api.call("DELETE", `${maps}/gone`, { body: encodeObject({}, envelope), headers });
  const status = read(gone.bytes, Status);
  assert.equal([gone.status, status.status, (status.details as JsonObject).name], [200, "Success", "gone"]);
});

test("a scale is answered and read in protobuf", async () => {
  const { Scale } = await import("../../../generated/autoscaling/v1/scale.code.ts");
  const path = "/apis/apps/v1/namespaces/default/deployments";
  const template = { metadata: { labels: { a: "b" } }, spec: pod.spec };
  await api.post(path, { metadata: { name: "d" }, spec: { selector: { matchLabels: { a: "b" } }, template } });
  const answer = await api.get(`${path}/d/scale`, { accept: alias });
  const scale = read(answer.bytes, Scale);
  assert.equal(scale.spec, { replicas: 1 });
  const body = encodeObject({ ...scale, spec: { replicas: 3 } }, { ...envelopeOf(scale), structure: Scale });
  const headers = { "content-type": alias, accept: alias };
  const put = await api.call("PUT", `${path}/d/scale`, { body, headers });
  assert.equal(read(put.bytes, Scale).spec, { replicas: 3 });
});

function envelopeOf(object: JsonObject): { kind: string; apiVersion: string; magic: string } {
  return { kind: String(object.kind), apiVersion: String(object.apiVersion), magic };
}

test.run();
