import type { PromptPlugin } from "../plugin.ts";
import type { NamespacePhase } from "./namespaceLifecycle.ts";

export interface NamespaceProvisionOptions {
  readonly phaseOf: (namespace: string) => NamespacePhase;
  /** Makes a namespace, unless there is one by now. */
  readonly provision: (namespace: string) => Promise<void>;
}

/** What is made in a namespace that does not exist makes the namespace too. */
export function namespaceProvision({ phaseOf, provision }: NamespaceProvisionOptions): PromptPlugin {
  return {
    name: "NamespaceAutoProvision",
    about: { operations: [] },
    inquire: ({ operation, descriptor, namespace, dryRun }) => {
      if (operation !== "create" || !descriptor.namespaced || dryRun) return undefined;
      return phaseOf(namespace) === "missing" ? provision(namespace) : undefined;
    },
  };
}
