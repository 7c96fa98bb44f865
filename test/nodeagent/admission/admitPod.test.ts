import * as assert from "uvu/assert";
import type { ContainerPort } from "../../../generated/core/v1/container.ts";
import type { Node, NodeFeatures } from "../../../generated/core/v1/node.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import { refusalOf } from "../../../runtime/nodeagent/admission/admitPod.ts";
import type { Refusal } from "../../../runtime/nodeagent/admission/refusal.ts";
import { noPressures } from "../../../runtime/nodeagent/eviction/startEvictions.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("nodeagent: admission of pods");

let features: NodeFeatures = {};
const node: Node = {
  metadata: { name: "north", labels: { disk: "fast", rack: "7" } },
  spec: { taints: [{ key: "broken", effect: "NoExecute" }] },
};
const tolerated: Partial<PodSpec> = { tolerations: [{ key: "broken", operator: "Exists" }] };

let pressures = noPressures;
let isShuttingDown = false;
let comparesNumbers = false;
let mayEndOthers = false;
let hasAppArmor = false;
let unplaced: Refusal | undefined;

function refusal(spec: Partial<PodSpec>, others: readonly Pod[] = [], isStatic = false): string | undefined {
  const found = admitted(spec, others, isStatic);
  return found === undefined ? undefined : `${found.reason}: ${found.message}`;
}

function admitted(spec: Partial<PodSpec>, others: readonly Pod[], isStatic: boolean) {
  return refusalOf(podOf({ ...tolerated, ...spec }), others, {
    ...{
      node: { ...node, status: { features } },
      allocatable: { cpu: "2", memory: "1Gi", pods: "3" },
      isStatic: () => isStatic,
      isShuttingDown,
    },
    ...{ sysctls: { allowedUnsafe: [], kernelVersion: "6.1.0" }, comparesNumbers, mayEndOthers },
    ...{ hasAppArmor, place: () => unplaced },
    ...{ pressures, taintMemoryPressure: "shop.test/memory-pressure", isCritical: ({ spec }) => spec?.priority === 9 },
  });
}

const asking = (cpu: string) => ({ containers: [containerOf({ resources: { requests: { cpu } } })] });
const requiring = (key: string, operator: string, values?: string[]): Partial<PodSpec> => {
  const term = { matchExpressions: [{ key, operator, ...(values === undefined ? {} : { values }) }] };
  const required = { nodeSelectorTerms: [term] };
  return { affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: required } } };
};
const affinity = "NodeAffinity: Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector";

test("a pod is confined where the kernel can do that alone", () => {
  const by = (type: "RuntimeDefault" | "Unconfined") => ({ securityContext: { appArmorProfile: { type } } });
  const message = "AppArmor: Cannot enforce AppArmor: AppArmor is not enabled on the host";
  assert.is(refusal(by("RuntimeDefault")), message);
  assert.is(refusal({ ...by("Unconfined"), containers: [containerOf(by("RuntimeDefault"))] }), message);
  assert.is(refusal(by("Unconfined")), undefined);
  hasAppArmor = true;
  assert.is(refusal(by("RuntimeDefault")), undefined);
  hasAppArmor = false;
});

test("a pod gets what the others have left, and is refused with the amounts where that is too little", () => {
  assert.is(refusal(asking("1500m"), [podOf(asking("500m"))]), undefined);
  const message = "Node didn't have enough resource: cpu, requested: 1501, used: 500, capacity: 2000";
  assert.is(refusal(asking("1501m"), [podOf(asking("500m"))]), `OutOfcpu: ${message}`);
  const three = [podOf(), podOf(), podOf()];
  assert.is(
    refusal({}, three),
    "OutOfpods: Node didn't have enough resource: pods, requested: 1, used: 3, capacity: 3",
  );
});

/** Uid, what it asks for, what more its pod is. */
type Row = readonly [uid: string, requests: Record<string, string>, spec?: Partial<PodSpec>];

function others(...rows: readonly Row[]): readonly Pod[] {
  return rows.map(([uid, requests, spec = {}]) => {
    const isGuaranteed = spec.priority === 1;
    const resources = { requests, ...(isGuaranteed ? { limits: requests } : {}) };
    return podOf({ ...spec, containers: [containerOf({ resources })] }, { uid });
  });
}

const room: readonly (readonly [string, readonly Row[], readonly string[]])[] = [
  [
    "the smallest that is enough",
    [
      ["a", { cpu: "1100m" }],
      ["b", { cpu: "600m" }],
      ["c", { cpu: "200m" }],
    ],
    ["b"],
  ],
  [
    "no guaranteed one for others",
    [
      ["a", { cpu: "1", memory: "1Mi" }, { priority: 1 }],
      ["b", { cpu: "900m" }],
    ],
    ["b"],
  ],
];

