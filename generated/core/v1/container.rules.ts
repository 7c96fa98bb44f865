// Generated from core/v1/container.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  countOf,
  duplicate,
  eachItem,
  forbidden,
  formats,
  hasKeys,
  invalid,
  isMalformed,
  isWithout,
  malformed,
  notSupportedAsListed,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./container.ts";
import { checkLifecycle, checkProbe } from "./probe.rules.ts";
import { checkSecurityContext } from "./security.rules.ts";
import { checkFileKeySelector, checkResourceRequirements } from "./shared.rules.ts";

export const checkContainer: RuleCheck<types.Container> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.image) errors.push(required("image"));
  for (const index of repeated(self.ports, (each) => each.name)) {
    errors.push(duplicate(`ports[${index}].name`, self.ports?.[index]?.name));
  }
  for (const index of repeated(self.volumeMounts, (each) => each.mountPath)) {
    errors.push(invalid(`volumeMounts[${index}].mountPath`, self.volumeMounts?.[index]?.mountPath, "must be unique"));
  }
  for (const index of repeated(self.volumeDevices, (each) => each.name)) {
    errors.push(invalid(`volumeDevices[${index}].name`, self.volumeDevices?.[index]?.name, "must be unique"));
  }
  for (const index of repeated(self.volumeDevices, (each) => each.devicePath)) {
    errors.push(invalid(`volumeDevices[${index}].devicePath`, self.volumeDevices?.[index]?.devicePath, "must be unique"));
  }
  if (self.livenessProbe?.successThreshold !== undefined && self.livenessProbe?.successThreshold !== 1) {
    errors.push(invalid("livenessProbe.successThreshold", self.livenessProbe?.successThreshold ?? 0, "must be 1"));
  }
  if (self.startupProbe?.successThreshold !== undefined && self.startupProbe?.successThreshold !== 1) {
    errors.push(invalid("startupProbe.successThreshold", self.startupProbe?.successThreshold ?? 0, "must be 1"));
  }
  if (self.readinessProbe?.terminationGracePeriodSeconds !== undefined) {
    errors.push(invalid("readinessProbe.terminationGracePeriodSeconds", self.readinessProbe?.terminationGracePeriodSeconds ?? null, "must not be set for readinessProbes"));
  }
  if (self.restartPolicyRules?.length && self.restartPolicy === undefined) {
    errors.push(required("restartPolicy", "must specify restartPolicy when restart rules are used"));
  }
  eachItem(findings, self.volumeMounts, (each, index) => {
    if (each?.mountPropagation === "Bidirectional" && self.securityContext?.privileged !== true && each?.mountPropagation !== undefined) {
      errors.push(forbidden(`volumeMounts[${index}].mountPropagation`, "Bidirectional mount propagation is available only to privileged containers"));
    }
  });
  for (const index of repeated(self.resizePolicy, (each) => each.resourceName)) {
    errors.push(duplicate(`resizePolicy[${index}]`, self.resizePolicy?.[index]?.resourceName));
  }
  checkItems(findings, checkContainerPort, { name: "ports", self: self.ports });
  checkItems(findings, checkEnvFromSource, { name: "envFrom", self: self.envFrom });
  checkItems(findings, checkEnvVar, { name: "env", self: self.env });
  checkField(findings, checkResourceRequirements, { name: "resources", self: self.resources, old: old?.resources });
  checkItems(findings, checkContainerRestartRule, { name: "restartPolicyRules", self: self.restartPolicyRules });
  checkItems(findings, checkVolumeMount, { name: "volumeMounts", self: self.volumeMounts });
  checkItems(findings, checkVolumeDevice, { name: "volumeDevices", self: self.volumeDevices });
  checkField(findings, checkProbe, { name: "livenessProbe", self: self.livenessProbe, old: old?.livenessProbe });
  checkField(findings, checkProbe, { name: "readinessProbe", self: self.readinessProbe, old: old?.readinessProbe });
  checkField(findings, checkProbe, { name: "startupProbe", self: self.startupProbe, old: old?.startupProbe });
  checkField(findings, checkLifecycle, { name: "lifecycle", self: self.lifecycle, old: old?.lifecycle });
  checkField(findings, checkSecurityContext, {
    name: "securityContext",
    self: self.securityContext,
    old: old?.securityContext,
  });
};

