import type { Presence } from "../../runtime/schema/index.ts";
import { parseJsonPath } from "../jsonPath.ts";
import type { FieldModel, TypeUse } from "../model.ts";
import { type Data, list, number, record, strings, text } from "../read.ts";
import type { SpecDocument } from "../spec.ts";
import { buildRules } from "./schema.ts";

export interface FieldParts {
  readonly name: string;
  readonly schema: Data;
  readonly type: TypeUse;
  readonly isRequired: boolean;
  /** The property declares its type in place, which then carries the rules. */
  readonly isInline: boolean;
  /** The schema at the end of the property's references. */
  readonly target: Data | undefined;
  readonly document: SpecDocument;
}

export function buildField(parts: FieldParts): FieldModel {
  const { name, schema, type, isRequired, isInline } = parts;
  const proto = schema["x-proto"];
  const inlinePath = list(record(proto).inline).filter((each) => typeof each === "number");
  return {
    name,
    description: text(schema.description) ?? "",
    number: number(proto) ?? number(record(proto).number) ?? (name === "metadata" ? 1 : 0),
    ...(inlinePath.length === 0 ? {} : { inlinePath }),
    type,
    required: isRequired,
    presence: presenceOf(parts),
    nullable: schema.nullable === true,
    ...(Object.hasOwn(schema, "default") ? { default: schema.default } : {}),
    ...optional("defaultFrom", pathOf(text(schema["x-default-from"]))),
    ...mergeOptions(parts),
    ...optional("requiredDetail", text(schema["x-required-detail"])),
    ...optional("empty", text(schema["x-empty"]) as FieldModel["empty"]),
    ...optional("errors", text(schema["x-errors"]) as FieldModel["errors"]),
    ...optional("errorName", text(schema["x-error-name"])),
    ...optional("featureGate", text(schema["x-feature-gate"])),
    rules: isInline ? [] : buildRules(schema),
  };
}

/**
 * Orch's own files state presence wherever it is not nonZero. A user's kind behaves as its schema reads: what a client
 * writes is there, zero or not.
 */
function presenceOf({ schema, document }: FieldParts): Presence {
  const stated = text(schema["x-presence"]);
  if (stated === "pointer" || stated === "always" || stated === "nonZero") return stated;
  return document.isBuiltIn ? "nonZero" : "pointer";
}

function mergeOptions({ schema, target }: FieldParts): Partial<FieldModel> {
  const listType = text(schema["x-list-type"] ?? target?.["x-list-type"]);
  const mapType = text(schema["x-map-type"] ?? target?.["x-map-type"]);
  const mapKeys = strings(schema["x-list-map-keys"] ?? target?.["x-list-map-keys"]);
  const strategies = strings(schema["x-patch-strategy"]).filter(
    (each) => each === "merge" || each === "replace" || each === "retainKeys",
  );
  return {
    ...(listType === "atomic" || listType === "set" || listType === "map" ? { listType } : {}),
    ...(mapType === "atomic" || mapType === "granular" ? { mapType } : {}),
    ...(mapKeys.length === 0 ? {} : { mapKeys }),
    ...(strategies.length === 0 ? {} : { patchStrategy: strategies }),
    ...optional("mergeKey", text(schema["x-patch-merge-key"])),
  };
}

function pathOf(path: string | undefined): readonly string[] | undefined {
  const segments = path === undefined ? undefined : parseJsonPath(path);
  return segments === undefined || "problem" in segments ? undefined : segments;
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [key in Key]?: Value } {
  const made: { [key in Key]?: Value } = {};
  if (value !== undefined) made[key] = value;
  return made;
}
