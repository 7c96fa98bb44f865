import { type Data, isRecord, list, text } from "../read.ts";
import type { Target } from "../references.ts";
import { everyItem, isRulePath, parseRulePath } from "../rulePath.ts";
import { formOfScalar, type ScalarForm, scalarOf } from "../scalarOf.ts";
import { followFromKind, followPath } from "./paths.ts";
import type { SchemaSite } from "./sites.ts";
import type { SpecIndex } from "./specIndex.ts";

/** What a rule finds at a path, as far as it compares it. */
export type PlaceForm = ScalarForm | "list" | "map" | "object";

export interface RulePlace {
  readonly form: PlaceForm;
  readonly schema: Data;
  /** The values that it may have; undefined: any. */
  readonly allowed: readonly unknown[] | undefined;
  /** Of a list its items, of a map its values, and whether the path leads to one of them. */
  readonly held: PlaceForm | undefined;
  readonly isValueOfMap: boolean;
}

/** How error texts name a form. */
export const formNames: Readonly<Record<PlaceForm, string>> = {
  text: "a text",
  number: "a number",
  flag: "true or false",
  quantity: "a quantity",
  numberOrText: "a number or text",
  list: "a list",
  map: "a map",
  object: "an object",
};

/** Where the paths of a rule lead; nothing for those that lead nowhere (rule-field) or where anything may be. */
export function rulePlaces(site: SchemaSite, rule: Data, index: SpecIndex): (path: string) => RulePlace[] {
  return (path) => wholePaths(rule, path).flatMap((each) => placeOf(site, each, index) ?? []);
}

/** From the object that the rule stands on: one for each of the lists whose items it is about. */
function wholePaths(rule: Data, path: string): string[] {
  if (!path.startsWith(".") || rule.each === undefined) return [path];
  const lists = typeof rule.each === "string" ? [rule.each] : list(rule.each).filter(isRulePath);
  return lists.map((each) => `${each}.*${path === "." ? "" : path}`);
}

function placeOf({ document, schema, role }: SchemaSite, path: string, index: SpecIndex): RulePlace | undefined {
  const parsed = parseRulePath(path);
  if ("problem" in parsed) return undefined;
  const names = parsed.steps.map((step) => (step === everyItem ? "0" : step));
  const follow = (steps: readonly string[]) =>
    role === "kind" ? followFromKind(document, steps, index) : followPath({ document, schema }, steps, index);
  const end = follow(names);
  if (end === "open" || "missing" in end) return undefined;
  const form = formOf(end.target);
  if (form === undefined) return undefined;
  const holder = follow(names.slice(0, -1));
  const isValueOfMap =
    parsed.steps.at(-1) === everyItem && typeof holder === "object" && "target" in holder
      ? formOf(holder.target) === "map"
      : false;
  const allowed = end.target.schema.enum;
  return {
    form,
    schema: end.target.schema,
    allowed: Array.isArray(allowed) ? allowed : undefined,
    held: heldForm(end.target, index),
    isValueOfMap,
  };
}

function heldForm({ document, schema }: Target, index: SpecIndex): PlaceForm | undefined {
  const inner = isRecord(schema.items) ? schema.items : schema.additionalProperties;
  const target = isRecord(inner) ? index.follow(document, inner) : undefined;
  return target === undefined ? undefined : formOf(target);
}

/** undefined: anything may be there. */
function formOf({ schema }: Target): PlaceForm | undefined {
  if (schema["x-preserve-unknown-fields"] === true) return undefined;
  if (isRecord(schema.properties)) return "object";
  if (isRecord(schema.items)) return "list";
  if (isRecord(schema.additionalProperties)) return "map";
  return formOfScalar(scalarOf(schema)) ?? (text(schema.type) === "object" ? "object" : undefined);
}
