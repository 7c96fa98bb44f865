import * as assert from "uvu/assert";
import { code as v1 } from "../../../generated/autoscaling/v1/horizontalPodAutoscaler.code.ts";
import type { HorizontalPodAutoscaler as V1 } from "../../../generated/autoscaling/v1/horizontalPodAutoscaler.ts";
import { code as v2 } from "../../../generated/autoscaling/v2/horizontalPodAutoscaler.code.ts";
import type { HorizontalPodAutoscaler as V2 } from "../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { checksOf, errorsOf } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("autoscaler strategies");

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };
const cpu = (target: object): object => ({
  metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", ...target } } }],
});
const external = (target: object): object => ({
  metrics: [{ type: "External", external: { metric: { name: "q" }, target: { type: "Value", ...target } } }],
});
const pods = { metric: { name: "rps" }, target: { type: "AverageValue", averageValue: "1k" } };
const describedObject = { kind: "Ingress", name: "in" };

const autoscalers: readonly Row[] = [
  ["by CPU", {}, []],
  [
    "of none",
    { maxReplicas: 0, minReplicas: 0 },
    [
      "spec.maxReplicas: Required value: must be set and greater than 0",
      "spec.minReplicas: Invalid value: 0: must be greater than or equal to 1",
      "spec.metrics: Forbidden: must specify at least one Object or External metric to support scaling to zero replicas",
    ],
  ],
  [
    "upside down",
    { minReplicas: 7 },
    ["spec.maxReplicas: Invalid value: 5: must be greater than or equal to `minReplicas`"],
  ],
  [
    "of something without a version",
    { scaleTargetRef: { ...scaleTargetRef, apiVersion: "a/b/c" } },
    ['spec.scaleTargetRef.apiVersion: Invalid value: "a/b/c": unexpected GroupVersion string: a/b/c'],
  ],
  [
    "by a measure that is not there",
    { metrics: [{ type: "Pods" }] },
    ["spec.metrics[0].pods: Required value: must populate information for the given metric source"],
  ],
  [
    "by one measure and another",
    { metrics: [{ type: "Pods", pods, external: { metric: { name: "q" }, target: { type: "Value", value: 1 } } }] },
    ["spec.metrics[0].external: Forbidden: must populate the given metric source only"],
  ],
  [
    "without a goal for CPU",
    cpu({}),
    [
      "spec.metrics[0].resource.target.averageUtilization: Required value: must set either a target raw value or a target utilization",
    ],
  ],
  [
    "with two goals for CPU",
    cpu({ averageUtilization: 50, averageValue: "1" }),
    [
      "spec.metrics[0].resource.target.averageValue: Forbidden: may not set both a target raw value and a target utilization",
    ],
  ],
  [
    "with no CPU as its goal",
    cpu({ averageUtilization: 0 }),
    ["spec.metrics[0].resource.target.averageUtilization: Invalid value: 0: must be greater than 0"],
  ],
  [
    "without a goal outside",
    external({}),
    [
      "spec.metrics[0].external.target.averageValue: Required value: must set either a target value for metric or a per-pod target",
    ],
  ],
  [
    "with two goals outside, of which one is nothing",
    external({ value: "0", averageValue: "1" }),
    [
      "spec.metrics[0].external.target.value: Forbidden: may not set both a target value for metric and a per-pod target",
      'spec.metrics[0].external.target.value: Invalid value: "0": must be positive',
    ],
  ],
  [
    "without a goal for pods",
    { metrics: [{ type: "Pods", pods: { ...pods, target: { type: "AverageValue" } } }] },
    ["spec.metrics[0].pods.target.averageValue: Required value: must specify a positive target averageValue"],
  ],
  [
    "without a goal for an object",
    { metrics: [{ type: "Object", object: { describedObject, metric: { name: "hits" }, target: { type: "Value" } } }] },
    ["spec.metrics[0].object.target.averageValue: Required value: must set either a target value or averageValue"],
  ],
  [
    "at no pace at all",
    {
      behavior: {
        scaleUp: { policies: [] },
        scaleDown: { policies: [{ type: "Pods", value: 0, periodSeconds: 1801 }] },
      },
    },
    [
      "spec.behavior.scaleUp.policies: Required value: must specify at least one Policy",
      "spec.behavior.scaleDown.policies[0].value: Invalid value: 0: must be greater than zero",
      "spec.behavior.scaleDown.policies[0].periodSeconds: Invalid value: 1801: must be less than or equal to 1800",
    ],
  ],
];
const check = checksOf(v2, (spec) => ({ spec: { scaleTargetRef, maxReplicas: 5, ...spec } }) as V2);
for (const [title, spec, errors] of autoscalers) {
  test(`an autoscaler ${title} gives ${errors.length} errors`, () => assert.equal(check(spec), errors));
}

test("the older version is checked as the newer one", () => {
  const spec = { scaleTargetRef, minReplicas: 7, maxReplicas: 5, targetCPUUtilizationPercentage: 50 };
  assert.equal(errorsOf(v1, { spec } as V1), [
    "spec.maxReplicas: Invalid value: 5: must be greater than or equal to `minReplicas`",
  ]);
});

test.run();
