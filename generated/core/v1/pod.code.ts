// Generated from core/v1/pod.yaml. Do not edit.
import {
  ip as printIp,
  readinessGates as printReadinessGates,
  ready as printReady,
  restarts as printRestarts,
  status as printStatus,
} from "../../../runtime/kinds/core/pod/columns.ts";
import { pod as fillPod, podSpec as fillPodSpec } from "../../../runtime/kinds/core/pod/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/pod/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { Container, EphemeralContainer, defaultContainer, defaultEphemeralContainer } from "./container.code.ts";
import { checkPod } from "./pod.rules.ts";
import type * as types from "./pod.ts";
import {
  validateHostAlias,
  validatePodDNSConfig,
  validatePodOS,
  validatePodReadinessGate,
  validatePodResourceClaim,
  validatePodSpec,
} from "./pod.validator.ts";
import { PodStatus, defaultPodStatus } from "./podStatus.code.ts";
import {
  Affinity,
  Toleration,
  TopologySpreadConstraint,
  defaultAffinity,
  defaultTopologySpreadConstraint,
} from "./scheduling.code.ts";
import { PodSecurityContext, defaultPodSecurityContext } from "./security.code.ts";
import { LocalObjectReference, ResourceRequirements, defaultResourceRequirements } from "./shared.code.ts";
import { Volume, defaultVolume } from "./volume.code.ts";

/** Fields of Pod in wire order. */
export const Pod: Structure = structure("Pod", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PodSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PodStatus }, { presence: "always" }),
], { typeMeta: { kind: "Pod", apiVersion: "v1" } });

