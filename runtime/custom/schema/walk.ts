import type { Finding, PathStep } from "./findings.ts";
import type { Schema } from "./jsonSchema.ts";

/** Looks at a value and all below it; the path is changed and restored on the way. */
export type Walk = (value: unknown, path: PathStep[], found: Finding[]) => void;

export type Look = (value: unknown, path: readonly PathStep[], found: Finding[]) => void;

/**
 * Makes a walk that looks at the values of some schemas: `lookOf` says at which, and how. undefined when it would
 * look at none; parts without any are not entered.
 */
export function walkOf(schema: Schema, lookOf: (schema: Schema) => Look | undefined): Walk | undefined {
  const look = lookOf(schema);
  const members = [...schema.properties].flatMap(([name, each]) => {
    const walk = walkOf(each, lookOf);
    return walk === undefined ? [] : [{ name, walk }];
  });
  const { additionalProperties, items, properties } = schema;
  const rest = typeof additionalProperties === "object" ? walkOf(additionalProperties, lookOf) : undefined;
  const item = items === undefined ? undefined : walkOf(items, lookOf);
  if (look === undefined && members.length === 0 && rest === undefined && item === undefined) return undefined;
  return (value, path, found) => {
    look?.(value, path, found);
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      if (item !== undefined) each(value.entries(), item, { path, found });
      return;
    }
    const object = value as Readonly<Record<string, unknown>>;
    for (const { name, walk } of members) {
      if (!Object.hasOwn(object, name)) continue;
      path.push(name);
      walk(object[name], path, found);
      path.pop();
    }
    if (rest === undefined) return;
    const others = Object.keys(object).filter((key) => !properties.has(key));
    each(
      others.map((key) => [{ key }, object[key]] as const),
      rest,
      { path, found },
    );
  };
}

function each(
  entries: Iterable<readonly [PathStep, unknown]>,
  walk: Walk,
  { path, found }: { readonly path: PathStep[]; readonly found: Finding[] },
): void {
  for (const [step, value] of entries) {
    path.push(step);
    walk(value, path, found);
    path.pop();
  }
}
