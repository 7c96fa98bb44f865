import { text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

export const danglingRef: Rule = {
  id: "dangling-ref",
  schema: ({ document, pointer, schema }, { index, report }) => {
    const ref = text(schema.$ref);
    const problem = ref === undefined ? undefined : index.resolve(document, ref);
    if (ref === undefined || typeof problem !== "string" || problem === "broken") return;
    const candidates = problem === "malformed" ? [] : index.refCandidates(document);
    const form = 'write "#/$defs/Name" or "<folder>/<version>/<file>#/$defs/Name"';
    report(document, [...pointer, "$ref"], { message: messages[problem](ref), fix: suggestFix(ref, candidates, form) });
  },
};

const messages = {
  malformed: (ref: string) => `"${ref}" is not a reference to a type`,
  "no-file": (ref: string) => `"${ref}" names no file of the spec`,
  "no-definition": (ref: string) => `"${ref}" names no type of that file`,
};
