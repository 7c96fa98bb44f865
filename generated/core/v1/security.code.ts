// Generated from core/v1/security.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./security.ts";
import {
  validateAppArmorProfile,
  validatePodSecurityContext,
  validateSeccompProfile,
  validateSecurityContext,
  validateSysctl,
  validateWindowsSecurityContextOptions,
} from "./security.validator.ts";

/** Fields of PodSecurityContext in wire order. */
export const PodSecurityContext: Structure = structure("PodSecurityContext", () => [
  field("seLinuxOptions", 1, { structure: () => SELinuxOptions }, { presence: "pointer" }),
  field("windowsOptions", 8, { structure: () => WindowsSecurityContextOptions }, { presence: "pointer" }),
  field("runAsUser", 2, "int64", { presence: "pointer" }),
  field("runAsGroup", 6, "int64", { presence: "pointer" }),
  field("runAsNonRoot", 3, "boolean", { presence: "pointer" }),
  field("supplementalGroups", 4, { list: "int64" }, { listType: "atomic" }),
  field("supplementalGroupsPolicy", 12, "string", { presence: "pointer", gate: "SupplementalGroupsPolicy" }),
  field("fsGroup", 5, "int64", { presence: "pointer" }),
  field("sysctls", 7, { list: { structure: () => Sysctl } }, { listType: "atomic" }),
  field("fsGroupChangePolicy", 9, "string", { presence: "pointer" }),
  field("seccompProfile", 10, { structure: () => SeccompProfile }, { presence: "pointer" }),
  field("appArmorProfile", 11, { structure: () => AppArmorProfile }, { presence: "pointer" }),
  field("seLinuxChangePolicy", 13, "string", { presence: "pointer", gate: "SELinuxChangePolicy" }),
], { validate: validatePodSecurityContext });

/** Fields of SELinuxOptions in wire order. */
export const SELinuxOptions: Structure = structure("SELinuxOptions", () => [
  field("user", 1, "string"),
  field("role", 2, "string"),
  field("type", 3, "string"),
  field("level", 4, "string"),
]);

/** Fields of WindowsSecurityContextOptions in wire order. */
export const WindowsSecurityContextOptions: Structure = structure("WindowsSecurityContextOptions", () => [
  field("gmsaCredentialSpecName", 1, "string", { presence: "pointer" }),
  field("gmsaCredentialSpec", 2, "string", { presence: "pointer" }),
  field("runAsUserName", 3, "string", { presence: "pointer" }),
  field("hostProcess", 4, "boolean", { presence: "pointer" }),
], { validate: validateWindowsSecurityContextOptions });

/** Fields of Sysctl in wire order. */
export const Sysctl: Structure = structure("Sysctl", () => [
  field("name", 1, "string", { presence: "always" }),
  field("value", 2, "string", { presence: "always" }),
], { validate: validateSysctl });

/** Fields of SeccompProfile in wire order. */
export const SeccompProfile: Structure = structure("SeccompProfile", () => [
  field("type", 1, "string", { presence: "always", requiredDetail: "type is required when seccompProfile is set" }),
  field("localhostProfile", 2, "string", { presence: "pointer" }),
], { validate: validateSeccompProfile });

/** Fields of AppArmorProfile in wire order. */
export const AppArmorProfile: Structure = structure("AppArmorProfile", () => [
  field("type", 1, "string", { presence: "always", requiredDetail: "type is required when appArmorProfile is set" }),
  field("localhostProfile", 2, "string", { presence: "pointer" }),
], { validate: validateAppArmorProfile });

/** Fields of SecurityContext in wire order. */
export const SecurityContext: Structure = structure("SecurityContext", () => [
  field("capabilities", 1, { structure: () => Capabilities }, { presence: "pointer" }),
  field("privileged", 2, "boolean", { presence: "pointer" }),
  field("seLinuxOptions", 3, { structure: () => SELinuxOptions }, { presence: "pointer" }),
  field("windowsOptions", 10, { structure: () => WindowsSecurityContextOptions }, { presence: "pointer" }),
  field("runAsUser", 4, "int64", { presence: "pointer" }),
  field("runAsGroup", 8, "int64", { presence: "pointer" }),
  field("runAsNonRoot", 5, "boolean", { presence: "pointer" }),
  field("readOnlyRootFilesystem", 6, "boolean", { presence: "pointer" }),
  field("allowPrivilegeEscalation", 7, "boolean", { presence: "pointer" }),
  field("procMount", 9, "string", { presence: "pointer" }),
  field("seccompProfile", 11, { structure: () => SeccompProfile }, { presence: "pointer" }),
  field("appArmorProfile", 12, { structure: () => AppArmorProfile }, { presence: "pointer" }),
], { validate: validateSecurityContext });

/** Fields of Capabilities in wire order. */
export const Capabilities: Structure = structure("Capabilities", () => [
  field("add", 1, { list: "string" }, { listType: "atomic" }),
  field("drop", 2, { list: "string" }, { listType: "atomic" }),
]);

export function defaultPodSecurityContext(o: types.PodSecurityContext): void {
  if (o.sysctls) for (const each of o.sysctls) defaultSysctl(each);
  if (o.seccompProfile) defaultSeccompProfile(o.seccompProfile);
  if (o.appArmorProfile) defaultAppArmorProfile(o.appArmorProfile);
}

export function defaultSysctl(o: types.Sysctl): void {
  o.name ??= "";
  o.value ??= "";
}

export function defaultSeccompProfile(o: types.SeccompProfile): void {
  o.type ??= "" as NonNullable<types.SeccompProfile["type"]>;
}

export function defaultAppArmorProfile(o: types.AppArmorProfile): void {
  o.type ??= "" as NonNullable<types.AppArmorProfile["type"]>;
}

export function defaultSecurityContext(o: types.SecurityContext): void {
  if (o.seccompProfile) defaultSeccompProfile(o.seccompProfile);
  if (o.appArmorProfile) defaultAppArmorProfile(o.appArmorProfile);
}
