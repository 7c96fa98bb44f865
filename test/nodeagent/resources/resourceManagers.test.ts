import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { parseNodeagentFlags } from "../../../generated/flags.ts";
import { resourceOptions } from "../../../runtime/cli/nodeagentResources.ts";
import { readThresholds } from "../../../runtime/nodeagent/eviction/thresholds.ts";
import { readMachine } from "../../../runtime/nodeagent/node/machine.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import { openResourceManagers, type ResourceManagers } from "../../../runtime/nodeagent/resources/resourceManagers.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf } from "./machines.ts";
import { pinned, pinnedPod } from "./pinnedPods.ts";

const test = suite("nodeagent: settings of resource managers");

/** Opens the managers of an agent with these flags, on a machine of two nodes, and lets go of its files. */
function withFlags<T>(args: readonly string[], run: (managers: ResourceManagers, metrics: MetricRegistry) => T): T {
  const parsed = parseNodeagentFlags(args);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  const rootFolder = mkdtempSync(join(tmpdir(), "orch-managers-"));
  try {
    const topology = machineOf({ sockets: 2, memoryOfNode: 8 * 1024 ** 3 });
    const machine = {
      read: () => ({ ...readMachine({ machineId: [], bootId: [] }), memoryBytes: 16 * 1024 ** 3 }),
      topology: () => topology,
    };
    const thresholds = readThresholds({ hard: { "memory.available": "100Mi" }, soft: {}, softGrace: {}, reclaim: {} });
    const node = { reservations: [{ cpu: "500m", memory: "400Mi" }, { cpu: "600m" }] } as never;
    const eviction = { thresholds, reserving: thresholds } as never;
    const metrics = new MetricRegistry({ prefix: "", native: false });
    const about = { ports: { component: { metrics } }, platform: { agentName: "agent" } } as never;
    const options = { ...resourceOptions(parsed.flags), machine, node, eviction, rootFolder, ...Object(about) };
    const logError = (message: string) => assert.unreachable(message);
    return run(openResourceManagers({ options, devices: noDevices, logError }), metrics);
  } finally {
    rmSync(rootFolder, { recursive: true });
  }
}

const noDevices = {
  ...{ isResource: () => false, devices: () => new Map(), of: () => [], free: () => [] },
  ...{ promise: () => undefined, takeBack: () => {} },
};

const cpus = "--cpu-manager-policy=static";
const option = (text: string) => `--cpu-manager-policy-options=${text}`;
const alpha = "--feature-gates=CPUManagerPolicyAlphaOptions=true";
const noBeta = "--feature-gates=CPUManagerPolicyBetaOptions=false";
const memory = "--memory-manager-policy=Static";

const refused: readonly (readonly [args: readonly string[], problem: RegExp])[] = [
  [[cpus, option("tidy=true")], /^unknown CPU Manager Policy option: "tidy"$/],
  [[cpus, option("align-by-socket=true")], /Alpha-level Options not enabled, but option "align-by-socket" provided$/],
  [[cpus, noBeta, option("distribute-cpus-across-numa=true")], /^CPU Manager Policy Beta-level Options not enabled/],
  [[cpus, option("full-pcpus-only=maybe")], /^bad value for option "full-pcpus-only"/],
  [[cpus, alpha, option("full-pcpus-only=1,distribute-cpus-across-cores=1")], /can not be used at the same time$/],
  [
    [cpus, alpha, option("distribute-cpus-across-numa=1,distribute-cpus-across-cores=1")],
    /-across-numa and distribute-cpus-across-cores can not be used at the same time$/,
  ],
  [["--reserved-cpus=0-x"], /"0-x" is no list of processors/],
  [[cpus, "--reserved-cpus=7-8"], /"7-8" are not all among the processors "0-7"$/],
  [[memory], /total amount 0 of type "memory" is not equal to the value 524288000/],
  [
    [memory, "--reserved-memory=0:memory=1Gi"],
    /amount 1073741824 of type "memory" is not equal to the value 524288000/,
  ],
  [[memory, "--reserved-memory=7:memory=500Mi"], /the machine has no NUMA node 7$/],
  [["--reserved-memory=memory=1Gi"], /must be NODE:TYPE=AMOUNT/],
  [["--reserved-memory=0:memory=0"], /"memory=0" is no amount of memory or huge pages above zero$/],
  [["--reserved-memory=0:memory=1Gi;0:memory=1Gi"], /node 0 stands there twice$/],
  [["--topology-manager-policy-options=far=true"], /^unknown Topology Manager Policy option: "far"$/],
  [["--topology-manager-policy-options=max-allowable-numa-nodes=4"], /must be a number from 8 to 10$/],
];
for (const [args, problem] of refused) {
  test(`${args.join(" ")} is refused`, () => {
    assert.throws(
      () => withFlags(args, () => {}),
      (error: Error) => problem.test(error.message),
    );
  });
}

