// Generated from apps/v1/deployment.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  forbidden,
  hasKeys,
  invalid,
  isMalformedOrEmpty,
  isSame,
  malformed,
  mixedFormats,
  notSupportedAsListed,
} from "../../../runtime/schema/index.ts";
import { checkPodTemplateSpec } from "../../core/v1/podTemplate.rules.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./deployment.ts";

export const checkDeployment: RuleCheck<types.Deployment> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (old !== undefined && !isSame(self.spec?.selector, old?.spec?.selector)) {
    errors.push(invalid("spec.selector", self.spec?.selector, "field is immutable"));
  }
  if (self.status?.collisionCount !== undefined && old?.status?.collisionCount !== undefined && self.status?.collisionCount < old?.status?.collisionCount) {
    errors.push(invalid("status.collisionCount", self.status?.collisionCount ?? null, "cannot be decremented"));
  }
  if (!isCreate && old?.status?.collisionCount !== undefined && self.status?.collisionCount === undefined) {
    errors.push(invalid("status.collisionCount", 0, "cannot be decremented"));
  }
  checkDeploymentParts(self, old, findings);
};

export const checkDeploymentParts: RuleCheck<types.Deployment> = (self, old, findings) => {
  checkField(findings, checkDeploymentSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkDeploymentStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkDeploymentSpec: RuleCheck<types.DeploymentSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.progressDeadlineSeconds !== undefined && self.progressDeadlineSeconds <= (self.minReadySeconds ?? 0)) {
    errors.push(invalid("progressDeadlineSeconds", self.progressDeadlineSeconds ?? null, "must be greater than minReadySeconds"));
  }
  if (self.selector !== undefined && (!hasKeys(self.selector?.matchLabels) && !self.selector?.matchExpressions?.length)) {
    errors.push(invalid("selector", self.selector, "empty selector is invalid for deployment"));
  }
  if (self.strategy?.type && self.strategy?.type !== "Recreate" && self.strategy?.type !== "RollingUpdate") {
    errors.push(notSupportedAsListed("strategy", self.strategy ?? null, ["Recreate", "RollingUpdate"]));
  }
  if (self.template?.spec?.restartPolicy && self.template?.spec?.restartPolicy !== "Always") {
    errors.push(notSupportedAsListed("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", ["Always"]));
  }
  if (self.template?.spec?.activeDeadlineSeconds !== undefined) {
    errors.push(forbidden("template.spec.activeDeadlineSeconds", "activeDeadlineSeconds in ReplicaSet is not Supported"));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
  checkField(findings, checkDeploymentStrategy, { name: "strategy", self: self.strategy, old: old?.strategy });
};

export const checkDeploymentStrategy: RuleCheck<types.DeploymentStrategy> = (self, old, findings) => {
  const { errors } = findings;
  if (self.type === "Recreate" && self.rollingUpdate !== undefined) {
    errors.push(forbidden("rollingUpdate", "may not be specified when strategy `type` is 'Recreate'"));
  }
  checkField(findings, checkRollingUpdateDeployment, {
    name: "rollingUpdate",
    self: self.rollingUpdate,
    old: old?.rollingUpdate,
  });
};

export const checkRollingUpdateDeployment: RuleCheck<types.RollingUpdateDeployment> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformedOrEmpty(self.maxUnavailable, mixedFormats["share"])) {
    errors.push(...malformed("maxUnavailable", self.maxUnavailable ?? null, mixedFormats["share"]));
  }
  if (isMalformedOrEmpty(self.maxUnavailable, mixedFormats["at-most-all"])) {
    errors.push(...malformed("maxUnavailable", self.maxUnavailable ?? null, mixedFormats["at-most-all"]));
  }
  if (isMalformedOrEmpty(self.maxSurge, mixedFormats["share"])) {
    errors.push(...malformed("maxSurge", self.maxSurge ?? null, mixedFormats["share"]));
  }
};

export const checkDeploymentStatus: RuleCheck<types.DeploymentStatus> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.updatedReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("updatedReplicas", self.updatedReplicas ?? 0, "cannot be greater than status.replicas"));
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
