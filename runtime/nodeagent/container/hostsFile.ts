import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { HostName } from "./hostName.ts";

export interface HostsFileContext {
  /** Of the platform. */
  readonly platformName: string;
  readonly podIPs: readonly string[];
  readonly host: HostName;
  /** Text of the node's own file. */
  readonly nodeFile: string;
}

/** Text of a pod's /etc/hosts. A pod in the node's network gets the node's names. */
export function hostsFile(pod: Pod, { platformName, podIPs, host, nodeFile }: HostsFileContext): string {
  const aliases = (pod.spec?.hostAliases ?? []).map(({ ip, hostnames = [] }) => [ip, ...hostnames].join("\t"));
  const added = aliases.length === 0 ? [] : ["", "# Entries added by HostAliases.", ...aliases];
  const isOfNode = pod.spec?.hostNetwork === true;
  // Programs tell by this line that they run in a pod.
  const title = `${platformName.slice(0, 1).toUpperCase()}${platformName.slice(1)}`;
  const heading = `# ${title}-managed hosts file${isOfNode ? " (host network)" : ""}.`;
  if (isOfNode) return `${[heading, nodeFile.trimEnd(), ...added].join("\n")}\n`;
  const names = host.full === host.short ? host.short : `${host.full}\t${host.short}`;
  const own = podIPs.map((ip) => `${ip}\t${names}`);
  return `${[heading, ...loopback, ...own, ...added].join("\n")}\n`;
}

const loopback = [
  "127.0.0.1\tlocalhost",
  "::1\tlocalhost ip6-localhost ip6-loopback",
  "fe00::0\tip6-localnet",
  "fe00::0\tip6-mcastprefix",
  "fe00::1\tip6-allnodes",
  "fe00::2\tip6-allrouters",
];
