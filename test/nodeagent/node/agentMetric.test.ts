import * as assert from "uvu/assert";
import { plegLastSeenSeconds } from "../../../generated/metrics.ts";
import { agentMetric } from "../../../runtime/nodeagent/node/agentMetric.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/node: names of metrics");

test("each agent of a process has its own name in its metrics, and one definition of each", () => {
  for (const name of ["nodeagent", "acmelet", "nodeagent"]) {
    const metric = agentMetric(name, plegLastSeenSeconds);
    assert.is(metric.name, `${name}_pleg_last_seen_seconds`);
    assert.is(agentMetric(name, plegLastSeenSeconds), metric);
  }
});

test.run();
