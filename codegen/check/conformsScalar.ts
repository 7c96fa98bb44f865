import { durationNanos } from "../../runtime/schema/duration.ts";
import { formats, isFormatName } from "../../runtime/schema/formats/formats.ts";
import { hasFormat } from "../../runtime/schema/formats/jsonFormats.ts";
import { quantityNanos } from "../../runtime/schema/quantity.ts";
import { type Data, text } from "../read.ts";
import { scalarOf } from "../scalarOf.ts";

/** Why a number or text is none of the kind that a schema names: too large for the type, or of another form. */
export function scalarViolation(value: unknown, schema: Data): string | undefined {
  const scalar = scalarOf(schema) ?? "";
  if (typeof value === "number" && Object.hasOwn(bounds, scalar)) {
    const [least, most] = bounds[scalar] ?? [value, value];
    return value < least || value > most ? `${value} does not fit in ${scalar}` : undefined;
  }
  if (typeof value !== "string") return undefined;
  const form = forms[scalar];
  if (form?.isOf(value) === false) return `"${value}" is not ${form.name}`;
  const format = text(schema.format) ?? "";
  // Fields whose zero is "" have it while they are unset.
  const problem = isFormatName(format) && value !== "" ? formats[format](value) : undefined;
  return problem === undefined ? undefined : `"${value}" is not of format ${format}: ${problem}`;
}

const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
  int64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  uint64: [0, Number.MAX_SAFE_INTEGER],
};

interface Form {
  readonly name: string;
  readonly isOf: (value: string) => boolean;
}

const time: Form = { name: "a time such as 2026-01-31T10:00:00Z", isOf: (value) => hasFormat(value, "date-time") };

const forms: Readonly<Record<string, Form | undefined>> = {
  bytes: { name: "base64", isOf: (value) => hasFormat(value, "byte") },
  time,
  microTime: time,
  duration: { name: "a duration such as 1h30m", isOf: (value) => durationNanos(value) !== undefined },
  quantity: { name: "a quantity such as 500m", isOf: (value) => quantityNanos(value) !== undefined },
};
