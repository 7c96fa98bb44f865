// Generated from core/v1/persistentVolumeSource.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { bytesOf, formats, invalid, isMalformed, malformed, required, tooLong } from "../../../runtime/schema/index.ts";
import type * as types from "./persistentVolumeSource.ts";

export const checkGlusterfsPersistentVolumeSource: RuleCheck<types.GlusterfsPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.endpointsNamespace, formats["dns-label"])) {
    errors.push(...malformed("endpointsNamespace", self.endpointsNamespace ?? null, formats["dns-label"]));
  }
  if (self.endpointsNamespace !== undefined && !matchesPattern(self.endpointsNamespace, ".")) {
    errors.push(invalid("endpointsNamespace", self.endpointsNamespace ?? null, "if the endpointnamespace is set, it must be a valid namespace name"));
  }
};

export const checkISCSIPersistentVolumeSource: RuleCheck<types.ISCSIPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.iqn, formats["iscsi-name"])) errors.push(invalid("iqn", self.iqn, "must be valid format"));
  if ((self.chapAuthDiscovery === true || self.chapAuthSession === true) && self.secretRef === undefined) {
    errors.push(required("secretRef"));
  }
  if (self.secretRef !== undefined && !self.secretRef?.name) errors.push(required("secretRef.name"));
  if (isMalformed(self.initiatorName, formats["iscsi-name"])) {
    errors.push(invalid("initiatorName", self.initiatorName ?? null, "must be valid format"));
  }
};

export const checkCinderPersistentVolumeSource: RuleCheck<types.CinderPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.secretRef !== undefined && !self.secretRef?.name) errors.push(required("secretRef.name"));
  if (self.secretRef !== undefined && !self.secretRef?.namespace) errors.push(required("secretRef.namespace"));
};

export const checkScaleIOPersistentVolumeSource: RuleCheck<types.ScaleIOPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.volumeName) errors.push(required("volumeName"));
};

export const checkStorageOSPersistentVolumeSource: RuleCheck<types.StorageOSPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.volumeName) errors.push(required("volumeName"));
  if (isMalformed(self.volumeName, formats["dns-label"])) {
    errors.push(...malformed("volumeName", self.volumeName ?? "", formats["dns-label"]));
  }
  if (isMalformed(self.volumeNamespace, formats["dns-label"])) {
    errors.push(...malformed("volumeNamespace", self.volumeNamespace ?? "", formats["dns-label"]));
  }
  if (self.secretRef !== undefined && !self.secretRef?.name) errors.push(required("secretRef.name"));
  if (self.secretRef !== undefined && !self.secretRef?.namespace) errors.push(required("secretRef.namespace"));
};

export const checkCSIPersistentVolumeSource: RuleCheck<types.CSIPersistentVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (bytesOf(self.driver) > 63) errors.push(tooLong("driver", 63));
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
  if (self.nodeExpandSecretRef !== undefined && !self.nodeExpandSecretRef?.name) {
    errors.push(required("nodeExpandSecretRef.name"));
  }
  if (self.nodeExpandSecretRef !== undefined && !self.nodeExpandSecretRef?.namespace) {
    errors.push(required("nodeExpandSecretRef.namespace"));
  }
  if (isMalformed(self.controllerPublishSecretRef?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("controllerPublishSecretRef.name", self.controllerPublishSecretRef?.name ?? "", formats["dns-subdomain"]));
  }
  if (isMalformed(self.controllerExpandSecretRef?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("controllerExpandSecretRef.name", self.controllerExpandSecretRef?.name ?? "", formats["dns-subdomain"]));
  }
  if (isMalformed(self.nodePublishSecretRef?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("nodePublishSecretRef.name", self.nodePublishSecretRef?.name ?? "", formats["dns-subdomain"]));
  }
  if (isMalformed(self.nodeExpandSecretRef?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("nodeExpandSecretRef.name", self.nodeExpandSecretRef?.name ?? "", formats["dns-subdomain"]));
  }
  if (isMalformed(self.controllerPublishSecretRef?.namespace, formats["dns-label"])) {
    errors.push(...malformed("controllerPublishSecretRef.namespace", self.controllerPublishSecretRef?.namespace ?? "", formats["dns-label"]));
  }
  if (isMalformed(self.controllerExpandSecretRef?.namespace, formats["dns-label"])) {
    errors.push(...malformed("controllerExpandSecretRef.namespace", self.controllerExpandSecretRef?.namespace ?? "", formats["dns-label"]));
  }
  if (isMalformed(self.nodePublishSecretRef?.namespace, formats["dns-label"])) {
    errors.push(...malformed("nodePublishSecretRef.namespace", self.nodePublishSecretRef?.namespace ?? "", formats["dns-label"]));
  }
  if (isMalformed(self.nodeExpandSecretRef?.namespace, formats["dns-label"])) {
    errors.push(...malformed("nodeExpandSecretRef.namespace", self.nodeExpandSecretRef?.namespace ?? "", formats["dns-label"]));
  }
};

export const checkLocalVolumeSource: RuleCheck<types.LocalVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
};
