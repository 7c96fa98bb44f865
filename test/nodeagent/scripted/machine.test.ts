import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
import { type CgroupNaming, podsGroup } from "../../../runtime/nodeagent/cgroups/names.ts";
import { suite } from "../../harness/suite.ts";
import { mountSmallDisk } from "../../harness/smallDisk.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: a machine that goes wrong");

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

/** Takes what room is left below a folder; returns how to give it back. */
function fill(folder: string): () => void {
  const path = join(folder, "filler");
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      assert.is((error as NodeJS.ErrnoException).code, "ENOSPC");
    }
  }
  return () => rmSync(path);
}

function diskTests(): void {
  test(
    "on a full disk pods run on, restart and end, and one that cannot start says why and starts when there is room",
    async () => {
      const root = (path: string) => void mountSmallDisk(path, "1m");
      const node = await startScriptedNode({ speed: 20, root });
      try {
        for (const each of ["steady", "crashing", "leaving"]) await node.make(each);
        for (const each of ["steady", "crashing", "leaving"]) await node.until(each, isRunning);
        const { metadata } = await node.client.core.v1.pods.namespace("default").get("crashing");
        const hostsFile = join(node.folder, "agent/pods", metadata.uid, "etc-hosts");
        const writtenMs = statSync(hostsFile).mtimeMs;
        const free = fill(join(node.folder, "agent"));
        node.runtime.state.exit("crashing", "main", 4);
        const volumeMounts = [{ name: "room", mountPath: "/room" }];
        await node.make("roomy", {
          volumes: [{ name: "room", emptyDir: {} }],
          containers: [{ name: "main", image, volumeMounts }],
        });
        const restarted = await node.until("crashing", (status) => status.containerStatuses?.[0]?.restartCount === 1);
        assert.is(restarted.containerStatuses?.[0]?.lastState?.terminated?.exitCode, 4);
        assert.is(statSync(hostsFile).mtimeMs, writtenMs, "a write may leave it empty for the others");
        const { containerStatuses } = await node.until("roomy", (status) => {
          return status.containerStatuses?.[0]?.state?.waiting?.reason === "CreateContainerConfigError";
        });
        assert.match(containerStatuses?.[0]?.state?.waiting?.message ?? "", /^ENOSPC: no space left on device/);
        await node.remove("leaving");
        await eventually(() => node.isGone("leaving"));
        assert.is((await node.until("steady", isRunning)).containerStatuses?.[0]?.restartCount, 0);
        assert.is((await node.until("roomy", () => true)).phase, "Pending");
        free();
        await node.until("roomy", isRunning);
        await isSettled(node);
      } finally {
        await node.close();
      }
    },
    { timeoutMs: 40_000 },
  );
}

const group = `orchscripted${process.pid}`;
/** The group of the test as if it were that of all pods: its removal takes all below along. */
const naming: CgroupNaming = { driver: "cgroupfs", root: "/", podsName: group };
const parent = `/sys/fs/cgroup/memory/${group}`;

function cgroupTests(): void {
  test(
    "a control group that a pod has left goes, and one in which something runs stays",
    async () => {
      const runner = spawn("sleep", ["60"]);
      const node: ScriptedNode = await startScriptedNode({ speed: 20, args: ["--cgroup-root", `/${group}`] });
      const pods = join(parent, "orchpods/besteffort");
      const busy = join(pods, "pod11111111-1111-4111-8111-111111111111");
      const idle = join(pods, "pod22222222-2222-4222-8222-222222222222");
      try {
        await node.make("one");
        await node.until("one", isRunning);
        for (const each of [busy, idle]) mkdirSync(join(each, "child"), { recursive: true });
        writeFileSync(join(busy, "child/cgroup.procs"), String(runner.pid));
        await eventually(
          () => !existsSync(idle),
          () => readdirSync(pods).join(),
        );
        await sleep(200);
        assert.ok(existsSync(busy));
        await node.remove("one");
        await eventually(() => node.isGone("one"));
        assert.equal(
          readdirSync(pods).filter((each) => each.startsWith("pod")),
          ["pod11111111-1111-4111-8111-111111111111"],
        );
        await isSettled(node);
      } finally {
        await node.close();
        runner.kill();
        await openCgroups({ naming }).remove(podsGroup(naming));
      }
    },
    { timeoutMs: 40_000 },
  );
}

const missing = mountObjection();
if (missing === undefined) diskTests();
else test.skip("runs pods on a full disk", missing);
if (missing === undefined && existsSync("/sys/fs/cgroup/memory/cgroup.procs")) cgroupTests();
else test.skip("clears control groups", missing ?? "the machine has no hierarchy of version 1");
test.run();
