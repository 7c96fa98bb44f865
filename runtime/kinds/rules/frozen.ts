import { deepEqual } from "../../schema/deepEqual.ts";
import { type FieldError, forbidden } from "../../schema/fieldError.ts";
import { differences } from "./differences.ts";

/** Sets a field back to what it was, so that the rest can be compared. */
export function restore<T extends object>(object: T, old: T, field: keyof T): void {
  if (old[field] === undefined) delete object[field];
  else object[field] = old[field];
}

/** Differing paths that a message lists at most. */
const maxDifferences = 20;

/** An error of the spec that names the paths at which it is not what it has to be. */
export function unlessSame(
  now: object,
  old: object,
  { field, text }: { readonly field: string; readonly text: string },
): FieldError[] {
  if (deepEqual(now, old)) return [];
  const changed = differences(now, old, maxDifferences).map((path) => `spec${path}`);
  return [forbidden(field, `${text}\n${changed.join("\n")}`)];
}
