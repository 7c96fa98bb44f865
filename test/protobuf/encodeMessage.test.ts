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
import { file_cri_v1_api } from "../../generated/pb/cri/v1/api_pb.ts";
import {
  CompareSchema,
  file_etcd_etcdserverpb_rpc,
  PutRequestSchema,
  RangeRequestSchema,
} from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { file_prometheus_metrics, HistogramSchema } from "../../generated/pb/prometheus/metrics_pb.ts";
import { encodeMessage } from "../../runtime/protobuf/encodeMessage.ts";
import { suite } from "../harness/suite.ts";

const test = suite("protobuf/encodeMessage");

const asked = file_cri_v1_api.messages.filter(({ name }) => name.endsWith("Request"));
for (const type of [...file_etcd_etcdserverpb_rpc.messages, ...file_prometheus_metrics.messages, ...asked]) {
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

test("a zero of a field that knows whether it is set is written", () => {
  assert.is(hex(encodeMessage(HistogramSchema, { sampleCount: 0n, schema: -1 })), "08002801");
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
  const one = single(field, depth);
  if (field.fieldKind === "map") return fc.dictionary(fc.string({ maxLength: 10 }), one, { maxKeys: 3 });
  return field.fieldKind === "list" ? fc.array(one, { maxLength: 3 }) : one;
}

function single({ message, enum: numbers, scalar }: DescField, depth: number): fc.Arbitrary<unknown> {
  if (message !== undefined) return messages(message, depth + 1);
  if (numbers !== undefined) return fc.constantFrom(...numbers.values.map((each) => each.number));
  if (scalar === ScalarType.INT64 || scalar === ScalarType.SINT64)
    return fc.oneof(fc.constant(0n), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }));
  if (scalar === ScalarType.UINT64) return fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  if (scalar === ScalarType.UINT32) return fc.nat(2 ** 32 - 1);
  if (scalar === ScalarType.DOUBLE) return fc.double();
  if (scalar === ScalarType.BOOL) return fc.boolean();
  if (scalar === ScalarType.BYTES) return fc.uint8Array({ maxLength: 200 });
  if (scalar === ScalarType.STRING) return fc.string({ unit: "binary", maxLength: 20 });
  return fc.integer();
}

test.run();
