import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodUsage } from "../../../runtime/nodeagent/eviction/podUsage.ts";
import {
  type EvictionView,
  isStillShort,
  noEvictionMemory,
  planEviction,
} from "../../../runtime/nodeagent/eviction/planEviction.ts";
import type { SignalName, Signals } from "../../../runtime/nodeagent/eviction/signals.ts";
import { readThresholds, withAllocatable } from "../../../runtime/nodeagent/eviction/thresholds.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf } from "../podOf.ts";
import { disk, mib, usageOf } from "./usage.ts";

const test = suite("nodeagent: what an eviction removes");

const hard = {
  "memory.available": "100Mi",
  "nodefs.available": "10%",
  "nodefs.inodesFree": "5%",
  "pid.available": "50",
};
const thresholds = withAllocatable(readThresholds({ hard, soft: {}, softGrace: {}, reclaim: {} }));

const left = (signal: SignalName, available: number, capacity = 1000): Signals => ({
  [signal]: { available, capacity },
});

function viewOf(view: Partial<EvictionView>): EvictionView {
  return {
    ...{ thresholds, signals: {}, layout: "one", pods: [], memory: noEvictionMemory, nowMs: 0 },
    ...{ transitionMs: 300_000, softGraceSeconds: 20, isolatesStorage: true, ...view },
  };
}

const asking = (memory: string, priority = 0): Partial<PodSpec> => ({
  priority,
  containers: [containerOf({ resources: { requests: { memory } } })],
});

const unmeasured: Partial<PodUsage> = { isMeasured: false, memory: undefined, processes: undefined, containers: [] };
const starved = left("memory.available", 99 * mib);
const victimOf = (signals: Signals, pods: readonly PodUsage[], view: Partial<EvictionView> = {}) =>
  planEviction(viewOf({ signals, pods, ...view })).shortage?.victim?.uid;

const orders: readonly (readonly [
  name: string,
  signals: Signals,
  pods: readonly PodUsage[],
  uid: string | undefined,
])[] = [
  ["the one over its request", starved, [usageOf("a", asking("9Mi", 7)), usageOf("b", asking("11Mi"))], "a"],
  ["the one of the lower priority", starved, [usageOf("a", asking("1Mi", 7)), usageOf("b", asking("9Mi", 6))], "b"],
  ["the one further over", starved, [usageOf("a", asking("5Mi")), usageOf("b", asking("4Mi"))], "b"],
  ["the one of which nothing is known", starved, [usageOf("a"), usageOf("b", {}, { memory: undefined })], "b"],
  ["the one that was not measured", starved, [usageOf("a"), usageOf("b", asking("1Gi", 9), unmeasured)], "b"],
  ["also of disks", left("nodefs.available", 99), [usageOf("a"), usageOf("b", { priority: 9 }, unmeasured)], "b"],
  ["none but critical ones", starved, [usageOf("a", {}, { isCritical: true })], undefined],
  ["the next to a critical one", starved, [usageOf("a", {}, { isCritical: true }), usageOf("b", asking("1Gi"))], "b"],
  [
    "the one with the most processes of the same priority",
    left("pid.available", 49),
    [usageOf("a", asking("1Mi"), { processes: 11 }), usageOf("b"), usageOf("c", { priority: 1 }, { processes: 99 })],
    "a",
  ],
  [
    "the one with the most files",
    left("nodefs.inodesFree", 49),
    [usageOf("a"), usageOf("b", {}, { volumes: new Map([["v", { ...disk(0, 50), isLocal: true }]]) })],
    "b",
  ],
  [
    "the one with the largest local volumes",
    left("nodefs.available", 99),
    [
      usageOf("a", {}, { volumes: new Map([["v", { ...disk(50), isLocal: true }]]) }),
      usageOf("b", {}, { volumes: new Map([["v", { ...disk(500), isLocal: false }]]) }),
    ],
    "a",
  ],
];

for (const [name, signals, pods, uid] of orders) {
  test(`of pods goes ${name}`, () => {
    assert.is(victimOf(signals, pods), uid);
    assert.is(victimOf(signals, pods.toReversed()), uid);
  });
}

