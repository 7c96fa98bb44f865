import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import { planPod } from "../../../runtime/nodeagent/pod/planPod.ts";
import { type ObservedContainer, type PodMemory, usualStatusRules } from "../../../runtime/nodeagent/pod/podState.ts";
import { nextBackoff, restartMs } from "../../../runtime/nodeagent/pod/restart.ts";
import { suite } from "../../harness/suite.ts";
import { type Case, exited, image, keysOf, nowMs, ran, ready, readyOf, statusOf, viewOf } from "./planned.ts";

const test = suite("nodeagent/pod: what is next");

const ending = { graceSeconds: 30, sinceMs: nowMs };
const setup = { name: "setup", image };
const proxy = { name: "proxy", image, restartPolicy: "Always" as const };

const steps: readonly (readonly [what: string, given: Case, keys: readonly string[]])[] = [
  ["volumes come first", { sandboxes: [], memory: { isPrepared: false } }, ["prepare"]],
  ["then the sandbox", { sandboxes: [] }, ["sandbox"]],
  ["then the container", {}, ["start:app"]],
  ["nothing while it starts", { memory: { inFlight: new Map([["start:app", {}]]) } }, []],
  ["nothing while it runs", { containers: [ran("app")] }, []],
  ["an init container before the others", { spec: { initContainers: [setup] } }, ["start:setup"]],
  ["others after it succeeded", { spec: { initContainers: [setup] }, containers: [exited("setup", 0)] }, ["start:app"]],
  ["others after a sidecar runs", { spec: { initContainers: [proxy] }, containers: [ran("proxy")] }, ["start:app"]],
  [
    "nothing while a sidecar's startup probe has not succeeded",
    { spec: { initContainers: [{ ...proxy, startupProbe: { tcpSocket: { port: 1 } } }] }, containers: [ran("proxy")] },
    [],
  ],
  ["a restart at once after the first exit", { containers: [exited("app", 1)] }, ["start:app"]],
  [
    "no restart while it backs off",
    {
      containers: [exited("app", 1)],
      memory: { containers: new Map([["app", { backoff: { delayMs: 20_000, sinceMs: nowMs - 30_000 } }]]) },
    },
    [],
  ],
  [
    "no restart of what succeeded",
    { spec: { restartPolicy: "OnFailure" }, containers: [exited("app", 0)] },
    ["stop:s1"],
  ],
  [
    "no restart where none is wanted",
    { spec: { restartPolicy: "Never" }, containers: [exited("app", 4)] },
    ["stop:s1"],
  ],
  ["the end of a container with another image", { containers: [ran("app", { hash: "other" })] }, ["kill:id-app"]],
  [
    "the end of a container that a probe failed",
    { containers: [ran("app")], memory: { probes: new Map([["id-app", { failed: { probe: "liveness" as const } }]]) } },
    ["kill:id-app"],
  ],
  ["another sandbox when the old one is gone", { sandboxes: [{ ...ready, isReady: false }] }, ["sandbox"]],
  [
    "the end of what still runs in a lost sandbox",
    { sandboxes: [{ ...ready, isReady: false }], containers: [ran("app")] },
    ["kill:id-app"],
  ],
  [
    "the end of the others before sidecars",
    { spec: { initContainers: [proxy] }, containers: [ran("app"), ran("proxy")], memory: { ending } },
    ["kill:id-app"],
  ],
  [
    "the end of sidecars after the others",
    { spec: { initContainers: [proxy] }, containers: [exited("app", 0), ran("proxy")], memory: { ending } },
    ["kill:id-proxy"],
  ],
  ["the end of the sandbox at last", { containers: [exited("app", 0)], memory: { ending } }, ["stop:s1"]],
  [
    "the removal of old runs",
    {
      containers: [2, 1, 0].map((attempt) =>
        attempt === 2 ? ran("app", { attempt }) : exited("app", 1, { id: `old${attempt}`, attempt }),
      ),
    },
    ["remove:old0"],
  ],
];

for (const [what, given, keys] of steps) {
  test(what, () => {
    assert.equal(keysOf(given), keys);
    const { wakeMs } = planPod(viewOf(given));
    assert.ok(wakeMs === undefined || wakeMs > nowMs, "the next look is not now: it would see the same");
  });
}

