import { memberOf } from "../../schema/object.ts";
import { type IsSame, sameness } from "../../schema/deepEqual.ts";
import type { PathStep } from "../../schema/fieldPath.ts";
import { storedItem } from "../../schema/listKeys.ts";
import type { Schema } from "./jsonSchema.ts";
import type { Finding } from "./validate.ts";

export interface Update {
  readonly schema: Schema;
  readonly value: unknown;
  readonly old: unknown;
  /** What is wrong with the old value by the schema of now. */
  readonly findingsOfOld: () => readonly Finding[];
}

/**
 * Leaves out what is wrong in parts that an update does not change: a schema that became stricter must not keep an
 * object from being updated elsewhere. A part is unchanged when it, or something it lies in, equals what was stored.
 * Items stand twice in no list by chance: an object that has such lists may change them on its way to having none.
 */
export function changedOnly(findings: readonly Finding[], update: Update): Finding[] {
  const isSame = sameIn(sameness());
  const kept = findings.filter(({ at }) => !isUnchanged(at, update, isSame));
  if (!kept.some(isRepetition) || !update.findingsOfOld().some(isRepetition)) return kept;
  return kept.filter((each) => !isRepetition(each));
}

function isRepetition({ error }: Finding): boolean {
  return error.reason === "FieldValueDuplicate";
}

interface Pair {
  readonly schema: Schema | undefined;
  readonly value: unknown;
  readonly old: unknown;
}

/** Whether a part is as it was stored. Items that have keys may have changed places; each list is looked at once. */
function sameIn(isSame: IsSame): (pair: Pair) => boolean {
  const known = new Map<unknown, boolean>();
  return ({ schema, value, old }) => {
    if (isSame(value, old)) return true;
    if (schema?.listType !== "map" || !Array.isArray(value) || !Array.isArray(old)) return false;
    const found = known.get(value);
    if (found !== undefined) return found;
    const areSame = value.every((item) => isSame(item, storedItem(old, item, schema.listMapKeys ?? [])));
    const result = value.length === old.length && areSame;
    known.set(value, result);
    return result;
  };
}

function isUnchanged(path: readonly PathStep[], start: Pair, isSame: (pair: Pair) => boolean): boolean {
  let pair: Pair | undefined = start;
  for (const step of [undefined, ...path]) {
    if (step !== undefined) pair = below(pair, step);
    if (pair === undefined) return false;
    if (isSame(pair)) return true;
  }
  return false;
}

/**
 * The value at a step down, and the stored one it corresponds to; undefined when there is none, or it cannot be found.
 */
function below({ schema, value, old }: Pair, step: PathStep): Pair | undefined {
  if (typeof step !== "number") {
    const name = typeof step === "string" ? step : step.key;
    const before = memberOf(old, name);
    return before === undefined
      ? undefined
      : { schema: schemaBelow(schema, name), value: memberOf(value, name), old: before };
  }
  if (!Array.isArray(value)) return undefined;
  const item: unknown = value[step];
  const before = schema?.listType === "map" ? storedItem(old, item, schema.listMapKeys ?? []) : undefined;
  return before === undefined ? undefined : { schema: schema?.items, value: item, old: before };
}

function schemaBelow(schema: Schema | undefined, name: string): Schema | undefined {
  const { additionalProperties } = schema ?? {};
  return schema?.properties.get(name) ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
}
