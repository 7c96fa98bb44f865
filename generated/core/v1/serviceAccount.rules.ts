// Generated from core/v1/serviceAccount.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachItem, invalid } from "../../../runtime/schema/index.ts";
import type * as types from "./serviceAccount.ts";

export const checkServiceAccount: RuleCheck<types.ServiceAccount> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.metadata?.finalizers, (each, index) => {
    if (!each.includes("/") && each !== "orch" && each !== "orphan" && each !== "foregroundDeletion") {
      errors.push(invalid(`metadata.finalizers[${index}]`, each, "name is neither a standard finalizer name nor is it fully qualified"));
    }
  });
};
