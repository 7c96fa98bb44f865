import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { type FieldError, invalid, notSupported } from "../../../schema/fieldError.ts";
import { memberOf } from "../../../schema/object.ts";
import { containersAmount } from "../../../schema/pods/podAmounts.ts";
import { validateAgainstLimit } from "./resources.ts";
import { compareQuantities } from "../../../schema/quantity.ts";

const supported = ["cpu", "hugepages-", "memory"];

/** What all containers have together: not less than they ask for, and no container may use more. */
export function validatePodLevelResources(spec: PodSpec, path: string, errors: FieldError[]): void {
  const at = `${path}.resources`;
  const { limits = {}, requests = {} } = spec.resources ?? {};
  for (const [field, amounts] of Object.entries({ limits, requests })) {
    for (const name in amounts) {
      if (!isSupported(name)) errors.push(notSupported(`${at}.${field}[${name}]`, name, supported));
    }
  }
  for (const [name, request] of Object.entries(requests)) {
    validateAgainstLimit(name, { request, limit: memberOf(limits, name), path: at, errors });
    if (!isSupported(name)) continue;
    const total = containersAmount(spec, { field: "requests", name });
    if (total === undefined || (compareQuantities(total, request) ?? 0) <= 0) continue;
    const text = `must be greater than or equal to aggregate container requests of ${total}`;
    errors.push(invalid(`${at}.requests[${name}]`, String(request), text));
  }
  validateContainerLimits(spec, path, errors);
}

function isSupported(name: string): boolean {
  return name === "cpu" || name === "memory" || name.startsWith("hugepages-");
}

function validateContainerLimits(spec: PodSpec, path: string, errors: FieldError[]): void {
  const podLimits = spec.resources?.limits ?? {};
  for (const list of ["containers", "initContainers"] as const) {
    spec[list]?.forEach(({ resources }, index) => {
      for (const [name, limit] of Object.entries(resources?.limits ?? {})) {
        const podLimit = memberOf(podLimits, name);
        if (podLimit === undefined || (compareQuantities(limit, podLimit) ?? 0) <= 0) continue;
        const at = `${path}.resources.${list}[${index}][${name}].limits`;
        errors.push(invalid(at, String(limit), `must be less than or equal to pod limits of ${podLimit}`));
      }
    });
  }
}
