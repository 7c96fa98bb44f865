import { isStatusError, type StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import type { Asking as Evaluating } from "../expressions/asking.ts";
import { type Asking, HookAsker, type HookOptions } from "./asker.ts";

/** @limit Webhooks that are asked at once whether a write may be: the others wait. */
const maxAtOnce = 100;

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
      const refusals = await askEach(askings, evaluating);
      attributes.audit?.took("validating-webhook", performance.now() - startMs);
      return refusals.find((each) => each !== undefined);
    },
  };

  /**
   * Each call takes a connection and a text of its own, so that to begin hundreds of them takes longer than a turn may:
   * one begins after the other.
   */
  async function askEach(askings: readonly Asking[], evaluating: Evaluating): Promise<(StatusError | undefined)[]> {
    const { attributes } = evaluating;
    const refusals: (StatusError | undefined)[] = [];
    const underWay = new Set<Promise<void>>();
    let failed: { readonly error: unknown } | undefined;
    for (const [index, each] of askings.entries()) {
      if (underWay.size === maxAtOnce) await Promise.race(underWay);
      try {
        await evaluating.goOn();
      } catch (error) {
        refusals[index] = refusalOf(error); // the client waits no longer
        break;
      }
      const asked = ask(each, index, attributes)
        .then((refusal) => void (refusals[index] = refusal))
        .catch((error: unknown) => void (failed ??= { error }))
        .finally(() => underWay.delete(asked));
      underWay.add(asked);
    }
    await Promise.all(underWay);
    if (failed !== undefined) throw failed.error;
    return refusals;
  }

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