export const checkContainerPort: RuleCheck<types.ContainerPort> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.containerPort) errors.push(required("containerPort"));
  if (self.containerPort) {
    if ((self.containerPort ?? 0) < 1) {
      errors.push(invalid("containerPort", self.containerPort, "must be between 1 and 65535, inclusive"));
    }
    else if ((self.containerPort ?? 0) > 65535) {
      errors.push(invalid("containerPort", self.containerPort, "must be between 1 and 65535, inclusive"));
    }
  }
};

export const checkEnvFromSource: RuleCheck<types.EnvFromSourceFields> = (self, old, findings) => {
  const { errors } = findings;
  if (self.configMapRef === undefined && self.secretRef === undefined) {
    errors.push(invalid("", "", "must specify one of: `configMapRef` or `secretRef`"));
  }
  if (self.configMapRef !== undefined && self.secretRef !== undefined) {
    errors.push(invalid("", "", "may not have more than one field specified at a time"));
  }
  checkField(findings, checkConfigMapEnvSource, {
    name: "configMapRef",
    self: self.configMapRef,
    old: old?.configMapRef,
  });
  checkField(findings, checkSecretEnvSource, { name: "secretRef", self: self.secretRef, old: old?.secretRef });
};

export const checkConfigMapEnvSource: RuleCheck<types.ConfigMapEnvSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.name) errors.push(required("name"));
  if (isMalformed(self.name, formats["dns-subdomain"])) {
    errors.push(...malformed("name", self.name ?? "", formats["dns-subdomain"]));
  }
};

export const checkSecretEnvSource: RuleCheck<types.SecretEnvSource> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.name) errors.push(required("name"));
  if (isMalformed(self.name, formats["dns-subdomain"])) {
    errors.push(...malformed("name", self.name ?? "", formats["dns-subdomain"]));
  }
};

export const checkEnvVar: RuleCheck<types.EnvVar> = (self, old, findings) => {
  const { errors } = findings;
  if (self.value && self.valueFrom !== undefined) {
    errors.push(invalid("valueFrom", "", "may not be specified when `value` is not empty"));
  }
  checkField(findings, checkEnvVarSource, { name: "valueFrom", self: self.valueFrom, old: old?.valueFrom });
};

export const checkEnvVarSource: RuleCheck<types.EnvVarSourceFields> = (self, old, findings) => {
  const { errors } = findings;
  if (self.fieldRef === undefined && self.resourceFieldRef === undefined && self.configMapKeyRef === undefined && self.secretKeyRef === undefined && self.fileKeyRef === undefined) {
    errors.push(invalid("", "", "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef`, `secretKeyRef` or `fileKeyRef`"));
  }
  if (countOf(self.fieldRef !== undefined, self.resourceFieldRef !== undefined, self.configMapKeyRef !== undefined, self.secretKeyRef !== undefined, self.fileKeyRef !== undefined) > 1) {
    errors.push(invalid("", "", "may not have more than one field specified at a time"));
  }
  checkField(findings, checkFileKeySelector, { name: "fileKeyRef", self: self.fileKeyRef, old: old?.fileKeyRef });
};

export const checkContainerRestartRule: RuleCheck<types.ContainerRestartRule> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.exitCodes === undefined) errors.push(required("exitCodes", "must be specified"));
  if (self.action !== "Restart" && isWithout(findings, "RestartAllContainersOnContainerExits")) {
    errors.push(notSupportedAsListed("action", self.action, ["Restart"]));
  }
};

export const checkVolumeMount: RuleCheck<types.VolumeMount> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.subPath && self.subPathExpr) {
    errors.push(invalid("subPathExpr", self.subPathExpr ?? "", "subPathExpr and subPath are mutually exclusive"));
  }
  if ((self.recursiveReadOnly === "IfPossible" || self.recursiveReadOnly === "Enabled") && self.readOnly !== true && self.recursiveReadOnly !== undefined) {
    errors.push(forbidden("recursiveReadOnly", "may only be specified when readOnly is true"));
  }
  if ((self.recursiveReadOnly === "IfPossible" || self.recursiveReadOnly === "Enabled") && (self.mountPropagation === "HostToContainer" || self.mountPropagation === "Bidirectional") && self.recursiveReadOnly !== undefined) {
    errors.push(forbidden("recursiveReadOnly", "may only be specified when mountPropagation is None or not specified"));
  }
};

