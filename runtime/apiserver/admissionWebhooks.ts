import type { WaitingPlugin } from "../admission/plugin.ts";
import type { Authorizer } from "../auth/authorizer.ts";
import { HookCaller } from "../admission/webhooks/caller.ts";
import { hooksOf } from "../admission/webhooks/hook.ts";
import { hookMeter } from "../admission/webhooks/hookMeter.ts";
import { mutatingWebhooks } from "../admission/webhooks/mutatingWebhooks.ts";
import { validatingWebhooks } from "../admission/webhooks/validatingWebhooks.ts";
import { objects } from "../handlers/actions/connect.ts";
import { keptObjects } from "../registry/keptObjects.ts";
import { serviceResolver } from "./hookServices.ts";
import { namespaceReader } from "../registry/namespaces.ts";
import type { Registry } from "../registry/registry.ts";
import { servedKinds } from "../registry/servedKinds.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { Dial } from "../proxy/dial.ts";
import type { Platform } from "../schema/index.ts";
import type { Tracer } from "../schema/tracer.ts";

export interface WebhookParts {
  readonly platform: Platform;
  readonly metrics: MetricRegistry;
  /** Who decides on requests: plugins ask for further rights. */
  readonly authorize: Authorizer;
  /** Opens connections to services of webhooks; absent: over the network of this machine. */
  readonly dial?: Dial | undefined;
  /** Absent: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/** Those that ask webhooks, or policies. */
export interface AskingPlugins {
  readonly mutating: WaitingPlugin;
  readonly validating: WaitingPlugin;
}

/** The plugins that ask the webhooks of stored configurations. */
export function webhookPlugins(registry: Registry, parts: WebhookParts): AskingPlugins {
  const { platform, metrics, authorize, dial, tracer } = parts;
  const group = `admissionregistration.${platform.apiDomain}`;
  const optionsFor = (resource: string) => ({
    stored: keptObjects(registry.store(group, resource), hooksOf),
    kinds: servedKinds(registry),
    labelsOf: namespaceReader(registry)(({ metadata }) => metadata?.labels ?? {}),
    caller: new HookCaller({ dial, tracer, resolveService: serviceResolver(objects({ stores: registry }), parts) }),
    meter: hookMeter(metrics),
    authorize,
    platform,
  });
  return {
    mutating: mutatingWebhooks(optionsFor("mutatingwebhookconfigurations")),
    validating: validatingWebhooks(optionsFor("validatingwebhookconfigurations")),
  };
}
