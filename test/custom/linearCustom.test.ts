import * as assert from "uvu/assert";
import { maxStallMs, type MeasuredServer, openMeasured, quickTries } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";

const test = suite("work that grows with custom kinds");

const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const group = "linear.example.com";
const timeoutMs = 60_000;
type Schema = Readonly<Record<string, unknown>>;

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured();
});
test.after(() => server.stop());

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function definition(word: string, properties: Schema, more: object = {}): object {
  const schema = { openAPIV3Schema: { type: "object", properties: { spec: { type: "object", properties } } } };
  const names = { plural: `${word}s`, singular: word, kind: word.toUpperCase(), listKind: `${word.toUpperCase()}List` };
  return {
    metadata: { name: `${word}s.${group}` },
    spec: {
      group,
      scope: "Namespaced",
      names,
      versions: [{ name: "v1", served: true, storage: true, schema, ...more }],
    },
  };
}

/** Creates a definition; returns the path of its objects, once they are served. */
async function define(word: string, properties: Schema, more: object = {}): Promise<string> {
  const made = await server.send({ method: "POST", path: definitions, body: definition(word, properties, more) });
  assert.is(made.status, 201, made.text);
  const path = `/apis/${group}/v1/namespaces/default/${word}s`;
  while ((await server.send({ method: "GET", path })).status !== 200) await new Promise((done) => setImmediate(done));
  return path;
}

const object = (word: string, spec: object) => ({
  apiVersion: `${group}/v1`,
  kind: word.toUpperCase(),
  metadata: { name: "one" },
  spec,
});

