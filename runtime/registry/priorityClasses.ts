import type { SingleDefaultOptions } from "../admission/plugins/singleDefault.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./storedForm.ts";

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
