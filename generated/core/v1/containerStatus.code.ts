// Generated from core/v1/containerStatus.yaml. Do not edit.
import { allocated as fillAllocated } from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./containerStatus.ts";
import {
  validateContainerStatus,
  validateImageVolumeStatus,
  validateResourceStatus,
} from "./containerStatus.validator.ts";
import { ResourceRequirements, defaultResourceRequirements } from "./shared.code.ts";

/** Fields of ContainerStatus in wire order. */
export const ContainerStatus: Structure = structure("ContainerStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("state", 2, { structure: () => ContainerState }, { presence: "always" }),
  field("lastState", 3, { structure: () => ContainerState }, { presence: "always" }),
  field("ready", 4, "boolean", { presence: "always" }),
  field("restartCount", 5, "int32", { presence: "always" }),
  field("image", 6, "string", { presence: "always" }),
  field("imageID", 7, "string", { presence: "always" }),
  field("containerID", 8, "string"),
  field("started", 9, "boolean", { presence: "pointer" }),
  field("allocatedResources", 10, { map: "quantity" }),
  field("resources", 11, { structure: () => ResourceRequirements }, {
    presence: "pointer",
    gate: "InPlacePodVerticalScaling",
  }),
  field("volumeMounts", 12, { list: { structure: () => VolumeMountStatus } }, {
    listType: "map",
    mapKeys: ["mountPath"],
    patchStrategy: ["merge"],
    mergeKey: "mountPath",
  }),
  field("user", 13, { structure: () => ContainerUser }, { presence: "pointer", gate: "SupplementalGroupsPolicy" }),
  field("allocatedResourcesStatus", 14, { list: { structure: () => ResourceStatus } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
    gate: "ResourceHealthStatus",
  }),
  field("stopSignal", 15, "string", { presence: "pointer" }),
], { validate: validateContainerStatus });

/** Fields of ContainerState in wire order. */
export const ContainerState: Structure = structure("ContainerState", () => [
  field("waiting", 1, { structure: () => ContainerStateWaiting }, { presence: "pointer" }),
  field("running", 2, { structure: () => ContainerStateRunning }, { presence: "pointer" }),
  field("terminated", 3, { structure: () => ContainerStateTerminated }, { presence: "pointer" }),
]);

/** Fields of ContainerStateWaiting in wire order. */
export const ContainerStateWaiting: Structure = structure("ContainerStateWaiting", () => [
  field("reason", 1, "string"),
  field("message", 2, "string"),
]);

/** Fields of ContainerStateRunning in wire order. */
export const ContainerStateRunning: Structure = structure("ContainerStateRunning", () => [
  field("startedAt", 1, "time", { presence: "always", nullable: true }),
]);

/** Fields of ContainerStateTerminated in wire order. */
export const ContainerStateTerminated: Structure = structure("ContainerStateTerminated", () => [
  field("exitCode", 1, "int32", { presence: "always" }),
  field("signal", 2, "int32"),
  field("reason", 3, "string"),
  field("message", 4, "string"),
  field("startedAt", 5, "time", { presence: "always", nullable: true }),
  field("finishedAt", 6, "time", { presence: "always", nullable: true }),
  field("containerID", 7, "string"),
]);

/** Fields of VolumeMountStatus in wire order. */
export const VolumeMountStatus: Structure = structure("VolumeMountStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("mountPath", 2, "string", { presence: "always" }),
  field("readOnly", 3, "boolean"),
  field("recursiveReadOnly", 4, "string", { presence: "pointer" }),
  field("volumeStatus", 5, { structure: () => VolumeStatus }, { presence: "pointer", gate: "ImageVolumeWithDigest" }),
]);

/** Fields of VolumeStatus in wire order. */
export const VolumeStatus: Structure = structure("VolumeStatus", () => [
  field("image", 1, { structure: () => ImageVolumeStatus }, { presence: "pointer", errors: "none" }),
]);

/** Fields of ImageVolumeStatus in wire order. */
export const ImageVolumeStatus: Structure = structure("ImageVolumeStatus", () => [
  field("imageRef", 1, "string"),
], { validate: validateImageVolumeStatus });

/** Fields of ContainerUser in wire order. */
export const ContainerUser: Structure = structure("ContainerUser", () => [
  field("linux", 1, { structure: () => LinuxContainerUser }, { presence: "pointer" }),
]);

/** Fields of LinuxContainerUser in wire order. */
export const LinuxContainerUser: Structure = structure("LinuxContainerUser", () => [
  field("uid", 1, "int64", { presence: "always" }),
  field("gid", 2, "int64", { presence: "always" }),
  field("supplementalGroups", 3, { list: "int64" }, { listType: "atomic" }),
]);

/** Fields of ResourceStatus in wire order. */
export const ResourceStatus: Structure = structure("ResourceStatus", () => [
  field("name", 1, "string", { presence: "always" }),
  field("resources", 2, { list: { structure: () => ResourceHealth } }, { listType: "map", mapKeys: ["resourceID"] }),
], { validate: validateResourceStatus });

/** Fields of ResourceHealth in wire order. */
export const ResourceHealth: Structure = structure("ResourceHealth", () => [
  field("resourceID", 1, "string", { presence: "always" }),
  field("health", 2, "string"),
  field("message", 6, "string", { presence: "pointer", gate: "ResourceHealthStatusMessage" }),
]);

export function defaultContainerStatus(o: types.ContainerStatus): void {
  o.name ??= "";
  o.state ??= {};
  o.lastState ??= {};
  o.ready ??= false;
  o.restartCount ??= 0;
  o.image ??= "";
  o.imageID ??= "";
  defaultContainerState(o.state);
  defaultContainerState(o.lastState);
  if (o.resources) defaultResourceRequirements(o.resources);
  if (o.volumeMounts) for (const each of o.volumeMounts) defaultVolumeMountStatus(each);
  if (o.user) defaultContainerUser(o.user);
  if (o.allocatedResourcesStatus) for (const each of o.allocatedResourcesStatus) defaultResourceStatus(each);
  fillAllocated(o);
}

export function defaultContainerState(o: types.ContainerState): void {
  if (o.running) defaultContainerStateRunning(o.running);
  if (o.terminated) defaultContainerStateTerminated(o.terminated);
}

export function defaultContainerStateRunning(o: types.ContainerStateRunning): void {
  o.startedAt ??= null;
}

export function defaultContainerStateTerminated(o: types.ContainerStateTerminated): void {
  o.exitCode ??= 0;
  o.startedAt ??= null;
  o.finishedAt ??= null;
}

export function defaultVolumeMountStatus(o: types.VolumeMountStatus): void {
  o.name ??= "";
  o.mountPath ??= "";
}

export function defaultContainerUser(o: types.ContainerUser): void {
  if (o.linux) defaultLinuxContainerUser(o.linux);
}

export function defaultLinuxContainerUser(o: types.LinuxContainerUser): void {
  o.uid ??= 0;
  o.gid ??= 0;
}

export function defaultResourceStatus(o: types.ResourceStatus): void {
  o.name ??= "";
  if (o.resources) for (const each of o.resources) defaultResourceHealth(each);
}

export function defaultResourceHealth(o: types.ResourceHealth): void {
  o.resourceID ??= "";
}
