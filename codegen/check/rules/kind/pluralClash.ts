import { record, recordOf, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** A plural is a path: within a group it names one kind, in all its versions. */
export const pluralClash: Rule = {
  id: "plural-clash",
  spec: ({ index, report }) => {
    const seen = new Map<string, { readonly kind: string; readonly file: string }>();
    for (const { document, group, kind } of index.kinds) {
      const plural = text(recordOf(record(document.data), "names").plural);
      if (plural === undefined) continue;
      const first = seen.get(`${group}/${plural}`);
      if (first === undefined) seen.set(`${group}/${plural}`, { kind, file: document.display });
      else if (first.kind !== kind) {
        const message = `plural "${plural}" already belongs to ${first.kind} (${first.file})`;
        report(document, ["names", "plural"], { message, fix: "give each kind of a group its own plural" });
      }
    }
  },
};
