import { deepEqual } from "../../schema/deepEqual.ts";
import { type Regex, compileRegex } from "../../cel/regex/regex.ts";
import { type Steps, WorkError } from "../../lib/work.ts";
import { invalid, notSupportedAsListed, required, tooLong, tooMany, typeInvalid } from "../../schema/fieldError.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import { dotted, nowhere, type PathStep } from "../../schema/fieldPath.ts";
import type { Structure } from "../../schema/structure.ts";
import { embeddedErrors } from "./embedded.ts";
import { isInteger64, isMultiple } from "../../schema/multiple.ts";
import { doubleText, numberText } from "../../schema/shown/doubleText.ts";
import { hasFormat } from "../../schema/formats/jsonFormats.ts";
import type { Schema } from "./jsonSchema.ts";
import { repetitions } from "./listTypes.ts";
import { fitsFormat, typeProblem } from "./valueType.ts";

/** An error and the value it is about: that of the schema node which found it, not always that of the printed path. */
export interface Finding {
  readonly error: FieldError;
  readonly at: readonly PathStep[];
}

/**
 * Finds what is wrong with a value, in the order of the schema. Never throws: that the work takes too long is found
 * like everything else. `below` is the member that is checked by itself: messages name what lies in it from there on.
 */
export type Validate = (value: unknown, work: Steps, below?: string) => Finding[];

/** @limit Errors of a custom object: the rest is left out. */
const maxFindings = 1000;

/**
 * Makes the check of a value against all keywords of a schema but its rules. With `objectMeta` it is the schema of a
 * whole object, and its list types and embedded resources are checked too, on the same walk; their errors come last.
 */
export function validator(schema: Schema, objectMeta?: Structure): Validate {
  const check = checkOf(objectMeta === undefined ? schema : { ...schema, embedded: false }, objectMeta);
  return (value, work, below) => {
    const walk: Walk = { path: [], found: [], embedded: [], repeated: [], work, below };
    try {
      check(value, walk);
    } catch (error) {
      if (!(error instanceof WorkError)) throw error;
      reportBody(walk, "", `and what follows was not checked: the validation of the object ${error.message}`);
    }
    return [...walk.found, ...walk.embedded, ...walk.repeated];
  };
}

interface Walk {
  readonly path: PathStep[];
  readonly found: Finding[];
  readonly embedded: Finding[];
  readonly repeated: Finding[];
  /** What the check of all values of the object may take. */
  readonly work: Steps;
  readonly below: string | undefined;
}

type Check = (value: unknown, walk: Walk) => void;

function checkOf(schema: Schema, objectMeta?: Structure): Check {
  const { type, intOrString, nullable } = schema;
  const junctors = junctorsOf(schema);
  const forString = stringCheck(schema);
  const forNumber = numberCheck(schema);
  const forList = listCheck(schema, objectMeta);
  const forEnum = enumCheck(schema);
  const forObject = objectCheck(schema, objectMeta);
  const takesAnyType = type === "" && !intOrString;
  return (value, walk) => {
    if (walk.found.length >= maxFindings) return;
    walk.work.step();
    if (value === null) {
      if (!takesAnyType && !nullable) reportType(schema, value, walk);
      forEnum?.(value, walk);
      return;
    }
    if (!takesAnyType) reportType(schema, value, walk);
    for (const each of junctors) each(value, walk);
    if (typeof value === "string") forString?.(value, walk);
    else if (typeof value === "number") forNumber?.(value, walk);
    else if (Array.isArray(value)) forList?.(value, walk);
    forEnum?.(value, walk);
    if (typeof value === "object" && !Array.isArray(value)) forObject?.(value as Members, walk);
  };
}

type Members = Readonly<Record<string, unknown>>;

function reportType(schema: Schema, value: unknown, walk: Walk): void {
  const problem = typeProblem(schema, value);
  if (problem === undefined) return;
  const { wanted, found } = problem;
  report(walk, (at) => typeInvalid(at.field, found, `${at.body} must be of type ${wanted}: ${JSON.stringify(found)}`));
}

interface At {
  /** What the error is about, e.g. `spec.a`, or `<nil>`. */
  readonly field: string;
  /** How its message begins: `spec.a in body`. */
  readonly body: string;
}

function report(walk: Walk, error: (at: At) => FieldError): void {
  const path = dotted(walk.path);
  const { below } = walk;
  const name = below !== undefined && path.startsWith(`${below}.`) ? path.slice(below.length + 1) : path;
  walk.found.push({ error: error({ field: path || nowhere, body: `${name} in body` }), at: [...walk.path] });
}

function reportBody(walk: Walk, value: unknown, text: string): void {
  report(walk, ({ field, body }) => invalid(field, value, `${body} ${text}`));
}

