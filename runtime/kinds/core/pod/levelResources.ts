import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { type FieldError, forbidden, invalid, notSupported } from "../../../schema/fieldError.ts";
import { aggregateAmount } from "./resourcesDefaults.ts";
import { validateAgainstLimit } from "./resources.ts";
import { compareQuantities, isNegative } from "../../../schema/quantity.ts";

const supported = ["cpu", "hugepages-", "memory"];

/** What all containers have together: not less than they ask for, and no container may use more. */
export function validatePodLevelResources(spec: PodSpec, path: string, errors: FieldError[]): void {
  const at = `${path}.resources`;
  const { limits = {}, requests = {}, claims = [] } = spec.resources ?? {};
  if (spec.os?.name === "windows") errors.push(forbidden(at, "may not be set for a windows pod"));
  if (claims.length > 0) {
    errors.push(forbidden(`${at}.claims`, "claims may not be set for Resources at pod-level"));
  }
  for (const [field, amounts] of Object.entries({ limits, requests })) {
    for (const [name, amount] of Object.entries(amounts)) {
      const each = `${at}.${field}[${name}]`;
      if (!isSupported(name)) errors.push(notSupported(each, name, supported));
      if (isNegative(amount)) errors.push(invalid(each, String(amount), "must be greater than or equal to 0"));
    }
  }
  for (const [name, request] of Object.entries(requests)) {
    validateAgainstLimit(name, { request, limit: limits[name], path: at, errors });
    if (!isSupported(name)) continue;
    const total = aggregateAmount(spec, { field: "requests", name });
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
        const podLimit = podLimits[name];
        if (podLimit === undefined || (compareQuantities(limit, podLimit) ?? 0) <= 0) continue;
        const at = `${path}.${list}[${index}].resources.limits[${name}]`;
        errors.push(invalid(at, String(limit), `must be less than or equal to pod limits of ${podLimit}`));
      }
    });
  }
}
