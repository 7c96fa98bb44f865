import {
  addErrors,
  type FieldError,
  forbidden,
  invalid,
  isFull,
  notSupported,
  notSupportedAsListed,
  required,
} from "../../schema/fieldError.ts";
import { propertyPath } from "../../schema/fieldPath.ts";
import { extensionKey, type Schema } from "../schema/jsonSchema.ts";

export function mapTypeProblems(schema: Schema, path: string): FieldError[] {
  const { mapType, type } = schema;
  if (mapType === undefined) return [];
  const key = extensionKey(schema, "map-type");
  const errors: FieldError[] = [];
  if (mapType !== "atomic" && mapType !== "granular") {
    errors.push(notSupported(`${path}.${key}`, mapType, ["atomic", "granular"]));
  }
  if (type !== "object") errors.push(wrongType(type, `${path}.type`, `must be object if ${key} is specified`));
  return errors;
}

/** What is wrong with the list type and keys of a list. */
export function listTypeProblems(schema: Schema, path: string): FieldError[] {
  const { listType, listMapKeys = [], type, items } = schema;
  const typeKey = extensionKey(schema, "list-type");
  const keysKey = extensionKey(schema, "list-map-keys");
  const errors: FieldError[] = [];
  if (listType !== undefined && type !== "array") {
    errors.push(wrongType(type, `${path}.type`, `must be array if ${typeKey} is specified`));
  } else if (listType === "set" && items !== undefined) {
    addErrors(errors, setItemProblems(items, `${path}.items`, schema));
  }
  if (listType !== undefined && !["atomic", "set", "map"].includes(listType)) {
    errors.push(notSupportedAsListed(`${path}.${typeKey}`, listType, ["atomic", "set", "map"]));
  }
  if (listMapKeys.length > 0 && listType !== "map") {
    const field = `${path}.${typeKey}`;
    const text = `must be map if ${keysKey} is non-empty`;
    errors.push(listType === undefined ? required(field, text) : invalid(field, listType, text));
  }
  if (listType === "map") addErrors(errors, mapListProblems(schema, path));
  if (items?.nullable === true && (listType === "set" || listType === "map")) {
    errors.push(forbidden(`${path}.items.nullable`, `cannot be nullable when ${typeKey} is ${listType}`));
  }
  return errors;
}

function wrongType(type: string, field: string, text: string): FieldError {
  return type === "" ? required(field, text) : invalid(field, type, text);
}

function mapListProblems(schema: Schema, path: string): FieldError[] {
  const { listMapKeys = [], items, source } = schema;
  const typeKey = extensionKey(schema, "list-type");
  const keysKey = extensionKey(schema, "list-map-keys");
  const errors: FieldError[] = [];
  if (listMapKeys.length === 0) {
    errors.push(required(`${path}.${keysKey}`, `must not be empty if ${typeKey} is map`));
  }
  if (items === undefined) {
    const isMany = Array.isArray(source["items"]);
    const text = `must ${isMany ? "only have a single schema" : "have a schema"} if ${typeKey} is map`;
    errors.push(isMany ? invalid(`${path}.items`, "", text) : required(`${path}.items`, text));
    return errors;
  }
  if (items.type !== "object") {
    const text = `must be object if parent array's ${typeKey} is map`;
    errors.push(invalid(`${path}.items.type`, items.type, text));
  } else {
    const seen = new Set<string>();
    for (const key of listMapKeys) {
      if (isFull(errors)) return errors;
      const field = `${path}.${keysKey}`;
      const { type } = items.properties.get(key) ?? {};
      if (type === undefined) errors.push(invalid(field, listMapKeys, "entries must all be names of item properties"));
      else if (type === "array" || type === "object") {
        const text = `must be a scalar type if parent array's ${typeKey} is map`;
        errors.push(invalid(`${propertyPath(`${path}.items`, key)}.type`, items.type, text));
      }
      if (seen.has(key)) errors.push(invalid(field, listMapKeys, "must not contain duplicate entries"));
      seen.add(key);
    }
  }
  const requiredKeys = new Set(items.required);
  for (const key of listMapKeys) {
    if (isFull(errors)) break;
    addErrors(errors, keyProblems(items, key, { path, keysKey, isRequired: requiredKeys.has(key) }));
  }
  return errors;
}

/** A key is in every item, and never null. */
function keyProblems(
  items: Schema,
  key: string,
  { path, keysKey, isRequired }: { readonly path: string; readonly keysKey: string; readonly isRequired: boolean },
): FieldError[] {
  const property = items.properties.get(key);
  if (property === undefined) return [];
  const at = propertyPath(`${path}.items`, key);
  const because = `this property is in ${keysKey}, so it`;
  const errors: FieldError[] = [];
  if (property.default === undefined && !isRequired) {
    errors.push(required(`${at}.default`, `${because} must have a default or be a required property`));
  }
  if (property.nullable) errors.push(forbidden(`${at}.nullable`, `${because} cannot be nullable`));
  return errors;
}

function setItemProblems(items: Schema, path: string, list: Schema): FieldError[] {
  const because = `as item of a list with ${extensionKey(list, "list-type")}=set`;
  if (items.type === "object" && items.mapType !== "atomic") {
    const field = `${path}.${extensionKey(items, "map-type", list)}`;
    return [invalid(field, items.mapType ?? null, `must be atomic ${because}`)];
  }
  if (items.type === "array" && items.listType !== undefined && items.listType !== "atomic") {
    const field = `${path}.${extensionKey(items, "list-type")}`;
    return [invalid(field, items.listType, `must be atomic ${because}`)];
  }
  return [];
}
