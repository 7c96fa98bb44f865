import { formatsOfType } from "../../../../runtime/schema/formats/formats.ts";
import { text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";
import { sharedTypeFix } from "../../sharedTypes.ts";
import { suggestFix } from "../../suggest.ts";

export const unknownFormat: Rule = {
  id: "unknown-format",
  schema: ({ document, pointer, schema }, { report }) => {
    const [type, format] = [text(schema.type), text(schema.format)];
    if (type === undefined || format === undefined) return;
    const known = Object.hasOwn(formatsOfType, type) ? formatsOfType[type] : undefined;
    if (known === undefined) return; // unknown-value says that there is no such type.
    if (known.includes(format)) return;
    const message = `"${format}" is not a format of ${type === "integer" ? "an integer" : `a ${type}`}`;
    report(document, [...pointer, "format"], { message, fix: sharedTypeFix(format) ?? suggestFix(format, known) });
  },
};
