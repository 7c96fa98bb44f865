import { isRecord, list, record, recordOf, text } from "../../../read.ts";
import type { Pointer, SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

const members: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["GroupResource", ["group", "resource"]],
  ["GroupKind", ["group", "kind"]],
]);

/** Every place of an error's message and details names a parameter, or a member of one. */
export const badErrorTemplate: Rule = {
  id: "bad-error-template",
  spec: ({ spec, report }) => {
    const document = spec.vocabulary.errors;
    for (const [index, each] of list(record(document?.data).errors).entries()) {
      const error = record(each);
      const types = new Map(list(error.parameters).map((one) => [text(record(one).name), text(record(one).type)]));
      for (const key of ["message", "metadata", "details"]) {
        if (document !== undefined)
          checkTemplates({ document, pointer: ["errors", index, key] }, error[key], { types, report });
      }
      const causes = text(recordOf(error, "details").causes);
      if (document === undefined || causes === undefined || types.has(causes)) continue;
      const fix = suggestFix(
        causes,
        [...types.keys()].filter((name) => name !== undefined),
        "add the parameter",
      );
      report(document, ["errors", index, "details", "causes"], { message: `there is no parameter "${causes}"`, fix });
    }
  },
};

function checkTemplates(
  at: { readonly document: SpecDocument; readonly pointer: Pointer },
  value: unknown,
  known: {
    readonly types: ReadonlyMap<string | undefined, string | undefined>;
    readonly report: RuleContext["report"];
  },
): void {
  if (isRecord(value) || Array.isArray(value)) {
    for (const [key, each] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      checkTemplates({ ...at, pointer: [...at.pointer, step] }, each, known);
    }
    return;
  }
  for (const [, name = "", member] of (text(value) ?? "").matchAll(/\{(\w+)(?:\.(\w+))?(?:\|html)?\}/g)) {
    const type = known.types.get(name);
    const places = [...known.types.keys()].filter((each) => each !== undefined);
    if (!known.types.has(name)) {
      const fix = suggestFix(name, places, "add the parameter");
      known.report(at.document, at.pointer, { message: `{${name}} is no parameter of this error`, fix });
    } else if (member !== undefined && members.get(type)?.includes(member) !== true) {
      const fix = suggestFix(member, members.get(type) ?? [], `write {${name}}`);
      known.report(at.document, at.pointer, { message: `a ${type} has no member "${member}"`, fix });
    }
  }
}