test(
  "patterns of one object are searched as long as one request may take",
  async () => {
    const path = await define("pattern", {
      texts: { type: "array", items: { type: "string", pattern: "^(?:a|b)*a(?:a|b){900}c$" } },
    });
    const texts = list(50, (row) => list(3000, (index) => ((index * 7919 + row) % 13 < 6 ? "a" : "b")).join(""));
    const answer = await server.quick({ method: "POST", path, body: object("pattern", { texts }) });
    assert.is(answer.status, 422, answer.text.slice(0, 300));
    assert.match(answer.text, /what follows was not checked: the validation of the object takes more work than one/);
    const few = await server.send({ method: "POST", path, body: object("pattern", { texts: ["abba"] }) });
    assert.match(few.text, /should match '/);
  },
  { timeoutMs },
);

for (const [what, pattern] of [
  ["two hundred classes of characters", list(200, (index) => `[\\p{L}\\x{${(0x1000 + index).toString(16)}}]`).join("")],
  ["classes in both cases", `(?i)${list(400, (index) => `[\\p{L}\\x{${(0x1000 + index).toString(16)}}]`).join("")}`],
  ["the same class again and again", "\\p{L}".repeat(1900)],
  ["classes that are left out", "\\P{L}".repeat(1900)],
] as const) {
  test(
    `a pattern of ${what} is read soon, or refused`,
    async () => {
      const body = definition("class", { text: { type: "string", pattern } });
      const answer = await server.quick({ method: "POST", path: `${definitions}?dryRun=All`, body });
      assert.ok(answer.status === 201 || answer.status === 422, answer.text.slice(0, 300));
    },
    { timeoutMs },
  );
}

for (const [what, properties] of [
  [
    "patterns",
    Object.fromEntries(list(2000, (index) => [`p${index}`, { type: "string", pattern: `^[\\pL${index}]{1,99}$` }])),
  ],
  ["alternatives", { text: { type: "string", anyOf: list(18_000, (index) => ({ pattern: `a${index}` })) } }],
  [
    "rules",
    { text: { type: "object", "x-orch-validations": list(12_000, (index) => ({ rule: `1 < ${index + 2}` })) } },
  ],
  [
    "defaults within defaults",
    list(480, () => 0).reduce(
      (inner): Schema => ({ deep: { type: "object", default: {}, properties: inner } }),
      {} as Schema,
    ),
  ],
] as const) {
  test(
    `a definition of very many ${what} is refused as too much work`,
    async () => {
      const body = definition("large", properties);
      const answer = await server.send({ method: "POST", path: definitions, body });
      assert.is(answer.status, 422, answer.text.slice(0, 300));
      assert.match(answer.text, /takes more work than one request may/);
    },
    { timeoutMs },
  );
}

test(
  "expressions take no longer than one request may, whatever they count",
  async () => {
    const rules = list(8, (index) => `self.all(x, x.findAll('x').size() > ${index})`);
    const path = await define("rule", {
      texts: {
        type: "array",
        maxItems: 2000,
        items: { type: "string", maxLength: 2000 },
        "x-orch-validations": rules.map((rule) => ({ rule })),
      },
    });
    const texts = list(500, (index) => `${"x".repeat(1900)}${index}`);
    const answer = await server.quick({ method: "POST", path: `${path}?dryRun=All`, body: object("rule", { texts }) });
    assert.is(answer.status, 422, answer.text.slice(0, 300));
    assert.match(answer.text, /cost/);
  },
  { timeoutMs },
);

test(
  "items of a stored list are found by their keys at once",
  async () => {
    const path = await define("keyed", {
      items: {
        type: "array",
        maxItems: 20_000,
        "x-orch-list-type": "map",
        "x-orch-list-map-keys": ["name"],
        items: {
          type: "object",
          required: ["name"],
          properties: { name: { type: "string", maxLength: 9 }, size: { type: "integer" } },
          "x-orch-validations": [{ rule: "self.size >= oldSelf.size" }],
        },
      },
    });
    const items = (size: number) => list(4000, (index) => ({ name: `n${index}`, size }));
    const made = await server.send({ method: "POST", path, body: object("keyed", { items: items(1) }) });
    assert.is(made.status, 201, made.text.slice(0, 300));
    const { resourceVersion } = JSON.parse(made.text).metadata;
    const changed = (size: number) => ({
      ...object("keyed", { items: items(size) }),
      metadata: { name: "one", resourceVersion },
    });
    const body = changed(2);
    const { result, longestMs } = await server.measure({ method: "PUT", path: `${path}/one?dryRun=All`, body });
    assert.is(result.status, 200, result.text.slice(0, 300));
    assert.ok(longestMs < 200, `${longestMs} ms`);
    // What is wrong with one of them, and was before, does not count again; that is seen without a look at all others.
    const bad = await server.send({ method: "PUT", path: `${path}/one`, body: changed(0) });
    assert.match(bad.text, /failed rule: self\.size >= oldSelf\.size/);
  },
  { timeoutMs },
);

test("defaults that come to more than one request may take are refused", async () => {
  const item = { type: "object", default: {}, properties: { text: { type: "string", default: "x".repeat(2000) } } };
  const path = await define("filled", { items: { type: "array", items: item } });
  const items = list(50_000, () => ({}));
  const answer = await server.quick({ method: "POST", path: `${path}?dryRun=All`, body: object("filled", { items }) });
  assert.is(answer.status, 413, answer.text.slice(0, 300));
  assert.match(answer.text, /the object with the defaults of its schema is too large/);
});

test(
  "cells of one row take no longer than one request may",
  async () => {
    const additionalPrinterColumns = list(800, (index) => ({
      name: `c${index}`,
      type: "string",
      jsonPath: `.spec.texts[?(@.a=="x${index}")].a`,
    }));
    const item = { type: "object", properties: { a: { type: "string" } } };
    const path = await define("table", { texts: { type: "array", items: item } }, { additionalPrinterColumns });
    const texts = list(5000, (index) => ({ a: `a${index}` }));
    const made = await server.send({ method: "POST", path, body: object("table", { texts }) });
    assert.is(made.status, 201, made.text.slice(0, 300));
    const accept = "application/json;as=Table;v=v1;g=meta.k8s.io";
    const answer = await server.quick({ method: "GET", path, accept });
    assert.is(answer.status, 200, answer.text.slice(0, 300));
    assert.is(JSON.parse(answer.text).rows[0].cells.length, 801);
  },
  { timeoutMs },
);

test(
  "a list by a field of many objects gives others their turns",
  async () => {
    const more = { selectableFields: [{ jsonPath: ".spec.size" }] };
    const path = await define("sized", { size: { type: "integer" }, texts }, more);
    const spec = { texts: list(20, (index) => `text ${index}`) };
    for (const from of list(50, (index) => index * 200)) {
      const made = list(200, (index) => {
        const body = { ...object("sized", { ...spec, size: from + index }), metadata: { name: `s-${from + index}` } };
        return server.send({ method: "POST", path, body });
      });
      assert.ok((await Promise.all(made)).every(({ status }) => status === 201));
    }
    const longest: number[] = [];
    for (const wanted of [9999, 9998, 9997]) {
      const terms = [...list(12, (index) => `spec.size!=${index}`), `spec.size=${wanted}`];
      const fieldSelector = encodeURIComponent(terms.join(",")); // a new one: what is asked for again is kept
      const { result, longestMs } = await server.measure(
        { method: "GET", path: `${path}?fieldSelector=${fieldSelector}` },
        1,
      );
      assert.is(result.status, 200, result.text.slice(0, 300));
      assert.is(JSON.parse(result.text).items.length, 1);
      longest.push(longestMs);
    }
    assert.ok(Math.min(...longest) < maxStallMs, `held the event loop for ${longest.join(", ")} ms`);
  },
  { timeoutMs },
);

test(
  "the first object of a kind with hundreds of versions is written soon",
  async () => {
    const schema = { openAPIV3Schema: { type: "object" } };
    const versions = list(400, (index) => ({ name: `v${index + 1}`, served: true, storage: index === 0, schema }));
    const { spec, ...crd } = definition("dated", {}) as { spec: object };
    const body = { ...crd, spec: { ...spec, versions } };
    const made = await server.send({ method: "POST", path: definitions, body });
    assert.is(made.status, 201, made.text.slice(0, 300));
    const path = `/apis/${group}/v1/namespaces/default/dateds`;
    while ((await server.send({ method: "GET", path })).status !== 200) await new Promise((done) => setImmediate(done));
    const { result, longestMs } = await server.measure({ method: "POST", path, body: object("dated", {}) }, 1);
    assert.is(result.status, 201, result.text.slice(0, 300));
    assert.ok(longestMs < 1000, `held the event loop for ${longestMs} ms`); // only the first write makes all versions
  },
  { timeoutMs },
);

test(
  "documents of a definition with very many versions are made in turns",
  async () => {
    const schema = { openAPIV3Schema: { type: "object", properties: { spec: { type: "object" } } } };
    const versions = list(800, (index) => ({ name: `v${index + 1}`, served: true, storage: index === 0, schema }));
    const { spec, ...crd } = definition("many", {}) as { spec: object };
    const body = { ...crd, spec: { ...spec, versions } };
    const made = await server.send({ method: "POST", path: definitions, body });
    assert.is(made.status, 201, made.text.slice(0, 300));
    const swagger = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";
    for (const accept of ["application/json", swagger]) await quickAnew("many", { path: "/openapi/v2", accept });
  },
  { timeoutMs },
);

test(
  "the document of a group with many kinds of many fields is made in turns",
  async () => {
    const fields = Object.fromEntries(list(1000, (index) => [`field${index}`, { type: "string" }]));
    const made = list(60, (index) =>
      server.send({ method: "POST", path: definitions, body: definition(`of${index}x`, fields) }),
    );
    assert.ok((await Promise.all(made)).every(({ status }) => status === 201));
    const text = await quickAnew("of7x", { path: `/openapi/v3/apis/${group}/v1` });
    assert.ok(`/apis/${group}/v1/namespaces/{namespace}/of59xs/{name}` in JSON.parse(text).paths);
  },
  { timeoutMs },
);

/** Asks for a document that is kept until a definition changes, which it does before each try. */
async function quickAnew(word: string, request: { readonly path: string; readonly accept?: string }): Promise<string> {
  const path = `${definitions}/${word}s.${group}`;
  const longest: number[] = [];
  for (let tries = 0; tries < quickTries; tries += 1) {
    const body = { spec: { names: { shortNames: [`${word}${tries}`] } } };
    const changed = await server.send({ method: "PATCH", path, body, type: "application/merge-patch+json" });
    assert.is(changed.status, 200, changed.text.slice(0, 300));
    const { result, longestMs } = await server.measure({ method: "GET", ...request }, 1);
    assert.is(result.status, 200);
    if (longestMs < maxStallMs) return result.text;
    longest.push(longestMs);
  }
  throw new Error(`${request.path} held the event loop for ${longest.join(", ")} ms`);
}

const texts = { type: "array", items: { type: "string" } };

test.run();
