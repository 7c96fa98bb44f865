import { merge } from "../../apply/merge.ts";
import { configurationProblems } from "../../apply/checkConfiguration.ts";
import { ItemError } from "../../apply/element.ts";
import { type MapShape, type Shape, shapeOf } from "../../apply/shape.ts";
import { toJson } from "../../cel/json.ts";
import type { Meter } from "../../cel/meter.ts";
import { isMap, ObjectValue } from "../../cel/value.ts";
import { internalError } from "../../../generated/errors.ts";
import { inTurns } from "../../lib/work.ts";
import { DecodeError } from "../../negotiate/decodeError.ts";
import { checkGrowth } from "../../negotiate/depth.ts";
import { decodeObject } from "../../negotiate/jsonDecoder.ts";
import { applyJsonPatch, JsonPatchError, type JsonPatchOperation } from "../../patch/jsonPatch.ts";
import {
  type ApiObject,
  isObject,
  isStatusError,
  type Json,
  type JsonObject,
  type KindCode,
} from "../../schema/index.ts";

/** What an expression of a mutation yields, as JSON. */
export type Patch =
  | { readonly type: "apply"; readonly configuration: JsonObject }
  | { readonly type: "json"; readonly operations: readonly JsonPatchOperation[] };

/** A mutation cannot be made; the failure policy decides. */
export class MutationError extends Error {}

/** Reads the value of an `Object{...}`. Throws MutationError. */
export function readConfiguration(value: unknown, meter: Meter): Patch {
  if (!(value instanceof ObjectValue) || value.typeName !== "Object") {
    throw new MutationError("unsupported return type from ApplyConfiguration expression");
  }
  checkTypes(value, "Object", meter);
  return { type: "apply", configuration: toJson(value, meter) as JsonObject };
}

/** Reads the value of a `[JSONPatch{...}]`. Throws MutationError. */
export function readOperations(value: unknown, meter: Meter): Patch {
  if (!Array.isArray(value))
    throw new MutationError("type mismatch: JSONPatchType.expression should evaluate to array");
  const operations = value.map((each: unknown): JsonPatchOperation => {
    if (!(each instanceof ObjectValue) || each.typeName !== "JSONPatch") {
      throw new MutationError("type mismatch: JSONPatchType.expression should evaluate to array of JSONPatch");
    }
    const text = (name: string) => String(each.get(name) ?? "");
    const set: unknown = each.get("value");
    if (set instanceof ObjectValue) checkTypes(set, set.typeName, meter);
    const json = set === undefined ? undefined : toJson(set, meter);
    return { op: text("op"), path: text("path"), from: text("from"), value: json };
  });
  return { type: "json", operations };
}

/** What is at `Object.spec` says that it is one. */
function checkTypes(value: unknown, path: string, meter: Meter): void {
  meter.spend(1);
  if (Array.isArray(value)) for (const each of value) checkTypes(each, path, meter);
  if (!isMap(value)) return;
  const isTyped = value instanceof ObjectValue;
  if (isTyped && value.typeName !== path) {
    const expected = `expected ${JSON.stringify(path)}, which matches field name path from root Object type`;
    throw new MutationError(`type mismatch: unexpected type name ${JSON.stringify(value.typeName)}, ${expected}`);
  }
  for (const key of value.keys()) checkTypes(value.get(key), isTyped ? `${path}.${String(key)}` : path, meter);
}

export interface Patching {
  /** Undefined: of the body of a sub-resource. */
  readonly code: KindCode | undefined;
  /** As in its requests, what a definition does not have is dropped. */
  readonly isCustom: boolean;
}

/** The object that a patch makes of another, which stays as it is. Throws MutationError, and internalError. */
export async function patched(object: ApiObject, patch: Patch, { code, isCustom }: Patching): Promise<ApiObject> {
  const { value, bytes } = patch.type === "apply" ? await merged(object, patch, code) : await edited(object, patch);
  if (value === (object as unknown)) return object;
  try {
    checkGrowth(value, bytes);
    if (code === undefined) return structuredClone(value) as unknown as ApiObject;
    const version = object.apiVersion?.split("/").at(-1) ?? "";
    const { object: made, unknown } = decodeObject(value, code.structure, { version, copy: true });
    if (unknown.length > 0 && !isCustom)
      throw internalError(`strict decoding error: unknown field ${JSON.stringify(unknown[0])}`);
    code.setDefaults(made as ApiObject);
    return made as ApiObject;
  } catch (error) {
    if (error instanceof DecodeError) throw internalError(error.message);
    throw error;
  }
}

interface Made {
  readonly value: JsonObject;
  /** What the patch may have added. */
  readonly bytes: number;
}

const untyped: MapShape = {
  kind: "map",
  isAtomic: false,
  fields: new Map(),
  sorted: [],
  values: { kind: "any" },
};

async function merged(
  object: ApiObject,
  { configuration }: Extract<Patch, { readonly type: "apply" }>,
  code: KindCode | undefined,
): Promise<Made> {
  const shape = code === undefined ? untyped : shapeOf(code.structure);
  const { apiVersion, kind } = object as unknown as JsonObject;
  const stated = { ...configuration, apiVersion: apiVersion ?? null, kind: kind ?? null };
  const problems = configurationProblems(stated, shape, { takesNull: false });
  if (problems.length > 0) {
    const text = problems.length === 1 ? problems[0] : ["errors:", ...problems.map((each) => `  ${each}`)].join("\n");
    throw new MutationError(`error applying patch: failed to convert patch object to typed object: ${text}`);
  }
  const atomics = atomicsIn(stated, shape, "");
  if (atomics.length > 0) {
    const text = `may not mutate atomic arrays, maps or structs: ${atomics.join(", ")}`;
    throw new MutationError(`error applying patch: invalid ApplyConfiguration: ${text}`);
  }
  try {
    const value = await inTurns(merge(object as unknown as JsonObject, stated, shape));
    return { value, bytes: JSON.stringify(configuration).length };
  } catch (error) {
    if (error instanceof ItemError) throw new MutationError(`error applying patch: ${error.message}`);
    throw error;
  }
}

/** Paths of what is owned as one: a part of it would take the rest away. */
function atomicsIn(value: Json, shape: Shape, path: string): string[] {
  if (isObject(value) && shape.kind === "map") {
    const below = Object.entries(value).flatMap(([key, each]) => {
      const field = shape.fields.get(key);
      return field === undefined ? [] : atomicsIn(each, field.shape, `${path}.${key}`);
    });
    return shape.isAtomic ? [path, ...below] : below;
  }
  if (!Array.isArray(value) || shape.kind !== "list") return [];
  const below = value.flatMap((each, index) => atomicsIn(each, shape.items, `${path}[${index}]`));
  return shape.by === "atomic" ? [path, ...below] : below;
}

/** A test that fails leaves the object as it is. */
async function edited(object: ApiObject, { operations }: Extract<Patch, { readonly type: "json" }>): Promise<Made> {
  let value: Json = object as unknown as Json;
  for (const operation of operations) {
    try {
      value = await inTurns(applyJsonPatch(value, [operation]));
    } catch (error) {
      if (!isStatusError(error)) throw error;
      const isWhy = error instanceof JsonPatchError;
      if (isWhy && error.isFailedTest) return { value: object as unknown as JsonObject, bytes: 0 };
      throw new MutationError(`JSON Patch: ${isWhy ? error.why : error.message}`);
    }
  }
  if (!isObject(value)) throw new MutationError("JSON Patch: the patch leaves no object");
  return { value, bytes: Number.POSITIVE_INFINITY };
}
