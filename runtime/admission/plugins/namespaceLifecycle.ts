import { namespaceTerminating, notFound } from "../../../generated/errors.ts";
import type { AdmissionPlugin } from "../plugin.ts";
import { namelessName } from "../refused.ts";

export type NamespacePhase = "active" | "terminating" | "missing";

/** What is stored in a namespace needs one that exists and is not being deleted; only creates are looked at. */
export function namespaceLifecycle(phaseOf: (namespace: string) => NamespacePhase): AdmissionPlugin {
  return {
    name: "NamespaceLifecycle",
    mutate: ({ operation, descriptor, namespace, name, shownName }) => {
      if (operation !== "create" || !descriptor.namespaced || descriptor.virtual) return;
      const phase = phaseOf(namespace);
      if (phase === "active") return;
      if (phase === "missing") throw notFound({ group: "", resource: "namespaces" }, namespace);
      const resource = { group: descriptor.group, resource: descriptor.plural };
      throw namespaceTerminating(resource, shownName?.() ?? (name || namelessName), namespace);
    },
  };
}
