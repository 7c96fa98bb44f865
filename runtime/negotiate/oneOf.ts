import type { Field, Json, JsonObject, Structure } from "../schema/index.ts";

/** Of the things that a value may be, the one that it is; undefined when it is none of them. */
export function memberOf(value: Json, { fields }: Structure): Field | undefined {
  return fields.find(({ type }) => {
    if (type === "boolean") return typeof value === "boolean";
    if (typeof type === "string" || typeof value !== "object" || value === null) return false;
    return "list" in type === Array.isArray(value);
  });
}

/** The value as its message: an object is sent with the flag beside it set, as the field's clients do. */
export function messageOf(value: Json, structure: Structure): JsonObject {
  const member = memberOf(value, structure);
  const message: JsonObject = member === undefined ? {} : { [member.name]: value };
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const { name, type } of structure.fields) if (type === "boolean") message[name] = true;
  }
  return message;
}

/** What a message says: an object or a list when it has one, else its flag; null when it has nothing. */
export function valueFrom(message: JsonObject, { fields }: Structure): Json {
  const given = fields.find(({ name, type }) => type !== "boolean" && message[name] !== undefined);
  if (given !== undefined) return message[given.name] ?? null;
  const flag = fields.find(({ type }) => type === "boolean");
  return flag === undefined ? null : (message[flag.name] ?? false);
}
