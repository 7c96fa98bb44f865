// Generated from storage/v1/csiDriver.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  duplicate,
  formats,
  invalid,
  isMalformed,
  isSame,
  malformed,
  repeated,
} from "../../../runtime/schema/index.ts";
import type * as types from "./csiDriver.ts";

export const checkCSIDriver: RuleCheck<types.CSIDriver> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.metadata?.name, formats["driver-name"])) {
    errors.push(...malformed("metadata.name", self.metadata?.name ?? "", formats["driver-name"]));
  }
  for (const index of repeated(self.spec?.tokenRequests, (each) => each.audience)) {
    errors.push(duplicate(`spec.tokenRequests[${index}].audience`, self.spec?.tokenRequests?.[index]?.audience));
  }
  if (old !== undefined && !isSame(self.spec?.attachRequired, old?.spec?.attachRequired)) {
    errors.push(invalid("spec.attachRequired", self.spec?.attachRequired ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.volumeLifecycleModes ?? [], old?.spec?.volumeLifecycleModes ?? [])) {
    errors.push(invalid("spec.volumeLifecycleModes", self.spec?.volumeLifecycleModes ?? [], "field is immutable"));
  }
  checkCSIDriverParts(self, old, findings);
};

export const checkCSIDriverParts: RuleCheck<types.CSIDriver> = (self, old, findings) => {
  checkField(findings, checkCSIDriverSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkCSIDriverSpec: RuleCheck<types.CSIDriverSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.nodeAllocatableUpdatePeriodSeconds !== undefined && self.nodeAllocatableUpdatePeriodSeconds < 10) {
    errors.push(invalid("nodeAllocatableUpdatePeriodSeconds", self.nodeAllocatableUpdatePeriodSeconds ?? null, "must be greater than or equal to 10 seconds"));
  }
  if (!self.tokenRequests?.length && self.serviceAccountTokenInSecrets !== undefined) {
    errors.push(invalid("serviceAccountTokenInSecrets", self.serviceAccountTokenInSecrets ?? null, "serviceAccountTokenInSecrets is set but no tokenRequests are specified"));
  }
  checkItems(findings, checkTokenRequest, { name: "tokenRequests", self: self.tokenRequests });
};

export const checkTokenRequest: RuleCheck<types.TokenRequest> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.expirationSeconds !== undefined && self.expirationSeconds < 600) {
    errors.push(invalid("expirationSeconds", self.expirationSeconds ?? null, "may not specify a duration less than 10 minutes"));
  }
  if (self.expirationSeconds !== undefined && self.expirationSeconds > 4294967296) {
    errors.push(invalid("expirationSeconds", self.expirationSeconds ?? null, "may not specify a duration larger than 2^32 seconds"));
  }
};
