import { create, type DescMessage, toBinary } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import {
  ContainerAllocateResponseSchema,
  ListAndWatchResponseSchema,
} from "../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { ContainerResourcesSchema } from "../../generated/pb/podresources/v1/api_pb.ts";
import { hasMoreParts } from "../../runtime/grpc/messageParts.ts";
import { suite } from "../harness/suite.ts";

const test = suite("grpc/messageParts");

const devices = create(ListAndWatchResponseSchema, {
  devices: [{ ID: "a", health: "Healthy", topology: { nodes: [{ ID: 1n }] } }, { ID: "b" }],
});
const envs = create(ContainerAllocateResponseSchema, { envs: { A: "1" } });
const cpus = create(ContainerResourcesSchema, { cpuIds: [1n, 2n, 300n] });

const cases: readonly (readonly [what: string, type: DescMessage, bytes: Uint8Array, parts: number])[] = [
  ["no message", ListAndWatchResponseSchema, new Uint8Array(), 0],
  ["messages in messages", ListAndWatchResponseSchema, toBinary(ListAndWatchResponseSchema, devices), 8],
  [
    "each byte of an entry of a map",
    ContainerAllocateResponseSchema,
    toBinary(ContainerAllocateResponseSchema, envs),
    7,
  ],
  ["each byte of packed numbers", ContainerResourcesSchema, toBinary(ContainerResourcesSchema, cpus), 5],
  ["what a type does not have", ListAndWatchResponseSchema, Uint8Array.of(0x78, 1, 0x7a, 2, 9, 9, 0x7d, 1, 2, 3, 4), 3],
  ["a message that is cut off", ListAndWatchResponseSchema, Uint8Array.of(0x0a, 90, 0x0a, 1), 2],
  ["a length that has no end", ListAndWatchResponseSchema, new Uint8Array(40).fill(0xff), 1],
];

for (const [what, type, bytes, parts] of cases) {
  test(`counts ${what}`, () => {
    if (parts > 0) assert.is(hasMoreParts(type, bytes, parts - 1), true);
    assert.is(hasMoreParts(type, bytes, parts), false);
  });
}

test.run();
