import { record, text } from "../../../read.ts";
import { folderOf } from "../../../references.ts";
import type { Rule } from "../../rule.ts";
import type { TypeEntry } from "../../specIndex.ts";

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
    for (const { document, kind } of index.kinds) {
      const { names, storage } = record(document.data);
      const name = text(record(names).listKind) ?? `${kind}List`;
      const type = storage === "virtual" ? undefined : seen.get(`${folderOf(document)}.${name}`);
      if (type === undefined || name === kind) continue;
      const message = `type "${name}" of ${type.folder} is the list of ${kind} (${document.display})`;
      report(type.document, type.pointer, { message, fix: "rename it, or remove it: lists are implied", on: "key" });
    }
  },
};

/** Two kinds of one name are said by duplicate-kind. */
function isKind(type: TypeEntry): boolean {
  return type.pointer.length === 1;
}
