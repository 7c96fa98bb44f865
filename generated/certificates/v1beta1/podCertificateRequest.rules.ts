// Generated from certificates/v1beta1/podCertificateRequest.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, hiding, invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./podCertificateRequest.ts";

export const checkPodCertificateRequest: RuleCheck<types.PodCertificateRequest> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec, old?.spec)) {
    errors.push(hiding([""], invalid("spec", self.spec, "field is immutable")));
  }
  checkPodCertificateRequestParts(self, old, findings);
};

export const checkPodCertificateRequestParts: RuleCheck<types.PodCertificateRequest> = (self, old, findings) => {
  checkField(findings, checkPodCertificateRequestSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkPodCertificateRequestSpec: RuleCheck<types.PodCertificateRequestSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.podUID) errors.push(invalid("podUID", self.podUID, "must not be empty"));
  if (!self.serviceAccountUID) errors.push(invalid("serviceAccountUID", self.serviceAccountUID, "must not be empty"));
  if (!self.nodeUID) errors.push(invalid("nodeUID", self.nodeUID, "must not be empty"));
};
