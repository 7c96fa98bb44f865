import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { validateContainers } from "./containers.ts";
import { validateAffinityKeys } from "./labelKeys.ts";
import { validatePodLevelResources } from "./levelResources.ts";
import type { PodSpecRules } from "./specRules.ts";
import { validateOverhead } from "./resources.ts";
import { validateSpread } from "./spread.ts";
import { validateVolumes } from "./volumes.ts";

/** The checks of a pod's spec that reach across fields; every error is pushed to `errors`. */
export function validatePodSpec(spec: PodSpec, rules: PodSpecRules, errors: FieldError[]): void {
  const { path } = rules;
  if (spec.volumes !== undefined) validateVolumes(spec.volumes, rules, errors);
  validateContainers(spec, rules, errors);
  if (spec.affinity !== undefined) validateAffinityKeys(spec, path, errors);
  validateSpread(spec, rules, errors);
  if (spec.overhead !== undefined) validateOverhead(spec.overhead, `${path}.overhead`, errors);
  if (spec.resources !== undefined) validatePodLevelResources(spec, path, errors);
  const deadline = spec.activeDeadlineSeconds;
  const shortest = rules.isStored === true ? 0 : 1;
  if (deadline !== undefined && (deadline < shortest || deadline > maxDeadlineSeconds)) {
    const text = `must be between ${shortest} and ${maxDeadlineSeconds}, inclusive`;
    errors.push(invalid(`${path}.activeDeadlineSeconds`, deadline, text));
  }
}

const maxDeadlineSeconds = 2_147_483_647;
