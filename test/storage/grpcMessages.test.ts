import {
  create,
  type DescField,
  type DescMessage,
  type MessageInitShape,
  ScalarType,
  toBinary,
} from "@bufbuild/protobuf";
import fc from "fast-check";
import * as assert from "uvu/assert";
import {
  CompareSchema,
  file_etcd_etcdserverpb_rpc,
  PutRequestSchema,
  RangeRequestSchema,
} from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { encodeMessage } from "../../runtime/storage/etcd/grpc/encoder.ts";
import { framed, MessageReader } from "../../runtime/storage/etcd/grpc/messages.ts";
import { failureOf } from "../../runtime/storage/etcd/grpc/status.ts";
import { suite } from "../harness/suite.ts";

const test = suite("storage/grpc messages");

for (const type of file_etcd_etcdserverpb_rpc.messages) {
  test(`any ${type.name} is written as the library writes it`, () => {
    fc.assert(
      fc.property(messages(type), (message) => {
        const init = message as MessageInitShape<typeof type>;
        assert.equal(hex(encodeMessage(type, init)), hex(toBinary(type, create(type, init))));
      }),
      { numRuns: 20 },
    );
  });
}

test("a zero is left out, but for one that a oneof holds", () => {
  assert.is(hex(encodeMessage(RangeRequestSchema, { key: new Uint8Array(), limit: 0n, keysOnly: false })), "");
  assert.is(hex(encodeMessage(CompareSchema, { targetUnion: { case: "modRevision", value: 0n } })), "3000");
});

test("a negative number takes ten bytes", () => {
  assert.is(hex(encodeMessage(RangeRequestSchema, { limit: -1n })), "18ffffffffffffffffff01");
});

test("a message after a large one is written whole", () => {
  const value = Buffer.alloc(3 * 1024 * 1024, 7);
  const large = encodeMessage(PutRequestSchema, { key: Buffer.from("a"), value });
  assert.is(large.length, value.length + 8);
  assert.is(hex(encodeMessage(PutRequestSchema, { key: Buffer.from("b") })), "0a0162");
  assert.ok(large.subarray(8).equals(value));
});

test("messages come out of a body as they went in, wherever it is cut", () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 30 }), (sent, size) => {
      const body = Buffer.concat(sent.map(framed));
      const reader = new MessageReader();
      const read: string[] = [];
      for (let at = 0; at < body.length; at += size) read.push(...reader.read(body.subarray(at, at + size)).map(hex));
      assert.equal(read, sent.map(hex));
    }),
  );
});

const refused: readonly (readonly [string, string, RegExp])[] = [
  ["compressed", "0100000001ff", /compressed/],
  ["larger than a gibibyte", "0040000001", /1073741825 bytes is too large/],
];
for (const [what, bytes, message] of refused) {
  test(`a message that is ${what} is refused`, () => {
    assert.throws(() => new MessageReader().read(Buffer.from(bytes, "hex")), message);
  });
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

/** Messages of a type, as `create` takes them; a transaction may hold others, for a while. */
function messages(type: DescMessage, depth = 0): fc.Arbitrary<object> {
  if (depth > maxDepth) return fc.constant({});
  const members = type.members.map((member): [string, fc.Arbitrary<unknown>] => {
    if (member.kind === "field") return [member.localName, fc.option(values(member, depth), { nil: undefined })];
    const cases = member.fields.map((field) =>
      fc.record({ case: fc.constant(field.localName), value: values(field, depth) }),
    );
    return [member.localName, fc.option(fc.oneof(...cases), { nil: undefined })];
  });
  return fc.record(Object.fromEntries(members)).map((message) => {
    return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined));
  });
}

const maxDepth = 3;

function values(field: DescField, depth: number): fc.Arbitrary<unknown> {
  return field.fieldKind === "list" ? fc.array(single(field, depth), { maxLength: 3 }) : single(field, depth);
}

function single({ message, enum: numbers, scalar }: DescField, depth: number): fc.Arbitrary<unknown> {
  if (message !== undefined) return messages(message, depth + 1);
  if (numbers !== undefined) return fc.constantFrom(...numbers.values.map((each) => each.number));
  if (scalar === ScalarType.INT64)
    return fc.oneof(fc.constant(0n), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }));
  if (scalar === ScalarType.UINT64) return fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  if (scalar === ScalarType.BOOL) return fc.boolean();
  if (scalar === ScalarType.BYTES) return fc.uint8Array({ maxLength: 200 });
  if (scalar === ScalarType.STRING) return fc.string({ unit: "binary", maxLength: 20 });
  return fc.integer();
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
