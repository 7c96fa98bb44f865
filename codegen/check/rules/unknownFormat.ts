import { formats } from "../../../runtime/schema/formats.ts";
import { text } from "../../read.ts";
import type { Rule } from "../rule.ts";
import { suggestFix } from "../suggest.ts";

/** The checks that the runtime has by name, besides the two that change how text is carried. */
const textFormats = ["byte", "date-time", ...Object.keys(formats)];

const formatsOf: Readonly<Record<string, readonly string[]>> = {
  integer: ["int32", "int64", "uint32", "uint64"],
  number: ["double"],
  boolean: [],
  array: [],
  object: [],
};

export const unknownFormat: Rule = {
  id: "unknown-format",
  schema: ({ document, pointer, schema }, { report }) => {
    const [type, format] = [text(schema.type), text(schema.format)];
    if (type === undefined || format === undefined) return;
    const known = type === "string" ? textFormats : formatsOf[type];
    if (known === undefined) return; // unknown-value says that there is no such type.
    if (known.includes(format)) return;
    const message = `"${format}" is not a format of ${type === "integer" ? "an integer" : `a ${type}`}`;
    report(document, [...pointer, "format"], { message, fix: suggestFix(format, known) });
  },
};
