import { badRequest, forbidden, notFound } from "../../../../generated/errors.ts";
import type { RoleRef } from "../../../../generated/rbac/v1/shared.ts";
import { groupMasters } from "../../../../generated/wellknown.ts";
import { aggregate } from "../../../auth/authorizers/rbac.ts";
import { fullAuthority, type Holds, missingRights, rightsText } from "../../../auth/authorizers/rbacCovers.ts";
import { changesOnlyLife } from "../../../admission/onlyLife.ts";
import type { Attributes, PolicyRule } from "../../../schema/access/authorization.ts";
import type { ApiObject } from "../../../schema/object.ts";
import { quotedList } from "../../../schema/quoted.ts";
import type { GrantContext } from "../../../schema/access/review.ts";

export interface RoleLike extends ApiObject {
  readonly rules?: readonly PolicyRule[] | null;
  readonly aggregationRule?: object;
}

export interface BindingLike extends ApiObject {
  /** Not validated yet: a client may have left it out. */
  readonly roleRef?: RoleRef;
}

/** Who writes a role must have its rights, or the right to escalate. */
export function checkRole(role: RoleLike, old: RoleLike | undefined, context: GrantContext): Promise<void> | undefined {
  return isMaster(context) ? undefined : checkRoleRights(role, old, context);
}

/** Who binds a role must have its rights, or the right to bind it. */
export function checkBinding(
  binding: BindingLike,
  old: BindingLike | undefined,
  context: GrantContext,
): Promise<void> | undefined {
  return isMaster(context) ? undefined : checkBindingRights(binding, old, context);
}

/** Such users may do everything, and the server itself is among them. */
function isMaster({ user }: GrantContext): boolean {
  return user.groups.includes(groupMasters);
}

async function checkRoleRights(role: RoleLike, old: RoleLike | undefined, context: GrantContext): Promise<void> {
  const { resource, namespace, name } = context;
  if (await mayAll(context, { verb: "escalate", resource, namespace, name })) return;
  if (old !== undefined && changesOnlyLife(role, old)) return;
  checkRights(role, role.rules ?? [], context);
  if (role.aggregationRule === undefined && old?.aggregationRule === undefined) return;
  if (missingRights(holdsOf(context), fullAuthority)?.length === 0) return;
  throw refused(role, "must have cluster-admin privileges to use the aggregationRule", context);
}

async function checkBindingRights(
  binding: BindingLike,
  old: BindingLike | undefined,
  context: GrantContext,
): Promise<void> {
  if (old !== undefined && changesOnlyLife(binding, old)) return;
  const { group, resource: bindings, namespace } = context;
  const { kind = "", name = "" } = binding.roleRef ?? {};
  const resource = Object.hasOwn(resourceOfRole, kind) ? resourceOfRole[kind] : undefined;
  if (resource === undefined) return; // the validation refuses it
  if (await mayAll(context, { verb: "bind", resource, namespace, name })) return;
  if (kind === "Role" && namespace === "") throw badRequest("Namespace parameter required.");
  const rules = context.policies().rulesOfRole({ kind, name }, namespace);
  if (rules === undefined) throw notFound({ group, resource: bindings }, name);
  checkRights(binding, rules, context);
}

const resourceOfRole: Readonly<Record<string, string>> = { ClusterRole: "clusterroles", Role: "roles" };

async function mayAll(
  { user, group, authorize }: GrantContext,
  place: Pick<Attributes, "verb" | "resource" | "namespace" | "name">,
): Promise<boolean> {
  const rest = { group, version: "*", subresource: "", path: "", isResourceRequest: true };
  return (await authorize({ user, ...place, ...rest })).outcome === "allow";
}

function checkRights(object: ApiObject, asked: readonly PolicyRule[], context: GrantContext): void {
  const { user, namespace } = context;
  const missing = missingRights(holdsOf(context), asked);
  if (missing?.length === 0) return;
  const who = `user ${JSON.stringify(user.name)} (groups=${quotedList(user.groups)})`;
  if (missing === undefined) {
    throw refused(object, `${who} is attempting to grant more RBAC permissions than can be compared`, context);
  }
  // Roles that are not there are of the kind that is written, as the field looks for them by the same request.
  const problems = context
    .policies()
    .problemsOf(user, namespace)
    .map((each) => each.replace(/^\w+/, context.resource));
  const errors = problems.length === 0 ? "" : `; resolution errors: [${aggregate(problems)}]`;
  const text = `${who} is attempting to grant RBAC permissions not currently held:\n${rightsText(missing)}${errors}`;
  throw refused(object, text, context);
}

function holdsOf({ policies, user, namespace }: GrantContext): Holds {
  const given = policies();
  return (right) => given.gives(right, user, namespace);
}

function refused(object: ApiObject, text: string, { group, resource }: GrantContext): Error {
  return forbidden({ group, resource }, object.metadata?.name ?? "", text);
}
