import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { CpuManager } from "../../../runtime/nodeagent/resources/cpuManager.ts";
import type { CpuPolicyOptions } from "../../../runtime/nodeagent/resources/cpuPolicy.ts";
import { cpusText, parseCpus } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import { cpuStateFile } from "../../../runtime/nodeagent/resources/cpuState.ts";
import { placePod } from "../../../runtime/nodeagent/resources/topologyManager.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf, type MachineShape } from "./machines.ts";
import { measure, pinned, pinnedPod } from "./pinnedPods.ts";

const test = suite("nodeagent: processors of containers");

const noOptions: CpuPolicyOptions = {
  ...{ fullCores: false, spreadsOverNodes: false, alignsBySocket: false },
  ...{ spreadsOverCores: false, reservesStrictly: false, keepsToCaches: false },
};

interface Given extends MachineShape {
  readonly options?: Partial<CpuPolicyOptions>;
  readonly reserved?: string;
  readonly policy?: "none" | "static";
}

function managerIn(folder: string, { options, reserved = "0", policy = "static", ...shape }: Given = {}): CpuManager {
  const topology = machineOf({ coresPerNode: 8, ...shape });
  const own = { topology, reserved: parseCpus(reserved), options: { ...noOptions, ...options } };
  return new CpuManager({
    policy: policy === "none" ? undefined : own,
    file: cpuStateFile(join(folder, "cpu_manager_state")),
    measure,
  });
}

