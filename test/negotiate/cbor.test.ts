import * as assert from "uvu/assert";
import fc from "fast-check";
import { decodeCbor, encodeCbor } from "../../runtime/negotiate/cbor.ts";
import { decodeBody } from "../../runtime/negotiate/decode.ts";
import type { Json } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { jsonValue } from "../harness/values.ts";
import { acme } from "./platform.ts";
import { Pod } from "./structures.ts";

const test = suite("negotiate cbor");

/** The tag that says "this is CBOR". */
const tag = "d9d9f7";

const written: readonly [value: Json, hex: string][] = [
  [0, "00"],
  [23, "17"],
  [24, "1818"],
  [256, "190100"],
  [65536, "1a00010000"],
  [4294967296, "1b0000000100000000"],
  [9007199254740992, "1b0020000000000000"],
  [-1, "20"],
  [-25, "3818"],
  [-9007199254740994, "3b0020000000000001"],
  [1.5, "fa3fc00000"],
  [0.1, "fb3fb999999999999a"],
  [true, "f5"],
  [false, "f4"],
  [null, "f6"],
  ["", "40"],
  ["é", "42c3a9"],
  [[1, [2]], "82018102"],
  [{ a: { b: [] } }, "a14161a1416280"],
];

for (const [value, hex] of written) {
  test(`${JSON.stringify(value)} is ${hex}`, () => {
    assert.is(encodeCbor(value).toString("hex"), `${tag}${hex}`);
    assert.equal(decodeCbor(Buffer.from(hex, "hex")), value);
  });
}

const readings: readonly [what: string, hex: string, value: Json][] = [
  ["text strings are text", "63616263", "abc"],
  ["keys may be text strings", "a1616101", { a: 1 }],
  ["bytes that are wanted in base64", "d643010203", "AQID"],
  ["bytes that are wanted in base64url", "d543fbefff", "--__"],
  ["bytes that are wanted in hexadecimal", "d743010203", "010203"],
  ["other tags say nothing", "c074323031332d30332d32315432303a30343a30305a", "2013-03-21T20:04:00Z"],
  ["an array without a length", "9f0102ff", [1, 2]],
  ["a map without a length", "bf616101ff", { a: 1 }],
  ["a string in chunks", "7f61616162ff", "ab"],
  ["half floats", "f93e00", 1.5],
  ["small half floats", "f90001", 2 ** -24],
  ["a key that is every object's", "a1695f5f70726f746f5f5f01", JSON.parse('{"__proto__":1}')],
];

for (const [what, hex, value] of readings) {
  test(what, () => assert.equal(decodeCbor(Buffer.from(hex, "hex")), value));
}

const broken: readonly [what: string, hex: string, message: string][] = [
  ["nothing", "", "cbor: unexpected EOF"],
  ["a string that ends early", "6261", "cbor: unexpected EOF"],
  ["an array longer than the body", "9b7fffffffffffffff01", "cbor: unexpected EOF"],
  ["a second item", "0000", "cbor: 1 bytes follow the item"],
  ["NaN", "f97e00", "cbor: NaN and infinity have no JSON"],
  ["infinity", "fa7f800000", "cbor: NaN and infinity have no JSON"],
  ["undefined", "f7", "cbor: unrecognized simple value 23"],
  ["a break in the open", "ff", "cbor: unexpected break"],
  ["a key that is a number", "a10101", "cbor: a map key is no string"],
  ["a key written twice", "a2616101616102", 'cbor: found duplicate map key "a"'],
  ["an integer beyond 64 bits with sign", "1bffffffffffffffff", "cbor: integer overflow"],
  ["text that is no UTF-8", "61ff", "cbor: invalid UTF-8 string"],
  ["reserved additional information", "1c", "cbor: invalid additional information 28"],
  ["a chunk of another type", "7f4161ff", "cbor: a chunk of a string is no string"],
  ["nesting without end", "81".repeat(5000), "exceeded max depth"],
  ["tags without end", "c0".repeat(5000), "exceeded max depth"],
];

for (const [what, hex, message] of broken) {
  test(`${what} is refused`, () => {
    assert.throws(
      () => decodeCbor(Buffer.from(hex, "hex")),
      (error: Error) => error.message === message,
    );
  });
}

test("what is written is read as it was", () => {
  fc.assert(
    fc.property(fc.oneof(jsonValue, fc.jsonValue() as fc.Arbitrary<Json>), (any) => {
      const value = JSON.parse(JSON.stringify(any)) as Json;
      assert.equal(decodeCbor(encodeCbor(value)), value);
    }),
    { numRuns: 1000 },
  );
});

test("random bytes give a value or an error of the decoder", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        decodeCbor(bytes);
      } catch (error) {
        assert.is((error as Error).name, "DecodeError");
      }
    }),
    { numRuns: 3000 },
  );
});

const options = {
  encoding: "cbor",
  type: { apiVersion: "v1", kind: "Pod" },
  structure: Pod,
  platform: acme,
  fieldValidation: "Strict",
} as const;

test("a body is read along its structure, as JSON is", async () => {
  const body = encodeCbor({ kind: "Pod", apiVersion: "v1", metadata: { name: "a", labels: {} } });
  assert.equal((await decodeBody(body, options)).object, { kind: "Pod", apiVersion: "v1", metadata: { name: "a" } });
});

test("unknown fields and broken bodies are a 400", async () => {
  const message = async (body: Buffer) => {
    try {
      await decodeBody(body, options);
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };
  assert.is(
    await message(encodeCbor({ kind: "Pod", apiVersion: "v1", metadata: { nmae: "a" } })),
    'Pod in version "v1" cannot be handled as a Pod: strict decoding error: unknown field "metadata.nmae"',
  );
  assert.is(
    await message(Buffer.from("a2", "hex")),
    "the object provided is unrecognized (must be of type Pod): cbor: unexpected EOF (a2)",
  );
});

test.run();
