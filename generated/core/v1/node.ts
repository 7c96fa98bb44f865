// Generated from core/v1/node.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Quantity, Time } from "../../meta/v1.ts";
import type { Taint } from "./scheduling.ts";

/** Node is a machine that runs pods. */
export interface Node {
  apiVersion?: "v1";
  kind?: "Node";
  metadata?: ObjectMeta;
  /** What the node is to do. */
  spec?: NodeSpec;
  /** What the node agent reports. */
  status?: NodeStatus;
}

/** A list of nodes. */
export interface NodeList {
  apiVersion: "v1";
  kind: "NodeList";
  metadata: ListMeta;
  items: Node[];
}

/** What a node is to do. */
export interface NodeSpec {
  /** Network of the node's pods. */
  podCIDR?: string;
  /** Networks of the node's pods, at most one for each address family; the first equals podCIDR. */
  podCIDRs?: string[];
  /** Identifier that the machine's provider gave it. */
  providerID?: string;
  /** Keeps new pods away. */
  unschedulable?: boolean;
  /** Marks that keep pods away which do not tolerate them. */
  taints?: Taint[];
  /** No longer used. */
  configSource?: NodeConfigSource;
  /** No longer used. */
  externalID?: string;
}

/** Where a node agent finds its configuration; no longer used. */
export interface NodeConfigSource {
  /** Config map with the configuration. */
  configMap?: ConfigMapNodeConfigSource;
}

/** A key of a config map; no longer used. */
export interface ConfigMapNodeConfigSource {
  /** Namespace of the config map. */
  namespace: string;
  /** Name of the config map. */
  name: string;
  /** UID of the config map. */
  uid?: string;
  /** Version of the config map. */
  resourceVersion?: string;
  /** Key of the configuration. */
  kubeletConfigKey: string;
}

/** What a node agent reports of its node. */
export interface NodeStatus {
  /** All resources of the machine. */
  capacity?: Record<string, Quantity>;
  /** Resources that pods may use; equals capacity when unset. */
  allocatable?: Record<string, Quantity>;
  /** No longer filled in. */
  phase?: "Pending" | "Running" | "Terminated" | (string & {});
  /** Aspects of the node's health, one of each type. */
  conditions?: NodeCondition[];
  /** Addresses and names of the node. */
  addresses?: NodeAddress[];
  /** Where services of the node listen. */
  daemonEndpoints?: NodeDaemonEndpoints;
  /** Hardware and software of the node. */
  nodeInfo?: NodeSystemInfo;
  /** Container images that are on the node. */
  images?: ContainerImage[];
  /** Attachable volumes that are mounted. */
  volumesInUse?: string[];
  /** Volumes that are attached. */
  volumesAttached?: AttachedVolume[];
  /** Which configuration is in use; no longer filled in. */
  config?: NodeConfigStatus;
  /** Ways in which containers can be run. */
  runtimeHandlers?: NodeRuntimeHandler[];
  /** What the container runtime can do. Behind the gate SupplementalGroupsPolicy. */
  features?: NodeFeatures;
  /** Features of the node agent that are on. Behind the gate NodeDeclaredFeatures. */
  declaredFeatures?: string[];
}

/** One aspect of a node's health. */
export interface NodeCondition {
  /** Which aspect. */
  type: "Ready" | "MemoryPressure" | "DiskPressure" | "PIDPressure" | "NetworkUnavailable" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When the entry was last written. */
  lastHeartbeatTime?: Time | null;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}

/** An address or name of a node. */
export interface NodeAddress {
  /** What kind of address. */
  type: "Hostname" | "InternalIP" | "ExternalIP" | "InternalDNS" | "ExternalDNS" | (string & {});
  /** The address. */
  address: string;
}

/** Where services of a node listen. */
export interface NodeDaemonEndpoints {
  /** Where the node agent listens. */
  kubeletEndpoint?: DaemonEndpoint;
}

/** Where a service of a node listens. */
export interface DaemonEndpoint {
  /** Port number. */
  Port: number;
}

/** Hardware and software of a node. */
export interface NodeSystemInfo {
  /** Identifier of the machine, from its operating system. */
  machineID: string;
  /** Identifier of the machine, from its firmware. */
  systemUUID: string;
  /** Identifier of the current boot. */
  bootID: string;
  /** Version of the kernel. */
  kernelVersion: string;
  /** Name of the operating system. */
  osImage: string;
  /** Container runtime and its version, such as containerd://1.6.20. */
  containerRuntimeVersion: string;
  /** Version of the node agent. */
  kubeletVersion: string;
  /** No longer filled in. */
  kubeProxyVersion: string;
  /** Family of the operating system, such as linux. */
  operatingSystem: string;
  /** Processor architecture, such as amd64. */
  architecture: string;
  /** Swap space of the machine. */
  swap?: NodeSwapStatus;
}

/** Swap space of a machine. */
export interface NodeSwapStatus {
  /** Size in bytes. */
  capacity?: number;
}

/** A container image on a node. */
export interface ContainerImage {
  /** Names by which it is known. */
  names?: string[] | null;
  /** Size in bytes. */
  sizeBytes?: number;
}

/** A volume attached to a node. */
export interface AttachedVolume {
  /** Name of the volume. */
  name: string;
  /** Path of its device. */
  devicePath: string;
}

/** Which configuration a node agent uses; no longer filled in. */
export interface NodeConfigStatus {
  /** The one it should use. */
  assigned?: NodeConfigSource;
  /** The one it uses. */
  active?: NodeConfigSource;
  /** The one it falls back to. */
  lastKnownGood?: NodeConfigSource;
  /** What is wrong with the assigned one. */
  error?: string;
}

/** A way in which containers can be run. */
export interface NodeRuntimeHandler {
  /** Name of the handler; empty for the default one. */
  name?: string;
  /** What it can do. */
  features?: NodeRuntimeHandlerFeatures;
}

/** What a runtime handler can do. */
export interface NodeRuntimeHandlerFeatures {
  /** Can make mounts below a mount read-only too. */
  recursiveReadOnlyMounts?: boolean;
  /** Can run containers in user namespaces of their own. */
  userNamespaces?: boolean;
}

/** What a container runtime can do. */
export interface NodeFeatures {
  /** Can keep a container to the groups that the pod names. */
  supplementalGroupsPolicy?: boolean;
}
