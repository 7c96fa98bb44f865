// Generated from apps/v1/replicaSet.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  forbidden,
  hasKeys,
  invalid,
  isSame,
  notSupportedAsListed,
} from "../../../runtime/schema/index.ts";
import { checkPodTemplateSpec } from "../../core/v1/podTemplate.rules.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./replicaSet.ts";

export const checkReplicaSet: RuleCheck<types.ReplicaSet> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec?.selector, old?.spec?.selector)) {
    errors.push(invalid("spec.selector", self.spec?.selector, "field is immutable"));
  }
  checkReplicaSetParts(self, old, findings);
};

export const checkReplicaSetParts: RuleCheck<types.ReplicaSet> = (self, old, findings) => {
  checkField(findings, checkReplicaSetSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkReplicaSetStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkReplicaSetSpec: RuleCheck<types.ReplicaSetSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.selector !== undefined && (!hasKeys(self.selector?.matchLabels) && !self.selector?.matchExpressions?.length)) {
    errors.push(invalid("selector", self.selector, "empty selector is invalid for deployment"));
  }
  if (self.template?.spec?.restartPolicy && self.template?.spec?.restartPolicy !== "Always") {
    errors.push(notSupportedAsListed("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", ["Always"]));
  }
  if (self.template?.spec?.activeDeadlineSeconds !== undefined) {
    errors.push(forbidden("template.spec.activeDeadlineSeconds", "activeDeadlineSeconds in ReplicaSet is not Supported"));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
};

export const checkReplicaSetStatus: RuleCheck<types.ReplicaSetStatus> = (self, _old, findings) => {
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
