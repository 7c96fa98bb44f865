import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodSecurityContext, SecurityContext } from "../../../generated/core/v1/security.ts";
import { type FieldError, forbidden } from "../../schema/fieldError.ts";

/** What only Linux knows, of pods and of their containers. */
const linuxPodFields = [
  "seLinuxOptions",
  "seccompProfile",
  "appArmorProfile",
  "fsGroup",
  "fsGroupChangePolicy",
  "sysctls",
  "runAsUser",
  "runAsGroup",
  "supplementalGroups",
  "supplementalGroupsPolicy",
] as const satisfies readonly (keyof PodSecurityContext)[];

const linuxContainerFields = [
  "seLinuxOptions",
  "seccompProfile",
  "appArmorProfile",
  "capabilities",
  "readOnlyRootFilesystem",
  "privileged",
  "allowPrivilegeEscalation",
  "procMount",
  "runAsUser",
  "runAsGroup",
] as const satisfies readonly (keyof SecurityContext)[];

const linuxSpecFields = ["hostUsers", "hostPID", "hostIPC", "shareProcessNamespace"] as const;

/** A pod for one operating system does not ask for privileges of the other. */
export function validateOs(spec: PodSpec, path: string, errors: FieldError[]): void {
  const isWindows = spec.os?.name === "windows";
  const text = isWindows ? "cannot be set for a windows pod" : "windows options cannot be set for a linux pod";
  const windowsFields = ["windowsOptions"] as const;
  if (isWindows) {
    for (const field of linuxSpecFields) {
      if (spec[field] !== undefined && spec[field] !== false) errors.push(forbidden(`${path}.${field}`, text));
    }
  }
  const podFields = isWindows ? linuxPodFields : windowsFields;
  forbidFields(spec.securityContext, podFields, { path: `${path}.securityContext`, text, errors });
  const fields = isWindows ? linuxContainerFields : windowsFields;
  for (const list of ["initContainers", "containers", "ephemeralContainers"] as const) {
    spec[list]?.forEach(({ securityContext }, index) => {
      forbidFields(securityContext, fields, { path: `${path}.${list}[${index}].securityContext`, text, errors });
    });
  }
}

function forbidFields<T extends object>(
  context: T | undefined,
  fields: readonly (keyof T & string)[],
  { path, text, errors }: { readonly path: string; readonly text: string; readonly errors: FieldError[] },
): void {
  for (const field of fields) {
    if (context?.[field] !== undefined) errors.push(forbidden(`${path}.${field}`, text));
  }
}
