import { quoted } from "./quoted.ts";
import { maxValueLength } from "./text/shorten.ts";
import { numberText } from "./shown/doubleText.ts";

/** Errors about one field, with the field's reasons and texts. `field` is a path such as `spec.containers[0].name`. */
export interface FieldError {
  readonly reason: FieldErrorReason;
  readonly field: string;
  /** Label, value and detail, e.g. `Invalid value: "A": must be lower case`. */
  readonly message: string;
  /** What the message shows, and how it is made of that, where that is an object. */
  readonly value?: unknown;
  readonly messageOf?: (shown: string) => string;
  readonly change?: SpecChange;
  /** Path at which the value lies, where the error names it by another. */
  readonly at?: string;
  /** An earlier check says the same, and readers are to see both causes. */
  readonly isRepeated?: true;
  /** Nothing is said of what these hold, by their paths from that of the error: "" is all below it. */
  readonly hides?: readonly string[];
  /** Nothing else is said of the object, but by others like it. */
  readonly isAlone?: true;
}

/** What should not have changed. */
export interface SpecChange {
  readonly before: object;
  readonly after: object;
  /** Where it lies, which is not always the path of the error. */
  readonly at: string;
  /** It is one of several sources in what lies there; the other fields of that are not shown. */
  readonly isSource?: boolean;
}

export type FieldErrorReason =
  | "FieldValueNotFound"
  | "FieldValueRequired"
  | "FieldValueDuplicate"
  | "FieldValueInvalid"
  | "FieldValueNotSupported"
  | "FieldValueForbidden"
  | "FieldValueTooLong"
  | "FieldValueTooShort"
  | "FieldValueTooMany"
  | "FieldValueTooFew"
  | "FieldValueTypeInvalid"
  | "InternalError";

/** Strings are quoted, numbers and booleans bare, anything else is JSON; what is long is cut. */
export function printValue(value: unknown): string {
  if (typeof value === "string") return quoted(value, maxValueLength);
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return printJson(value);
  let text = printed.get(value);
  if (text !== undefined) return text;
  if (printed.size === 0) queueMicrotask(() => printed.clear());
  text = printJson(value);
  printed.set(value, text);
  return text;
}

/**
 * What was printed since others had a turn, so that nothing of it has changed: a thousand errors may be about the same
 * object, and only to begin with the first of its 70,000 names takes milliseconds.
 */
const printed = new Map<object, string>();

function printJson(value: unknown): string {
  const text = withoutMarkup(jsonBegin(value, maxValueLength) ?? "null");
  return text.length <= maxValueLength ? text : `${text.slice(0, maxValueLength)}…`;
}

/** JSON whose texts can stand in a page. */
export function withoutMarkup(json: string): string {
  return json.replace(/[<>&]/g, (each) => `\\u00${each.charCodeAt(0).toString(16)}`);
}

/** A value as JSON, or the begin of it where it is longer than so many characters; the rest is not looked at. */
export function jsonBegin(value: unknown, length: number): string | undefined {
  if (typeof value === "string") return JSON.stringify(value.length <= length ? value : value.slice(0, length));
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? listBegin(value, length) : objectBegin(value, length);
}

/** By index: to name the items of a long list takes as long as to write all of them. */
function listBegin(list: readonly unknown[], length: number): string {
  let text = "[";
  for (let index = 0; index < list.length && text.length <= length; index++) {
    text += `${index === 0 ? "" : ","}${jsonBegin(list[index], length - text.length) ?? "null"}`;
  }
  return text.length > length ? text : `${text}]`;
}

function objectBegin(object: object, length: number): string {
  let text = "{";
  for (const key in object) {
    const member = jsonBegin((object as Record<string, unknown>)[key], length - text.length);
    if (member === undefined) continue;
    text += `${text.length === 1 ? "" : ","}${jsonBegin(key, length)}:${member}`;
    if (text.length > length) return text;
  }
  return `${text}}`;
}

function withDetail(label: string, detail: string): string {
  return detail === "" ? label : `${label}: ${detail}`;
}

