import { finalizerForegroundDeletion } from "../../../generated/wellknown.ts";
import type { Stored } from "../../client/index.ts";
import type { PartialObject } from "../metadata.ts";

/** Waits, since it was deleted in the foreground, until its blocking dependents are gone. */
export function awaitsDependents(object: Stored<PartialObject>): boolean {
  return isHeldBy(finalizerForegroundDeletion, object) && object.metadata.deletionTimestamp !== undefined;
}

export function isHeldBy(finalizer: string, { metadata }: Stored<PartialObject>): boolean {
  return metadata.finalizers?.includes(finalizer) === true;
}
