import type { RoleRef, Subject } from "../../generated/rbac/v1/shared.ts";
import type { Attributes, PolicyRule } from "../../runtime/schema/access/authorization.ts";

export interface Role {
  readonly namespace: string;
  readonly name: string;
  /** null: it is deleted. */
  readonly rules: readonly PolicyRule[] | null;
}

export interface Binding {
  readonly namespace: string;
  readonly name: string;
  /** null: it is deleted. */
  readonly content: { readonly roleRef: RoleRef; readonly subjects: readonly Subject[] } | null;
}

export interface Policies {
  readonly roles: Map<string, Role>;
  readonly bindings: Map<string, Binding>;
}

/** Every reason that allows the request; the rules of the API, read off one binding and rule after the other. */
export function naiveReasons({ roles, bindings }: Policies, attributes: Attributes): string[] {
  const reasons: string[] = [];
  for (const { namespace, name, content } of bindings.values()) {
    if (content === null || (namespace !== "" && namespace !== attributes.namespace)) continue;
    const { roleRef, subjects } = content;
    if (namespace === "" && roleRef.kind === "Role") continue; // the binding is of no namespace
    const role = roles.get(`${roleRef.kind === "Role" ? namespace : ""}/${roleRef.name}`);
    if (!(role?.rules ?? []).some((rule) => allows(rule, attributes))) continue;
    for (const subject of subjects) {
      if (!isOf(subject, { namespace, attributes })) continue;
      const binding = namespace === "" ? `ClusterRoleBinding "${name}"` : `RoleBinding "${name}/${namespace}"`;
      const home = subject.kind === "ServiceAccount" ? `/${subject.namespace || namespace}` : "";
      const to = `${subject.kind} "${subject.name}${home}"`;
      reasons.push(`RBAC: allowed by ${binding} of ${roleRef.kind} "${roleRef.name}" to ${to}`);
    }
  }
  return reasons;
}

function isOf(
  { kind, name, namespace }: Subject,
  of: { readonly namespace: string; readonly attributes: Attributes },
): boolean {
  const { user } = of.attributes;
  if (kind === "User") return user.name === name;
  if (kind === "Group") return user.groups.includes(name);
  const home = namespace || of.namespace;
  return home !== "" && user.name === `system:serviceaccount:${home}:${name}`;
}

function allows(rule: PolicyRule, { verb, isResourceRequest, path, ...place }: Attributes): boolean {
  const verbs = rule.verbs ?? [];
  if (!verbs.includes("*") && !verbs.includes(verb)) return false;
  if (!isResourceRequest) {
    return (rule.nonResourceURLs ?? []).some((url) => {
      return url === path || (url.endsWith("*") && path.startsWith(url.slice(0, -1)));
    });
  }
  const groups = rule.apiGroups ?? [];
  if (!groups.includes("*") && !groups.includes(place.group)) return false;
  const names = rule.resourceNames ?? [];
  if (names.length > 0 && !names.includes(place.name)) return false;
  const whole = place.subresource === "" ? place.resource : `${place.resource}/${place.subresource}`;
  return (rule.resources ?? []).some((each) => {
    return each === "*" || each === whole || (place.subresource !== "" && each === `*/${place.subresource}`);
  });
}
