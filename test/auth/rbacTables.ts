import { RbacIndex } from "../../runtime/auth/authorizers/rbacIndex.ts";
import type { Attributes, Decision, PolicyRule } from "../../runtime/schema/access/authorization.ts";
import type { UserInfo } from "../../runtime/schema/access/user.ts";

/**
 * A rule in short: `verbs groups resources[ :names]`, or `verbs url urls`; lists have commas, the core group is `core`.
 */
export function parseRule(text: string): PolicyRule {
  const [verbs = "", groups = "", resources = "", names = ":"] = text.split(" ");
  const list = (each: string) => each.split(",");
  if (groups === "url") return { verbs: list(verbs), nonResourceURLs: list(resources) };
  const resourceNames = names === ":" ? [] : list(names.slice(1));
  const apiGroups = list(groups).map((each) => (each === "core" ? "" : each));
  return { verbs: list(verbs), apiGroups, resources: list(resources), resourceNames };
}

/** A user in short: `name[@groups]`. */
export function userOf(text: string): UserInfo {
  const [name = "", groups = ""] = text.split("@");
  return { name, groups: groups === "" ? [] : groups.split(",") };
}

/** A request in short: `verb resource[.group][/sub-resource][:name]`, or `verb /path`. */
export function attributesOf(text: string, by: { readonly user: UserInfo; readonly namespace: string }): Attributes {
  const [verb = "", what = ""] = text.split(" ");
  const { user } = by;
  const nothing = { group: "", version: "", resource: "", subresource: "", namespace: "", name: "" };
  if (what.startsWith("/")) return { user, verb, isResourceRequest: false, path: what, ...nothing };
  const [place = "", ...name] = what.split(":");
  const [kind = "", subresource = ""] = place.split("/");
  const [resource = "", ...group] = kind.split(".");
  const { namespace } = by;
  const asked = { group: group.join("."), version: "v1", resource, subresource, namespace, name: name.join(":") };
  return { user, verb, isResourceRequest: true, path: "", ...asked };
}

export function decisionText(decision: Decision | Promise<Decision>): string {
  if (decision instanceof Promise) throw new Error("the decision comes later");
  return `${decision.outcome} ${decision.reason}`;
}

/** An index with the role `r` and its binding `b`, in `ns` where they have a namespace. */
export function indexOf(
  rules: readonly string[],
  { binding, role, subject }: { readonly binding: string; readonly role: string; readonly subject: string },
): RbacIndex {
  const index = new RbacIndex("rbac.authorization.orch.io");
  const [kind = "", whole = ""] = subject.split(" ");
  const [name = "", namespace] = kind === "ServiceAccount" ? whole.split("/") : [whole];
  index.putRole({ namespace: role === "Role" ? "ns" : "", name: "r" }, rules.map(parseRule));
  index.putBinding(
    { namespace: binding === "RoleBinding" ? "ns" : "", name: "b" },
    {
      roleRef: { kind: role, name: "r" },
      subjects: [{ kind: kind as "User", name, ...(namespace === undefined ? {} : { namespace }) }],
    },
  );
  return index;
}
