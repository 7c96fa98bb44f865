import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { MemoryManager } from "../../../runtime/nodeagent/resources/memoryManager.ts";
import { memoryStateFile } from "../../../runtime/nodeagent/resources/memoryState.ts";
import { machineMemory, type ReservedMemory } from "../../../runtime/nodeagent/resources/memoryTables.ts";
import type { TopologyPolicy } from "../../../runtime/nodeagent/resources/mergeHints.ts";
import { placePod } from "../../../runtime/nodeagent/resources/topologyManager.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf } from "./machines.ts";
import { measure, pinned, pinnedPod } from "./pinnedPods.ts";

const test = suite("nodeagent: memory of containers");

const gib = 1024 ** 3;
const machine = machineOf({ sockets: 2, memoryOfNode: 8 * gib, hugePages: { "1Gi": 2 * gib } });
const oneOfEach: ReservedMemory = new Map([
  [0, { memory: gib }],
  [1, { memory: gib }],
]);

function managerIn(folder: string, reserved: ReservedMemory | undefined = oneOfEach): MemoryManager {
  return new MemoryManager({
    policy: { topology: machine, reserved },
    file: memoryStateFile(join(folder, "memory_manager_state")),
    measure,
  });
}

function inFolder(run: (folder: string) => void): () => void {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-memory-"));
    try {
      run(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

function place(memory: MemoryManager, pod: Pod, policy: TopologyPolicy = "none"): string | undefined {
  const given = { scope: "container", nodes: machine.nodes, prefersClosest: false, providers: [memory] } as const;
  const refusal = placePod(pod, { ...given, policy });
  return refusal && `${refusal.reason}: ${refusal.message}`;
}

const of = (name: string, memory: string, more: Partial<Container> = {}) => pinned(name, "1", { memory, ...more });
const text = (memory: MemoryManager, uid: string, name: string) =>
  memory.of(uid, name).map(({ nodes, type, bytes }) => `${nodes.toString(2)} ${type} ${bytes / gib}`);

test(
  "memory is of one node while that has enough, then of the other, then of none",
  inFolder((folder) => {
    const memory = managerIn(folder); // 8 GiB a node, less 1 reserved and 2 in huge pages
    assert.is(place(memory, pinnedPod("a", [of("c", "3Gi")])), undefined);
    assert.is(place(memory, pinnedPod("b", [of("c", "4Gi")])), undefined);
    assert.equal(text(memory, "a", "c"), ["1 memory 3"]);
    assert.equal(text(memory, "b", "c"), ["10 memory 4"]);
    const words = "failed to get the default NUMA affinity, no NUMA nodes with enough memory is available";
    const refusal = `UnexpectedAdmissionError: Allocate failed due to [memorymanager] ${words}, which is unexpected`;
    assert.is(place(memory, pinnedPod("c", [of("c", "3Gi")])), refusal);
    memory.retain((uid) => uid !== "a");
    assert.is(place(memory, pinnedPod("c", [of("c", "3Gi")])), undefined);
    assert.equal(text(memory, "c", "c"), ["1 memory 3"]);
  }),
);

test(
  "a container that needs more than a node has memory of both, which are then given together only",
  inFolder((folder) => {
    const memory = managerIn(folder);
    assert.is(place(memory, pinnedPod("wide", [of("c", "7Gi")])), undefined);
    assert.equal(text(memory, "wide", "c"), ["11 memory 7"]);
    assert.match(place(memory, pinnedPod("small", [of("c", "3500Mi")])) ?? "", "no NUMA nodes with enough memory");
    assert.is(place(memory, pinnedPod("wide2", [of("c", "2Gi")])), undefined);
    assert.equal(text(memory, "wide2", "c"), ["11 memory 2"]);
  }),
);

test(
  "huge pages and memory are of the same node",
  inFolder((folder) => {
    const memory = managerIn(folder);
    const amounts = { cpu: "1", memory: "1Gi", "hugepages-1Gi": "2Gi" };
    const paged = (name: string) => ({ ...of(name, "1Gi"), resources: { requests: amounts, limits: amounts } });
    place(memory, pinnedPod("a", [paged("c")]));
    place(memory, pinnedPod("b", [paged("c")]));
    assert.equal(text(memory, "b", "c").sort(), ["10 hugepages-1Gi 2", "10 memory 1"]);
  }),
);

test(
  "a container uses the memory of init containers that have ended, and each byte counts once",
  inFolder((folder) => {
    const memory = managerIn(folder);
    const pod = pinnedPod("p", [of("a", "3Gi"), of("b", "1Gi")], [of("first", "4Gi")]);
    assert.is(place(memory, pod), undefined);
    assert.equal(text(memory, "p", "first"), ["1 memory 0"]);
    const [blocks] = [["first", "a", "b"].flatMap((name) => memory.of("p", name))];
    assert.is(machineMemory(machine, { reserved: oneOfEach, blocks }).get(0)?.tables["memory"]?.free, gib);
  }),
);

test(
  "pages that the machine does not have are refused, and none of them is nothing",
  inFolder((folder) => {
    const memory = managerIn(folder);
    const paged = (bytes: string) => {
      const amounts = { cpu: "1", memory: "1Gi", "hugepages-4Mi": bytes };
      return pinnedPod(bytes, [{ ...of("c", "1Gi"), resources: { requests: amounts, limits: amounts } }]);
    };
    assert.match(place(memory, paged("4Mi")) ?? "", /no NUMA nodes with enough memory/);
    assert.is(place(memory, paged("0")), undefined);
    assert.equal(text(memory, "0", "c"), ["1 memory 1"]);
  }),
);

test(
  "containers that are not guaranteed have memory from anywhere",
  inFolder((folder) => {
    const memory = managerIn(folder);
    const resources = { requests: { memory: "1Gi" } };
    assert.is(place(memory, pinnedPod("p", [{ name: "c", resources }])), undefined);
    assert.is(memory.nodesOf("p", "c"), 0);
  }),
);

test(
  "an agent that starts anew finds what containers have, in a file of the field's form",
  inFolder((folder) => {
    place(managerIn(folder), pinnedPod("p", [of("c", "3Gi")]));
    const { checksum: _, ...content } = JSON.parse(readFileSync(join(folder, "memory_manager_state"), "utf8"));
    assert.equal(content.entries, { p: { c: [{ numaAffinity: [0], type: "memory", size: 3 * gib }] } });
    assert.equal(content.machineState[0].cells, [0]);
    assert.is(content.machineState[0].numberOfAssignments, 1);
    const amounts = { total: 8 * gib, systemReserved: gib, allocatable: 5 * gib, reserved: 3 * gib, free: 2 * gib };
    assert.equal(content.machineState[0].memoryMap.memory, amounts);
    assert.equal(text(managerIn(folder), "p", "c"), ["1 memory 3"]);
    const other = new Map([[0, { memory: 2 * gib }]]);
    assert.throws(() => managerIn(folder, other), /expected machine state is different from the real one/);
  }),
);

test(
  "the file of an agent without a policy is that of the field, and another policy does not take it",
  inFolder((folder) => {
    const path = join(folder, "memory_manager_state");
    new MemoryManager({ policy: undefined, file: memoryStateFile(path), measure });
    assert.is(readFileSync(path, "utf8"), '{"policyName":"None","machineState":{},"checksum":4236770233}');
    assert.throws(() => managerIn(folder), /configured policy "Static" differs from state checkpoint policy "None"/);
  }),
);

test(
  "memory that no nodes have together is refused as it is given, and takes no side before",
  inFolder((folder) => {
    const memory = managerIn(folder);
    const pod = pinnedPod("a", [of("c", "20Gi")]);
    assert.is(memory.hints(pod, pod.spec?.containers[0]).size, 0);
    const why = "failed to find NUMA nodes to extend the current topology hint, which is unexpected";
    const refusal = `UnexpectedAdmissionError: Allocate failed due to [memorymanager] ${why}`;
    assert.is(place(memory, pod, "restricted"), refusal);
  }),
);

test.run();
