// Generated from batch/v1/job.yaml. Do not edit.
import {
  completions as printCompletions,
  duration as printDuration,
  selector as printSelector,
  status as printStatus,
} from "../../../runtime/kinds/batch/job/columns.ts";
import { job as fillJob } from "../../../runtime/kinds/batch/job/defaults.ts";
import { strategy } from "../../../runtime/kinds/batch/job/strategy.ts";
import { containers as printContainers, images as printImages } from "../../../runtime/kinds/rules/template.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { PodTemplateSpec, defaultPodTemplateSpec } from "../../core/v1/podTemplate.code.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkJob } from "./job.rules.ts";
import type * as types from "./job.ts";
import {
  validateJobSpec,
  validateJobStatus,
  validatePodFailurePolicy,
  validatePodFailurePolicyOnExitCodesRequirement,
  validatePodFailurePolicyOnPodConditionsPattern,
  validatePodFailurePolicyRule,
  validateSuccessPolicy,
  validateSuccessPolicyRule,
  validateUncountedTerminatedPods,
} from "./job.validator.ts";

/** Fields of Job in wire order. */
export const Job: Structure = structure("Job", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => JobSpec }, { presence: "always" }),
  field("status", 3, { structure: () => JobStatus }, { presence: "always" }),
], { typeMeta: { kind: "Job", apiVersion: "batch/v1" } });

