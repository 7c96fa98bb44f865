import type { Json, JsonObject } from "../schema/index.ts";
import { sharedParameters } from "./parameters.ts";

export const bearerToken = {
  description: "Bearer token in the authorization header.",
  type: "apiKey",
  name: "authorization",
  in: "header",
};

/** An OpenAPI 3.0 document of paths, with the schemas and parameters that they name. Throws when one is not there. */
export function openapiDocument(
  info: JsonObject,
  parts: { readonly paths: JsonObject; readonly schemaOf: (name: string) => JsonObject | undefined },
): JsonObject & { readonly components: JsonObject & { readonly schemas?: JsonObject } } {
  const { paths, schemaOf } = parts;
  const schemas = reachedSchemas(paths, schemaOf);
  const parameters = usedParameters(JSON.stringify(paths));
  return {
    openapi: "3.0.0",
    info,
    paths,
    components: {
      ...(Object.keys(schemas).length === 0 ? {} : { schemas }),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
      securitySchemes: { BearerToken: bearerToken },
    },
    security: [{ BearerToken: [] }],
  };
}

/**
 * The schemas that a value names, directly or through others, sorted by name.
 *
 * @param prefix of a reference to a schema, before its name.
 */
export function reachedSchemas(
  value: Json,
  schemaOf: (name: string) => JsonObject | undefined,
  prefix = schemaPrefix,
): JsonObject {
  const found = new Map<string, JsonObject>();
  reachSchemas(found, value, schemaOf, prefix);
  return sortedByKey(Object.fromEntries(found));
}

/** Adds the schemas that a value names to those that were found before, which are not looked at again. */
export function reachSchemas(
  found: Map<string, JsonObject>,
  value: Json,
  schemaOf: (name: string) => JsonObject | undefined,
  prefix = schemaPrefix,
): void {
  const visit = (value: Json): void => {
    if (typeof value !== "object" || value === null) return;
    const ref = Array.isArray(value) ? undefined : value.$ref;
    if (typeof ref === "string" && ref.startsWith(prefix)) {
      const name = ref.slice(prefix.length);
      if (!found.has(name)) {
        const schema = schemaOf(name);
        if (schema === undefined) throw new Error(`a document refers to the schema ${name}, which is not there`);
        found.set(name, schema);
        visit(schema);
      }
    }
    for (const each of Object.values(value)) visit(each);
  };
  visit(value);
}

const schemaPrefix = "#/components/schemas/";

/** The shared parameters that a text in JSON names. */
export function usedParameters(text: string): JsonObject {
  const used = Object.entries(sharedParameters()).filter(([name]) =>
    text.includes(`"#/components/parameters/${name}"`),
  );
  return Object.fromEntries(used);
}

export function sortedByKey(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
