import { type FieldError, invalid, required, tooLong } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats/formats.ts";
import { dnsSubdomain } from "../../schema/names.ts";

const maxDomainLength = 63;
const maxIdentifierLength = 32;

/** `domain/identifier`, as attributes are referred to from outside their driver. */
export function qualifiedAttribute(name: string, field: string): FieldError[] {
  if (name === "") return [required(field)];
  const errors = attributeName(name, field);
  if (name.includes("/")) return errors;
  return [...errors, invalid(field, name, "a fully qualified name must be a domain and a name separated by a slash")];
}

/** `identifier` or `domain/identifier`, as a driver names attributes and capacities. */
export function attributeName(name: string, field: string): FieldError[] {
  if (name === "") return [required(field, "name required")];
  const [first = "", second, more] = name.split("/");
  if (more !== undefined) return [invalid(field, name, "must not contain more than one slash")];
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
