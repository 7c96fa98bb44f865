import type { WaitingPlugin } from "../admission/plugin.ts";
import type { Authorizer } from "../auth/authorizer.ts";
import { conditionMeter } from "../admission/expressions/conditionMeter.ts";
import { hooksOf } from "../admission/webhooks/hook.ts";
import { hookMeter } from "../admission/webhooks/hookMeter.ts";
import { mutatingWebhooks } from "../admission/webhooks/mutatingWebhooks.ts";
import { validatingWebhooks } from "../admission/webhooks/validatingWebhooks.ts";
import { type StaticObjects, staticAndStored } from "./manifests/staticObjects.ts";
import { type CallerParts, webhookCaller } from "./hookServices.ts";
import { namespaceReader } from "../registry/namespaces.ts";
import type { Registry } from "../registry/registry.ts";
import { servedKinds } from "../registry/servedKinds.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";

export interface WebhookParts extends Omit<CallerParts, "credentialsOf">, StaticObjects {
  /** What the server shows the webhooks that a plugin asks; absent: nothing. */
  readonly credentials?: ReadonlyMap<string, NonNullable<CallerParts["credentialsOf"]>> | undefined;
  readonly metrics: MetricRegistry;
  /** Who decides on requests: plugins ask for further rights. */
  readonly authorize: Authorizer;
}

/** Those that ask webhooks, or policies. */
export interface AskingPlugins {
  readonly mutating: WaitingPlugin;
  readonly validating: WaitingPlugin;
}

const plugins = {
  MutatingWebhookConfiguration: "MutatingAdmissionWebhook",
  ValidatingWebhookConfiguration: "ValidatingAdmissionWebhook",
};

/** The plugins that ask the webhooks of configurations. */
export function webhookPlugins(registry: Registry, parts: WebhookParts): AskingPlugins {
  const { platform, metrics, authorize } = parts;
  const optionsFor = (kind: "MutatingWebhookConfiguration" | "ValidatingWebhookConfiguration") => ({
    stored: staticAndStored(registry, kind, { ...parts, read: hooksOf }),
    kinds: servedKinds(registry),
    labelsOf: namespaceReader(registry)(({ metadata }) => metadata?.labels ?? {}),
    caller: webhookCaller(registry, "admission", { ...parts, credentialsOf: parts.credentials?.get(plugins[kind]) }),
    meter: hookMeter(metrics),
    conditionMeter: conditionMeter(metrics),
    authorize,
    platform,
  });
  return {
    mutating: mutatingWebhooks(optionsFor("MutatingWebhookConfiguration")),
    validating: validatingWebhooks(optionsFor("ValidatingWebhookConfiguration")),
  };
}
