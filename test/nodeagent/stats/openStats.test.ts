import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import {
  ListContainerStatsResponseSchema,
  ListPodSandboxStatsResponseSchema,
} from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
import { type OpenStatsOptions, openStats } from "../../../runtime/nodeagent/stats/openStats.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("where statistics of pods come from");

const naming = { driver: "cgroupfs", root: "/", podsName: "pods" } as const;
const pressure = "some avg10=1.50 avg60=0.25 avg300=0.01 total=777\nfull avg10=0 avg60=0 avg300=0 total=5\n";
const group = "pods/besteffort/poduid-of-one";
/** The kernel says that the machine has used 9 ms, the pod 5, and its container 4. */
const files: Readonly<Record<string, string>> = {
  "cgroup.controllers": "cpu memory pids\n",
  "cpu.stat": "usage_usec 9000\n",
  "memory.stat": "anon 10\n",
  [`${group}/cpu.stat`]: "usage_usec 5000\n",
  [`${group}/memory.stat`]: "anon 10\n",
  [`${group}/cpu.pressure`]: pressure,
  [`${group}/memory.pressure`]: pressure,
  [`${group}/io.pressure`]: pressure,
  [`${group}/c1/cpu.stat`]: "usage_usec 4000\n",
  [`${group}/c1/memory.stat`]: "anon 10\n",
  "own.slice/agent/cpu.stat": "usage_usec 1\n",
  "own.slice/agent/memory.stat": "anon 10\n",
  "runtime/cpu.stat": "usage_usec 2\n",
  "runtime/memory.stat": "anon 10\n",
  "rest/cpu.stat": "usage_usec 3\n",
  "rest/memory.stat": "anon 10\n",
};

const cpu = (nanos: bigint) => ({ timestamp: 1_000_000n, usageCoreNanoSeconds: { value: nanos } });
const container = { attributes: { id: "c1" }, cpu: cpu(7_000n) };
const unimplemented = async () => {
  throw new ConnectError("no such method", Code.Unimplemented);
};
const broken = async () => {
  throw new ConnectError("the runtime is starting", Code.Unavailable);
};
const podStats = async () =>
  listed({ stats: [{ attributes: { id: "s1" }, linux: { cpu: cpu(9_000n), containers: [container] } }] });
const listed = (init: MessageInitShape<typeof ListPodSandboxStatsResponseSchema>) =>
  create(ListPodSandboxStatsResponseSchema, init);
const containerStats = async () => create(ListContainerStatsResponseSchema, { stats: [container] });

type Runtime = OpenStatsOptions["options"]["connection"]["runtime"];

const noGroups = { agent: "", runtime: "", misc: "" };

interface Where {
  readonly root?: string;
  readonly systemGroups?: typeof noGroups;
}

/** What one measurement shows of the pod and its container, with these gates. */
async function measured(runtime: object, gates: readonly string[], where: Where = {}) {
  const sample = await sampleOf(runtime, gates, where);
  const [first] = sample?.pods ?? [];
  return {
    node: sample?.node.cpuNanos,
    pod: first?.measured?.cpuNanos,
    container: first?.containers[0]?.measured?.cpuNanos,
    hasPressures: first?.measured?.pressures !== undefined,
  };
}

async function sampleOf(runtime: object, gates: readonly string[], { root = "/", systemGroups = noGroups }: Where) {
  const mountPoint = mkdtempSync(join(tmpdir(), "orch-stats-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(mountPoint, path)), { recursive: true });
    writeFileSync(join(mountPoint, path), text);
  }

  const own = { ...naming, root };
  const pod: Pod = {
    metadata: { name: "one", namespace: "default", uid: "uid-of-one" },
    spec: { containers: [{ name: "c" }] },
  };
  try {
    const stats = openStats({
      options: {
        ...{ clock: { nowMs: () => 2000 }, connection: { runtime: runtime as Runtime }, diskStatsMs: 0, logRoot: "/" },
        ...{ nodeName: "n1", platform: { agentName: "nodeagent" }, rootFolder: "/", systemGroups },
        ports: { isGateOn: (gate: string) => gates.includes(gate) },
      } as unknown as OpenStatsOptions["options"],
      state: {
        ...{ pods: () => [pod], find: () => pod, running: async () => [pod] },
        ...{ containerId: () => "c1", sandboxId: () => "s1" },
      },
      context: { cgroups: openCgroups({ mountPoint, naming: own }), cgroupNaming: own } as OpenStatsOptions["context"],
    });
    return await stats?.sample();
  } finally {
    rmSync(mountPoint, { recursive: true });
  }
}

const all = { listPodSandboxStats: podStats, listContainerStats: containerStats };
const fromKernel = { node: 9_000_000, pod: 5_000_000, container: 4_000_000, hasPressures: true };
const psi = "KubeletPSI";
const fromRuntime = "PodAndContainerStatsFromCRI";

const cases: readonly (readonly [string, object, readonly string[], object])[] = [
  ["from the kernel while the gate is off", all, [psi], fromKernel],
  ["from the runtime", all, [psi, fromRuntime], { ...fromKernel, pod: 9000, container: 7000, hasPressures: false }],
  [
    "of containers from a runtime that does not measure pods",
    { ...all, listPodSandboxStats: unimplemented },
    [psi, fromRuntime],
    { ...fromKernel, container: 7000 },
  ],
  [
    "from the kernel where the runtime measures nothing",
    { listPodSandboxStats: unimplemented, listContainerStats: unimplemented },
    [psi, fromRuntime],
    fromKernel,
  ],
  ["without pressures while their gate is off", all, [], { ...fromKernel, hasPressures: false }],
];
for (const [title, runtime, gates, expected] of cases) {
  test(title, async () => assert.equal(await measured(runtime, gates), expected));
}

test("of the node are those of the whole machine, though its pods are below another group", async () => {
  assert.is((await measured(all, [], { root: "/pods/besteffort" })).node, 9_000_000);
});

const systemOf = async (systemGroups: typeof noGroups) => (await sampleOf(all, [], { systemGroups }))?.system ?? [];

test("what flags name of the rest of the machine is measured by its control group", async () => {
  const systemGroups = { agent: "/own.slice/agent", runtime: "/runtime", misc: "rest" };
  assert.equal(
    (await systemOf(systemGroups)).map(({ name, measured }) => [name, measured.cpuNanos]),
    [
      ["nodeagent", 1000],
      ["runtime", 2000],
      ["misc", 3000],
    ],
  );
});

test("a named group that is not there is not shown, but the agent, which is then measured as a process", async () => {
  const names = (await systemOf({ agent: "/gone", runtime: "/gone", misc: "" })).map(({ name }) => name);
  assert.equal(names, ["nodeagent"]);
});

test("a runtime that fails is an error, and not a pod that uses nothing", async () => {
  const failed = await measured({ ...all, listPodSandboxStats: broken }, [fromRuntime]).catch((error) => error);
  assert.match(String(failed), /the runtime is starting/);
});

test.run();
