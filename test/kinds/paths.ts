import type { Json, JsonObject } from "../../runtime/schema/index.ts";

/** Sets what is at a path such as `spec.template.name`; objects on the way are made. */
export function setAt(object: JsonObject, path: string, value: Json): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at = object;
  for (const key of keys) {
    at[key] ??= {};
    at = at[key] as JsonObject;
  }
  at[last] = structuredClone(value);
}

/**
 * Replaces whatever is at a path by what `change` gives; null takes it away. `*` stands for each item or member, a
 * number for an item. Nothing happens where nothing is.
 */
export function visit(value: Json, path: string, change: (value: Json) => Json): void {
  const [key = "", ...rest] = path.split(".");
  if (typeof value !== "object" || value === null) return;
  const members = value as JsonObject;
  for (const each of key === "*" ? Object.keys(members) : [key]) {
    const member = members[each];
    if (member === undefined) continue;
    if (rest.length > 0) visit(member, rest.join("."), change);
    else {
      const changed = change(member);
      if (changed === null) delete members[each];
      else members[each] = structuredClone(changed);
    }
  }
}
