import { type FieldError, invalid } from "../../schema/fieldError.ts";

/** An error that does not print the value, where that is a whole object. */
export function invalidWhole(field: string, detail: string): FieldError {
  return { reason: "FieldValueInvalid", field, message: `Invalid value: ${detail}` };
}

/** Exactly one of the members must be set, as in the choices of newer kinds. Returns what is wrong with that. */
export function exactlyOne<T extends object>(
  object: T | undefined,
  members: readonly (keyof T & string)[],
  path: string,
): FieldError[] {
  const set = members.filter((each) => object?.[each] !== undefined && object[each] !== null);
  if (set.length === 1) return [];
  const names = members.map((each) => `\`${each}\``).join(", ");
  if (set.length === 0) return [invalid(path, "", `must specify one of: ${names}`)];
  return [invalid(path, `{${set.join(", ")}}`, `must specify exactly one of: ${names}`)];
}
