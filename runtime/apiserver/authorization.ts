import { type AuthorizerFactory, rulesOf } from "../auth/authorizer.ts";
import type { RbacIndex } from "../auth/authorizers/rbacIndex.ts";
import { followPolicies } from "../registry/rbacPolicies.ts";
import type { Registry } from "../registry/registry.ts";
import type { Authorizer, Platform, Reviewers } from "../schema/index.ts";

/** Who decides on requests, and what the reviews of rights are made from. */
export interface Authorization {
  readonly authorizer: Authorizer;
  readonly reviewers: Pick<Reviewers, "authorize" | "rulesFor" | "policies">;
}

/** Makes the authorizer over what is stored. Roles are read by what asks for them first. */
export function openAuthorization(
  registry: Registry,
  { factory, platform }: { readonly factory: AuthorizerFactory; readonly platform: Platform },
): Authorization {
  let policies: RbacIndex | undefined;
  const rbac = () => (policies ??= followPolicies(registry, platform));
  const authorizer = factory({ rbac });
  return {
    authorizer,
    reviewers: {
      authorize: authorizer,
      rulesFor: (user, namespace) => rulesOf(authorizer, user, namespace),
      policies: rbac,
    },
  };
}
