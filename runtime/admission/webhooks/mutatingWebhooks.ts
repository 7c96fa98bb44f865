import { deepEqual } from "../../schema/deepEqual.ts";
import type { ApiObject } from "../../schema/index.ts";
import type { AdmissionAttributes, Passes, WaitingPlugin } from "../plugin.ts";
import { type Asking, type Change, HookAsker, type HookOptions } from "./asker.ts";
import type { Hook } from "./hook.ts";
import { takePatch } from "./patched.ts";

/** What is kept of the first pass of a write for the second. */
interface Rounds {
  /** Asked, and willing to be asked again. */
  readonly asked: Set<Hook>;
  /** Of these, the ones behind which the object has changed. */
  readonly due: Set<Hook>;
  /** The object as the last webhook left it. */
  left: ApiObject | undefined;
}

/** Asks webhooks one after the other; each may change the object. */
export function mutatingWebhooks(options: HookOptions): WaitingPlugin {
  const asker = new HookAsker(options, { isMutating: true });
  const rounds = new WeakMap<Passes, Rounds>();
  return {
    name: "MutatingAdmissionWebhook",
    waits: (attributes) => asker.concerns(attributes),
    mutate: async (attributes, { object, old, passes }) => {
      const round = rounds.get(passes) ?? { asked: new Set(), due: new Set(), left: undefined };
      rounds.set(passes, round);
      if (passes.isSecond && round.asked.size > 0 && !deepEqual(object, round.left)) makeDue(round);
      for (const [index, hook] of asker.hooks().entries()) {
        if (passes.isSecond && !round.due.has(hook)) continue;
        const asking = await asker.prepare(hook, attributes, { object, old });
        if (asking === undefined) continue;
        const place = `round_${passes.isSecond ? 1 : 0}_index_${index}`;
        const isChanged = await ask(asking, { place, attributes, change: { object, old } });
        if (isChanged) {
          makeDue(round);
          passes.repeat();
        }
        if (hook.isAskedAgain) round.asked.add(hook);
      }
      if (round.asked.size + round.due.size > 0) round.left = structuredClone(object);
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
    const verdict = await asker.ask(asking, attributes);
    if (verdict === undefined) note(`failed-open.mutation.${domain}`, webhook);
    const patch = verdict?.patch;
    const mutated =
      patch !== undefined && (await takePatch(change.object, asking, patch, { attributes, kinds, platform }));
    if (patch !== undefined) {
      attributes.audit?.annotateContent(`patch.${domain}`, () => {
        const shown = { configuration, webhook, patch: sortedOperations(patch), patchType: "JSONPatch" };
        return JSON.stringify(shown);
      });
    }
    note(`mutation.${domain}`, JSON.stringify({ configuration, webhook, mutated }));
    return mutated;
  }
}

/** As the field notes them: the members of each in the order of their names. */
function sortedOperations(patch: Buffer): readonly object[] {
  const operations: readonly object[] = JSON.parse(patch.toString("utf8"));
  return operations.map((each) => Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Those asked so far have not seen what became of the object since. */
function makeDue({ asked, due }: Rounds): void {
  for (const each of asked) due.add(each);
  asked.clear();
}
