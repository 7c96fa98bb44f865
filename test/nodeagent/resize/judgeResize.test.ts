import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { objectionTo, type ResizeContext } from "../../../runtime/nodeagent/resize/judgeResize.ts";
import { boundsOf, changes, taking, withBounds } from "../../../runtime/nodeagent/resize/podBounds.ts";
import { resizeOrder } from "../../../runtime/nodeagent/resize/resizeOrder.ts";
import { pendingEvent } from "../../../runtime/nodeagent/resize/resizeEvents.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/resize: what is allocated");

const asked = (cpu: string, memory: string): ResourceRequirements => ({ requests: { cpu, memory } });
const limited = (cpu: string, memory: string): ResourceRequirements => ({
  limits: { cpu, memory },
  requests: { cpu, memory },
});

function podOf(resources: ResourceRequirements, spec: Partial<PodSpec> = {}, container: Partial<Container> = {}): Pod {
  const main = { name: "main", image: "i", resources, ...container };
  return { metadata: { name: "p", namespace: "n", uid: "u" }, spec: { containers: [main], ...spec } };
}

const context: ResizeContext = {
  isGateOn: (gate) => !gate.includes("Exclusive"),
  allocatable: { cpu: "4", memory: "1Gi", pods: "10" },
  isStatic: () => false,
  policies: { cpu: "none", memory: "None" },
  machine: { swapBehavior: "NoSwap", swapForPods: 0, cgroupVersion: 2 },
  annotationConfigSource: "x.test/source",
};

interface Case {
  readonly from?: Pod;
  readonly to: Pod;
  readonly others?: readonly Pod[];
  readonly context?: Partial<ResizeContext>;
  readonly objection: string | undefined;
}

const base = podOf(asked("1", "256Mi"));
const whole = podOf(limited("1", "256Mi"));
const cases: Readonly<Record<string, Case>> = {
  "what fits is allocated": { to: podOf(asked("3", "512Mi")), objection: undefined },
  "the pod's own old share counts no more": { to: podOf(asked("4", "1Gi")), objection: undefined },
  "more processors than the node has": {
    to: podOf(asked("5", "256Mi")),
    objection: "Infeasible: Node didn't have enough capacity: cpu, requested: 5000, capacity: 4000",
  },
  "more memory than the node has, which is named first": {
    to: podOf(asked("5", "2Gi")),
    objection: "Infeasible: Node didn't have enough capacity: memory, requested: 2147483648, capacity: 1073741824",
  },
  "what others have at present": {
    to: podOf(asked("3", "256Mi")),
    others: [podOf(asked("1500m", "1Mi"))],
    objection: "Deferred: Node didn't have enough resource: cpu, requested: 3000, used: 1500, capacity: 4000",
  },
  "a pod of the node's manifests": {
    to: podOf(asked("2", "256Mi")),
    context: { isStatic: () => true },
    objection: "Infeasible: In-place resize of static-pods is not supported",
  },
  "a gate that is off": {
    to: podOf(asked("2", "256Mi")),
    context: { isGateOn: () => false },
    objection: "Infeasible: InPlacePodVerticalScaling is disabled",
  },
  "the pod as a whole behind a gate that is off": {
    from: podOf({}, { resources: asked("1", "1Mi") }),
    to: podOf({}, { resources: asked("2", "1Mi") }),
    context: { isGateOn: (gate) => gate !== "InPlacePodLevelResourcesVerticalScaling" },
    objection: "Infeasible: InPlacePodLevelResourcesVerticalScaling is disabled",
  },
  "processors of its own": {
    from: whole,
    to: podOf(limited("2", "256Mi")),
    context: { policies: { cpu: "static", memory: "None" } },
    objection: 'Infeasible: Resize is infeasible for Guaranteed Pods alongside CPU Manager policy "static"',
  },
  "memory of its own": {
    from: whole,
    to: podOf(limited("1", "300Mi")),
    context: { policies: { cpu: "static", memory: "Static" } },
    objection: 'Infeasible: Resize is infeasible for Guaranteed Pods alongside Memory Manager policy "Static"',
  },
  "processors of its own, with the gate for that": {
    from: whole,
    to: podOf(limited("2", "256Mi")),
    context: { policies: { cpu: "static", memory: "None" }, isGateOn: () => true },
    objection: undefined,
  },
  "memory of its own, with the gate for that": {
    from: whole,
    to: podOf(limited("1", "300Mi")),
    context: {
      policies: { cpu: "static", memory: "Static" },
      isGateOn: (gate) => gate !== "InPlacePodVerticalScalingExclusiveCPUs",
    },
    objection: undefined,
  },
  "memory beside processors of its own": {
    from: whole,
    to: podOf(limited("1", "300Mi")),
    context: { policies: { cpu: "static", memory: "None" } },
    objection: undefined,
  },
  "memory of a container that swaps": {
    from: podOf({ ...asked("1", "256Mi"), limits: { memory: "512Mi" } }),
    to: podOf({ ...asked("1", "300Mi"), limits: { memory: "512Mi" } }),
    context: { machine: { swapBehavior: "LimitedSwap", swapForPods: 0, cgroupVersion: 2 } },
    objection: "Infeasible: In-place resize of containers with swap is not supported.",
  },
  "memory of a container where version 1 keeps it from swap": {
    from: podOf({ ...asked("1", "256Mi"), limits: { memory: "512Mi" } }),
    to: podOf({ ...asked("1", "300Mi"), limits: { memory: "512Mi" } }),
    context: { machine: { swapBehavior: "LimitedSwap", swapForPods: 1, cgroupVersion: 1 } },
    objection: undefined,
  },
  "memory of a container that swaps, by a restart": {
    from: podOf({ ...asked("1", "256Mi"), limits: { memory: "512Mi" } }),
    to: podOf(
      { ...asked("1", "300Mi"), limits: { memory: "512Mi" } },
      {},
      {
        resizePolicy: [{ resourceName: "memory", restartPolicy: "RestartContainer" }],
      },
    ),
    context: { machine: { swapBehavior: "LimitedSwap", swapForPods: 0, cgroupVersion: 2 } },
    objection: undefined,
  },
};