function stringCheck({
  minLength,
  maxLength,
  pattern,
  format,
}: Schema): ((value: string, walk: Walk) => void) | undefined {
  const hasLength = minLength !== undefined || maxLength !== undefined;
  if (!hasLength && pattern === undefined && format === undefined) return undefined;
  let regex: Regex | undefined;
  return (value, walk) => {
    let [isLong, isShort] = [false, false];
    if (hasLength) {
      const length = characters(value);
      isLong = maxLength !== undefined && length > maxLength;
      isShort = minLength !== undefined && length < minLength;
    }
    if (isLong) report(walk, ({ field }) => tooLong(field, maxLength ?? 0));
    else if (isShort) reportBody(walk, value, `should be at least ${minLength} chars long`);
    else if (pattern !== undefined) {
      regex ??= compileRegex(pattern);
      if ("problem" in regex) reportBody(walk, pattern, `is an invalid regex: ${regex.problem}`);
      else if (!regex.test(value, walk.work)) reportBody(walk, value, `should match '${pattern}'`);
    }
    if (format !== undefined && !hasFormat(value, format)) {
      const text = `must be of type ${format}: ${JSON.stringify(value)}`;
      report(walk, ({ field, body }) => typeInvalid(field, value, `${body} ${text}`));
    }
  };
}

/** Code points, as the limits count. */
function characters(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) count -= 1;
  }
  return count;
}

/** Bounds stand for themselves only where they are of the type of the number; of integers they have no fraction. */
function numberCheck(schema: Schema): ((value: number, walk: Walk) => void) | undefined {
  const { multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum, format, type } = schema;
  const isBounded = [multipleOf, minimum, maximum, format].some((each) => each !== undefined);
  if (!isBounded && type !== "integer") return undefined;
  const checkForm = (what: string, value: number, walk: Walk): boolean => {
    if (fitsFormat(schema, value)) return true;
    const form = format === undefined ? "(default format)" : `with format ${format}`;
    const text = `${what} value must be of type ${type} ${form} in ${dotted(walk.path)}`;
    report(walk, () => invalid(nowhere, "", text));
    return false;
  };
  return (value, walk) => {
    checkForm("Checked", value, walk);
    const shown = isInteger64(value) ? numberText : doubleText;
    const limit = (what: string, bound: number) =>
      checkForm(what, bound, walk) && isInteger64(value) ? Math.trunc(bound) + 0 : bound;
    if (multipleOf !== undefined) checkMultiple(walk, value, limit("MultipleOf", multipleOf), shown);
    if (minimum !== undefined) {
      const least = limit("Minimum boundary", minimum);
      const isBelow = exclusiveMinimum ? value <= least : value < least;
      if (isBelow)
        reportBody(walk, value, `should be greater than ${exclusiveMinimum ? "" : "or equal to "}${shown(least)}`);
    }
    if (maximum !== undefined) {
      const most = limit("Maximum boundary", maximum);
      const isAbove = exclusiveMaximum ? value >= most : value > most;
      if (isAbove)
        reportBody(walk, value, `should be less than ${exclusiveMaximum ? "" : "or equal to "}${shown(most)}`);
    }
  };
}

function checkMultiple(walk: Walk, value: number, factor: number, shown: (factor: number) => string): void {
  if (factor > 0) {
    if (!isMultiple(value, factor)) reportBody(walk, value, `should be a multiple of ${shown(factor)}`);
    return;
  }
  const text = `must be positive: ${shown(factor)}`;
  report(walk, ({ field }) => invalid(field, factor, `factor MultipleOf declared for ${field} ${text}`));
}

function listCheck(
  schema: Schema,
  objectMeta?: Structure,
): ((value: readonly unknown[], walk: Walk) => void) | undefined {
  const { minItems, maxItems, items, listType } = schema;
  const check = items === undefined ? undefined : checkOf(items, objectMeta);
  const isKeyed = objectMeta !== undefined && listType !== undefined;
  if (minItems === undefined && maxItems === undefined && check === undefined && !isKeyed) return undefined;
  return (value, walk) => {
    if (isKeyed) reportOthers(walk, walk.repeated, repetitions(schema, value, walk.path));
    if (check !== undefined) {
      const top = walk.path.push(0) - 1;
      for (let index = 0; index < value.length; index += 1) {
        walk.path[top] = index;
        check(value[index], walk);
      }
      walk.path.pop();
    }
    const { length } = value;
    if (minItems !== undefined && length < minItems) reportBody(walk, length, `should have at least ${minItems} items`);
    if (maxItems !== undefined && length > maxItems) report(walk, ({ field }) => tooMany(field, length, maxItems));
  };
}

/** Of the value as a whole. */
function reportOthers({ path }: Walk, found: Finding[], errors: readonly FieldError[]): void {
  for (const error of errors) found.push({ error, at: [...path] });
}

/** A number is compared without its fraction, as the values are integers where they can be. */
function enumCheck({ enum: allowed }: Schema): Check | undefined {
  if (allowed === undefined || allowed.length === 0) return undefined;
  const simple = new Set<unknown>(allowed.filter((each) => typeof each !== "object" || each === null));
  return (value, walk) => {
    if (simple.has(value) || (typeof value === "number" && simple.has(Math.trunc(value)))) return;
    walk.work.step(allowed.length);
    if (typeof value === "object" && allowed.some((each) => deepEqual(each, value))) return;
    const names = allowed.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
    report(walk, ({ field }) => notSupportedAsListed(field, value, names));
  };
}