test("for a critical pod few others end that are not, and only where a node may do so", () => {
  mayEndOthers = true;
  for (const [name, rows, ended] of room) {
    const found = admitted({ ...asking("500m"), priority: 9 }, others(...rows), false);
    assert.equal([found?.reason, found?.endsFirst], ["Preempting", ended], name);
  }
  const two = others(["a", { cpu: "1200m" }], ["b", { cpu: "800m" }]);
  assert.equal(admitted({ ...asking("1500m"), priority: 9 }, two, false)?.endsFirst, ["a", "b"]);
  assert.equal(admitted({ ...asking("1500m"), nodeSelector: { disk: "slow" }, priority: 9 }, two, false), {
    ...{ reason: "NodeAffinity", message: affinity.slice("NodeAffinity: ".length), isOfNode: true },
  });
  const vital = others(["a", { cpu: "1500m" }, { priority: 9 }], ["b", { cpu: "400m" }]);
  const prefix = "UnexpectedAdmissionError: Unexpected error while attempting to recover from admission failure:";
  const search =
    "preemption: error finding a set of pods to preempt: no set of running pods found to reclaim resources:";
  assert.is(refusal({ ...asking("1"), priority: 9 }, vital), `${prefix} ${search} [(res: cpu, q: 900), ]`);
  assert.is(admitted(asking("1"), two, false)?.reason, "OutOfcpu");
  mayEndOthers = false;
  assert.is(admitted({ ...asking("1"), priority: 9 }, two, false)?.reason, "OutOfcpu");
});

const placements: readonly (readonly [spec: Partial<PodSpec>, fits: boolean])[] = [
  [{ nodeSelector: { disk: "fast" } }, true],
  [{ nodeSelector: { disk: "slow" } }, false],
  [requiring("disk", "In", ["slow", "fast"]), true],
  [requiring("disk", "NotIn", ["fast"]), false],
  [requiring("gpu", "NotIn", ["old"]), true],
  [requiring("gpu", "Exists"), false],
  [requiring("gpu", "DoesNotExist"), true],
  [requiring("rack", "Gt", ["6"]), true],
  [requiring("rack", "Lt", ["7"]), false],
  [requiring("disk", "Gt", ["1"]), false],
];

test("a pod for other nodes is refused", () => {
  for (const [spec, fits] of placements) assert.is(refusal(spec), fits ? undefined : affinity, JSON.stringify(spec));
});

test("a pod that does not tolerate what the node must not execute is refused, unless it is static", () => {
  const message = "TaintToleration: Predicate TaintToleration failed: node(s) had untolerated taint(s)";
  assert.is(refusal({ tolerations: [] }), message);
  assert.is(refusal({ tolerations: [{ key: "broken", value: "x" }] }), message);
  assert.is(refusal({ tolerations: [{ operator: "Exists", effect: "NoExecute" }] }), undefined);
  assert.is(refusal({ tolerations: [] }, [], true), undefined);
});

/** What a toleration compares with the taint level=950, and whether that is for it. */
const comparisons: readonly (readonly [operator: "Gt" | "Lt", value: string, taint: string, isFor: boolean])[] = [
  ["Gt", "900", "950", true],
  ["Gt", "950", "950", false],
  ["Gt", "1000", "950", false],
  ["Lt", "1000", "950", true],
  ["Lt", "900", "950", false],
  ["Gt", "-1000", "-950", true],
  ["Gt", "9223372036854775806", "9223372036854775807", true],
  ["Gt", "0", "9223372036854775808", false],
  ["Gt", "900", "high", false],
  ["Gt", "900", "0950", false],
  ["Lt", "nine", "1", false],
];
for (const [operator, value, taint, isFor] of comparisons) {
  test(`a toleration ${operator} ${value} is ${isFor ? "" : "not "}for a taint of ${taint}, with its gate`, () => {
    const { spec } = node;
    node.spec = { taints: [{ key: "level", value: taint, effect: "NoExecute" }] };
    const found = [true, false].map((isOn) => {
      comparesNumbers = isOn;
      return refusal({ tolerations: [{ key: "level", operator, value }] }) === undefined;
    });
    Object.assign(node, { spec });
    comparesNumbers = false;
    assert.equal(found, [isFor, false]);
  });
}

