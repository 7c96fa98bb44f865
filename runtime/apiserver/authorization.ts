import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import type { GateName } from "../../generated/gates.ts";
import { type AuthorizerFactory, rulesOf } from "../auth/authorizer.ts";
import type { NodePolicy } from "../auth/authorizers/node.ts";
import type { RbacIndex } from "../auth/authorizers/rbacIndex.ts";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { graphMeter } from "../auth/authorizers/graphMeter.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { ensureDefaultPolicies, withRulesOf } from "../registry/defaultPolicies.ts";
import { followNodeRelations } from "../registry/nodeRelations.ts";
import { followPolicies } from "../registry/rbacPolicies.ts";
import type { Registry } from "../registry/registry.ts";
import type { Authorizer, FeatureGates, Generated, Reviewers } from "../schema/index.ts";
import { startHook } from "./startHook.ts";

/** Who decides on requests, and what the reviews of rights are made from. */
export interface Authorization {
  readonly authorizer: Authorizer;
  readonly reviewers: Pick<Reviewers, "authorize" | "rulesFor" | "policies">;
  readonly checks: readonly HealthCheck[];
  /** Lets go of webhooks and files. */
  readonly close: () => void;
}

export interface AuthorizationOptions {
  readonly authorizer: AuthorizerFactory;
  readonly keepsPolicies?: boolean;
  readonly generated: Generated;
  readonly gates: FeatureGates<GateName>;
  readonly metrics: MetricRegistry;
  readonly logWarning: (message: string) => void;
}

/** Makes the authorizer over what is stored. Roles are read by what asks for them first. */
export async function openAuthorization(registry: Registry, options: AuthorizationOptions): Promise<Authorization> {
  const { platform } = options.generated;
  const checks = options.keepsPolicies === true ? [await keepPolicies(registry, options)] : [];
  let policies: RbacIndex | undefined;
  const rbac = () => (policies ??= followPolicies(registry, platform));
  const ending = new AbortController();
  setMaxListeners(Infinity, ending.signal); // every webhook waits for it
  let nodes: Promise<NodePolicy> | undefined;
  const node = () => (nodes ??= nodePolicy(registry, options));
  const authorizer = await options.authorizer({ rbac, node, signal: ending.signal, metrics: options.metrics });
  const rulesFor: Reviewers["rulesFor"] = (user, namespace) => rulesOf(authorizer, user, namespace);
  return {
    authorizer,
    reviewers: { authorize: authorizer, rulesFor, policies: rbac },
    checks,
    close: () => ending.abort(),
  };
}

/** Nodes may besides what their pods need do what their role says, bound or not. */
async function nodePolicy(registry: Registry, options: AuthorizationOptions): Promise<NodePolicy> {
  const { generated, gates, metrics } = options;
  const { platform, loadPolicies } = generated;
  const { clusterroles } = await loadPolicies();
  const isGateOn = (gate: string) => gates.enabled(gate as GateName);
  const role = clusterroles.find(({ metadata }) => metadata?.name === nodeRole);
  return {
    ...followNodeRelations(registry, { platform, meter: graphMeter(metrics) }),
    rules: (role && withRulesOf(role, isGateOn).rules) ?? [],
    apiDomain: platform.apiDomain,
    leaseNamespace: platform.names.namespaceNodeLease,
    isGateOn,
  };
}

const nodeRole = "system:node";

function keepPolicies(
  registry: Registry,
  { generated, gates, logWarning }: AuthorizationOptions,
): Promise<HealthCheck> {
  const { platform, loadPolicies } = generated;
  const work = async () => {
    const isGateOn = (gate: string) => gates.enabled(gate as GateName);
    const options = { platform, isGateOn, newUid: randomUUID, nowMs: Date.now() };
    await ensureDefaultPolicies(registry, await loadPolicies(), options);
  };
  return startHook({ name: "rbac/bootstrap-roles", subject: "the default roles", work, logWarning });
}