export const checkVolumeDevice: RuleCheck<types.VolumeDevice> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.devicePath, formats["no-backsteps"])) {
    errors.push(invalid("devicePath", self.devicePath, "can not contain backsteps ('..')"));
  }
};

export const checkEphemeralContainer: RuleCheck<types.EphemeralContainer> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.image) errors.push(required("image"));
  for (const index of repeated(self.volumeMounts, (each) => each.mountPath)) {
    errors.push(invalid(`volumeMounts[${index}].mountPath`, self.volumeMounts?.[index]?.mountPath, "must be unique"));
  }
  if (self.ports?.length) errors.push(forbidden("ports", "cannot be set for an Ephemeral Container"));
  if ((hasKeys(self.resources?.limits) || hasKeys(self.resources?.requests) || self.resources?.claims?.length) && self.resources !== undefined) {
    errors.push(forbidden("resources", "cannot be set for an Ephemeral Container"));
  }
  if (self.resizePolicy?.length) errors.push(forbidden("resizePolicy", "cannot be set for an Ephemeral Container"));
  if (self.restartPolicy !== undefined) {
    errors.push(forbidden("restartPolicy", "cannot be set for an Ephemeral Container"));
  }
  if (self.restartPolicyRules?.length) {
    errors.push(forbidden("restartPolicyRules", "cannot be set for an Ephemeral Container"));
  }
  if (self.livenessProbe !== undefined) {
    errors.push(forbidden("livenessProbe", "cannot be set for an Ephemeral Container"));
  }
  if (self.readinessProbe !== undefined) {
    errors.push(forbidden("readinessProbe", "cannot be set for an Ephemeral Container"));
  }
  if (self.startupProbe !== undefined) {
    errors.push(forbidden("startupProbe", "cannot be set for an Ephemeral Container"));
  }
  if (self.lifecycle !== undefined) errors.push(forbidden("lifecycle", "cannot be set for an Ephemeral Container"));
  eachItem(findings, self.volumeMounts, (each, index) => {
    if (each?.subPath) {
      errors.push(forbidden(`volumeMounts[${index}].subPath`, "cannot be set for an Ephemeral Container"));
    }
  });
  eachItem(findings, self.volumeMounts, (each, index) => {
    if (each?.subPathExpr) {
      errors.push(forbidden(`volumeMounts[${index}].subPathExpr`, "cannot be set for an Ephemeral Container"));
    }
  });
  eachItem(findings, self.volumeMounts, (each, index) => {
    if (each?.mountPropagation === "Bidirectional" && self.securityContext?.privileged !== true && each?.mountPropagation !== undefined) {
      errors.push(forbidden(`volumeMounts[${index}].mountPropagation`, "Bidirectional mount propagation is available only to privileged containers"));
    }
  });
  checkItems(findings, checkContainerPort, { name: "ports", self: self.ports });
  checkItems(findings, checkEnvFromSource, { name: "envFrom", self: self.envFrom });
  checkItems(findings, checkEnvVar, { name: "env", self: self.env });
  checkField(findings, checkResourceRequirements, { name: "resources", self: self.resources, old: old?.resources });
  checkItems(findings, checkContainerRestartRule, { name: "restartPolicyRules", self: self.restartPolicyRules });
  checkItems(findings, checkVolumeMount, { name: "volumeMounts", self: self.volumeMounts });
  checkItems(findings, checkVolumeDevice, { name: "volumeDevices", self: self.volumeDevices });
  checkField(findings, checkProbe, { name: "livenessProbe", self: self.livenessProbe, old: old?.livenessProbe });
  checkField(findings, checkProbe, { name: "readinessProbe", self: self.readinessProbe, old: old?.readinessProbe });
  checkField(findings, checkProbe, { name: "startupProbe", self: self.startupProbe, old: old?.startupProbe });
  checkField(findings, checkLifecycle, { name: "lifecycle", self: self.lifecycle, old: old?.lifecycle });
  checkField(findings, checkSecurityContext, {
    name: "securityContext",
    self: self.securityContext,
    old: old?.securityContext,
  });
};
