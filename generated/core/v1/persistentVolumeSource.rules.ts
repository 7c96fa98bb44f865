// Generated from core/v1/persistentVolumeSource.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { formats, invalid, isMalformed, malformed, required } from "../../../runtime/schema/index.ts";
import type * as types from "./persistentVolumeSource.ts";

export const checkISCSIPersistentVolumeSource: RuleCheck<types.ISCSIPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.iqn, formats["iscsi-name"])) errors.push(...malformed("iqn", self.iqn, formats["iscsi-name"]));
  if ((self.chapAuthDiscovery === true || self.chapAuthSession === true) && self.secretRef === undefined) {
    errors.push(required("secretRef"));
  }
  if (isMalformed(self.initiatorName, formats["iscsi-name"])) {
    errors.push(invalid("initiatorName", self.initiatorName ?? null, "must be valid format"));
  }
};

export const checkCSIPersistentVolumeSource: RuleCheck<types.CSIPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.driver, formats["driver-name"])) {
    errors.push(...malformed("driver", self.driver, formats["driver-name"]));
  }
  if (self.controllerPublishSecretRef !== undefined && !self.controllerPublishSecretRef?.name) {
    errors.push(required("controllerPublishSecretRef.name"));
  }
  if (self.controllerPublishSecretRef !== undefined && !self.controllerPublishSecretRef?.namespace) {
    errors.push(required("controllerPublishSecretRef.namespace"));
  }
  if (self.controllerExpandSecretRef !== undefined && !self.controllerExpandSecretRef?.name) {
    errors.push(required("controllerExpandSecretRef.name"));
  }
  if (self.controllerExpandSecretRef !== undefined && !self.controllerExpandSecretRef?.namespace) {
    errors.push(required("controllerExpandSecretRef.namespace"));
  }
  if (self.nodePublishSecretRef !== undefined && !self.nodePublishSecretRef?.name) {
    errors.push(required("nodePublishSecretRef.name"));
  }
  if (self.nodePublishSecretRef !== undefined && !self.nodePublishSecretRef?.namespace) {
    errors.push(required("nodePublishSecretRef.namespace"));
  }
  if (self.nodeStageSecretRef !== undefined && !self.nodeStageSecretRef?.name) {
    errors.push(required("nodeStageSecretRef.name"));
  }
  if (self.nodeStageSecretRef !== undefined && !self.nodeStageSecretRef?.namespace) {
    errors.push(required("nodeStageSecretRef.namespace"));
  }
  if (self.nodeExpandSecretRef !== undefined && !self.nodeExpandSecretRef?.name) {
    errors.push(required("nodeExpandSecretRef.name"));
  }
  if (self.nodeExpandSecretRef !== undefined && !self.nodeExpandSecretRef?.namespace) {
    errors.push(required("nodeExpandSecretRef.namespace"));
  }
};

export const checkLocalVolumeSource: RuleCheck<types.LocalVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
};
