// Generated from core/v1/node.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  duplicate,
  eachItem,
  forbidden,
  invalid,
  isSame,
  repeated,
} from "../../../runtime/schema/index.ts";
import type * as types from "./node.ts";

export const checkNode: RuleCheck<types.Node> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && old?.spec?.podCIDRs?.length && !isSame(self.spec?.podCIDRs ?? [], old?.spec?.podCIDRs ?? [])) {
    errors.push(forbidden("spec.podCIDRs", "node updates may not change podCIDR except from \"\" to valid"));
  }
  if (old !== undefined && old?.spec?.providerID && !isSame(self.spec?.providerID ?? "", old?.spec?.providerID ?? "")) {
    errors.push(forbidden("spec.providerID", "node updates may not change providerID except from \"\" to valid"));
  }
  if (old !== undefined && !isSame(self.spec?.externalID ?? "", old?.spec?.externalID ?? "")) {
    errors.push(forbidden("spec.externalID", "may not be updated"));
  }
  checkNodeParts(self, old, findings);
};

export const checkNodeParts: RuleCheck<types.Node> = (self, old, findings) => {
  checkField(findings, checkNodeSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkNodeStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkNodeSpec: RuleCheck<types.NodeSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.podCIDR && self.podCIDRs?.[0] !== undefined && self.podCIDRs?.[0] !== self.podCIDR) {
    errors.push(invalid("podCIDRs[0]", self.podCIDRs?.[0], "must match podCIDR"));
  }
};

export const checkNodeStatus: RuleCheck<types.NodeStatus> = (self, _old, findings) => {
  const { errors, isCreate } = findings;
  eachItem(findings, self.declaredFeatures, (each, index) => {
    if (each !== undefined && !/^[A-Z][0-9A-Za-z]*(?:\/[A-Z][0-9A-Za-z]*)*$/u.test(each)) {
      errors.push(invalid(`declaredFeatures[${index}]`, each, "must be a CamelCase name, or several joined by '/'"));
    }
  });
  for (const index of repeated(self.declaredFeatures, (each) => each)) {
    errors.push(duplicate(`declaredFeatures[${index}]`, self.declaredFeatures?.[index]));
  }
  if (!isCreate) {
    for (const index of repeated(self.addresses, (each) => [each.type, each.address])) {
      errors.push(duplicate(`addresses[${index}]`, self.addresses?.[index]));
    }
  }
};
