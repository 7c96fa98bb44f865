// Generated from core/v1/container.yaml. Do not edit.
import { containerImage as fillContainerImage } from "../../../runtime/kinds/core/pod/defaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./container.ts";
import {
  validateContainer,
  validateContainerPort,
  validateContainerResizePolicy,
  validateContainerRestartRule,
  validateContainerRestartRuleOnExitCodes,
  validateEnvFromSource,
  validateEnvVar,
  validateEphemeralContainer,
  validateVolumeDevice,
  validateVolumeMount,
} from "./container.validator.ts";
import { Lifecycle, Probe, defaultLifecycle, defaultProbe } from "./probe.code.ts";
import { SecurityContext, defaultSecurityContext } from "./security.code.ts";
import {
  ConfigMapKeySelector,
  FileKeySelector,
  ObjectFieldSelector,
  ResourceFieldSelector,
  ResourceRequirements,
  SecretKeySelector,
  defaultConfigMapKeySelector,
  defaultFileKeySelector,
  defaultObjectFieldSelector,
  defaultResourceFieldSelector,
  defaultResourceRequirements,
  defaultSecretKeySelector,
} from "./shared.code.ts";

/** Fields of Container in wire order. */
export const Container: Structure = structure("Container", () => [
  field("name", 1, "string", { presence: "always" }),
  field("image", 2, "string"),
  field("command", 3, { list: "string" }, { listType: "atomic" }),
  field("args", 4, { list: "string" }, { listType: "atomic" }),
  field("workingDir", 5, "string"),
  field("ports", 6, { list: { structure: () => ContainerPort } }, {
    listType: "map",
    mapKeys: ["containerPort", "protocol"],
    keyDefaults: { protocol: "TCP" },
    patchStrategy: ["merge"],
    mergeKey: "containerPort",
  }),
  field("envFrom", 19, { list: { structure: () => EnvFromSource } }, { listType: "atomic", errors: "itemAsList" }),
  field("env", 7, { list: { structure: () => EnvVar } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
  }),
  field("resources", 8, { structure: () => ResourceRequirements }, { presence: "always" }),
  field("resizePolicy", 23, { list: { structure: () => ContainerResizePolicy } }, {
    listType: "atomic",
    gate: "InPlacePodVerticalScaling",
  }),
  field("restartPolicy", 24, "string", { presence: "pointer" }),
  field("restartPolicyRules", 25, { list: { structure: () => ContainerRestartRule } }, {
    listType: "atomic",
    gate: "ContainerRestartRules",
  }),
  field("volumeMounts", 9, { list: { structure: () => VolumeMount } }, {
    listType: "map",
    mapKeys: ["mountPath"],
    patchStrategy: ["merge"],
    mergeKey: "mountPath",
  }),
  field("volumeDevices", 21, { list: { structure: () => VolumeDevice } }, {
    listType: "map",
    mapKeys: ["devicePath"],
    patchStrategy: ["merge"],
    mergeKey: "devicePath",
  }),
  field("livenessProbe", 10, { structure: () => Probe }, { presence: "pointer" }),
  field("readinessProbe", 11, { structure: () => Probe }, { presence: "pointer" }),
  field("startupProbe", 22, { structure: () => Probe }, { presence: "pointer" }),
  field("lifecycle", 12, { structure: () => Lifecycle }, { presence: "pointer" }),
  field("terminationMessagePath", 13, "string"),
  field("terminationMessagePolicy", 20, "string"),
  field("imagePullPolicy", 14, "string"),
  field("securityContext", 15, { structure: () => SecurityContext }, { presence: "pointer" }),
  field("stdin", 16, "boolean"),
  field("stdinOnce", 17, "boolean"),
  field("tty", 18, "boolean"),
], { causes: ["name", "image", "terminationMessagePolicy", "ports", "env", "envFrom", "volumeMounts", "volumeDevices", "imagePullPolicy", "resources", "resizePolicy", "securityContext", "lifecycle", "livenessProbe", "readinessProbe", "startupProbe", "restartPolicy", "name: Duplicate value"], validate: validateContainer });

