import { list, record } from "../read.ts";
import type { RuleContext } from "./rule.ts";

/** Reports what one rule says of the expressions. Their compiler is loaded where there are any. */
export async function reportCel(id: string, { index, report }: RuleContext): Promise<void> {
  const hasRules = index.sites.some(({ schema }) => Object.hasOwn(schema, "x-validations"));
  if (!hasRules && !index.resources.some((each) => hasCell(each.data))) return;
  const { celFindings } = await import("./celFindings.ts");
  for (const { rule, document, pointer, ...what } of celFindings(index)) {
    if (rule === id) report(document, pointer, what);
  }
}

function hasCell(data: unknown): boolean {
  return list(record(data).columns).some((each) => record(each).cel !== undefined);
}
