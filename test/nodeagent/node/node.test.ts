import * as assert from "uvu/assert";
import { allocatableOf } from "../../../runtime/nodeagent/node/capacity.ts";
import { nodeConditions } from "../../../runtime/nodeagent/node/nodeConditions.ts";
import { parseThreshold, pressureMemory, shortages } from "../../../runtime/nodeagent/node/pressure.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: what is said of the node");

test("what is reserved is not for pods", () => {
  const capacity = { cpu: "4", memory: "8388608Ki", pods: "110" };
  const reservations = [{ cpu: "250m", memory: "1Gi" }, { memory: "100Mi" }, { cpu: "1" }];
  assert.equal(allocatableOf(capacity, reservations), { cpu: "2750m", memory: "7068Mi", pods: "110" });
  assert.is(allocatableOf(capacity, [{ cpu: "9" }])["cpu"], "0");
});

test("thresholds are amounts or shares, and anything else is refused with its text", () => {
  const thresholds = ["memory.available<100Mi", "nodefs.available<10%"].map(parseThreshold);
  const memory = (available: number) => ({ "memory.available": { available, capacity: 1e9 } });
  assert.equal([...shortages(thresholds, memory(104_857_599))], ["memory.available"]);
  assert.equal([...shortages(thresholds, memory(104_857_600))], []);
  assert.equal(
    [...shortages(thresholds, { "nodefs.available": { available: 9, capacity: 100 } })],
    ["nodefs.available"],
  );
  for (const text of ["memory.available", "nodefs.free<1%", "nodefs.available<101%", "memory.available<much"]) {
    assert.throws(() => parseThreshold(text), text);
  }
});

test("a pressure is reported for five minutes after it was last seen", () => {
  const pressures = pressureMemory();
  assert.is(pressures(new Set(["nodefs.inodesFree"]), 0).disk, true);
  assert.is(pressures(new Set(), 299_999).disk, true);
  assert.is(pressures(new Set(), 300_000).disk, false);
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

test.run();
