import * as assert from "uvu/assert";
import { Warnings } from "../../../runtime/server/filters/warnings.ts";
import { shortened } from "../../../runtime/schema/text/shorten.ts";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core } from "../literal.ts";

const test = suite("bounds of answers");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

test("what is repeated of a long value is its beginning and how much is missing", async () => {
  const long = `${"é".repeat(1023)}😀${"x".repeat(300_000)}`;
  const answer = await api.post(configMaps, { metadata: { name: long } });
  assert.is(answer.status, 422);
  assert.ok(answer.bytes.length < 60_000, `${answer.bytes.length} bytes`);
  const [cause] = answer.json.details.causes;
  assert.ok(cause.message.startsWith('Invalid value: "éé') && cause.message.length < 6300, cause.message.length);
  assert.is(answer.json.details.name, `${"é".repeat(1023)}… (300002 more characters)`);
  assert.match(answer.json.message, /^ConfigMap "é{1023}… \(300002 more characters\)" is invalid: /u);
});

test("a body of another kind is not repeated", async () => {
  const kind = "K".repeat(1_000_000);
  const answers: Answer[] = [
    await api.post(configMaps, { kind, metadata: { name: "a" } }),
    await api.post(configMaps, { apiVersion: kind, metadata: { name: "a" } }),
    await api.call("PATCH", `${configMaps}/a?fieldManager=m`, {
      body: { kind, apiVersion: "v1" },
      headers: { "content-type": "application/apply-patch+yaml" },
    }),
    await api.post(configMaps, { metadata: { name: "a", creationTimestamp: kind } }),
    await api.post(`${configMaps}?fieldValidation=Strict`, { [kind]: 1, [`${kind}2`]: 2 }),
  ];
  for (const { status, bytes } of answers) assert.ok(status === 400 && bytes.length < 60_000, `${bytes.length} bytes`);
});

test("a conflict about thousands of fields names some of them", async () => {
  const data = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key-${index}`, "a"]));
  const apply = (manager: string, value: string) =>
    api.call("PATCH", `${configMaps}/contested?fieldManager=${manager}`, {
      body: JSON.stringify({
        apiVersion: "v1",
        kind: "ConfigMap",
        metadata: { name: "contested" },
        data: Object.fromEntries(Object.keys(data).map((key) => [key, value])),
      }),
      headers: { "content-type": "application/apply-patch+yaml" },
    });
  assert.is((await apply("first", "a")).status, 201);
  const refused = await apply("second", "b");
  assert.is(refused.status, 409);
  assert.match(refused.json.message, /^Apply failed with 20000 conflicts: /);
  assert.is(refused.json.details.causes.length, 1000);
  assert.ok(refused.bytes.length < 300_000, `${refused.bytes.length} bytes`);
});

test("warnings fit into the head that a client of Node takes", async () => {
  const many = new Warnings();
  for (let index = 0; index < 100_000; index++) many.add(String(index));
  const escaped = new Warnings();
  for (let index = 0; index < 20; index++) escaped.add(`${index}${'"'.repeat(250)}`);
  for (const warnings of [many, escaped]) {
    const head = warnings.headers().map((each) => `Warning: ${each}\r\n`);
    assert.ok(head.length > 10 && head.join("").length <= 8192, `${head.length} of ${head.join("").length} bytes`);
  }
  const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`"${index}`, 1]));
  const answer = await api.post(configMaps, { metadata: { name: "warned" }, ...unknown });
  assert.is(answer.status, 201);
  assert.ok(String(answer.headers["warning"]).length < 8192);
});

test("a text is cut with how much is missing, and not inside of a character", () => {
  assert.is(shortened("abc", 3), "abc");
  assert.is(shortened("abc", 2), "ab… (1 more characters)");
  assert.is(shortened("a😀c", 2), "a… (3 more characters)");
});

test.run();
