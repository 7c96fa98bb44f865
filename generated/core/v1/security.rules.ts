// Generated from core/v1/security.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  checkField,
  checkItems,
  duplicate,
  formats,
  invalid,
  isBehind,
  isMalformed,
  isWithout,
  malformed,
  notSupportedAsListed,
  repeated,
  required,
  tooLong,
} from "../../../runtime/schema/index.ts";
import type * as types from "./security.ts";

export const checkPodSecurityContext: RuleCheck<types.PodSecurityContext> = (self, old, findings) => {
  const { errors } = findings;
  for (const index of repeated(self.sysctls, (each) => each.name)) {
    errors.push(duplicate(`sysctls[${index}].name`, self.sysctls?.[index]?.name));
  }
  if (self.seLinuxChangePolicy && self.seLinuxChangePolicy !== "Recursive" && isWithout(findings, "SELinuxMount")) {
    errors.push(notSupportedAsListed("seLinuxChangePolicy", self.seLinuxChangePolicy ?? null, ["Recursive"]));
  }
  if (self.seLinuxChangePolicy && self.seLinuxChangePolicy !== "MountOption" && self.seLinuxChangePolicy !== "Recursive" && isBehind(findings, "SELinuxMount")) {
    errors.push(notSupportedAsListed("seLinuxChangePolicy", self.seLinuxChangePolicy ?? null, ["MountOption", "Recursive"]));
  }
  checkField(findings, checkWindowsSecurityContextOptions, {
    name: "windowsOptions",
    self: self.windowsOptions,
    old: old?.windowsOptions,
  });
  checkItems(findings, checkSysctl, { name: "sysctls", self: self.sysctls });
  checkField(findings, checkSeccompProfile, {
    name: "seccompProfile",
    self: self.seccompProfile,
    old: old?.seccompProfile,
  });
  checkField(findings, checkAppArmorProfile, {
    name: "appArmorProfile",
    self: self.appArmorProfile,
    old: old?.appArmorProfile,
  });
};

export const checkWindowsSecurityContextOptions: RuleCheck<types.WindowsSecurityContextOptions> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.gmsaCredentialSpec === "") {
    errors.push(invalid("gmsaCredentialSpec", self.gmsaCredentialSpec ?? null, "gmsaCredentialSpec cannot be an empty string"));
  }
  if (bytesOf(self.gmsaCredentialSpec) > 65536) {
    errors.push(invalid("gmsaCredentialSpec", self.gmsaCredentialSpec ?? null, "gmsaCredentialSpec size must be under 64 KiB"));
  }
};

export const checkSysctl: RuleCheck<types.Sysctl> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.name, formats["sysctl"])) errors.push(...malformed("name", self.name, formats["sysctl"]));
};

export const checkSeccompProfile: RuleCheck<types.SeccompProfile> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.type !== "Localhost" && self.localhostProfile !== undefined) {
    errors.push(invalid("localhostProfile", self, "can only be set when seccomp type is Localhost"));
  }
  if (self.type === "Localhost" && self.localhostProfile === undefined) {
    errors.push(required("localhostProfile", "must be set when seccomp type is Localhost"));
  }
  if (self.type === "Localhost" && isMalformed(self.localhostProfile, formats["relative-path"])) {
    errors.push(...malformed("localhostProfile", self.localhostProfile ?? null, formats["relative-path"]));
  }
  if (self.type === "Localhost" && isMalformed(self.localhostProfile, formats["no-backsteps"])) {
    errors.push(...malformed("localhostProfile", self.localhostProfile ?? null, formats["no-backsteps"]));
  }
};

export const checkAppArmorProfile: RuleCheck<types.AppArmorProfile> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.type === "RuntimeDefault" || self.type === "Unconfined") && self.localhostProfile !== undefined) {
    errors.push(invalid("localhostProfile", self.localhostProfile ?? null, "can only be set when AppArmor type is Localhost"));
  }
  if (self.type === "Localhost" && self.localhostProfile === undefined) {
    errors.push(required("localhostProfile", "must be set when AppArmor type is Localhost"));
  }
  if (self.type === "Localhost" && self.localhostProfile === "") {
    errors.push(required("localhostProfile", "must be set when AppArmor type is Localhost"));
  }
  if (self.type === "Localhost" && self.localhostProfile !== undefined && !matchesPattern(self.localhostProfile, "^([^\\s\\v\\x85\\pZ]([\\s\\S]*[^\\s\\v\\x85\\pZ])?)?$")) {
    errors.push(invalid("localhostProfile", self.localhostProfile ?? null, "must not be padded with whitespace"));
  }
  if (self.type === "Localhost" && bytesOf(self.localhostProfile) > 4095) {
    errors.push(tooLong("localhostProfile", 4095));
  }
};

export const checkSecurityContext: RuleCheck<types.SecurityContext> = (self, old, findings) => {
  const { errors } = findings;
  if (self.allowPrivilegeEscalation === false && self.privileged === true) {
    errors.push(invalid("", self, "cannot set `allowPrivilegeEscalation` to false and `privileged` to true"));
  }
  if (self.allowPrivilegeEscalation === false && self.capabilities?.add?.some((each) => each === "CAP_SYS_ADMIN") === true) {
    errors.push(invalid("", self, "cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN"));
  }
  checkField(findings, checkWindowsSecurityContextOptions, {
    name: "windowsOptions",
    self: self.windowsOptions,
    old: old?.windowsOptions,
  });
  checkField(findings, checkSeccompProfile, {
    name: "seccompProfile",
    self: self.seccompProfile,
    old: old?.seccompProfile,
  });
  checkField(findings, checkAppArmorProfile, {
    name: "appArmorProfile",
    self: self.appArmorProfile,
    old: old?.appArmorProfile,
  });
};