test("writable layers count where they are: beside the images, if these are apart", () => {
  const pods = [
    usageOf("layers", {}, { containers: [{ name: "desk", memory: 0, layer: disk(90), log: disk(1) }] }),
    usageOf("logs", {}, { containers: [{ name: "desk", memory: 0, layer: disk(1), log: disk(80) }] }),
  ];
  const short = left("nodefs.available", 99);
  assert.is(victimOf(short, pods), "layers");
  assert.is(victimOf(short, pods, { layout: "images" }), "logs");
  assert.is(victimOf(short, pods, { layout: "split" }), "layers");
});

test("a message names the shortage and the containers that use more than they asked for", () => {
  const pods = [usageOf("a", asking("4M"))];
  const plan = planEviction(viewOf({ signals: starved, pods }));
  assert.equal(plan.shortage, {
    resource: "memory",
    reclaim: [],
    victim: {
      uid: "a",
      signal: "memory.available",
      graceSeconds: 1,
      message:
        "The node was low on resource: memory. Threshold quantity: 100Mi, available: 99Mi. " +
        "Container desk was using 10Mi, request is 4M, has larger consumption of memory. ",
      annotations: {
        offending_containers: "desk",
        offending_containers_usage: "10Mi",
        starved_resource: "memory",
      },
    },
  });
});

const ten = [{ name: "desk", memory: 10 * mib, layer: disk(10), log: disk(10) }];
const debugging = {
  initContainers: [containerOf({ name: "setup", resources: { requests: { memory: "1500Ki" } } })],
  ephemeralContainers: [{ name: "shell" }],
};
const ofAll = [
  ...ten,
  ...["setup", "shell"].map((name) => ({ ...{ name, memory: 2 * mib }, layer: disk(0), log: disk(0) })),
];
const low = "The node was low on resource: memory. Threshold quantity: ";
const overDesk = "Container desk was using 10Mi, request is 0, has larger consumption of memory. ";

const texts: readonly (readonly [
  name: string,
  least: readonly [SignalName, string],
  signals: Signals,
  usage: PodUsage,
  message: string,
  annotations: Readonly<Record<string, string>>,
])[] = [
  [
    "an amount as it was configured",
    ["memory.available", "150M"],
    starved,
    usageOf("a"),
    `${low}150M, available: 99Mi. ${overDesk}`,
    { offending_containers: "desk", offending_containers_usage: "10Mi", starved_resource: "memory" },
  ],
  [
    "init containers, and no ephemeral ones",
    ["memory.available", "150M"],
    starved,
    usageOf("a", debugging, { containers: ofAll }),
    `${low}150M, available: 99Mi. ${overDesk}` +
      "Container setup was using 2Mi, request is 1500Ki, has larger consumption of memory. ",
    { offending_containers: "desk,setup", offending_containers_usage: "10Mi,2Mi", starved_resource: "memory" },
  ],
  [
    "a pod that asks for memory itself, whether it is over that or not",
    ["memory.available", "150M"],
    starved,
    usageOf("a", { resources: { requests: { memory: "1G" } } }, { containers: [] }),
    `${low}150M, available: 99Mi. Pod a was using 10Mi, request is 1G, has larger consumption of memory. `,
    {
      ...{ offending_pod: "a", offending_pod_usage: "10Mi" },
      ...{ offending_containers: "", offending_containers_usage: "", starved_resource: "memory" },
    },
  ],
  [
    "nothing of a pod that was not measured",
    ["memory.available", "150M"],
    starved,
    usageOf("a", {}, unmeasured),
    `${low}150M, available: 99Mi. `,
    {},
  ],
  [
    "a share of a count as what it is, with a binary suffix",
    ["nodefs.inodesFree", "5%"],
    left("nodefs.inodesFree", 2000, 1_024_000),
    usageOf("a"),
    "The node was low on resource: inodes. Threshold quantity: 50Ki, available: 2k. ",
    { offending_containers: "", offending_containers_usage: "", starved_resource: "inodes" },
  ],
];

for (const [name, [signal, least], signals, usage, message, annotations] of texts) {
  test(`a message and its annotations name ${name}`, () => {
    const ofOne = readThresholds({ hard: { [signal]: least }, soft: {}, softGrace: {}, reclaim: {} });
    const { shortage } = planEviction(viewOf({ thresholds: ofOne, signals, pods: [usage] }));
    assert.equal([shortage?.victim?.message, shortage?.victim?.annotations], [message, annotations]);
  });
}

