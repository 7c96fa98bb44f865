import { create } from "@bufbuild/protobuf";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type PodSandboxConfig, PodSandboxConfigSchema, Protocol } from "../../../generated/pb/cri/v1/api_pb.ts";
import { type DnsContext, dnsConfig } from "./dns.ts";
import { hostName } from "./hostName.ts";
import { podLogFolder, type RuntimeKeys, sandboxAnnotations, sandboxLabels } from "./names.ts";
import { isSidecar, podIdentity } from "./podIdentity.ts";
import { overheadResources, type ResourceContext, sandboxResources } from "./resources.ts";
import { sandboxSecurity, type SecurityOptions } from "./security.ts";
import { podSysctls } from "./sysctls.ts";

export interface SandboxContext {
  readonly keys: RuntimeKeys;
  /** How many sandboxes the pod had before. */
  readonly attempt: number;
  /** Folder that holds one of each pod. */
  readonly logRoot: string;
  /** Of the pod, as the runtime's cgroup driver writes it. */
  readonly cgroupParent: string;
  readonly dns: DnsContext;
  readonly security: SecurityOptions;
  readonly resources: ResourceContext;
}

/** The sandbox of a pod, for the runtime. Throws an Error for a host name that the kernel does not keep. */
export function sandboxConfig(pod: Pod, context: SandboxContext): PodSandboxConfig {
  const { namespace, name, uid } = podIdentity(pod);
  const { hostNetwork = false } = pod.spec ?? {};
  return create(PodSandboxConfigSchema, {
    metadata: { name, namespace, uid, attempt: context.attempt },
    // A pod in the node's network has the node's name.
    hostname: hostNetwork ? "" : hostName(pod, context.dns.clusterDomain).host,
    logDirectory: podLogFolder(context.logRoot, pod),
    dnsConfig: dnsConfig(pod, context.dns),
    portMappings: portMappings(pod),
    labels: sandboxLabels(pod, context.keys),
    annotations: sandboxAnnotations(pod, context.keys),
    linux: {
      cgroupParent: context.cgroupParent,
      securityContext: sandboxSecurity(pod, context.security),
      sysctls: podSysctls(pod),
      resources: sandboxResources(pod, context.resources),
      overhead: overheadResources(pod, context.resources),
    },
  });
}

function portMappings({ spec }: Pod) {
  const containers = [...(spec?.containers ?? []), ...(spec?.initContainers ?? []).filter(isSidecar)];
  const ports = containers.flatMap((each) => each.ports ?? []);
  return ports.map(({ protocol = "TCP", containerPort, hostPort = 0, hostIP = "" }) => {
    return { protocol: Protocol[protocol], containerPort, hostPort, hostIp: hostIP };
  });
}
