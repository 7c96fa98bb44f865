import type { LimitRangeItem } from "../../../../generated/core/v1/limitRange.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { isExclusive } from "../pod/resources.ts";
import { compareQuantities, type Quantity, quantityNanos } from "../../../schema/quantity.ts";

interface Limits {
  readonly min: Quantity | undefined;
  readonly max: Quantity | undefined;
  readonly limit: Quantity | undefined;
  readonly request: Quantity | undefined;
  readonly ratio: Quantity | undefined;
}

/** Least, default request, default limit and most of a resource lie in that order. */
export function validateLimits(item: LimitRangeItem, path: string, errors: FieldError[]): void {
  const isOfPods = item.type === "Pod";
  const names = new Set(
    [item.max, item.min, item.default, item.defaultRequest, item.maxLimitRequestRatio].flatMap((each) =>
      Object.keys(each ?? {}),
    ),
  );
  for (const name of names) {
    const limits = {
      min: item.min?.[name],
      max: item.max?.[name],
      limit: isOfPods ? undefined : item.default?.[name],
      request: isOfPods ? undefined : item.defaultRequest?.[name],
      ratio: item.maxLimitRequestRatio?.[name],
    };
    validateOrder(name, limits, { path, errors });
    validateRatio(limits, `${path}.maxLimitRequestRatio[${name}]`, errors);
  }
}

function validateOrder(
  name: string,
  { min, max, limit, request }: Limits,
  { path, errors }: { readonly path: string; readonly errors: FieldError[] },
): void {
  const [atMin, atLimit, atRequest] = ["min", "default", "defaultRequest"].map((each) => `${path}.${each}[${name}]`);
  const rules = [
    [min, max, atMin, min, `min value ${min} is greater than max value ${max}`],
    [min, request, atRequest, request, `min value ${min} is greater than default request value ${request}`],
    [request, max, atRequest, request, `default request value ${request} is greater than max value ${max}`],
    [
      request,
      limit,
      atRequest,
      request,
      `default request value ${request} is greater than default limit value ${limit}`,
    ],
    [min, limit, atLimit, min, `min value ${min} is greater than default value ${limit}`],
    [limit, max, atLimit, max, `default value ${limit} is greater than max value ${max}`],
  ] as const;
  for (const [low, high, at, value, text] of rules) {
    if (isMore(low, high)) errors.push(invalid(at ?? path, String(value), text));
  }
  if (!isExclusive(name) || limit === undefined || request === undefined || compareQuantities(limit, request) === 0) {
    return;
  }
  const text = `default value ${limit} must equal to defaultRequest value ${request} in ${name}`;
  errors.push(invalid(atRequest ?? path, String(request), text));
}

function isMore(a: Quantity | undefined, b: Quantity | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return (compareQuantities(a, b) ?? 0) > 0;
}

/** How many times its request a limit may be: at least as much, and no more than the bounds allow anyway. */
function validateRatio({ ratio, min, max }: Limits, path: string, errors: FieldError[]): void {
  if (ratio === undefined) return;
  if ((compareQuantities(ratio, 1) ?? 0) < 0)
    errors.push(invalid(path, String(ratio), `ratio ${ratio} is less than 1`));
  if (min === undefined || max === undefined) return;
  const greatest = Number(quantityNanos(max) ?? 0n) / Number(quantityNanos(min) ?? 0n);
  if (Number(quantityNanos(ratio) ?? 0n) / 1e9 <= greatest) return;
  errors.push(invalid(path, String(ratio), `ratio ${ratio} is greater than max/min = ${greatest.toFixed(6)}`));
}
