import { placeholderNames } from "../../../load/placeholders.ts";
import { isRecord } from "../../../read.ts";
import type { Pointer, SpecDocument } from "../../../spec.ts";
import type { Rule, RuleContext } from "../../rule.ts";
import { suggestFix } from "../../suggest.ts";

/** Keys whose text may hold braces of its own. */
const freeText = new Set([
  "description",
  "message",
  "messageExpression",
  "rule",
  "cel",
  "pattern",
  "parameters",
  "details",
]);

export const unknownPlaceholder: Rule = {
  id: "unknown-placeholder",
  spec: (context) => {
    const { spec, index } = context;
    // Then no placeholder has a value, which is not the fault of those who use them.
    if (spec.platform.isBroken) return;
    const { errors: _, ...vocabulary } = spec.vocabulary; // Templates of errors name their own parameters.
    for (const document of [spec.platform, ...Object.values(vocabulary), ...index.resources]) {
      visit({ document, pointer: [] }, document.data, context);
    }
  },
};

function visit(
  at: { readonly document: SpecDocument; readonly pointer: Pointer },
  value: unknown,
  context: RuleContext,
): void {
  const { document, pointer } = at;
  if (typeof value === "string") {
    const name = value.includes("{") ? /\{([A-Za-z]+)\}/.exec(value)?.[1] : undefined;
    if (name === undefined) return;
    const fix = suggestFix(name, placeholderNames);
    const isStated = placeholderNames.some((each) => each === name);
    const message = isStated
      ? `${context.spec.platform.display} gives no "${name}"`
      : `there is no placeholder {${name}}`;
    context.report(document, pointer, { message, fix: isStated ? `add ${name} to it` : fix });
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) visit({ document, pointer: [...pointer, index] }, each, context);
  } else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) {
      if (!freeText.has(key) || isRecord(each)) visit({ document, pointer: [...pointer, key] }, each, context);
    }
  }
}
