import type { PriorityClass } from "../../generated/scheduling/v1/priorityClass.ts";
import { systemPriorities } from "../schema/pods/systemPriorities.ts";
import type { Registry } from "./registry.ts";
import { ensureSystemObject, type SystemObjectOptions } from "./systemObject.ts";

/** Creates the priority classes of what a cluster and its nodes cannot do without, where they are missing. */
export async function ensureSystemPriorityClasses(
  registry: Pick<Registry, "store">,
  options: SystemObjectOptions,
): Promise<void> {
  const store = registry.store(`scheduling.${options.platform.apiDomain}`, "priorityclasses");
  if (store === undefined) return;
  for (const [name, value] of Object.entries(systemPriorities)) {
    const description = descriptions[name as keyof typeof systemPriorities];
    const made: PriorityClass = { metadata: { name }, value, description };
    await ensureSystemObject(store, made, options);
  }
}

const descriptions: Readonly<Record<keyof typeof systemPriorities, string>> = {
  "system-cluster-critical": "For pods that the cluster cannot do without. They may move to another node.",
  "system-node-critical": "For pods that their node cannot do without. They stay on it.",
};
