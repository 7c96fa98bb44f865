// Generated from coordination/v1beta1/leaseCandidate.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, formats, invalid, isMalformed, isSame, required } from "../../../runtime/schema/index.ts";
import type * as types from "./leaseCandidate.ts";

export const checkLeaseCandidate: RuleCheck<types.LeaseCandidate> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec?.leaseName ?? "", old?.spec?.leaseName ?? "")) {
    errors.push(invalid("spec.leaseName", self.spec?.leaseName, "field is immutable"));
  }
  checkLeaseCandidateParts(self, old, findings);
};

export const checkLeaseCandidateParts: RuleCheck<types.LeaseCandidate> = (self, old, findings) => {
  checkField(findings, checkLeaseCandidateSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkLeaseCandidateSpec: RuleCheck<types.LeaseCandidateSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.emulationVersion, formats["semver"])) {
    errors.push(invalid("emulationVersion", self.emulationVersion ?? "", "must be a valid semantic version"));
  }
  if (isMalformed(self.binaryVersion, formats["semver"])) {
    errors.push(invalid("binaryVersion", self.binaryVersion, "must be a valid semantic version"));
  }
  if (!self.strategy) errors.push(required("strategy"));
};
