import * as assert from "uvu/assert";
import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import { code } from "../../../generated/core/v1/pod.code.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import * as print from "../../../runtime/kinds/core/pod/columns.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("print pod");

const nowMs = Date.parse("2026-01-01T00:00:00Z");
const fiveMinutesAgo = "2025-12-31T23:55:00Z";

interface Row {
  readonly title: string;
  readonly spec?: Partial<PodSpec>;
  readonly status?: PodStatus;
  readonly isDeleting?: boolean;
  readonly ready: string;
  readonly word: string;
  readonly restarts?: string;
}

const rows: readonly Row[] = [
  { title: "no status at all", ready: "0/1", word: "" },
  { title: "waiting for a node", status: { phase: "Pending" }, ready: "0/1", word: "Pending" },
  {
    title: "held back by a scheduling gate",
    status: { phase: "Pending", conditions: [condition("PodScheduled", "False", "SchedulingGated")] },
    ready: "0/1",
    word: "SchedulingGated",
  },
  { title: "evicted", status: { phase: "Failed", reason: "Evicted" }, ready: "0/1", word: "Evicted" },
  {
    title: "its container being made",
    status: { phase: "Pending", containerStatuses: [waiting("ContainerCreating")] },
    ready: "0/1",
    word: "ContainerCreating",
  },
  {
    title: "its image not found",
    status: { phase: "Pending", containerStatuses: [waiting("ImagePullBackOff")] },
    ready: "0/1",
    word: "ImagePullBackOff",
  },
  {
    title: "running and ready",
    status: { phase: "Running", containerStatuses: [running()] },
    ready: "1/1",
    word: "Running",
  },
  {
    title: "running, not ready yet",
    status: { phase: "Running", containerStatuses: [running({ ready: false })] },
    ready: "0/1",
    word: "Running",
  },
  {
    title: "restarted three times, the last five minutes ago",
    status: {
      phase: "Running",
      containerStatuses: [
        running({ restartCount: 3, lastState: { terminated: { exitCode: 1, finishedAt: fiveMinutesAgo } } }),
      ],
    },
    ready: "1/1",
    word: "Running",
    restarts: "3 (5m ago)",
  },
  {
    title: "restarted at an unknown time",
    status: { phase: "Running", containerStatuses: [running({ restartCount: 2 })] },
    ready: "1/1",
    word: "Running",
    restarts: "2",
  },
  {
    title: "crashing",
    status: {
      phase: "Running",
      containerStatuses: [
        waiting("CrashLoopBackOff", {
          restartCount: 7,
          lastState: { terminated: { exitCode: 1, finishedAt: fiveMinutesAgo } },
        }),
      ],
    },
    ready: "0/1",
    word: "CrashLoopBackOff",
    restarts: "7 (5m ago)",
  },
  {
    title: "ended well",
    status: { phase: "Succeeded", containerStatuses: [terminated({ exitCode: 0, reason: "Completed" })] },
    ready: "0/1",
    word: "Completed",
  },
  {
    title: "ended badly",
    status: { phase: "Failed", containerStatuses: [terminated({ exitCode: 1, reason: "Error" })] },
    ready: "0/1",
    word: "Error",
  },
  {
    title: "out of memory",
    status: { phase: "Running", containerStatuses: [terminated({ exitCode: 137, reason: "OOMKilled" })] },
    ready: "0/1",
    word: "OOMKilled",
  },
  {
    title: "ended with a code and no reason",
    status: { phase: "Failed", containerStatuses: [terminated({ exitCode: 3 })] },
    ready: "0/1",
    word: "ExitCode:3",
  },
  {
    title: "ended by a signal",
    status: { phase: "Failed", containerStatuses: [terminated({ exitCode: 137, signal: 9 })] },
    ready: "0/1",
    word: "Signal:9",
  },
  {
    title: "one container done, one running, pod ready",
    spec: twoContainers(),
    status: {
      phase: "Running",
      conditions: [condition("Ready", "True")],
      containerStatuses: [terminated({ exitCode: 0, reason: "Completed" }), running({ name: "side" })],
    },
    ready: "1/2",
    word: "Running",
  },
  {
    title: "one container done, one running, pod not ready",
    spec: twoContainers(),
    status: {
      phase: "Running",
      conditions: [condition("Ready", "False")],
      containerStatuses: [terminated({ exitCode: 0, reason: "Completed" }), running({ name: "side" })],
    },
    ready: "1/2",
    word: "NotReady",
  },
  {
    title: "the first container's trouble counts before the second's",
    spec: twoContainers(),
    status: {
      phase: "Running",
      containerStatuses: [waiting("CrashLoopBackOff"), waiting("ErrImagePull", { name: "side" })],
    },
    ready: "0/2",
    word: "CrashLoopBackOff",
  },
  {
    title: "first of two init containers running",
    spec: withInit(),
    status: {
      phase: "Pending",
      initContainerStatuses: [running({ name: "one" }), waiting("PodInitializing", { name: "two" })],
    },
    ready: "0/1",
    word: "Init:0/2",
  },
  {
    title: "second of two init containers waiting its turn",
    spec: withInit(),
    status: {
      phase: "Pending",
      initContainerStatuses: [
        terminated({ exitCode: 0 }, { name: "one" }),
        waiting("PodInitializing", { name: "two" }),
      ],
    },
    ready: "0/1",
    word: "Init:1/2",
  },
  {
    title: "an init container crashing",
    spec: withInit(),
    status: {
      phase: "Pending",
      initContainerStatuses: [waiting("CrashLoopBackOff", { name: "one", restartCount: 4 })],
      containerStatuses: [waiting("PodInitializing")],
    },
    ready: "0/1",
    word: "Init:CrashLoopBackOff",
    restarts: "4",
  },
  {
    title: "an init container failed with a reason",
    spec: withInit(),
    status: { phase: "Failed", initContainerStatuses: [terminated({ exitCode: 1, reason: "Error" }, { name: "one" })] },
    ready: "0/1",
    word: "Init:Error",
  },
  {
    title: "an init container failed with a code",
    spec: withInit(),
    status: { phase: "Failed", initContainerStatuses: [terminated({ exitCode: 2 }, { name: "one" })] },
    ready: "0/1",
    word: "Init:ExitCode:2",
  },
  {
    title: "an init container ended by a signal",
    spec: withInit(),
    status: { phase: "Failed", initContainerStatuses: [terminated({ exitCode: 130, signal: 2 }, { name: "one" })] },
    ready: "0/1",
    word: "Init:Signal:2",
  },
  {
    title: "restarts of finished init containers are forgotten",
    spec: withInit(),
    status: {
      phase: "Running",
      initContainerStatuses: [
        terminated({ exitCode: 0, reason: "Completed" }, { name: "one", restartCount: 5 }),
        terminated({ exitCode: 0, reason: "Completed" }, { name: "two" }),
      ],
      containerStatuses: [running()],
    },
    ready: "1/1",
    word: "Running",
    restarts: "0",
  },
  {
    title: "a sidecar counts as a container, with its restarts",
    spec: withSidecar(),
    status: {
      phase: "Running",
      initContainerStatuses: [running({ name: "proxy", started: true, restartCount: 1 })],
      containerStatuses: [running()],
    },
    ready: "2/2",
    word: "Running",
    restarts: "1",
  },
  {
    title: "a sidecar that has not started holds the pod",
    spec: withSidecar(),
    status: {
      phase: "Pending",
      initContainerStatuses: [running({ name: "proxy", started: false, ready: false })],
      containerStatuses: [waiting("PodInitializing")],
    },
    ready: "0/2",
    word: "Init:0/1",
  },
  {
    title: "being deleted while it runs",
    status: { phase: "Running", containerStatuses: [running()] },
    isDeleting: true,
    ready: "1/1",
    word: "Terminating",
  },
  {
    title: "being deleted after it ended",
    status: { phase: "Succeeded", containerStatuses: [terminated({ exitCode: 0, reason: "Completed" })] },
    isDeleting: true,
    ready: "0/1",
    word: "Completed",
  },
  {
    title: "being deleted on a lost node",
    status: { phase: "Running", reason: "NodeLost", containerStatuses: [running()] },
    isDeleting: true,
    ready: "1/1",
    word: "Unknown",
  },
];

