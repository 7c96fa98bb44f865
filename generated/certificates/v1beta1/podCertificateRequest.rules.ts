// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./podCertificateRequest.ts";

export const checkPodCertificateRequest: RuleCheck<types.PodCertificateRequest> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(invalid("spec", self.spec, "field is immutable"));
  }
  checkPodCertificateRequestParts(self, old, findings);
};

export const checkPodCertificateRequestParts: RuleCheck<types.PodCertificateRequest> = (self, old, findings) => {
  checkField(findings, checkPodCertificateRequestSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkPodCertificateRequestSpec: RuleCheck<types.PodCertificateRequestSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.maxExpirationSeconds !== undefined && self.maxExpirationSeconds < 3600) {
    errors.push(invalid("maxExpirationSeconds", self.maxExpirationSeconds ?? null, "must be in the range [3600, 7862400]"));
  }
  else if (self.maxExpirationSeconds !== undefined && self.maxExpirationSeconds > 7862400) {
    errors.push(invalid("maxExpirationSeconds", self.maxExpirationSeconds ?? null, "must be in the range [3600, 7862400]"));
  }
};
