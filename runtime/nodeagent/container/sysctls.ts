import type { Pod } from "../../../generated/core/v1/pod.ts";
import { memberOf } from "../../schema/object.ts";

/** Sysctls that a pod may set for itself without harm to others, with the first kernel that keeps them apart. */
const safe: Readonly<Record<string, string>> = {
  "kernel.shm_rmid_forced": "0",
  "net.ipv4.ip_local_port_range": "0",
  "net.ipv4.tcp_syncookies": "4.6",
  "net.ipv4.ping_group_range": "0",
  "net.ipv4.ip_unprivileged_port_start": "0",
  "net.ipv4.ip_local_reserved_ports": "3.16",
  "net.ipv4.tcp_keepalive_time": "4.5",
  "net.ipv4.tcp_keepalive_intvl": "4.5",
  "net.ipv4.tcp_keepalive_probes": "4.5",
  "net.ipv4.tcp_fin_timeout": "4.6",
  "net.ipv4.tcp_rmem": "4.15",
  "net.ipv4.tcp_wmem": "4.15",
};

/** The pod's sysctls by the name that the kernel's files have, with dots. */
export function podSysctls({ spec }: Pod): Record<string, string> {
  const all = spec?.securityContext?.sysctls ?? [];
  return Object.fromEntries(all.map(({ name, value }) => [dotted(name), value]));
}

export interface SysctlContext {
  /** Names, or beginnings that end in `*`, that the node allows besides the safe ones. */
  readonly allowedUnsafe: readonly string[];
  /** As `uname -r` says it. */
  readonly kernelVersion: string;
}

/** Why the node refuses the pod, as the message of the reason `SysctlForbidden`; undefined when it does not. */
export function sysctlObjection(pod: Pod, context: SysctlContext): string | undefined {
  const { hostNetwork = false, hostIPC = false } = pod.spec ?? {};
  for (const name of Object.keys(podSysctls(pod))) {
    if (!isAllowed(name, context)) return `forbidden sysctl: "${name}" not allowlisted`;
    if (hostNetwork && name.startsWith("net.")) return `forbidden sysctl: "${name}" not allowed with host net enabled`;
    if (hostIPC && isOfIpc(name)) return `forbidden sysctl: "${name}" not allowed with host ipc enabled`;
  }
  return undefined;
}

function isAllowed(name: string, { allowedUnsafe, kernelVersion }: SysctlContext): boolean {
  const since = memberOf(safe, name);
  if (since !== undefined && isAtLeast(kernelVersion, since)) return true;
  return allowedUnsafe.some((each) => {
    const pattern = dotted(each);
    return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  });
}

/** What is wrong with a name that a node is to allow, or a beginning of names, "net.ipv4.*"; undefined: nothing. */
export function sysctlPatternProblem(pattern: string): string | undefined {
  const segment = "[a-z0-9]([-_a-z0-9]*[a-z0-9])?";
  const form = new RegExp(`^(${segment}[./])*(\\*|${segment}\\*?)$`);
  if (pattern.length > longestName || !form.test(pattern)) return "is no name of a sysctl, nor the beginning of some";
  const name = dotted(pattern).replace(/\*$/, "");
  return name.startsWith("net.") || isOfIpc(name) ? undefined : "is not the pod's own: it would change the machine";
}

const longestName = 253;

function isOfIpc(name: string): boolean {
  return /^(kernel\.(shm|msg|sem)|fs\.mqueue\.)/.test(name);
}

function isAtLeast(version: string, least: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/).map((each) => Number.parseInt(each, 10) || 0);
  const [major = 0, minor = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0] = numbers(least);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** Slashes and dots change places in a name whose first separator is a slash. */
function dotted(name: string): string {
  if (/[./]/.exec(name)?.[0] !== "/") return name;
  return name.replace(/[./]/g, (each) => (each === "/" ? "." : "/"));
}
