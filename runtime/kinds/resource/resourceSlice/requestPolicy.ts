import type { CapacityRequestPolicy, DeviceCapacity } from "../../../../generated/resource/v1/device.ts";
import { repeats } from "../../../registry/keyed.ts";
import { duplicate, type FieldError, invalid, required, surplus, tooMany } from "../../../schema/fieldError.ts";
import {
  compareQuantities,
  isLess,
  formatQuantity,
  hasBinarySuffix,
  isPositive,
  quantityNanos,
} from "../../../schema/quantity.ts";

type Amount = DeviceCapacity["value"];
type Range = NonNullable<CapacityRequestPolicy["validRange"]>;

const maxOptions = 10;

/** Which parts of a capacity can be had, where several requests share the device. */
export function validateRequestPolicy(
  { value, requestPolicy: policy }: DeviceCapacity,
  { path, isShared }: { readonly path: string; readonly isShared: boolean },
): FieldError[] {
  if (policy === undefined) return [];
  if (!isShared) return [surplus(path, "allowMultipleAllocations must be true")];
  const { validValues = [], validRange } = policy;
  if (validValues.length > 0 && validRange !== undefined) {
    const text = 'exactly one policy can be specified, cannot specify "validValues" and "validRange" at the same time';
    return [surplus(path, text)];
  }
  const kind = validRange === undefined ? "validValues" : "validRange";
  if (kind === "validValues" && validValues.length === 0) return [];
  const usual = policy.default ?? undefined;
  if (usual === undefined) return [required(`${path}.default`, `required when ${kind} is defined`)];
  const place = { usual, value, path: `${path}.${kind}` };
  return validRange === undefined ? validateValues(validValues, place) : validateRange(validRange, place);
}

interface Place {
  /** What a request gets that names no amount. */
  readonly usual: Amount;
  /** The whole capacity. */
  readonly value: Amount;
  readonly path: string;
}

function validateValues(values: readonly Amount[], { usual, value, path }: Place): FieldError[] {
  const unknown = invalid(path, usual, "default value is not valid according to the requestPolicy");
  if (values.length > maxOptions) return [tooMany(path, values.length, maxOptions), unknown];
  const isRepeated = repeats();
  const errors = values.flatMap((each, index) => {
    const at = `${path}[${index}]`;
    const before = values[index - 1];
    return [
      ...(before !== undefined && isLess(each, before)
        ? [invalid(at, each, "values must be sorted in ascending order")]
        : []),
      ...(isLess(value, each) ? [invalid(at, each, `option is larger than capacity value: ${value}`)] : []),
      ...(isRepeated(nanosOf(each)) ? [duplicate(at, each)] : []),
    ];
  });
  if (values.some((each) => compareQuantities(each, usual) === 0)) return errors;
  return [...errors, unknown];
}

function validateRange({ min, max, step }: Range, { usual, value, path }: Place): FieldError[] {
  if (min === undefined) return [required(`${path}.min`, "required when validRange is defined")];
  const errors: FieldError[] = [];
  const check = (isWrong: boolean, field: string, shown: Amount, text: string) => {
    if (isWrong) errors.push(invalid(`${path}.${field}`, shown, text));
  };
  check(isLess(value, min), "min", min, `min is larger than capacity value: ${value}`);
  check(isLess(usual, min), "min", usual, `default is less than min: ${min}`);
  if (max !== undefined) {
    check(isLess(max, min), "max", min, `min is larger than max: ${max}`);
    check(isLess(value, max), "max", max, `max is larger than capacity value: ${value}`);
    check(isLess(max, usual), "max", usual, `default is more than max: ${max}`);
  }
  if (step === undefined) return errors;
  check(!isPositive(step), "step", step, "must be greater than zero");
  const by = nanosOf(step);
  if (by <= 0n) return errors;
  const first = nanosOf(min) + by;
  const shown = formatQuantity(first, { binary: hasBinarySuffix(min) });
  check(first > nanosOf(value), "step", step, `one step ${shown} is larger than capacity value: ${value}`);
  for (const each of max === undefined ? [usual] : [usual, max]) {
    const isOff = (nanosOf(each) - nanosOf(min)) % by !== 0n;
    check(isOff, "step", each, `value is not a multiple of a given step (${step}) from (${min})`);
  }
  return errors;
}

function nanosOf(amount: Amount): bigint {
  return quantityNanos(amount) ?? 0n;
}
