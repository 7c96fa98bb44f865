import { fieldNumbers, nextNumber } from "../../fieldNumbers.ts";
import type { Rule } from "../../rule.ts";

export const duplicateFieldNumber: Rule = {
  id: "duplicate-field-number",
  schema: (site, { report }) => {
    const uses = fieldNumbers(site).filter((each) => each.number !== 0);
    const embedded = new Set(uses.map((each) => each.inline[0]));
    const owners = new Map<string, string>();
    for (const { name, number, inline, pointer } of uses) {
      const place = [...inline, number].join(".");
      const owner =
        owners.get(place) ?? (inline.length === 0 && embedded.has(number) ? "an embedded message" : undefined);
      if (owner === undefined) owners.set(place, `"${name}"`);
      else {
        const message = `field number ${number} already belongs to ${owner}`;
        report(site.document, pointer, {
          message,
          fix: `give "${name}" a number of its own, such as ${nextNumber(site)}`,
        });
      }
    }
  },
};