/** The message is made when it is read: of many errors only the first are listed. */
function lazily(reason: FieldErrorReason, field: string, { value, messageOf }: Shown): FieldError {
  return {
    reason,
    field,
    value,
    messageOf,
    get message() {
      return messageOf(printValue(value));
    },
  };
}

interface Shown {
  readonly value: unknown;
  readonly messageOf: (shown: string) => string;
}

export function required(field: string, detail = ""): FieldError {
  return { reason: "FieldValueRequired", field, message: withDetail("Required value", detail) };
}

export function invalid(field: string, value: unknown, detail: string): FieldError {
  const messageOf = (shown: string) => withDetail(`Invalid value: ${shown}`, detail);
  return lazily("FieldValueInvalid", field, { value, messageOf });
}

/** Of a value that lies at another path than the error names. */
export function invalidAt(
  at: string,
  value: unknown,
  { field, detail }: Readonly<Record<"field" | "detail", string>>,
): FieldError {
  return Object.assign(invalid(field, value, detail), { at });
}

/** Of a value that is not shown. */
export function invalidUnshown(field: string, detail: string): FieldError {
  return { reason: "FieldValueInvalid", field, message: withDetail("Invalid value", detail) };
}

/** An error for each text that says what is wrong with a value. */
export function invalidAs(field: string, value: unknown, texts: readonly string[]): FieldError[] {
  return texts.map((text) => invalid(field, value, text));
}

export function typeInvalid(field: string, value: unknown, detail: string): FieldError {
  const messageOf = (shown: string) => withDetail(`Invalid value: ${shown}`, detail);
  return lazily("FieldValueTypeInvalid", field, { value, messageOf });
}

/** Lists what is allowed in alphabetical order. */
export function notSupported(field: string, value: unknown, allowed: readonly string[]): FieldError {
  const messageOf = (shown: string) => unsupported(shown, [...allowed].sort());
  return lazily("FieldValueNotSupported", field, { value, messageOf });
}

/** Keeps the order of what is allowed, where that has a meaning. */
export function notSupportedAsListed(field: string, value: unknown, allowed: readonly string[]): FieldError {
  return lazily("FieldValueNotSupported", field, { value, messageOf: (shown) => unsupported(shown, allowed) });
}

function unsupported(shown: string, allowed: readonly string[]): string {
  const names = allowed.slice(0, maxAllowedListed).map((each) => JSON.stringify(each));
  const more = allowed.length > names.length ? ", ..." : "";
  const detail = names.length === 0 ? "" : `supported values: ${names.join(", ")}${more}`;
  return withDetail(`Unsupported value: ${shown}`, detail);
}

/** @limit Allowed values that an error lists: the rest is not listed. */
const maxAllowedListed = 200;

export function duplicate(field: string, value: unknown): FieldError {
  return lazily("FieldValueDuplicate", field, { value, messageOf: (shown) => `Duplicate value: ${shown}` });
}

export function duplicateUnshown(field: string): FieldError {
  return { reason: "FieldValueDuplicate", field, message: "Duplicate value" };
}

export function notFoundValue(field: string, value: unknown, detail = ""): FieldError {
  const messageOf = (shown: string) => withDetail(`Not found: ${shown}`, detail);
  return lazily("FieldValueNotFound", field, { value, messageOf });
}

export function forbidden(field: string, detail: string): FieldError {
  return { reason: "FieldValueForbidden", field, message: withDetail("Forbidden", detail) };
}

/** What should not be there besides others; what it holds is no matter then. */
export function surplus(field: string, detail: string): FieldError {
  return hiding([""], forbidden(field, detail));
}

/** The same error, which makes what is below these paths no matter. */
export function hiding(paths: readonly string[], error: FieldError): FieldError {
  return Object.defineProperty(error, "hides", { value: paths, enumerable: true });
}

/** The same errors, which hide all others. */
export function alone(errors: readonly FieldError[]): FieldError[] {
  const marks = { isAlone: { value: true, enumerable: true }, isRepeated: { value: true, enumerable: true } };
  return errors.map((each) => Object.defineProperties(each, marks));
}

