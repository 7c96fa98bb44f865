import { atOnce } from "../lib/work.ts";
import { isObject, type ManagedFieldsEntryLike } from "../schema/index.ts";
import { type FieldSet, leaf, union } from "./fieldSet.ts";

/**
 * Entries of managedFields as they should be, where an earlier version of the server stored a set of fields as a text
 * that holds it; undefined where none is so. What other writes have added beside the text stays.
 *
 * @example
 * { "text": "{\"f:spec\":{}}", "f:data": {} } // becomes { "f:data": {}, "f:spec": {} }
 */
export function withoutTextSets(entries: readonly ManagedFieldsEntryLike[]): ManagedFieldsEntryLike[] | undefined {
  if (!entries.some((each) => textOf(each) !== undefined)) return undefined;
  return entries.map((each) => {
    const text = textOf(each);
    if (text === undefined) return each;
    const { text: _text, ...others } = each.fieldsV1 as FieldSet;
    return { ...each, fieldsV1: atOnce(union(others, setOf(text))) };
  });
}

/** Of a text that is none, nothing: what a manager has is known again when it writes. */
function setOf(text: string): FieldSet {
  try {
    const set: unknown = JSON.parse(text);
    return isObject(set) ? (set as unknown as FieldSet) : leaf;
  } catch (error) {
    if (error instanceof SyntaxError) return leaf;
    throw error;
  }
}

/** No element of a path is called so. */
function textOf({ fieldsV1 }: ManagedFieldsEntryLike): string | undefined {
  const { text } = (fieldsV1 ?? {}) as { readonly text?: unknown };
  return typeof text === "string" ? text : undefined;
}
