// Generated from core/v1/node.yaml. Do not edit.
import {
  externalIp as printExternalIp,
  internalIp as printInternalIp,
  kernelVersion as printKernelVersion,
  roles as printRoles,
  status as printStatus,
} from "../../../runtime/kinds/core/node/columns.ts";
import { nodeSpec as fillNodeSpec, nodeStatus as fillNodeStatus } from "../../../runtime/kinds/core/node/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/node/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkNode } from "./node.rules.ts";
import type * as types from "./node.ts";
import { validateNodeSpec } from "./node.validator.ts";
import { Taint, defaultTaint } from "./scheduling.code.ts";

/** Fields of Node in wire order. */
export const Node: Structure = structure("Node", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => NodeSpec }, { presence: "always" }),
  field("status", 3, { structure: () => NodeStatus }, { presence: "always" }),
], { typeMeta: { kind: "Node", apiVersion: "v1" }, causes: ["status", "spec"] });

/** Fields of NodeSpec in wire order. */
export const NodeSpec: Structure = structure("NodeSpec", () => [
  field("podCIDR", 1, "string"),
  field("podCIDRs", 7, { list: "string" }, { listType: "set", patchStrategy: ["merge"] }),
  field("providerID", 3, "string"),
  field("unschedulable", 4, "boolean"),
  field("taints", 5, { list: { structure: () => Taint } }, { listType: "atomic", errors: "none" }),
  field("configSource", 6, { structure: () => NodeConfigSource }, { presence: "pointer" }),
  field("externalID", 2, "string"),
], { causes: ["podCIDRs", "taints"], validate: validateNodeSpec });

/** Fields of NodeConfigSource in wire order. */
export const NodeConfigSource: Structure = structure("NodeConfigSource", () => [
  field("configMap", 2, { structure: () => ConfigMapNodeConfigSource }, { presence: "pointer" }),
]);

/** Fields of ConfigMapNodeConfigSource in wire order. */
export const ConfigMapNodeConfigSource: Structure = structure("ConfigMapNodeConfigSource", () => [
  field("namespace", 1, "string", { presence: "always" }),
  field("name", 2, "string", { presence: "always" }),
  field("uid", 3, "string"),
  field("resourceVersion", 4, "string"),
  field("kubeletConfigKey", 5, "string", { presence: "always" }),
]);

