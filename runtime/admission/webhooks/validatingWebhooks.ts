import { isStatusError, type StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import { type Asking, HookAsker, type HookOptions } from "./asker.ts";

/** Asks webhooks side by side whether a write may be; the first in their order that refuses is the answer. */
export function validatingWebhooks(options: HookOptions): WaitingPlugin {
  const asker = new HookAsker(options, { isMutating: false });
  return {
    name: "ValidatingAdmissionWebhook",
    waits: (attributes) => asker.meant(attributes).length > 0,
    validate: async (attributes, object, old) => {
      const askings: Asking[] = [];
      const evaluating = asker.begin(attributes);
      try {
        for (const meant of asker.meant(attributes)) {
          const asking = await asker.prepare(meant, { object, old }, evaluating);
          if (asking !== undefined) askings.push(asking);
        }
      } catch (error) {
        return refusalOf(error);
      }
      const startMs = performance.now();
      const refusals = await Promise.all(askings.map((each, index) => ask(each, index, attributes)));
      attributes.audit?.took("validating-webhook", performance.now() - startMs);
      return refusals.find((each) => each !== undefined);
    },
  };

  async function ask(asking: Asking, index: number, attributes: AdmissionAttributes): Promise<StatusError | undefined> {
    try {
      const verdict = await asker.ask(asking, attributes);
      if (verdict !== undefined) return undefined;
      const key = `failed-open.validating.webhook.admission.${options.platform.apiDomain}/round_0_index_${index}`;
      attributes.audit?.annotate(key, asking.hook.name);
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }
}

function refusalOf(error: unknown): StatusError {
  if (isStatusError(error)) return error;
  throw error;
}
