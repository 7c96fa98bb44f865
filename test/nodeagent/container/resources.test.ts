import fc from "fast-check";
import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { podAmounts } from "../../../runtime/nodeagent/container/amounts.ts";
import { cpuQuota, cpuShares, cpuWeight } from "../../../runtime/nodeagent/container/cpuAmounts.ts";
import { oomScore } from "../../../runtime/nodeagent/container/oomScore.ts";
import {
  containerResources,
  overheadResources,
  type ResourceContext,
  sandboxResources,
} from "../../../runtime/nodeagent/container/resources.ts";
import { suite } from "../../harness/suite.ts";
import { machine } from "../machine.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("resources of a container");

type Resources = NonNullable<Container["resources"]>;

function of(resources: Resources, context: Partial<ResourceContext> = {}, spec: Partial<PodSpec> = {}) {
  const container = containerOf({ resources });
  return containerResources(podOf({ containers: [container], ...spec }), container, { ...machine, ...context });
}

test("requests weigh and limits bound", () => {
  const found = of({ requests: { cpu: "250m", memory: "64Mi" }, limits: { cpu: "1500m", memory: "1Gi" } });
  assert.is(found.cpuShares, 256n);
  assert.is(found.cpuQuota, 150_000n);
  assert.is(found.cpuPeriod, 100_000n);
  assert.is(found.memoryLimitInBytes, 1024n ** 3n);
});

test("a container that asks for nothing has the least weight and no bound", () => {
  const found = of({});
  assert.equal([found.cpuShares, found.cpuQuota, found.memoryLimitInBytes, found.oomScoreAdj], [2n, 0n, 0n, 1000n]);
});

test("a limit without a request weighs as one", () => assert.is(of({ limits: { cpu: "2" } }).cpuShares, 2048n));

test("without quotas no processor limit is enforced", () => {
  assert.is(of({ limits: { cpu: "2" } }, { cpuCfsQuota: false }).cpuQuota, undefined);
});

test("huge pages that no limit names are not to be had", () => {
  const limits = { "hugepages-1Gi": "2Gi", memory: "1Gi", cpu: "1" };
  assert.equal(of({ limits }).hugepageLimits, [
    { pageSize: "2MB", limit: 0n },
    { pageSize: "1GB", limit: 2n * 1024n ** 3n },
  ]);
});

test("a container without a limit has that of its pod, which weighs where nothing is requested", () => {
  const spec = { resources: { limits: { memory: "512Mi", cpu: "2" } } };
  const found = of({ requests: { memory: "1Mi" } }, {}, spec);
  assert.equal([found.memoryLimitInBytes, found.cpuQuota, found.cpuShares], [512n * 1024n ** 2n, 200_000n, 2048n]);
  assert.is(of({ requests: { cpu: "250m" } }, {}, spec).cpuShares, 256n);
  assert.is(of({ limits: { cpu: "1" } }, {}, spec).cpuQuota, 100_000n);
});

const swaps: readonly (readonly [string, Resources, Partial<ResourceContext>, Partial<PodSpec>, object])[] = [
  ["nothing is said where the kernel has no control", {}, { swapForPods: undefined }, {}, {}],
  ["none where the machine has none yet", {}, { swapForPods: 0 }, {}, { unified: { "memory.swap.max": "0" } }],
  [
    "none for one that asks for more memory than there is",
    { requests: { memory: "1Ei" } },
    { swapBehavior: "LimitedSwap" },
    {},
    { unified: { "memory.swap.max": "0" } },
  ],
  ["none with NoSwap", { requests: { memory: "1Gi" } }, {}, {}, { unified: { "memory.swap.max": "0" } }],
  [
    "memory and swap together on version 1",
    { limits: { memory: "1Gi" } },
    { cgroupVersion: 1 },
    {},
    { memorySwapLimitInBytes: 1024n ** 3n },
  ],
  [
    "a part as large as that of the memory",
    { requests: { memory: "1Gi" } },
    { swapBehavior: "LimitedSwap" },
    {},
    { unified: { "memory.swap.max": String(256 * 1024 ** 2) } },
  ],
  [
    "none for one that is limited to its request",
    { requests: { memory: "1Gi" }, limits: { memory: "1Gi" } },
    { swapBehavior: "LimitedSwap" },
    {},
    { unified: { "memory.swap.max": "0" } },
  ],
  [
    "none for a critical pod",
    { requests: { memory: "1Gi" } },
    { swapBehavior: "LimitedSwap" },
    { priority: 2_000_000_000 },
    { unified: { "memory.swap.max": "0" } },
  ],
];

for (const [name, resources, context, spec, expected] of swaps) {
  test(`swap: ${name}`, () => {
    const { unified, memorySwapLimitInBytes } = of(resources, context, spec);
    const found = Object.entries({ unified, memorySwapLimitInBytes }).filter(([, value]) => value !== undefined);
    assert.equal(Object.fromEntries(found), expected);
  });
}

