import {
  addErrors,
  type FieldError,
  forbidden,
  invalid,
  invalidAs,
  notSupported,
  required,
} from "../../schema/fieldError.ts";
import { dns1035Label } from "../../schema/names.ts";
import type { CustomResourceDefinitionLike, DefinitionSpec, DefinitionVersion } from "../definition.ts";
import { partsOf, type VersionPart } from "./places.ts";

/** What is wrong with the list of versions; those that errors show are without the parts that all have alike. */
export function versionsProblems(versions: readonly DefinitionVersion[], isShared: IsShared): FieldError[] {
  const names = versions.map((each) => each.name ?? "");
  const shown = versions.length === 0 ? null : versions.map((each) => withoutShared(each, isShared));
  const errors: FieldError[] = [];
  if (new Set(names).size < names.length) {
    errors.push(invalid("spec.versions", shown, "must contain unique version names"));
  }
  if (versions.filter((each) => each.storage === true).length !== 1) {
    errors.push(invalid("spec.versions", shown, "must have exactly one version marked as storage version"));
  }
  const [first = ""] = names;
  const problem = first === "" ? undefined : dns1035Label(first);
  return problem === undefined ? errors : [...errors, invalid("spec.version", first, problem)];
}

type IsShared = (part: VersionPart) => boolean;

function withoutShared(version: DefinitionVersion, isShared: IsShared): DefinitionVersion {
  const { name = "", served = false, storage = false, deprecated = false, deprecationWarning } = version;
  const warning = deprecationWarning === undefined ? {} : { deprecationWarning };
  return { name, served, storage, deprecated, ...warning, ...partsOf(version, (part) => !isShared(part)) };
}

/** What is wrong with the record of the versions that were stored. */
export function storedVersionsProblems({ spec = {}, status }: CustomResourceDefinitionLike): FieldError[] {
  const { versions = [] } = spec;
  const field = "status.storedVersions";
  if (status === undefined) return [];
  const stored = status.storedVersions ?? [];
  if (stored.length === 0) return [invalid(field, null, "must have at least one stored version")];
  const known = new Set(stored);
  const named = new Set(versions.map((each) => each.name));
  const missing = versions.filter((each) => each.storage === true && !known.has(each.name ?? ""));
  return [
    ...missing.map((each) => invalid(field, stored, `must have the storage version ${each.name ?? ""}`)),
    ...stored.flatMap((name, index) => (named.has(name) ? [] : [invalid(`${field}[${index}]`, name, isLeftOut(name))])),
  ];
}

/** @limit Deprecation warning of a version, in characters: 422. */
const maxWarning = 256;

/** What is wrong with the name of a version and its warning. */
export function versionProblems(
  { name = "", deprecated, deprecationWarning }: DefinitionVersion,
  path: string,
): FieldError[] {
  const problem = dns1035Label(name);
  const errors = problem === undefined ? [] : [invalid(`${path}.name`, name, problem)];
  if (deprecationWarning === undefined) return errors;
  const texts = deprecated === true ? warningProblems(deprecationWarning) : ["can only be set for deprecated versions"];
  return [...errors, ...invalidAs(`${path}.deprecationWarning`, deprecationWarning, texts)];
}

function warningProblems(warning: string): string[] {
  const texts: string[] = [];
  if (Buffer.byteLength(warning) > maxWarning) texts.push(`must be <= ${maxWarning} characters long`);
  if (warning === "") texts.push("must not be an empty string");
  const unprintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u.exec(warning);
  if (unprintable !== null) {
    const at = Buffer.byteLength(warning.slice(0, unprintable.index));
    const rule = "must only contain printable UTF-8 characters";
    texts.push(`${rule}; non-printable character found at index ${at}`);
  }
  return texts;
}

function isLeftOut(name: string): string {
  return (
    `missing from spec.versions; ${name} was previously a storage version, and must remain in spec.versions until a ` +
    `storage migration ensures no data remains persisted in ${name} and removes ${name} from status.storedVersions`
  );
}

/**
 * What is wrong with how objects are converted between versions. Errors name what a webhook has as members of the
 * conversion itself; whether there is one of url and service is checked with them.
 */
export function conversionProblems(conversion: DefinitionSpec["conversion"]): FieldError[] {
  if (conversion === undefined) return [];
  const { strategy = "", webhook } = conversion;
  const field = "spec.conversion";
  const { clientConfig, conversionReviewVersions = [] } = webhook ?? {};
  const errors: FieldError[] = [];
  if (strategy === "") errors.push(required(`${field}.strategy`));
  else if (strategy !== "None" && strategy !== "Webhook") {
    errors.push(notSupported(`${field}.strategy`, strategy, ["None", "Webhook"]));
  }
  if (strategy === "Webhook") {
    if (clientConfig === undefined) {
      errors.push(required(`${field}.webhookClientConfig`, "required when strategy is set to Webhook"));
    }
    return [...errors, ...reviewVersionProblems(conversionReviewVersions, `${field}.conversionReviewVersions`)];
  }
  const text = "should not be set when strategy is not set to Webhook";
  if (clientConfig !== undefined) errors.push(forbidden(`${field}.webhookClientConfig`, text));
  if (conversionReviewVersions.length > 0) errors.push(forbidden(`${field}.conversionReviewVersions`, text));
  return errors;
}

const reviewVersions = ["v1", "v1beta1"];

function reviewVersionProblems(versions: readonly string[], field: string): FieldError[] {
  if (versions.length === 0) return [required(field)];
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [index, version] of versions.entries()) {
    const problem = seen.has(version) ? "duplicate version" : dns1035Label(version);
    if (problem !== undefined) addErrors(errors, [invalid(`${field}[${index}]`, version, problem)]);
    seen.add(version);
  }
  if (reviewVersions.some((each) => seen.has(each))) return errors;
  return [...errors, invalid(field, versions, `must include at least one of ${reviewVersions.join(", ")}`)];
}
