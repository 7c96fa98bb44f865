import { addErrors, type FieldError, forbidden, invalid, notSupported, required } from "../../schema/fieldError.ts";
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
  const { listType, listMapKeys, type, items } = schema;
  const typeKey = extensionKey(schema, "list-type");
  const keysKey = extensionKey(schema, "list-map-keys");
  if (listType === undefined && listMapKeys === undefined) return [];
  const errors: FieldError[] = [];
  if (type !== "array") {
    const cause = listType === undefined ? keysKey : typeKey;
    errors.push(wrongType(type, `${path}.type`, `must be array if ${cause} is specified`));
  }
  if (listType !== undefined && !["atomic", "set", "map"].includes(listType)) {
    errors.push(notSupported(`${path}.${typeKey}`, listType, ["atomic", "map", "set"]));
  }
  if (listType === "map") addErrors(errors, mapListProblems(schema, path));
  else if (listMapKeys !== undefined && listMapKeys.length > 0) {
    const field = `${path}.${typeKey}`;
    const text = `must be map if ${keysKey} is non-empty`;
    errors.push(listType === undefined ? required(field, text) : invalid(field, listType, text));
  }
  if (listType === "set" && items !== undefined) addErrors(errors, setItemProblems(items, `${path}.items`, schema));
  return errors;
}

function wrongType(type: string, field: string, text: string): FieldError {
  return type === "" ? required(field, text) : invalid(field, type, text);
}

function mapListProblems(schema: Schema, path: string): FieldError[] {
  const { listMapKeys = [], items } = schema;
  const typeKey = extensionKey(schema, "list-type");
  const keysKey = extensionKey(schema, "list-map-keys");
  const because = `if ${typeKey} is map`;
  if (listMapKeys.length === 0) return [required(`${path}.${keysKey}`, `must not be empty ${because}`)];
  if (items === undefined) return [];
  const errors: FieldError[] = [];
  if (items.type !== "object") errors.push(wrongType(items.type, `${path}.items.type`, `must be object ${because}`));
  if (new Set(listMapKeys).size < listMapKeys.length) {
    errors.push(invalid(`${path}.${keysKey}`, listMapKeys, "must not contain duplicate entries"));
  }
  if (items.nullable) errors.push(forbidden(`${path}.items.nullable`, `must be false ${because}`));
  for (const [index, key] of listMapKeys.entries()) {
    const property = items.properties.get(key);
    const at = `${path}.items.properties[${key}]`;
    if (property === undefined) {
      const text = "entries must all be names of item properties";
      errors.push(invalid(`${path}.${keysKey}[${index}]`, key, text));
      continue;
    }
    if (property.type === "array" || property.type === "object") {
      errors.push(invalid(`${at}.type`, property.type, `must be a scalar type if parent array's ${typeKey} is map`));
    }
    if (property.nullable)
      errors.push(forbidden(`${at}.nullable`, `must be false if parent array's ${typeKey} is map`));
    if (property.default === undefined && !items.required.includes(key)) {
      const text = `this property is in ${keysKey}, so it must have a default or be a required property`;
      errors.push(required(`${at}.default`, text));
    }
  }
  return errors;
}

function setItemProblems(items: Schema, path: string, list: Schema): FieldError[] {
  const because = `as item of a list with ${extensionKey(list, "list-type")} set`;
  const errors: FieldError[] = [];
  if (items.nullable) errors.push(forbidden(`${path}.nullable`, `must be false ${because}`));
  if (items.type === "object" && items.mapType !== "atomic") {
    const field = `${path}.${extensionKey(items, "map-type", list)}`;
    const text = `must be atomic ${because}`;
    errors.push(items.mapType === undefined ? required(field, text) : invalid(field, items.mapType, text));
  }
  if (items.type === "array" && items.listType !== undefined && items.listType !== "atomic") {
    errors.push(invalid(`${path}.${extensionKey(items, "list-type")}`, items.listType, `must be atomic ${because}`));
  }
  return errors;
}
