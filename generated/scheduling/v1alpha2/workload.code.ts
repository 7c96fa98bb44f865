// Generated from scheduling/v1alpha2/workload.yaml. Do not edit.
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import {
  PodGroupResourceClaim,
  PodGroupSchedulingConstraints,
  PodGroupSchedulingPolicy,
  defaultPodGroupResourceClaim,
  defaultPodGroupSchedulingConstraints,
  defaultPodGroupSchedulingPolicy,
} from "./podGroup.code.ts";
import { checkWorkload } from "./workload.rules.ts";
import type * as types from "./workload.ts";
import {
  validatePodGroupTemplate,
  validateTypedLocalObjectReference,
  validateWorkloadSpec,
} from "./workload.validator.ts";

/** Fields of Workload in wire order. */
export const Workload: Structure = structure("Workload", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => WorkloadSpec }, { presence: "always" }),
], { typeMeta: { kind: "Workload", apiVersion: "scheduling.orch.io/v1alpha2" } });

/** Fields of WorkloadSpec in wire order. */
export const WorkloadSpec: Structure = structure("WorkloadSpec", () => [
  field("controllerRef", 1, { structure: () => TypedLocalObjectReference }, { presence: "pointer" }),
  field("podGroupTemplates", 2, { list: { structure: () => PodGroupTemplate } }, {
    presence: "always",
    listType: "map",
    mapKeys: ["name"],
  }),
], { validate: validateWorkloadSpec });

/** Fields of TypedLocalObjectReference in wire order. */
export const TypedLocalObjectReference: Structure = structure("TypedLocalObjectReference", () => [
  field("apiGroup", 1, "string"),
  field("kind", 2, "string", { presence: "always" }),
  field("name", 3, "string", { presence: "always" }),
], { validate: validateTypedLocalObjectReference });

/** Fields of PodGroupTemplate in wire order. */
export const PodGroupTemplate: Structure = structure("PodGroupTemplate", () => [
  field("name", 1, "string", { presence: "always" }),
  field("schedulingPolicy", 2, { structure: () => PodGroupSchedulingPolicy }, { presence: "always" }),
  field("schedulingConstraints", 3, { structure: () => PodGroupSchedulingConstraints }, {
    presence: "always",
    nullable: true,
    gate: "TopologyAwareWorkloadScheduling",
  }),
  field("resourceClaims", 4, { list: { structure: () => PodGroupResourceClaim } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge", "retainKeys"],
    mergeKey: "name",
    gate: "DRAWorkloadResourceClaims",
  }),
  field("disruptionMode", 5, "string", { presence: "pointer", gate: "WorkloadAwarePreemption" }),
  field("priorityClassName", 6, "string", { gate: "WorkloadAwarePreemption" }),
  field("priority", 7, "int32", { presence: "pointer", gate: "WorkloadAwarePreemption" }),
], { validate: validatePodGroupTemplate });

/** What requests for workloads need. */
export const code: KindCode<types.Workload> = {
  structure: Workload,
  setDefaults: defaultWorkload,
  validate: (object, old) => checkRules(check(Workload, object), checkWorkload, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy: {},
};

export function defaultWorkload(o: types.Workload): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.Workload["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultWorkloadSpec(o.spec);
}

export function defaultWorkloadSpec(o: types.WorkloadSpec): void {
  o.podGroupTemplates ??= [];
  if (o.controllerRef) defaultTypedLocalObjectReference(o.controllerRef);
  if (o.podGroupTemplates) for (const each of o.podGroupTemplates) defaultPodGroupTemplate(each);
}

export function defaultTypedLocalObjectReference(o: types.TypedLocalObjectReference): void {
  o.kind ??= "";
  o.name ??= "";
}

export function defaultPodGroupTemplate(o: types.PodGroupTemplate): void {
  o.name ??= "";
  o.schedulingPolicy ??= {} as NonNullable<types.PodGroupTemplate["schedulingPolicy"]>;
  o.schedulingConstraints ??= null;
  defaultPodGroupSchedulingPolicy(o.schedulingPolicy);
  if (o.schedulingConstraints) defaultPodGroupSchedulingConstraints(o.schedulingConstraints);
  if (o.resourceClaims) for (const each of o.resourceClaims) defaultPodGroupResourceClaim(each);
}
