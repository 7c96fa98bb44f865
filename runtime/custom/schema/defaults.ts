import type { Json, JsonObject } from "../../schema/object.ts";
import type { Schema } from "./jsonSchema.ts";
import { setOwn } from "./prune.ts";

export type SetDefaults = (value: unknown) => void;

/**
 * Makes the function that fills a schema's defaults, in place. A null that the schema does not allow counts as
 * absent: it is replaced by the default, or dropped. Values of the wrong type are passed over.
 */
export function defaulter(schema: Schema): SetDefaults {
  const fill = fillOf(schema);
  return fill === undefined ? () => undefined : (value) => fill(value as Json);
}

type Fill = (value: Json) => void;

interface Member {
  readonly name: string;
  /** The default; undefined when there is none. */
  readonly value: Json | undefined;
  readonly nullable: boolean;
  /** What to do inside; undefined when nothing below has defaults. */
  readonly fill: Fill | undefined;
}

/** undefined when neither the schema nor anything below can change a value. */
function fillOf(schema: Schema): Fill | undefined {
  const members = [...schema.properties].map(([name, each]) => memberOf(name, each));
  const byName = new Map(members.map((each) => [each.name, each]));
  const { additionalProperties, items } = schema;
  const rest = typeof additionalProperties === "object" ? memberOf("", additionalProperties) : undefined;
  const item = items === undefined ? undefined : memberOf("", items);
  if (members.length === 0 && rest === undefined && !changesItems(item)) return undefined;
  return (value) => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      if (item !== undefined) fillList(value, item);
      return;
    }
    for (const member of members) fillMember(value, member);
    if (rest !== undefined) fillRest(value, rest, byName);
  };
}

function memberOf(name: string, schema: Schema): Member {
  return { name, value: schema.default, nullable: schema.nullable, fill: fillOf(schema) };
}

function changesItems(item: Member | undefined): boolean {
  return item !== undefined && (item.fill !== undefined || item.value !== undefined);
}

function fillMember(object: JsonObject, { name, value, nullable, fill }: Member): void {
  let held = Object.hasOwn(object, name) ? object[name] : undefined;
  if (held === null && !nullable) {
    delete object[name];
    held = undefined;
  }
  if (held === undefined) {
    if (value === undefined) return;
    held = copy(value);
    setOwn(object, name, held);
  }
  if (typeof held === "object") fill?.(held);
}

function fillRest(object: JsonObject, rest: Member, named: ReadonlyMap<string, Member>): void {
  for (const key of Object.keys(object)) if (!named.has(key)) fillMember(object, { ...rest, name: key });
}

/** An item cannot be left out, so a null without a default stays. */
function fillList(list: Json[], item: Member): void {
  for (let index = 0; index < list.length; index += 1) {
    if (list[index] === null && !item.nullable && item.value !== undefined) list[index] = copy(item.value);
    const held = list[index];
    if (typeof held === "object" && held !== null) item.fill?.(held);
  }
}

function copy(value: Json): Json {
  return typeof value === "object" && value !== null ? structuredClone(value) : value;
}
