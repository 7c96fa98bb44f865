import { createInformer } from "../../runtime/client/index.ts";
import type { Version } from "./history.ts";
import { mapsOf, versionsOf } from "./objects.ts";
import type { Server } from "./server.ts";

/** The informer of the client, which has to come to the final state by itself, whatever happened to its server. */
export interface RoundInformer {
  readonly by: string;
  readonly state: () => ReadonlyMap<string, Version>;
  /** Objects that went back, in words. */
  readonly faults: readonly string[];
  readonly done: Promise<void>;
}

export function startInformer(server: Server, signal: AbortSignal): RoundInformer {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const informer = createInformer(mapsOf(server.client), {
    backoff: { baseMs: 50, maxMs: 500 },
    inactivityTimeoutMs: 2000,
    onError: () => {}, // its server is gone for a while
  });
  const see = ({ metadata }: { readonly metadata: { readonly name: string; readonly resourceVersion: string } }) => {
    const revision = Number(metadata.resourceVersion);
    const before = seen.get(metadata.name) ?? 0;
    if (revision < before)
      faults.push(`the informer of ${server.name} saw ${metadata.name}@${revision} after @${before}`);
    seen.set(metadata.name, revision);
  };
  informer.addHandler({ add: see, update: (_old, object) => see(object) });
  const done = informer.run(signal);
  return { by: `the informer of ${server.name}`, state: () => versionsOf(informer.store.list()), faults, done };
}
