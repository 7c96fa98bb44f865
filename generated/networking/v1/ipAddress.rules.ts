// Generated from networking/v1/ipAddress.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, formats, invalid, isMalformed, isSame, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./ipAddress.ts";

export const checkIPAddress: RuleCheck<types.IPAddress> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.metadata?.name, formats["canonical-ip"])) {
    errors.push(...malformed("metadata.name", self.metadata?.name ?? "", formats["canonical-ip"]));
  }
  if (old !== undefined && !isSame(self.spec?.parentRef, old?.spec?.parentRef)) {
    errors.push(invalid("spec.parentRef", self.spec?.parentRef, "field is immutable"));
  }
  checkIPAddressParts(self, old, findings);
};

export const checkIPAddressParts: RuleCheck<types.IPAddress> = (self, old, findings) => {
  checkField(findings, checkIPAddressSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkIPAddressSpec: RuleCheck<types.IPAddressSpec> = (self, old, findings) => {
  checkField(findings, checkParentReference, { name: "parentRef", self: self.parentRef, old: old?.parentRef });
};

export const checkParentReference: RuleCheck<types.ParentReference> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.group, formats["dns-subdomain"])) {
    errors.push(...malformed("group", self.group ?? "", formats["dns-subdomain"]));
  }
};