/** Fields of ContainerPort in wire order. */
export const ContainerPort: Structure = structure("ContainerPort", () => [
  field("name", 1, "string"),
  field("hostPort", 2, "int32"),
  field("containerPort", 3, "int32", { presence: "always" }),
  field("protocol", 4, "string"),
  field("hostIP", 5, "string"),
], { causes: ["name", "containerPort", "hostPort", "protocol"], validate: validateContainerPort });

/** Fields of EnvFromSource in wire order. */
export const EnvFromSource: Structure = structure("EnvFromSource", () => [
  field("prefix", 1, "string"),
  field("configMapRef", 2, { structure: () => ConfigMapEnvSource }, { presence: "pointer" }),
  field("secretRef", 3, { structure: () => SecretEnvSource }, { presence: "pointer" }),
], { validate: validateEnvFromSource });

/** Fields of ConfigMapEnvSource in wire order. */
export const ConfigMapEnvSource: Structure = structure("ConfigMapEnvSource", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("optional", 2, "boolean", { presence: "pointer" }),
]);

/** Fields of SecretEnvSource in wire order. */
export const SecretEnvSource: Structure = structure("SecretEnvSource", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("optional", 2, "boolean", { presence: "pointer" }),
]);

/** Fields of EnvVar in wire order. */
export const EnvVar: Structure = structure("EnvVar", () => [
  field("name", 1, "string", { presence: "always" }),
  field("value", 2, "string"),
  field("valueFrom", 3, { structure: () => EnvVarSource }, { presence: "pointer" }),
], { validate: validateEnvVar });

/** Fields of EnvVarSource in wire order. */
export const EnvVarSource: Structure = structure("EnvVarSource", () => [
  field("fieldRef", 1, { structure: () => ObjectFieldSelector }, { presence: "pointer", mapType: "atomic" }),
  field("resourceFieldRef", 2, { structure: () => ResourceFieldSelector }, { presence: "pointer", mapType: "atomic" }),
  field("configMapKeyRef", 3, { structure: () => ConfigMapKeySelector }, { presence: "pointer", mapType: "atomic" }),
  field("secretKeyRef", 4, { structure: () => SecretKeySelector }, { presence: "pointer", mapType: "atomic" }),
  field("fileKeyRef", 5, { structure: () => FileKeySelector }, {
    presence: "pointer",
    mapType: "atomic",
    gate: "EnvFiles",
  }),
]);

/** Fields of ContainerResizePolicy in wire order. */
export const ContainerResizePolicy: Structure = structure("ContainerResizePolicy", () => [
  field("resourceName", 1, "string", { presence: "always", errors: "asParent" }),
  field("restartPolicy", 2, "string", { presence: "always", errors: "asParent" }),
], { validate: validateContainerResizePolicy });

/** Fields of ContainerRestartRule in wire order. */
export const ContainerRestartRule: Structure = structure("ContainerRestartRule", () => [
  field("action", 1, "string", { empty: "checked" }),
  field("exitCodes", 2, { structure: () => ContainerRestartRuleOnExitCodes }, { presence: "pointer" }),
], { validate: validateContainerRestartRule });

/** Fields of ContainerRestartRuleOnExitCodes in wire order. */
export const ContainerRestartRuleOnExitCodes: Structure = structure("ContainerRestartRuleOnExitCodes", () => [
  field("operator", 1, "string", { empty: "checked" }),
  field("values", 2, { list: "int32" }, { listType: "set" }),
], { validate: validateContainerRestartRuleOnExitCodes });

