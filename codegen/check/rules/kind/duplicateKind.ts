import type { Rule } from "../../rule.ts";

export const duplicateKind: Rule = {
  id: "duplicate-kind",
  spec: ({ index, report }) => {
    const seen = new Map<string, string>();
    for (const { document, group, version, kind } of index.kinds) {
      const id = `${group}/${version}/${kind}`;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, document.display);
      else {
        const message = `kind "${kind}" of this group and version is already declared in ${first}`;
        report(document, ["kind"], { message, fix: "rename one of them" });
      }
    }
  },
};
