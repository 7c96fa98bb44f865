import type { ApiObject } from "../../schema/index.ts";

/** What says which object is meant, and nothing else of its metadata. */
export function identityOf({ metadata }: ApiObject): NonNullable<ApiObject["metadata"]> {
  const { name, namespace, uid, resourceVersion } = metadata ?? {};
  const entries = Object.entries({ name, namespace, uid, resourceVersion });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}
