import * as assert from "uvu/assert";
import { encodeCbor } from "../../../runtime/negotiate/cbor.ts";
import type { Json } from "../../../runtime/schema/index.ts";
import { type Answer, type Api, type Headers, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import { core } from "../literal.ts";

const test = suite("bounds of bodies");

const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const widgets = "/apis/bounds.example.com/v1/namespaces/default/widgets";
const configMaps = core("default", "configmaps");

let api: Api;
test.before(async () => {
  api = await openApi({ featureGates: { CBORServingAndStorage: "true" }, undocumented: "/apis/bounds.example.com" });
  const created = await api.post(definitions, definition());
  assert.is(created.status, 201, created.text);
  await api.post(configMaps, "data: {warm: up}", yaml);
});
test.after(() => api.stop());

const json = { "content-type": "application/json" };
const yaml = { "content-type": "application/yaml" };
const cbor = { "content-type": "application/cbor" };
const protobuf = { "content-type": "application/vnd.orch.protobuf" };

function definition(padding = ""): object {
  const anything = { type: "object", "x-orch-preserve-unknown-fields": true };
  const spec = { type: "object", properties: { free: anything, size: { type: "integer" } } };
  const openAPIV3Schema = { type: "object", description: padding, properties: { spec } };
  return {
    apiVersion: "apiextensions.orch.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: "widgets.bounds.example.com" },
    spec: {
      group: "bounds.example.com",
      scope: "Namespaced",
      names: { plural: "widgets", kind: "Widget" },
      versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema } }],
    },
  };
}

const head = { apiVersion: "bounds.example.com/v1", kind: "Widget", metadata: { name: "deep" } };

