import type { MutatingWebhook } from "../../../generated/admissionregistration/v1/mutatingWebhookConfiguration.ts";
import type { ValidatingWebhook } from "../../../generated/admissionregistration/v1/validatingWebhookConfiguration.ts";
import type { LabelSelector } from "../../../generated/meta/v1.ts";
import type { Webhook } from "../../proxy/webhooks/caller.ts";
import type { ApiObject } from "../../schema/index.ts";
import { type ExpressionScope, expressionScope, type NamedExpression } from "../expressions/evaluator.ts";
import type { RuleMatching } from "../matching/rules.ts";

/** One webhook of a configuration, as it is asked. */
export interface Hook extends Webhook, Pick<RuleMatching, "rules" | "matchPolicy"> {
  readonly configuration: string;
  /** From a manifest file. */
  readonly isStatic: boolean;
  readonly namespaceSelector: LabelSelector;
  readonly objectSelector: LabelSelector;
  readonly scope: ExpressionScope;
  readonly conditions: readonly NamedExpression[];
  readonly isIgnoredOnFailure: boolean;
  readonly isAskedAgain: boolean;
  readonly hasSideEffects: boolean;
  readonly reviewVersion: "v1" | "v1beta1";
}

type ConfiguredWebhook = ValidatingWebhook & Pick<MutatingWebhook, "reinvocationPolicy">;

/** The webhooks of a configuration, in their order; `isStatic`: it is of a manifest file. */
export function hooksOf(
  configuration: ApiObject,
  { isStatic = false }: Partial<Pick<Hook, "isStatic">> = {},
): readonly Hook[] {
  const { webhooks = [] } = configuration as { readonly webhooks?: readonly ConfiguredWebhook[] };
  return webhooks.map((each) => hookOf(each, { configuration: configuration.metadata?.name ?? "", isStatic }));
}

function hookOf(webhook: ConfiguredWebhook, origin: Pick<Hook, "configuration" | "isStatic">): Hook {
  const scope = expressionScope([], { makesObjects: false });
  return {
    ...origin,
    name: webhook.name,
    rules: webhook.rules ?? [],
    matchPolicy: webhook.matchPolicy ?? "Equivalent",
    namespaceSelector: webhook.namespaceSelector ?? {},
    objectSelector: webhook.objectSelector ?? {},
    scope,
    conditions: (webhook.matchConditions ?? []).map(({ expression }) => scope.compile(expression)),
    isIgnoredOnFailure: webhook.failurePolicy === "Ignore",
    isAskedAgain: webhook.reinvocationPolicy === "IfNeeded",
    hasSideEffects: webhook.sideEffects !== "None" && webhook.sideEffects !== "NoneOnDryRun",
    timeoutSeconds: webhook.timeoutSeconds ?? 10,
    reviewVersion: webhook.admissionReviewVersions.find((each) => each === "v1" || each === "v1beta1") ?? "v1",
    client: webhook.clientConfig,
  } as Hook;
}
