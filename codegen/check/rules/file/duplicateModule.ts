import type { Rule } from "../../rule.ts";

/** Each file makes output files named after its place, so no two may have the same, whatever folder they come from. */
export const duplicateModule: Rule = {
  id: "duplicate-module",
  spec: ({ spec, report }) => {
    const seen = new Map<string, string>();
    for (const document of spec.resources) {
      if (document.isLibrary) continue;
      const first = seen.get(document.module);
      if (first === undefined) seen.set(document.module, document.display);
      else {
        const message = `${first} already lies at ${document.module}`;
        report(document, [], { message, fix: "rename one of the two files", on: "key" });
      }
    }
  },
};
