import { deepEqual } from "../schema/deepEqual.ts";
import type { ApiObject } from "../schema/object.ts";

/** Whether nothing but owners and finalizers changes: garbage collection does that for any user's objects. */
export function changesOnlyLife(object: ApiObject, old: ApiObject): boolean {
  return deepEqual(withoutLife(object), withoutLife(old));
}

function withoutLife({ metadata, ...rest }: ApiObject): object {
  const { ownerReferences: _owners, finalizers: _finalizers, managedFields: _managers, ...others } = metadata ?? {};
  return { ...rest, metadata: others };
}