const hourMs = 3_600_000;
const backedOff = new Map([["app", { backoff: { delayMs: 20_000, sinceMs: nowMs + hourMs } }]]);

/** What was set by a clock that was an hour ahead. */
const overdue: typeof steps = [
  ["a restart waits for no hour", { containers: [exited("app", 1, { finishedMs: nowMs + hourMs })] }, ["start:app"]],
  [
    "a back-off waits for no hour",
    {
      containers: [exited("app", 1, { finishedMs: nowMs + hourMs })],
      memory: { containers: backedOff },
    },
    ["start:app"],
  ],
  [
    "a failure of the pod waits for no hour",
    { sandboxes: [], memory: { failure: { reason: "FailedMount", message: "no", retryMs: nowMs + hourMs } } },
    ["sandbox"],
  ],
  [
    "a failure of a container waits for no hour",
    {
      memory: {
        containers: new Map([["app", { failure: { reason: "ErrImagePull", message: "", retryMs: nowMs + hourMs } }]]),
      },
    },
    ["start:app"],
  ],
];

for (const [what, given, keys] of overdue) {
  test(`when the clock was put back, ${what}`, () => assert.equal(keysOf(given), keys));
}

test("when the clock was put back, a container gets its grace and no more", () => {
  const memory = { ending: { graceSeconds: 30, sinceMs: nowMs + hourMs } };
  const [kill] = planPod(viewOf({ containers: [ran("app")], memory })).actions;
  assert.is(kill?.kind === "kill" && kill.graceSeconds, 30);
});

test("a run that the runtime has lost counts, once", () => {
  const before = statusOf({ containers: [ran("app", { attempt: 2 })] });
  const lost = { sandboxes: [], memory: { status: before } };
  const once = statusOf(lost);
  const twice = statusOf({ ...lost, memory: { status: once } });
  assert.is(before.containerStatuses?.[0]?.restartCount, 2);
  for (const { phase, containerStatuses } of [once, twice]) {
    const [app] = containerStatuses ?? [];
    assert.is(phase, "Running");
    assert.is(app?.restartCount, 3);
    assert.is(app?.containerID, undefined);
    assert.is(app?.lastState?.terminated?.reason, "ContainerStatusUnknown");
    assert.is(app?.lastState?.terminated?.containerID, "containerd://id-app");
  }
  for (const status of [before, once, twice]) {
    const [start] = planPod(viewOf({ memory: { status } })).actions;
    assert.is(start?.kind === "start" && start.attempt, 3);
  }
});

type Policy = NonNullable<PodSpec["restartPolicy"]>;
const ranBefore = (name: string, policy: Policy): Partial<PodMemory> => ({
  status: statusOf({ spec: { restartPolicy: policy }, containers: [ran(name)] }),
});

test("a container that the runtime has lost and that must not restart has failed", () => {
  const given = { spec: { restartPolicy: "Never" as const }, memory: ranBefore("app", "Never") };
  const plan = planPod(viewOf(given));
  assert.equal(plan.actions, [{ kind: "stopSandbox", key: "stop:s1", id: "s1" }]);
  const ended = planPod(viewOf({ ...given, sandboxes: [], memory: { status: plan.status, ending } }));
  const [app] = ended.status.containerStatuses ?? [];
  assert.is(ended.status.phase, "Failed");
  assert.is(app?.state?.terminated?.reason, "ContainerStatusUnknown");
  assert.is(app?.state?.terminated?.exitCode, 137);
  assert.is(app?.restartCount, 0);
  const again = { spec: { restartPolicy: "OnFailure" as const }, memory: ranBefore("app", "OnFailure") };
  assert.equal(keysOf(again), ["start:app"]);
});

test("an init container that is lost in its work fails its pod; one that was done works again", () => {
  const spec = { restartPolicy: "Never" as const, initContainers: [setup] };
  const status = (containers: readonly ObservedContainer[]) => statusOf({ spec, containers });
  assert.equal(keysOf({ spec, memory: { status: status([ran("setup")]) } }), ["stop:s1"]);
  assert.equal(keysOf({ spec, memory: { status: status([exited("setup", 0)]) } }), ["start:setup"]);
});