test("dead containers and unused images go before pods, from where they are", () => {
  const reclaim = (signals: Signals, layout: EvictionView["layout"]) =>
    planEviction(viewOf({ signals, layout, thresholds: ofDisks })).shortage?.reclaim;
  const texts = { "nodefs.available": "10%", "imagefs.available": "10%" };
  const ofDisks = readThresholds({ hard: texts, soft: {}, softGrace: {}, reclaim: {} });
  const [nodefs, imagefs] = [left("nodefs.available", 1), left("imagefs.available", 1)];
  assert.equal(reclaim(nodefs, "one"), ["containers", "images"]);
  assert.equal(reclaim(imagefs, "one"), ["containers", "images"]);
  assert.equal(reclaim(nodefs, "images"), []);
  assert.equal(reclaim(imagefs, "images"), ["containers", "images"]);
  assert.equal(reclaim(nodefs, "split"), ["containers"]);
  assert.equal(reclaim(imagefs, "split"), ["images"]);
  assert.is(isStillShort({ thresholds: ofDisks, signals: left("nodefs.available", 99) }), true);
  assert.is(isStillShort({ thresholds: ofDisks, signals: left("nodefs.available", 100) }), false);
});

test("memory is relieved before disks", () => {
  const signals = { ...left("nodefs.available", 1), ...left("allocatableMemory.available", mib) };
  assert.is(planEviction(viewOf({ signals, pods: [usageOf("a")] })).shortage?.resource, "memory");
});

test("a soft threshold evicts once its grace is over, and gives the pod time", () => {
  const soft = readThresholds({
    ...{ hard: {}, soft: { "memory.available": "1Gi" }, softGrace: { "memory.available": "30s" }, reclaim: {} },
  });
  const view = { thresholds: soft, signals: starved, pods: [usageOf("a", { terminationGracePeriodSeconds: 5 })] };
  const first = planEviction(viewOf(view));
  assert.equal([first.pressures.memory, first.shortage], [true, undefined]);
  assert.is(planEviction(viewOf({ ...view, memory: first.memory, nowMs: 29_999 })).shortage, undefined);
  const due = planEviction(viewOf({ ...view, memory: first.memory, nowMs: 30_000 }));
  assert.is(due.shortage?.victim?.graceSeconds, 5);
  const long = { ...view, pods: [usageOf("a", { terminationGracePeriodSeconds: 500 })] };
  assert.is(planEviction(viewOf({ ...long, memory: first.memory, nowMs: 30_000 })).shortage?.victim?.graceSeconds, 20);
  const reclaiming = readThresholds({
    ...{ hard: {}, soft: { "memory.available": "1Gi" }, softGrace: { "memory.available": "30s" } },
    reclaim: { "memory.available": "1Gi" },
  });
  const young = planEviction(viewOf({ ...view, thresholds: reclaiming }));
  const enough = left("memory.available", 1500 * mib);
  const rested = planEviction(
    viewOf({ ...view, thresholds: reclaiming, signals: enough, memory: young.memory, nowMs: 9 }),
  );
  assert.is(rested.memory.metSinceMs.size, 0, "what is to be reclaimed beyond it counts once the grace was over");
  const relieved = planEviction(viewOf({ ...view, signals: {}, memory: first.memory, nowMs: 20_000 }));
  const again = planEviction(viewOf({ ...view, memory: relieved.memory, nowMs: 31_000 }));
  assert.is(again.shortage, undefined, "the grace begins anew");
});

test("what is to be reclaimed beyond a threshold keeps it met", () => {
  const reclaiming = readThresholds({ hard, soft: {}, softGrace: {}, reclaim: { "memory.available": "50Mi" } });
  const pods = [usageOf("a")];
  const above = left("memory.available", 149 * mib);
  const { memory } = planEviction(viewOf({ thresholds: reclaiming, signals: starved, pods }));
  assert.is(victimOf(above, pods, { thresholds: reclaiming }), undefined);
  assert.is(victimOf(above, pods, { thresholds: reclaiming, memory }), "a");
  const enough = left("memory.available", 150 * mib);
  assert.is(victimOf(enough, pods, { thresholds: reclaiming, memory }), undefined);
});

