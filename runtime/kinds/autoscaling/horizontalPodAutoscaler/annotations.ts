import { DecodeError } from "../../../negotiate/decodeError.ts";
import { depthOf } from "../../../negotiate/depth.ts";
import { isObject } from "../../../schema/object.ts";

/** Annotations are free text: what is no list or object of ours, or too deep, is as if it were not there. */
export function parsedList<T extends object>(text: string | undefined): T[] | undefined {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter((each): each is T => isObject(each)) : undefined;
}

export function parsedObject<T extends object>(text: string | undefined): T | undefined {
  const value = parsed(text);
  return isObject(value) ? (value as T) : undefined;
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    depthOf(value);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DecodeError) return undefined;
    throw error;
  }
}
