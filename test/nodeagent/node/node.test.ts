import * as assert from "uvu/assert";
import { allocatableOf } from "../../../runtime/nodeagent/node/capacity.ts";
import { declaredFeatures } from "../../../runtime/nodeagent/node/declaredFeatures.ts";
import { nodeConditions } from "../../../runtime/nodeagent/node/nodeConditions.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: what is said of the node");

test("what is reserved is not for pods", () => {
  const capacity = { cpu: "4", memory: "8388608Ki", pods: "110" };
  const reservations = [{ cpu: "250m", memory: "1Gi" }, { memory: "100Mi" }, { cpu: "1" }];
  assert.equal(allocatableOf(capacity, reservations), { cpu: "2750m", memory: "7068Mi", pods: "110" });
  assert.is(allocatableOf(capacity, [{ cpu: "9" }])["cpu"], "0");
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

const features: readonly (readonly [
  off: readonly string[],
  on: readonly string[],
  policy: "none" | "static",
  string,
])[] = [
  [
    [],
    [],
    "none",
    "ExtendWebSocketsToKubelet,GuaranteedQoSPodCPUResize,InPlacePodLevelResourcesVerticalScaling,InPlacePodVerticalScalingInitContainers,RestartAllContainersOnContainerExits",
  ],
  [["NodeDeclaredFeatures"], [], "none", ""],
  [
    ["RestartAllContainersOnContainerExits", "ExtendWebSocketsToKubelet"],
    [],
    "static",
    "InPlacePodLevelResourcesVerticalScaling,InPlacePodVerticalScalingInitContainers",
  ],
  [
    [
      "InPlacePodLevelResourcesVerticalScaling",
      "InPlacePodVerticalScalingInitContainers",
      "RestartAllContainersOnContainerExits",
      "ExtendWebSocketsToKubelet",
    ],
    ["InPlacePodVerticalScalingExclusiveCPUs"],
    "static",
    "GuaranteedQoSPodCPUResize",
  ],
];
for (const [off, on, cpuPolicy, names] of features) {
  test(`without ${off.join()} and with ${on.join()} and the policy ${cpuPolicy}, a node declares "${names}"`, () => {
    const isGateOn = (gate: string) => on.includes(gate) || (!gate.includes("Exclusive") && !off.includes(gate));
    assert.is(declaredFeatures({ isGateOn, cpuPolicy }).join(), names);
  });
}

test.run();