test("a pressure is reported for some time after it was last seen", () => {
  const first = planEviction(viewOf({ signals: left("nodefs.inodesFree", 1) }));
  assert.equal(first.pressures, { memory: false, disk: true, pids: false });
  const later = (nowMs: number) => planEviction(viewOf({ memory: first.memory, nowMs })).pressures.disk;
  assert.equal([later(299_999), later(300_000)], [true, false]);
  assert.is(planEviction(viewOf({ signals: starved, transitionMs: 0 })).pressures.memory, true);
});

const room = "ephemeral-storage";
const limited = (limit: string): Partial<PodSpec> => ({
  containers: [containerOf({ resources: { limits: { "ephemeral-storage": limit } } })],
});
const scratch = (sizeLimit: string, used: number, isLocal = true) =>
  usageOf(
    "a",
    { volumes: [{ name: "scratch", emptyDir: { sizeLimit } }] },
    { volumes: new Map([["scratch", { ...disk(used), isLocal }]]) },
  );
const two = {
  containers: [containerOf(), containerOf({ name: "till", resources: { limits: { "ephemeral-storage": "5Mi" } } })],
};
const ofTwo = [
  { name: "desk", memory: 0, layer: disk(0), log: disk(0) },
  { name: "till", memory: 0, layer: disk(5), log: disk(1) },
];

const limits: readonly (readonly [usage: PodUsage, signal: string, message: string])[] = [
  [scratch("1Mi", 2), "emptydirfs.limit", 'Usage of EmptyDir volume "scratch" exceeds the limit "1Mi". '],
  [scratch("1Mi", 2, false), "emptydirfs.limit", 'Usage of EmptyDir volume "scratch" exceeds the limit "1Mi". '],
  [
    usageOf("a", limited("19Mi")),
    "ephemeralpodfs.limit",
    "Pod ephemeral local storage usage exceeds the total limit of containers 19Mi. ",
  ],
  [
    usageOf("a", two, { containers: ofTwo }),
    "ephemeralpodfs.limit",
    "Pod ephemeral local storage usage exceeds the total limit of containers 5Mi. ",
  ],
  [
    usageOf("a", limited("5000k")),
    "ephemeralpodfs.limit",
    "Pod ephemeral local storage usage exceeds the total limit of containers 5M. ",
  ],
  [
    usageOf(
      "a",
      {
        containers: [
          containerOf({ resources: { limits: { "ephemeral-storage": "100Mi" } } }),
          ...two.containers.slice(1),
        ],
      },
      { containers: ofTwo },
    ),
    "ephemeralcontainerfs.limit",
    'Container till exceeded its local ephemeral storage limit "5Mi". ',
  ],
];

test("a pod over a limit of its own is evicted, however much the node has", () => {
  for (const [usage, signal, message] of limits) {
    const { overLimit } = planEviction(viewOf({ pods: [usage] }));
    assert.equal(overLimit, [{ uid: "a", signal, message, graceSeconds: 1 }]);
    assert.equal(planEviction(viewOf({ pods: [{ ...usage, isCritical: true }] })).overLimit, []);
  }
  const sidecar = containerOf({ name: "till", restartPolicy: "Always", resources: { limits: { [room]: "5Mi" } } });
  const beside = { ...limited("100Mi"), initContainers: [sidecar] };
  const within = [
    ...[scratch("2Mi", 2), scratch("0", 2), usageOf("a", limited("20Mi"))],
    usageOf("a", beside, { containers: ofTwo }),
  ];
  for (const usage of within) assert.equal(planEviction(viewOf({ pods: [usage] })).overLimit, []);
});

test("where limits on the disk do not hold, only a shortage of the node evicts", () => {
  const pods = limits.map(([usage]) => usage);
  const view = { isolatesStorage: false, pods };
  assert.equal(planEviction(viewOf(view)).overLimit, []);
  const { overLimit, shortage } = planEviction(viewOf({ ...view, signals: left("nodefs.available", 9) }));
  assert.equal([overLimit, shortage?.victim?.signal], [[], "nodefs.available"]);
});

test("while pods over limits of their own go, a shortage waits", () => {
  const plan = planEviction(viewOf({ pods: [scratch("1Mi", 2), usageOf("b")], signals: starved }));
  assert.equal([plan.overLimit.length, plan.shortage, plan.pressures.memory], [1, undefined, true]);
});

test.run();
