import { Code } from "@connectrpc/connect";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import type { FaultRule } from "./faultScript.ts";
import { eventually, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: a runtime that goes wrong");
let node: ScriptedNode;

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

/** Calls on the way to a pod that runs, and from there to none. */
const onTheWay = ["runPodSandbox", "createContainer", "startContainer"] as const;
const onTheWayBack = ["stopContainer", "stopPodSandbox", "removeContainer", "removePodSandbox"] as const;
const looks = ["listPodSandbox", "listContainers", "containerStatus", "podSandboxStatus", "imageStatus"] as const;

const faults: readonly (readonly [string, FaultRule["fault"], number])[] = [
  ["fails once", { kind: "fail", code: Code.Unknown }, 1],
  ["fails three times", { kind: "fail", code: Code.Unavailable }, 3],
  ["does its work and fails", { kind: "fail", code: Code.Internal, hasEffect: true }, 1],
  ["answers after its deadline", { kind: "late", ms: 700 }, 1],
  ["hangs", { kind: "hang" }, 1],
];

async function runs(name: string): Promise<void> {
  await node.make(name);
  await node.until(name, isRunning);
  await isSettled(node);
}

async function goes(name: string): Promise<void> {
  await node.remove(name);
  await eventually(() => node.isGone(name));
  await isSettled(node);
}

function callTests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20, callMs: 500 });
  });
  test.after(() => node.close());

  for (const [what, fault, times] of faults) {
    for (const call of [...onTheWay, ...looks]) {
      test(`a pod runs once though ${call} ${what}`, async () => {
        node.runtime.faults.add({ call, fault, times });
        await runs("way");
        node.runtime.faults.clear();
        await goes("way");
      });
    }
    for (const call of onTheWayBack) {
      if (call === "stopContainer" && fault.kind === "hang") continue; // its deadline is minutes beyond the grace
      test(`a pod goes without a rest though ${call} ${what}`, async () => {
        await runs("back");
        node.runtime.faults.add({ call, fault, times });
        await goes("back");
        node.runtime.faults.clear();
      });
    }
  }
}

const missing = mountObjection();
if (missing === undefined) callTests();
else test.skip("runs pods", missing);
test.run();
