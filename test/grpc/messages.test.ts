import fc from "fast-check";
import * as assert from "uvu/assert";
import { framed, MessageReader } from "../../runtime/grpc/messages.ts";
import { failureOf } from "../../runtime/grpc/status.ts";
import { suite } from "../harness/suite.ts";

const test = suite("grpc/messages");

test("messages come out of a body as they went in, wherever it is cut", () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 30 }), (sent, size) => {
      const body = Buffer.concat(sent.map(framed));
      const reader = new MessageReader(1024);
      const read: string[] = [];
      for (let at = 0; at < body.length; at += size) read.push(...reader.read(body.subarray(at, at + size)).map(hex));
      assert.equal(read, sent.map(hex));
    }),
  );
});

const refused: readonly (readonly [string, string, RegExp])[] = [
  ["compressed", "0100000001ff", /compressed/],
  ["larger than it may be", "0000000401", /1025 bytes is too large/],
];
for (const [what, bytes, message] of refused) {
  test(`a message that is ${what} is refused`, () => {
    assert.throws(() => new MessageReader(1024).read(Buffer.from(bytes, "hex")), message);
  });
}

const failures: readonly (readonly [string, string])[] = [
  ["etcdserver%3A no leader", "etcdserver: no leader"],
  ["100% full", "100% full"],
];

for (const [sent, expected] of failures) {
  test(`the message ${JSON.stringify(sent)} of a failed call is told`, () => {
    const last = new Map([
      [":status", "200"],
      ["grpc-status", "14"],
      ["grpc-message", sent],
    ]);
    assert.is(failureOf(last, last)?.rawMessage, expected);
  });
}

test.run();

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
