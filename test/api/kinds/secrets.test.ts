import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, literal } from "../literal.ts";

const test = suite("secrets");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const secrets = core("default", "secrets");

test("stringData is stored as data, wins over it, and is never answered", async () => {
  const answer = await api.post(secrets, {
    metadata: { name: "a" },
    data: { a: "b2xk", b: "Yg==" },
    stringData: { a: "new", c: "ü" },
  });
  assert.equal(literal(answer.json), {
    kind: "Secret",
    apiVersion: "v1",
    metadata: {
      name: "a",
      namespace: "default",
      uid: "UID",
      creationTimestamp: "TIME",
      resourceVersion: "VERSION",
    },
    data: { a: "bmV3", b: "Yg==", c: "w7w=" },
    type: "Opaque",
  });
  const patched = await api.patch(`${secrets}/a`, "merge", { stringData: { b: "B" } });
  assert.equal(patched.json.data, { a: "bmV3", b: "Qg==", c: "w7w=" });
  assert.not.ok("stringData" in (await api.get(`${secrets}/a`)).json);
});

test("data that is no base64 is a 400", async () => {
  const answer = await api.post(secrets, { metadata: { name: "bad" }, data: { a: "%" } });
  assert.is(answer.status, 400);
  assert.match(answer.json.message, /illegal base64 data at input byte 0$/);
});

test("a key may be called what every object inherits", async () => {
  const body = '{"metadata":{"name":"inherited"},"stringData":{"__proto__":"a","constructor":"b"}}';
  const headers = { "content-type": "application/json" };
  const { text } = await api.call("POST", secrets, { body, headers });
  assert.match(text, '"data":{"__proto__":"YQ==","constructor":"Yg=="}');
});

test("the type of a secret cannot change", async () => {
  await api.post(secrets, { metadata: { name: "typed" }, type: "example.com/a" });
  const answer = await api.patch(`${secrets}/typed`, "merge", { type: "example.com/b" });
  assert.is(answer.status, 422);
  assert.equal(answer.json.details.causes, [
    {
      reason: "FieldValueInvalid",
      message: 'Invalid value: "example.com/b": field is immutable',
      field: "type",
    },
  ]);
});

test.run();
