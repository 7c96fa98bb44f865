import * as assert from "uvu/assert";
import { parse as parseYaml } from "yaml";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure, literal, pod } from "../literal.ts";

const test = suite("negotiation");

let api: Api;
test.before(async () => {
  api = await openApi();
  await api.post(configMaps, { metadata: { name: "a" }, data: { x: "1", y: "0644" } });
  await api.post(core("default", "pods"), pod("p", { spec: { nodeName: "n1" } }));
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const table = (group: string) => `application/json;as=Table;v=v1;g=${group}`;

for (const accept of ["application/json", "*/*", "text/html, */*;q=0.1", "application/json;q=0.9"]) {
  test(`Accept: ${accept} is answered in JSON`, async () => {
    const answer = await api.get(`${configMaps}/a`, { accept });
    assert.equal([answer.status, answer.headers["content-type"]], [200, "application/json"]);
  });
}

test("an Accept of nothing that there is, is a 406 that lists what there is", async () => {
  const answer = await api.get(`${configMaps}/a`, { accept: "text/html" });
  assert.equal(
    answer.json,
    failure(406, "NotAcceptable", {
      message:
        "406: Not Acceptable\n\nAvailable representations: " +
        "application/json, application/yaml, application/vnd.orch.protobuf",
      details: {},
    }),
  );
  const { json } = await api.get(`${configMaps}/a`, { accept: "application/json;as=Table;v=v7;g=meta.orch.io" });
  assert.is(
    json.message,
    "only the following media types are accepted: application/json, application/yaml, application/vnd.orch.protobuf",
  );
  assert.is((await api.get(`${configMaps}/a`, { accept: "application/cbor" })).status, 406);
  assert.is((await api.get(`${configMaps}?watch=true`, { accept: "application/yaml" })).status, 406);
});

const onlyForms = [
  ["/version", "application/json"],
  ["/openid/v1/jwks", "application/jwk-set+json"],
  ["/.well-known/openid-configuration", "application/json"],
] as const;

for (const [path, form] of onlyForms) {
  test(`${path} is there as ${form} alone`, async () => {
    for (const accept of [form, `text/html,${form};q=0`, "*/*"])
      assert.is((await api.get(path, { accept })).status, 200);
    const { status, text } = await api.get(path, { accept: "application/yaml" });
    assert.is(status, 406);
    assert.is(parseYaml(text).message, `406: Not Acceptable\n\nAvailable representations: ${form}`);
  });
}

test("a refused Accept stores nothing", async () => {
  const answer = await api.post(configMaps, { metadata: { name: "refused" } }, { accept: "text/html" });
  assert.is(answer.status, 406);
  assert.is((await api.get(`${configMaps}/refused`)).status, 404);
});

test("clauses are tried by their quality", async () => {
  const yaml = await api.get(`${configMaps}/a`, { accept: "application/json;q=0.5,application/yaml" });
  assert.is(yaml.headers["content-type"], "application/yaml");
  const json = await api.get(`${configMaps}/a`, {
    accept: "application/vnd.x,application/json,application/yaml;q=0.5",
  });
  assert.is(json.headers["content-type"], "application/json");
});

test("objects, lists and the answer to a delete are answered in YAML", async () => {
  const accept = "application/yaml";
  const one = await api.get(`${configMaps}/a`, { accept });
  assert.is(one.headers["content-type"], "application/yaml");
  assert.equal(parseYaml(one.text), (await api.get(`${configMaps}/a`)).json);
  assert.match(one.text, /^apiVersion: v1\ndata:\n {2}x: "1"\n {2}"y": "0644"\nkind: ConfigMap\n/);
  const list = await api.get(configMaps, { accept });
  assert.equal(parseYaml(list.text), (await api.get(configMaps)).json);
  await api.post(configMaps, { metadata: { name: "gone" } });
  const gone = await api.call("DELETE", `${configMaps}/gone`, { headers: { accept } });
  assert.is(parseYaml(gone.text).status, "Success");
});

test("a body in YAML is an object, numbers with leading zeros octal as the field reads them", async () => {
  const yaml = `apiVersion: v1
kind: Pod
metadata: { name: yaml }
spec:
  containers:
  - name: c
    image: "busybox:1"
  volumes:
  - name: v
    secret: { secretName: s, defaultMode: 0644 }
`;
  const answer = await api.post(core("default", "pods"), yaml, { "content-type": "application/yaml" });
  assert.is(answer.status, 201, answer.text);
  assert.is(answer.json.spec.volumes[0].secret.defaultMode, 420);
});

for (const type of ["application/vnd.orch.protobuf", "application/vnd.kubernetes.protobuf"]) {
  test(`a body in ${type} is an object`, async () => {
    const name = type.includes("orch") ? "own" : "alias";
    const field = (number: number, bytes: Buffer) =>
      Buffer.concat([Buffer.from([number * 8 + 2, bytes.length]), bytes]);
    const metadata = field(1, field(1, Buffer.from(name)));
    const entry = Buffer.concat([field(1, Buffer.from("key")), field(2, Buffer.from("value"))]);
    const typeMeta = Buffer.concat([field(1, Buffer.from("v1")), field(2, Buffer.from("ConfigMap"))]);
    const raw = Buffer.concat([metadata, field(2, entry)]);
    const body = Buffer.concat([Buffer.from("k8s\0"), field(1, typeMeta), field(2, raw)]);
    const answer = await api.call("POST", configMaps, { body, headers: { "content-type": type } });
    assert.is(answer.status, 201, answer.text);
    assert.equal(answer.json.data, { key: "value" });
    assert.is(answer.json.metadata.name, name);
  });
}

test("a body of an unknown media type is a 415 that lists the known ones", async () => {
  const answer = await api.post(configMaps, "x", { "content-type": "text/plain" });
  assert.equal(
    answer.json,
    failure(415, "UnsupportedMediaType", {
      message:
        "the body of the request was in an unknown format - accepted media types include: application/json, " +
        "application/yaml, application/vnd.orch.protobuf",
    }),
  );
  const patch = await api.call("PATCH", `${configMaps}/a`, {
    body: {},
    headers: { "content-type": "application/json" },
  });
  assert.equal(
    patch.json,
    failure(415, "UnsupportedMediaType", { message: "415: Unsupported Media Type", details: {} }),
  );
});

test("parameters of a Content-Type say nothing", async () => {
  const headers = { "content-type": "application/json; charset=utf-8" };
  assert.is((await api.post(configMaps, { metadata: { name: "charset" } }, headers)).status, 201);
});

test("parameters of a Content-Type that are none make it unknown", async () => {
  const rows: readonly (readonly [type: string, status: number])[] = [
    ["application/json;", 422],
    ['application/json; a="b;c"', 422],
    ["application/json;foo", 415],
    ["application/json;;", 415],
    ["application/json;a=b;c", 415],
  ];
  for (const [type, status] of rows) {
    assert.is((await api.post(configMaps, { metadata: {} }, { "content-type": type })).status, status, type);
  }
});

for (const group of ["meta.orch.io", "meta.k8s.io"]) {
  test(`a Table is answered in the words of who asked: ${group}`, async () => {
    const answer = await api.get(core("default", "pods/p"), { accept: table(group) });
    assert.is(answer.headers["content-type"], "application/json");
    const { columnDefinitions, rows, ...head } = answer.json;
    assert.equal(literal(head), { kind: "Table", apiVersion: `${group}/v1`, metadata: { resourceVersion: "VERSION" } });
    assert.equal(
      columnDefinitions.map((each: { name: string; priority: number }) => `${each.name} ${each.priority}`),
      [
        "Name 0",
        "Ready 0",
        "Status 0",
        "Restarts 0",
        "Age 0",
        "IP 1",
        "Node 1",
        "Nominated Node 1",
        "Readiness Gates 1",
      ],
    );
    assert.equal(columnDefinitions[0], {
      name: "Name",
      type: "string",
      format: "name",
      description: "Name of the object, unique among its kind within a namespace.",
      priority: 0,
    });
    const [row] = rows;
    const age = row.cells[4];
    assert.match(age, /^\d+s$/);
    assert.equal(row.cells, ["p", "0/1", "Pending", "0", age, "<none>", "n1", "<none>", "<none>"]);
    assert.equal(literal(row.object), {
      kind: "PartialObjectMetadata",
      apiVersion: `${group}/v1`,
      metadata: {
        name: "p",
        namespace: "default",
        uid: "UID",
        creationTimestamp: "TIME",
        generation: 1,
        resourceVersion: "VERSION",
      },
    });
  });
}

test("rows carry nothing, metadata or the whole object", async () => {
  const row = async (include: string) => {
    const answer = await api.get(`${configMaps}?limit=1${include}`, { accept: table("meta.orch.io") });
    assert.is(answer.status, 200, answer.text);
    return answer.json.rows[0].object;
  };
  assert.is(await row("&includeObject=None"), null);
  assert.is((await row("&includeObject=Metadata")).kind, "PartialObjectMetadata");
  assert.equal((await row("&includeObject=Object")).data, { x: "1", y: "0644" });
  const bad = await api.get(`${configMaps}?includeObject=All`, { accept: table("meta.orch.io") });
  assert.is(bad.status, 400);
});

test("a Table of a list has its paging", async () => {
  const answer = await api.get(`${configMaps}?limit=1`, { accept: table("meta.k8s.io") });
  const { continue: token, remainingItemCount } = answer.json.metadata;
  assert.ok(token.length > 10 && remainingItemCount >= 1);
});

test("a Table comes in YAML and as v1beta1, and never of another version or group", async () => {
  const yaml = await api.get(configMaps, { accept: "application/yaml;as=Table;v=v1;g=meta.k8s.io" });
  assert.is(parseYaml(yaml.text).kind, "Table");
  const beta = await api.get(configMaps, { accept: "application/json;as=Table;v=v1beta1;g=meta.k8s.io" });
  assert.equal([beta.json.kind, beta.json.apiVersion], ["Table", "meta.k8s.io/v1beta1"]);
  assert.is((await api.get(configMaps, { accept: "application/json;as=Table;v=v2;g=meta.k8s.io" })).status, 406);
  assert.is((await api.get(configMaps, { accept: "application/json;as=Table;v=v1;g=other.io" })).status, 406);
  const fallback = "application/json;as=Table;v=v2;g=meta.k8s.io,application/json";
  assert.is((await api.get(configMaps, { accept: fallback })).json.kind, "ConfigMapList");
});

test("the metadata of one object is none of a list, and the other way round", async () => {
  const of = (kind: string) => ({ accept: `application/json;as=${kind};v=v1;g=meta.k8s.io` });
  for (const path of [configMaps, `${configMaps}?limit=1`]) {
    const { status, json } = await api.get(path, of("PartialObjectMetadata"));
    assert.equal([status, json.reason], [406, "NotAcceptable"]);
    assert.is(json.message, "you requested PartialObjectMetadata, but the requested object is a list");
  }
  const { status, json } = await api.get(`${configMaps}/a`, of("PartialObjectMetadataList"));
  assert.is(status, 406);
  assert.is(json.message, "you requested PartialObjectMetadataList, but the requested object is not a list");
});

test("metadata alone is answered as PartialObjectMetadata", async () => {
  const whole = (await api.get(`${configMaps}/a`)).json;
  const one = await api.get(`${configMaps}/a`, {
    accept: "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io",
  });
  assert.equal(one.json, { kind: "PartialObjectMetadata", apiVersion: "meta.k8s.io/v1", metadata: whole.metadata });
  const many = await api.get(`${configMaps}?fieldSelector=metadata.name%3Da`, {
    accept: "application/json;as=PartialObjectMetadataList;v=v1;g=meta.orch.io",
  });
  assert.equal([many.json.kind, many.json.apiVersion], ["PartialObjectMetadataList", "meta.orch.io/v1"]);
  assert.equal(
    many.json.items.map((each: { metadata: object }) => each.metadata),
    [whole.metadata],
  );
});

test("an error in no form that the client accepts is indented JSON, whatever it asks for", async () => {
  const isIndented = async (path: string, accept: string) => {
    const { text, headers } = await api.get(`${path}?pretty=false`, { "user-agent": "client/1.0", accept });
    assert.is(headers["content-type"], "application/json");
    return text.startsWith('{\n  "kind": "Status",\n');
  };
  const table = "application/json;as=Table;g=meta.k8s.io;v=v1";
  assert.is(await isIndented(`${configMaps}/a`, "text/html"), true);
  assert.is(await isIndented("/api/v1/none", "text/html"), true);
  assert.is(await isIndented(`${configMaps}/none`, table), true);
  assert.is(await isIndented(`${configMaps}/none`, `${table},application/json`), false);
});

test("JSON is indented when asked for, and for people's tools", async () => {
  const path = `${configMaps}/a`;
  const lines = async (query: string, agent: string) =>
    (await api.get(`${path}${query}`, { "user-agent": agent })).text.split("\n").length > 2;
  assert.is(await lines("", "client/1.0"), false);
  assert.is(await lines("?pretty=true", "client/1.0"), true);
  assert.is(await lines("", "curl/8.0"), true);
  assert.is(await lines("", "Wget/1.0"), true);
  assert.is(await lines("", "Mozilla/5.0 (X11)"), true);
  assert.is(await lines("?pretty=false", "curl/8.0"), false);
  const list = await api.get(`${configMaps}?pretty=true`);
  assert.ok(list.text.startsWith('{\n  "kind": "ConfigMapList"'));
});

test.run();
