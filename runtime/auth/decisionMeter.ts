import { apiserverAuthorizationDecisionsTotal } from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { Authorizer, Decision } from "../schema/access/authorization.ts";

/** An authorizer of a chain: its mode, such as "RBAC", and its name in the configuration. */
export interface NamedAuthorizer {
  readonly type: string;
  readonly name: string;
}

/** The same authorizer, whose decisions that end the chain are counted. */
export function counted(authorizer: Authorizer, by: NamedAuthorizer, metrics: MetricRegistry): Authorizer {
  const decisions = metrics.counter(apiserverAuthorizationDecisionsTotal);
  const allowed = decisions.with({ ...by, decision: "allowed" });
  const denied = decisions.with({ ...by, decision: "denied" });
  const note = (decision: Decision): Decision => {
    if (decision.outcome === "allow") allowed.add();
    else if (decision.outcome === "deny") denied.add();
    return decision;
  };
  const decide: Authorizer = (attributes) => {
    const decision = authorizer(attributes);
    return decision instanceof Promise ? decision.then(note) : note(decision);
  };
  const { rulesFor } = authorizer;
  return rulesFor === undefined ? decide : Object.assign(decide, { rulesFor });
}
