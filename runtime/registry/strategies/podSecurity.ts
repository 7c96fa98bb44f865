import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { SecurityContext } from "../../../generated/core/v1/security.ts";
import { repeats } from "../keyed.ts";
import { duplicate, type FieldError, forbidden, invalid, required, tooLong } from "../../schema/fieldError.ts";

/** Privileges of the pod as a whole, and what of the node it shares. */
export function validatePodSecurity(spec: PodSpec, path: string, errors: FieldError[]): void {
  if (spec.shareProcessNamespace === true && spec.hostPID === true) {
    const text = "ShareProcessNamespace and HostPID cannot both be enabled";
    errors.push(invalid(`${path}.shareProcessNamespace`, true, text));
  }
  if (spec.hostUsers === false) validateOwnUsers(spec, path, errors);
  const context = spec.securityContext;
  if (context === undefined) return;
  validateProfiles(context, `${path}.securityContext`, errors);
  const isRepeated = repeats();
  context.sysctls?.forEach(({ name }, index) => {
    const at = `${path}.securityContext.sysctls[${index}].name`;
    if (isRepeated(name)) errors.push(duplicate(at, name));
    if (name !== "" && !sysctl.test(name)) errors.push(invalid(at, name, sysctlText));
    if (spec.hostNetwork === true && name.startsWith("net.")) {
      errors.push(invalid(at, name, "may not be specified when 'hostNetwork' is true"));
    }
    if (spec.hostIPC === true && isIpcSysctl(name)) {
      errors.push(invalid(at, name, "may not be specified when 'hostIPC' is true"));
    }
  });
}

export function validateContainerSecurity(
  context: SecurityContext,
  rules: { readonly path: string; readonly hostUsers: boolean | undefined; readonly errors: FieldError[] },
): void {
  const { path, errors } = rules;
  validateProfiles(context, path, errors);
  if (context.procMount === "Unmasked" && rules.hostUsers !== false) {
    errors.push(invalid(`${path}.procMount`, context.procMount, "`hostUsers` must be false to use `Unmasked`"));
  }
  if (context.allowPrivilegeEscalation !== false) return;
  const refusal = "cannot set `allowPrivilegeEscalation` to false and";
  if (context.privileged === true) errors.push(invalid(path, context, `${refusal} \`privileged\` to true`));
  if (context.capabilities?.add?.includes("CAP_SYS_ADMIN") === true) {
    errors.push(invalid(path, context, `${refusal} \`capabilities.Add\` CAP_SYS_ADMIN`));
  }
}

const sysctl = /^(?:[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?$/;
const sysctlText =
  "must have at most 253 characters and match regex " +
  "^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$";

function isIpcSysctl(name: string): boolean {
  return name === "kernel.sem" || /^(?:kernel\.shm|kernel\.msg|fs\.mqueue\.)/.test(name);
}

/** A pod with its own user namespace cannot also be in those of the node. */
function validateOwnUsers(spec: PodSpec, path: string, errors: FieldError[]): void {
  for (const field of ["hostNetwork", "hostPID", "hostIPC"] as const) {
    if (spec[field] === true) errors.push(forbidden(`${path}.${field}`, "when `hostUsers` is false"));
  }
  for (const list of ["containers", "initContainers"] as const) {
    spec[list]?.forEach((container, index) => {
      if ((container.volumeDevices?.length ?? 0) === 0) return;
      errors.push(forbidden(`${path}.${list}[${index}].volumeDevices`, "when `hostUsers` is false"));
    });
  }
}

type Profiles = Pick<SecurityContext, "seccompProfile" | "appArmorProfile">;

const maxAppArmorBytes = 4095;

/** A local profile is named when, and only when, the type asks for one. */
function validateProfiles(context: Profiles, path: string, errors: FieldError[]): void {
  const { seccompProfile: seccomp, appArmorProfile: appArmor } = context;
  if (seccomp !== undefined) {
    const at = `${path}.seccompProfile.localhostProfile`;
    const profile = seccomp.localhostProfile;
    if (seccomp.type !== "Localhost") {
      if (profile !== undefined) errors.push(invalid(at, profile, "can only be set when seccomp type is Localhost"));
    } else if (profile === undefined || profile === "") {
      errors.push(required(at, "must be set when seccomp type is Localhost"));
    } else if (profile.startsWith("/")) {
      errors.push(invalid(at, profile, "must be a relative path"));
    } else if (profile.split("/").includes("..")) {
      errors.push(invalid(at, profile, "must not contain '..'"));
    }
  }
  if (appArmor !== undefined) {
    const at = `${path}.appArmorProfile.localhostProfile`;
    const profile = appArmor.localhostProfile;
    if (appArmor.type !== "Localhost") {
      if (profile !== undefined) errors.push(invalid(at, profile, "can only be set when AppArmor type is Localhost"));
    } else if (profile === undefined || profile === "") {
      errors.push(required(at, "must be set when AppArmor type is Localhost"));
    } else if (profile.trim() !== profile) {
      errors.push(invalid(at, profile, "must not be padded with whitespace"));
    } else if (Buffer.byteLength(profile) > maxAppArmorBytes) {
      errors.push(tooLong(at, maxAppArmorBytes));
    }
  }
}
