import { type ApiObject, isObject } from "../schema/object.ts";
import type { Stored } from "./resourceTypes.ts";

/** Which object of its kind. */
export interface ObjectName {
  /** Absent for what is in no namespace. */
  readonly namespace?: string;
  readonly name: string;
}

/** Whether an answer has what an object is found by. */
export function isNamed(object: unknown): boolean {
  if (!isObject(object) || !isObject(object.metadata)) return false;
  const { name, namespace = "" } = object.metadata;
  return typeof name === "string" && typeof namespace === "string";
}

/** `namespace/name`, or the name of what is in no namespace. */
export function objectKey({ metadata: { namespace, name } }: Pick<Stored<ApiObject>, "metadata">): string {
  return keyOfName({ name, ...(namespace === undefined ? {} : { namespace }) });
}

export function keyOfName({ namespace, name }: ObjectName): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

/** The inverse of `objectKey`, as the store of an informer takes it. */
export function nameOfKey(key: string): ObjectName {
  const end = key.indexOf("/");
  return end < 0 ? { name: key } : { namespace: key.slice(0, end), name: key.slice(end + 1) };
}
