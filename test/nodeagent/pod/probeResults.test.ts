import * as assert from "uvu/assert";
import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { reportedResults } from "../../../runtime/nodeagent/pod/probeResults.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/pod: what was reported of a run");

const run = { name: "main", id: "c1" };
const running: ContainerStatus = {
  ...{ name: "main", image: "x", imageID: "", restartCount: 0, containerID: "scripted://c1" },
  ...{ started: true, ready: true, state: { running: { startedAt: "2026-03-01T10:00:00Z" } } },
};

function statusOf(container: Partial<ContainerStatus>, ready: "True" | "False" = "True"): PodStatus {
  return { containerStatuses: [{ ...running, ...container }], conditions: [{ type: "Ready", status: ready }] };
}

const cases: readonly (readonly [what: string, status: PodStatus, expected: ReturnType<typeof reportedResults>])[] = [
  ["of one that served", statusOf({}), { started: true, ready: true }],
  ["of one that had started and did not serve", statusOf({ ready: false }), { started: true, ready: false }],
  ["of one that had not started", statusOf({ started: false, ready: false }), { started: false, ready: false }],
  [
    "of one whose pod is not ready, as that of a node that was away",
    statusOf({}, "False"),
    { started: true, ready: false },
  ],
  ["of another run", statusOf({ containerID: "scripted://c0" }), {}],
  ["of a run that had ended", statusOf({ state: { terminated: { exitCode: 1 } } }), {}],
  ["of another container", statusOf({ name: "other" }), {}],
  ["of nothing", {}, {}],
];

for (const [what, status, expected] of cases) {
  test(`the results ${what} are ${JSON.stringify(expected)}`, () => {
    assert.equal(reportedResults(status, run), expected);
  });
}

test.run();
