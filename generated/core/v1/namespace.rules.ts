// Generated from core/v1/namespace.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachItem, invalid } from "../../../runtime/schema/index.ts";
import type * as types from "./namespace.ts";

export const checkNamespace: RuleCheck<types.Namespace> = (self, _old, findings) => {
  const { errors, isCreate } = findings;
  eachItem(findings, self.metadata?.finalizers, (each, index) => {
    if (each && !each.includes("/") && each !== "orch" && each !== "orphan" && each !== "foregroundDeletion") {
      errors.push(invalid(`metadata.finalizers[${index}]`, each, "name is neither a standard finalizer name nor is it fully qualified"));
    }
  });
  if (!isCreate && (self.metadata?.deletionTimestamp === undefined && self.status?.phase !== "Active")) {
    errors.push(invalid("status.phase", self.status?.phase ?? "", "may only be 'Active' if `deletionTimestamp` is empty"));
  }
  if (!isCreate && self.metadata?.deletionTimestamp !== undefined && self.status?.phase !== "Terminating") {
    errors.push(invalid("status.phase", self.status?.phase ?? "", "may only be 'Terminating' if `deletionTimestamp` is not empty"));
  }
};
