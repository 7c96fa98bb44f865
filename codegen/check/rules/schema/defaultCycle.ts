import { isRecord, list, own, record, recordOf } from "../../../read.ts";
import type { Target } from "../../../references.ts";
import type { Rule } from "../../rule.ts";
import type { SpecIndex } from "../../specIndex.ts";

/** What a default holds is filled with defaults as well: one that leads to itself has no end. */
export const defaultCycle: Rule = {
  id: "default-cycle",
  schema: ({ document, pointer, schema, role }, { index, report }) => {
    const key = Object.hasOwn(schema, "default") ? "default" : "x-presence";
    const value = filledWith(schema);
    if (role !== "property" || value === undefined) return;
    if (!leadsTo(schema, { at: { document, schema }, value }, { index, filled: new Set() })) return;
    const message = "the default holds itself: what it leaves out gets the same default again, without end";
    report(document, [...pointer, key], { message, fix: "remove it, or give what it leaves out", on: "key" });
  },
};

/** What a field holds that is not given; undefined: nothing that holds more. */
function filledWith(schema: Target["schema"]): object | undefined {
  const { default: value } = schema;
  if (typeof value === "object" && value !== null) return value;
  const isZero = !Object.hasOwn(schema, "default") && schema["x-presence"] === "always" && schema.nullable !== true;
  return isZero ? {} : undefined;
}

interface Filling {
  readonly at: Target;
  readonly value: unknown;
}

interface Walk {
  readonly index: SpecIndex;
  /** Fields whose default is being looked into, and others that were. */
  readonly filled: Set<Target["schema"]>;
}

/** Whether a field is filled again in a value. */
function leadsTo(wanted: Target["schema"], { at, value }: Filling, walk: Walk): boolean {
  const target = walk.index.follow(at.document, at.schema);
  if (target === undefined || typeof value !== "object" || value === null) return false;
  const { document, schema } = target;
  const inner = (next: unknown, of: unknown) =>
    isRecord(next) && leadsTo(wanted, { at: { document, schema: next }, value: of }, walk);
  if (Array.isArray(value)) return list(value).some((each) => inner(schema.items, each));
  const properties = recordOf(schema, "properties");
  const given = record(value);
  if (Object.entries(given).some(([key, each]) => inner(own(properties, key) ?? schema.additionalProperties, each))) {
    return true;
  }
  return Object.entries(properties).some(([name, property]) => {
    const filled = isRecord(property) && !Object.hasOwn(given, name) ? filledWith(property) : undefined;
    if (filled === undefined || !isRecord(property)) return false;
    if (property === wanted) return true;
    if (walk.filled.has(property)) return false;
    walk.filled.add(property);
    return inner(property, filled);
  });
}
