import type { Container } from "../../../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { Toleration } from "../../../../generated/core/v1/scheduling.ts";
import { isIn } from "../../../registry/keyed.ts";
import { addErrors, type FieldError, forbidden, invalid, required, saidAgain } from "../../../schema/fieldError.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { restore, unlessSame } from "../../rules/frozen.ts";
import { isGated, restorePlacement, validateGatedPlacement } from "./gatedPlacement.ts";

/** A pod runs as it was made: only a few fields of its spec may change afterwards. */
export function validatePodUpdate(pod: Pod, old: Pod, { formErrors = [] }: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const spec = pod.spec;
  const oldSpec = old.spec;
  if (spec === undefined || oldSpec === undefined || spec === oldSpec) return errors;
  for (const list of ["containers", "initContainers"] as const) {
    const { path, now, before } = { path: `spec.${list}`, now: spec[list] ?? [], before: oldSpec[list] ?? [] };
    if (now.length !== before.length) {
      return [...errors, forbidden(path, "pod updates may not add or remove containers")];
    }
    addErrors(errors, imageErrors(now, path));
  }
  if (!keepsTolerations(spec.tolerations ?? [], oldSpec.tolerations ?? [])) {
    const text = "existing toleration can not be modified except its tolerationSeconds";
    errors.push(forbidden("spec.tolerations", text));
  } else addErrors(errors, formErrors.filter(({ field }) => field.startsWith("spec.tolerations[")).map(saidAgain));
  validateGates(spec, oldSpec, errors);
  if (isGated(oldSpec)) validateGatedPlacement(spec, oldSpec, errors);
  return [...errors, ...unlessSame(frozenPart(spec, oldSpec), oldSpec, { field: "spec", text: updateText })];
}

/** Names the fields that may change, as clients of the field know the sentence. */
const updateText =
  "pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`," +
  "`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations)," +
  "`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)";

/** An image may change, so an update says once more what is wrong with it. */
function imageErrors(containers: readonly Container[], path: string): FieldError[] {
  return containers.flatMap(({ image = "" }, index) => {
    const at = `${path}[${index}].image`;
    if (image === "") return [required(at)];
    return image.trim() === image ? [] : [invalid(at, image, "must not have leading or trailing whitespace")];
  });
}

/** Tolerations may be added; of those there are only the seconds may change. All are checked again. */
function keepsTolerations(now: readonly Toleration[], old: readonly Toleration[]): boolean {
  if (now === old) return true;
  const kept = new Set(now.map(tolerationText));
  return old.every((toleration) => kept.has(tolerationText(toleration)));
}

/** One text for tolerations that differ in their seconds at most. */
function tolerationText({ key, operator, value, effect }: Toleration): string {
  return JSON.stringify([key ?? "", operator ?? "Equal", value ?? "", effect ?? ""]);
}

function validateGates(spec: PodSpec, old: PodSpec, errors: FieldError[]): void {
  const oldNames = (old.schedulingGates ?? []).map((gate) => gate.name);
  spec.schedulingGates?.forEach(({ name }, index) => {
    if (isIn(oldNames, name)) return;
    const text = `only deletion is allowed, but found new scheduling gate '${name}'`;
    errors.push(forbidden(`spec.schedulingGates[${index}].name`, text));
  });
}

/** The spec with every field that may change set back, so that it equals the old one unless something else changed. */
function frozenPart(spec: PodSpec, old: PodSpec): PodSpec {
  const copy: PodSpec = { ...spec, containers: withImages(spec.containers ?? [], old.containers ?? []) };
  if (spec.initContainers !== undefined) {
    copy.initContainers = withImages(spec.initContainers, old.initContainers ?? []);
  }
  restore(copy, old, "activeDeadlineSeconds");
  restore(copy, old, "tolerations");
  restore(copy, old, "schedulingGates");
  if ((old.terminationGracePeriodSeconds ?? 0) < 0 && spec.terminationGracePeriodSeconds === 1) {
    restore(copy, old, "terminationGracePeriodSeconds");
  }
  if (isGated(old)) restorePlacement(copy, old);
  return copy;
}

function withImages(containers: readonly Container[], old: readonly Container[]): Container[] {
  return containers.map((container, index) => {
    const image = old[index]?.image;
    if (image === container.image || image === undefined) return container;
    return { ...container, image };
  });
}