function nested(levels: number): Json {
  let value: Json = "x";
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

/** Below spec and free: a body of `depth` levels. */
const widget = (depth: number) => ({ ...head, spec: { free: { a: nested(depth - 3) } } });
const flow = (depth: number) => `${headYaml}spec: {free: {a: ${"[".repeat(depth - 3)}x${"]".repeat(depth - 3)}}}\n`;
const block = (depth: number) => `${headYaml}spec:\n  free:\n    a:\n      ${"- ".repeat(depth - 3)}x\n`;
const indented = (depth: number) => {
  const levels = Array.from({ length: depth - 3 }, (_, level) => `${" ".repeat(level + 6)}b:\n`).join("");
  return `${headYaml}spec:\n  free:\n    a:\n${levels}${" ".repeat(depth + 6)}x\n`;
};
const headYaml = `apiVersion: ${head.apiVersion}\nkind: ${head.kind}\nmetadata: {name: deep}\n`;

const formats: [string, (depth: number) => string | Buffer, Headers][] = [
  ["JSON", (depth) => JSON.stringify(widget(depth)), json],
  ["YAML of brackets", flow, yaml],
  ["YAML of dashes", block, yaml],
  ["YAML of indented keys", indented, yaml],
  ["CBOR", (depth) => encodeDeep(depth), cbor],
];

/** The encoder has the limit too. */
function encodeDeep(depth: number): Buffer {
  const marked = encodeCbor({ ...head, spec: { free: { a: "?" } } });
  const at = marked.lastIndexOf(encodeCbor("?").subarray(-2));
  return Buffer.concat([marked.subarray(0, at), Buffer.alloc(depth - 3, 0x81), marked.subarray(at)]);
}

for (const [format, bodyOf, headers] of formats) {
  test(`${format} may nest 1,000 deep and not 1,002, with the same answer as others`, async () => {
    const send = (depth: number) => api.call("POST", widgets, { body: bodyOf(depth), headers });
    const taken = await send(1000);
    assert.is(taken.status, 201, taken.text.slice(0, 300));
    const stored = (await api.get(`${widgets}/deep`)).text.split('"spec":')[1] ?? "";
    assert.is(stored.match(/[[{]/g)?.length, 999);
    await api.delete(`${widgets}/deep`);
    for (const depth of [1002, 2000, 2300]) {
      const refused = await send(depth);
      const what = 'Widget in version "v1" cannot be handled as a Widget: exceeded max depth';
      assert.equal([refused.status, refused.json.message], [400, what], `${depth}`);
    }
  });
}

const schemaAt = (value: string) => `"spec":{"versions":[{"schema":{"openAPIV3Schema":${value}}}]}`;
/** Where a value lies, and what it is of: texts, since JSON.stringify cannot write what is that deep. */
const places: readonly (readonly [what: string, path: string, members: (value: string) => string])[] = [
  ["where a number is expected", widgets, (value) => `"spec":{"size":${value}}`],
  ["where all is kept", widgets, (value) => `"spec":{"free":${value}}`],
  ["where an object is expected", widgets, (value) => `"spec":${value}`],
  ["in a field that is not specified", widgets, (value) => `"other":${value}`],
  ["in the status", widgets, (value) => `"status":${value}`],
  ["where texts are expected", configMaps, (value) => `"data":${value}`],
  ["where a list is expected", core("default", "pods"), (value) => `"spec":{"containers":${value}}`],
  ["in a schema", definitions, schemaAt],
  ["in a schema that is no other", definitions, (value) => schemaAt(value.replaceAll('"a"', '"not"'))],
];
const typeMetas: Readonly<Record<string, string>> = {
  [widgets]: '"apiVersion":"bounds.example.com/v1","kind":"Widget",',
};
test("small objects, to be patched", async () => {
  const containers = [{ name: "a", image: "a" }];
  await api.post(widgets, { ...head, metadata: { name: "small" } });
  await api.post(configMaps, { metadata: { name: "small" } });
  await api.post(core("default", "pods"), { metadata: { name: "small" }, spec: { containers } });
});
for (const [what, path, members] of places) {
  test(`a value that nests too deep is the client's mistake: ${what}`, async () => {
    for (const depth of [1002, 30_000]) {
      for (const [open, close] of [
        ["[", "]"],
        ['{"a":', "}"],
      ] as const) {
        const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
        for (const [method, type] of [
          ["POST", "application/json"],
          ["PATCH", "application/merge-patch+json"],
        ] as const) {
          const meta = method === "POST" ? `${typeMetas[path] ?? ""}"metadata":{"name":"deep"},` : "";
          const body = `{${meta}${members(deep)}}`;
          const headers = { "content-type": type };
          const at =
            method === "POST" ? path : `${path}/${path === definitions ? "widgets.bounds.example.com" : "small"}`;
          const { status, text } = await api.call(method, `${at}?dryRun=All`, { body, headers });
          assert.ok(status >= 400 && status < 500, `${method} ${depth} ${open}: ${text.slice(0, 200)}`);
        }
      }
    }
  });
}

test("an object of the greatest depth is read and changed in every way", async () => {
  const path = `${widgets}/deep`;
  const maps = (value: Json): Json => {
    let free = value;
    for (let level = 0; level < 997; level++) free = { b: free };
    return free;
  };
  const object = (value: Json, metadata = {}) => ({
    ...head,
    metadata: { ...head.metadata, ...metadata },
    spec: { free: maps(value) },
  });
  const statuses: Record<string, number> = {};
  const step = async (what: string, answer: Promise<Answer>) => (statuses[what] = (await answer).status);
  const patch = (type: string, body: object) => {
    const query = `fieldManager=m${type.startsWith("apply") ? "&force=true" : ""}`;
    return api.call("PATCH", `${path}?${query}`, { body, headers: { "content-type": `application/${type}` } });
  };
  await step("create", api.post(widgets, object("a")));
  for (const accept of ["application/yaml", "application/cbor", "application/json;as=Table;v=v1;g=meta.orch.io"]) {
    await step(`get ${accept}`, api.get(path, { accept }));
    await step(`list ${accept}`, api.get(widgets, { accept }));
  }
  const { metadata } = (await api.get(path)).json;
  await step("update", api.put(path, object("b", { resourceVersion: metadata.resourceVersion })));
  await step("merge patch", patch("merge-patch+json", object("c")));
  await step("apply", patch("apply-patch+yaml", object("d")));
  await step("apply less", patch("apply-patch+yaml", { ...head, spec: { free: { b: { c: "e" } } } }));
  await step("delete", api.delete(path));
  const expected = Object.keys(statuses).map((what) => [what, what === "create" ? 201 : 200]);
  assert.equal(Object.entries(statuses), expected, JSON.stringify(statuses));
});

test("JSON inside of texts is no deeper than a body", async () => {
  const deep = `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`;
  const autoscalers = "/apis/autoscaling/v1/namespaces/default/horizontalpodautoscalers";
  const scaleTargetRef = { kind: "Deployment", name: "x", apiVersion: "apps/v1" };
  for (const [what, text] of Object.entries({ behavior: deep, conditions: `[${deep}]`, metrics: `[${deep}]` })) {
    const annotations = { [`autoscaling.alpha.orch.io/${what}`]: text };
    const spec = { maxReplicas: 2, scaleTargetRef };
    const { status } = await api.post(autoscalers, { metadata: { name: what, annotations }, spec });
    assert.is(status, 201, what);
    assert.is((await api.get(`${autoscalers}/${what}`)).status, 200);
  }
  for (const element of [`k:${deep}`, `v:${"[".repeat(20_000)}${"]".repeat(20_000)}`]) {
    const entry = { manager: "m", operation: "Update", apiVersion: "v1", fieldsType: "FieldsV1" };
    const managedFields = [{ ...entry, time: "2020-01-01T00:00:00Z", fieldsV1: { [element]: {} } }];
    const { status } = await api.post(configMaps, { metadata: { name: "elements", managedFields } });
    assert.ok(status < 500, `${status}`);
    await api.delete(`${configMaps}/elements`);
  }
});

test("nesting that the CST of YAML has and its value has not ends no process", async () => {
  for (const [open, close] of [
    ["[", "]"],
    ["{a: ", "}"],
    ["- ", ""],
    ["? ", ""],
    [": ", ""],
    ["- ? ", ""],
    ["[? ", "]"],
  ] as const) {
    for (const levels of [500, 1000, 2000, 4000, 40_000]) {
      const body = `${open.repeat(levels)}x${close.repeat(levels)}`;
      const answer = await api.post(configMaps, body, yaml);
      assert.ok([400, 422].includes(answer.status), `${levels} times ${open}: ${answer.text.slice(0, 300)}`);
    }
  }
});

test("a configuration to apply has the same depth", async () => {
  const headers = { "content-type": "application/apply-patch+yaml" };
  const apply = (body: string) => api.call("PATCH", `${widgets}/deep?fieldManager=m`, { body, headers });
  for (const bodyOf of [flow, block, indented, (depth: number) => JSON.stringify(widget(depth))]) {
    const taken = await apply(bodyOf(1000));
    assert.is(taken.status, 201, taken.text.slice(0, 300));
    await api.delete(`${widgets}/deep`);
    const refused = await apply(bodyOf(2000));
    assert.equal(
      [refused.status, refused.json.message],
      [400, "error decoding YAML: error converting YAML to JSON: exceeded max depth"],
    );
  }
});

test("patches that add depth to depth are refused", async () => {
  await api.post(widgets, widget(900));
  const deeper = `/spec/free/a${"/0".repeat(896)}`;
  const body = JSON.stringify([{ op: "replace", path: deeper, value: nested(900) }]);
  const headers = { "content-type": "application/json-patch+json" };
  const refused = await api.call("PATCH", `${widgets}/deep`, { body, headers });
  assert.is(refused.status, 422, refused.text.slice(0, 300));
  assert.match(refused.json.message, /exceeded max depth$/);
  await api.delete(`${widgets}/deep`);
});

const maxValues = 150_000;
const tooMany = `Request entity too large: limit is ${maxValues} keys and values`;
const many = (text: string, count: number) => Array(count).fill(text).join(",");
const mergePatch = { "content-type": "application/merge-patch+json" };

/** A message with field 2 written many times, in the envelope of a ConfigMap. */
function manyFields(count: number): Buffer {
  const message = Buffer.concat([field(1, field(1, Buffer.from("many"))), Buffer.alloc(2 * count, Buffer.of(0x12, 0))]);
  const type = Buffer.concat([field(1, Buffer.from("v1")), field(2, Buffer.from("ConfigMap"))]);
  return Buffer.concat([Buffer.from("6b387300", "hex"), field(1, type), field(2, message)]);
}

function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.of((number << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  return value < 0x80 ? Buffer.of(value) : Buffer.concat([Buffer.of((value & 0x7f) | 0x80), varint(value >>> 7)]);
}

const encodedMany = (count: number, byte: number): Buffer => {
  const start = Buffer.alloc(5, 0x9a);
  start.writeUInt32BE(count, 1);
  return Buffer.concat([Buffer.from("a1617a", "hex"), start, Buffer.alloc(count, byte)]);
};

const crowds: [string, string, string, string | Buffer, Headers][] = [
  ["empty objects in JSON", "POST", configMaps, `{"z":[${many("{}", 1_000_000)}]}`, json],
  ["numbers in JSON", "POST", configMaps, `{"z":[${many("0", 1_500_000)}]}`, json],
  ["members in JSON", "POST", configMaps, `{"data":{${many('"a":""', 400_000)}}}`, json],
  ["blanks and empty lists in JSON", "POST", configMaps, `{"z":[${many("[ ]", 700_000)}]}`, json],
  ["members of a custom kind", "POST", widgets, `{"spec":{"free":{${many('"a":0', 400_000)}}}}`, json],
  ["a configuration to apply", "PATCH", `${configMaps}/z?fieldManager=m`, `{"z":[${many("{}", 1_000_000)}]}`, yaml],
  ["a merge patch", "PATCH", `${configMaps}/z`, `{"z":[${many("{}", 1_000_000)}]}`, mergePatch],
  ["options of a delete", "DELETE", `${configMaps}/z`, `{"z":[${many("{}", 1_000_000)}]}`, json],
  ["entries in YAML", "POST", configMaps, `data:\n${" a: b\n".repeat(100_100)}`, yaml],
  ["items in YAML", "POST", configMaps, `a: [${many("{}", 200_100)}]`, yaml],
  ["integers in CBOR", "POST", configMaps, encodedMany(3_000_000, 0), cbor],
  ["empty maps in CBOR", "POST", configMaps, encodedMany(3_000_000, 0xa0), cbor],
  ["tags in CBOR", "POST", configMaps, Buffer.concat([Buffer.alloc(900, 0xc1), encodedMany(2_000_000, 0)]), cbor],
  ["chunks in CBOR", "POST", configMaps, Buffer.concat([Buffer.of(0x7f), Buffer.alloc(3_000_000, 0x60)]), cbor],
  ["messages in protobuf", "POST", configMaps, manyFields(1_500_000), protobuf],
];
for (const [what, method, path, body, type] of crowds) {
  test(
    `millions of ${what} are a 413, soon`,
    async () => {
      const headers = path.includes("fieldManager") ? { "content-type": "application/apply-patch+yaml" } : type;
      const { result, longestMs } = await measureLoop(() => api.call(method, path, { body, headers }));
      assert.equal([result.status, result.json.reason], [413, "RequestEntityTooLarge"], result.text.slice(0, 300));
      assert.is(result.json.message, tooMany);
      assert.ok(longestMs < 200, `a turn of ${longestMs} ms`);
    },
    { timeoutMs: 75_000 },
  );
}

test(
  "a JSON body has as many keys and values as a CBOR or YAML body of the same",
  async () => {
    // The body, its two keys, metadata's member and the list make eight with their values.
    const items = maxValues - 7;
    const object = (count: number) => ({ metadata: { name: "z" }, z: Array(count).fill(0) });
    const post = (count: number): Promise<Answer>[] => [
      api.post(`${configMaps}?dryRun=All`, object(count)),
      api.call("POST", `${configMaps}?dryRun=All`, { body: encodeCbor(object(count)), headers: { ...cbor } }),
      api.post(`${configMaps}?dryRun=All`, `metadata: {name: z}\nz: [${many("0", count)}]\n`, yaml),
    ];
    const statuses = async (count: number) => (await Promise.all(post(count))).map(({ status }) => status);
    assert.equal(await statuses(items), [201, 201, 201]);
    assert.equal(await statuses(items + 1), [413, 413, 413]);
  },
  { timeoutMs: 75_000 },
);

for (const value of ["1e400", "-1e400", `1${"0".repeat(400)}`]) {
  test(`a number that no double holds is refused, wherever it stands: ${value.slice(0, 8)}`, async () => {
    const headers = { "content-type": "application/json" };
    const bodyOf = (spec: string) =>
      `{"kind":"Widget","apiVersion":"${head.apiVersion}","metadata":{"name":"b"},"spec":${spec}}`;
    for (const spec of [`{"free":{"a":${value}}}`, `{"free":{"a":[{"b":[${value}]}]}}`, `{"size":${value}}`]) {
      const refused = await api.call("POST", `${widgets}?dryRun=All`, { body: bodyOf(spec), headers });
      assert.is(refused.status, 400, refused.text);
      assert.match(refused.json.message, /json: cannot unmarshal number -?[\de]+ into Go value of type float64$/);
    }
    await api.post(widgets, { ...head, metadata: { name: "number" } });
    const patched = { body: `{"spec":{"free":{"a":${value}}}}`, headers: mergePatch };
    const { status } = await api.call("PATCH", `${widgets}/number`, patched);
    assert.ok(status === 400 || status === 422, `${status}`);
    await api.delete(`${widgets}/number`);
  });
}

/** A limit range of protobuf: each entry of `max` is a key and a message whose first field is the text. */
function limitRangeMessage(entries: readonly (readonly [string, string])[]): Buffer {
  const max = entries.map(([key, text]) =>
    field(2, Buffer.concat([field(1, Buffer.from(key)), field(2, field(1, Buffer.from(text)))])),
  );
  const limit = field(1, Buffer.concat([field(1, Buffer.from("Container")), ...max]));
  const message = Buffer.concat([field(1, field(1, Buffer.from("l"))), field(2, limit)]);
  const type = Buffer.concat([field(1, Buffer.from("v1")), field(2, Buffer.from("LimitRange"))]);
  return Buffer.concat([Buffer.from("6b387300", "hex"), field(1, type), field(2, message)]);
}

test(
  "a body has at most 10,000 quantities, in any encoding, and a patch makes no more of them",
  async () => {
    const ranges = core("default", "limitranges");
    const path = `${ranges}?dryRun=All`;
    const entries = (count: number) =>
      Array.from({ length: count }, (_, index) => [`example.com/r${index}`, `${index + 1}e3`] as const);
    const limitRange = (count: number) => ({
      metadata: { name: "l" },
      spec: { limits: [{ type: "Container", max: Object.fromEntries(entries(count)) }] },
    });
    const inYaml = (count: number) =>
      `metadata: {name: l}\nspec:\n  limits:\n  - type: Container\n    max:\n${entries(count)
        .map(([key, text]) => `      ${key}: ${text}\n`)
        .join("")}`;
    await api.post(ranges, { metadata: { name: "patched" } });
    const patched = `${ranges}/patched?dryRun=All`;
    const sent = (count: number) => [
      () => api.post(path, limitRange(count)),
      () => api.post(path, inYaml(count), yaml),
      () => api.call("POST", path, { body: encodeCbor(limitRange(count)), headers: cbor }),
      () => api.call("POST", path, { body: limitRangeMessage(entries(count)), headers: protobuf }),
      () => api.call("PATCH", patched, { body: JSON.stringify({ spec: limitRange(count).spec }), headers: mergePatch }),
    ];
    for (const send of sent(10_000)) {
      const { status, text } = await send();
      assert.ok(status < 300, text.slice(0, 300));
    }
    for (const send of sent(10_001)) {
      const { status, json: answered } = await send();
      assert.equal([status, answered.message], [413, "Request entity too large: limit is 10000 quantities"]);
    }
  },
  { timeoutMs: 75_000 },
);

test(
  "a definition of 1 MiB in YAML is taken, and others do not wait for it",
  async () => {
    const property = (index: number) =>
      [
        `                field${index}:`,
        "                  description: |-",
        "                    What the controller makes of it: names of things, in order (see the documents), which may",
        "                    stand on several lines. More info: https://example.com/docs#fields",
        "                  type: array",
        "                  items:",
        "                    type: string",
      ].join("\n");
    const text = [
      "apiVersion: apiextensions.orch.io/v1",
      "kind: CustomResourceDefinition",
      "metadata:",
      "  name: larges.bounds.example.com",
      "spec:",
      "  group: bounds.example.com",
      "  scope: Namespaced",
      "  names: {plural: larges, kind: Large}",
      "  versions:",
      "    - name: v1",
      "      served: true",
      "      storage: true",
      "      schema:",
      "        openAPIV3Schema:",
      "          type: object",
      "          properties:",
      "            spec:",
      "              type: object",
      "              properties:",
      ...Array.from({ length: 3100 }, (_, index) => property(index)),
    ].join("\n");
    assert.ok(text.length > 1024 * 1024, String(text.length));
    const answer = await api.post(`${definitions}?dryRun=All`, text, yaml);
    assert.is(answer.status, 201, answer.text.slice(0, 300));
    const { properties } = answer.json.spec.versions[0].schema.openAPIV3Schema.properties.spec;
    assert.is(Object.keys(properties).length, 3100);
  },
  { timeoutMs: 75_000 },
);

test(
  "a client that leaves ends the reading of its YAML, and the next is read",
  async () => {
    // The library looks for each of these again from the beginning.
    const endless = `a: "${"\\q".repeat(500_000)}"`;
    const gone = new AbortController();
    const sent = fetch(`${api.server.url}${configMaps}`, {
      method: "POST",
      body: endless,
      headers: { ...yaml, authorization: `Bearer ${api.server.token}` },
      signal: gone.signal,
    });
    setTimeout(() => gone.abort(), 500);
    await sent.then(
      () => assert.unreachable("it was answered"),
      () => {},
    );
    const startMs = performance.now();
    const answer = await api.post(
      `${configMaps}?dryRun=All`,
      `metadata: {name: z}\ndata:\n${" a: b\n".repeat(1000)}`,
      yaml,
    );
    assert.is(answer.status, 201);
    assert.ok(performance.now() - startMs < 15_000);
  },
  { timeoutMs: 75_000 },
);

test.run();
