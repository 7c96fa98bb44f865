import type { SingleDefaultOptions } from "../admission/plugins/singleDefault.ts";
import type { PriorityClass } from "../../generated/scheduling/v1/priorityClass.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import { systemPriorities } from "../schema/pods/systemPriorities.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";
import { ensureSystemObject, type SystemObjectOptions } from "./systemObject.ts";

/** What admission needs to keep to one priority class for pods that name none. */
export function defaultPriorityClass(
  registry: Pick<Registry, "store">,
  { apiDomain }: Pick<Platform, "apiDomain">,
): SingleDefaultOptions {
  const [group, resource] = [`scheduling.${apiDomain}`, "priorityclasses"];
  const store = registry.store(group, resource);
  const isDefault = (object: ApiObject) => (object as { globalDefault?: boolean }).globalDefault === true;
  const current = () => {
    const { entries } = store?.cache.list({ prefix: store.rangeOf(""), skipsUnreadable: true }) ?? { entries: [] };
    return entries.find((each) => isDefault(decodeStored(each.bytes)))?.name;
  };
  return { group, resource, isDefault, current };
}

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