const replaced = exited("app", 137, { id: "id-2", attempt: 2 });
const replacements: readonly (readonly [what: string, runs: readonly ObservedContainer[], delayMs: number, string])[] =
  [
    ["the first run does not wait, nor is there a wait after it", [exited("app", 137, { id: "id-2" })], 0, "undefined"],
    ["another run long after the one before it waits no more", [replaced, before(20_000)], 10_000, "20000"],
    ["another run soon after the one before it waits as it would by itself", [replaced, before(5000)], 10_000, "waits"],
    ["a run whose predecessor was the first sets the wait", [replaced, before(5000)], 0, "10000"],
  ];
function before(agoMs: number): ObservedContainer {
  return exited("app", 137, { id: "id-1", attempt: 1, finishedMs: nowMs - 1000 - agoMs });
}
for (const [what, containers, delayMs, next] of replacements) {
  test(`of a container that the agent ends to start it anew ${what}`, () => {
    const backoff = delayMs === 0 ? undefined : { delayMs, sinceMs: nowMs - 60_000 };
    const memory = { containers: new Map([["app", { replacing: "id-2", backoff }]]) };
    const { actions, wakeMs, status } = planPod(viewOf({ containers, memory }));
    const [action] = actions;
    const set = action?.kind === "start" ? String(action.backoff?.delayMs) : "waits";
    assert.is(set, next);
    if (set !== "waits") return;
    assert.is(wakeMs, nowMs - 1000 + delayMs);
    assert.match(status.containerStatuses?.[0]?.state?.waiting?.message ?? "", /^back-off 10s restarting/);
  });
}

test("what the agent ends to start it anew starts though it succeeded", () => {
  const spec = { restartPolicy: "OnFailure" as const };
  const [kill] = planPod(viewOf({ spec, containers: [ran("app", { hash: "other" })] })).actions;
  assert.is(kill?.kind === "kill" && kill.replaces, true);
  const memory = { containers: new Map([["app", { replacing: "id-app" }]]) };
  assert.equal(keysOf({ spec, containers: [exited("app", 0)], memory }), ["start:app"]);
  const status = statusOf({ spec, containers: [exited("app", 0)], memory });
  assert.is(status.phase, "Running");
  assert.equal(status.containerStatuses?.[0]?.state, { waiting: { reason: "ContainerCreating" } });
});

const ruled = {
  ...{ name: "app", image, restartPolicy: "Never" as const },
  restartPolicyRules: [
    { action: "RestartAllContainers" as const, exitCodes: { operator: "In" as const, values: [88] } },
  ],
};

test("an exit code may bring all containers of a pod back, in their order and in the same sandbox", () => {
  const spec: Partial<PodSpec> = {
    restartPolicy: "Never",
    initContainers: [setup],
    containers: [ruled, { name: "other", image }],
  };
  const before = [ran("app"), ran("other"), exited("setup", 0)];
  const memory = { status: statusOf({ spec, containers: before }) };
  const ended = [exited("app", 88), ran("other"), exited("setup", 0)];
  assert.equal(keysOf({ spec, containers: ended, memory }), ["kill:id-other"]);
  const status = statusOf({ spec, containers: ended, memory });
  const condition = status.conditions?.find(({ type }) => type === "AllContainersRestarting");
  assert.equal([condition?.status, condition?.reason], ["True", "RestartAllContainersStarted"]);
  const killed = [exited("app", 88), exited("other", 143), exited("setup", 0)];
  const waiting = statusOf({ spec, containers: killed, memory: { status } });
  assert.equal(keysOf({ spec, containers: killed, memory: { status } }), ["remove:id-other", "remove:id-setup"]);
  assert.equal(keysOf({ spec, containers: killed.slice(0, 1), memory: { status: waiting } }), ["remove:id-app"]);
  const gone = statusOf({ spec, memory: { status: waiting } });
  const [start] = planPod(viewOf({ spec, memory: { status: gone } })).actions;
  assert.equal(start?.kind === "start" && [start.name, start.attempt], ["setup", 1]);
  const again = { spec, containers: [exited("setup", 0, { attempt: 1 })], memory: { status: gone } };
  assert.equal(keysOf(again), ["start:app"]);
  assert.equal(
    statusOf(again).containerStatuses?.map(({ restartCount }) => restartCount),
    [1, 1],
  );
});

