// Generated from core/v1/podStatus.yaml. Do not edit.
import { allocated as fillAllocated } from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { ContainerStatus, defaultContainerStatus } from "./containerStatus.code.ts";
import type * as types from "./podStatus.ts";
import { validateNodeAllocatableResourceClaimStatus, validatePodStatus } from "./podStatus.validator.ts";
import { ResourceRequirements, defaultResourceRequirements } from "./shared.code.ts";

/** Fields of PodStatus in wire order. */
export const PodStatus: Structure = structure("PodStatus", () => [
  field("observedGeneration", 17, "int64"),
  field("phase", 1, "string"),
  field("conditions", 2, { list: { structure: () => PodCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("message", 3, "string"),
  field("reason", 4, "string"),
  field("nominatedNodeName", 11, "string"),
  field("hostIP", 5, "string"),
  field("hostIPs", 16, { list: { structure: () => HostIP } }, {
    listType: "atomic",
    patchStrategy: ["merge"],
    mergeKey: "ip",
  }),
  field("podIP", 6, "string"),
  field("podIPs", 12, { list: { structure: () => PodIP } }, {
    listType: "map",
    mapKeys: ["ip"],
    patchStrategy: ["merge"],
    mergeKey: "ip",
  }),
  field("startTime", 7, "time", { presence: "pointer" }),
  field("initContainerStatuses", 10, { list: { structure: () => ContainerStatus } }, { listType: "atomic" }),
  field("containerStatuses", 8, { list: { structure: () => ContainerStatus } }, { listType: "atomic" }),
  field("qosClass", 9, "string"),
  field("ephemeralContainerStatuses", 13, { list: { structure: () => ContainerStatus } }, { listType: "atomic" }),
  field("resize", 14, "string", { gate: "InPlacePodVerticalScaling" }),
  field("resourceClaimStatuses", 15, { list: { structure: () => PodResourceClaimStatus } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge", "retainKeys"],
    mergeKey: "name",
    gate: "DynamicResourceAllocation",
  }),
  field("extendedResourceClaimStatus", 18, { structure: () => PodExtendedResourceClaimStatus }, {
    presence: "pointer",
    gate: "DRAExtendedResource",
  }),
  field("allocatedResources", 19, { map: "quantity" }, { gate: "InPlacePodLevelResourcesVerticalScaling" }),
  field("resources", 20, { structure: () => ResourceRequirements }, {
    presence: "pointer",
    gate: "InPlacePodLevelResourcesVerticalScaling",
  }),
  field("nodeAllocatableResourceClaimStatuses", 21, { list: { structure: () => NodeAllocatableResourceClaimStatus } }, {
    listType: "atomic",
    gate: "DRANodeAllocatableResources",
  }),
], { validate: validatePodStatus });

/** Fields of PodCondition in wire order. */
export const PodCondition: Structure = structure("PodCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("observedGeneration", 7, "int64"),
  field("status", 2, "string", { presence: "always" }),
  field("lastProbeTime", 3, "time", { presence: "always", nullable: true }),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string"),
  field("message", 6, "string"),
]);

/** Fields of HostIP in wire order. */
export const HostIP: Structure = structure("HostIP", () => [
  field("ip", 1, "string", { presence: "always" }),
]);

/** Fields of PodIP in wire order. */
export const PodIP: Structure = structure("PodIP", () => [
  field("ip", 1, "string", { presence: "always" }),
]);

/** Fields of PodResourceClaimStatus in wire order. */
export const PodResourceClaimStatus: Structure = structure("PodResourceClaimStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("resourceClaimName", 2, "string", { presence: "pointer" }),
]);

/** Fields of PodExtendedResourceClaimStatus in wire order. */
export const PodExtendedResourceClaimStatus: Structure = structure("PodExtendedResourceClaimStatus", () => [
  field("requestMappings", 1, { list: { structure: () => ContainerExtendedResourceRequest } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("resourceClaimName", 2, "string", { presence: "always" }),
]);

/** Fields of ContainerExtendedResourceRequest in wire order. */
export const ContainerExtendedResourceRequest: Structure = structure("ContainerExtendedResourceRequest", () => [
  field("containerName", 1, "string", { presence: "always" }),
  field("resourceName", 2, "string", { presence: "always" }),
  field("requestName", 3, "string", { presence: "always" }),
]);

/** Fields of NodeAllocatableResourceClaimStatus in wire order. */
export const NodeAllocatableResourceClaimStatus: Structure = structure("NodeAllocatableResourceClaimStatus", () => [
  field("resourceClaimName", 1, "string", { presence: "always" }),
  field("containers", 2, { list: "string" }, { listType: "set" }),
  field("resources", 3, { map: "quantity" }, { presence: "always", nullable: true }),
], { validate: validateNodeAllocatableResourceClaimStatus });

export function defaultPodStatus(o: types.PodStatus): void {
  if (o.conditions) for (const each of o.conditions) defaultPodCondition(each);
  if (o.hostIPs) for (const each of o.hostIPs) defaultHostIP(each);
  if (o.podIPs) for (const each of o.podIPs) defaultPodIP(each);
  if (o.initContainerStatuses) for (const each of o.initContainerStatuses) defaultContainerStatus(each);
  if (o.containerStatuses) for (const each of o.containerStatuses) defaultContainerStatus(each);
  if (o.ephemeralContainerStatuses) for (const each of o.ephemeralContainerStatuses) defaultContainerStatus(each);
  if (o.resourceClaimStatuses) for (const each of o.resourceClaimStatuses) defaultPodResourceClaimStatus(each);
  if (o.extendedResourceClaimStatus) defaultPodExtendedResourceClaimStatus(o.extendedResourceClaimStatus);
  if (o.resources) defaultResourceRequirements(o.resources);
  if (o.nodeAllocatableResourceClaimStatuses) for (const each of o.nodeAllocatableResourceClaimStatuses) defaultNodeAllocatableResourceClaimStatus(each);
  fillAllocated(o);
}

export function defaultPodCondition(o: types.PodCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastProbeTime ??= null;
  o.lastTransitionTime ??= null;
}

export function defaultHostIP(o: types.HostIP): void {
  o.ip ??= "";
}

export function defaultPodIP(o: types.PodIP): void {
  o.ip ??= "";
}

export function defaultPodResourceClaimStatus(o: types.PodResourceClaimStatus): void {
  o.name ??= "";
}

export function defaultPodExtendedResourceClaimStatus(o: types.PodExtendedResourceClaimStatus): void {
  o.requestMappings ??= null;
  o.resourceClaimName ??= "";
  if (o.requestMappings) for (const each of o.requestMappings) defaultContainerExtendedResourceRequest(each);
}

export function defaultContainerExtendedResourceRequest(o: types.ContainerExtendedResourceRequest): void {
  o.containerName ??= "";
  o.resourceName ??= "";
  o.requestName ??= "";
}

export function defaultNodeAllocatableResourceClaimStatus(o: types.NodeAllocatableResourceClaimStatus): void {
  o.resourceClaimName ??= "";
  o.resources ??= null;
}
