// Generated from core/v1/replicationController.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  forbidden,
  hasKeys,
  invalid,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import { checkPodTemplateSpec } from "./podTemplate.rules.ts";
import type * as types from "./replicationController.ts";

export const checkReplicationController: RuleCheck<types.ReplicationController> = (self, old, findings) => {
  checkReplicationControllerParts(self, old, findings);
};

export const checkReplicationControllerParts: RuleCheck<types.ReplicationController> = (self, old, findings) => {
  checkField(findings, checkReplicationControllerSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkReplicationControllerStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkReplicationControllerSpec: RuleCheck<types.ReplicationControllerSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.template?.spec?.restartPolicy && self.template?.spec?.restartPolicy !== "Always") {
    errors.push(notSupportedAsListed("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", ["Always"]));
  }
  if (self.template?.spec?.activeDeadlineSeconds !== undefined) {
    errors.push(forbidden("template.spec.activeDeadlineSeconds", "activeDeadlineSeconds in ReplicationController is not Supported"));
  }
  if (!hasKeys(self.selector)) errors.push(required("selector"));
  if (self.template === undefined) errors.push(required("template"));
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
};

export const checkReplicationControllerStatus: RuleCheck<types.ReplicationControllerStatus> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.fullyLabeledReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("fullyLabeledReplicas", self.fullyLabeledReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.readyReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("readyReplicas", self.readyReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.availableReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("availableReplicas", self.availableReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.availableReplicas ?? 0) > (self.readyReplicas ?? 0)) {
    errors.push(invalid("availableReplicas", self.availableReplicas ?? 0, "cannot be greater than readyReplicas"));
  }
};
