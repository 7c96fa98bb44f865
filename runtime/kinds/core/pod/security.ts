import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

/** Settings of the kernel that a pod shares with its node are not the pod's to choose. */
export function validateSysctls(spec: PodSpec, path: string, errors: FieldError[]): void {
  spec.securityContext?.sysctls?.forEach(({ name }, index) => {
    const at = `${path}.securityContext.sysctls[${index}].name`;
    if (spec.hostNetwork === true && name.startsWith("net.")) {
      errors.push(invalid(at, name, "may not be specified when 'hostNetwork' is true"));
    }
    if (spec.hostIPC === true && isIpcSysctl(name)) {
      errors.push(invalid(at, name, "may not be specified when 'hostIPC' is true"));
    }
  });
}

function isIpcSysctl(name: string): boolean {
  return name === "kernel.sem" || /^(?:kernel\.shm|kernel\.msg|fs\.mqueue\.)/.test(name);
}
