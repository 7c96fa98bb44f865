import type { Binding } from "../../../../generated/core/v1/binding.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import { annotationConfigMirror } from "../../../../generated/wellknown.ts";
import { addErrors, type FieldError, forbidden, saidAgain } from "../../../schema/fieldError.ts";
import { dnsLabel } from "../../../schema/names.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { takeAppArmorAnnotations, validateAppArmorAnnotations } from "./appArmorAnnotations.ts";
import { timestamp } from "../../../lib/timestamp.ts";
import { bindPod, finishBinding } from "./binding.ts";
import { selectByLabelKeys, spreadKeysRule } from "./labelKeys.ts";
import { hasDeletionCosts, isCost, validateDeletionCost } from "./deletionCost.ts";
import { takeEphemeralContainers, validateEphemeralUpdate } from "./ephemeral.ts";
import { podConnect } from "./connect.ts";
import { podQos } from "../../../schema/pods/podQos.ts";
import { keepUnlessResized, takeResources, validateResize } from "./resize.ts";
import { validateSeccompAnnotations } from "./seccompAnnotations.ts";
import { validatePodSpec } from "./spec.ts";
import { wholePod } from "./specRules.ts";
import { rowConditions } from "./columns.ts";
import { specWarnings } from "./specWarnings.ts";
import { alignPodAddresses, keepUnsaid, statusWarnings, validatePodStatus, validatePodStatusUpdate } from "./status.ts";
import { validateFixedAnnotations } from "./fixedAnnotations.ts";
import { validatePodUpdate } from "./update.ts";

export const strategy: Strategy<Pod> = {
  prepareForCreate,
  prepareForUpdate,
  applySubresource,
  validate,
  validateUpdate,
  warnings,
  rowConditions,
  gracePeriodSeconds,
  connect: podConnect,
};

/** A new pod waits for a node. What the client said about its state is gone already. */
function prepareForCreate(pod: Pod, context: StrategyContext): void {
  selectByLabelKeys(pod, context);
  takeAppArmorAnnotations(pod, context.warn ?? (() => {}));
  const status = (pod.status ??= {});
  status.phase = "Pending";
  if (pod.spec === undefined) return;
  status.qosClass = podQos(pod.spec);
  const gates = pod.spec.schedulingGates;
  if (gates === undefined || gates.length === 0) return;
  status.conditions = [
    {
      type: "PodScheduled",
      status: "False",
      lastProbeTime: null,
      lastTransitionTime: timestamp(context.nowMs),
      reason: "SchedulingGated",
      message: "Scheduling is blocked due to non-empty scheduling gates",
    },
  ];
}

function prepareForUpdate(pod: Pod, old: Pod, context: StrategyContext): void {
  if (context.subresource === "binding") finishBinding(pod, old, context);
  else if (context.subresource === "resize") keepUnlessResized(pod, old, context);
  if (pod.status === old.status || pod.status === undefined) return;
  pod.status = alignPodAddresses(pod.status);
  if (context.subresource === "status") pod.status = keepUnsaid(pod.status, old.status ?? {});
}

function applySubresource(subresource: string, target: Pod, sent: ApiObject): void {
  if (subresource === "binding") bindPod(target, sent as Binding);
  else if (subresource === "ephemeralcontainers") takeEphemeralContainers(target, sent as Pod);
  else if (subresource === "resize") takeResources(target, sent as Pod);
}

function validate(pod: Pod, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return validatePodStatus(pod);
  const errors: FieldError[] = [];
  if (pod.spec === undefined) return errors;
  const isStored = !isNew(pod);
  const { formErrors } = context;
  const rules = { path: "spec", isTemplate: false, podName: pod.metadata?.name ?? "", isStored, formErrors };
  validatePodSpec(pod.spec, { ...rules, spreadKeys: spreadKeysRule(context, isStored) }, errors);
  if (!isStored && pod.metadata?.annotations?.[annotationConfigMirror] !== undefined) {
    const text = "static pods do not support resource claims";
    for (const _ of pod.spec.resourceClaims ?? []) errors.push(forbidden(wholePod, text));
  }
  validateSeccompAnnotations(pod, errors);
  validateAppArmorAnnotations(pod, errors);
  if (!isStored && hasDeletionCosts(context)) validateDeletionCost(pod.metadata, "metadata", errors);
  return errors;
}

function validateUpdate(pod: Pod, old: Pod, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const mayHaveAny = !hasDeletionCosts(context) || !isCost(old.metadata) || context.subresource === "status";
  if (!mayHaveAny) validateDeletionCost(pod.metadata, "metadata", errors);
  if (context.subresource === "") errors.push(...errors.map(saidAgain)); // the field looks at it twice
  if (context.subresource !== "resize") addErrors(errors, validateFixedAnnotations(pod, old));
  return errors.concat(validateChange(pod, old, context));
}

function validateChange(pod: Pod, old: Pod, context: StrategyContext): FieldError[] {
  switch (context.subresource) {
    case "":
      return validatePodUpdate(pod, old, context);
    case "status":
      return validatePodStatusUpdate(pod, old);
    case "ephemeralcontainers":
      return validateEphemeralUpdate(pod, old);
    case "resize":
      return validateResize(pod, old, context);
    default:
      return [];
  }
}

function warnings(
  pod: Pod,
  old: Pod | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): readonly string[] {
  if (old === undefined) return [...nameWarnings(pod), ...specWarnings({ ...pod, path: "" })];
  return subresource === "status" ? statusWarnings(pod.status ?? {}) : [];
}

function nameWarnings(pod: Pod): readonly string[] {
  const name = pod.metadata?.name ?? "";
  if (dnsLabel(name) === undefined) return [];
  const text =
    "this is used in the Pod's hostname, which can result in surprising behavior; a DNS label is recommended";
  return [`metadata.name: ${text}: [${dnsLabel(name) ?? ""}]`];
}

/** A pod that no node runs, or that has ended, needs no time to stop. */
function gracePeriodSeconds(pod: Pod, requested: number | undefined): number {
  const phase = pod.status?.phase;
  if (!pod.spec?.nodeName || phase === "Succeeded" || phase === "Failed") return 0;
  const seconds = requested ?? pod.spec.terminationGracePeriodSeconds ?? 30;
  return seconds < 0 ? 1 : seconds;
}
