// Generated from networking/v1/serviceCIDR.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachItem, formats, malformed, required } from "../../../runtime/schema/index.ts";
import type * as types from "./serviceCIDR.ts";

export const checkServiceCIDR: RuleCheck<types.ServiceCIDR> = (self, _old, findings) => {
  const { errors, isCreate } = findings;
  if (isCreate && !self.spec?.cidrs?.length) errors.push(required("spec.cidrs", "at least one CIDR required"));
  if (isCreate) {
    eachItem(findings, self.spec?.cidrs, (each, index) => {
      if (formats["canonical-cidr"](each) !== undefined) {
        errors.push(...malformed(`spec.cidrs[${index}]`, each, formats["canonical-cidr"]));
      }
    });
  }
};