/** Ports that one pod has and another wants, and whether both can have them. */
const portPairs: readonly (readonly [has: ContainerPort, wants: ContainerPort, fits: boolean])[] = [
  [{ containerPort: 80, hostPort: 80 }, { containerPort: 81, hostPort: 80 }, false],
  [{ containerPort: 80, hostPort: 80 }, { containerPort: 80, hostPort: 81 }, true],
  [{ containerPort: 80 }, { containerPort: 80 }, true],
  [{ containerPort: 80, hostPort: 80 }, { containerPort: 80, hostPort: 80, protocol: "UDP" }, true],
  [
    { containerPort: 80, hostPort: 80, hostIP: "10.0.0.1" },
    { containerPort: 80, hostPort: 80, hostIP: "10.0.0.2" },
    true,
  ],
  [{ containerPort: 80, hostPort: 80, hostIP: "10.0.0.1" }, { containerPort: 80, hostPort: 80 }, false],
  [
    { containerPort: 80, hostPort: 80, hostIP: "0.0.0.0" },
    { containerPort: 80, hostPort: 80, hostIP: "10.0.0.1" },
    false,
  ],
];
test("a port of the node that a pod has is refused to another", () => {
  const message = "Predicate NodePorts failed: node(s) didn't have free ports for the requested pod ports";
  for (const [has, wants, fits] of portPairs) {
    const other = podOf({ containers: [containerOf({ ports: [has] })] });
    const found = refusal({ containers: [containerOf({ ports: [wants] })] }, [other]);
    assert.is(found, fits ? undefined : `NodePorts: ${message}`, JSON.stringify([has, wants]));
  }
  const port = { containerPort: 80, hostPort: 80 };
  const inits = (restartPolicy?: "Always") => ({
    initContainers: [containerOf({ ports: [port], ...(restartPolicy === undefined ? {} : { restartPolicy }) })],
  });
  assert.is(refusal(inits(), [podOf(inits())]), undefined);
  assert.is(refusal(inits("Always"), [podOf(inits("Always"))]), `NodePorts: ${message}`);
});

test("a pod that must not have the groups of its image is refused where the runtime would add them", () => {
  const strict: Partial<PodSpec> = { securityContext: { supplementalGroupsPolicy: "Strict" } };
  const reason = "SupplementalGroupsPolicyNotSupported";
  assert.is(refusal(strict), `${reason}: SupplementalGroupsPolicy=Strict is not supported in this node`);
  assert.is(refusal({ securityContext: { supplementalGroupsPolicy: "Merge" } }), undefined);
  features = { supplementalGroupsPolicy: true };
  assert.is(refusal(strict), undefined);
  features = {};
});

test("a kernel parameter that is not safe is refused", () => {
  const sysctls = [{ name: "kernel.msgmax", value: "65536" }];
  assert.is(
    refusal({ securityContext: { sysctls } }),
    'SysctlForbidden: forbidden sysctl: "kernel.msgmax" not allowlisted',
  );
});

test("a node that shuts down takes no pod, and says so where nothing else keeps it out", () => {
  isShuttingDown = true;
  assert.is(refusal({ priority: 9 }), "NodeShutdown: Pod was rejected as the node is shutting down.");
  assert.match(refusal(asking("3")) ?? "", /^OutOfcpu/);
  mayEndOthers = true;
  assert.match(refusal({ ...asking("3"), priority: 9 }) ?? "", /^NodeShutdown/, "no other is ended for it");
  mayEndOthers = false;
  isShuttingDown = false;
});

test("what a pod is to have for itself is given before the node says how much room it has", () => {
  unplaced = { reason: "UnexpectedAdmissionError", message: "no devices" };
  assert.is(refusal(asking("3")), "UnexpectedAdmissionError: no devices");
  const sysctls = [{ name: "kernel.msgmax", value: "65536" }];
  assert.match(refusal({ securityContext: { sysctls } }) ?? "", /^SysctlForbidden/);
  unplaced = undefined;
});

test("a node that is short of something takes who it must, and of memory those that ask for some", () => {
  const given = (names: readonly (keyof typeof noPressures)[], spec: Partial<PodSpec>) => {
    pressures = { ...noPressures, ...Object.fromEntries(names.map((each) => [each, true])) };
    return refusal(spec);
  };
  const tolerations = [
    { key: "shop.test/memory-pressure", operator: "Exists" as const },
    ...(tolerated.tolerations ?? []),
  ];
  const evicted = (names: string) => `Evicted: The node had condition: [${names}]. `;
  assert.is(given([], {}), undefined);
  assert.is(given(["memory"], {}), evicted("MemoryPressure"));
  assert.is(given(["memory"], asking("1")), undefined);
  assert.is(given(["memory"], { tolerations }), undefined);
  assert.is(given(["memory", "disk"], { tolerations }), evicted("MemoryPressure DiskPressure"));
  assert.is(given(["pids"], asking("1")), evicted("PIDPressure"));
  assert.is(given(["disk"], { priority: 9 }), undefined);
  pressures = noPressures;
});

test.run();
