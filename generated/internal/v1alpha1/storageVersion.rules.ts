// Generated from internal/v1alpha1/storageVersion.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, eachItem, formats, isMalformed, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./storageVersion.ts";

export const checkStorageVersion: RuleCheck<types.StorageVersion> = (self, old, findings) => {
  checkStorageVersionParts(self, old, findings);
};

export const checkStorageVersionParts: RuleCheck<types.StorageVersion> = (self, old, findings) => {
  checkField(findings, checkStorageVersionStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkStorageVersionStatus: RuleCheck<types.StorageVersionStatus> = (self, _old, findings) => {
  checkItems(findings, checkServerStorageVersion, { name: "storageVersions", self: self.storageVersions });
};

export const checkServerStorageVersion: RuleCheck<types.ServerStorageVersion> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.apiServerID, formats["qualified-name"])) {
    errors.push(...malformed("apiServerID", self.apiServerID, formats["qualified-name"]));
  }
  if (isMalformed(self.encodingVersion, formats["api-version"])) {
    errors.push(...malformed("encodingVersion", self.encodingVersion, formats["api-version"]));
  }
  eachItem(findings, self.decodableVersions, (each, index) => {
    if (formats["api-version"](each) !== undefined) {
      errors.push(...malformed(`decodableVersions[${index}]`, each, formats["api-version"]));
    }
  });
  eachItem(findings, self.servedVersions, (each, index) => {
    if (formats["api-version"](each) !== undefined) {
      errors.push(...malformed(`servedVersions[${index}]`, each, formats["api-version"]));
    }
  });
};
