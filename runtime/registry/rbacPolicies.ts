import type { RoleRef, Subject } from "../../generated/rbac/v1/shared.ts";
import { RbacIndex } from "../auth/authorizers/rbacIndex.ts";
import type { Platform, PolicyRule } from "../schema/index.ts";
import { followStore, type StoreFollower } from "./followStore.ts";
import type { Registry } from "./registry.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** The roles and bindings that are stored; a write of one counts before its writer hears of success. */
export function followPolicies(registry: Pick<Registry, "store">, { names }: Platform): RbacIndex {
  const index = new RbacIndex(names.apiGroupRbac);
  const follow = (resources: readonly string[], follower: StoreFollower) => {
    for (const each of resources) {
      const store = registry.store(names.apiGroupRbac, each);
      if (store !== undefined) followStore(store, follower);
    }
  };
  follow(["clusterroles", "roles"], {
    put: (at, bytes) => {
      const { rules } = decodeStored(bytes) as { rules?: readonly PolicyRule[] | null };
      index.putRole(at, rules ?? []);
    },
    remove: (at) => index.removeRole(at),
  });
  follow(["clusterrolebindings", "rolebindings"], {
    put: (at, bytes) => {
      const binding = decodeStored(bytes) as { roleRef?: RoleRef; subjects?: readonly Subject[] };
      const { roleRef = { kind: "", name: "" }, subjects = [] } = binding;
      index.putBinding(at, { roleRef, subjects });
    },
    remove: (at) => index.removeBinding(at),
  });
  return index;
}
