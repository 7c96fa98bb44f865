import * as assert from "uvu/assert";
import { create } from "@bufbuild/protobuf";
import { StatusResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { canReadOnlyRecursively, memoryOptions } from "../../../runtime/nodeagent/pod/work/abilities.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: what kernel and runtime can do for a pod");

const kernels: readonly (readonly [kernelVersion: string, swapBytes: number, options: readonly string[]])[] = [
  ["6.3.0-1-amd64", 1, ["noswap"]],
  ["7.0.1", 1, ["noswap"]],
  ["6.2.16", 1, []],
  ["5.15.0", 1, []],
  ["6.12.0", 0, []],
];
for (const [kernelVersion, swapBytes, options] of kernels) {
  test(`volumes in memory have [${options}] on Linux ${kernelVersion} with ${swapBytes} bytes of swap`, () => {
    assert.equal(memoryOptions({ kernelVersion, swapBytes }), options);
  });
}

test("mounts are read-only with all below them where the usual handler of the runtime can", async () => {
  const runtime = (name: string, recursiveReadOnlyMounts: boolean) => ({
    status: async () =>
      create(StatusResponseSchema, { runtimeHandlers: [{ name, features: { recursiveReadOnlyMounts } }] }),
  });
  assert.is(await canReadOnlyRecursively(runtime("", true)), true);
  assert.is(await canReadOnlyRecursively(runtime("", false)), false);
  assert.is(await canReadOnlyRecursively(runtime("other", true)), false);
});

test.run();
