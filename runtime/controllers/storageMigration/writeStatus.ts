import { type ClusterResource, isConflict, isNotFound, type MergePatch, type Stored } from "../../client/index.ts";
import type { ApiObject } from "../../schema/index.ts";

/** @limit Tries to write the status of an object that others write as well: then its migration begins anew. */
const tries = 5;

/** What a migrator may do with an object: it has the right to list and to patch all kinds, and to get none. */
type Objects<T extends ApiObject> = Pick<ClusterResource<T, "status">, "list" | "status">;

interface WithStatus extends ApiObject {
  readonly status?: object;
}

export interface StatusChange<T extends WithStatus> {
  readonly objects: Objects<T>;
  readonly name: string;
  /** What changes in the status; undefined: nothing is to be written. */
  readonly change: (object: Stored<T>) => NonNullable<T["status"]> | undefined;
  readonly signal: AbortSignal;
}

/** Changes the newest status. Undefined where there is no such object, or nothing to write. */
export async function writeStatus<T extends WithStatus>(options: StatusChange<T>): Promise<Stored<T> | undefined> {
  const { objects, name, change, signal } = options;
  for (let left = tries; ; left--) {
    try {
      const object = await newestOf(objects, name, signal);
      const status = object === undefined ? undefined : change(object);
      if (object === undefined || status === undefined) return undefined;
      const body = { metadata: { resourceVersion: object.metadata.resourceVersion }, status };
      return await objects.status.patch(name, { type: "merge", body: body as MergePatch<T> }, { signal });
    } catch (error) {
      if (isNotFound(error)) return undefined;
      if (!isConflict(error) || left === 1) throw error;
    }
  }
}

/** The object as the server has it now; undefined: there is none. */
export async function newestOf<T extends ApiObject>(
  objects: Pick<ClusterResource<T>, "list">,
  name: string,
  signal: AbortSignal,
): Promise<Stored<T> | undefined> {
  return (await objects.list({ fieldSelector: `metadata.name=${name}`, signal })).items[0];
}
