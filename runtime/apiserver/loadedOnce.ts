import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import type { Generated } from "../schema/index.ts";

/** What requests load of the generated code is imported once, and again where that failed. */
export function loadedOnce(generated: Generated): Generated {
  const { loadDiscovery } = generated;
  const bodies = Object.entries(generated.bodies ?? {}).map(([kind, load]) => [kind, onceImported(load)]);
  return {
    ...generated,
    loadMeta: onceImported(generated.loadMeta),
    ...(loadDiscovery === undefined ? {} : { loadDiscovery: onceImported(loadDiscovery) }),
    bodies: Object.fromEntries(bodies),
  };
}

function onceImported<T>(load: () => Promise<T>): () => Promise<T> {
  return once(() => importing(load));
}
