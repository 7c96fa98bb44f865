// Generated from apps/v1/statefulSet.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  forbidden,
  formats,
  hasKeys,
  invalid,
  isMalformed,
  isMalformedOrEmpty,
  isSame,
  malformed,
  mixedFormats,
  notSupportedAsListed,
} from "../../../runtime/schema/index.ts";
import { checkPersistentVolumeClaimParts } from "../../core/v1/persistentVolumeClaim.rules.ts";
import { checkPodTemplateSpec } from "../../core/v1/podTemplate.rules.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./statefulSet.ts";

export const checkStatefulSet: RuleCheck<types.StatefulSet> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (self.status?.collisionCount !== undefined && old?.status?.collisionCount !== undefined && self.status?.collisionCount < old?.status?.collisionCount) {
    errors.push(invalid("status.collisionCount", self.status?.collisionCount ?? null, "cannot be decremented"));
  }
  if (!isCreate && old?.status?.collisionCount !== undefined && self.status?.collisionCount === undefined) {
    errors.push(invalid("status.collisionCount", 0, "cannot be decremented"));
  }
  if (isCreate && isMalformed(self.spec?.serviceName, formats["dns-label"])) {
    errors.push(...malformed("spec.serviceName", self.spec?.serviceName ?? "", formats["dns-label"]));
  }
  if (old !== undefined && (!isSame(self.spec?.selector, old?.spec?.selector) || !isSame(self.spec?.volumeClaimTemplates ?? [], old?.spec?.volumeClaimTemplates ?? []) || !isSame(self.spec?.serviceName ?? "", old?.spec?.serviceName ?? "") || !isSame(self.spec?.podManagementPolicy ?? "", old?.spec?.podManagementPolicy ?? ""))) {
    errors.push(forbidden("spec", "updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', 'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden"));
  }
  checkStatefulSetParts(self, old, findings);
};

export const checkStatefulSetParts: RuleCheck<types.StatefulSet> = (self, old, findings) => {
  checkField(findings, checkStatefulSetSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkStatefulSetStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkStatefulSetSpec: RuleCheck<types.StatefulSetSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.selector !== undefined && (!hasKeys(self.selector?.matchLabels) && !self.selector?.matchExpressions?.length)) {
    errors.push(invalid("selector", self.selector, "empty selector is invalid for statefulset"));
  }
  if (self.podManagementPolicy && self.podManagementPolicy !== "OrderedReady" && self.podManagementPolicy !== "Parallel") {
    errors.push(invalid("podManagementPolicy", self.podManagementPolicy ?? "", "must be 'OrderedReady' or 'Parallel'"));
  }
  if (self.updateStrategy?.type && self.updateStrategy?.type !== "RollingUpdate" && self.updateStrategy?.type !== "OnDelete") {
    errors.push(invalid("updateStrategy", self.updateStrategy ?? null, "must be 'RollingUpdate' or 'OnDelete'"));
  }
  if (self.template?.spec?.restartPolicy && self.template?.spec?.restartPolicy !== "Always") {
    errors.push(notSupportedAsListed("template.spec.restartPolicy", self.template?.spec?.restartPolicy ?? "", ["Always"]));
  }
  if (self.template?.spec?.activeDeadlineSeconds !== undefined) {
    errors.push(forbidden("template.spec.activeDeadlineSeconds", "activeDeadlineSeconds in StatefulSet is not Supported"));
  }
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
  checkField(findings, checkPodTemplateSpec, { name: "template", self: self.template, old: old?.template });
  checkItems(findings, checkPersistentVolumeClaimParts, {
    name: "volumeClaimTemplates",
    self: self.volumeClaimTemplates,
  });
  checkField(findings, checkStatefulSetUpdateStrategy, {
    name: "updateStrategy",
    self: self.updateStrategy,
    old: old?.updateStrategy,
  });
};

export const checkStatefulSetUpdateStrategy: RuleCheck<types.StatefulSetUpdateStrategy> = (self, old, findings) => {
  const { errors } = findings;
  if (self.type === "OnDelete" && self.rollingUpdate !== undefined) {
    errors.push(invalid("rollingUpdate", self.rollingUpdate ?? null, "only allowed for updateStrategy 'RollingUpdate'"));
  }
  checkField(findings, checkRollingUpdateStatefulSetStrategy, {
    name: "rollingUpdate",
    self: self.rollingUpdate,
    old: old?.rollingUpdate,
  });
};

export const checkRollingUpdateStatefulSetStrategy: RuleCheck<types.RollingUpdateStatefulSetStrategy> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformedOrEmpty(self.maxUnavailable, mixedFormats["share"])) {
    errors.push(...malformed("maxUnavailable", self.maxUnavailable ?? null, mixedFormats["share"]));
  }
  if (isMalformedOrEmpty(self.maxUnavailable, mixedFormats["at-most-all"])) {
    errors.push(...malformed("maxUnavailable", self.maxUnavailable ?? null, mixedFormats["at-most-all"]));
  }
};

export const checkStatefulSetStatus: RuleCheck<types.StatefulSetStatus> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.readyReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("readyReplicas", self.readyReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.currentReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("currentReplicas", self.currentReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.updatedReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("updatedReplicas", self.updatedReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.availableReplicas ?? 0) > (self.replicas ?? 0)) {
    errors.push(invalid("availableReplicas", self.availableReplicas ?? 0, "cannot be greater than status.replicas"));
  }
  if ((self.availableReplicas ?? 0) > (self.readyReplicas ?? 0)) {
    errors.push(invalid("availableReplicas", self.availableReplicas ?? 0, "cannot be greater than status.readyReplicas"));
  }
};
