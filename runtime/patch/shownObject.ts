import { DecodeError } from "../negotiate/decodeError.ts";
import { depthOf } from "../negotiate/depth.ts";
import { withLiterals } from "../negotiate/jsonLiterals.ts";
import { isObject, type Json, type JsonObject, type Structure, type ValueType } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { type JsonPatchOperation, pointerOf } from "./jsonPatch.ts";

/** The objects that a patch reads or changes, by the names that lead to them. */
export interface Touched {
  readonly [name: string]: unknown;
}

/** @limit Parts of the paths of a JSON patch along which its result is shown sorted: the rest is in wire order. */
const maxParts = 50_000;

/** The objects on the ways of operations that were applied. */
export function touchedBy(operations: readonly JsonPatchOperation[]): Touched {
  const root: Record<string, unknown> = {};
  let parts = 0;
  for (const { op, path, from } of operations) {
    parts += note(root, path);
    if (op === "copy" || op === "move") parts += note(root, from);
    if (parts > maxParts) break;
  }
  return root;
}

/** Returns how many parts the path has. */
function note(root: Record<string, unknown>, pointer: string): number {
  const names = pointerOf(pointer);
  let at = root;
  for (const name of names.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = Object.create(null) as object;
    at = at[name] as Record<string, unknown>;
  }
  return names.length;
}

/**
 * The patched object as it would be written: fields in wire order, but where the patch went names are sorted. Those of
 * a custom kind are sorted in any case. Where the value is too deep to print, nothing is shown.
 */
export function* shownObject(value: Json, touched: Touched | undefined, structure: Structure): InSteps<string> {
  try {
    depthOf(value);
  } catch (error) {
    if (error instanceof DecodeError) return "";
    throw error;
  }
  yield;
  const ordered =
    structure.leavesTypes === true ? sorted(value) : inOrder(value, { structure: () => structure }, touched);
  yield;
  return withLiterals(JSON.stringify(ordered));
}

function sorted(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] as Json)]));
}

function inOrder(value: Json, type: ValueType | undefined, touched: unknown): Json {
  if (typeof value !== "object" || value === null) return value;
  const below = isObject(touched) ? (touched as Touched) : undefined;
  if (Array.isArray(value)) {
    const item = typeof type === "object" && "list" in type ? type.list : undefined;
    return value.map((each, index) => inOrder(each, item, below?.[String(index)]));
  }
  const structure = typeof type === "object" && "structure" in type ? type.structure() : undefined;
  const values = typeof type === "object" && "map" in type ? type.map : undefined;
  const names = below !== undefined || structure === undefined ? Object.keys(value).sort() : namesIn(value, structure);
  const member = (name: string) => {
    const ofMember = structure?.byName.get(name)?.type ?? values;
    return [name, inOrder(value[name] as Json, ofMember, below?.[name])] as const;
  };
  return Object.fromEntries(names.map(member));
}

/** What is no field comes first: it says what the object is. */
function namesIn(value: JsonObject, { fields, byName }: Structure): string[] {
  const others = Object.keys(value).filter((name) => !byName.has(name));
  return [...others, ...fields.map(({ name }) => name).filter((name) => Object.hasOwn(value, name))];
}
