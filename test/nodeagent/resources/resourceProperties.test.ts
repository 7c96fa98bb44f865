import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { CpuManager } from "../../../runtime/nodeagent/resources/cpuManager.ts";
import { cpuHints, type CpuPolicy, threadsPerCore } from "../../../runtime/nodeagent/resources/cpuPolicy.ts";
import { cpuStateFile } from "../../../runtime/nodeagent/resources/cpuState.ts";
import { cpuSet, intersection, union, without } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import { MemoryManager } from "../../../runtime/nodeagent/resources/memoryManager.ts";
import { memoryStateFile } from "../../../runtime/nodeagent/resources/memoryState.ts";
import { machineMemory } from "../../../runtime/nodeagent/resources/memoryTables.ts";
import { hasNode, sizeOf } from "../../../runtime/nodeagent/resources/nodeMask.ts";
import { spreadCpus } from "../../../runtime/nodeagent/resources/spreadCpus.ts";
import { takeCpus } from "../../../runtime/nodeagent/resources/takeCpus.ts";
import { placePod } from "../../../runtime/nodeagent/resources/topologyManager.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf } from "./machines.ts";
import { measure, pinned, pinnedPod } from "./pinnedPods.ts";

const test = suite("nodeagent: what holds of all parts of a machine");

const gib = 1024 ** 3;
const machine = fc
  .record({
    sockets: fc.integer({ min: 1, max: 2 }),
    nodesPerSocket: fc.integer({ min: 1, max: 2 }),
    coresPerNode: fc.integer({ min: 2, max: 4 }),
    threads: fc.integer({ min: 1, max: 2 }),
    cachesPerNode: fc.integer({ min: 1, max: 2 }),
  })
  .map((shape) => machineOf({ ...shape, memoryOfNode: 4 * gib }));
const options = fc
  .record({
    fullCores: fc.boolean(),
    spreadsOverNodes: fc.boolean(),
    alignsBySocket: fc.boolean(),
    spreadsOverCores: fc.boolean(),
    reservesStrictly: fc.boolean(),
    keepsToCaches: fc.boolean(),
  })
  .map((each) => ({ ...each, spreadsOverCores: each.spreadsOverCores && !each.fullCores }));
const some = (topology: ReturnType<typeof machineOf>) => fc.subarray(topology.cpus.map(({ id }) => id));

test("as many processors as are asked for are taken, all of them free, whenever there are enough", () =>
  fc.assert(
    fc.property(
      machine.chain((topology) => fc.tuple(fc.constant(topology), some(topology), fc.nat(12), options)),
      ([topology, free, count, wish]) => {
        const groupSize = wish.fullCores ? threadsPerCore(topology) : 1;
        for (const taken of [
          takeCpus(cpuSet(free), count, { topology, ...wish }),
          spreadCpus(cpuSet(free), count, { topology, groupSize, ...wish }),
        ]) {
          assert.is(taken?.length, count <= free.length ? count : undefined);
          assert.equal(without(taken ?? [], free), []);
          assert.equal(taken, taken && cpuSet(taken));
        }
      },
    ),
  ));

test("a hint of processors has enough of them, and none of the preferred ones could do with fewer nodes", () =>
  fc.assert(
    fc.property(
      machine.chain((topology) => fc.tuple(fc.constant(topology), some(topology), fc.integer({ min: 1, max: 12 }))),
      ([topology, free, count]) => {
        const wish = { fullCores: false, spreadsOverNodes: false, alignsBySocket: false, spreadsOverCores: false };
        const policy: CpuPolicy = {
          ...{ topology, reserved: [] },
          options: { ...wish, reservesStrictly: false, keepsToCaches: false },
        };
        const hints = cpuHints({ count, shared: cpuSet(free), reusable: [] }, policy);
        const within = (mask: number, ids: readonly number[]) =>
          topology.cpus.filter(({ id, node }) => hasNode(mask, node) && ids.includes(id)).length;
        assert.is(hints.length > 0, free.length >= count);
        for (const { nodes = 0, isPreferred } of hints) {
          assert.ok(within(nodes, free) >= count);
          if (isPreferred) assert.ok(hints.every((each) => sizeOf(each.nodes ?? 0) >= sizeOf(nodes)));
        }
      },
    ),
  ));

