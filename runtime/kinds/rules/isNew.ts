import type { ObjectMetaLike } from "../../schema/object.ts";

/** Whether an object is about to be made: only stored ones have a version. */
export function isNew(object: { readonly metadata?: ObjectMetaLike }): boolean {
  const version = object.metadata?.resourceVersion ?? "";
  return version === "" || version === "0";
}
