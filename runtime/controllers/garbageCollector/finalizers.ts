import type { Stored } from "../../client/index.ts";
import type { PartialObject } from "../metadata.ts";

/** Frees the dependents of an object before it goes. */
export const orphanFinalizer = "orphan";
/** Keeps an object until its blocking dependents are gone. */
export const foregroundFinalizer = "foregroundDeletion";

/** Waits, since it was deleted in the foreground, until its blocking dependents are gone. */
export function awaitsDependents(object: Stored<PartialObject>): boolean {
  return isHeldBy(foregroundFinalizer, object) && object.metadata.deletionTimestamp !== undefined;
}

export function isHeldBy(finalizer: string, { metadata }: Stored<PartialObject>): boolean {
  return metadata.finalizers?.includes(finalizer) === true;
}
