import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { type FieldError, forbidden, invalid } from "../../../schema/fieldError.ts";
import { validateContainers } from "./containers.ts";
import { validateAffinityKeys } from "./labelKeys.ts";
import { validatePodLevelResources } from "./levelResources.ts";
import type { PodSpecRules } from "./specRules.ts";
import { validateOverhead } from "./resources.ts";
import { validateSpread } from "./spread.ts";
import { validateVolumes } from "./volumes.ts";
import { validateWindows } from "./windows.ts";

/** The checks of a pod's spec that reach across fields; every error is pushed to `errors`. */
export function validatePodSpec(spec: PodSpec, rules: PodSpecRules, errors: FieldError[]): void {
  const { path } = rules;
  if (spec.volumes !== undefined) validateVolumes(spec.volumes, rules, errors);
  validateContainers(withRightVolumes(spec, rules, errors), rules, errors);
  validateSharing(spec, path, errors);
  validateWindows(spec, path, errors);
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

/** Namespaces of the host that do not go together; errors name them as they are declared. */
function validateSharing(spec: PodSpec, path: string, errors: FieldError[]): void {
  const { hostPID, hostIPC, shareProcessNamespace, hostUsers } = spec;
  if (shareProcessNamespace && hostPID) {
    const text = "ShareProcessNamespace and HostPID cannot both be enabled";
    errors.push(invalid(`${path}.securityContext.shareProcessNamespace`, true, text));
  }
  if (hostUsers !== false) return;
  if (hostPID) errors.push(forbidden(`${path}.HostPID`, "when `hostUsers` is false"));
  if (hostIPC) errors.push(forbidden(`${path}.HostIPC`, "when `hostUsers` is false"));
}

/** The spec without the volumes that are faulty: containers cannot have those. */
function withRightVolumes(spec: PodSpec, { path, formErrors = [] }: PodSpecRules, errors: FieldError[]): PodSpec {
  if (spec.volumes === undefined || formErrors.length + errors.length === 0) return spec;
  const begin = `${path}.volumes[`;
  const faulty = new Set(
    [...formErrors, ...errors]
      .filter(({ field }) => field.startsWith(begin))
      .map(({ field }) => Number.parseInt(field.slice(begin.length), 10)),
  );
  return faulty.size === 0 ? spec : { ...spec, volumes: spec.volumes.filter((_, index) => !faulty.has(index)) };
}

const maxDeadlineSeconds = 2_147_483_647;
