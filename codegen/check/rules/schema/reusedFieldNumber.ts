import { fieldNumbers, nextNumber, removedNumbers } from "../../fieldNumbers.ts";
import type { Rule } from "../../rule.ts";

export const reusedFieldNumber: Rule = {
  id: "reused-field-number",
  schema: (site, { report }) => {
    const removed = removedNumbers(site);
    for (const { name, number, inline, pointer } of fieldNumbers(site)) {
      if (inline.length > 0 || !removed.has(number)) continue;
      const message = `field number ${number} of "${name}" belonged to a removed field, whose data it would read`;
      report(site.document, pointer, { message, fix: `take a new number, such as ${nextNumber(site)}` });
    }
  },
};