/** Fields of PodSpec in wire order. */
export const PodSpec: Structure = structure("PodSpec", () => [
  field("volumes", 1, { list: { structure: () => Volume } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge", "retainKeys"],
    mergeKey: "name",
  }),
  field("initContainers", 20, { list: { structure: () => Container } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("containers", 2, { list: { structure: () => Container } }, {
    presence: "always",
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("ephemeralContainers", 34, { list: { structure: () => EphemeralContainer } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("restartPolicy", 3, "string"),
  field("terminationGracePeriodSeconds", 4, "int64", { presence: "pointer" }),
  field("activeDeadlineSeconds", 5, "int64", { presence: "pointer" }),
  field("dnsPolicy", 6, "string"),
  field("nodeSelector", 7, { map: "string" }, { mapType: "atomic", errors: "unindexed" }),
  field("serviceAccountName", 8, "string"),
  field("serviceAccount", 9, "string"),
  field("automountServiceAccountToken", 21, "boolean", { presence: "pointer" }),
  field("nodeName", 10, "string"),
  field("hostNetwork", 11, "boolean"),
  field("hostPID", 12, "boolean"),
  field("hostIPC", 13, "boolean"),
  field("shareProcessNamespace", 27, "boolean", { presence: "pointer" }),
  field("securityContext", 14, { structure: () => PodSecurityContext }, { presence: "pointer" }),
  field("imagePullSecrets", 15, { list: { structure: () => LocalObjectReference } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("hostname", 16, "string"),
  field("subdomain", 17, "string"),
  field("affinity", 18, { structure: () => Affinity }, { presence: "pointer" }),
  field("schedulerName", 19, "string"),
  field("tolerations", 22, { list: { structure: () => Toleration } }, { listType: "atomic" }),
  field("hostAliases", 23, { list: { structure: () => HostAlias } }, {
    listType: "map",
    mapKeys: ["ip"],
    patchStrategy: ["merge"],
    mergeKey: "ip",
  }),
  field("priorityClassName", 24, "string"),
  field("priority", 25, "int32", { presence: "pointer" }),
  field("dnsConfig", 26, { structure: () => PodDNSConfig }, { presence: "pointer" }),
  field("readinessGates", 28, { list: { structure: () => PodReadinessGate } }, { listType: "atomic" }),
  field("runtimeClassName", 29, "string", { presence: "pointer" }),
  field("enableServiceLinks", 30, "boolean", { presence: "pointer" }),
  field("preemptionPolicy", 31, "string", { presence: "pointer" }),
  field("overhead", 32, { map: "quantity" }),
  field("topologySpreadConstraints", 33, { list: { structure: () => TopologySpreadConstraint } }, {
    listType: "map",
    mapKeys: ["topologyKey", "whenUnsatisfiable"],
    patchStrategy: ["merge"],
    mergeKey: "topologyKey",
  }),
  field("setHostnameAsFQDN", 35, "boolean", { presence: "pointer" }),
  field("os", 36, { structure: () => PodOS }, { presence: "pointer" }),
  field("hostUsers", 37, "boolean", { presence: "pointer" }),
  field("schedulingGates", 38, { list: { structure: () => PodSchedulingGate } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("resourceClaims", 39, { list: { structure: () => PodResourceClaim } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge", "retainKeys"],
    mergeKey: "name",
    gate: "DynamicResourceAllocation",
  }),
  field("resources", 40, { structure: () => ResourceRequirements }, { presence: "pointer", gate: "PodLevelResources" }),
  field("hostnameOverride", 41, "string", { presence: "pointer", gate: "HostnameOverride" }),
  field("schedulingGroup", 43, { structure: () => PodSchedulingGroup }, {
    presence: "pointer",
    gate: "GenericWorkload",
  }),
], { causes: ["terminationGracePeriodSeconds", "volumes", "resourceClaims", "containers", "initContainers", "ephemeralContainers", "resources", "restartPolicy", "dnsPolicy", "nodeSelector", "securityContext", "imagePullSecrets", "affinity", "dnsConfig", "readinessGates", "schedulingGates", "topologySpreadConstraints", "hostUsers", "serviceAccountName", "nodeName", "activeDeadlineSeconds", "hostname", "subdomain", "tolerations", "hostAliases", "priorityClassName", "runtimeClassName", "preemptionPolicy", "overhead", "os", "cannot be set for a windows pod", "windows options cannot be set for a linux pod", "schedulingGroup", "restartPolicy: Unsupported value: \"OnFailure\"", "restartPolicy: Unsupported value: \"Never\"", "restartPolicy: Required value", "is not Supported", "in annotation and field must match"], validate: validatePodSpec });

/** Fields of HostAlias in wire order. */
export const HostAlias: Structure = structure("HostAlias", () => [
  field("ip", 1, "string", { presence: "always" }),
  field("hostnames", 2, { list: "string" }, { listType: "atomic" }),
], { validate: validateHostAlias });

/** Fields of PodDNSConfig in wire order. */
export const PodDNSConfig: Structure = structure("PodDNSConfig", () => [
  field("nameservers", 1, { list: "string" }, { listType: "atomic" }),
  field("searches", 2, { list: "string" }, { listType: "atomic" }),
  field("options", 3, { list: { structure: () => PodDNSConfigOption } }, { listType: "atomic" }),
], { validate: validatePodDNSConfig });

/** Fields of PodDNSConfigOption in wire order. */
export const PodDNSConfigOption: Structure = structure("PodDNSConfigOption", () => [
  field("name", 1, "string"),
  field("value", 2, "string", { presence: "pointer" }),
]);

/** Fields of PodReadinessGate in wire order. */
export const PodReadinessGate: Structure = structure("PodReadinessGate", () => [
  field("conditionType", 1, "string", { presence: "always" }),
], { validate: validatePodReadinessGate });

/** Fields of PodOS in wire order. */
export const PodOS: Structure = structure("PodOS", () => [
  field("name", 1, "string", { presence: "always" }),
], { validate: validatePodOS });

/** Fields of PodSchedulingGate in wire order. */
export const PodSchedulingGate: Structure = structure("PodSchedulingGate", () => [
  field("name", 1, "string", { presence: "always", empty: "checked" }),
]);

/** Fields of PodResourceClaim in wire order. */
export const PodResourceClaim: Structure = structure("PodResourceClaim", () => [
  field("name", 1, "string", { presence: "always" }),
  field("resourceClaimName", 3, "string", { presence: "pointer" }),
  field("resourceClaimTemplateName", 4, "string", { presence: "pointer" }),
], { validate: validatePodResourceClaim });

/** Fields of PodSchedulingGroup in wire order. */
export const PodSchedulingGroup: Structure = structure("PodSchedulingGroup", () => [
  field("podGroupName", 1, "string", { presence: "pointer" }),
]);

/** What requests for pods need. */
export const code: KindCode<types.Pod> = {
  structure: Pod,
  setDefaults: defaultPod,
  validate: (object, old, context) => checkRules(check(Pod, object), checkPod, { object, old, isGateOn: context?.isGateOn }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printReady,
    printStatus,
    printRestarts,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printIp,
    (object) => cell(object.spec?.nodeName || undefined, "<none>"),
    (object) => cell(object.status?.nominatedNodeName || undefined, "<none>"),
    printReadinessGates,
  ]),
  strategy,
};

export function defaultPod(o: types.Pod): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.Pod["spec"]>;
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPodSpec(o.spec);
  defaultPodStatus(o.status);
  fillPod(o);
}

export function defaultPodSpec(o: types.PodSpec): void {
  o.containers ??= [];
  o.restartPolicy ??= "Always";
  o.terminationGracePeriodSeconds ??= 30;
  o.dnsPolicy ??= "ClusterFirst";
  o.securityContext ??= {};
  o.schedulerName ??= "default-scheduler";
  if (o.volumes) for (const each of o.volumes) defaultVolume(each);
  if (o.initContainers) for (const each of o.initContainers) defaultContainer(each);
  if (o.containers) for (const each of o.containers) defaultContainer(each);
  if (o.ephemeralContainers) for (const each of o.ephemeralContainers) defaultEphemeralContainer(each);
  if (o.securityContext) defaultPodSecurityContext(o.securityContext);
  if (o.affinity) defaultAffinity(o.affinity);
  if (o.hostAliases) for (const each of o.hostAliases) defaultHostAlias(each);
  if (o.readinessGates) for (const each of o.readinessGates) defaultPodReadinessGate(each);
  if (o.topologySpreadConstraints) for (const each of o.topologySpreadConstraints) defaultTopologySpreadConstraint(each);
  if (o.os) defaultPodOS(o.os);
  if (o.schedulingGates) for (const each of o.schedulingGates) defaultPodSchedulingGate(each);
  if (o.resourceClaims) for (const each of o.resourceClaims) defaultPodResourceClaim(each);
  if (o.resources) defaultResourceRequirements(o.resources);
  fillPodSpec(o);
}

export function defaultHostAlias(o: types.HostAlias): void {
  o.ip ??= "";
}

export function defaultPodReadinessGate(o: types.PodReadinessGate): void {
  o.conditionType ??= "";
}

export function defaultPodOS(o: types.PodOS): void {
  o.name ??= "";
}

export function defaultPodSchedulingGate(o: types.PodSchedulingGate): void {
  o.name ??= "";
}

export function defaultPodResourceClaim(o: types.PodResourceClaim): void {
  o.name ??= "";
}
