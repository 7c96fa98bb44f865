import { type FieldError, invalid } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";

/** A number of things, or a percentage of all of them such as "25%". */
export type Share = number | string;

/** Not negative, or a percentage. Returns whether it can be read. */
export function validateShare(value: Share | undefined, path: string, errors: FieldError[]): boolean {
  if (typeof value === "string") {
    const text = formats.percent(value);
    if (text === undefined) return true;
    errors.push(invalid(path, value, text));
    return false;
  }
  if (value === undefined || value >= 0) return true;
  errors.push(invalid(path, value, "must be greater than or equal to 0"));
  return false;
}

/** More than all is too much. */
export function validateAtMostAll(value: Share | undefined, path: string, errors: FieldError[]): void {
  if (typeof value === "string" && formats.percent(value) === undefined && Number.parseInt(value, 10) > 100) {
    errors.push(invalid(path, value, "must not be greater than 100%"));
  }
}

/** Absent counts as zero. */
export function isZeroShare(value: Share | undefined): boolean {
  return value === undefined || Number.parseInt(String(value), 10) === 0;
}
