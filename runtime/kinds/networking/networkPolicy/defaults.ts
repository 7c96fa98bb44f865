import type { NetworkPolicySpec } from "../../../../generated/networking/v1/networkPolicy.ts";

/** A policy is about what comes in, and about what goes out when it has rules for that. */
export function spec(spec: NetworkPolicySpec): void {
  if ((spec.policyTypes?.length ?? 0) > 0) return;
  spec.policyTypes = (spec.egress?.length ?? 0) > 0 ? ["Ingress", "Egress"] : ["Ingress"];
}
