import { deepEqual } from "../schema/deepEqual.ts";
import type { ApiObject } from "../schema/index.ts";

/** Whether nothing changed but the times of managers, which are not worth a write. */
export function isSame(object: ApiObject, old: ApiObject): boolean {
  return deepEqual(withoutTimes(object), withoutTimes(old));
}

function withoutTimes(object: ApiObject): ApiObject {
  const { managedFields } = object.metadata ?? {};
  if (managedFields === undefined) return object;
  const timeless = managedFields.map(({ time: _time, ...entry }) => entry);
  return { ...object, metadata: { ...object.metadata, managedFields: timeless } };
}
