import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import { code } from "../../../generated/core/v1/pod.code.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { FieldError } from "../../../runtime/schema/fieldError.ts";
import { changesOf } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("pod strategy on update");

const main = { nowMs: 0, subresource: "" };

const updates: readonly (readonly [title: string, change: (spec: PodSpec) => void, errors: readonly string[]])[] = [
  ["nothing", () => {}, []],
  ["an image", (spec) => Object.assign(first(spec), { image: "nginx:2" }), []],
  ["a deadline", (spec) => Object.assign(spec, { activeDeadlineSeconds: 5 }), []],
  ["another toleration", (spec) => spec.tolerations?.push({ key: "b", operator: "Exists" }), []],
  ["a toleration's seconds", (spec) => Object.assign(spec.tolerations?.[0] ?? {}, { tolerationSeconds: 9 }), []],
  [
    "a toleration",
    (spec) => Object.assign(spec.tolerations?.[0] ?? {}, { value: "z" }),
    ["spec.tolerations: Forbidden: existing toleration can not be modified except its tolerationSeconds"],
  ],
  [
    "the number of containers",
    (spec) => spec.containers.push({ name: "b", image: "b", resources: {} }),
    ["spec.containers: Forbidden: pod updates may not add or remove containers"],
  ],
  [
    "the command and the node",
    (spec) => {
      Object.assign(first(spec), { command: ["sh"] });
      spec.nodeName = "n2";
    },
    [
      "spec: Forbidden: pod updates may not change fields other than " +
        "`spec.containers[*].image`,`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` " +
        "(only additions to existing tolerations),`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if " +
        "it was previously negative)\nspec.containers[0].command\nspec.nodeName",
    ],
  ],
  [
    "a new scheduling gate",
    (spec) => Object.assign(spec, { schedulingGates: [{ name: "a/b" }] }),
    ["spec.schedulingGates[0].name: Forbidden: only deletion is allowed, but found new scheduling gate 'a/b'"],
  ],
];

for (const [title, change, errors] of updates) {
  test(`changing ${title} of a pod gives ${errors.length} errors`, () => {
    const tolerations = [{ key: "a", operator: "Equal", value: "b", effect: "NoExecute", tolerationSeconds: 5 }];
    const old = stored({ nodeName: "n1", tolerations });
    const pod = structuredClone(old);
    change(pod.spec ?? { containers: [] });
    assert.equal(texts(changesOf(code)(pod, old, main) ?? []), errors);
  });
}

test("a deadline may come nearer, but neither move away nor go", () => {
  const old = stored({ activeDeadlineSeconds: 10 });
  const errorsOf = (more: object) => {
    const { activeDeadlineSeconds: _old, ...rest } = old.spec ?? { containers: [] };
    return texts(changesOf(code)({ ...old, spec: { ...rest, ...more } }, old, main) ?? []);
  };
  assert.equal(errorsOf({ activeDeadlineSeconds: 5 }), []);
  assert.equal(errorsOf({ activeDeadlineSeconds: 11 }), [
    "spec.activeDeadlineSeconds: Invalid value: 11: must be less than or equal to previous value",
  ]);
  assert.equal(errorsOf({}), [
    "spec.activeDeadlineSeconds: Invalid value: null: must not update from a positive integer to nil value",
  ]);
});

test("a pod that is held back may be asked to go to fewer nodes", () => {
  const old = stored({ schedulingGates: [{ name: "a/b" }], nodeSelector: { disk: "ssd" } });
  const narrower = structuredClone(old);
  Object.assign(narrower.spec ?? {}, { nodeSelector: { disk: "ssd", zone: "a" } });
  assert.equal(changesOf(code)(narrower, old, main), []);
  const wider = structuredClone(old);
  delete wider.spec?.nodeSelector;
  assert.is(changesOf(code)(wider, old, main)?.length, 1);
});

test("a status write keeps the quality of service and may not change it", () => {
  const status = { nowMs: 0, subresource: "status" };
  const old = stored({});
  const pod: Pod = { ...old, status: { phase: "Running" } };
  code.strategy.prepareForUpdate?.(pod, old, status);
  assert.equal(pod.status, { phase: "Running", qosClass: "BestEffort" });
  assert.equal(changesOf(code)(pod, old, status), []);
  const changed: Pod = { ...old, status: { qosClass: "Burstable" } };
  assert.equal(texts(changesOf(code)(changed, old, status) ?? []), [
    'status.qosClass: Invalid value: "Burstable": field is immutable',
  ]);
});

function podOf(spec: object): Pod {
  const containers = [{ name: "app", image: "nginx:1" } as Container];
  return { metadata: { name: "web", namespace: "default" }, spec: { containers, ...structuredClone(spec) } };
}

function created(spec: object): Pod {
  const pod = podOf(spec);
  code.setDefaults(pod);
  code.strategy.prepareForCreate?.(pod, main);
  return pod;
}

function stored(spec: object): Pod {
  const pod = created(spec);
  pod.metadata = { ...pod.metadata, resourceVersion: "1" };
  return pod;
}

function first(spec: PodSpec): Container {
  return spec.containers[0] ?? { name: "none" };
}

function texts(errors: readonly FieldError[]): string[] {
  return errors.map((each) => `${each.field}: ${each.message}`);
}

test.run();
