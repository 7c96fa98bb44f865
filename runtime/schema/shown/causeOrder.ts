import type { FieldError } from "../fieldError.ts";
import { elementType, type Structure, structureOf, type ValueType } from "../structure.ts";

/**
 * Errors in the order in which the structures say that their fields are checked (`causes`); those of an item of a list
 * follow each other. Errors within a field that says no order, and of one field, stay as they are.
 */
export function inCauseOrder(errors: readonly FieldError[], structure: Structure): readonly FieldError[] {
  if (errors.length < 2 || !hasOrder(structure)) return errors;
  const ranked = errors.map((error) => ({ error, ranks: ranksOf(error, structure) }));
  return ranked.sort((a, b) => compareRanks(a.ranks, b.ranks)).map(({ error }) => error);
}

function hasOrder({ causes, fields }: Structure): boolean {
  return causes !== undefined || fields.some(({ type }) => structureOf(type)?.causes !== undefined);
}

/** The places on the way to a field, e.g. [2, 0, 1] for the second field of the first item of the third. */
function ranksOf(error: FieldError, root: Structure): readonly number[] {
  const ranks: number[] = [];
  const path = error.field.replace(/^\[\]$/, "");
  let type: ValueType | undefined = { structure: () => root };
  for (const { 1: name, 2: key = "", index } of path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    if (type === undefined) break;
    if (name === undefined) {
      type = elementType(type);
      if (structureOf(type)?.causes === undefined) break;
      ranks.push(Number(key) || 0);
      continue;
    }
    const causes = structureOf(type)?.causes ?? (ranks.length === 0 ? [name] : undefined);
    if (causes === undefined) break;
    const said = saidRank(causes, path.slice(index), error);
    ranks.push(said ?? (ranks.length === 0 && name === "metadata" ? -1 : rankIn(causes, name)));
    type = said === undefined ? structureOf(type)?.byName.get(name)?.type : undefined;
  }
  return path === "" ? [last] : ranks;
}

/** The place of errors that say something: their words, or the rest of their path with the begin of their message. */
function saidRank(causes: readonly string[], rest: string, error: FieldError): number | undefined {
  const isSaid = (cause: string) =>
    cause.includes(" ") && (error.message.includes(cause) || `${rest}: ${error.message}`.startsWith(cause));
  const rank = causes.findIndex(isSaid);
  return rank < 0 ? undefined : rank;
}

const last = Number.MAX_SAFE_INTEGER;

function rankIn(causes: readonly string[], name: string): number {
  const rank = causes.indexOf(name);
  return rank < 0 ? last : rank;
}

/** What holds a field is checked before it. */
function compareRanks(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
