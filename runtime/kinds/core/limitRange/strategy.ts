import type { LimitRange, LimitRangeItem } from "../../../../generated/core/v1/limitRange.ts";
import { repeats } from "../../../registry/keyed.ts";
import { duplicate, type FieldError, forbidden, invalid, required } from "../../../schema/fieldError.ts";
import { qualifiedName } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { validateLimits } from "./order.ts";
import { validateContainerResourceName } from "../pod/resources.ts";
import { validateResourceName } from "../../rules/resourceNames.ts";

export const strategy: Strategy<LimitRange> = { validate };

function validate(range: LimitRange): FieldError[] {
  const errors: FieldError[] = [];
  const limits = range.spec?.limits ?? [];
  const isRepeated = repeats();
  limits.forEach((item, index) => {
    const path = `spec.limits[${index}]`;
    validateType(item.type, `${path}.type`, errors);
    if (isRepeated(item.type)) errors.push(duplicate(`${path}.type`, item.type));
    validateItem(item, path, errors);
  });
  return errors;
}

const types = ["Container", "Pod", "PersistentVolumeClaim"];

/** A known type, or one of another domain. The schema checks its syntax. */
function validateType(type: string, path: string, errors: FieldError[]): void {
  if (type === "" || types.includes(type) || type.includes("/") || qualifiedName(type) !== undefined) return;
  errors.push(invalid(path, type, "must be a standard limit type or fully qualified"));
}

function validateItem(item: LimitRangeItem, path: string, errors: FieldError[]): void {
  for (const field of ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"] as const) {
    const isRefused = item.type === "Pod" && (field === "default" || field === "defaultRequest");
    if (isRefused) {
      if (Object.keys(item[field] ?? {}).length === 0) continue;
      errors.push(forbidden(`${path}.${field}`, "may not be specified when `type` is 'Pod'"));
      continue;
    }
    for (const name in item[field]) validateName(item.type, name, { path: `${path}.${field}[${name}]`, errors });
  }
  const hasStorage = item.min?.["storage"] !== undefined || item.max?.["storage"] !== undefined;
  if (item.type === "PersistentVolumeClaim" && !hasStorage) {
    const text = "either minimum or maximum storage value is required, but neither was provided";
    errors.push(required(`${path}.limits`, text));
  }
  validateLimits(item, path, errors);
}

function validateName(
  type: string,
  name: string,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  if (type === "Pod" || type === "Container") validateContainerResourceName(name, path, errors);
  else validateResourceName(name, path, errors);
}