/** Fields of VolumeMount in wire order. */
export const VolumeMount: Structure = structure("VolumeMount", () => [
  field("name", 1, "string", { presence: "always" }),
  field("readOnly", 2, "boolean"),
  field("recursiveReadOnly", 7, "string", { presence: "pointer", errors: "besideList" }),
  field("mountPath", 3, "string", { presence: "always" }),
  field("subPath", 4, "string"),
  field("mountPropagation", 5, "string", { presence: "pointer", errors: "besideList" }),
  field("subPathExpr", 6, "string"),
], { causes: ["name", "mountPath", "recursiveReadOnly", "subPath", "subPathExpr", "mountPropagation"], validate: validateVolumeMount });

/** Fields of VolumeDevice in wire order. */
export const VolumeDevice: Structure = structure("VolumeDevice", () => [
  field("name", 1, "string", { presence: "always" }),
  field("devicePath", 2, "string", { presence: "always" }),
], { validate: validateVolumeDevice });

/** Fields of EphemeralContainer in wire order. */
export const EphemeralContainer: Structure = structure("EphemeralContainer", () => [
  field("name", 1, "string", { presence: "always", inlinePath: [1] }),
  field("image", 2, "string", { inlinePath: [1] }),
  field("command", 3, { list: "string" }, { listType: "atomic", inlinePath: [1] }),
  field("args", 4, { list: "string" }, { listType: "atomic", inlinePath: [1] }),
  field("workingDir", 5, "string", { inlinePath: [1] }),
  field("ports", 6, { list: { structure: () => ContainerPort } }, {
    listType: "map",
    mapKeys: ["containerPort", "protocol"],
    keyDefaults: { protocol: "TCP" },
    patchStrategy: ["merge"],
    mergeKey: "containerPort",
    inlinePath: [1],
  }),
  field("envFrom", 19, { list: { structure: () => EnvFromSource } }, {
    listType: "atomic",
    inlinePath: [1],
    errors: "itemAsList",
  }),
  field("env", 7, { list: { structure: () => EnvVar } }, {
    listType: "map",
    mapKeys: ["name"],
    patchStrategy: ["merge"],
    mergeKey: "name",
    inlinePath: [1],
  }),
  field("resources", 8, { structure: () => ResourceRequirements }, { presence: "always", inlinePath: [1] }),
  field("resizePolicy", 23, { list: { structure: () => ContainerResizePolicy } }, {
    listType: "atomic",
    inlinePath: [1],
    gate: "InPlacePodVerticalScaling",
  }),
  field("restartPolicy", 24, "string", { presence: "pointer", inlinePath: [1] }),
  field("restartPolicyRules", 25, { list: { structure: () => ContainerRestartRule } }, {
    listType: "atomic",
    inlinePath: [1],
    gate: "ContainerRestartRules",
  }),
  field("volumeMounts", 9, { list: { structure: () => VolumeMount } }, {
    listType: "map",
    mapKeys: ["mountPath"],
    patchStrategy: ["merge"],
    mergeKey: "mountPath",
    inlinePath: [1],
  }),
  field("volumeDevices", 21, { list: { structure: () => VolumeDevice } }, {
    listType: "map",
    mapKeys: ["devicePath"],
    patchStrategy: ["merge"],
    mergeKey: "devicePath",
    inlinePath: [1],
  }),
  field("livenessProbe", 10, { structure: () => Probe }, { presence: "pointer", inlinePath: [1] }),
  field("readinessProbe", 11, { structure: () => Probe }, { presence: "pointer", inlinePath: [1] }),
  field("startupProbe", 22, { structure: () => Probe }, { presence: "pointer", inlinePath: [1] }),
  field("lifecycle", 12, { structure: () => Lifecycle }, { presence: "pointer", inlinePath: [1] }),
  field("terminationMessagePath", 13, "string", { inlinePath: [1] }),
  field("terminationMessagePolicy", 20, "string", { inlinePath: [1] }),
  field("imagePullPolicy", 14, "string", { inlinePath: [1] }),
  field("securityContext", 15, { structure: () => SecurityContext }, { presence: "pointer", inlinePath: [1] }),
  field("stdin", 16, "boolean", { inlinePath: [1] }),
  field("stdinOnce", 17, "boolean", { inlinePath: [1] }),
  field("tty", 18, "boolean", { inlinePath: [1] }),
  field("targetContainerName", 2, "string"),
], { validate: validateEphemeralContainer });

