import { type FieldError, invalid, required, tooLong } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";

const maxBytes = 63;

/** The name a storage driver calls itself by: like a DNS name, whatever its case. */
export function validateCsiDriverName(name: string, field: string): FieldError[] {
  if (name === "") return [required(field)];
  const errors = Buffer.byteLength(name) > maxBytes ? [tooLong(field, maxBytes)] : [];
  const text = dnsSubdomain(name.toLowerCase());
  return text === undefined ? errors : [...errors, invalid(field, name, text)];
}
