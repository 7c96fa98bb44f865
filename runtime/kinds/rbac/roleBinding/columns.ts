import type { ClusterRoleBinding } from "../../../../generated/rbac/v1/clusterRoleBinding.ts";
import type { RoleBinding } from "../../../../generated/rbac/v1/roleBinding.ts";
import type { Cell } from "../../../schema/descriptor.ts";

type Binding = Pick<RoleBinding & ClusterRoleBinding, "roleRef" | "subjects">;

/** "ClusterRole/admin" */
export function role(binding: Binding): Cell {
  return `${binding.roleRef.kind}/${binding.roleRef.name}`;
}

export function users(binding: Binding): Cell {
  return names(binding, "User");
}

export function groups(binding: Binding): Cell {
  return names(binding, "Group");
}

/** "namespace/name" of each. */
export function serviceAccounts(binding: Binding): Cell {
  return names(binding, "ServiceAccount");
}

function names(binding: Binding, kind: string): string {
  return (binding.subjects ?? [])
    .filter((each) => each.kind === kind)
    .map(({ name, namespace }) => (namespace ? `${namespace}/${name}` : name))
    .join(", ");
}
