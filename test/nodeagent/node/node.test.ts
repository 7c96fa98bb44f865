import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { type StatusResponse, StatusResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { builtIn } from "../../../runtime/cli/builtIn.ts";
import { allocatableOf } from "../../../runtime/nodeagent/node/capacity.ts";
import { declaredFeatures } from "../../../runtime/nodeagent/node/declaredFeatures.ts";
import { nodeConditions } from "../../../runtime/nodeagent/node/nodeConditions.ts";
import { runtimeHealth } from "../../../runtime/nodeagent/node/runtimeHealth.ts";
import { startEvents } from "../../../runtime/nodeagent/node/startEvents.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: what is said of the node");

test("what is reserved is not for pods", () => {
  const capacity = { cpu: "4", memory: "8388608Ki", pods: "110" };
  const reservations = [{ cpu: "250m", memory: "1Gi" }, { memory: "100Mi" }, { cpu: "1" }];
  assert.equal(allocatableOf(capacity, reservations), { cpu: "2750m", memory: "7068Mi", pods: "110" });
  assert.is(allocatableOf(capacity, [{ cpu: "9" }]).cpu, "0");
});

test("conditions say the reason in the agent's name, and the time of their transition stays", () => {
  const words = { agentName: "acmelet", agentTitle: "Acmelet" };
  const pressures = { memory: true, disk: false, pids: false };
  const first = nodeConditions({ ...words, problems: [], pressures, before: [], nowMs: 0 });
  assert.equal(
    first.map(({ type, status, reason, message }) => `${type} ${status} ${reason}: ${message}`),
    [
      "MemoryPressure True AcmeletHasInsufficientMemory: acmelet has insufficient memory available",
      "DiskPressure False AcmeletHasNoDiskPressure: acmelet has no disk pressure",
      "PIDPressure False AcmeletHasSufficientPID: acmelet has sufficient PID available",
      "Ready True AcmeletReady: acmelet is posting ready status",
    ],
  );
  const problems = ["the runtime is down", "PLEG is not healthy"];
  const [memory, , , ready] = nodeConditions({ ...words, problems, pressures, before: first, nowMs: 60_000 });
  assert.is(memory?.lastTransitionTime, "1970-01-01T00:00:00Z");
  assert.is(memory?.lastHeartbeatTime, "1970-01-01T00:01:00Z");
  assert.is(ready?.lastTransitionTime, "1970-01-01T00:01:00Z");
  assert.is(ready?.reason, "AcmeletNotReady");
  assert.is(ready?.message, "[the runtime is down, PLEG is not healthy]");
});

test("a runtime that does not answer is down after half a minute, and what it said last counts until then", () => {
  const answer = (isNetworkReady: boolean, isReady = true) =>
    create(StatusResponseSchema, {
      status: {
        conditions: [
          { type: "RuntimeReady", status: isReady, reason: "Broken", message: "no" },
          { type: "NetworkReady", status: isNetworkReady, reason: "NoPlugin", message: "none" },
        ],
      },
    });
  const health = runtimeHealth(0);
  const look = (seconds: number, status?: StatusResponse) => {
    health.looked(status, seconds * 1000);
    return health.problems(seconds * 1000);
  };
  const network = "container runtime network not ready: NetworkReady=false reason:NoPlugin message:none";
  const broken = "container runtime not ready: RuntimeReady=false reason:Broken message:no";
  const down = "container runtime is down";
  assert.equal(look(10, answer(true)), []);
  assert.equal(look(39), []);
  assert.equal(look(40), [down]);
  assert.equal(look(50, answer(false)), [network]);
  assert.equal(look(60), [network]);
  assert.equal(look(70, answer(true, false)), [broken]);
  assert.equal(look(80, answer(true, false)), [down, broken]);
  assert.equal(look(20), [broken], "the clock was put back");
  assert.equal(look(50), [down, broken]);
});

const features: readonly (readonly [off: readonly string[], string])[] = [
  [
    [],
    "ExtendWebSocketsToKubelet,InPlacePodLevelResourcesVerticalScaling,InPlacePodVerticalScalingInitContainers,RestartAllContainersOnContainerExits",
  ],
  [["NodeDeclaredFeatures"], ""],
  [
    ["RestartAllContainersOnContainerExits", "ExtendWebSocketsToKubelet"],
    "InPlacePodLevelResourcesVerticalScaling,InPlacePodVerticalScalingInitContainers",
  ],
  [
    [
      "InPlacePodLevelResourcesVerticalScaling",
      "InPlacePodVerticalScalingInitContainers",
      "RestartAllContainersOnContainerExits",
      "ExtendWebSocketsToKubelet",
    ],
    "",
  ],
];
for (const [off, names] of features) {
  test(`without ${off.join() || "nothing"} a node declares "${names}"`, () => {
    assert.is(declaredFeatures({ isGateOn: (gate) => !off.includes(gate) }).join(), names);
  });
}

const groups = { driver: "cgroupfs", root: "/", limitsPods: true } as const;
const reserved = [{ name: "system", path: "/sys", reserved: { cpu: "1" }, isCompressible: false }];
const starts = [
  ["no groups of its own", 2, undefined, ["Normal Starting: Starting agent."]],
  [
    "groups of pods and of the system",
    2,
    { ...groups, reserved },
    [
      "Normal Starting: Starting agent.",
      "Normal NodeAllocatableEnforced: Updated Node Allocatable limit across pods",
      "Normal NodeAllocatableEnforced: Updated limits on system reserved cgroup /sys",
    ],
  ],
  [
    "groups of the older version",
    1,
    { ...groups, reserved: [] },
    [
      "Normal Starting: Starting agent.",
      "Warning CgroupV1: cgroup v1 detected. cgroup v1 support is deprecated and will be removed in a future release. " +
        "Please migrate to cgroup v2.",
      "Normal NodeAllocatableEnforced: Updated Node Allocatable limit across pods",
    ],
  ],
] as const;
for (const [what, version, cgroups, events] of starts) {
  test(`an agent that starts with ${what} says so`, () => {
    const cgroupMount = mkdtempSync(join(tmpdir(), "orch-groups-"));
    if (version === 2) writeFileSync(join(cgroupMount, "cgroup.controllers"), "cpu");
    const platform = { ...builtIn.platform, agentName: "agent" };
    const said = startEvents({ cgroups, platform, machine: { cgroupMount } });
    rmSync(cgroupMount, { recursive: true });
    assert.equal(
      said.map(({ type, reason, message }) => `${type} ${reason}: ${message}`),
      [...events],
    );
  });
}

test.run();
