// Generated from core/v1/node.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, duplicate, forbidden, isSame, repeated } from "../../../runtime/schema/index.ts";
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
  checkField(findings, checkNodeStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkNodeStatus: RuleCheck<types.NodeStatus> = (self, _old, findings) => {
  const { errors, isCreate } = findings;
  if (!isCreate) {
    for (const index of repeated(self.addresses, (each) => [each.type, each.address])) {
      errors.push(duplicate(`addresses[${index}]`, self.addresses?.[index]));
    }
  }
};
