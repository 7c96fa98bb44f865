import * as assert from "uvu/assert";
import fc from "fast-check";
import { DecodeError } from "../../runtime/negotiate/decodeError.ts";
import { decodeMessage } from "../../runtime/negotiate/protobufDecoder.ts";
import { encodeMessage } from "../../runtime/negotiate/protobufEncoder.ts";
import { decodeEnvelope, encodeObject } from "../../runtime/negotiate/protobufEnvelope.ts";
import { decodeObject } from "../../runtime/negotiate/jsonDecoder.ts";
import { field, structure } from "../../runtime/schema/index.ts";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import { JSONSchemaProps } from "../../generated/apiextensions/v1/jsonSchema.code.ts";
import { Deployment } from "../../generated/apps/v1/deployment.code.ts";
import { ConfigMap } from "../../generated/core/v1/configMap.code.ts";
import { suite } from "../harness/suite.ts";
import { causeOf } from "./causeOf.ts";
import { randomObject, seededRandom } from "./randomObject.ts";
import { expectSame } from "./sameJson.ts";
import { pod } from "./samplePod.ts";
import { Everything, Pod } from "./structures.ts";

const test = suite("negotiate protobuf");

const wire: readonly [object: JsonObject, hex: string][] = [
  [{ text: "a" }, "120161"],
  [{ text: "é" }, "1202c3a9"],
  [{ flag: true }, "1801"],
  [{ small: 300 }, "20ac02"],
  [{ small: -1 }, "20ffffffffffffffffff01"],
  [{ large: -2 }, "28feffffffffffffffff01"],
  [{ large: 9007199254740991 }, "28ffffffffffffff0f"],
  [{ large: -9007199254740991 }, "2881808080808080f0ff01"],
  [{ huge: 4294967296 }, "388080808010"],
  [{ ratio: 1.5 }, "41000000000000f83f"],
  [{ blob: "aGk=" }, "4a026869"],
  [{ when: "1970-01-01T00:00:00Z" }, "520408001000"],
  [{ when: "2026-01-02T03:04:05Z" }, "520808a5ebdcca061000"],
  [{ exactly: "1970-01-01T00:00:01.000005Z" }, "5a050801108827"],
  [{ lasting: "1s" }, "6206088094ebdc03"],
  [{ amount: "5" }, "6a030a0135"],
  [{ port: 80 }, "7206080010501a00"],
  [{ port: "http" }, "720a080110001a0468747470"],
  [{ extension: { a: 1 } }, "7a090a077b2261223a317d"],
  [{ numbers: [1, 2] }, "900101900102"],
  [{ metadata: { labels: { b: "2", a: "1" } } }, "0a105a060a01611201315a060a0162120132"],
  [{ innerText: "x" }, "e201030a0178"],
  [{ innerMost: 7 }, "e2010412020807"],
  [{ innerMost: 7, innerText: "x" }, "e201070a017812020807"],
  [{ maybe: {} }, "da0100"],
  [{ jsonOnly: "not on the wire" }, ""],
];

for (const [object, hex] of wire) {
  test(`${JSON.stringify(object)} is ${hex === "" ? "nothing" : hex} on the wire`, () => {
    assert.is(encodeMessage(object, Everything).toString("hex"), hex);
    if (hex !== "") assert.equal(decodeMessage(Buffer.from(hex, "hex"), Everything), object);
  });
}

/** A schema of a custom kind: its members are of several forms. */
const choices: readonly [object: JsonObject, hex: string][] = [
  [{ items: { type: "a" } }, "c201050a032a0161"],
  [{ items: [{ type: "a" }, {}] }, "c2010712032a01611200"],
  [{ additionalProperties: true }, "f201020801"],
  [{ additionalProperties: false }, "f201020800"],
  [{ additionalProperties: { type: "a" } }, "f20107080112032a0161"],
  [{ dependencies: { a: ["b", "c"] } }, "82020b0a01611206120162120163"],
  [{ dependencies: { a: {} } }, "8202070a016112020a00"],
];

for (const [object, hex] of choices) {
  test(`${JSON.stringify(object)} of a schema is ${hex} on the wire`, () => {
    assert.is(encodeMessage(object, JSONSchemaProps).toString("hex"), hex);
    assert.equal(decodeMessage(Buffer.from(hex, "hex"), JSONSchemaProps), object);
    assert.equal(decodeObject(object, JSONSchemaProps, { version: "v1" }).object, object);
  });
}

