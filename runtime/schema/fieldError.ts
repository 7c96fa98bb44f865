/** Errors about one field, with the field's reasons and texts. `field` is a path such as `spec.containers[0].name`. */
export interface FieldError {
  readonly reason: FieldErrorReason;
  readonly field: string;
  /** Label, value and detail, e.g. `Invalid value: "A": must be lower case`. */
  readonly message: string;
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

/** Strings are quoted, numbers and booleans bare, anything else is JSON. */
export function printValue(value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  return JSON.stringify(value) ?? "null";
}

function withDetail(label: string, detail: string): string {
  return detail === "" ? label : `${label}: ${detail}`;
}

export function required(field: string, detail = ""): FieldError {
  return { reason: "FieldValueRequired", field, message: withDetail("Required value", detail) };
}

export function invalid(field: string, value: unknown, detail: string): FieldError {
  return { reason: "FieldValueInvalid", field, message: withDetail(`Invalid value: ${printValue(value)}`, detail) };
}

export function typeInvalid(field: string, value: unknown, detail: string): FieldError {
  return { reason: "FieldValueTypeInvalid", field, message: withDetail(`Invalid value: ${printValue(value)}`, detail) };
}

/** Allowed values are printed sorted, unless `keepOrder`. */
/** Lists what is allowed in alphabetical order. */
export function notSupported(field: string, value: unknown, allowed: readonly string[]): FieldError {
  return notSupportedAsListed(field, value, [...allowed].sort());
}

/** Keeps the order of what is allowed, where that has a meaning. */
export function notSupportedAsListed(field: string, value: unknown, allowed: readonly string[]): FieldError {
  const values = allowed.map((each) => JSON.stringify(each));
  const detail = values.length === 0 ? "" : `supported values: ${values.join(", ")}`;
  return {
    reason: "FieldValueNotSupported",
    field,
    message: withDetail(`Unsupported value: ${printValue(value)}`, detail),
  };
}

export function duplicate(field: string, value: unknown): FieldError {
  return { reason: "FieldValueDuplicate", field, message: `Duplicate value: ${printValue(value)}` };
}

export function notFoundValue(field: string, value: unknown): FieldError {
  return { reason: "FieldValueNotFound", field, message: `Not found: ${printValue(value)}` };
}

export function forbidden(field: string, detail: string): FieldError {
  return { reason: "FieldValueForbidden", field, message: withDetail("Forbidden", detail) };
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