export function defaultContainer(o: types.Container): void {
  o.name ??= "";
  o.resources ??= {};
  o.terminationMessagePath ??= "/dev/termination-log";
  o.terminationMessagePolicy ??= "File";
  if (o.ports) for (const each of o.ports) defaultContainerPort(each);
  if (o.env) for (const each of o.env) defaultEnvVar(each);
  defaultResourceRequirements(o.resources);
  if (o.resizePolicy) for (const each of o.resizePolicy) defaultContainerResizePolicy(each);
  if (o.volumeMounts) for (const each of o.volumeMounts) defaultVolumeMount(each);
  if (o.volumeDevices) for (const each of o.volumeDevices) defaultVolumeDevice(each);
  if (o.livenessProbe) defaultProbe(o.livenessProbe);
  if (o.readinessProbe) defaultProbe(o.readinessProbe);
  if (o.startupProbe) defaultProbe(o.startupProbe);
  if (o.lifecycle) defaultLifecycle(o.lifecycle);
  if (o.securityContext) defaultSecurityContext(o.securityContext);
  fillContainerImage(o);
}

export function defaultContainerPort(o: types.ContainerPort): void {
  o.containerPort ??= 0;
  o.protocol ??= "TCP";
}

export function defaultEnvVar(o: types.EnvVar): void {
  o.name ??= "";
  if (o.valueFrom) defaultEnvVarSource(o.valueFrom);
}

export function defaultEnvVarSource(o: types.EnvVarSource): void {
  if (o.fieldRef) defaultObjectFieldSelector(o.fieldRef);
  if (o.resourceFieldRef) defaultResourceFieldSelector(o.resourceFieldRef);
  if (o.configMapKeyRef) defaultConfigMapKeySelector(o.configMapKeyRef);
  if (o.secretKeyRef) defaultSecretKeySelector(o.secretKeyRef);
  if (o.fileKeyRef) defaultFileKeySelector(o.fileKeyRef);
}

export function defaultContainerResizePolicy(o: types.ContainerResizePolicy): void {
  o.resourceName ??= "" as NonNullable<types.ContainerResizePolicy["resourceName"]>;
  o.restartPolicy ??= "" as NonNullable<types.ContainerResizePolicy["restartPolicy"]>;
}

export function defaultVolumeMount(o: types.VolumeMount): void {
  o.name ??= "";
  o.mountPath ??= "";
}

export function defaultVolumeDevice(o: types.VolumeDevice): void {
  o.name ??= "";
  o.devicePath ??= "";
}

export function defaultEphemeralContainer(o: types.EphemeralContainer): void {
  o.name ??= "";
  o.resources ??= {};
  o.terminationMessagePath ??= "/dev/termination-log";
  o.terminationMessagePolicy ??= "File";
  if (o.ports) for (const each of o.ports) defaultContainerPort(each);
  if (o.env) for (const each of o.env) defaultEnvVar(each);
  defaultResourceRequirements(o.resources);
  if (o.resizePolicy) for (const each of o.resizePolicy) defaultContainerResizePolicy(each);
  if (o.volumeMounts) for (const each of o.volumeMounts) defaultVolumeMount(each);
  if (o.volumeDevices) for (const each of o.volumeDevices) defaultVolumeDevice(each);
  if (o.livenessProbe) defaultProbe(o.livenessProbe);
  if (o.readinessProbe) defaultProbe(o.readinessProbe);
  if (o.startupProbe) defaultProbe(o.startupProbe);
  if (o.lifecycle) defaultLifecycle(o.lifecycle);
  if (o.securityContext) defaultSecurityContext(o.securityContext);
  fillContainerImage(o);
}
