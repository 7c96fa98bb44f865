import { integerRanges } from "../../../integerRanges.ts";
import { type Data, number } from "../../../read.ts";
import { scalarOf } from "../../../scalarOf.ts";
import type { Rule } from "../../rule.ts";

const pairs = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Documents hold sizes as whole numbers of 64 bits, which a number is up to here. */
const largestSize = Number.MAX_SAFE_INTEGER;

export const badRange: Rule = {
  id: "bad-range",
  schema: ({ document, pointer, schema }, { index, report }) => {
    const width = widthOf(index.follow(document, schema)?.schema ?? schema);
    for (const key of [...pairs.flat(), "multipleOf"]) {
      const value = number(schema[key]);
      if (value === undefined) continue;
      const [least, most, holder] = isSize(key) ? [-largestSize, largestSize, "a size"] : width;
      if (value >= least && value <= most) continue;
      const fix = `write a number from ${isSize(key) ? 0 : least} to ${most}, or remove it`;
      report(document, [...pointer, key], { message: `${key} ${value} does not fit ${holder}`, fix });
    }
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

function isSize(key: string): boolean {
  return /(Length|Items|Properties)$/.test(key);
}

type Width = readonly [least: number, most: number, holder: string];

/** The numbers that a type holds. */
function widthOf(schema: Data): Width {
  const scalar = scalarOf(schema) ?? "double";
  const [least, most] = integerRanges[scalar] ?? [-Number.MAX_VALUE, Number.MAX_VALUE];
  return [least, most, scalar === "double" ? "a number" : `an ${scalar}`];
}
