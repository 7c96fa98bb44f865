import type { DeviceAttribute } from "../../../generated/resource/v1/device.ts";
import { type FieldError, invalid, required, tooLong } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";
import { dnsSubdomain } from "../../schema/names.ts";

const maxDomainLength = 63;
const maxIdentifierLength = 32;
const maxTextLength = 64;

/** `domain/identifier`, as attributes are referred to from outside their driver. */
export function qualifiedAttribute(name: string, field: string): FieldError[] {
  if (name === "") return [required(field)];
  if (!name.includes("/")) return [invalid(field, name, "must include a domain")];
  return attributeName(name, field);
}

/** `identifier` or `domain/identifier`, as a driver names attributes and capacities. */
export function attributeName(name: string, field: string): FieldError[] {
  if (name === "") return [required(field, "name required")];
  const [first = "", second, more] = name.split("/");
  if (more !== undefined) return [invalid(field, name, "must be a C identifier, or a domain and one joined by /")];
  if (second === undefined) return identifier(first, field);
  if (first === "") return [invalid(field, "", "the domain must not be empty")];
  if (second === "") return [invalid(field, "", "the name must not be empty")];
  const errors = first.length > maxDomainLength ? [tooLong(field, maxDomainLength)] : [];
  const text = dnsSubdomain(first);
  if (text !== undefined) errors.push(invalid(field, first, text));
  return [...errors, ...identifier(second, field)];
}

function identifier(name: string, field: string): FieldError[] {
  if (name.length > maxIdentifierLength) return [tooLong(field, maxIdentifierLength)];
  const text = formats["c-identifier"](name);
  return text === undefined ? [] : [invalid(field, name, text)];
}

const types = ["int", "bool", "string", "version", "ints", "bools", "strings", "versions"] as const;
/** Semantic versioning 2.0, without a leading v. */
const semver =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** Exactly one value, and texts and versions that are short and well formed. */
export function validateAttribute(attribute: DeviceAttribute, path: string): FieldError[] {
  const present = types.filter((each) => attribute[each] !== undefined);
  if (present.length === 0) return [required(path, "exactly one value must be specified")];
  if (present.length > 1) return [invalid(path, attribute, "exactly one value must be specified")];
  const { string, version, strings = [], versions = [] } = attribute;
  return [
    ...(string === undefined ? [] : validateText(string, `${path}.string`)),
    ...(version === undefined ? [] : validateVersion(version, `${path}.version`)),
    ...strings.flatMap((each, index) => validateText(each, `${path}.strings[${index}]`)),
    ...versions.flatMap((each, index) => validateVersion(each, `${path}.versions[${index}]`)),
  ];
}

function validateText(text: string, field: string): FieldError[] {
  return text.length > maxTextLength ? [tooLong(field, maxTextLength)] : [];
}

function validateVersion(version: string, field: string): FieldError[] {
  const errors = validateText(version, field);
  if (semver.test(version)) return errors;
  return [...errors, invalid(field, version, "must be a string compatible with semver.org spec 2.0.0")];
}