const amounts = fc.record({
  cpu: fc.constantFrom("1", "2", "3", "500m"),
  memory: fc.constantFrom("512Mi", "1Gi", "3Gi", "6Gi"),
});
const step = fc.oneof(
  fc.record({
    kind: fc.constant("admit" as const),
    containers: fc.array(amounts, { minLength: 1, maxLength: 2 }),
    inits: fc.array(fc.tuple(amounts, fc.boolean()), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant("remove" as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant("restart" as const) }),
);
const history = fc.record({
  topology: machine,
  wish: options,
  policy: fc.constantFrom("none", "best-effort", "restricted", "single-numa-node"),
  scope: fc.constantFrom("container", "pod"),
  steps: fc.array(step, { maxLength: 14 }),
});

function podOf(
  uid: string,
  { containers, inits }: Extract<typeof step extends fc.Arbitrary<infer S> ? S : never, { kind: "admit" }>,
): Pod {
  const own = containers.map(({ cpu, memory }, index) => pinned(`c${index}`, cpu, { memory }));
  const first = inits.map(([{ cpu, memory }, isSidecar], index) =>
    pinned(`i${index}`, cpu, { memory, ...(isSidecar ? { restartPolicy: "Always" as const } : {}) }),
  );
  return pinnedPod(uid, own, first);
}

/** What containers of different pods, and those of one that run together, must not share. */
function checkCpus(cpus: CpuManager, pods: ReadonlyMap<string, Pod>, all: readonly number[]): void {
  const ofPods = [...cpus.assigned.values()].map((containers) => union(...containers.values()));
  assert.is(ofPods.flat().length, new Set(ofPods.flat()).size, "no processor is two pods'");
  assert.equal(intersection(cpus.shared, cpuSet(ofPods.flat())), [], "none that is one's own is shared");
  assert.equal(union(cpus.shared, ...ofPods), all, "none is lost");
  for (const [uid, { spec }] of pods) {
    const sidecars = (spec?.initContainers ?? []).filter((each) => each.restartPolicy === "Always");
    const together = [...sidecars, ...(spec?.containers ?? [])].flatMap(({ name }) => cpus.exclusive(uid, name) ?? []);
    assert.is(together.length, new Set(together).size, "containers that run together share none");
  }
}

test("whatever comes, goes and starts anew, nothing is given twice and all comes back", () =>
  fc.assert(
    fc.property(history, ({ topology, wish, policy, scope, steps }) => {
      const folder = mkdtempSync(join(tmpdir(), "orch-history-"));
      try {
        const reserved = [0];
        const memoryPolicy = { topology, reserved: new Map([[0, { memory: gib }]]) };
        const open = () => ({
          cpus: new CpuManager({
            ...{ policy: { topology, reserved, options: wish }, file: cpuStateFile(join(folder, "c")), measure },
          }),
          memory: new MemoryManager({ policy: memoryPolicy, file: memoryStateFile(join(folder, "m")), measure }),
        });
        let managers = open();
        const { nodes } = topology;
        const all = topology.cpus.map(({ id }) => id).filter((id) => !wish.reservesStrictly || !reserved.includes(id));
        const pods = new Map<string, Pod>();
        const retain = () => {
          for (const each of Object.values(managers)) each.retain((uid: string) => pods.has(uid));
        };
        for (const [index, each] of steps.entries()) {
          if (each.kind === "restart") managers = open();
          if (each.kind === "remove") pods.delete([...pods.keys()][each.which] ?? "");
          if (each.kind === "admit") {
            const pod = podOf(`p${index}`, each);
            const providers = Object.values(managers);
            const refusal = placePod(pod, { policy, scope, nodes, prefersClosest: false, providers });
            if (refusal === undefined) pods.set(`p${index}`, pod);
          }
          retain();
          checkCpus(managers.cpus, pods, all);
          for (const [uid, { spec }] of pods) {
            const names = (spec?.containers ?? []).map(({ name }) => name);
            if (policy !== "single-numa-node") continue;
            for (const name of names) assert.ok(sizeOf(managers.memory.nodesOf(uid, name)) <= 1);
          }
          const blocks = [...pods].flatMap(([uid, { spec }]) =>
            [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])].flatMap(({ name }) =>
              managers.memory.of(uid, name),
            ),
          );
          const left = machineMemory(topology, { reserved: memoryPolicy.reserved, blocks });
          const used = [...left.values()].reduce((sum, { tables }) => sum + (tables["memory"]?.reserved ?? 0), 0);
          assert.is(
            used,
            blocks.reduce((sum, { bytes }) => sum + bytes, 0),
            "no byte is given twice",
          );
        }
        pods.clear();
        retain();
        assert.equal(managers.cpus.shared, all);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
  ));

test.run();
