import { record, recordOf, strings, text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";
import type { KindEntry } from "../../specIndex.ts";

/** Within a group a short name leads to one kind, and is no other kind's plural or singular. */
export const shortNameClash: Rule = {
  id: "short-name-clash",
  spec: ({ index, report }) => {
    const owners = new Map<string, KindEntry>();
    for (const entry of index.kinds) {
      for (const name of longNames(entry)) owners.set(`${entry.group}/${name}`, entry);
    }
    for (const entry of index.kinds) {
      for (const [position, name] of shortNames(entry).entries()) {
        const owner = owners.get(`${entry.group}/${name}`);
        if (owner === undefined) owners.set(`${entry.group}/${name}`, entry);
        else if (owner.kind !== entry.kind) {
          const message = `"${name}" already names ${owner.kind} (${owner.document.display})`;
          const fix = "choose another short name, or leave it out";
          report(entry.document, ["names", "shortNames", position], { message, fix });
        }
      }
    }
  },
};

function longNames(entry: KindEntry): string[] {
  const { plural, singular } = recordOf(record(entry.document.data), "names");
  return [text(plural), text(singular) ?? entry.kind.toLowerCase()].filter((each) => each !== undefined);
}

function shortNames(entry: KindEntry): readonly string[] {
  return strings(recordOf(record(entry.document.data), "names").shortNames);
}
