import type { ScalarType } from "../runtime/schema/index.ts";
import { type Data, text } from "./read.ts";

export const scalarNames = [
  ...["string", "boolean", "int32", "int64", "uint32", "uint64", "double", "bytes", "time", "microTime"],
  ...["duration", "quantity", "intOrString", "raw", "fieldsV1", "json"],
];

/** The leaf a schema describes; undefined for objects with fields, lists, maps and references. */
export function scalarOf(schema: Data): ScalarType | undefined {
  const named = text(schema["x-scalar"]);
  if (named !== undefined && isScalarName(named)) return named;
  const format = text(schema.format);
  switch (schema.type) {
    case "string":
      return format === "byte" ? "bytes" : format === "date-time" ? "time" : "string";
    case "integer":
      return format === "int32" || format === "uint32" || format === "uint64" ? format : "int64";
    case "number":
      return "double";
    case "boolean":
      return "boolean";
    default:
      return undefined;
  }
}

/** What a leaf is, as far as rules compare it; undefined where they do not. */
export type ScalarForm = "text" | "number" | "flag" | "quantity" | "numberOrText";

export function formOfScalar(scalar: ScalarType | undefined): ScalarForm | undefined {
  switch (scalar) {
    case "string":
    case "bytes":
    case "time":
    case "microTime":
    case "duration":
      return "text";
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
    case "double":
      return "number";
    case "boolean":
      return "flag";
    case "quantity":
      return "quantity";
    case "intOrString":
      return "numberOrText";
    default:
      return undefined;
  }
}

function isScalarName(name: string): name is ScalarType {
  return scalarNames.includes(name);
}
