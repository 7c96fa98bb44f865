import fc from "fast-check";
import * as assert from "uvu/assert";
import { decodeMessage, encodeMessage } from "../../../runtime/nodeagent/shutdown/dbusMessage.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: messages of D-Bus");

const value = fc.oneof(
  fc.record({ type: fc.constantFrom("s", "o", "g"), value: fc.string({ maxLength: 200 }) }),
  fc.record({ type: fc.constant("u"), value: fc.nat() }),
  fc.record({ type: fc.constant("y"), value: fc.nat(255) }),
  fc.record({ type: fc.constant("i"), value: fc.integer() }),
  fc.record({ type: fc.constant("b"), value: fc.boolean() }),
  fc.record({ type: fc.constant("t"), value: fc.bigInt(0n, 2n ** 64n - 1n) }),
  fc.record({
    type: fc.constant("v"),
    value: fc.bigInt(0n, 9n).map((each) => ({ signature: "t", value: each })),
  }),
);

test("a message is read as it was written, in whatever pieces it comes", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 8 }), fc.nat(), (values, cut) => {
      const signature = values.map(({ type }) => type).join("");
      const body = values.map((each) => each.value);
      const message = { type: 1, serial: 7, path: "/a", member: "Do", destination: "b.c", signature, body };
      const bytes = encodeMessage(message);
      const at = cut % bytes.length;
      assert.is(decodeMessage(bytes.subarray(0, at)), undefined);
      const read = decodeMessage(Buffer.concat([bytes, bytes.subarray(0, at)]));
      assert.equal(read?.message, message);
      assert.is(read?.rest.length, at);
    }),
  );
});

test("what is no message, or too large a one, is refused", () => {
  const bytes = encodeMessage({ type: 4, serial: 1, path: "/a", interface: "b.c", member: "D" });
  const big = Buffer.from(bytes);
  big.writeUInt32LE(2 ** 31, 4);
  assert.throws(() => decodeMessage(big), /a message has \d+ bytes/);
  const other = Buffer.from(bytes);
  other[0] = "B".charCodeAt(0);
  assert.throws(() => decodeMessage(other), /order of bytes/);
  const short = Buffer.from(bytes);
  short.writeUInt32LE(1000, 20);
  assert.throws(() => decodeMessage(short), /ends too early/);
});

test.run();
