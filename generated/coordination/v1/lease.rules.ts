// Generated from coordination/v1/lease.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  forbidden,
  formats,
  isMalformed,
  malformed,
  notSupportedAsListed,
} from "../../../runtime/schema/index.ts";
import type * as types from "./lease.ts";

export const checkLease: RuleCheck<types.Lease> = (self, old, findings) => {
  checkLeaseParts(self, old, findings);
};

export const checkLeaseParts: RuleCheck<types.Lease> = (self, old, findings) => {
  checkField(findings, checkLeaseSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkLeaseSpec: RuleCheck<types.LeaseSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.strategy && !self.strategy.includes("/") && self.strategy !== "OldestEmulationVersion") {
    errors.push(notSupportedAsListed("strategy", self.strategy ?? null, ["OldestEmulationVersion"]));
  }
  else if (isMalformed(self.strategy, formats["qualified-name"])) {
    errors.push(...malformed("strategy", self.strategy ?? null, formats["qualified-name"]));
  }
  if (self.strategy === undefined && self.preferredHolder !== undefined) {
    errors.push(forbidden("preferredHolder", "may only be specified when `strategy` is defined"));
  }
};
