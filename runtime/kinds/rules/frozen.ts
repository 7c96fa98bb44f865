import { sameState } from "../../schema/deepEqual.ts";
import { type FieldError, forbiddenChange } from "../../schema/fieldError.ts";
import { differences } from "./differences.ts";

/** Sets a field back to what it was, so that the rest can be compared. */
export function restore<T extends object>(object: T, old: T, field: keyof T): void {
  if (old[field] === undefined) delete object[field];
  else object[field] = old[field];
}

/** Differing paths that a message lists at most. */
const maxDifferences = 20;

/** An error of the spec that shows what is not what it has to be. */
export function unlessSame(
  now: object,
  old: object,
  { field, text, isSource = false }: { readonly field: string; readonly text: string; readonly isSource?: boolean },
): FieldError[] {
  if (sameState(now, old)) return [];
  const names = () => differences(now, old, maxDifferences).map((path) => `spec${path}`);
  return [forbiddenChange(field, text, { before: old, after: now, at: "spec", isSource, names })];
}