test("what a schema within a schema does not have is dropped without a word", () => {
  const schema = { items: { type: "a", odd: 1 }, additionalProperties: { odd: {} }, odd: 1 };
  const { object, unknown } = decodeObject(schema, JSONSchemaProps, { version: "v1" });
  assert.equal(object, { items: { type: "a" }, additionalProperties: {} });
  assert.equal(unknown, ["odd"]);
});

test("a member that is none of its forms is refused", () => {
  for (const [schema, text] of [
    [
      { items: "a" },
      "json: cannot unmarshal string into Go struct field JSONSchemaProps.items of type v1.JSONSchemaPropsOrArray",
    ],
    [{ additionalProperties: [] }, "boolean or JSON schema expected"],
  ] as const) {
    assert.throws(
      () => decodeObject(schema as unknown as Json, JSONSchemaProps, { version: "v1" }),
      (error: Error) => error instanceof DecodeError && error.message === text,
    );
  }
});

const readings: readonly [what: string, hex: string, object: JsonObject][] = [
  ["zero values that typed clients write are dropped", "1200180020002800410000000000000000", {}],
  ["zero values of pointers and always-written fields are kept", "c20100ca0100", { maybeText: "", alwaysText: "" }],
  ["a time that was never set is absent", "5200", {}],
  ["an empty message is dropped where absent is the same", "0a00", {}],
  ["an empty message is kept where absent differs", "da0100", { maybe: {} }],
  ["the last of repeated scalars wins", "120161120162", { text: "b" }],
  ["a later zero takes an earlier value away", "1201611200", {}],
  ["repeated messages are merged", "0a030a01610a031a0162", { metadata: { name: "a", namespace: "b" } }],
  ["packed and unpacked items may be mixed", "9001019201020203", { numbers: [1, 2, 3] }],
  ["packed booleans", "9a01020100", { flags: [true, false] }],
  ["unknown fields are passed over", "f8ff7f01a2ff7f0161a5ff7f00000000a1ff7f0000000000000000120161", { text: "a" }],
  ["unknown groups are passed over", "a3ff7f0801a3ff7fa4ff7fa4ff7f120161", { text: "a" }],
  ["map entries without key or value", "0a045a020a000a045a021200", { metadata: { labels: { "": "" } } }],
  ["an overlong varint", "2080808080808080808000120161", { text: "a" }],
  ["nanoseconds of a time are dropped", "520408011005", { when: "1970-01-01T00:00:01Z" }],
  ["quantities are written canonically", "6a070a05313030306d", { amount: "1" }],
];

for (const [what, hex, object] of readings) {
  test(what, () => {
    assert.equal(decodeMessage(Buffer.from(hex, "hex"), Everything), object);
  });
}

const broken: readonly [what: string, hex: string, message: string | RegExp][] = [
  ["a cut string", "120561", "unexpected EOF"],
  ["a cut tag", "92", "unexpected EOF"],
  ["a cut varint", "20ff", "unexpected EOF"],
  ["a cut double", "410000", "unexpected EOF"],
  ["a message longer than its parent", "0a030a0561", "unexpected EOF"],
  ["a huge length", "12ffffffff0f61", "unexpected EOF"],
  ["a varint of eleven bytes", "20ffffffffffffffffffff01", "proto: integer overflow"],
  ["field number zero", "0001", "proto: Everything: illegal tag 0 (wire type 0)"],
  ["a stray end of group", "0c", "proto: Everything: wiretype end group for non-group"],
  ["wire type 6", "a6ff7f", "proto: illegal wireType 6"],
  ["an open group", "a3ff7f0801", "unexpected EOF"],
  ["the wrong wire type", "1001", "proto: wrong wireType = 0 for field text"],
  ["a string where an integer belongs", "220161", "proto: wrong wireType = 2 for field small"],
  ["raw bytes that are no JSON", "7a030a017b", "embedded bytes are not JSON"],
  ["a quantity that is none", "6a030a0178", /^quantities must match/],
  ["a time beyond the year 9999", "520a08ffffffffffffffff7f", "time: year outside of range [0,9999]"],
];

for (const [what, hex, message] of broken) {
  test(`${what} is an error`, () => {
    const cause = causeOf(() => decodeMessage(Buffer.from(hex, "hex"), Everything));
    if (typeof message === "string") assert.is(cause, message);
    else assert.match(cause, message);
  });
}

