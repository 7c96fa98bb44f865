import type { Rule } from "../rule.ts";
import type { TypeEntry } from "../specIndex.ts";

/** Type names are unique within a group and version, whatever file declares them. */
export const duplicateType: Rule = {
  id: "duplicate-type",
  spec: ({ index, report }) => {
    const seen = new Map<string, TypeEntry>();
    for (const type of index.types) {
      const id = `${type.folder}.${type.name}`;
      const first = seen.get(id);
      if (first === undefined) seen.set(id, type);
      else if (!(isKind(first) && isKind(type))) {
        const message = `type "${type.name}" of ${type.folder} is already declared in ${first.document.display}`;
        const fix = "rename one of them, or refer to the other with $ref";
        report(type.document, type.pointer, { message, fix, on: "key" });
      }
    }
  },
};

/** Two kinds of one name are said by duplicate-kind. */
function isKind(type: TypeEntry): boolean {
  return type.pointer.length === 1;
}
