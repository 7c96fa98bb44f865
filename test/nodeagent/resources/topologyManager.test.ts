import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { CpuManager } from "../../../runtime/nodeagent/resources/cpuManager.ts";
import { cpuStateFile } from "../../../runtime/nodeagent/resources/cpuState.ts";
import { cpusText } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import { MemoryManager } from "../../../runtime/nodeagent/resources/memoryManager.ts";
import { memoryStateFile } from "../../../runtime/nodeagent/resources/memoryState.ts";
import type { TopologyPolicy } from "../../../runtime/nodeagent/resources/mergeHints.ts";
import { placePod } from "../../../runtime/nodeagent/resources/topologyManager.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf } from "./machines.ts";
import { measure, pinned, pinnedPod } from "./pinnedPods.ts";

const test = suite("nodeagent: processors and memory near each other");

/** Two nodes with four processors and 8 GiB each; 0 and 1 GiB of node 0 are reserved. */
const machine = machineOf({ sockets: 2 });
const options = {
  ...{ fullCores: false, spreadsOverNodes: false, alignsBySocket: false },
  ...{ spreadsOverCores: false, reservesStrictly: false, keepsToCaches: false },
};

async function withNode(run: (place: Place, where: Where) => void, changed: Partial<typeof options> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "orch-topology-"));
  try {
    const cpus = new CpuManager({
      policy: { topology: machine, reserved: [0], options: { ...options, ...changed } },
      file: cpuStateFile(join(folder, "cpus")),
      measure,
    });
    const memory = new MemoryManager({
      policy: { topology: machine, reserved: new Map([[0, { memory: 1024 ** 3 }]]) },
      file: memoryStateFile(join(folder, "memory")),
      measure,
    });
    const common = { nodes: machine.nodes, prefersClosest: false, providers: [cpus, memory] };
    run(
      (pod, policy, scope = "container") => placePod(pod, { ...common, policy, scope })?.reason,
      (uid, name) => `${cpusText(cpus.exclusive(uid, name) ?? [])} of ${memory.nodesOf(uid, name).toString(2)}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Place = (pod: Pod, policy: TopologyPolicy, scope?: "container" | "pod") => string | undefined;
type Where = (uid: string, name: string) => string;

test("processors and memory of a container are of one node", () =>
  withNode((place, where) => {
    assert.is(place(pinnedPod("a", [pinned("c", "2", { memory: "7500Mi" })]), "restricted"), undefined);
    assert.is(where("a", "c"), "4-5 of 10", "node 0 has 7 GiB");
    assert.is(place(pinnedPod("b", [pinned("c", "2", { memory: "4Gi" })]), "single-numa-node"), undefined);
    assert.is(where("b", "c"), "1-2 of 1");
  }));

const split = pinnedPod("split", [pinned("c", "2", { memory: "6500Mi" })]);
const results: readonly (readonly [TopologyPolicy, string | undefined])[] = [
  ["none", undefined],
  ["best-effort", undefined],
  ["restricted", "TopologyAffinityError"],
  ["single-numa-node", "TopologyAffinityError"],
];
for (const [policy, expected] of results) {
  test(`${policy}: a container whose parts cannot be near each other is ${expected ? "refused" : "taken"}`, () =>
    withNode((place, where) => {
      assert.is(place(pinnedPod("first", [pinned("c", "2", { memory: "1Gi" })]), "restricted"), undefined);
      assert.is(place(pinnedPod("second", [pinned("c", "3", { memory: "1Gi" })]), "restricted"), undefined);
      assert.is(place(split, policy), expected, "node 1 alone has the memory, and each node has one processor");
      assert.is(where("split", "c"), expected === undefined ? "3,7 of 10" : " of 0");
    }));
}

test("a pod as a whole is of one node where that is the scope", () =>
  withNode((place, where) => {
    const pod = (uid: string) => pinnedPod(uid, [pinned("a", "2"), pinned("b", "2")]);
    assert.is(place(pod("each"), "single-numa-node", "container"), undefined);
    assert.equal([where("each", "a"), where("each", "b")], ["1-2 of 1", "4-5 of 10"]);
  }));

test("a pod as a whole goes where all of it fits", () =>
  withNode((place, where) => {
    const pod = pinnedPod("all", [pinned("a", "2"), pinned("b", "2")]);
    assert.is(place(pod, "single-numa-node", "pod"), undefined);
    assert.equal([where("all", "a"), where("all", "b")], ["4-5 of 10", "6-7 of 10"]);
    assert.is(
      place({ ...pod, metadata: { ...pod.metadata, uid: "more" } }, "single-numa-node", "pod"),
      "TopologyAffinityError",
    );
  }));

test.run();