for (const row of rows) {
  test(`a pod, ${row.title}, is ${row.ready} ${row.word}`, () => {
    const pod = podOf(row);
    assert.is(print.ready(pod), row.ready);
    assert.is(print.status(pod), row.word);
    if (row.restarts !== undefined) assert.is(print.restarts(pod, { nowMs }), row.restarts);
  });
}

test("a pod without node and address shows <none>", () => {
  const pod = podOf({});
  assert.is(print.ip(pod), "<none>");
  assert.equal(code.cells(pod, { nowMs }).slice(6, 8), ["<none>", "<none>"]);
  assert.is(print.readinessGates(pod), "<none>");
});

test("a placed pod shows where it is", () => {
  const pod = podOf({ spec: { nodeName: "n1" }, status: { podIP: "10.0.0.4", podIPs: [{ ip: "10.0.0.4" }] } });
  assert.is(print.ip(pod), "10.0.0.4");
  assert.is(code.cells(pod, { nowMs })[6], "n1");
});

test("readiness gates show how many have passed", () => {
  const pod = podOf({
    spec: { readinessGates: [{ conditionType: "example.com/a" }, { conditionType: "example.com/b" }] },
    status: { conditions: [condition("example.com/a", "True"), condition("example.com/b", "False")] },
  });
  assert.is(print.readinessGates(pod), "1/2");
});

