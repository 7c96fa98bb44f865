import { text } from "../../../read.ts";
import type { Rule } from "../../rule.ts";

/** A type that is only another name of itself. Objects may well contain themselves through a field. */
export const refCycle: Rule = {
  id: "ref-cycle",
  schema: ({ document, pointer, schema, role }, { index, report }) => {
    const ref = text(schema.$ref);
    if (role !== "definition" || ref === undefined || typeof index.resolve(document, ref) === "string") return;
    let target = index.resolve(document, ref);
    for (let hops = 0; hops < 32 && typeof target !== "string"; hops++) {
      if (target.schema === schema) {
        const message = "the reference leads back to itself and never to a type";
        report(document, [...pointer, "$ref"], { message, fix: "describe the type in one of the places" });
        return;
      }
      const next = text(target.schema.$ref);
      if (next === undefined) return;
      target = index.resolve(target.document, next);
    }
  },
};
