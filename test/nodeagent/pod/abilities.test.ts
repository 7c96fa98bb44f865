import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { create } from "@bufbuild/protobuf";
import { StatusResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import {
  canReadOnlyRecursively,
  controlledSwap,
  memoryOptions,
} from "../../../runtime/nodeagent/pod/work/abilities.ts";
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

const swaps: readonly (readonly [version: 1 | 2, file: string, ownGroups: string, bytes: number | undefined])[] = [
  [1, "memory/memory.memsw.limit_in_bytes", "", 7],
  [1, "memory/memory.limit_in_bytes", "", undefined],
  [2, "system/agent/memory.swap.max", "1:name=x:/other\n0::/system/agent\n", 7],
  [2, "memory.swap.max", "0::/system/agent\n", undefined],
  [2, "system/agent/memory.max", "0::/system/agent\n", undefined],
];
for (const [version, file, ownGroups, bytes] of swaps) {
  test(`with ${file} of version ${version} the agent controls ${bytes} bytes of swap`, () => {
    const mount = mkdtempSync(join(tmpdir(), "orch-swap-"));
    mkdirSync(join(mount, dirname(file)), { recursive: true });
    writeFileSync(join(mount, file), "");
    assert.is(controlledSwap({ swapBytes: 7 }, { version, mount, ownGroups }), bytes);
    rmSync(mount, { recursive: true });
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
