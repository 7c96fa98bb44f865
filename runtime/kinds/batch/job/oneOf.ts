import type { FieldError } from "../../../schema/fieldError.ts";

/** An error that does not print the value, where that is a whole object. */
export function invalidWhole(field: string, detail: string): FieldError {
  return { reason: "FieldValueInvalid", field, message: `Invalid value: ${detail}` };
}
