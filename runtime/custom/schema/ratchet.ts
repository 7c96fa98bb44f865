import { type IsSame, sameness } from "../../schema/deepEqual.ts";
import type { Finding, PathStep } from "./findings.ts";
import type { Schema } from "./jsonSchema.ts";
import { keyIdentity } from "./listTypes.ts";

/**
 * Leaves out what is wrong in parts that an update does not change: a schema that became stricter must not keep an
 * object from being updated elsewhere. A part is unchanged when it, or something it lies in, equals what was stored.
 */
export function changedOnly(
  findings: readonly Finding[],
  { schema, value, old }: { readonly schema: Schema; readonly value: unknown; readonly old: unknown },
): Finding[] {
  const isSame = sameness();
  return findings.filter(({ at }) => !isUnchanged(at, { schema, value, old }, isSame));
}

interface Pair {
  readonly schema: Schema | undefined;
  readonly value: unknown;
  readonly old: unknown;
}

function isUnchanged(path: readonly PathStep[], start: Pair, isSame: IsSame): boolean {
  let pair: Pair | undefined = start;
  for (const step of [undefined, ...path]) {
    if (step !== undefined) pair = below(pair, step);
    if (pair === undefined) return false;
    if (isSame(pair.value, pair.old)) return true;
  }
  return false;
}

/**
 * The value at a step down, and the stored one it corresponds to; undefined when there is none, or it cannot be found.
 */
function below({ schema, value, old }: Pair, step: PathStep): Pair | undefined {
  if (typeof step !== "number") {
    const name = typeof step === "string" ? step : step.key;
    const before = member(old, name);
    return before === undefined
      ? undefined
      : { schema: schemaBelow(schema, name), value: member(value, name), old: before };
  }
  if (!Array.isArray(value)) return undefined;
  const item: unknown = value[step];
  const before = correlatedItem(schema, item, old);
  return before === undefined ? undefined : { schema: schema?.items, value: item, old: before };
}

/** The stored item with the same keys. Items of other lists have no identity. */
export function correlatedItem(schema: Schema | undefined, item: unknown, old: unknown): unknown {
  if (schema?.listType !== "map" || !Array.isArray(old)) return undefined;
  const keys = schema.listMapKeys ?? [];
  return itemsByKeys(old, keys).get(keyIdentity(item, keys));
}

/** Of a stored list; it is asked for once an item. A list has one schema. */
const known = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

function itemsByKeys(list: readonly unknown[], keys: readonly string[]): ReadonlyMap<string, unknown> {
  const found = known.get(list);
  if (found !== undefined) return found;
  const made = new Map<string, unknown>();
  for (const each of list) {
    const identity = keyIdentity(each, keys);
    if (!made.has(identity)) made.set(identity, each);
  }
  known.set(list, made);
  return made;
}

function schemaBelow(schema: Schema | undefined, name: string): Schema | undefined {
  const { additionalProperties } = schema ?? {};
  return schema?.properties.get(name) ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
}

function member(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return undefined;
  return (object as Readonly<Record<string, unknown>>)[name];
}
