import { number } from "../../read.ts";
import type { Rule } from "../rule.ts";

const pairs = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

export const badRange: Rule = {
  id: "bad-range",
  schema: ({ document, pointer, schema }, { report }) => {
    for (const [low, high] of pairs) {
      const [least, most] = [number(schema[low]), number(schema[high])];
      if (low.startsWith("min") && low !== "minimum" && least !== undefined && least < 0) {
        report(document, [...pointer, low], { message: `${low} is negative`, fix: "write 0 or more, or remove it" });
      }
      if (least === undefined || most === undefined || least <= most) continue;
      const message = `${low} ${least} is above ${high} ${most}, so that no value is allowed`;
      report(document, [...pointer, low], { message, fix: "swap or correct the two" });
    }
    const step = number(schema.multipleOf);
    if (step === undefined || step > 0) return;
    report(document, [...pointer, "multipleOf"], {
      message: "multipleOf is not above 0",
      fix: "write a positive number",
    });
  },
};
