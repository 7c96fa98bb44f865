import type { ResourceDescriptor } from "../schema/index.ts";
import type { About, AdmissionAttributes } from "./plugin.ts";

type Operation = AdmissionAttributes["operation"];

interface Asked {
  readonly about?: About;
}

/**
 * The plugins that are asked about a write, in their order. Found once for a kind and an operation, so that a plugin
 * takes no time of writes that it is not about.
 */
export function pluginsAbout<P extends Asked>(
  plugins: readonly P[],
): (attributes: AdmissionAttributes) => readonly P[] {
  const known = new WeakMap<ResourceDescriptor, Map<Operation, readonly P[]>>();
  return ({ descriptor, operation }) => {
    let ofKind = known.get(descriptor);
    if (ofKind === undefined) known.set(descriptor, (ofKind = new Map()));
    let found = ofKind.get(operation);
    if (found === undefined) {
      found = plugins.filter(({ about }) => about === undefined || isAbout(about, descriptor, operation));
      ofKind.set(operation, found);
    }
    return found;
  };
}

function isAbout({ operations, resources }: About, { group, plural }: ResourceDescriptor, operation: Operation) {
  if (!operations.includes(operation)) return false;
  return resources === undefined || resources.includes(group === "" ? plural : `${plural}.${group}`);
}