test("another exit code, or the first rule that it matches, decides otherwise", () => {
  const spec: Partial<PodSpec> = { restartPolicy: "Never", containers: [ruled, { name: "other", image }] };
  assert.equal(keysOf({ spec, containers: [exited("app", 1), ran("other")] }), []);
  const exitCodes = { operator: "In" as const, values: [88] };
  const own = {
    ...ruled,
    restartPolicyRules: [{ action: "Restart" as const, exitCodes }, ...ruled.restartPolicyRules],
  };
  const first = { ...spec, containers: [own, { name: "other", image }] };
  assert.equal(keysOf({ spec: first, containers: [exited("app", 88), ran("other")] }), ["start:app"]);
});

test("a pod that is bounded as a whole says what it was allocated", () => {
  const resources = { requests: { cpu: "1" }, limits: { cpu: "2" } };
  const status = statusOf({ spec: { resources }, containers: [ran("app")] });
  assert.equal([status.allocatedResources, status.resources], [resources.requests, resources]);
});

test("a pod that no server has looked at says how well its resources are kept for it", () => {
  const of = (resources: object) => statusOf({ spec: { containers: [{ name: "app", image, resources }] } }).qosClass;
  assert.equal([of({}), of({ requests: { cpu: "1" } })], ["BestEffort", "Burstable"]);
  assert.is(of({ limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1", memory: "1Gi" } }), "Guaranteed");
});

test("containers are reported by their names, and init containers as they run", () => {
  const spec = {
    initContainers: [
      { name: "setup", image },
      { name: "first", image },
    ],
    containers: [
      { name: "web", image },
      { name: "app", image },
    ],
  };
  const { initContainerStatuses, containerStatuses, conditions } = statusOf({ spec, containers: [ran("setup")] });
  assert.equal(
    initContainerStatuses?.map(({ name, started, ready }) => [name, started, ready]),
    [
      ["setup", true, false],
      ["first", false, false],
    ],
  );
  assert.equal(
    containerStatuses?.map(({ name }) => name),
    ["app", "web"],
  );
  const ready = conditions?.find(({ type }) => type === "ContainersReady");
  assert.is(ready?.message, "containers with unready status: [web app]");
});

test("mounts are reported before their container runs, with what became of those that may be read-only below", () => {
  const mount = { name: "v", mountPath: "/v", readOnly: true, recursiveReadOnly: "IfPossible" as const };
  const spec = { containers: [{ name: "app", image, volumeMounts: [mount, { name: "w", mountPath: "/w" }] }] };
  const mountsOf = (mountsRecursively: boolean) => {
    const view = { ...viewOf({ spec }), statusRules: { ...usualStatusRules, mountsRecursively } };
    return planPod(view).status.containerStatuses?.[0]?.volumeMounts;
  };
  const written = { name: "w", mountPath: "/w" };
  assert.equal(mountsOf(true), [{ ...mount, recursiveReadOnly: "Enabled" }, written]);
  assert.equal(mountsOf(false), [{ ...mount, recursiveReadOnly: "Disabled" }, written]);
});

test("of a pod that ended before its containers began, those that were to run have failed", () => {
  const states = (spec: Partial<PodSpec>) => {
    const status = statusOf({ spec, sandboxes: [], memory: { ending } });
    return [
      status.phase,
      ...[...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])].map(stateText),
    ];
  };
  const stateText = ({ state }: ContainerStatus) => state?.terminated?.reason ?? state?.waiting?.reason;
  assert.equal(states({}), ["Failed", "ContainerStatusUnknown"]);
  const initContainers = [
    { name: "one", image },
    { name: "two", image },
  ];
  assert.equal(states({ initContainers }), ["Failed", "ContainerStatusUnknown", "PodInitializing", "PodInitializing"]);
});

test("a pod says what it was allocated for all of its containers", () => {
  const of = (cpu: string, memory: string) => ({ requests: { cpu, memory }, limits: { memory } });
  const containers = [
    { name: "app", image, resources: of("0.5", "1Gi") },
    { name: "other", image, resources: of("1500m", "512Mi") },
  ];
  const { allocatedResources, resources } = statusOf({ spec: { containers, overhead: { cpu: "10m" } } });
  assert.equal(allocatedResources, { cpu: "2010m", memory: "1536Mi" });
  assert.equal(resources, { requests: allocatedResources, limits: { memory: "1536Mi" } });
  const ofContainers = (running: readonly ObservedContainer[]) =>
    statusOf({ spec: { containers }, containers: running }).containerStatuses?.map((each) => each.allocatedResources);
  assert.equal(ofContainers([ran("app")]), [{ cpu: "0.5", memory: "1Gi" }, undefined]);
  const nothing = statusOf({});
  assert.equal([nothing.allocatedResources, nothing.resources], [undefined, {}]);
  const rules = { ...usualStatusRules, hasAmounts: false };
  assert.is(planPod({ ...viewOf({ spec: { containers } }), statusRules: rules }).status.resources, undefined);
});

test("a probe that fails restarts nothing that must not restart", () => {
  const probes = new Map([["id-app", { failed: { probe: "liveness" as const } }]]);
  const kill = (restartPolicy: Policy, more: Partial<PodSpec> = {}, containers = [ran("app")]) => {
    const [action] = planPod(viewOf({ spec: { restartPolicy, ...more }, containers, memory: { probes } })).actions;
    return action?.kind === "kill" ? [action.message, action.replaces] : undefined;
  };
  assert.equal(kill("Never"), ["Stopping container app", false]);
  assert.equal(kill("OnFailure"), ["Container app failed liveness probe, will be restarted", true]);
  const two = ["app", "other"].map((name) => ({ name, image }));
  const both = [ran("app"), ran("other")];
  assert.equal(kill("Never", { containers: two }, both), ["Container app failed liveness probe", false]);
  const side = [{ name: "app", image, restartPolicy: "Always" as const }];
  const beside = { containers: [{ name: "other", image }], initContainers: side };
  assert.equal(kill("Never", beside, both), ["Init container app failed liveness probe", true]);
});

const failure = { reason: "ErrImagePull", message: "no such image", retryMs: nowMs + 5000 };

test("a container says why it waits, and keeps its last run", () => {
  const waiting = statusOf({ memory: { containers: new Map([["app", { failure }]]) } }).containerStatuses?.[0];
  assert.equal(waiting?.state, { waiting: { reason: "ErrImagePull", message: "no such image" } });
  const backoff = { delayMs: 80_000, sinceMs: nowMs - 90_000 };
  const memory = { containers: new Map([["app", { backoff }]]) };
  const status = statusOf({ containers: [exited("app", 137, { attempt: 4, reason: "OOMKilled" })], memory });
  const [app] = status.containerStatuses ?? [];
  const message = "back-off 1m20s restarting failed container=app pod=web_shop(u1)";
  assert.equal(app?.state, { waiting: { reason: "CrashLoopBackOff", message } });
  assert.is(app?.lastState?.terminated?.reason, "OOMKilled");
  assert.is(app?.restartCount, 4);
  assert.is(status.phase, "Running");
});

const phases: readonly (readonly [phase: string, given: Case])[] = [
  ["Pending", {}],
  ["Pending", { spec: { initContainers: [setup] }, containers: [ran("setup")] }],
  ["Running", { containers: [ran("app")] }],
  ["Running", { containers: [exited("app", 1)] }],
  [
    "Running",
    { spec: { restartPolicy: "Never" }, containers: [exited("app", 0)], memory: { status: { phase: "Running" } } },
  ],
  ["Succeeded", { sandboxes: [{ ...ready, isReady: false }], containers: [exited("app", 0)], memory: { ending } }],
  ["Failed", { sandboxes: [{ ...ready, isReady: false }], containers: [exited("app", 3)], memory: { ending } }],
  ["Failed", { sandboxes: [], memory: { ending } }],
  ["Failed", { sandboxes: [], containers: [exited("app", 0)], memory: { ending: { ...ending, reason: "Evicted" } } }],
];

test("the phase follows from the containers, and an end waits for the last of them", () => {
  assert.equal(
    phases.map(([, given]) => statusOf(given).phase),
    phases.map(([phase]) => phase),
  );
});

test("conditions name the containers that are not ready, and keep the time of their transition", () => {
  const spec = { initContainers: [setup], readinessGates: [{ conditionType: "example.com/live" as const }] };
  const { conditions = [] } = statusOf({ spec, containers: [ran("setup")] });
  const texts = conditions.map(({ type, status, reason, message }) =>
    [type, status, reason, message].filter(Boolean).join(" | "),
  );
  assert.equal(texts, [
    "PodReadyToStartContainers | True",
    "Initialized | False | ContainersNotInitialized | containers with incomplete status: [setup]",
    "Ready | False | ContainersNotReady | containers with unready status: [app]",
    "ContainersReady | False | ContainersNotReady | containers with unready status: [app]",
    "PodScheduled | True",
  ]);
  assert.is(conditions[0]?.observedGeneration, 3);
  const before = conditions.map((each) => ({ ...each, lastTransitionTime: "2026-01-01T00:00:00Z" }));
  const later = statusOf({
    spec,
    containers: [ran("app"), exited("setup", 0)],
    memory: { status: { conditions: before } },
  });
  const of = (type: string) => later.conditions?.find((each) => each.type === type);
  assert.is(of("PodScheduled")?.lastTransitionTime, "2026-01-01T00:00:00Z");
  assert.is(of("ContainersReady")?.lastTransitionTime, "2026-03-01T10:00:00Z");
  assert.is(of("Ready")?.reason, "ReadinessGatesNotReady");
});

test("a pod whose init container failed is not initialized for want of that and the next", () => {
  const { phase, conditions = [] } = statusOf({
    spec: { initContainers: [setup, { ...setup, name: "second" }], restartPolicy: "Never" },
    sandboxes: [{ ...ready, isReady: false }],
    containers: [exited("setup", 1)],
  });
  assert.is(phase, "Failed");
  const texts = conditions.map(({ type, reason, message }) => [type, reason, message].filter(Boolean).join(" | "));
  assert.equal(texts.slice(1, 4), [
    "Initialized | ContainersNotInitialized | containers with incomplete status: [setup second]",
    "Ready | PodFailed",
    "ContainersReady | PodFailed",
  ]);
});

test("a pod that is active for too long ends with the reason", () => {
  const startTime = "2026-03-01T09:59:00Z";
  const given = { spec: { activeDeadlineSeconds: 60 }, containers: [ran("app")], memory: { status: { startTime } } };
  const plan = planPod(viewOf(given));
  assert.equal([plan.status.phase, plan.status.reason], ["Pending", undefined], "something of it runs");
  assert.equal(readyOf(plan.status), ["Ready", "PodFailed"]);
  assert.equal(
    plan.actions.map(({ key }) => key),
    ["kill:id-app"],
  );
  const stopped = statusOf({ ...given, sandboxes: [{ ...ready, isReady: false }], containers: [exited("app", 137)] });
  assert.equal([stopped.phase, stopped.reason], ["Failed", "DeadlineExceeded"]);
  const early = planPod(viewOf({ ...given, spec: { activeDeadlineSeconds: 90 } }));
  assert.is(early.wakeMs, nowMs + 30_000);
});

test("back-off begins and ends where the node says", () => {
  const [firstMs, longestMs] = [1000, 3000];
  let backoff = nextBackoff(undefined, nowMs, { firstMs, longestMs });
  const seen = [backoff.delayMs];
  for (let run = 1; run < 4; run++) {
    backoff = nextBackoff(backoff, nowMs + run * 5000, { firstMs, longestMs });
    seen.push(backoff.delayMs);
  }
  assert.equal(seen, [1000, 2000, 3000, 3000]);
  const view = viewOf({ containers: [exited("app", 1)] });
  const [start] = planPod({ ...view, restartDelays: { firstMs, longestMs } }).actions;
  assert.is(start?.kind === "start" && start.backoff?.delayMs, firstMs);
});

test("back-off doubles up to five minutes, and long runs forgive it", () => {
  const delays: number[] = [];
  let backoff = nextBackoff(undefined, nowMs);
  for (let exits = 1; exits <= 7; exits++) {
    delays.push(backoff.delayMs / 1000);
    backoff = nextBackoff(backoff, nowMs + exits * 1000);
  }
  assert.equal(delays, [10, 20, 40, 80, 160, 300, 300]);
  const muchLaterMs = nowMs + 700_000;
  assert.is(restartMs({ delayMs: 300_000, sinceMs: nowMs }, muchLaterMs), muchLaterMs);
  assert.is(nextBackoff({ delayMs: 300_000, sinceMs: nowMs }, muchLaterMs).delayMs, 10_000);
});

test.run();