function objectCheck(schema: Schema, objectMeta?: Structure): ((value: Members, walk: Walk) => void) | undefined {
  const { minProperties, maxProperties, required: names, properties, additionalProperties } = schema;
  const members = [...properties].map(([name, each]) => ({ name, check: checkOf(each, objectMeta) }));
  const rest = typeof additionalProperties === "object" ? checkOf(additionalProperties, objectMeta) : undefined;
  const metaOfEmbedded = schema.embedded ? objectMeta : undefined;
  const isClosed = additionalProperties === false;
  const isBounded = minProperties !== undefined || maxProperties !== undefined;
  const hasMembers = members.length > 0 || rest !== undefined || isClosed;
  if (!hasMembers && !isBounded && names.length === 0 && metaOfEmbedded === undefined) return undefined;
  const lookSteps = (members.length + names.length) * stepsPerLook;
  return (value, walk) => {
    walk.work.step(lookSteps);
    if (metaOfEmbedded !== undefined) {
      reportOthers(walk, walk.embedded, embeddedErrors(value, walk.path, metaOfEmbedded));
    }
    if (isBounded) checkSize(value, schema, walk);
    if (rest !== undefined || isClosed) {
      for (const key of Object.keys(value)) {
        if (properties.has(key)) continue;
        walk.path.push({ key });
        if (rest === undefined) reportForbidden(walk, key);
        else rest(value[key], walk);
        walk.path.pop();
      }
    }
    for (const { name, check } of members) {
      if (!Object.hasOwn(value, name)) continue;
      walk.path.push(name);
      check(value[name], walk);
      walk.path.pop();
    }
    for (const name of names) if (!Object.hasOwn(value, name)) reportMissing(walk, name);
  };
}

/** What it costs to look whether an object has a member, in steps. */
const stepsPerLook = 0.05;

function checkSize(value: Members, { minProperties, maxProperties }: Schema, walk: Walk): void {
  const size = Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties) {
    reportBody(walk, size, `should have at least ${minProperties} properties`);
  }
  if (maxProperties !== undefined && size > maxProperties) {
    report(walk, ({ field }) => tooMany(field, size, maxProperties));
  }
}

function reportForbidden(walk: Walk, key: string): void {
  const path = dotted(walk.path.slice(0, -1)) || nowhere;
  report(walk, ({ body }) => invalid(path, key, `${body} is a forbidden property`));
}

/** The object lacks it, so the object is what the error is about; the path names what is missing. */
function reportMissing(walk: Walk, name: string): void {
  const field = dotted([...walk.path, name]);
  walk.found.push({ error: required(field), at: [...walk.path] });
}

function junctorsOf({ anyOf, oneOf, allOf, not }: Schema): Check[] {
  const checks: Check[] = [];
  if (anyOf.length > 0) checks.push(anyOfCheck(anyOf.map((each) => checkOf(each))));
  if (oneOf.length > 0) checks.push(oneOfCheck(oneOf.map((each) => checkOf(each))));
  if (allOf.length > 0) checks.push(allOfCheck(allOf.map((each) => checkOf(each))));
  if (not !== undefined) checks.push(notCheck(checkOf(not)));
  return checks;
}

/** The findings of a sub-schema, which may come to nothing. It is about the whole value, whatever part they name. */
function trial(check: Check, value: unknown, walk: Walk): Finding[] {
  const found: Finding[] = [];
  check(value, { ...walk, found });
  const at = [...walk.path];
  return found.map(({ error }) => ({ error, at }));
}

function reportJunctor(walk: Walk, text: string): void {
  const path = JSON.stringify(dotted(walk.path));
  report(walk, () => invalid(nowhere, "", `${path} must ${text}`));
}

function anyOfCheck(checks: readonly Check[]): Check {
  return (value, walk) => {
    let first: Finding[] | undefined;
    for (const check of checks) {
      const found = trial(check, value, walk);
      if (found.length === 0) return;
      first ??= found;
    }
    reportJunctor(walk, "validate at least one schema (anyOf)");
    walk.found.push(...(first ?? []));
  };
}

function oneOfCheck(checks: readonly Check[]): Check {
  return (value, walk) => {
    const results = checks.map((check) => trial(check, value, walk));
    const valid = results.filter((found) => found.length === 0).length;
    if (valid === 1) return;
    const count = valid === 0 ? "Found none valid" : `Found ${valid} valid alternatives`;
    reportJunctor(walk, `validate one and only one schema (oneOf). ${count}`);
    if (valid === 0) walk.found.push(...(results[0] ?? []));
  };
}

function allOfCheck(checks: readonly Check[]): Check {
  return (value, walk) => {
    const results = checks.map((check) => trial(check, value, walk));
    const valid = results.filter((found) => found.length === 0).length;
    for (const found of results) walk.found.push(...found);
    if (valid === checks.length) return;
    reportJunctor(walk, `validate all the schemas (allOf)${valid === 0 ? ". None validated" : ""}`);
  };
}

function notCheck(check: Check): Check {
  return (value, walk) => {
    if (trial(check, value, walk).length === 0) reportJunctor(walk, "not validate the schema (not)");
  };
}
