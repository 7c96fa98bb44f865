import * as assert from "uvu/assert";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { planResize } from "../../../runtime/nodeagent/resize/planResize.ts";
import { runningBounds } from "../../../runtime/nodeagent/pod/containers.ts";
import type { ObservedPod } from "../../../runtime/nodeagent/pod/podState.ts";
import { suite } from "../../harness/suite.ts";
import { ResizeModel } from "../pod/resizeModel.ts";

const test = suite("nodeagent: a resize that is cut short");

const memory = (amount: string) => ({ limits: { memory: amount } });
const podOf = (amount: string): Pod => ({
  metadata: { name: "web" },
  spec: { containers: [{ name: "app", image: "i", resources: memory(amount) }] },
});
const running: ObservedPod = {
  ...{ uid: "u", namespace: "default", name: "web", sandboxes: [] },
  containers: [
    {
      ...{ id: "c1", name: "app", attempt: 0, sandboxId: "s1", state: "running", image: "i", imageId: "i", hash: "" },
      ...{ createdMs: 1, startedMs: 1, finishedMs: 0, exitCode: 0, reason: "", message: "" },
    },
  ],
};

/** A pod whose container runs with so much. */
function started(amount: string): ResizeModel {
  const model = new ResizeModel();
  model.give("app", memory(amount));
  model.has.set("c1", memory(amount));
  model.makeGroup(podOf(amount), running);
  return model;
}

/** The group and the container; then the agent is killed. */
const upToTheContainer = { count: 2, last: "done" } as const;
const whole = { count: Number.POSITIVE_INFINITY, last: "noted" } as const;
const isPlanned = (model: ResizeModel, pod: Pod) =>
  planResize(pod, runningBounds({ observed: running, memory: { resize: model } })).inPlace.length > 0;

for (const [before, between] of [
  ["2Mi", "5Mi"],
  ["5Mi", "2Mi"],
] as const) {
  test(`a container from ${before} to ${between}, which its agent did not live to note, and back`, () => {
    const model = started(before);
    model.resize(podOf(between), running, upToTheContainer);
    model.restartAgent();
    model.makeGroup(podOf(before), running);
    assert.ok(isPlanned(model, podOf(before)));
    model.resize(podOf(before), running, whole);
    assert.ok(model.isSettled(podOf(before), running));
    assert.not.ok(isPlanned(model, podOf(before)));
  });
}

test("a container that may have more than it was given keeps the group of its pod large until it has less", () => {
  const model = started("2Mi");
  model.resize(podOf("5Mi"), running, upToTheContainer);
  model.restartAgent();
  model.resize(podOf("2Mi"), running, { count: 1, last: "noted" });
  assert.is(model.group.memory, 5 * 1024 * 1024);
});

test.run();
