import * as assert from "uvu/assert";
import type { FlowSchemaSpec } from "../../generated/flowcontrol/v1/flowSchema.ts";
import { FlowControl } from "../../runtime/flowcontrol/flowControl.ts";
import { mandatoryFlowSchemas, mandatoryPriorityLevels } from "../../runtime/kinds/rules/flowcontrolMandatory.ts";
import { newMetrics } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flow control: many schemas");

const request = {
  ...{ verb: "get", isResourceRequest: true, path: "", group: "", resource: "pods", subresource: "", version: "v1" },
  ...{ namespace: "default", name: "a" },
};

function schemaOf(user: string, level: string): FlowSchemaSpec {
  const resourceRules = [{ verbs: ["get"], apiGroups: [""], resources: ["pods"], namespaces: ["*"] }];
  return {
    priorityLevelConfiguration: { name: level },
    matchingPrecedence: 100,
    rules: [{ subjects: [{ kind: "User", user: { name: user } }], resourceRules }],
  };
}

test("a change of one among thousands of schemas counts at once, and makes no other anew", () => {
  const control = new FlowControl({
    seats: 600,
    mandatory: { levels: mandatoryPriorityLevels, schemas: mandatoryFlowSchemas },
    headerPrefix: "X-PF-",
    metrics: newMetrics(),
    clock: () => 0,
  });
  const place = (name: string) => control.classify(request, { name, uid: "", groups: [], extra: {} });
  const limited = { type: "Limited", limited: { nominalConcurrencyShares: 10 } } as const;
  control.setLevel("one", { uid: "one-uid", spec: limited });
  const count = 3000;
  for (let i = 0; i < count; i++) control.setSchema(`s${i}`, { uid: `u${i}`, spec: schemaOf(`user${i}`, "one") });
  const before = place("user7");
  assert.equal([before.flow.schema, before.level.name, before.headers.length], ["s7", "one", 4]);
  const start = process.cpuUsage();
  for (let i = 0; i < 100; i++) {
    control.setSchema("s5", { uid: "u5", spec: schemaOf(`again${i}`, "one") });
    assert.is(place(`again${i}`).flow.schema, "s5");
    assert.is(place("user5").flow.schema, "catch-all");
  }
  const { user } = process.cpuUsage(start);
  assert.is(place("user7"), before);
  assert.ok(user < 5e6, `${user} us`);
  control.setLevel("one", { uid: "new-uid", spec: limited });
  assert.ok(place("user7").headers.includes("new-uid"));
  control.setLevel("one", undefined);
  assert.is(place("user7").flow.schema, "catch-all");
  control.setLevel("one", { uid: "last-uid", spec: limited });
  assert.is(place("user7").flow.schema, "s7");
  control.setSchema("s7", undefined);
  assert.is(place("user7").flow.schema, "catch-all");
});

test.run();