/** Fields of NodeStatus in wire order. */
export const NodeStatus: Structure = structure("NodeStatus", () => [
  field("capacity", 1, { map: "quantity" }),
  field("allocatable", 2, { map: "quantity" }),
  field("phase", 3, "string"),
  field("conditions", 4, { list: { structure: () => NodeCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("addresses", 5, { list: { structure: () => NodeAddress } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("daemonEndpoints", 6, { structure: () => NodeDaemonEndpoints }, { presence: "always" }),
  field("nodeInfo", 7, { structure: () => NodeSystemInfo }, { presence: "always" }),
  field("images", 8, { list: { structure: () => ContainerImage } }, { listType: "atomic" }),
  field("volumesInUse", 9, { list: "string" }, { listType: "atomic" }),
  field("volumesAttached", 10, { list: { structure: () => AttachedVolume } }, { listType: "atomic" }),
  field("config", 11, { structure: () => NodeConfigStatus }, { presence: "pointer" }),
  field("runtimeHandlers", 12, { list: { structure: () => NodeRuntimeHandler } }, { listType: "atomic" }),
  field("features", 13, { structure: () => NodeFeatures }, { presence: "pointer", gate: "SupplementalGroupsPolicy" }),
  field("declaredFeatures", 14, { list: "string" }, { listType: "atomic", gate: "NodeDeclaredFeatures" }),
], { causes: ["capacity", "allocatable"] });

/** Fields of NodeCondition in wire order. */
export const NodeCondition: Structure = structure("NodeCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastHeartbeatTime", 3, "time", { presence: "always", nullable: true }),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string"),
  field("message", 6, "string"),
]);

/** Fields of NodeAddress in wire order. */
export const NodeAddress: Structure = structure("NodeAddress", () => [
  field("type", 1, "string", { presence: "always" }),
  field("address", 2, "string", { presence: "always" }),
]);

/** Fields of NodeDaemonEndpoints in wire order. */
export const NodeDaemonEndpoints: Structure = structure("NodeDaemonEndpoints", () => [
  field("kubeletEndpoint", 1, { structure: () => DaemonEndpoint }, { presence: "always" }),
]);

/** Fields of DaemonEndpoint in wire order. */
export const DaemonEndpoint: Structure = structure("DaemonEndpoint", () => [
  field("Port", 1, "int32", { presence: "always" }),
]);

/** Fields of NodeSystemInfo in wire order. */
export const NodeSystemInfo: Structure = structure("NodeSystemInfo", () => [
  field("machineID", 1, "string", { presence: "always" }),
  field("systemUUID", 2, "string", { presence: "always" }),
  field("bootID", 3, "string", { presence: "always" }),
  field("kernelVersion", 4, "string", { presence: "always" }),
  field("osImage", 5, "string", { presence: "always" }),
  field("containerRuntimeVersion", 6, "string", { presence: "always" }),
  field("kubeletVersion", 7, "string", { presence: "always" }),
  field("kubeProxyVersion", 8, "string", { presence: "always" }),
  field("operatingSystem", 9, "string", { presence: "always" }),
  field("architecture", 10, "string", { presence: "always" }),
  field("swap", 11, { structure: () => NodeSwapStatus }, { presence: "pointer" }),
]);

/** Fields of NodeSwapStatus in wire order. */
export const NodeSwapStatus: Structure = structure("NodeSwapStatus", () => [
  field("capacity", 1, "int64", { presence: "pointer" }),
]);

/** Fields of ContainerImage in wire order. */
export const ContainerImage: Structure = structure("ContainerImage", () => [
  field("names", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("sizeBytes", 2, "int64"),
]);

/** Fields of AttachedVolume in wire order. */
export const AttachedVolume: Structure = structure("AttachedVolume", () => [
  field("name", 1, "string", { presence: "always" }),
  field("devicePath", 2, "string", { presence: "always" }),
]);

/** Fields of NodeConfigStatus in wire order. */
export const NodeConfigStatus: Structure = structure("NodeConfigStatus", () => [
  field("assigned", 1, { structure: () => NodeConfigSource }, { presence: "pointer" }),
  field("active", 2, { structure: () => NodeConfigSource }, { presence: "pointer" }),
  field("lastKnownGood", 3, { structure: () => NodeConfigSource }, { presence: "pointer" }),
  field("error", 4, "string"),
]);

/** Fields of NodeRuntimeHandler in wire order. */
export const NodeRuntimeHandler: Structure = structure("NodeRuntimeHandler", () => [
  field("name", 1, "string", { presence: "always" }),
  field("features", 2, { structure: () => NodeRuntimeHandlerFeatures }, { presence: "pointer" }),
]);

/** Fields of NodeRuntimeHandlerFeatures in wire order. */
export const NodeRuntimeHandlerFeatures: Structure = structure("NodeRuntimeHandlerFeatures", () => [
  field("recursiveReadOnlyMounts", 1, "boolean", { presence: "pointer" }),
  field("userNamespaces", 2, "boolean", { presence: "pointer" }),
]);

/** Fields of NodeFeatures in wire order. */
export const NodeFeatures: Structure = structure("NodeFeatures", () => [
  field("supplementalGroupsPolicy", 1, "boolean", { presence: "pointer" }),
]);

/** What requests for nodes need. */
export const code: KindCode<types.Node> = {
  structure: Node,
  setDefaults: defaultNode,
  validate: (object, old) => checkRules(check(Node, object), checkNode, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printStatus,
    printRoles,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    (object) => cell(object.status?.nodeInfo?.kubeletVersion, ""),
    printInternalIp,
    printExternalIp,
    (object) => cell(object.status?.nodeInfo?.osImage || undefined, "<unknown>"),
    printKernelVersion,
    (object) => cell(object.status?.nodeInfo?.containerRuntimeVersion || undefined, "<unknown>"),
  ]),
  strategy,
};

export function defaultNode(o: types.Node): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultNodeSpec(o.spec);
  defaultNodeStatus(o.status);
}

export function defaultNodeSpec(o: types.NodeSpec): void {
  if (o.taints) for (const each of o.taints) defaultTaint(each);
  if (o.configSource) defaultNodeConfigSource(o.configSource);
  fillNodeSpec(o);
}

export function defaultNodeConfigSource(o: types.NodeConfigSource): void {
  if (o.configMap) defaultConfigMapNodeConfigSource(o.configMap);
}

export function defaultConfigMapNodeConfigSource(o: types.ConfigMapNodeConfigSource): void {
  o.namespace ??= "";
  o.name ??= "";
  o.kubeletConfigKey ??= "";
}

export function defaultNodeStatus(o: types.NodeStatus): void {
  o.daemonEndpoints ??= {};
  o.nodeInfo ??= {} as NonNullable<types.NodeStatus["nodeInfo"]>;
  if (o.conditions) for (const each of o.conditions) defaultNodeCondition(each);
  if (o.addresses) for (const each of o.addresses) defaultNodeAddress(each);
  defaultNodeDaemonEndpoints(o.daemonEndpoints);
  defaultNodeSystemInfo(o.nodeInfo);
  if (o.images) for (const each of o.images) defaultContainerImage(each);
  if (o.volumesAttached) for (const each of o.volumesAttached) defaultAttachedVolume(each);
  if (o.config) defaultNodeConfigStatus(o.config);
  if (o.runtimeHandlers) for (const each of o.runtimeHandlers) defaultNodeRuntimeHandler(each);
  fillNodeStatus(o);
}

export function defaultNodeCondition(o: types.NodeCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastHeartbeatTime ??= null;
  o.lastTransitionTime ??= null;
}

export function defaultNodeAddress(o: types.NodeAddress): void {
  o.type ??= "";
  o.address ??= "";
}

export function defaultNodeDaemonEndpoints(o: types.NodeDaemonEndpoints): void {
  o.kubeletEndpoint ??= {} as NonNullable<types.NodeDaemonEndpoints["kubeletEndpoint"]>;
  defaultDaemonEndpoint(o.kubeletEndpoint);
}

export function defaultDaemonEndpoint(o: types.DaemonEndpoint): void {
  o.Port ??= 0;
}

export function defaultNodeSystemInfo(o: types.NodeSystemInfo): void {
  o.machineID ??= "";
  o.systemUUID ??= "";
  o.bootID ??= "";
  o.kernelVersion ??= "";
  o.osImage ??= "";
  o.containerRuntimeVersion ??= "";
  o.kubeletVersion ??= "";
  o.kubeProxyVersion ??= "";
  o.operatingSystem ??= "";
  o.architecture ??= "";
}

export function defaultContainerImage(o: types.ContainerImage): void {
  o.names ??= null;
}

export function defaultAttachedVolume(o: types.AttachedVolume): void {
  o.name ??= "";
  o.devicePath ??= "";
}

export function defaultNodeConfigStatus(o: types.NodeConfigStatus): void {
  if (o.assigned) defaultNodeConfigSource(o.assigned);
  if (o.active) defaultNodeConfigSource(o.active);
  if (o.lastKnownGood) defaultNodeConfigSource(o.lastKnownGood);
}

export function defaultNodeRuntimeHandler(o: types.NodeRuntimeHandler): void {
  o.name ??= "";
}
