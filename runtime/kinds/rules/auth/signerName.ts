import { addErrors, type FieldError, invalid, tooLong } from "../../../schema/fieldError.ts";
import { dnsLabel, dnsSubdomain, maxSubdomainLength } from "../../../schema/names.ts";

/** `domain/path` of a signer. The schema checks that it is there and its whole length. */
export function validateSignerName(name: string, field: string): FieldError[] {
  const [domain = "", path, more] = name.split("/");
  if (name === "") return [];
  if (path === undefined || more !== undefined) {
    return [invalid(field, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'")];
  }
  const labels = domain.split(".");
  const errors: FieldError[] = [];
  if (domain.length > maxSubdomainLength) errors.push(tooLong(field, maxSubdomainLength));
  addErrors(errors, firstBad(labels, { whole: domain, check: dnsLabel, field }));
  if (labels.length < 2) {
    errors.push(invalid(field, domain, "should be a domain with at least two segments separated by dots"));
  }
  addErrors(errors, firstBad(path.split("."), { whole: path, check: dnsSubdomain, field }));
  return errors;
}

interface Part {
  readonly whole: string;
  readonly check: (value: string) => string | undefined;
  readonly field: string;
}

function firstBad(labels: readonly string[], { whole, check, field }: Part): FieldError[] {
  for (const label of labels) {
    const text = check(label);
    if (text !== undefined) return [invalid(field, whole, `validating label ${JSON.stringify(label)}: ${text}`)];
  }
  return [];
}
