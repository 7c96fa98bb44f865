import type { Change } from "../matching/change.ts";
import { roundsOf } from "../matching/rounds.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import { type Asking, HookAsker, type HookOptions } from "./asker.ts";
import type { Hook } from "./hook.ts";
import { takePatch } from "./patched.ts";

/** Asks webhooks one after the other; each may change the object. */
export function mutatingWebhooks(options: HookOptions): WaitingPlugin {
  const asker = new HookAsker(options, { isMutating: true });
  const rounds = roundsOf<Hook>();
  return {
    name: "MutatingAdmissionWebhook",
    waits: (attributes) => asker.meant(attributes).length > 0,
    mutate: async (attributes, { object, old, passes }) => {
      const round = rounds(passes);
      round.begin(object, passes);
      const evaluating = asker.begin(attributes);
      for (const meant of asker.meant(attributes)) {
        const { hook, index } = meant;
        if (!round.isDue(hook, passes)) continue;
        const asking = await asker.prepare(meant, { object, old }, evaluating);
        if (asking === undefined) continue;
        const place = `round_${passes.isSecond ? 1 : 0}_index_${index}`;
        const isChanged = await ask(asking, { place, attributes, change: { object, old } });
        if (isChanged) round.changed(passes);
        if (hook.isAskedAgain) round.asked(hook);
      }
      round.end(object);
    },
  };

  interface Asked {
    readonly place: string;
    readonly attributes: AdmissionAttributes;
    readonly change: Change;
  }

  async function ask(asking: Asking, { place, attributes, change }: Asked): Promise<boolean> {
    const { platform, kinds } = options;
    const { configuration, name: webhook } = asking.hook;
    const domain = `webhook.admission.${platform.apiDomain}/${place}`;
    const note = (key: string, value: string) => attributes.audit?.annotate(key, value);
    let patch: Buffer | undefined;
    let mutated = false;
    const startMs = performance.now();
    const took = () => attributes.audit?.took("mutating-webhook", performance.now() - startMs);
    try {
      const verdict = await asker.ask(asking, attributes).finally(took);
      if (verdict === undefined) note(`failed-open.mutation.${domain}`, webhook);
      patch = verdict?.patch;
      if (patch !== undefined) {
        mutated = await takePatch(change.object, asking, patch, { attributes, kinds, platform });
      }
    } finally {
      note(`mutation.${domain}`, JSON.stringify({ configuration, webhook, mutated }));
    }
    if (patch !== undefined) {
      attributes.audit?.annotateContent(`patch.${domain}`, () => {
        const shown = { configuration, webhook, patch: sortedOperations(patch), patchType: "JSONPatch" };
        return JSON.stringify(shown);
      });
    }
    return mutated;
  }
}

/** As the field notes them: the members of each in the order of their names. */
function sortedOperations(patch: Buffer): readonly object[] {
  const operations: readonly object[] | null = JSON.parse(patch.toString("utf8"));
  return (operations ?? []).map((each) =>
    Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}
