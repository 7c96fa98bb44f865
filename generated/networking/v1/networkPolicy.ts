// Generated from networking/v1/networkPolicy.yaml. Do not edit.
import type { IntOrString, LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** NetworkPolicy says what may talk to the pods it chooses, and what they may talk to. */
export interface NetworkPolicy {
  apiVersion?: "networking.orch.io/v1";
  kind?: "NetworkPolicy";
  metadata?: ObjectMeta;
  /** Which pods, and which traffic. */
  spec?: NetworkPolicySpec;
}

/** A list of networkpolicies. */
export interface NetworkPolicyList {
  apiVersion: "networking.orch.io/v1";
  kind: "NetworkPolicyList";
  metadata: ListMeta;
  items: NetworkPolicy[];
}

/** Which pods, and which traffic they may have. */
export interface NetworkPolicySpec {
  /** Labels of the pods; empty for all of the namespace. */
  podSelector?: LabelSelector;
  /** What may come in; traffic is let through when one rule allows it. */
  ingress?: NetworkPolicyIngressRule[];
  /** What may go out; traffic is let through when one rule allows it. */
  egress?: NetworkPolicyEgressRule[];
  /** Directions the policy is about. Unset: Ingress, and Egress when there are rules for it. */
  policyTypes?: ("Ingress" | "Egress")[];
}

/** Traffic that may come in. */
export interface NetworkPolicyIngressRule {
  /** Ports it may come to; all when empty. */
  ports?: NetworkPolicyPort[];
  /** Where it may come from; anywhere when empty. */
  from?: NetworkPolicyPeer[];
}

/** A port or a range of ports. */
export interface NetworkPolicyPort {
  /** Transport protocol; TCP when unset. Default: "TCP". */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** Number or name of the port; all when unset. */
  port?: IntOrString;
  /** Last port of the range that begins at port. */
  endPort?: number;
}

/** The other side: pods, or a block of addresses. */
export interface NetworkPolicyPeer {
  /** Labels of the pods; in the policy's namespace, unless namespaceSelector is set. */
  podSelector?: LabelSelector;
  /** Labels of the pods' namespaces. */
  namespaceSelector?: LabelSelector;
  /** A block of addresses; alone. */
  ipBlock?: IPBlock;
}

/** A block of addresses with gaps. */
export interface IPBlock {
  /** The block. */
  cidr: string;
  /** Blocks within it that do not belong to it. */
  except?: string[];
}

/** Traffic that may go out. */
export interface NetworkPolicyEgressRule {
  /** Ports it may go to; all when empty. */
  ports?: NetworkPolicyPort[];
  /** Where it may go; anywhere when empty. */
  to?: NetworkPolicyPeer[];
}
