// Generated from scheduling/v1alpha2/podGroup.yaml. Do not edit.
import { policy as printPolicy, status as printStatus } from "../../../runtime/kinds/scheduling/podGroup/columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkPodGroup } from "./podGroup.rules.ts";
import type * as types from "./podGroup.ts";
import {
  validatePodGroupResourceClaim,
  validatePodGroupResourceClaimStatus,
  validatePodGroupSchedulingConstraints,
  validatePodGroupSpec,
  validatePodGroupStatus,
  validateTopologyConstraint,
  validateWorkloadPodGroupTemplateReference,
} from "./podGroup.validator.ts";

/** Fields of PodGroup in wire order. */
export const PodGroup: Structure = structure("PodGroup", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodGroupSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PodGroupStatus }, { presence: "always" }),
], { typeMeta: { kind: "PodGroup", apiVersion: "scheduling.orch.io/v1alpha2" } });

/** Fields of PodGroupSpec in wire order. */
export const PodGroupSpec: Structure = structure("PodGroupSpec", () => [
  field("podGroupTemplateRef", 1, { structure: () => PodGroupTemplateReference }, {
    presence: "always",
    nullable: true,
  }),
  field("schedulingPolicy", 2, { structure: () => PodGroupSchedulingPolicy }, { presence: "always" }),
  field("schedulingConstraints", 3, { structure: () => PodGroupSchedulingConstraints }, {
    presence: "pointer",
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
], { validate: validatePodGroupSpec });

/** Fields of PodGroupTemplateReference in wire order. */
export const PodGroupTemplateReference: Structure = structure("PodGroupTemplateReference", () => [
  field("workload", 1, { structure: () => WorkloadPodGroupTemplateReference }, { presence: "always", nullable: true }),
]);

/** Fields of WorkloadPodGroupTemplateReference in wire order. */
export const WorkloadPodGroupTemplateReference: Structure = structure("WorkloadPodGroupTemplateReference", () => [
  field("workloadName", 1, "string", { presence: "always" }),
  field("podGroupTemplateName", 2, "string", { presence: "always" }),
], { validate: validateWorkloadPodGroupTemplateReference });

/** Fields of PodGroupSchedulingPolicy in wire order. */
export const PodGroupSchedulingPolicy: Structure = structure("PodGroupSchedulingPolicy", () => [
  field("basic", 1, { structure: () => BasicSchedulingPolicy }, { presence: "pointer" }),
  field("gang", 2, { structure: () => GangSchedulingPolicy }, { presence: "pointer" }),
]);

/** Fields of BasicSchedulingPolicy in wire order. */
export const BasicSchedulingPolicy: Structure = structure("BasicSchedulingPolicy", () => []);

/** Fields of GangSchedulingPolicy in wire order. */
export const GangSchedulingPolicy: Structure = structure("GangSchedulingPolicy", () => [
  field("minCount", 1, "int32", { presence: "always" }),
]);

/** Fields of PodGroupSchedulingConstraints in wire order. */
export const PodGroupSchedulingConstraints: Structure = structure("PodGroupSchedulingConstraints", () => [
  field("topology", 1, { list: { structure: () => TopologyConstraint } }, { listType: "atomic" }),
], { validate: validatePodGroupSchedulingConstraints });

/** Fields of TopologyConstraint in wire order. */
export const TopologyConstraint: Structure = structure("TopologyConstraint", () => [
  field("key", 1, "string", { presence: "always" }),
], { validate: validateTopologyConstraint });

/** Fields of PodGroupResourceClaim in wire order. */
export const PodGroupResourceClaim: Structure = structure("PodGroupResourceClaim", () => [
  field("name", 1, "string", { presence: "always" }),
  field("resourceClaimName", 2, "string", { presence: "pointer" }),
  field("resourceClaimTemplateName", 3, "string", { presence: "pointer" }),
], { validate: validatePodGroupResourceClaim });

/** Fields of PodGroupStatus in wire order. */
export const PodGroupStatus: Structure = structure("PodGroupStatus", () => [
  field("conditions", 1, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("resourceClaimStatuses", 2, { list: { structure: () => PodGroupResourceClaimStatus } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge", "retainKeys"],
    mergeKey: "name",
    gate: "DRAWorkloadResourceClaims",
  }),
], { validate: validatePodGroupStatus });

/** Fields of PodGroupResourceClaimStatus in wire order. */
export const PodGroupResourceClaimStatus: Structure = structure("PodGroupResourceClaimStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("resourceClaimName", 2, "string", { presence: "pointer" }),
], { validate: validatePodGroupResourceClaimStatus });

/** What requests for podgroups need. */
export const code: KindCode<types.PodGroup> = {
  structure: PodGroup,
  setDefaults: defaultPodGroup,
  validate: (object, old) => checkRules(check(PodGroup, object), checkPodGroup, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printPolicy,
    (object) => cell(object.spec?.podGroupTemplateRef?.workload?.workloadName || undefined, "<none>"),
    printStatus,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy: {},
};

export function defaultPodGroup(o: types.PodGroup): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.PodGroup["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPodGroupSpec(o.spec);
  defaultPodGroupStatus(o.status);
}

export function defaultPodGroupSpec(o: types.PodGroupSpec): void {
  o.podGroupTemplateRef ??= null;
  o.schedulingPolicy ??= {} as NonNullable<types.PodGroupSpec["schedulingPolicy"]>;
  o.disruptionMode ??= "Pod";
  if (o.podGroupTemplateRef) defaultPodGroupTemplateReference(o.podGroupTemplateRef);
  defaultPodGroupSchedulingPolicy(o.schedulingPolicy);
  if (o.schedulingConstraints) defaultPodGroupSchedulingConstraints(o.schedulingConstraints);
  if (o.resourceClaims) for (const each of o.resourceClaims) defaultPodGroupResourceClaim(each);
}

export function defaultPodGroupTemplateReference(o: types.PodGroupTemplateReference): void {
  o.workload ??= null;
  if (o.workload) defaultWorkloadPodGroupTemplateReference(o.workload);
}

export function defaultWorkloadPodGroupTemplateReference(o: types.WorkloadPodGroupTemplateReference): void {
  o.workloadName ??= "";
  o.podGroupTemplateName ??= "";
}

export function defaultPodGroupSchedulingPolicy(o: types.PodGroupSchedulingPolicy): void {
  if (o.gang) defaultGangSchedulingPolicy(o.gang);
}

export function defaultGangSchedulingPolicy(o: types.GangSchedulingPolicy): void {
  o.minCount ??= 0;
}

export function defaultPodGroupSchedulingConstraints(o: types.PodGroupSchedulingConstraints): void {
  if (o.topology) for (const each of o.topology) defaultTopologyConstraint(each);
}

export function defaultTopologyConstraint(o: types.TopologyConstraint): void {
  o.key ??= "";
}

export function defaultPodGroupResourceClaim(o: types.PodGroupResourceClaim): void {
  o.name ??= "";
}

export function defaultPodGroupStatus(o: types.PodGroupStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
  if (o.resourceClaimStatuses) for (const each of o.resourceClaimStatuses) defaultPodGroupResourceClaimStatus(each);
}

export function defaultPodGroupResourceClaimStatus(o: types.PodGroupResourceClaimStatus): void {
  o.name ??= "";
}
