import { list } from "../../../read.ts";
import { fieldNumbers, nextNumber } from "../../fieldNumbers.ts";
import type { Rule } from "../../rule.ts";

const highest = 536_870_911;

export const fieldNumberRange: Rule = {
  id: "field-number-range",
  schema: (site, { report }) => {
    for (const { number, inline, pointer } of fieldNumbers(site)) {
      for (const each of [...inline, number]) {
        const problem = problemOf(each, each === number);
        if (problem === undefined) continue;
        const message = `field number ${each} ${problem}`;
        report(site.document, pointer, { message, fix: `take a number such as ${nextNumber(site)}` });
      }
    }
    for (const [index, each] of list(site.schema.removed).entries()) {
      if (typeof each !== "number" || problemOf(each, false) === undefined) continue;
      const message = `removed field number ${each} ${problemOf(each, false)}`;
      report(site.document, [...site.pointer, "removed", index], { message, fix: "remove it from the list" });
    }
  },
};

function problemOf(number: number, mayBeZero: boolean): string | undefined {
  if (number === 0 && mayBeZero) return undefined;
  if (!Number.isInteger(number) || number < 1 || number > highest) return `is not between 1 and ${highest}`;
  return number >= 19_000 && number <= 19_999 ? "is reserved by protobuf (19000 to 19999)" : undefined;
}
