import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { WindowsSecurityContextOptions } from "../../../../generated/core/v1/security.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

/** What pods and their containers say of Windows: the user, and whether they run on the host itself. */
export function validateWindows(spec: PodSpec, path: string, errors: FieldError[]): void {
  const own = spec.securityContext?.windowsOptions;
  let isUsed = validateUser(own, `${path}.securityContext.windowsOptions`, errors);
  const onHost = new Set<boolean>();
  for (const list of ["initContainers", "containers", "ephemeralContainers"] as const) {
    spec[list]?.forEach(({ securityContext }, index) => {
      const options = securityContext?.windowsOptions;
      const at = `${path}.${list}[${index}].securityContext.windowsOptions`;
      isUsed = validateUser(options, at, errors) || isUsed;
      onHost.add(options?.hostProcess ?? own?.hostProcess ?? false);
      if (own?.hostProcess === undefined || options?.hostProcess === undefined) return;
      if (own.hostProcess === options.hostProcess) return;
      const text = `pod hostProcess value must be identical if both are specified, was ${own.hostProcess}`;
      errors.push(invalid(`${at}.hostProcess`, options.hostProcess, text));
    });
  }
  if (!isUsed || !onHost.has(true)) return;
  if (onHost.has(false)) {
    const text = "If pod contains any hostProcess containers then all containers must be HostProcess containers";
    errors.push(invalid(path, "", text));
  }
  if (spec.hostNetwork === true) return;
  const text = "hostNetwork must be true if pod contains any hostProcess containers";
  errors.push(invalid(`${path}.hostNetwork`, false, text));
}

const maxUserLength = 104;
const maxDomainLength = 256;
const netBiosName = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/;
const dnsDomain = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/i;

/** Whether there are options at all. */
function validateUser(options: WindowsSecurityContextOptions | undefined, path: string, errors: FieldError[]): boolean {
  const user = options?.runAsUserName;
  if (user === undefined) return options !== undefined;
  for (const text of userFaults(user)) errors.push(invalid(`${path}.runAsUserName`, user, text));
  return true;
}

/** @example userFaults("CORP\\jane") is [] */
function userFaults(name: string): string[] {
  if (name === "") return ["runAsUserName cannot be an empty string"];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\u007f]/.test(name)) return ["runAsUserName cannot contain control characters"];
  const parts = name.split("\\");
  if (parts.length > 2) return ["runAsUserName cannot contain more than one backslash"];
  const [user = "", domain] = [...parts].reverse();
  const found: string[] = [];
  if (domain !== undefined && domain.length >= maxDomainLength) {
    found.push(`runAsUserName's Domain length must be under ${maxDomainLength} characters`);
  } else if (domain !== undefined && !netBiosName.test(domain) && !dnsDomain.test(domain)) {
    found.push("runAsUserName's Domain doesn't match the NetBios nor the DNS format");
  }
  if (user === "") found.push("runAsUserName's User cannot be empty");
  else if (user.length > maxUserLength) {
    found.push(`runAsUserName's User length must not be longer than ${maxUserLength} characters`);
  }
  if (/^[. ]+$/.test(user)) found.push("runAsUserName's User cannot contain only periods or spaces");
  if (/["/\\:;|=,+*?<>@[\]]/.test(user)) {
    found.push(`runAsUserName's User cannot contain the following characters: "/\\:;|=,+*?<>@[]`);
  }
  return found;
}
