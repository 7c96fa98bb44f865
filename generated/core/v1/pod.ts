// Generated from core/v1/pod.yaml. Do not edit.
import type { OneOf } from "../../../runtime/schema/index.ts";
import type { ListMeta, ObjectMeta, Quantity } from "../../meta/v1.ts";
import type { Container, EphemeralContainer } from "./container.ts";
import type { PodStatus } from "./podStatus.ts";
import type { Affinity, Toleration, TopologySpreadConstraint } from "./scheduling.ts";
import type { PodSecurityContext } from "./security.ts";
import type { LocalObjectReference, ResourceRequirements } from "./shared.ts";
import type { Volume } from "./volume.ts";

/** Pod is a group of containers that run together on one node. */
export interface Pod {
  apiVersion?: "v1";
  kind?: "Pod";
  metadata?: ObjectMeta;
  /** What is to run. */
  spec?: PodSpec;
  /** What the node agent reports. */
  status?: PodStatus;
}

/** A list of pods. */
export interface PodList {
  apiVersion: "v1";
  kind: "PodList";
  metadata: ListMeta;
  items: Pod[];
}

/** What a pod runs, and how and where. */
export interface PodSpec {
  /** Volumes that containers may mount. */
  volumes?: Volume[];
  /** Containers that run one after another, each to its end, before the others start. */
  initContainers?: Container[];
  /** Containers of the pod; at least one. Containers cannot be added or removed later. */
  containers: Container[];
  /** Containers put into the running pod for debugging, through their own sub-resource. */
  ephemeralContainers?: EphemeralContainer[];
  /** Which ended containers are restarted; Always when unset. Default: "Always". */
  restartPolicy?: "Always" | "OnFailure" | "Never";
  /** Seconds that processes are given to end before they are killed; 30 when unset. Default: 30. */
  terminationGracePeriodSeconds?: number;
  /** Seconds after which the pod is ended and counts as failed. */
  activeDeadlineSeconds?: number;
  /** Where containers resolve names; ClusterFirst when unset. Default: "ClusterFirst". */
  dnsPolicy?: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None";
  /** Labels that the node must have. */
  nodeSelector?: Record<string, string>;
  /** Service account as which the pod acts. */
  serviceAccountName?: string;
  /** Older name of serviceAccountName. */
  serviceAccount?: string;
  /** Whether the service account's token is mounted. */
  automountServiceAccountToken?: boolean;
  /** Node the pod runs on; set by the scheduler. */
  nodeName?: string;
  /** Uses the network of the node. */
  hostNetwork?: boolean;
  /** Sees the processes of the node. */
  hostPID?: boolean;
  /** Shares the node's interprocess communication. */
  hostIPC?: boolean;
  /** Lets containers of the pod see each other's processes. */
  shareProcessNamespace?: boolean;
  /** Privileges of all containers. */
  securityContext?: PodSecurityContext;
  /** Secrets with credentials for image registries. */
  imagePullSecrets?: LocalObjectReference[];
  /** Host name of the pod; its name when unset. */
  hostname?: string;
  /** Domain of the host name below the namespace's. */
  subdomain?: string;
  /** Nodes and pods that the pod should be near to or far from. */
  affinity?: Affinity;
  /** Scheduler that places the pod; default-scheduler when unset. Default: "default-scheduler". */
  schedulerName?: string;
  /** Taints that do not keep the pod away. */
  tolerations?: Toleration[];
  /** Lines for the containers' hosts file. */
  hostAliases?: HostAlias[];
  /** Class that gives the pod its priority. */
  priorityClassName?: string;
  /** Priority, filled in from the class; higher goes first. */
  priority?: number;
  /** Additions to what dnsPolicy gives. */
  dnsConfig?: PodDNSConfig;
  /** Conditions that must be true besides ready containers before the pod is ready. */
  readinessGates?: PodReadinessGate[];
  /** Class of container runtime; the default one when unset. */
  runtimeClassName?: string;
  /** Whether environment variables name the services of the namespace; true when unset. */
  enableServiceLinks?: boolean;
  /** Whether the pod may push out pods of lower priority. */
  preemptionPolicy?: "PreemptLowerPriority" | "Never";
  /** Resources that the runtime needs besides the containers; filled in from the runtime class. */
  overhead?: Record<string, Quantity>;
  /** How evenly like pods are to be spread over zones, nodes and so on. */
  topologySpreadConstraints?: TopologySpreadConstraint[];
  /** Makes the full domain name the host name. */
  setHostnameAsFQDN?: boolean;
  /** Operating system that the containers are made for. */
  os?: PodOS;
  /** When false, the pod has users of its own, so that its root is not the node's. */
  hostUsers?: boolean;
  /** Reasons not to schedule the pod yet; each is removed by the component that added it. */
  schedulingGates?: PodSchedulingGate[];
  /** Claims on devices that containers may use. Behind the gate DynamicResourceAllocation. */
  resourceClaims?: PodResourceClaim[];
  /** Amounts for all containers together. Behind the gate PodLevelResources. */
  resources?: ResourceRequirements;
  /** Full host name to use whatever else is set. Behind the gate HostnameOverride. */
  hostnameOverride?: string;
  /** Group of pods to be scheduled together. Behind the gate GenericWorkload. */
  schedulingGroup?: PodSchedulingGroup;
}

/** A line of a hosts file. */
export interface HostAlias {
  /** Address. */
  ip: string;
  /** Names of the address. */
  hostnames?: string[];
}

/** Additions to how names are resolved. */
export interface PodDNSConfig {
  /** Addresses of further name servers; at most 3. */
  nameservers?: string[];
  /** Further domains to search; at most 32. */
  searches?: string[];
  /** Further options of the resolver. */
  options?: PodDNSConfigOption[];
}

/** An option of the resolver. */
export interface PodDNSConfigOption {
  /** Name of the option. */
  name?: string;
  /** Value, where it takes one. */
  value?: string;
}

/** A condition that must be true before a pod is ready. */
export interface PodReadinessGate {
  /** Type of the condition. */
  conditionType: "ContainersReady" | "Initialized" | "Ready" | "PodScheduled" | "DisruptionTarget" | "PodReadyToStartContainers" | "PodResizePending" | "PodResizeInProgress" | "AllContainersRestarting" | (string & {});
}

/** Operating system of a pod's containers. */
export interface PodOS {
  /** linux or windows. */
  name: "linux" | "windows" | (string & {});
}

/** A reason not to schedule a pod yet. */
export interface PodSchedulingGate {
  /** Name of the gate. */
  name: string;
}

/**
 * A claim on devices; exactly one of its sources must be set. It has exactly one of resourceClaimName,
 * resourceClaimTemplateName.
 */
export type PodResourceClaim = OneOf<PodResourceClaimFields, "resourceClaimName" | "resourceClaimTemplateName">;

/** All fields of PodResourceClaim, of which it has some. */
export interface PodResourceClaimFields {
  /** Name by which containers refer to it. */
  name: string;
  /** A claim that exists. */
  resourceClaimName?: string;
  /** A template from which a claim is made for the pod. */
  resourceClaimTemplateName?: string;
}

/** Group of pods to be scheduled together. */
export interface PodSchedulingGroup {
  /** Name of the group. */
  podGroupName?: string;
}