test("options of a stage are taken where its gate is on", () => {
  withFlags([cpus, option("distribute-cpus-across-numa=true")], (managers) =>
    assert.is(managers.cpus.shared.length, 8),
  );
  withFlags([cpus, alpha, option("align-by-socket=true")], (managers) => assert.is(managers.cpus.shared.length, 8));
});

test("as many processors are reserved as all reservations need, the first of them", () => {
  assert.equal(
    withFlags([cpus], (managers) => managers.cpus.allocatable()),
    [2, 3, 4, 5, 6, 7],
  );
});

test("memory that is reserved may be that of several nodes", () => {
  const args = [memory, "--reserved-memory=0:memory=300Mi", "--reserved-memory=1:memory=200Mi"];
  const [first, second] = withFlags(args, (managers) => managers.memory.allocatable());
  assert.equal([first?.bytes, second?.bytes], [7892 * 1024 ** 2, 7992 * 1024 ** 2]);
});

test("the time of processors that a container has alone is not limited, unless a gate says so", () => {
  const limits = (args: readonly string[]) =>
    withFlags([cpus, ...args], (managers) => {
      managers.admit(pinnedPod("p", [pinned("own", "2"), pinned("shares", "500m")]));
      const { isUnlimited } = managers;
      return [isUnlimited("p"), isUnlimited("p", "own"), isUnlimited("p", "shares"), isUnlimited("q")];
    });
  assert.equal(limits([]), [true, true, false, false]);
  assert.equal(limits(["--feature-gates=DisableCPUQuotaWithExclusiveCPUs=false"]), [false, false, false, false]);
});

test("metrics say what was asked for and what containers have", () =>
  withFlags([cpus], ({ admit, retain }, metrics) => {
    admit(pinnedPod("p", [pinned("a", "2")]));
    admit(pinnedPod("q", [pinned("a", "7")]));
    const amountOf = (name: string) => {
      const line = [...textFormat(metrics.collect())]
        .join("")
        .split("\n")
        .find((each) => each.startsWith(`agent_${name} `));
      return Number(line?.split(" ")[1]);
    };
    assert.is(amountOf("cpu_manager_pinning_requests_total"), 2);
    assert.is(amountOf("cpu_manager_pinning_errors_total"), 1);
    assert.is(amountOf("cpu_manager_exclusive_cpu_allocation_count"), 2);
    assert.is(amountOf("cpu_manager_shared_pool_size_millicores"), 6000);
    assert.is(amountOf("topology_manager_admission_requests_total"), 2);
    assert.is(amountOf("topology_manager_admission_errors_total"), 1);
    assert.is(amountOf("topology_manager_admission_duration_ms_count"), 2);
    retain(() => false);
    assert.is(amountOf("cpu_manager_shared_pool_size_millicores"), 8000);
  }));

test("a pod that is refused has nothing of the machine", () =>
  withFlags([cpus], ({ admit, giveBack, cpus: all }) => {
    assert.is(admit(pinnedPod("p", [pinned("a", "4"), pinned("b", "4")]))?.reason, "UnexpectedAdmissionError");
    assert.is(all.assigned.size, 0);
    assert.is(all.shared.length, 8);
    const late = pinnedPod("late", [pinned("a", "4")]);
    admit(late);
    giveBack(late); // it is refused for another reason
    assert.equal([all.assigned.size, all.shared.length], [0, 8]);
  }));

test.run();
