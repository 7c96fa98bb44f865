import { isRecord, list, own, recordOf, strings } from "../../../read.ts";
import { isScalarSchema } from "../../paths.ts";
import type { Rule, SchemaSite } from "../../rule.ts";
import type { SpecIndex } from "../../specIndex.ts";
import { suggestFix } from "../../suggest.ts";

/** Keys identify the items of a map list, so every item must have them. */
export const listMapKeys: Rule = {
  id: "list-map-keys",
  schema: (site, { index, report }) => {
    const { document, pointer, schema } = site;
    const isMap = schema["x-list-type"] === "map";
    const keys = strings(schema["x-list-map-keys"]);
    if (isMap && keys.length === 0) {
      const fix = "add x-list-map-keys with the fields that identify an item";
      report(document, [...pointer, "x-list-type"], { message: "a map list without keys", fix });
    }
    if (!isMap && keys.length > 0) {
      const message = "keys of a list that is not a map";
      report(document, [...pointer, "x-list-map-keys"], {
        message,
        fix: "add x-list-type: map, or remove the keys",
        on: "key",
      });
    }
    if (!isMap) return;
    for (const [position] of list(schema["x-list-map-keys"]).entries()) {
      const problem = keyProblem(site, position, index);
      if (problem !== undefined) report(document, [...pointer, "x-list-map-keys", position], problem);
    }
  },
};

function keyProblem({ document, schema }: SchemaSite, position: number, index: SpecIndex) {
  const key = strings(schema["x-list-map-keys"])[position];
  const items = schema.items;
  const item = isRecord(items) ? index.follow(document, items) : undefined;
  if (key === undefined || item === undefined) return undefined;
  const properties = recordOf(item.schema, "properties");
  const property = own(properties, key);
  if (!isRecord(property)) {
    return {
      message: `the items have no field "${key}"`,
      fix: suggestFix(key, Object.keys(properties), "name a field of the items"),
    };
  }
  const value = index.follow(item.document, property);
  if (value !== undefined && !isScalarSchema(value.schema)) {
    return { message: `key "${key}" is not a single value`, fix: "identify items by text, number or boolean fields" };
  }
  const isSure = strings(item.schema.required).includes(key) || Object.hasOwn(property, "default");
  if (isSure || property["x-presence"] === "always" || document.isBuiltIn) return undefined;
  return {
    message: `key "${key}" may be absent from an item`,
    fix: `add ${key} to required of the items, or give it a default`,
  };
}
