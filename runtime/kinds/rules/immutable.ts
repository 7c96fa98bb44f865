import { sameState } from "../../schema/deepEqual.ts";
import { type FieldError, invalid } from "../../schema/fieldError.ts";

/** A field that stays what it was when the object was made. */
export function immutable(field: string, now: unknown, old: unknown): FieldError[] {
  return sameState(now, old) ? [] : [invalid(field, now ?? null, "field is immutable")];
}
