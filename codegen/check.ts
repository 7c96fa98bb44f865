/** Looks for mistakes in a loaded spec. Every rule runs, so that one run names them all. */
import { rules } from "./check/rules.ts";
import type { RuleContext } from "./check/rule.ts";
import { makeIndex } from "./check/specIndex.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Finding, locate, sortDiagnostics } from "./diagnostics.ts";
import type { Spec } from "./spec.ts";

export async function check(spec: Spec): Promise<Diagnostic[]> {
  const findings: Finding[] = [];
  const index = makeIndex(spec);
  const resources = index.resources.filter((each) => !each.isBroken);
  for (const { id, resource, schema, spec: whole } of rules) {
    const report: RuleContext["report"] = (document, pointer, { message, fix, on = "value", within }) => {
      const part = within === undefined ? {} : { within };
      findings.push({ document, pointer, on, rule: id, message, fix, ...part });
    };
    const context: RuleContext = { spec, index, report };
    if (whole !== undefined) await whole(context);
    if (resource !== undefined) for (const document of resources) await resource(document, context);
    for (const site of schema === undefined ? [] : index.sites) {
      const pending = schema?.(site, context);
      // Most rules answer at once; waiting for nothing adds up over all schemas.
      if (pending !== undefined) await pending;
    }
  }
  const all = [...spec.diagnostics, ...(await locate(findings))];
  // With wrong words of the platform in them, other files are wrong as well.
  const ofPlatform = all.filter((each) => each.file === spec.platform.display);
  return sortDiagnostics(ofPlatform.length > 0 ? ofPlatform : all);
}
