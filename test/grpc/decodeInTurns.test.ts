import { create, toBinary } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { ContainerSchema, ListContainersResponseSchema } from "../../generated/pb/cri/v1/api_pb.ts";
import { decodeInTurns } from "../../runtime/grpc/decodeInTurns.ts";
import { suite } from "../harness/suite.ts";

const test = suite("grpc: messages that are read in turns");

const containers = Array.from({ length: 20_000 }, (_, index) =>
  create(ContainerSchema, { id: `c${index}`, labels: { app: "till", pod: `p${index}` }, metadata: { name: "main" } }),
);
const whole = create(ListContainersResponseSchema, { containers });

test("a long message is read as what it is, and others have their turns meanwhile", async () => {
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  const read = await decodeInTurns(ListContainersResponseSchema, toBinary(ListContainersResponseSchema, whole));
  clearInterval(counting);
  assert.equal(read, whole);
  assert.ok(turns >= 5, `${turns}`);
});

test("an item that is longer than what is read at once is one step", async () => {
  const long = { containers: [{ id: "a".repeat(200_000) }, { id: "b" }, { id: "c".repeat(200_000) }] };
  const message = create(ListContainersResponseSchema, {
    containers: long.containers.map((each) => create(ContainerSchema, each)),
  });
  const read = await decodeInTurns(ListContainersResponseSchema, toBinary(ListContainersResponseSchema, message));
  assert.equal(
    read.containers.map(({ id }) => id.length),
    [200_000, 1, 200_000],
  );
});

test("what is no message is an error, wherever it ends", async () => {
  const bytes = toBinary(ListContainersResponseSchema, whole);
  const random = Buffer.alloc(200_000, 0xff);
  for (const each of [bytes.subarray(0, bytes.length - 3), bytes.subarray(0, 100_000), random]) {
    const error = await decodeInTurns(ListContainersResponseSchema, each).then(() => "none", String);
    assert.match(error, /Error: (premature EOF|invalid|illegal|cant skip)/);
  }
});

test.run();
