import { notFound } from "../../../generated/errors.ts";
import type { PromptPlugin } from "../plugin.ts";
import type { NamespacePhase } from "./namespaceLifecycle.ts";

/** No write in a namespace that does not exist. */
export function namespaceExists(phaseOf: (namespace: string) => NamespacePhase): PromptPlugin {
  return {
    name: "NamespaceExists",
    about: { operations: ["create", "update", "delete"] },
    validate: ({ descriptor, namespace }) => {
      if (!descriptor.namespaced || phaseOf(namespace) !== "missing") return undefined;
      return notFound({ group: "", resource: "namespaces" }, namespace);
    },
  };
}
