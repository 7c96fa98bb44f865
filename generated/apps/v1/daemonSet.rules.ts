// Generated from apps/v1/daemonSet.yaml. Do not edit.
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
import type * as types from "./daemonSet.ts";

export const checkDaemonSet: RuleCheck<types.DaemonSet> = (self, old, findings) => {
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
  checkDaemonSetParts(self, old, findings);
};

export const checkDaemonSetParts: RuleCheck<types.DaemonSet> = (self, old, findings) => {
  checkField(findings, checkDaemonSetSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkDaemonSetSpec: RuleCheck<types.DaemonSetSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.selector !== undefined && (!hasKeys(self.selector?.matchLabels) && !self.selector?.matchExpressions?.length)) {
    errors.push(invalid("selector", self.selector, "empty selector is invalid for daemonset"));
  }
  if (self.updateStrategy?.type && self.updateStrategy?.type !== "RollingUpdate" && self.updateStrategy?.type !== "OnDelete") {
    errors.push(notSupportedAsListed("updateStrategy", self.updateStrategy ?? null, ["RollingUpdate", "OnDelete"]));
  }
  if (self.template?.spec?.restartPolicy && self.template?.spec?.restartPolicy !== "Always") {
    errors.push(notSupportedAsListed("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", ["Always"]));
  }
  if (self.template?.spec?.activeDeadlineSeconds !== undefined) {
    errors.push(forbidden("template.spec.activeDeadlineSeconds", "activeDeadlineSeconds in DaemonSet is not Supported"));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
  checkField(findings, checkDaemonSetUpdateStrategy, {
    name: "updateStrategy",
    self: self.updateStrategy,
    old: old?.updateStrategy,
  });
};

export const checkDaemonSetUpdateStrategy: RuleCheck<types.DaemonSetUpdateStrategy> = (self, old, findings) => {
  checkField(findings, checkRollingUpdateDaemonSet, {
    name: "rollingUpdate",
    self: self.rollingUpdate,
    old: old?.rollingUpdate,
  });
};

export const checkRollingUpdateDaemonSet: RuleCheck<types.RollingUpdateDaemonSet> = (self, _old, findings) => {
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
  if (isMalformedOrEmpty(self.maxSurge, mixedFormats["at-most-all"])) {
    errors.push(...malformed("maxSurge", self.maxSurge ?? null, mixedFormats["at-most-all"]));
  }
};