function inFolder(run: (folder: string) => void): () => void {
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-cpus-"));
    try {
      run(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** Places a pod as the agent does. */
function place(cpus: CpuManager, pod: ReturnType<typeof pinnedPod>): string | undefined {
  const refusal = placePod(pod, {
    ...{ policy: "none", scope: "container", nodes: [], prefersClosest: false, providers: [cpus] },
  });
  return refusal && `${refusal.reason}: ${refusal.message}`;
}

const textOf = (cpus: CpuManager, uid: string, name: string) => cpusText(cpus.of(uid, name));

test(
  "a guaranteed container that asks for whole processors has them alone, and all others share the rest",
  inFolder((folder) => {
    const cpus = managerIn(folder);
    assert.is(place(cpus, pinnedPod("till", [pinned("desk", "2"), pinned("log", "500m")])), undefined);
    assert.is(textOf(cpus, "till", "desk"), "1-2");
    assert.is(textOf(cpus, "till", "log"), "0,3-7");
    assert.is(textOf(cpus, "other", "any"), "0,3-7");
    assert.is(cpus.exclusive("till", "log"), undefined);
    assert.is(cpusText(cpus.allocatable()), "1-7");
    cpus.retain((uid) => uid !== "till");
    assert.is(cpusText(cpus.shared), "0-7");
  }),
);

const unlimited = { requests: { cpu: "2", memory: "1Gi" }, limits: { cpu: "3", memory: "1Gi" } };
const shared: readonly (readonly [string, Pod])[] = [
  ["a burstable pod", pinnedPod("p", [{ ...pinned("c", "2"), resources: unlimited }])],
  ["a part of a processor", pinnedPod("p", [pinned("c", "1500m")])],
  [
    "amounts of the pod as a whole",
    { ...pinnedPod("p", []), spec: { resources: unlimited, containers: [pinned("c", "2")] } },
  ],
];
for (const [what, pod] of shared) {
  test(
    `${what} shares processors`,
    inFolder((folder) => {
      const cpus = managerIn(folder);
      assert.is(place(cpus, pod), undefined);
      assert.is(textOf(cpus, "p", "c"), "0-7");
    }),
  );
}

test(
  "containers of a pod use the processors of init containers that have ended, and not those of sidecars",
  inFolder((folder) => {
    const cpus = managerIn(folder);
    const sidecar = pinned("proxy", "1", { restartPolicy: "Always" });
    const pod = pinnedPod(
      "p",
      [pinned("a", "2"), pinned("b", "1")],
      [pinned("first", "3"), sidecar, pinned("last", "2")],
    );
    assert.is(place(cpus, pod), undefined);
    const names = ["first", "proxy", "last", "a", "b"];
    assert.equal(
      names.map((name) => textOf(cpus, "p", name)),
      ["1-3", "1", "2-3", "2-3", "4"],
    );
    assert.is(cpusText(cpus.shared), "0,5-7");
    cpus.retain(() => false);
    assert.is(cpusText(cpus.shared), "0-7");
  }),
);

test(
  "a pod is refused where there are not enough, and has nothing then",
  inFolder((folder) => {
    const cpus = managerIn(folder);
    const text = "Allocate failed due to not enough cpus available to satisfy request: requested=5, available=4";
    assert.is(
      place(cpus, pinnedPod("big", [pinned("a", "3"), pinned("b", "5")])),
      `UnexpectedAdmissionError: ${text}, which is unexpected`,
    );
  }),
);

test(
  "with whole cores only, parts of cores are refused",
  inFolder((folder) => {
    const cpus = managerIn(folder, { coresPerNode: 4, threads: 2, options: { fullCores: true } });
    assert.is(
      place(cpus, pinnedPod("odd", [pinned("a", "3")])),
      "SMTAlignmentError: SMT Alignment Error: requested 3 cpus not multiple cpus per core = 2",
    );
    assert.is(place(cpus, pinnedPod("even", [pinned("a", "4")])), undefined);
    assert.is(textOf(cpus, "even", "a"), "1-2,5-6");
    assert.is(
      place(cpus, pinnedPod("next", [pinned("a", "4")])),
      "SMTAlignmentError: SMT Alignment Error: not enough free physical CPUs: " +
        "available physical CPUs = 2, requested CPUs = 4, CPUs per core = 2",
    );
  }),
);

test(
  "strictly reserved processors are not shared either",
  inFolder((folder) => {
    const cpus = managerIn(folder, { options: { reservesStrictly: true }, reserved: "0-1" });
    assert.is(textOf(cpus, "any", "c"), "2-7");
  }),
);

const options: readonly (readonly [string, Partial<CpuPolicyOptions>, MachineShape, string])[] = [
  ["over memory nodes", { spreadsOverNodes: true }, { sockets: 2, coresPerNode: 4 }, "1-6"],
  ["over cores", { spreadsOverCores: true }, { coresPerNode: 7, threads: 2 }, "1-5,7"],
  ["of few caches", { keepsToCaches: true }, { coresPerNode: 12, cachesPerNode: 2 }, "6-11"],
];
for (const [what, wish, shape, expected] of options) {
  test(
    `six processors ${what}, where that is wished`,
    inFolder((folder) => {
      const cpus = managerIn(folder, { ...shape, options: wish });
      assert.is(place(cpus, pinnedPod("p", [pinned("c", "6")])), undefined);
      assert.is(textOf(cpus, "p", "c"), expected);
    }),
  );
}

test(
  "an agent that starts anew finds what containers have, in a file of the field's form",
  inFolder((folder) => {
    const cpus = managerIn(folder);
    place(cpus, pinnedPod("p", [pinned("c", "2")]));
    const { checksum, ...content } = JSON.parse(readFileSync(join(folder, "cpu_manager_state"), "utf8"));
    assert.equal(content, { policyName: "static", defaultCpuSet: "0,3-7", entries: { p: { c: "1-2" } } });
    assert.type(checksum, "number");
    const again = managerIn(folder);
    assert.is(textOf(again, "p", "c"), "1-2");
    assert.is(place(again, pinnedPod("p", [pinned("c", "2")])), undefined);
    assert.is(textOf(again, "p", "c"), "1-2");
  }),
);

test(
  "a container gets nothing that is not written down",
  inFolder((folder) => {
    const cpus = managerIn(folder);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    const text = place(cpus, pinnedPod("p", [pinned("c", "2")])) ?? "";
    assert.match(text, /^UnexpectedAdmissionError: Allocate failed due to what containers have is not kept: /);
    assert.is(cpus.exclusive("p", "c"), undefined);
  }),
);

test(
  "the file of an agent without a policy is that of the field",
  inFolder((folder) => {
    managerIn(folder, { policy: "none" });
    const text = readFileSync(join(folder, "cpu_manager_state"), "utf8");
    assert.is(text, '{"policyName":"none","defaultCpuSet":"","checksum":1353318690}');
  }),
);

test(
  "a file of another policy, of another machine or of another hand is refused",
  inFolder((folder) => {
    const path = join(folder, "cpu_manager_state");
    managerIn(folder, { policy: "none" });
    assert.throws(() => managerIn(folder), /configured policy "static" differs from state checkpoint policy "none"/);
    rmSync(path);
    managerIn(folder);
    assert.throws(() => managerIn(folder, { policy: "none" }), new RegExp(`remove the CPU manager .* ${path}`));
    assert.throws(() => managerIn(folder, { coresPerNode: 4 }), /available CPUs "0-3" doesn't match .* "0-7"/);
    writeFileSync(path, readFileSync(path, "utf8").replace("0-7", "0-6"));
    assert.throws(() => managerIn(folder), /its checksum is another/);
    writeFileSync(path, '{"policyName"');
    assert.throws(() => managerIn(folder), /not written as a whole/);
    assert.ok(existsSync(path), "it is left for its administrator");
  }),
);

test(
  "reserved processors that containers have already are refused",
  inFolder((folder) => {
    place(managerIn(folder), pinnedPod("p", [pinned("c", "2")]));
    assert.throws(() => managerIn(folder, { reserved: "0-1" }), /not all reserved cpus: "0-1" are present/);
  }),
);

test.run();
