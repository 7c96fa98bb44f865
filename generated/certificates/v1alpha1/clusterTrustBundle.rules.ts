// Generated from certificates/v1alpha1/clusterTrustBundle.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./clusterTrustBundle.ts";

export const checkClusterTrustBundle: RuleCheck<types.ClusterTrustBundle> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec?.signerName ?? "", old?.spec?.signerName ?? "")) {
    errors.push(invalid("spec.signerName", self.spec?.signerName ?? "", "field is immutable"));
  }
};