const mi = 1024 ** 2;
const factor = { throttlingFactor: 0.9, allocatable: 1000 * mi };
const half = { requests: { memory: "100Mi" }, limits: { memory: "200Mi" } };
const whole = { requests: { cpu: "1", memory: "100Mi" }, limits: { cpu: "1", memory: "100Mi" } };
/** What a container asks for, whether requests are kept -> min, low and high, in MiB. */
const kept: readonly (readonly [string, Resources, boolean, readonly [number, number, number | undefined]])[] = [
  ["a burstable one", half, false, [0, 0, 190]],
  ["a burstable one whose request is kept", half, true, [0, 100, 190]],
  ["one without a limit", { requests: { memory: "100Mi" } }, true, [0, 100, 910]],
  ["one that asks for nothing", {}, true, [0, 0, 900]],
  ["a guaranteed one", whole, false, [0, 0, undefined]],
  ["a guaranteed one whose request is kept", whole, true, [100, 0, undefined]],
];

for (const [name, resources, isTiered, [min, low, high]] of kept) {
  test(`memory of ${name}: min ${min}, low ${low}, high ${high}`, () => {
    const { unified } = of(resources, { swapForPods: undefined, memoryQos: { ...factor, isTiered } });
    assert.equal(unified, {
      ...{ "memory.min": String(min * mi), "memory.low": String(low * mi) },
      ...(high === undefined ? {} : { "memory.high": String(high * mi) }),
    });
    assert.is(of(resources, { swapForPods: undefined }).unified, undefined);
  });
}

test("what is kept of memory stands beside what may be swapped", () => {
  const { unified } = of(half, { memoryQos: { ...factor, isTiered: true } });
  assert.equal(Object.keys(unified ?? {}).sort(), ["memory.high", "memory.low", "memory.min", "memory.swap.max"]);
});

test("processes of a container end together where the machine can, beside what else its group has", () => {
  assert.equal(of({}, { swapForPods: undefined, killsTogether: true }).unified, { "memory.oom.group": "1" });
  const { unified } = of(half, { memoryQos: { ...factor, isTiered: false }, killsTogether: true });
  assert.equal(Object.keys(unified ?? {}).sort(), [
    ...["memory.high", "memory.low", "memory.min", "memory.oom.group", "memory.swap.max"],
  ]);
});

const scores: readonly (readonly [string, Partial<PodSpec>, number])[] = [
  ["best effort", {}, 1000],
  ["guaranteed", { containers: [containerOf({ resources: { limits: { cpu: "1", memory: "1Gi" } } })] }, -997],
  ["that no node can do without", { priority: 2_000_001_000 }, -997],
  ["that asks for a quarter", { containers: [containerOf({ resources: { requests: { memory: "2Gi" } } })] }, 750],
  ["that asks for all", { containers: [containerOf({ resources: { requests: { memory: "8Gi" } } })] }, 3],
  ["that asks for a byte", { containers: [containerOf({ resources: { requests: { memory: "1" } } })] }, 999],
  [
    "that shares what its pod asks for",
    { containers: [containerOf(), containerOf({ name: "other" })], resources: { requests: { memory: "4Gi" } } },
    750,
  ],
];

for (const [name, spec, expected] of scores) {
  test(`out of memory: a pod ${name} is at ${expected}`, () => {
    const pod = podOf(spec);
    assert.is(oomScore(pod, pod.spec?.containers[0] ?? containerOf(), machine.memoryCapacity), expected);
  });
}

test("out of memory: a sidecar lives as long as the pod's own", () => {
  const sidecar = containerOf({ name: "side", restartPolicy: "Always" });
  const own = containerOf({ resources: { requests: { memory: "4Gi" } } });
  const pod = podOf({ initContainers: [sidecar], containers: [own] });
  assert.is(oomScore(pod, sidecar, machine.memoryCapacity), 500);
});

test("a pod asks for its containers and sidecars, or for what its init needs, and for its overhead", () => {
  const asking = (cpu: string, rest = {}) => containerOf({ resources: { requests: { cpu } }, ...rest });
  const pod = podOf({
    initContainers: [asking("100m", { restartPolicy: "Always" }), asking("3")],
    containers: [asking("1"), asking("1500m")],
    overhead: { cpu: "50m", memory: "10Mi" },
  });
  const { cpu, memory } = podAmounts(pod, "requests");
  assert.equal([cpu, memory], [3_150_000_000n, 10n * 1024n ** 2n * 1_000_000_000n]);
  assert.is(sandboxResources(pod, machine).cpuShares, BigInt(Math.floor(3.1 * 1024)));
  assert.is(overheadResources(pod, machine).memoryLimitInBytes, 10n * 1024n ** 2n);
});

test("weights, quotas and scores grow with what is asked, within what the kernel takes", () => {
  const milli = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(milli, milli, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      assert.ok(cpuShares(less) <= cpuShares(more) && cpuShares(less) >= 2 && cpuShares(more) <= 262_144);
      const weight = cpuWeight(cpuShares(more));
      assert.ok(weight >= 1 && weight <= 10_000 && cpuWeight(cpuShares(less)) <= weight);
      if (less > 0) assert.ok(cpuQuota(less, 100_000) >= 1000 && cpuQuota(less, 100_000) <= cpuQuota(more, 100_000));
      const scoreOf = (mib: number) => {
        const container = containerOf({ resources: { requests: { memory: `${mib}Mi` } } });
        return oomScore(podOf({ containers: [container] }), container, machine.memoryCapacity);
      };
      if (less > 0) assert.ok(scoreOf(less) >= scoreOf(more) && scoreOf(more) >= 3 && scoreOf(less) <= 999);
    }),
  );
});

test.run();
