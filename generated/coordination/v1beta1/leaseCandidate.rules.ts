// Generated from coordination/v1beta1/leaseCandidate.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  formats,
  invalid,
  isMalformed,
  isSame,
  malformed,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
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
  if (isMalformed(self.leaseName, formats["dns-subdomain"])) {
    errors.push(...malformed("leaseName", self.leaseName, formats["dns-subdomain"]));
  }
  if (isMalformed(self.binaryVersion, formats["semver"])) {
    errors.push(invalid("binaryVersion", self.binaryVersion, "must be a valid semantic version"));
  }
  if (isMalformed(self.emulationVersion, formats["semver"])) {
    errors.push(invalid("emulationVersion", self.emulationVersion ?? "", "must be a valid semantic version"));
  }
  if (self.strategy === "OldestEmulationVersion" && !self.emulationVersion) {
    errors.push(required("emulationVersion", "must be specified when `strategy` is 'OldestEmulationVersion'"));
  }
  if (!self.strategy) errors.push(required("strategy"));
  if (self.strategy && !self.strategy.includes("/") && self.strategy !== "OldestEmulationVersion") {
    errors.push(notSupportedAsListed("strategy", self.strategy, ["OldestEmulationVersion"]));
  }
  else if (isMalformed(self.strategy, formats["qualified-name"])) {
    errors.push(...malformed("strategy", self.strategy, formats["qualified-name"]));
  }
};
