import { type Collection, isNotFound } from "../../client/index.ts";
import type { ApiObject } from "../../schema/index.ts";

/** Versions of kinds may be off, whatever the gates say. */
export function isServed(collection: Pick<Collection<ApiObject>, "list">): Promise<boolean> {
  return collection.list({ limit: 1 }).then(
    () => true,
    (error: unknown) => !isNotFound(error),
  );
}