test("recursion has a limit", () => {
  let bytes = Buffer.alloc(0);
  for (let index = 0; index < 3000; index++) {
    const length: number[] = [];
    for (let rest = bytes.length; ; rest >>>= 7) {
      length.push(rest >= 0x80 ? (rest & 0x7f) | 0x80 : rest);
      if (rest < 0x80) break;
    }
    bytes = Buffer.concat([Buffer.from([0xda, 0x01, ...length]), bytes]);
  }
  assert.is(
    causeOf(() => decodeMessage(bytes, Everything)),
    "exceeded max depth",
  );
  assert.match(
    causeOf(() => decodeMessage(Buffer.alloc(100_000, 0xa3), Everything)),
    /EOF|overflow/,
  );
  const raw = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const Deep = structure("Deep", () => [field("text", 15, { structure: () => Text })]);
  const Text = structure("Text", () => [field("raw", 1, "string")]);
  const nested = encodeMessage({ text: { raw } }, Deep);
  assert.is(
    causeOf(() => decodeMessage(nested, Everything)),
    "exceeded max depth",
  );
});

test("a pod comes back as it went", () => {
  const bytes = encodeMessage(pod, Pod);
  assert.equal(decodeMessage(bytes, Pod, { kind: "Pod", apiVersion: "v1" }), pod);
});

const Claim = structure("Claim", () => [field("size", 1, "int64"), field("huge", 2, "uint64")], {
  typeMeta: { kind: "Claim", apiVersion: "v1" },
});
const Holder = structure("Holder", () => [
  field("claims", 1, { list: { structure: () => Claim } }),
  field("claim", 2, { structure: () => Claim }, { presence: "pointer" }),
  field("extra", 3, { map: { list: "string" } }),
  field("grid", 4, { list: { list: "int32" } }),
  field("moments", 5, { list: "time" }),
]);

const head = { kind: "Claim", apiVersion: "v1" };
const held: readonly [what: string, object: JsonObject, hex: string][] = [
  ["a list inside a map is a message", { extra: { a: ["x", "y"] } }, "1a0b0a016112060a01780a0179"],
  ["an empty list inside a map", { extra: { a: [] } }, "1a050a01611200"],
  ["a list inside a list is a message", { grid: [[1, 2], []] }, "220408010802" + "2200"],
  ["a kind inside another says in JSON what it is", { claims: [{ ...head, size: 1 }], claim: head }, "0a0208011200"],
  ["a time that was never set is null in a list", { moments: [null] }, "2a00"],
];

for (const [what, object, hex] of held) {
  test(what, () => {
    assert.is(encodeMessage(object, Holder).toString("hex"), hex);
    expectSame(decodeMessage(Buffer.from(hex, "hex"), Holder), object);
    expectSame(decodeObject(object, Holder, { version: "v1" }).object, object);
  });
}

test("a kind inside another that does not say what it is, does so when it was read", () => {
  const sent = { claims: [{ size: 1 }, { kind: "", apiVersion: "v2" }, null] };
  const read = { claims: [{ ...head, size: 1 }, { kind: "Claim", apiVersion: "v2" }, head] };
  expectSame(decodeObject(sent, Holder, { version: "v1" }).object, read);
  assert.equal(decodeObject(sent, Holder, { version: "v1" }).unknown, []);
});

test("the largest integers stay inside the range of their type, where typed clients can read them", () => {
  const largest = { size: 2 ** 63 - 2 ** 10, huge: 2 ** 64 - 2 ** 11 };
  const bytes = Buffer.from("08ffffffffffffffff7f" + "10ffffffffffffffffff01", "hex");
  assert.equal(decodeMessage(bytes, Claim), largest);
  const text = '{"size":9223372036854775807,"huge":18446744073709551615}';
  assert.equal(decodeObject(JSON.parse(text), Claim, { version: "v1" }).object, largest);
  assert.is(JSON.stringify(largest), '{"size":9223372036854775000,"huge":18446744073709550000}');
});

test("whatever a structure can hold comes back as it went", () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 1000; seed++) {
    const object = randomObject(Everything, seededRandom(seed));
    for (const name of Object.keys(object)) seen.add(name);
    expectSame(decodeMessage(encodeMessage(object, Everything), Everything), object);
    expectSame(decodeObject(object, Everything, { version: "v1" }).object, object);
  }
  const all = Everything.fields.filter((each) => each.number !== 0).map((each) => each.name);
  assert.equal([...seen].sort(), all.sort());
});

