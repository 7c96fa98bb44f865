import { type FieldError, invalid, invalidAs, tooLong } from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats/formats.ts";
import { dnsSubdomain, faultsOf } from "../../../schema/names.ts";

const maxDomainLength = 63;
const maxIdentifierLength = 32;

/** `domain/identifier`, as attributes are referred to from outside their driver. */
export function qualifiedAttribute(name: string, field: string): FieldError[] {
  const errors = attributeName(name, field);
  if (name.includes("/")) return errors;
  return [...errors, invalid(field, name, "a fully qualified name must be a domain and a name separated by a slash")];
}

/** `identifier` or `domain/identifier`, as a driver names attributes and capacities. */
export function attributeName(name: string, field: string): FieldError[] {
  const [first = "", second, more] = name.split("/");
  if (more !== undefined) return []; // accepted, whatever it says
  if (second === undefined) return identifier(first, field);
  return [
    ...(first === "" ? [invalid(field, "", "the domain must not be empty")] : domain(first, field)),
    ...(second === "" ? [invalid(field, "", "the name must not be empty")] : identifier(second, field)),
  ];
}

function domain(name: string, field: string): FieldError[] {
  const long = name.length > maxDomainLength ? [tooLong(field, maxDomainLength)] : [];
  return [...long, ...invalidAs(field, name, faultsOf(dnsSubdomain, name.toLowerCase()))];
}

function identifier(name: string, field: string): FieldError[] {
  const long = name.length > maxIdentifierLength ? [tooLong(field, maxIdentifierLength)] : [];
  return [...long, ...invalidAs(field, name, faultsOf(formats["c-identifier"], name))];
}
