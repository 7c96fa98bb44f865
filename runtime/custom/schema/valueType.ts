import { isInteger64 } from "../../schema/multiple.ts";
import type { Schema } from "./jsonSchema.ts";

/** What a value should have been and what it is, in the words of the message. */
export interface TypeProblem {
  readonly wanted: string;
  readonly found: string;
}

/** Whether a value is of the schema's type. A number without a fraction is an integer, however it was written. */
export function typeProblem(schema: Schema, value: unknown): TypeProblem | undefined {
  const { type, intOrString, format = "", nullable } = schema;
  const wanted = intOrString ? "integer,string" : type;
  if (value === null) return wanted === "" || nullable ? undefined : { wanted, found: "null" };
  if (wanted === "") return undefined;
  const found = typeName(value);
  if (found === type) return undefined;
  if (intOrString && (found === "integer" || found === "string")) return undefined;
  if (type === "number" && found === "integer") return undefined;
  const isNumeric = type === "number" || type === "integer";
  if (format !== "" && isNumeric && found !== "string" && found !== "array") {
    return { wanted: format, found: found === "number" ? "float64" : "" };
  }
  return { wanted, found };
}

/** The JSON type of a value that is not null. */
export function typeName(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return isInteger64(value) ? "integer" : "number";
  return typeof value;
}

/** Whether a number fits the format its schema names; an integer has no fraction and 64 bits in any. */
export function fitsFormat(schema: Schema, value: number): boolean {
  if (schema.type === "integer" && !isInteger64(value)) return false;
  switch (schema.format) {
    case "int32":
      return schema.type !== "integer" || (value >= -(2 ** 31) && value < 2 ** 31);
    case "float":
      return schema.type !== "number" || Math.abs(value) <= 3.4028234663852886e38;
    default:
      return true;
  }
}
