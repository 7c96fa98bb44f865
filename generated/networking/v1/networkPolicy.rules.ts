// Generated from networking/v1/networkPolicy.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, forbidden, invalid, required } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./networkPolicy.ts";

export const checkNetworkPolicy: RuleCheck<types.NetworkPolicy> = (self, old, findings) => {
  checkNetworkPolicyParts(self, old, findings);
};

export const checkNetworkPolicyParts: RuleCheck<types.NetworkPolicy> = (self, old, findings) => {
  checkField(findings, checkNetworkPolicySpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkNetworkPolicySpec: RuleCheck<types.NetworkPolicySpec> = (self, old, findings) => {
  const { errors } = findings;
  if ((self.policyTypes?.length ?? 0) > 2) {
    errors.push(invalid("policyTypes", self.policyTypes ?? [], "may not specify more than two policyTypes"));
  }
  checkField(findings, checkLabelSelector, { name: "podSelector", self: self.podSelector, old: old?.podSelector });
  checkItems(findings, checkNetworkPolicyIngressRule, { name: "ingress", self: self.ingress });
  checkItems(findings, checkNetworkPolicyEgressRule, { name: "egress", self: self.egress });
};

export const checkNetworkPolicyIngressRule: RuleCheck<types.NetworkPolicyIngressRule> = (self, _old, findings) => {
  checkItems(findings, checkNetworkPolicyPeer, { name: "from", self: self.from });
};

export const checkNetworkPolicyPeer: RuleCheck<types.NetworkPolicyPeer> = (self, old, findings) => {
  const { errors } = findings;
  if (self.podSelector === undefined && self.namespaceSelector === undefined && self.ipBlock === undefined) {
    errors.push(required("", "must specify a peer"));
  }
  if (self.ipBlock !== undefined && self.podSelector !== undefined) {
    errors.push(forbidden("", "may not specify both ipBlock and another peer"));
  }
  if (self.ipBlock !== undefined && self.namespaceSelector !== undefined) {
    errors.push(forbidden("", "may not specify both ipBlock and another peer"));
  }
  checkField(findings, checkLabelSelector, { name: "podSelector", self: self.podSelector, old: old?.podSelector });
  checkField(findings, checkLabelSelector, {
    name: "namespaceSelector",
    self: self.namespaceSelector,
    old: old?.namespaceSelector,
  });
};

export const checkNetworkPolicyEgressRule: RuleCheck<types.NetworkPolicyEgressRule> = (self, _old, findings) => {
  checkItems(findings, checkNetworkPolicyPeer, { name: "to", self: self.to });
};
