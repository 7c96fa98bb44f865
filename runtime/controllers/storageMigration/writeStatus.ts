import { type ClusterResource, isConflict, isNotFound, type Stored } from "../../client/index.ts";
import type { ApiObject } from "../../schema/index.ts";

/** @limit Tries to write the status of an object that others write as well: then its migration begins anew. */
const tries = 5;

export interface StatusChange<T extends ApiObject> {
  readonly objects: Pick<ClusterResource<T, "status">, "get" | "status">;
  readonly name: string;
  /** The object with another status; undefined: nothing is to be written. */
  readonly change: (object: Stored<T>) => Stored<T> | undefined;
  readonly signal: AbortSignal;
}

/** Changes the newest status. Undefined where there is no such object, or nothing to write. */
export async function writeStatus<T extends ApiObject>(options: StatusChange<T>): Promise<Stored<T> | undefined> {
  const { objects, name, change, signal } = options;
  for (let left = tries; ; left--) {
    try {
      const changed = change(await objects.get(name, { signal }));
      return changed === undefined ? undefined : await objects.status.update(changed, { signal });
    } catch (error) {
      if (isNotFound(error)) return undefined;
      if (!isConflict(error) || left === 1) throw error;
    }
  }
}