test("no bytes make the decoder throw anything but its own error", () => {
  const valid = encodeMessage(pod, Pod);
  const damage = fc.array(fc.tuple(fc.nat(valid.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
  const damaged = damage.map((changes) => {
    const bytes = Buffer.from(valid);
    for (const [at, value] of changes) bytes[at] = value;
    return bytes;
  });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 60 })), (bytes) => {
      try {
        decodeMessage(bytes, Pod);
        decodeMessage(bytes, Everything);
        decodeEnvelope(Buffer.concat([Buffer.from("6b387300", "hex"), bytes]), "6b387300");
      } catch (error) {
        assert.ok(error instanceof DecodeError, String(error));
      }
    }),
    { numRuns: 2000 },
  );
});

test("a large object outgrows the writer's memory and the next small one is right", () => {
  const large = { text: "x".repeat(3_000_000), names: ["é".repeat(100_000), "y".repeat(70)] };
  assert.equal(decodeMessage(encodeMessage(large, Everything), Everything), large);
  assert.is(encodeMessage({ text: "a" }, Everything).toString("hex"), "120161");
});

test("an encoder that fails leaves nothing behind", () => {
  assert.throws(() => encodeMessage({ text: "a", when: "not a time" }, Everything), /parsing time/);
  assert.is(encodeMessage({ text: "a" }, Everything).toString("hex"), "120161");
});

/** Bodies of `kubectl create configmap|deployment` under the upstream identity, as kubectl 1.32 sent them. */
const sent = {
  configMap:
    "6b3873000a0f0a0276311209436f6e6669674d617012250a120a02636d12001a0022002a0032003800420012060a016112013112070a0162" +
    "1202c3bc1a002200",
  deployment:
    "6b3873000a150a07617070732f7631120a4465706c6f796d656e7412b2010a1b0a016412001a0022002a003200380042005a080a03617070" +
    "1201641284010801120a0a080a036170701201641a6c0a1a0a0012001a0022002a003200380042005a080a03617070120164124e12300a05" +
    "6e67696e7812076e67696e783a312a00320a0a001000185022002a0042006a007200800100880100900100a201001a00320042004a005200" +
    "5800600068008201008a01009a0100c2010022020a00280038001a0c0800100018002000280038001a002200",
};

test("what kubectl sends for a config map is read without its zero values", () => {
  const { raw, ...type } = decodeEnvelope(Buffer.from(sent.configMap, "hex"), "6b387300");
  assert.equal(type, { apiVersion: "v1", kind: "ConfigMap" });
  assert.equal(decodeMessage(raw, ConfigMap), { metadata: { name: "cm" }, data: { a: "1", b: "ü" } });
});

test("what kubectl sends for a deployment is read without its zero values", () => {
  const { raw } = decodeEnvelope(Buffer.from(sent.deployment, "hex"), "6b387300");
  const container = { name: "nginx", image: "nginx:1", ports: [{ containerPort: 80 }], resources: {} };
  assert.equal(decodeMessage(raw, Deployment), {
    metadata: { name: "d", labels: { app: "d" } },
    spec: {
      replicas: 1,
      selector: { matchLabels: { app: "d" } },
      template: { metadata: { labels: { app: "d" } }, spec: { containers: [container] } },
      strategy: {},
    },
    status: {},
  });
});

test("an envelope names the kind before the object, and has what is zero but no pointer", () => {
  const options = { structure: Everything, apiVersion: "v1", kind: "Any", magic: "6b387300" };
  const bytes = encodeObject({ text: "a" }, options);
  const metadata = "0a0e" + "0a00" + "1200" + "1a00" + "2a00" + "3200" + "3800" + "4200";
  const scalars = "120161" + "1800" + "2000" + "2800" + "3000" + "3800" + "410000000000000000" + "5200" + "7a00";
  const embedded = "e20106" + "0a00" + "12020800";
  const raw = `12${"33"}${metadata}${scalars}${embedded}`;
  assert.is(bytes.toString("hex"), `6b387300${"0a090a027631" + "1203416e79"}${raw}1a002200`);
  assert.equal({ ...decodeEnvelope(bytes, "6b387300"), raw: "" }, { apiVersion: "v1", kind: "Any", raw: "" });
});

test("an envelope of another kind of content is refused", () => {
  const open = (hex: string) => causeOf(() => decodeEnvelope(Buffer.from(hex, "hex"), "6b387300"));
  assert.is(open("6b3873001a04677a6970"), 'unsupported content encoding "gzip"');
  assert.is(
    open(`6b38730022${"10"}${Buffer.from("application/json").toString("hex")}`),
    'unsupported content type "application/json" inside the protobuf envelope',
  );
  const expected = "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]";
  assert.is(open("6b3873"), expected);
  assert.is(open(""), expected);
});

test.run();
