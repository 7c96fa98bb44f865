import type { LimitRange, LimitRangeItem } from "../../../../generated/core/v1/limitRange.ts";
import { type FieldError, invalid, isFull, required } from "../../../schema/fieldError.ts";
import { qualifiedName } from "../../../schema/names.ts";
import { compareQuantities, quantityNanos } from "../../../schema/quantity.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { isExclusive, validateContainerResourceName } from "../pod/resources.ts";
import { validateResourceName } from "../../rules/resourceNames.ts";
import { memberOf } from "../../../schema/object.ts";

export const strategy: Strategy<LimitRange> = { prepareForCreate, validate };

/** One that a client does not name is called by its identity. */
function prepareForCreate({ metadata }: LimitRange): void {
  if (metadata?.uid !== undefined) metadata.name ||= metadata.uid;
}

function validate(range: LimitRange): FieldError[] {
  const errors: FieldError[] = [];
  range.spec?.limits?.forEach((item, index) => validateItem(item, `spec.limits[${index}]`, errors));
  return errors;
}

function validateItem(item: LimitRangeItem, path: string, errors: FieldError[]): void {
  validateType(item.type ?? "", `${path}.type`, errors);
  const isOfPods = item.type === "Pod";
  const validateName = isOfPods || item.type === "Container" ? validateContainerResourceName : validateResourceName;
  for (const field of ["max", "min", "default", "defaultRequest", "maxLimitRequestRatio"] as const) {
    if (isOfPods && (field === "default" || field === "defaultRequest")) continue;
    for (const name of Object.keys(item[field] ?? {})) {
      if (isFull(errors)) return;
      validateName(name, `${path}.${field}[${name}]`, errors);
    }
  }
  const hasStorage = item.min?.["storage"] !== undefined || item.max?.["storage"] !== undefined;
  if (item.type === "PersistentVolumeClaim" && !hasStorage) {
    const text = "either minimum or maximum storage value is required, but neither was provided";
    errors.push(required(`${path}.limits`, text));
  }
  if (!isOfPods) validateExclusive(item, path, errors);
  validateRatios(item, path, errors);
}

const standardTypes: readonly string[] = ["Container", "Pod", "PersistentVolumeClaim"];

/** That the type is a name is the schema's matter. */
function validateType(type: string, path: string, errors: FieldError[]): void {
  if (type.includes("/") || standardTypes.includes(type) || qualifiedName(type) !== undefined) return;
  errors.push(invalid(path, type, "must be a standard limit type or fully qualified"));
}

/** What is handed out whole is asked for as it is limited. */
function validateExclusive(item: LimitRangeItem, path: string, errors: FieldError[]): void {
  for (const name in item.defaultRequest) {
    const [request, limit] = [item.defaultRequest[name], memberOf(item.default, name)];
    if (!isExclusive(name) || limit === undefined || request === undefined) continue;
    if (compareQuantities(limit, request) === 0) continue;
    const text = `default value ${limit} must equal to defaultRequest value ${request} in ${name}`;
    errors.push(invalid(`${path}.defaultRequest[${name}]`, String(request), text));
  }
}

/** A limit is no more times its request than the bounds allow anyway. */
function validateRatios(item: LimitRangeItem, path: string, errors: FieldError[]): void {
  for (const name in item.maxLimitRequestRatio) {
    const [ratio, min, max] = [item.maxLimitRequestRatio[name], memberOf(item.min, name), memberOf(item.max, name)];
    if (ratio === undefined || min === undefined || max === undefined) continue;
    const greatest = Number(quantityNanos(max) ?? 0n) / Number(quantityNanos(min) ?? 0n);
    if (Number(quantityNanos(ratio) ?? 0n) / 1e9 <= greatest) continue;
    const text = `ratio ${ratio} is greater than max/min = ${greatest.toFixed(6)}`;
    errors.push(invalid(`${path}.maxLimitRequestRatio[${name}]`, String(ratio), text));
  }
}
