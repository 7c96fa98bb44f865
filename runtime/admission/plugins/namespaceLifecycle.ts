import { namespaceTerminating, notFound } from "../../../generated/errors.ts";
import type { AdmissionPlugin } from "../chain.ts";

export type NamespacePhase = "active" | "terminating" | "missing";

/** Creates need a namespace that exists and is not being deleted; everything else is left alone. */
export function namespaceLifecycle(phaseOf: (namespace: string) => NamespacePhase): AdmissionPlugin {
  return {
    name: "NamespaceLifecycle",
    mutate: ({ operation, descriptor, namespace, name }) => {
      if (operation !== "create" || !descriptor.namespaced) return;
      const phase = phaseOf(namespace);
      if (phase === "active") return;
      if (phase === "missing") throw notFound({ group: "", resource: "namespaces" }, namespace);
      throw namespaceTerminating({ group: descriptor.group, resource: descriptor.plural }, name, namespace);
    },
  };
}
