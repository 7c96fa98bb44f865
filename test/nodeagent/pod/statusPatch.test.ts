import * as assert from "uvu/assert";
import { statusPatch } from "../../../runtime/nodeagent/pod/statusPatch.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: patches of statuses");

const condition = (type: string, status: string, more: object = {}) => ({ type, status, lastProbeTime: null, ...more });

test("only what has changed is sent, and what is said no more is taken away", () => {
  const from = {
    phase: "Pending",
    reason: "Starting",
    qosClass: "BestEffort",
    conditions: [condition("Ready", "False", { reason: "ContainersNotReady" }), condition("PodScheduled", "True")],
    podIPs: [{ ip: "10.0.0.1" }],
  };
  const to = {
    phase: "Running",
    qosClass: "BestEffort",
    conditions: [condition("Ready", "True"), condition("PodScheduled", "True")],
    podIPs: [{ ip: "10.0.0.2" }],
  };
  assert.equal(statusPatch(from, to), {
    phase: "Running",
    reason: null,
    conditions: [condition("Ready", "True", { reason: null })],
    "$setElementOrder/conditions": [{ type: "Ready" }, { type: "PodScheduled" }],
    podIPs: [{ $patch: "replace" }, { ip: "10.0.0.2" }],
  });
});

test("a condition that passes is taken away when it holds no more, and no other is", () => {
  const from = { conditions: [condition("PodResizePending", "True"), condition("PodScheduled", "True")] };
  const scheduled = [condition("PodScheduled", "True")];
  assert.equal(statusPatch(from, { conditions: scheduled }), {
    conditions: [{ type: "PodResizePending", $patch: "delete" }],
    "$setElementOrder/conditions": [{ type: "PodScheduled" }],
  });
});

test("what others have written is no difference", () => {
  const from = { phase: "Running", nominatedNodeName: "other", conditions: [condition("example.com/live", "True")] };
  assert.is(statusPatch(from, { phase: "Running" }), undefined);
});

test.run();
