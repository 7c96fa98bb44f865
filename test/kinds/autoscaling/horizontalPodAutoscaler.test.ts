import * as assert from "uvu/assert";
import type { HorizontalPodAutoscaler as V1 } from "../../../generated/autoscaling/v1/horizontalPodAutoscaler.ts";
import type { HorizontalPodAutoscaler as V2 } from "../../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { annotationScalingBehavior, annotationScalingMetrics } from "../../../generated/wellknown.ts";
import { toV1, toV2 } from "../../../runtime/kinds/autoscaling/horizontalPodAutoscaler/v1.ts";
import { openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("autoscalers in two versions");

const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };
const object = { kind: "Ingress", name: "in" };

const whole: V2 = {
  kind: "HorizontalPodAutoscaler",
  apiVersion: "autoscaling/v2",
  metadata: { name: "a", annotations: { own: "kept" } },
  spec: {
    scaleTargetRef,
    minReplicas: 1,
    maxReplicas: 5,
    metrics: [
      { type: "Pods", pods: { metric: { name: "rps" }, target: { type: "AverageValue", averageValue: "1k" } } },
      {
        type: "Object",
        object: { describedObject: object, target: { type: "Value", value: "7" }, metric: { name: "hits" } },
      },
      {
        type: "External",
        external: {
          metric: { name: "queue", selector: { matchLabels: { a: "b" } } },
          target: { type: "AverageValue", averageValue: "30" },
        },
      },
      {
        type: "ContainerResource",
        containerResource: {
          name: "memory",
          target: { type: "Utilization", averageUtilization: 50 },
          container: "app",
        },
      },
      { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 70 } } },
    ],
  },
  status: {
    currentReplicas: 2,
    desiredReplicas: 3,
    currentMetrics: [
      { type: "Resource", resource: { name: "cpu", current: { averageUtilization: 40, averageValue: "400m" } } },
      { type: "Pods", pods: { metric: { name: "rps" }, current: { averageValue: "900" } } },
    ],
    conditions: [{ type: "AbleToScale", status: "True", lastTransitionTime: null, reason: "Ready", message: "fine" }],
  },
};

test("what v2 says comes back whole after it was v1", () => {
  assert.equal(toV2(toV1(whole)), whole);
});

test("v1 has the CPU target and value as fields, the rest as annotations", () => {
  const v1 = toV1(whole);
  assert.is(v1.spec.targetCPUUtilizationPercentage, 70);
  assert.is(v1.status?.currentCPUUtilizationPercentage, 40);
  assert.is(v1.apiVersion, "autoscaling/v1");
  const metrics: unknown = JSON.parse(v1.metadata?.annotations?.[annotationScalingMetrics] ?? "");
  assert.equal(metrics, [
    { type: "Pods", pods: { metricName: "rps", targetAverageValue: "1k" } },
    { type: "Object", object: { target: object, metricName: "hits", targetValue: "7" } },
    {
      type: "External",
      external: { metricName: "queue", metricSelector: { matchLabels: { a: "b" } }, targetAverageValue: "30" },
    },
    {
      type: "ContainerResource",
      containerResource: { name: "memory", targetAverageUtilization: 50, container: "app" },
    },
  ]);
});

test("a v1 autoscaler that names no target goes by CPU at 80 percent", () => {
  const v2 = toV2({ spec: { scaleTargetRef, maxReplicas: 3 } });
  assert.equal(v2.spec.metrics, [
    { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 80 } } },
  ]);
  assert.is(toV1(v2).spec.targetCPUUtilizationPercentage, 80);
});

test("a behavior that was annotated gets the defaults of v2", () => {
  const given: V1 = {
    metadata: { annotations: { [annotationScalingBehavior]: '{"scaleDown":{"selectPolicy":"Disabled"}}' } },
    spec: { scaleTargetRef, maxReplicas: 3, targetCPUUtilizationPercentage: 50 },
  };
  const { behavior } = toV2(given).spec;
  assert.is(behavior?.scaleDown?.selectPolicy, "Disabled");
  assert.equal(behavior?.scaleDown?.policies, [{ type: "Percent", value: 100, periodSeconds: 15 }]);
  assert.is(behavior?.scaleUp?.stabilizationWindowSeconds, 0);
});

test("a behavior is annotated by names with capitals, and null for what is not set", () => {
  const text =
    '{"ScaleUp":null,"ScaleDown":{"StabilizationWindowSeconds":5,"SelectPolicy":null,' +
    '"Policies":[{"Type":"Pods","Value":1,"PeriodSeconds":15}],"Tolerance":null}}';
  const scaleDown = {
    stabilizationWindowSeconds: 5,
    policies: [{ type: "Pods" as const, value: 1, periodSeconds: 15 }],
  };
  const v1 = toV1({ spec: { scaleTargetRef, maxReplicas: 3, behavior: { scaleDown } } });
  assert.is(v1.metadata?.annotations?.[annotationScalingBehavior], text);
  const read = toV2(v1).spec.behavior?.scaleDown;
  assert.equal([read?.stabilizationWindowSeconds, read?.policies], [5, scaleDown.policies]);
});

for (const text of ["not JSON", "7", "null", "{}", "[7,null,[]]"]) {
  test(`an annotation that is ${text} says nothing`, () => {
    const annotations = { [annotationScalingMetrics]: text };
    const given: V1 = {
      metadata: { annotations },
      spec: { scaleTargetRef, maxReplicas: 3, targetCPUUtilizationPercentage: 50 },
    };
    assert.is(toV2(given).spec.metrics?.length, 1);
  });
}

test("a status that is written through v1 leaves metrics and behavior of v2 as they are", async () => {
  const api = await openApi();
  const scalers = (version: string) => `/apis/autoscaling/${version}/namespaces/default/horizontalpodautoscalers`;
  const { spec } = whole;
  const made = await api.post(scalers("v2"), { metadata: { name: "a" }, spec });
  assert.is(made.status, 201, made.text);
  const { json: v1 } = await api.get(`${scalers("v1")}/a`);
  const { annotations: _, resourceVersion: __, ...metadata } = v1.metadata;
  const status = { currentReplicas: 1, desiredReplicas: 2 };
  const written = await api.put(`${scalers("v1")}/a/status`, { ...v1, metadata, status });
  assert.is(written.status, 200, written.text);
  const after = (await api.get(`${scalers("v2")}/a`)).json;
  assert.equal([after.spec.behavior, after.status.desiredReplicas], [made.json.spec.behavior, 2]);
  assert.equal(namesOf(after.spec.metrics), namesOf(made.json.spec.metrics));
  await api.stop();
});

/** In the order of their names: v1 shows the processor apart from the others. */
function namesOf(metrics: readonly object[]): string[] {
  return metrics.map((each) => JSON.stringify(each)).sort();
}

test.run();
