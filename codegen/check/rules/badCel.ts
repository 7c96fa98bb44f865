import { list, record, text } from "../../read.ts";
import type { Pointer, SpecDocument } from "../../spec.ts";
import type { Rule, RuleContext, SchemaSite } from "../rule.ts";

export const badCel: Rule = {
  id: "bad-cel",
  schema: (site, context) => (Object.hasOwn(site.schema, "x-validations") ? checkRules(site, context) : undefined),
  resource: async (document, context) => {
    for (const [position, column] of list(record(document.data).columns).entries()) {
      await checkExpression({ document, pointer: ["columns", position, "cel"] }, record(column).cel, context);
    }
  },
};

async function checkRules({ document, pointer, schema }: SchemaSite, context: RuleContext): Promise<void> {
  for (const [position, each] of list(schema["x-validations"]).entries()) {
    for (const key of ["rule", "messageExpression"]) {
      await checkExpression(
        { document, pointer: [...pointer, "x-validations", position, key] },
        record(each)[key],
        context,
      );
    }
  }
}

async function checkExpression(
  at: { readonly document: SpecDocument; readonly pointer: Pointer },
  value: unknown,
  { report }: RuleContext,
): Promise<void> {
  const expression = text(value);
  if (expression === undefined) return;
  const { parse } = await import("@marcbachmann/cel-js");
  try {
    parse(expression);
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    const message = `the CEL expression does not parse: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    report(at.document, at.pointer, { message, fix: "correct the expression" });
  }
}
