import { StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
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
    inquire: (attributes) => {
      const { operation, descriptor, namespace, dryRun } = attributes;
      if (operation !== "create" || !descriptor.namespaced || dryRun) return undefined;
      return phaseOf(namespace) === "missing" ? provisionFor(attributes, provision) : undefined;
    },
  };
}

/** A namespace that cannot be made is why the object is refused. */
async function provisionFor(
  attributes: AdmissionAttributes,
  provision: NamespaceProvisionOptions["provision"],
): Promise<void> {
  try {
    await provision(attributes.namespace);
  } catch (error) {
    throw error instanceof StatusError ? refused(attributes, error.message) : error;
  }
}
