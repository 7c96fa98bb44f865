// Generated from core/v1/podStatus.yaml. Do not edit.
import type { Quantity, Time } from "../../meta/v1.ts";
import type { ContainerStatus } from "./containerStatus.ts";
import type { ResourceRequirements } from "./shared.ts";

/** What is known of a running pod. */
export interface PodStatus {
  /** Generation of the spec that was acted on. */
  observedGeneration?: number;
  /** Where the pod is in its life, in one word. */
  phase?: "Pending" | "Running" | "Succeeded" | "Failed" | "Unknown" | (string & {});
  /** Aspects of the state, one of each type. */
  conditions?: PodCondition[];
  /** Why the pod is in this state, in words. */
  message?: string;
  /** Why, in one word. */
  reason?: string;
  /** Node on which room is being made for the pod. */
  nominatedNodeName?: string;
  /** Address of the node. */
  hostIP?: string;
  /** Addresses of the node, one for each address family. */
  hostIPs?: HostIP[];
  /** Address of the pod. */
  podIP?: string;
  /** Addresses of the pod, one for each address family; the first equals podIP. */
  podIPs?: PodIP[];
  /** When the node agent took the pod up. */
  startTime?: Time;
  /** State of the init containers. */
  initContainerStatuses?: ContainerStatus[];
  /** State of the containers. */
  containerStatuses?: ContainerStatus[];
  /** How well the pod is protected when the node runs short; follows from requests and limits. */
  qosClass?: "Guaranteed" | "Burstable" | "BestEffort" | (string & {});
  /** State of the ephemeral containers. */
  ephemeralContainerStatuses?: ContainerStatus[];
  /** Older report of a change of resources that is under way. Behind the gate InPlacePodVerticalScaling. */
  resize?: "InProgress" | "Deferred" | "Infeasible" | (string & {});
  /** Claims that were made for the pod. Behind the gate DynamicResourceAllocation. */
  resourceClaimStatuses?: PodResourceClaimStatus[];
  /** Claim that was made for extended resources backed by devices. Behind the gate DRAExtendedResource. */
  extendedResourceClaimStatus?: PodExtendedResourceClaimStatus;
  /** Amounts for the whole pod that the node has granted. Behind the gate InPlacePodLevelResourcesVerticalScaling. */
  allocatedResources?: Record<string, Quantity>;
  /** Amounts for the whole pod that are in force. Behind the gate InPlacePodLevelResourcesVerticalScaling. */
  resources?: ResourceRequirements;
  /** Claims that use up resources of the node. Behind the gate DRANodeAllocatableResources. */
  nodeAllocatableResourceClaimStatuses?: NodeAllocatableResourceClaimStatus[];
}

/** One aspect of a pod's state. */
export interface PodCondition {
  /** Which aspect. */
  type: "ContainersReady" | "Initialized" | "Ready" | "PodScheduled" | "DisruptionTarget" | "PodReadyToStartContainers" | "PodResizePending" | "PodResizeInProgress" | "AllContainersRestarting" | (string & {});
  /** Generation of the spec that was looked at. */
  observedGeneration?: number;
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** When it was last checked. */
  lastProbeTime?: Time | null;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}

/** An address of a node. */
export interface HostIP {
  /** The address. */
  ip: string;
}

/** An address of a pod. */
export interface PodIP {
  /** The address. */
  ip: string;
}

/** A claim that was made for a pod. */
export interface PodResourceClaimStatus {
  /** Name of the entry in the pod's resourceClaims. */
  name: string;
  /** Name of the claim; unset when none was needed. */
  resourceClaimName?: string;
}

/** A claim that was made for extended resources. */
export interface PodExtendedResourceClaimStatus {
  /** Which request of the claim serves which container. */
  requestMappings: ContainerExtendedResourceRequest[] | null;
  /** Name of the claim. */
  resourceClaimName: string;
}

/** An extended resource of a container and the request that serves it. */
export interface ContainerExtendedResourceRequest {
  /** Name of the container. */
  containerName: string;
  /** Name of the extended resource. */
  resourceName: string;
  /** Name of the request in the claim. */
  requestName: string;
}

/** A claim that uses up resources of the node. */
export interface NodeAllocatableResourceClaimStatus {
  /** Name of the claim. */
  resourceClaimName: string;
  /** Containers that use it. */
  containers?: string[];
  /** Amounts it uses up. */
  resources: Record<string, Quantity> | null;
}
