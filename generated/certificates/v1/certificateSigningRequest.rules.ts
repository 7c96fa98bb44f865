// Generated from certificates/v1/certificateSigningRequest.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  duplicate,
  eachItem,
  invalid,
  notSupportedAsListed,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./certificateSigningRequest.ts";

export const checkCertificateSigningRequest: RuleCheck<types.CertificateSigningRequest> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.status?.conditions, (each, index) => {
    if (!each?.type) errors.push(required(`status.conditions[${index}].type`));
    if (!each?.status) errors.push(required(`status.conditions[${index}].status`));
    if ((each?.type === "Approved" || each?.type === "Denied" || each?.type === "Failed") && each?.status && each?.status !== "True") {
      errors.push(notSupportedAsListed(`status.conditions[${index}].status`, each?.status, ["True"]));
    }
    if ((each?.type !== "Approved" && each?.type !== "Denied" && each?.type !== "Failed") && each?.status && each?.status !== "False" && each?.status !== "True" && each?.status !== "Unknown") {
      errors.push(notSupportedAsListed(`status.conditions[${index}].status`, each?.status, ["False", "True", "Unknown"]));
    }
  });
  checkCertificateSigningRequestParts(self, old, findings);
};

export const checkCertificateSigningRequestParts: RuleCheck<types.CertificateSigningRequest> = (self, old, findings) => {
  checkField(findings, checkCertificateSigningRequestSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkCertificateSigningRequestSpec: RuleCheck<types.CertificateSigningRequestSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.usages?.length) errors.push(required("usages"));
  for (const index of repeated(self.usages, (each) => each)) {
    errors.push(duplicate(`usages[${index}]`, self.usages?.[index]));
  }
  if (self.expirationSeconds !== undefined && self.expirationSeconds < 600) {
    errors.push(invalid("expirationSeconds", self.expirationSeconds ?? null, "may not specify a duration less than 600 seconds (10 minutes)"));
  }
};
