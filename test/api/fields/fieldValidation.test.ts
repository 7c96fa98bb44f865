import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure } from "../literal.ts";

const test = suite("field validation");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const body = (name: string) =>
  `{"metadata":{"name":"${name}","nam":"x"},"spec":{"foo":1},"data":{"a":"1","a":"2","spec":"3"}}`;

for (const query of ["", "?fieldValidation=Warn"]) {
  test(`${query || "no parameter"}: unknown and duplicate fields are dropped with a warning each`, async () => {
    const name = `warn${query.length}`;
    const answer = await api.post(`${configMaps}${query}`, body(name));
    assert.equal([answer.status, answer.json.data, answer.json.spec], [201, { a: "2", spec: "3" }, undefined]);
    assert.is(
      answer.headers.warning,
      '299 - "unknown field \\"metadata.nam\\"", 299 - "unknown field \\"spec\\"", 299 - "duplicate field \\"data.a\\""',
    );
  });
}

test("Ignore drops them in silence", async () => {
  const answer = await api.post(`${configMaps}?fieldValidation=Ignore`, body("ignore"));
  assert.equal([answer.status, answer.headers.warning, answer.json.spec], [201, undefined, undefined]);
});

test("Strict refuses them, all in one text", async () => {
  const answer = await api.post(`${configMaps}?fieldValidation=Strict`, body("strict"));
  const message =
    'ConfigMap in version "v1" cannot be handled as a ConfigMap: strict decoding error: ' +
    'unknown field "metadata.nam", unknown field "spec", duplicate field "data.a"';
  assert.equal(answer.json, failure(400, "BadRequest", { message }));
  assert.is((await api.get(`${configMaps}/strict`)).status, 404);
});

test("Strict refuses them in YAML too", async () => {
  const yaml = "metadata:\n  name: yaml\n  nam: x\ndata:\n  a: '1'\n  a: '2'\n";
  const answer = await api.post(`${configMaps}?fieldValidation=Strict`, yaml, { "content-type": "application/yaml" });
  assert.is(answer.status, 400);
  const cause = 'yaml: unmarshal errors:\n  line 6: key "a" already set in map, unknown field "metadata.nam"';
  assert.ok(answer.json.message.endsWith(`strict decoding error: ${cause}`), answer.json.message);
});

test("Strict lets a good object pass", async () => {
  const answer = await api.post(`${configMaps}?fieldValidation=Strict`, { metadata: { name: "good" } });
  assert.equal([answer.status, answer.headers.warning], [201, undefined]);
});

test("an update is checked like a create", async () => {
  await api.post(configMaps, { metadata: { name: "put" } });
  const answer = await api.put(`${configMaps}/put?fieldValidation=Strict`, body("put"));
  assert.is(answer.status, 400);
});

for (const type of ["merge", "strategic-merge"] as const) {
  test(`an unknown field of a ${type} patch is warned of, and a 422 under Strict`, async () => {
    await api.post(configMaps, { metadata: { name: `patch-${type}` } });
    const path = `${configMaps}/patch-${type}`;
    const warned = await api.patch(path, type, { spec: { foo: 1 }, data: { a: "1" } });
    assert.equal([warned.status, warned.json.data], [200, { a: "1" }]);
    assert.is(warned.headers.warning, '299 - "unknown field \\"spec\\""');
    const strict = await api.patch(`${path}?fieldValidation=Strict`, type, { spec: { foo: 1 } });
    assert.is(strict.status, 422);
    assert.is(strict.json.details.causes[0].field, "patch");
    assert.match(strict.json.message, /strict decoding error: unknown field "spec"/);
  });
}

test("another value of the parameter is a 422", async () => {
  const answer = await api.post(`${configMaps}?fieldValidation=Some`, { metadata: { name: "x" } });
  assert.equal(
    answer.json,
    failure(422, "Invalid", {
      message:
        'CreateOptions.meta.orch.io "" is invalid: fieldValidation: Unsupported value: "Some": supported values: ' +
        '"", "Ignore", "Strict", "Warn"',
      details: {
        group: "meta.orch.io",
        kind: "CreateOptions",
        causes: [
          {
            reason: "FieldValueNotSupported",
            message: 'Unsupported value: "Some": supported values: "", "Ignore", "Strict", "Warn"',
            field: "fieldValidation",
          },
        ],
      },
    }),
  );
});

const unknown = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}`.padEnd(length, "x"), 1]));

test("texts are whole up to 4096 characters together; beyond, each is cut and the last are left out", async () => {
  const few = await api.post(configMaps, { metadata: { name: "few" }, ...unknown(2, 300) });
  assert.ok(String(few.headers.warning).includes("x".repeat(299)));
  const many = await api.post(configMaps, { metadata: { name: "many" }, ...unknown(40, 300) });
  const warnings = String(many.headers.warning).split(", ");
  assert.equal([many.status, warnings.length], [201, 16]);
  assert.is(warnings[1], `299 - "${`unknown field \\"1${"x".repeat(299)}`.slice(0, 257)}"`);
});

test("a refused object is warned of too", async () => {
  const answer = await api.post(configMaps, { metadata: { name: "A" }, spec: 1 });
  assert.equal([answer.status, answer.headers.warning], [422, '299 - "unknown field \\"spec\\""']);
});

test("unknown fields of a protobuf body are no warning", async () => {
  // The envelope, a ConfigMap named "pb" with a field 15 that no version has.
  const metadata = Buffer.from([0x0a, 0x04, 0x0a, 0x02, 0x70, 0x62]);
  const raw = Buffer.concat([metadata, Buffer.from([0x7a, 0x01, 0x78])]);
  const typeMeta = Buffer.concat([
    Buffer.from([0x0a, 0x02]),
    Buffer.from("v1"),
    Buffer.from([0x12, 0x09]),
    Buffer.from("ConfigMap"),
  ]);
  const unknown = Buffer.concat([Buffer.from([0x0a, typeMeta.length]), typeMeta, Buffer.from([0x12, raw.length]), raw]);
  const answer = await api.call("POST", `${configMaps}?fieldValidation=Strict`, {
    body: Buffer.concat([Buffer.from("k8s\0"), unknown]),
    headers: { "content-type": "application/vnd.orch.protobuf" },
  });
  assert.equal([answer.status, answer.json.metadata?.name, answer.headers.warning], [201, "pb", undefined]);
});

test.run();
