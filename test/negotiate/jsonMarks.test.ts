import * as assert from "uvu/assert";
import { type BodyOptions, decodeBody } from "../../runtime/negotiate/decode.ts";
import { decodeObject } from "../../runtime/negotiate/jsonDecoder.ts";
import { field, StatusError, structure } from "../../runtime/schema/index.ts";
import type { Json, JsonObject, Structure } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { causeOf } from "./causeOf.ts";
import { acme } from "./platform.ts";
import { Everything, Pod } from "./structures.ts";

const test = suite("negotiate what JSON.parse hides");

const everything: BodyOptions = {
  encoding: "json",
  type: { apiVersion: "v1", kind: "Pod" },
  structure: Everything,
  platform: acme,
  fieldValidation: "Warn",
};
const head = { kind: "Pod", apiVersion: "v1" };
const go = "json: cannot unmarshal";
const pre = 'Pod in version "v1" cannot be handled as a Pod: ';
const unrecognized =
  "the object provided is unrecognized (must be of type Pod): couldn't get version/kind; json parse error: ";

function decoded(value: Json, of: Structure = Everything): Json {
  return decodeObject(value, of, { version: "v1" }).object;
}

const wrongNumber = `${pre}${go} number`;
const literals: readonly [body: string, message: string][] = [
  ['{"small":1.0}', `${wrongNumber} 1.0 into Go struct field Everything.small of type int32`],
  ['{"small":1e3}', `${wrongNumber} 1e3 into Go struct field Everything.small of type int32`],
  ['{"port":1E2}', `${wrongNumber} 1E2 into Go struct field Everything.port of type int32`],
  ['{"numbers":[1.0]}', `${wrongNumber} 1.0 into Go struct field Everything.numbers of type int64`],
  [
    '{"large":9223372036854775808}',
    `${wrongNumber} 9223372036854775808 into Go struct field Everything.large of type int64`,
  ],
  [
    '{"huge":18446744073709551616}',
    `${wrongNumber} 18446744073709551616 into Go struct field Everything.huge of type uint64`,
  ],
  ['{"small":1e400}', `${wrongNumber} 1e400 into Go struct field Everything.small of type int32`],
  ['{"ratio":1e400}', `${wrongNumber} 1e400 into Go struct field Everything.ratio of type float64`],
  ['{"anything":[1e400]}', `${wrongNumber} 1e400 into Go value of type float64`],
  ['{"text":1.0}', `${wrongNumber} into Go struct field Everything.text of type string`],
  ['{"names":[1.0]}', `${wrongNumber} into Go struct field Everything.names of type string`],
  [
    '{"metadata":{"labels":{"a":1.0}}}',
    `${wrongNumber} into Go struct field ObjectMeta.metadata.labels of type string`,
  ],
  ['{"flag":1.0}', `${wrongNumber} into Go struct field Everything.flag of type bool`],
  ['{"maybe":1.0}', `${wrongNumber} into Go struct field Everything.maybe of type v1.Everything`],
  ['{"blobs":{"a":[256]}}', `${wrongNumber} 256 into Go struct field Everything.blobs of type uint8`],
  ['{"blobs":{"a":["x"]}}', `${pre}${go} string into Go struct field Everything.blobs of type uint8`],
  ['{"kind":1.0}', `${unrecognized}${go} number into Go struct field .kind of type string ({"kind":1.0})`],
  ["{1.5:1}", `${unrecognized}invalid character '1' looking for beginning of object key string ({1.5:1})`],
  ['{"a":1.5.5}', `${unrecognized}invalid character '.' after object key:value pair ({"a":1.5.5})`],
  ['{"a":01.5}', `${unrecognized}invalid character '1' after object key:value pair ({"a":01.5})`],
  ['{"small":"x","small":1}', `${pre}${go} string into Go struct field Everything.small of type int32`],
];

for (const [body, message] of literals) {
  test(`the body ${body} is refused by its digits and by every one of its keys`, async () => {
    assert.is(await refusalOf(Buffer.from(body), everything), message);
  });
}