function podOf(parts: Pick<Row, "spec" | "status" | "isDeleting">): Pod {
  return {
    metadata: { name: "p", ...(parts.isDeleting === true ? { deletionTimestamp: "2026-01-01T00:00:00Z" } : {}) },
    spec: { containers: [{ name: "app", resources: {} }], ...parts.spec },
    ...(parts.status === undefined ? {} : { status: parts.status }),
  };
}

function twoContainers(): Partial<PodSpec> {
  return {
    containers: [
      { name: "app", resources: {} },
      { name: "side", resources: {} },
    ],
  };
}

function withInit(): Partial<PodSpec> {
  return {
    initContainers: [
      { name: "one", resources: {} },
      { name: "two", resources: {} },
    ],
  };
}

function withSidecar(): Partial<PodSpec> {
  return { initContainers: [{ name: "proxy", restartPolicy: "Always", resources: {} }] };
}

function condition(type: string, status: string, reason = "") {
  return { type, status, lastProbeTime: null, lastTransitionTime: null, reason };
}

function container(more: Partial<ContainerStatus>): ContainerStatus {
  return { name: "app", ready: false, restartCount: 0, image: "", imageID: "", ...more } as ContainerStatus;
}

function waiting(reason: string, more: Partial<ContainerStatus> = {}): ContainerStatus {
  return container({ state: { waiting: { reason } }, ...more });
}

function running(more: Partial<ContainerStatus> = {}): ContainerStatus {
  return container({ ready: true, state: { running: { startedAt: fiveMinutesAgo } }, ...more });
}

function terminated(
  end: { exitCode: number; reason?: string; signal?: number },
  more: Partial<ContainerStatus> = {},
): ContainerStatus {
  return container({ state: { terminated: end as never }, ...more });
}

test("a pod that will not run again marks its row, another does not", () => {
  const marks = (phase: string) => print.rowConditions({ status: { phase } } as Pod)?.map(({ reason }) => reason);
  assert.equal(["Succeeded", "Failed", "Running", ""].map(marks), [["Succeeded"], ["Failed"], undefined, undefined]);
});

test.run();
