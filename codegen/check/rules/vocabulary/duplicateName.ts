import { list, record, text } from "../../../read.ts";
import type { SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";

/** Errors, gates, well-known names, metrics, roles, groups and components are found by their names. */
export const duplicateName: Rule = {
  id: "duplicate-name",
  spec: ({ spec, report }) => {
    const { errors, gates, wellknown, metrics, policies, groups, flags } = spec.vocabulary;
    checkNames(errors, "errors", report);
    checkNames(gates, "gates", report, gates?.isInPackage ? [] : spec.gatesInPackage);
    checkNames(wellknown, "names", report);
    checkNames(metrics, "metrics", report);
    checkNames(policies, "clusterRoles", report);
    checkNames(groups, "groups", report);
    checkNames(flags, "components", report);
  },
};

function checkNames(
  document: SpecDocument | undefined,
  key: string,
  report: RuleContext["report"],
  taken: readonly string[] = [],
): void {
  const seen = new Set(taken);
  for (const [index, each] of list(record(document?.data)[key]).entries()) {
    const name = text(record(each).name);
    if (document === undefined || name === undefined) continue;
    const where = taken.includes(name) ? "by the package" : "above";
    const message = `"${name}" is already declared ${where}`;
    if (seen.has(name)) report(document, [key, index, "name"], { message, fix: "rename or remove one of the two" });
    seen.add(name);
  }
}
