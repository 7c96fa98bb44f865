import { text } from "../../../read.ts";
import { componentFlags } from "../../flagLists.ts";
import type { Rule } from "../../rule.ts";

export const duplicateFlag: Rule = {
  id: "duplicate-flag",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.flags;
    if (document === undefined) return;
    const reported = new Set<unknown>();
    for (const component of componentFlags(document)) {
      const seen = new Set<string>();
      for (const { pointer, flag } of component.flags) {
        const name = text(flag.name);
        if (name === undefined) continue;
        if (seen.has(name) && !reported.has(flag)) {
          reported.add(flag);
          const message = `${component.name} already has a flag --${name}`;
          report(document, [...pointer, "name"], { message, fix: "rename or remove one of the two" });
        }
        seen.add(name);
      }
    }
  },
};
