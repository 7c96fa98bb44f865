/** Turns what a generated validator found into field errors. Only a faulty object pays for paths and texts. */
import { duplicate, type FieldError, invalid, maxFieldErrors, required, tooFew, tooLong } from "./fieldError.ts";
import { notSupported, notSupportedAsListed, tooMany } from "./fieldError.ts";
import { formats, isFormatName } from "./formats/formats.ts";
import { faultsOf } from "./names.ts";
import { locate, type Place } from "./place.ts";
import type { Structure } from "./structure.ts";
import { type ValidatorError, violations } from "./validator.ts";

/** Field errors of an object, in the order of the schema, each once. */
export function check(structure: Structure, object: unknown): FieldError[] {
  const errors = violations(structure, object);
  if (errors.length === 0) return [];
  const found: OrderedError[] = [];
  for (const error of errors) {
    if (found.length >= maxFieldErrors) break;
    for (const each of fieldErrors(error, locate(structure, object, error.instancePath))) found.push(each);
  }
  found.sort((a, b) => compareOrder(a.order, b.order));
  const isRepeated = new Set<string>();
  return found
    .map((each) => each.error)
    .filter(({ reason, field, message }) => {
      const key = `${reason}\n${field}\n${message}`;
      return !isRepeated.has(key) && isRepeated.add(key) !== undefined;
    });
}

interface OrderedError {
  readonly order: readonly number[];
  readonly error: FieldError;
}

/** Ends the name of a format that also takes "": fields that need no value, or of which "" is reported as missing. */
const orEmpty = " or empty";

/** What generated validators call for `format`; the texts are made afterwards. */
export const formatChecks: Readonly<Record<string, (value: string) => boolean>> = Object.fromEntries(
  Object.entries(formats).flatMap(([name, format]) => [
    [name, (value: string) => format(value) === undefined],
    [`${name}${orEmpty}`, (value: string) => value === "" || format(value) === undefined],
  ]),
);

/** Whether no two items are equal. Items are scalars or plain JSON. */
export function hasUniqueItems(list: readonly unknown[]): boolean {
  return list.length < 2 || new Set(list.map(identity)).size === list.length;
}

/** Whether no two items of a `listType: map` list have the same keys. */
export function hasUniqueKeys(list: readonly unknown[], keys: readonly string[]): boolean {
  return list.length < 2 || new Set(list.map((item) => keyOf(item, keys))).size === list.length;
}

function fieldErrors(error: ValidatorError, place: Place): OrderedError[] {
  const { params } = error;
  const { order } = place;
  switch (error.keyword) {
    case "required": {
      const missing = place.member(String(params["missingProperty"]));
      return [{ order: missing.order, error: required(missing.path, missing.requiredDetail) }];
    }
    case "unique":
      return duplicateItems(place);
    case "uniqueKeys":
      return duplicateKeys(place, params["keys"] as readonly string[]);
    case "format": {
      const { path, value } = place;
      return formatTexts(params["format"], value).map((text) => ({ order, error: invalid(path, value, text) }));
    }
    default:
      return [{ order, error: valueError(error, place) }];
  }
}

function valueError({ keyword, params }: ValidatorError, place: Place): FieldError {
  const { path, value, requiredDetail } = place;
  const isMissing = value === "" && place.isEmptyMissing;
  const limit = Number(params["limit"]);
  const missing = required(path, requiredDetail);
  switch (keyword) {
    case "type":
      return missing;
    case "enum":
      return isMissing ? missing : notSupported(path, value, allowedValues(params["allowedValues"]));
    case "givenEnum":
      return isMissing ? missing : notSupportedAsListed(path, value, allowedValues(params["allowedValues"]));
    case "minLength":
      return value === "" ? missing : tooShort(path, limit);
    case "maxLength":
      return tooLong(path, limit);
    case "minItems":
    case "minProperties":
      return sizeOf(value) === 0 && limit === 1 ? missing : tooFew(path, sizeOf(value), limit);
    case "maxItems":
    case "maxProperties":
      return tooMany(path, sizeOf(value), limit);
    default:
      return invalid(path, value, numberText(keyword, params));
  }
}

function numberText(keyword: string, params: ValidatorError["params"]): string {
  switch (keyword) {
    case "range":
      return `must be between ${params["minimum"]} and ${params["maximum"]}, inclusive`;
    case "minimum":
      return `must be greater than or equal to ${params["limit"]}`;
    case "exclusiveMinimum":
      return `must be greater than ${params["limit"]}`;
    case "maximum":
      return `must be less than or equal to ${params["limit"]}`;
    case "exclusiveMaximum":
      return `must be less than ${params["limit"]}`;
    case "multipleOf":
      return `must be a multiple of ${params["multipleOf"]}`;
    case "pattern":
      return `must match the regular expression '${params["pattern"]}'`;
    default:
      throw new Error(`a validator reports the unknown keyword ${keyword}`);
  }
}

function tooShort(field: string, min: number): FieldError {
  return { reason: "FieldValueTooShort", field, message: `Too short: must be at least ${min} characters` };
}

function formatTexts(format: unknown, value: unknown): string[] {
  const name = String(format).replace(orEmpty, "");
  return isFormatName(name) ? faultsOf(formats[name], String(value)) : [];
}

/** null, and "" that comes last, are there for fields that may be empty, and are no names to offer. */
function allowedValues(values: unknown): string[] {
  const names = (values as readonly unknown[]).filter((each) => each !== null).map(String);
  return names.at(-1) === "" ? names.slice(0, -1) : names;
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

/** Every item that equals an earlier one. */
function duplicateItems(place: Place): OrderedError[] {
  return repeated(place.value, identity).map(([index, item]) => {
    const at = place.item(index);
    return { order: at.order, error: duplicate(at.path, item) };
  });
}

/** With one key the key's field is at fault, with several the item, printed as its keys. */
function duplicateKeys(place: Place, keys: readonly string[]): OrderedError[] {
  return repeated(place.value, (item) => keyOf(item, keys)).map(([index, item]) => {
    const at = place.item(index);
    const values = Object.fromEntries(keys.map((key) => [key, (item as Record<string, unknown>)[key]]));
    const [only] = keys;
    if (keys.length !== 1 || only === undefined) return { order: at.order, error: duplicate(at.path, values) };
    const member = at.member(only);
    return { order: member.order, error: duplicate(member.path, values[only] ?? "") };
  });
}

function repeated(list: unknown, keyFor: (item: unknown) => unknown): [number, unknown][] {
  const seen = new Set<unknown>();
  const found: [number, unknown][] = [];
  for (const [index, item] of (list as readonly unknown[]).entries()) {
    const key = keyFor(item);
    if (seen.has(key) && found.push([index, item]) >= maxFieldErrors) break;
    seen.add(key);
  }
  return found;
}

function identity(item: unknown): unknown {
  return typeof item === "object" ? JSON.stringify(item) : item;
}

function keyOf(item: unknown, keys: readonly string[]): unknown {
  const object = item as Record<string, unknown>;
  const [first] = keys;
  if (keys.length === 1 && first !== undefined) return object[first] ?? "";
  return JSON.stringify(keys.map((key) => object[key] ?? ""));
}

function compareOrder(a: readonly number[], b: readonly number[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
