import { type FieldError, invalid, tooLong } from "../../schema/fieldError.ts";
import { qualifiedName } from "../../schema/names.ts";

/** Bytes that keys and values of parameters or of attachment metadata may take together. */
const maxBytes = 256 * 1024;

/** The name of a driver that makes volumes, whatever its case. The schema checks that it is there. */
export function validateDriver(name: string, field: string): FieldError[] {
  const text = name === "" ? undefined : qualifiedName(name.toLowerCase());
  return text === undefined ? [] : [invalid(field, name, text)];
}

/** Words to a driver. The schema counts them. */
export function validateParameters(
  parameters: Readonly<Record<string, string>> = {},
  field = "parameters",
): FieldError[] {
  const errors: FieldError[] = [];
  let bytes = 0;
  for (const [key, value] of Object.entries(parameters)) {
    if (key === "") errors.push(invalid(field, key, "field can not be empty."));
    bytes += Buffer.byteLength(key) + Buffer.byteLength(value);
  }
  return bytes > maxBytes ? [...errors, tooLong(field, maxBytes)] : errors;
}