const readAs: readonly [body: string, object: JsonObject][] = [
  ['{"small":-0,"large":1234567890123456,"ratio":1.50}', { large: 1234567890123456, ratio: 1.5 }],
  ['{"amount":1e3,"anything":{"a":[1.0,1e2]},"text":"1.0"}', { amount: "1e3", anything: { a: [1, 100] }, text: "1.0" }],
  ['{"amount":1.50,"blobs":{"a":[1,null,255],"b":[]}}', { amount: "1500m", blobs: { a: "AQD/", b: "" } }],
  ['{"maybe":{"text":"a","small":1},"maybe":{"small":2,"flag":true}}', { maybe: { text: "a", small: 2, flag: true } }],
  ['{"maybe":{"text":"a"},"maybe":{"text":""}}', { maybe: {} }],
  ['{"maybe":{"text":"a"},"maybe":null}', {}],
  ['{"metadata":{"name":"a"},"metadata":null}', { metadata: { name: "a" } }],
  ['{"text":"a","text":null,"maybeText":"a","maybeText":null}', { text: "a" }],
  ['{"names":["a","b"],"names":["c"]}', { names: ["c"] }],
  ['{"children":[{"text":"a"},{}],"children":[{"small":1}]}', { children: [{ text: "a", small: 1 }] }],
  [
    '{"byName":{"a":{"text":"a"},"b":{}},"byName":{"a":{"small":1}},"byName":{"c":{}}}',
    { byName: { a: { small: 1 }, b: {}, c: {} } },
  ],
  ['{"anything":{"a":1},"anything":{"b":2,"b":3}}', { anything: { b: 3 } }],
];

for (const [body, object] of readAs) {
  test(`the body ${body} is ${JSON.stringify(object)}`, async () => {
    for (const fieldValidation of ["Warn", "Ignore"] as const) {
      const read = await decodeBody<JsonObject>(Buffer.from(body), { ...everything, fieldValidation });
      assert.equal(read.object, { ...head, ...object });
    }
  });
}

test("half a surrogate pair marks nothing in a value that is not JSON text", () => {
  const value = { anything: ["\ud8001", "\ud800x"], text: "\ud8001.0" };
  assert.equal(decoded(value), value);
});

test("what is neither a flag nor an object is no schema", () => {
  const Choice = structure("Choice", () => [
    field("allows", 1, "boolean"),
    field("schema", 2, { structure: () => Pod }),
  ]);
  const Holder = structure("Holder", () => [field("more", 1, "json", { oneOf: () => Choice })]);
  assert.is(
    causeOf(() => decoded({ more: 1 }, Holder)),
    "boolean or JSON schema expected",
  );
});

test("what stands twice is named once, with the unknown fields of every one", async () => {
  const body = '{"maybe":{"x":1,"text":"a","text":"b"},"maybe":{"y":1},"maybe":{"x":2}}';
  const { warnings } = await decodeBody(Buffer.from(body), everything);
  assert.equal(warnings, [
    'unknown field "maybe.x"',
    'duplicate field "maybe.text"',
    'duplicate field "maybe"',
    'unknown field "maybe.y"',
  ]);
});

async function refusalOf(body: Buffer, options: BodyOptions): Promise<string> {
  try {
    await decodeBody(body, options);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    assert.is(error.code, 400);
    assert.is(error.reason, "BadRequest");
    return error.message;
  }
  throw new Error("nothing was thrown");
}

test("a long body whose client waits no longer is not read", async () => {
  const body = Buffer.from(JSON.stringify({ ...head, anything: Array.from({ length: 20_000 }, () => 1.5) }));
  const read = async (signal: AbortSignal) => decodeBody(body, { ...everything, signal: () => signal });
  assert.is((await read(new AbortController().signal)).warnings.length, 0);
  const error = await read(AbortSignal.abort()).catch((refusal: unknown) => refusal);
  assert.ok(error instanceof StatusError);
  assert.is(error.status.message, "Timeout: the request ended before its body was read");
});

test.run();
