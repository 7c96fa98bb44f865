import type { ApiObject, FieldError } from "../schema/index.ts";
import type { WriteOperation } from "../storage/storage.ts";

/** A write that happens together with that of an object, or not at all. */
export interface Companion extends WriteOperation {
  /** What the client hears when the key was not as expected; absent: the object is looked at again. */
  readonly refusal?: () => Error;
}

/**
 * What is written with an object: what it takes for itself, and what it lets go of. May complete the new object, in
 * place, and throw what the client is to hear. `now` is undefined when the object goes, `old` when it is new.
 */
export type Companions = (
  now: ApiObject | undefined,
  old: ApiObject | undefined,
  options?: CompanionOptions,
) => readonly Companion[];

/**
 * What is asked about an object in which errors were found: throws what the client is to hear before those, of what the
 * object would take for itself. The object stays as it is.
 */
export type Refusals = (
  now: ApiObject,
  old: ApiObject | undefined,
  options: CompanionOptions & { readonly errors: readonly FieldError[] },
) => void;

export interface CompanionOptions {
  /** Nothing is written. */
  readonly dryRun: boolean;
}
