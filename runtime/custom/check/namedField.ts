import type { Schema } from "../schema/jsonSchema.ts";

/** A field that a path names, as names from the root on. */
export interface NamedField {
  readonly names: readonly string[];
  readonly schema: Schema;
}

/**
 * The field of a schema that a path such as `.spec.labels['a/b']` names: fields and keys of maps, no items of lists. Or
 * what is wrong with the path.
 */
export function namedField(
  path: string,
  root: Schema,
  { takesBrackets }: { readonly takesBrackets: boolean },
): NamedField | { readonly problem: string } {
  const tokens = path.matchAll(/'(?:\\.|[^'\\])*'?|[.[\]]|[^.[\]]+/gs);
  const next = (): string | undefined => tokens.next().value?.[0];
  const names: string[] = [];
  let schema = root;
  for (let sign = next(); sign !== undefined; sign = next()) {
    if (sign !== "." && sign !== "[") return { problem: `expected [ or . but got: ${sign}` };
    if (sign === "[" && !takesBrackets) return { problem: "array notation is not allowed" };
    const token = next();
    if (token === undefined) return { problem: "unexpected end of JSON path" };
    const quoted = sign === "[" ? /^'(.*)'$/s.exec(token) : undefined;
    if (quoted === null) return { problem: `expected single quoted string but got ${token}` };
    const name = quoted?.[1]?.replace(/\\(.)/gs, "$1") ?? token;
    const member = memberOf(schema, name);
    if (member === undefined) return { problem: "does not refer to a valid field" };
    if (sign === "[") {
      const end = next();
      if (end !== "]") return { problem: `expected ] but got ${end ?? "the end"}` };
    }
    names.push(name);
    schema = member;
  }
  return { names, schema };
}

function memberOf({ properties, additionalProperties }: Schema, name: string): Schema | undefined {
  if (properties.size > 0) return properties.get(name);
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}
