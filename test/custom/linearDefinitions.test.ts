import * as assert from "uvu/assert";
import { type MeasuredServer, openMeasured } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";

const test = suite("work that grows with what is wrong in a definition");

const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const timeoutMs = 60_000;

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured();
});
test.after(() => server.stop());

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

interface Parts {
  readonly spec: object;
  readonly version?: object;
  readonly names?: object;
}

function definition({ spec, version, names }: Parts) {
  const openAPIV3Schema = { type: "object", properties: { spec } };
  return {
    metadata: { name: "lines.linear.example.com" },
    spec: {
      group: "linear.example.com",
      scope: "Namespaced",
      names: { plural: "lines", kind: "Line", ...names },
      versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema }, ...version }],
    },
  };
}

const any = { type: "object", "x-orch-preserve-unknown-fields": true };
const keyed = (keys: readonly string[]) => ({
  type: "array",
  "x-orch-list-type": "map",
  "x-orch-list-map-keys": keys,
  items: { type: "object", properties: { k: { type: "string" } } },
});
const ruled = (fieldPath: string) => ({ type: "object", "x-orch-validations": [{ rule: "true", fieldPath }] });
const longName = "k".repeat(1024 * 1024);
const below = (schema: object) => ({
  type: "object",
  properties: { [longName]: { type: "object", properties: Object.fromEntries(list(900, (at) => [`p${at}`, schema])) } },
});

const wrong: readonly (readonly [what: string, parts: Parts, message: RegExp])[] = [
  ["map keys all alike", { spec: keyed(list(100_000, () => "k")) }, /must not contain duplicate entries/],
  ["map keys of no property", { spec: keyed(list(60_000, (at) => `x${at}`)) }, /must all be names of item properties/],
  ["errors below a long name", { spec: below({ type: "other" }) }, /properties\[k+… \(1047552 more characters\)\]/],
  [
    "rules below a long name that do not compile",
    { spec: below({ type: "string", "x-orch-validations": [{ rule: "self == other" }] }) },
    /undeclared reference to 'other'/,
  ],
  ["a path of a rule of many names", { spec: ruled(".a".repeat(1.3e6)) }, /fieldPath: Invalid value/],
  ["a path of a rule of many brackets", { spec: ruled("['a']".repeat(500_000)) }, /fieldPath: Invalid value/],
  [
    "selectable fields all alike",
    { spec: any, version: { selectableFields: list(40_000, () => ({ jsonPath: ".spec.a" })) } },
    /selectableFields\[0\]\.jsonPath: Invalid value/,
  ],
  [
    "a selectable field of many names",
    { spec: any, version: { selectableFields: [{ jsonPath: `.spec${".a".repeat(1e6)}` }] } },
    /does not refer to a valid field/,
  ],
  ["names that are none", { spec: any, names: { shortNames: list(100_000, () => "S_") } }, /shortNames\[0\]: Invalid/],
];
for (const [what, parts, message] of wrong) {
  test(
    `${what} are refused soon`,
    async () => {
      const answer = await server.quick({ method: "POST", path: `${definitions}?dryRun=All`, body: definition(parts) });
      assert.is(answer.status, 422, answer.text.slice(0, 300));
      assert.match(answer.text, message);
    },
    { timeoutMs },
  );
}

test(
  "columns with filters within filters, or brackets of very many indexes, are none, and the kind is served",
  async () => {
    const columns = [
      { name: "Color", type: "string", jsonPath: ".spec.color" },
      { name: "Deep", type: "string", jsonPath: `.spec${"[?(@.a".repeat(100_000)}` },
      { name: "Many", type: "string", jsonPath: `.spec[${"0,".repeat(200_000)}0]` },
    ];
    const body = definition({ spec: any, version: { additionalPrinterColumns: columns } });
    assert.is((await server.send({ method: "POST", path: definitions, body })).status, 201);
    const path = "/apis/linear.example.com/v1/namespaces/default/lines";
    while ((await server.send({ method: "GET", path })).status !== 200) await new Promise((done) => setImmediate(done));
    const table = await server.quick({ method: "GET", path, accept: "application/json;as=Table;v=v1;g=meta.orch.io" });
    assert.is(table.status, 200);
    const { columnDefinitions } = JSON.parse(table.text) as { columnDefinitions: readonly { name: string }[] };
    assert.equal(
      columnDefinitions.map(({ name }) => name),
      ["Name", "Color"],
    );
  },
  { timeoutMs },
);

test(
  "errors below a long key of an object are named by its begin",
  async () => {
    const values = { type: "object", additionalProperties: { type: "integer" } };
    const kept = definition({ spec: { type: "object", additionalProperties: values } });
    const body = { ...kept, metadata: { name: "others.linear.example.com" } };
    Object.assign(body.spec, { names: { plural: "others", kind: "Other" } });
    assert.is((await server.send({ method: "POST", path: definitions, body })).status, 201);
    const path = "/apis/linear.example.com/v1/namespaces/default/others";
    while ((await server.send({ method: "GET", path })).status !== 200) await new Promise((done) => setImmediate(done));
    const spec = { [longName]: Object.fromEntries(list(2000, (at) => [`a${at}`, "x"])) };
    const object = { apiVersion: "linear.example.com/v1", kind: "Other", metadata: { name: "a" }, spec };
    const answer = await server.quick({ method: "POST", path, body: object });
    assert.is(answer.status, 422);
    assert.match(answer.text, /spec\.k{1024}… \(1047552 more characters\)\.a0 in body must be of type integer/);
  },
  { timeoutMs },
);

for (const [rule, text] of [
  ["isIP(self) || ip(self).family() == 4", ":".repeat(100_000)],
  ["isCIDR(self) || cidr(self).prefixLength() == 4", `${":".repeat(100_000)}/8`],
] as const) {
  test(
    `${rule} is evaluated soon over a text that is all colons`,
    async () => {
      const word = rule.startsWith("isIP") ? "addresses" : "networks";
      const rules = { type: "string", maxLength: 200_000, "x-orch-validations": [{ rule }] };
      const kept = definition({ spec: rules });
      const body = { ...kept, metadata: { name: `${word}.linear.example.com` } };
      Object.assign(body.spec, { names: { plural: word, kind: `Kind${word}` } });
      assert.is((await server.send({ method: "POST", path: definitions, body })).status, 201);
      const path = `/apis/linear.example.com/v1/namespaces/default/${word}`;
      while ((await server.send({ method: "GET", path })).status !== 200)
        await new Promise((done) => setImmediate(done));
      const object = { apiVersion: "linear.example.com/v1", kind: `Kind${word}`, metadata: { name: "a" }, spec: text };
      const answer = await server.quick({ method: "POST", path, body: object });
      assert.is(answer.status, 422);
      assert.match(answer.text, /IP Address |network address parse error/);
    },
    { timeoutMs },
  );
}

test.run();