for (const [name, { from = base, to, others = [], context: own, objection }] of Object.entries(cases)) {
  test(name, () => {
    const found = objectionTo({ wanted: to, allocated: from }, others, { ...context, ...own });
    assert.is(found && `${found.reason}: ${found.message}`, objection);
  });
}

test("the event of a resize that waits says what the node is short of", () => {
  const [wanted, others] = [podOf(asked("3", "256Mi")), [podOf(asked("1500m", "1Mi"))]];
  const found = objectionTo({ wanted, allocated: base }, others, context);
  const { reason, message } = pendingEvent(wanted, found ?? { reason: "Infeasible", message: "" });
  assert.equal([reason, message.split(":")[0]], ["ResizeDeferred", "Pod resize OutOfcpu"]);
});

test("what can never be is named in a word for metrics, and what waits is not", () => {
  const found = Object.entries(cases).map(([name, { from = base, to, others = [], context: own }]) => {
    return [name, objectionTo({ wanted: to, allocated: from }, others, { ...context, ...own })?.detail] as const;
  });
  assert.equal(Object.fromEntries(found.filter(([, detail]) => detail !== undefined)), {
    "more processors than the node has": "insufficient_node_allocatable",
    "more memory than the node has, which is named first": "insufficient_node_allocatable",
    "a pod of the node's manifests": "static_pod",
    "a gate that is off": "feature_gate_off",
    "the pod as a whole behind a gate that is off": "feature_gate_off",
    "processors of its own": "guaranteed_pod_cpu_manager_static_policy",
    "memory of its own": "guaranteed_pod_memory_manager_static_policy",
    "memory of a container that swaps": "swap_limitation",
  });
});

test("resizes are judged by whether they ask for more, by priority, by quality, and by age", () => {
  const pending = (to: Pod, sinceMs: number, from = base) => ({ wanted: to, allocated: from, sinceMs });
  const order = {
    less: pending(podOf(asked("500m", "1Mi")), 90),
    first: pending(podOf(asked("2", "1Gi"), { priority: 100 }), 80),
    guaranteed: pending(podOf(limited("2", "256Mi")), 70, whole),
    old: pending(podOf(asked("2", "256Mi")), 10),
    young: pending(podOf(asked("2", "256Mi")), 20),
  };
  const names = Object.keys(order);
  const shuffled = Object.entries(order)
    .reverse()
    .sort(([, a], [, b]) => resizeOrder(a, b));
  assert.equal(
    shuffled.map(([each]) => each),
    names,
  );
});

test("a pod takes the bounds it was allocated, and is the same object where nothing differs", () => {
  const pod = podOf({ requests: { cpu: "0.5", memory: "1Gi" }, limits: { "x.test/dev": "1" } });
  assert.is(withBounds(pod, { containers: { main: { requests: { cpu: "500m", memory: "1024Mi" } } } }), pod);
  const other = withBounds(pod, { containers: { main: { requests: { cpu: "1", memory: "1Gi" } } } });
  assert.is(boundsOf(other).containers["main"]?.requests?.["cpu"], "1");
  assert.is(boundsOf(pod).containers["main"]?.requests?.["cpu"], "0.5");
  const limitless = withBounds(podOf(limited("1", "1Gi")), { containers: { main: asked("500m", "1Gi") } });
  assert.equal(boundsOf(limitless).containers["main"], asked("500m", "1Gi"), "a limit that is wanted is not allocated");
  assert.equal(changes(asked("1", "1Mi"), asked("1", "2Mi")), ["memory"]);
  assert.equal(changes({}, limited("1", "2Mi")), ["cpu", "memory"]);
  const half = taking("memory", { from: limited("1", "1Mi"), to: limited("2", "2Mi") });
  assert.equal(half, { requests: { cpu: "1", memory: "2Mi" }, limits: { cpu: "1", memory: "2Mi" } });
});

test.run();
