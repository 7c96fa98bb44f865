import { record, recordOf, strings, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** Names that appear in paths and on command lines are lower-case DNS labels. */
export const pluralName: Rule = {
  id: "plural-name",
  resource: (document, { report }) => {
    const names = recordOf(record(document.data), "names");
    const candidates: [readonly (string | number)[], string | undefined][] = [
      [["names", "plural"], text(names.plural)],
      [["names", "singular"], text(names.singular)],
      ...["shortNames", "categories"].flatMap((key) =>
        strings(names[key]).map((name, index): [readonly (string | number)[], string] => [["names", key, index], name]),
      ),
    ];
    for (const [pointer, name] of candidates) {
      if (name === undefined || /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) continue;
      const message = `"${name}" is not a lower-case DNS label`;
      report(document, pointer, { message, fix: "use lower-case letters, digits and inner dashes, at most 63" });
    }
  },
};
