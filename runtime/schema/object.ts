/** Shapes that every object shares. Generated kinds extend them; the runtime knows objects by them alone. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type JsonObject = { [key: string]: Json };

export interface OwnerReferenceLike {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
  blockOwnerDeletion?: boolean;
}

/** Which fields one manager has set by one sort of write. */
export interface ManagedFieldsEntryLike {
  manager?: string;
  operation?: string;
  apiVersion?: string;
  time?: string;
  fieldsType?: string;
  fieldsV1?: object;
  subresource?: string;
}

/** The part of metadata that the server itself reads and fills. Times are RFC 3339 strings in UTC, to the second. */
export interface ObjectMetaLike {
  name?: string;
  generateName?: string;
  namespace?: string;
  selfLink?: string;
  uid?: string;
  resourceVersion?: string;
  generation?: number;
  creationTimestamp?: string;
  deletionTimestamp?: string;
  deletionGracePeriodSeconds?: number;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  ownerReferences?: OwnerReferenceLike[];
  finalizers?: string[];
  managedFields?: ManagedFieldsEntryLike[];
}

/** Any stored object. */
export interface ApiObject {
  kind?: string;
  apiVersion?: string;
  metadata?: ObjectMetaLike;
}

/** Any list. `items` of built-in lists carry no kind and apiVersion of their own. */
export interface ApiList<T> {
  kind: string;
  apiVersion: string;
  metadata: { resourceVersion?: string; continue?: string; remainingItemCount?: number };
  items: T[];
}

/** A resource without its version, as messages name it: `pods`, `deployments.apps`. */
export interface GroupResource {
  readonly group: string;
  readonly resource: string;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A member of a map, or of a value that may be no object: undefined where it has none of its own. A client may call one
 * what every object inherits, such as `constructor`.
 */
export function memberOf<T>(map: Readonly<Record<string, T>> | null | undefined, name: string): T | undefined;
export function memberOf(object: unknown, name: string): unknown;
export function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return undefined;
  return (object as Readonly<Record<string, unknown>>)[name];
}