/** Those errors that hide all others, or all. */
export function loneOrAll(errors: readonly FieldError[]): readonly FieldError[] {
  return errors.some(({ isAlone }) => isAlone) ? errors.filter(({ isAlone }) => isAlone) : errors;
}

/** Errors without those about what others hide. */
export function withoutHidden(errors: readonly FieldError[]): readonly FieldError[] {
  const roots = errors.flatMap(({ field, hides = [] }) => hides.map((each) => `${field}${each}`.replace(/^\./, "")));
  if (roots.length === 0) return errors;
  const isWithin = (field: string, root: string) => field.startsWith(root) && /^[.[]/.test(field.slice(root.length));
  return errors.filter(({ field }) => !roots.some((each) => isWithin(field, each)));
}

/** A change that may not be; `names` are the paths that the message lists where it does not show the change itself. */
export function forbiddenChange(
  field: string,
  detail: string,
  { names, ...change }: SpecChange & { readonly names: () => readonly string[] },
): FieldError {
  const messageOf = (shown: string) => `Forbidden: ${detail}\n${shown}`;
  return {
    reason: "FieldValueForbidden",
    field,
    messageOf,
    change,
    get message() {
      return messageOf(names().join("\n"));
    },
  };
}

export function internalError(field: string, detail: string): FieldError {
  return { reason: "InternalError", field, message: `Internal error: ${detail}` };
}

/** The same error of a value that has its declared form already. */
export function asShown(error: FieldError): FieldError {
  const { reason, field } = error;
  return {
    reason,
    field,
    get message() {
      return error.message;
    },
  };
}

export function tooLong(field: string, maxBytes: number): FieldError {
  const unit = maxBytes === 1 ? "byte" : "bytes";
  return { reason: "FieldValueTooLong", field, message: `Too long: may not be more than ${maxBytes} ${unit}` };
}

export function tooMany(field: string, actual: number, max: number): FieldError {
  const unit = max === 1 ? "item" : "items";
  return { reason: "FieldValueTooMany", field, message: `Too many: ${actual}: must have at most ${max} ${unit}` };
}

export function tooFew(field: string, actual: number, min: number): FieldError {
  const unit = min === 1 ? "item" : "items";
  return { reason: "FieldValueTooFew", field, message: `Too few: ${actual}: must have at least ${min} ${unit}` };
}

/** The same error of another field, below which the object lies that it was found in. */
export function movedTo(field: string, error: FieldError): FieldError {
  const { reason, value, messageOf, hides } = error;
  const moved =
    messageOf === undefined ? { reason, field, message: error.message } : lazily(reason, field, { value, messageOf });
  return hides === undefined ? moved : hiding(hides, moved);
}

/** @limit Field errors of one object: validation ends, and the answer says that there are more. */
export const maxFieldErrors = 1000;

/** The same error once more, as a cause of its own. */
export function saidAgain(error: FieldError): FieldError {
  const { reason, field, value, messageOf } = error;
  const again = messageOf === undefined ? { ...error } : lazily(reason, field, { value, messageOf });
  return Object.assign(again, { isRepeated: true as const });
}

/** Whether there are more errors than an answer shows, so that a loop over input may end. */
export function isFull(errors: readonly FieldError[]): boolean {
  return errors.length > maxFieldErrors;
}

/** Adds errors to those found before, as far as an answer shows them. */
export function addErrors(errors: FieldError[], more: readonly FieldError[]): void {
  for (const each of more) {
    if (isFull(errors)) return;
    errors.push(each);
  }
}

/** Errors without those that an earlier check has said of the same field in the same words, but for the repeated. */
export function newErrors(errors: readonly FieldError[], said: readonly FieldError[]): readonly FieldError[] {
  if (errors.length === 0 || said.length === 0) return errors;
  if (said.length >= maxFieldErrors) return []; // no more are listed
  const keyOf = ({ field, message }: FieldError) => JSON.stringify([field, message]);
  const known = new Set(said.map(keyOf));
  return errors
    .slice(0, said.length + maxFieldErrors)
    .filter((each) => each.isRepeated === true || !known.has(keyOf(each)));
}
