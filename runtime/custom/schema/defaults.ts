import type { Steps } from "../../lib/work.ts";
import { ownSet } from "../../negotiate/ownSet.ts";
import type { Json, JsonObject } from "../../schema/object.ts";
import type { Schema } from "./jsonSchema.ts";

/** Throws WorkError where the defaults come to too much. */
export type SetDefaults = (value: unknown, work: Steps) => void;

/**
 * Makes the function that fills a schema's defaults, in place. A null that the schema does not allow counts as
 * absent: it is replaced by the default, or dropped. Values of the wrong type are passed over.
 */
export function defaulter(schema: Schema): SetDefaults {
  const fill = fillOf(schema);
  return fill === undefined ? () => undefined : (value, work) => fill(value as Json, work);
}

type Fill = (value: Json, work: Steps) => void;

interface Member {
  readonly name: string;
  /** The default; undefined when there is none. */
  readonly value: Json | undefined;
  /** What it costs to copy the default, in steps. */
  readonly steps: number;
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
  const lookSteps = members.length * stepsPerLook;
  return (value, work) => {
    if (typeof value !== "object" || value === null) return;
    work.step(lookSteps);
    if (Array.isArray(value)) {
      if (item !== undefined) fillList(value, item, work);
      return;
    }
    for (const member of members) fillMember(value, member, work);
    if (rest !== undefined) fillRest(value, rest, { named: byName, work });
  };
}

function memberOf(name: string, schema: Schema): Member {
  const { default: value, nullable } = schema;
  const steps = value === undefined ? 0 : 1 + JSON.stringify(value).length * stepsPerCharacter;
  return { name, value, steps, nullable, fill: fillOf(schema) };
}

/** What it costs to look at a member, and to copy a character of a default, in steps. */
const stepsPerLook = 0.05;
const stepsPerCharacter = 0.2;

function changesItems(item: Member | undefined): boolean {
  return item !== undefined && (item.fill !== undefined || item.value !== undefined);
}

function fillMember(object: JsonObject, { name, value, steps, nullable, fill }: Member, work: Steps): void {
  let held = Object.hasOwn(object, name) ? object[name] : undefined;
  if (held === null && !nullable) {
    delete object[name];
    held = undefined;
  }
  if (held === undefined) {
    if (value === undefined) return;
    work.step(steps);
    held = copy(value);
    ownSet(object, name, held);
  }
  if (typeof held === "object") fill?.(held, work);
}

function fillRest(
  object: JsonObject,
  rest: Member,
  { named, work }: { readonly named: ReadonlyMap<string, Member>; readonly work: Steps },
): void {
  for (const key of Object.keys(object)) if (!named.has(key)) fillMember(object, { ...rest, name: key }, work);
}

/** An item cannot be left out, so a null without a default stays. */
function fillList(list: Json[], item: Member, work: Steps): void {
  for (let index = 0; index < list.length; index += 1) {
    if (list[index] === null && !item.nullable && item.value !== undefined) {
      work.step(item.steps);
      list[index] = copy(item.value);
    }
    const held = list[index];
    if (typeof held === "object" && held !== null) item.fill?.(held, work);
  }
}

function copy(value: Json): Json {
  return typeof value === "object" && value !== null ? structuredClone(value) : value;
}
