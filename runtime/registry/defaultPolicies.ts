import { holdingOf, missingRights } from "../auth/authorizers/rbacCovers.ts";
import { deepEqual } from "../schema/deepEqual.ts";
import type { ApiObject, DefaultPolicies, DefaultPolicy, Platform } from "../schema/index.ts";
import type { Registry } from "./registry.ts";
import type { Store } from "./store.ts";
import { changeSystemObject, ensureSystemObject, type SystemObjectOptions } from "./systemObject.ts";

/**
 * Makes the roles and bindings that every server has, where they are missing, and gives back to those that are there
 * what they lack. What users added stays; an object whose annotation says no stays as it is.
 */
export async function ensureDefaultPolicies(
  registry: Pick<Registry, "store">,
  policies: DefaultPolicies,
  { isGateOn, ...options }: SystemObjectOptions & { readonly isGateOn: (gate: string) => boolean },
): Promise<void> {
  const { apiGroupRbac } = options.platform.names;
  const ensured = Object.entries(policies).flatMap(([resource, objects]) => {
    const store = registry.store(apiGroupRbac, resource);
    if (store === undefined) return [];
    return ofGates(objects, isGateOn).map((each) => ensure(store, withRulesOf(each, isGateOn), options));
  });
  await Promise.all(ensured);
}

/** The object with those of its rules that the gates let it have. */
export function withRulesOf(policy: DefaultPolicy, isGateOn: (gate: string) => boolean): DefaultPolicy {
  return policy.rules ? { ...policy, rules: ofGates(policy.rules, isGateOn) } : policy;
}

/** Without their gates, which are not stored. */
function ofGates<T extends { readonly featureGate?: string }>(all: readonly T[], isGateOn: (gate: string) => boolean) {
  const wanted = all.filter(({ featureGate }) => featureGate === undefined || isGateOn(featureGate));
  return wanted.map(({ featureGate: _, ...each }) => each);
}

async function ensure(store: Store, wanted: DefaultPolicy, options: SystemObjectOptions): Promise<void> {
  const { name = "", namespace = "" } = wanted.metadata ?? {};
  if (store.get(namespace, name) === undefined) return ensureSystemObject(store, structuredClone(wanted), options);
  const decide = (object: DefaultPolicy) => repaired(object, wanted, options.platform);
  return changeSystemObject(store, { ...options, namespace, name, decide });
}

/** The object with all that is wanted of it; undefined where it has that, or its owner wants no repairs. */
function repaired(object: DefaultPolicy, wanted: DefaultPolicy, { names }: Platform): ApiObject | undefined {
  const { metadata } = object;
  if (metadata?.annotations?.[names.annotationRbacAutoupdate] === "false") return undefined;
  const complete = {
    ...object,
    metadata: {
      ...metadata,
      labels: { ...wanted.metadata?.labels, ...metadata?.labels },
      annotations: { ...wanted.metadata?.annotations, ...metadata?.annotations },
    },
    ...(wanted.roleRef === undefined ? repairedRole(object, wanted) : repairedBinding(object, wanted)),
  };
  return deepEqual(complete, object) ? undefined : complete;
}

/** Rules that come from other roles are not looked at. */
function repairedRole(object: DefaultPolicy, wanted: DefaultPolicy): DefaultPolicy {
  const selectors = object.aggregationRule?.clusterRoleSelectors ?? [];
  const missing = lacking(selectors, wanted.aggregationRule?.clusterRoleSelectors ?? []);
  if (missing.length > 0) return { aggregationRule: { clusterRoleSelectors: [...selectors, ...missing] } };
  const rules = object.rules ?? [];
  const rights = missingRights(holdingOf(rules), wanted.rules ?? []) ?? [];
  return rights.length === 0 ? {} : { rules: [...rules, ...rights] };
}

/** Another role under the name of the binding is another binding. */
function repairedBinding(object: DefaultPolicy, { roleRef, subjects = [] }: DefaultPolicy): DefaultPolicy {
  if (!deepEqual(object.roleRef, roleRef)) return { ...(roleRef === undefined ? {} : { roleRef }), subjects };
  const missing = lacking(object.subjects ?? [], subjects);
  return missing.length === 0 ? {} : { subjects: [...(object.subjects ?? []), ...missing] };
}

function lacking<T>(there: readonly T[], wanted: readonly T[]): T[] {
  return wanted.filter((each) => !there.some((other) => deepEqual(other, each)));
}