/** Fields of JobSpec in wire order. */
export const JobSpec: Structure = structure("JobSpec", () => [
  field("parallelism", 1, "int32", { presence: "pointer" }),
  field("completions", 2, "int32", { presence: "pointer" }),
  field("activeDeadlineSeconds", 3, "int64", { presence: "pointer" }),
  field("podFailurePolicy", 11, { structure: () => PodFailurePolicy }, { presence: "pointer" }),
  field("successPolicy", 16, { structure: () => SuccessPolicy }, { presence: "pointer" }),
  field("backoffLimit", 7, "int32", { presence: "pointer" }),
  field("backoffLimitPerIndex", 12, "int32", { presence: "pointer" }),
  field("maxFailedIndexes", 13, "int32", { presence: "pointer" }),
  field("selector", 4, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("manualSelector", 5, "boolean", { presence: "pointer" }),
  field("template", 6, { structure: () => PodTemplateSpec }, { presence: "always" }),
  field("ttlSecondsAfterFinished", 8, "int32", { presence: "pointer" }),
  field("completionMode", 9, "string", { presence: "pointer" }),
  field("suspend", 10, "boolean", { presence: "pointer" }),
  field("podReplacementPolicy", 14, "string", { presence: "pointer" }),
  field("managedBy", 15, "string", { presence: "pointer" }),
], { causes: ["parallelism", "completions", "activeDeadlineSeconds", "backoffLimit", "ttlSecondsAfterFinished", "backoffLimitPerIndex", "maxFailedIndexes", "managedBy", "completionMode", "podReplacementPolicy", "podFailurePolicy", "successPolicy", "template", "selector", "`selector` does not match template `labels`"], validate: validateJobSpec });

/** Fields of PodFailurePolicy in wire order. */
export const PodFailurePolicy: Structure = structure("PodFailurePolicy", () => [
  field("rules", 1, { list: { structure: () => PodFailurePolicyRule } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
], { validate: validatePodFailurePolicy });

/** Fields of PodFailurePolicyRule in wire order. */
export const PodFailurePolicyRule: Structure = structure("PodFailurePolicyRule", () => [
  field("action", 1, "string", {
    presence: "always",
    requiredDetail: "valid values: [\"Count\" \"FailIndex\" \"FailJob\" \"Ignore\"]",
  }),
  field("onExitCodes", 2, { structure: () => PodFailurePolicyOnExitCodesRequirement }, { presence: "pointer" }),
  field("onPodConditions", 3, { list: { structure: () => PodFailurePolicyOnPodConditionsPattern } }, {
    listType: "atomic",
  }),
], { validate: validatePodFailurePolicyRule });

/** Fields of PodFailurePolicyOnExitCodesRequirement in wire order. */
export const PodFailurePolicyOnExitCodesRequirement: Structure = structure("PodFailurePolicyOnExitCodesRequirement", () => [
  field("containerName", 1, "string", { presence: "pointer" }),
  field("operator", 2, "string", { presence: "always", requiredDetail: "valid values: [\"In\" \"NotIn\"]" }),
  field("values", 3, { list: "int32" }, { presence: "always", listType: "set" }),
], { validate: validatePodFailurePolicyOnExitCodesRequirement });

/** Fields of PodFailurePolicyOnPodConditionsPattern in wire order. */
export const PodFailurePolicyOnPodConditionsPattern: Structure = structure("PodFailurePolicyOnPodConditionsPattern", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
], { validate: validatePodFailurePolicyOnPodConditionsPattern });

/** Fields of SuccessPolicy in wire order. */
export const SuccessPolicy: Structure = structure("SuccessPolicy", () => [
  field("rules", 1, { list: { structure: () => SuccessPolicyRule } }, {
    presence: "always",
    listType: "atomic",
    requiredDetail: "at least one rules must be specified when the successPolicy is specified",
  }),
], { validate: validateSuccessPolicy });

/** Fields of SuccessPolicyRule in wire order. */
export const SuccessPolicyRule: Structure = structure("SuccessPolicyRule", () => [
  field("succeededIndexes", 1, "string", { presence: "pointer" }),
  field("succeededCount", 2, "int32", { presence: "pointer" }),
], { validate: validateSuccessPolicyRule });

/** Fields of JobStatus in wire order. */
export const JobStatus: Structure = structure("JobStatus", () => [
  field("conditions", 1, { list: { structure: () => JobCondition } }, {
    listType: "atomic",
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("startTime", 2, "time", { presence: "pointer" }),
  field("completionTime", 3, "time", { presence: "pointer" }),
  field("active", 4, "int32"),
  field("succeeded", 5, "int32"),
  field("failed", 6, "int32"),
  field("terminating", 11, "int32", { presence: "pointer" }),
  field("completedIndexes", 7, "string"),
  field("failedIndexes", 10, "string", { presence: "pointer" }),
  field("uncountedTerminatedPods", 8, { structure: () => UncountedTerminatedPods }, { presence: "pointer" }),
  field("ready", 9, "int32", { presence: "pointer" }),
], { validate: validateJobStatus });

/** Fields of JobCondition in wire order. */
export const JobCondition: Structure = structure("JobCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastProbeTime", 3, "time", { presence: "always", nullable: true }),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string"),
  field("message", 6, "string"),
]);

/** Fields of UncountedTerminatedPods in wire order. */
export const UncountedTerminatedPods: Structure = structure("UncountedTerminatedPods", () => [
  field("succeeded", 1, { list: "string" }, { listType: "set" }),
  field("failed", 2, { list: "string" }, { listType: "set" }),
], { validate: validateUncountedTerminatedPods });

/** What requests for jobs need. */
export const code: KindCode<types.Job> = {
  structure: Job,
  setDefaults: defaultJob,
  validate: (object, old, context) => checkRules(check(Job, object), checkJob, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printStatus,
    printCompletions,
    printDuration,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printContainers,
    printImages,
    printSelector,
  ]),
  strategy,
};

export function defaultJob(o: types.Job): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.Job["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultJobSpec(o.spec);
  defaultJobStatus(o.status);
  fillJob(o);
}

export function defaultJobSpec(o: types.JobSpec): void {
  o.template ??= {};
  if (o.podFailurePolicy) defaultPodFailurePolicy(o.podFailurePolicy);
  if (o.successPolicy) defaultSuccessPolicy(o.successPolicy);
  if (o.selector) defaultLabelSelector(o.selector);
  defaultPodTemplateSpec(o.template);
}

export function defaultPodFailurePolicy(o: types.PodFailurePolicy): void {
  o.rules ??= null;
  if (o.rules) for (const each of o.rules) defaultPodFailurePolicyRule(each);
}

export function defaultPodFailurePolicyRule(o: types.PodFailurePolicyRule): void {
  o.action ??= "" as NonNullable<types.PodFailurePolicyRule["action"]>;
  if (o.onExitCodes) defaultPodFailurePolicyOnExitCodesRequirement(o.onExitCodes);
  if (o.onPodConditions) for (const each of o.onPodConditions) defaultPodFailurePolicyOnPodConditionsPattern(each);
}

export function defaultPodFailurePolicyOnExitCodesRequirement(o: types.PodFailurePolicyOnExitCodesRequirement): void {
  o.operator ??= "" as NonNullable<types.PodFailurePolicyOnExitCodesRequirement["operator"]>;
  o.values ??= [];
}

export function defaultPodFailurePolicyOnPodConditionsPattern(o: types.PodFailurePolicyOnPodConditionsPattern): void {
  o.type ??= "";
  o.status ||= "True";
}

export function defaultSuccessPolicy(o: types.SuccessPolicy): void {
  o.rules ??= [];
}

export function defaultJobStatus(o: types.JobStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultJobCondition(each);
}

export function defaultJobCondition(o: types.JobCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastProbeTime ??= null;
  o.lastTransitionTime ??= null;
}
