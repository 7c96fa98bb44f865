// Generated from core/v1/projectedVolume.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  countOf,
  forbidden,
  formats,
  invalid,
  isMalformed,
  malformed,
  required,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./projectedVolume.ts";
import { checkKeyToPath } from "./shared.rules.ts";
import { checkDownwardAPIVolumeFile } from "./volume.rules.ts";

export const checkProjectedVolumeSource: RuleCheck<types.ProjectedVolumeSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.defaultMode !== undefined && self.defaultMode < 0) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  else if (self.defaultMode !== undefined && self.defaultMode > 511) {
    errors.push(invalid("defaultMode", self.defaultMode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  checkItems(findings, checkVolumeProjection, { name: "sources", self: self.sources });
};

export const checkVolumeProjection: RuleCheck<types.VolumeProjection> = (self, old, findings) => {
  const { errors } = findings;
  if (countOf(self.secret !== undefined, self.downwardAPI !== undefined, self.configMap !== undefined, self.serviceAccountToken !== undefined, self.clusterTrustBundle !== undefined, self.podCertificate !== undefined) > 1) {
    errors.push(forbidden("", "may not specify more than 1 volume type per source"));
  }
  checkField(findings, checkSecretProjection, { name: "secret", self: self.secret, old: old?.secret });
  checkField(findings, checkDownwardAPIProjection, {
    name: "downwardAPI",
    self: self.downwardAPI,
    old: old?.downwardAPI,
  });
  checkField(findings, checkConfigMapProjection, { name: "configMap", self: self.configMap, old: old?.configMap });
  checkField(findings, checkServiceAccountTokenProjection, {
    name: "serviceAccountToken",
    self: self.serviceAccountToken,
    old: old?.serviceAccountToken,
  });
  checkField(findings, checkClusterTrustBundleProjection, {
    name: "clusterTrustBundle",
    self: self.clusterTrustBundle,
    old: old?.clusterTrustBundle,
  });
  checkField(findings, checkPodCertificateProjection, {
    name: "podCertificate",
    self: self.podCertificate,
    old: old?.podCertificate,
  });
};

export const checkSecretProjection: RuleCheck<types.SecretProjection> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.name) errors.push(required("name"));
  checkItems(findings, checkKeyToPath, { name: "items", self: self.items });
};

export const checkDownwardAPIProjection: RuleCheck<types.DownwardAPIProjection> = (self, _old, findings) => {
  checkItems(findings, checkDownwardAPIVolumeFile, { name: "items", self: self.items });
};

export const checkConfigMapProjection: RuleCheck<types.ConfigMapProjection> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.name) errors.push(required("name"));
  checkItems(findings, checkKeyToPath, { name: "items", self: self.items });
};

export const checkServiceAccountTokenProjection: RuleCheck<types.ServiceAccountTokenProjection> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.expirationSeconds !== undefined && self.expirationSeconds < 600) {
    errors.push(invalid("expirationSeconds", self.expirationSeconds ?? null, "may not specify a duration less than 10 minutes"));
  }
  if (self.expirationSeconds !== undefined && self.expirationSeconds > 4294967296) {
    errors.push(invalid("expirationSeconds", self.expirationSeconds ?? null, "may not specify a duration larger than 2^32 seconds"));
  }
};

export const checkClusterTrustBundleProjection: RuleCheck<types.ClusterTrustBundleProjection> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["relative-path"])) {
    errors.push(...malformed("path", self.path, formats["relative-path"]));
  }
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
  if (self.path && matchesPattern(self.path, "^\\.\\.($|[^/])")) {
    errors.push(invalid("path", self.path, "must not start with '..'"));
  }
  checkField(findings, checkLabelSelector, {
    name: "labelSelector",
    self: self.labelSelector,
    old: old?.labelSelector,
  });
};

export const checkPodCertificateProjection: RuleCheck<types.PodCertificateProjection> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.credentialBundlePath, formats["relative-path"])) {
    errors.push(...malformed("credentialBundlePath", self.credentialBundlePath ?? "", formats["relative-path"]));
  }
  if (isMalformed(self.keyPath, formats["relative-path"])) {
    errors.push(...malformed("keyPath", self.keyPath ?? "", formats["relative-path"]));
  }
  if (isMalformed(self.certificateChainPath, formats["relative-path"])) {
    errors.push(...malformed("certificateChainPath", self.certificateChainPath ?? "", formats["relative-path"]));
  }
  if (isMalformed(self.credentialBundlePath, formats["no-backsteps"])) {
    errors.push(...malformed("credentialBundlePath", self.credentialBundlePath ?? "", formats["no-backsteps"]));
  }
  if (isMalformed(self.keyPath, formats["no-backsteps"])) {
    errors.push(...malformed("keyPath", self.keyPath ?? "", formats["no-backsteps"]));
  }
  if (isMalformed(self.certificateChainPath, formats["no-backsteps"])) {
    errors.push(...malformed("certificateChainPath", self.certificateChainPath ?? "", formats["no-backsteps"]));
  }
  if (self.credentialBundlePath && matchesPattern(self.credentialBundlePath, "^\\.\\.($|[^/])")) {
    errors.push(invalid("credentialBundlePath", self.credentialBundlePath ?? "", "must not start with '..'"));
  }
  if (self.keyPath && matchesPattern(self.keyPath, "^\\.\\.($|[^/])")) {
    errors.push(invalid("keyPath", self.keyPath ?? "", "must not start with '..'"));
  }
  if (self.certificateChainPath && matchesPattern(self.certificateChainPath, "^\\.\\.($|[^/])")) {
    errors.push(invalid("certificateChainPath", self.certificateChainPath ?? "", "must not start with '..'"));
  }
};
