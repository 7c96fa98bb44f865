import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { ContainerBounds, GivenBounds } from "../../../runtime/nodeagent/resize/podBounds.ts";
import { planResize, type ResizeStep, resizeSteps } from "../../../runtime/nodeagent/resize/planResize.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: the steps of a resize");

const context = { cpuCfsQuota: true, cpuPeriodUs: 100_000, hugePageSizes: [], podPids: 0 };
const memory = (amount: string) => ({ limits: { memory: amount } });
const given = (containers: ContainerBounds): GivenBounds => ({ given: containers, unsure: {} });
const podOf = (a: string, b: string, ofA: Partial<Container> = {}): Pod => ({
  metadata: { name: "web" },
  spec: {
    containers: [
      { name: "a", image: "i", resources: memory(a), ...ofA },
      { name: "b", image: "i", resources: memory(b) },
    ],
  },
});

const shown = (steps: readonly ResizeStep[]) =>
  steps.map((each) => (each.kind === "container" ? each.name : `group ${(each.limits.memory ?? 0) / 1024 / 1024}`));

/** What the containers have before and after, and the order of the steps. */
const cases: readonly (readonly [what: string, before: [string, string], after: [string, string], string[]])[] = [
  ["a container shrinks before another grows", ["2Mi", "7Mi"], ["8Mi", "1Mi"], ["group 9", "b", "a", "group 9"]],
  ["the group grows before its containers", ["2Mi", "2Mi"], ["4Mi", "4Mi"], ["group 8", "a", "b", "group 8"]],
  ["the group shrinks after its containers", ["4Mi", "4Mi"], ["1Mi", "2Mi"], ["group 8", "a", "b", "group 3"]],
];
for (const [what, [a, b], [toA, toB], wanted] of cases) {
  test(what, () => {
    const steps = resizeSteps(podOf(toA, toB), given({ a: memory(a), b: memory(b) }), context);
    assert.equal(shown(steps), wanted);
  });
}

test("a container grows beside one that keeps what it has until it restarts", () => {
  const resizePolicy: Container["resizePolicy"] = [{ resourceName: "memory", restartPolicy: "RestartContainer" }];
  const pod = podOf("3Mi", "8Mi", { resizePolicy });
  const steps = resizeSteps(pod, given({ a: memory("6Mi"), b: memory("4Mi") }), context);
  assert.equal(shown(steps), ["group 14", "b", "group 14"]);
});

test("a container may be called what every object inherits", () => {
  const pod = podOf("2Mi", "2Mi", { name: "constructor" });
  const running = given({ constructor: memory("2Mi"), b: memory("2Mi") });
  assert.equal(planResize(pod, running), { isInProgress: false, inPlace: [], byRestart: [] });
});

test.run();
