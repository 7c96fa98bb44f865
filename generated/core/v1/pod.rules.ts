// Generated from core/v1/pod.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  checkField,
  checkItems,
  duplicate,
  eachItem,
  eachKey,
  forbidden,
  formats,
  invalid,
  isMalformed,
  isMalformedOrEmpty,
  isWithout,
  malformed,
  notSupportedAsListed,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import { checkContainer, checkEphemeralContainer } from "./container.rules.ts";
import type * as types from "./pod.ts";
import { checkPodStatus } from "./podStatus.rules.ts";
import { checkAffinity, checkToleration, checkTopologySpreadConstraint } from "./scheduling.rules.ts";
import { checkPodSecurityContext } from "./security.rules.ts";
import { checkResourceRequirements } from "./shared.rules.ts";
import { checkVolume } from "./volume.rules.ts";

export const checkPod: RuleCheck<types.Pod> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (isCreate && self.spec?.ephemeralContainers?.length) {
    errors.push(forbidden("spec.ephemeralContainers", "cannot be set on create"));
  }
  if (isCreate && self.spec?.schedulingGates?.length && self.spec?.nodeName) {
    errors.push(forbidden("spec.nodeName", "cannot be set until all schedulingGates have been cleared"));
  }
  if (!isCreate && self.spec?.activeDeadlineSeconds !== undefined && old?.spec?.activeDeadlineSeconds !== undefined && self.spec?.activeDeadlineSeconds > old?.spec?.activeDeadlineSeconds) {
    errors.push(invalid("spec.activeDeadlineSeconds", self.spec?.activeDeadlineSeconds ?? null, "must be less than or equal to previous value"));
  }
  if (!isCreate && old?.spec?.activeDeadlineSeconds !== undefined && self.spec?.activeDeadlineSeconds === undefined) {
    errors.push(invalid("spec.activeDeadlineSeconds", null, "must not update from a positive integer to nil value"));
  }
  if (isCreate && self.metadata?.annotations?.["orch.io/config.mirror"] !== undefined && !self.spec?.nodeName) {
    errors.push(invalid("metadata.annotations[orch.io/config.mirror]", self.metadata?.annotations?.["orch.io/config.mirror"], "must set spec.nodeName if mirror pod annotation is set"));
  }
  checkPodParts(self, old, findings);
};

export const checkPodParts: RuleCheck<types.Pod> = (self, old, findings) => {
  checkField(findings, checkPodSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkPodStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkPodSpec: RuleCheck<types.PodSpec> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.nodeSelector, (key) => {
    if (formats["qualified-name"](key) !== undefined) {
      errors.push(...malformed("nodeSelector", key, formats["qualified-name"]));
    }
  });
  for (const index of repeated(self.schedulingGates, (each) => each.name)) {
    errors.push(duplicate(`schedulingGates[${index}]`, self.schedulingGates?.[index]?.name));
  }
  if (self.hostUsers === false && self.hostNetwork && isWithout(findings, "UserNamespacesHostNetworkSupport")) {
    errors.push(forbidden("hostNetwork", "when `hostUsers` is false"));
  }
  if (self.hostUsers === false) {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.volumeDevices?.length) {
        errors.push(forbidden(`initContainers[${index}].volumeDevices`, "when `hostUsers` is false"));
      }
    });
  }
  if (self.hostUsers === false) {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.volumeDevices?.length) {
        errors.push(forbidden(`containers[${index}].volumeDevices`, "when `hostUsers` is false"));
      }
    });
  }
  if (self.hostUsers !== false) {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.procMount !== undefined && matchesPattern(each?.securityContext?.procMount, "^Unmasked$")) {
        errors.push(invalid(`containers[${index}].securityContext.procMount`, each?.securityContext?.procMount ?? null, "`hostUsers` must be false to use `Unmasked`"));
      }
    });
  }
  if (self.hostUsers !== false) {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.procMount !== undefined && matchesPattern(each?.securityContext?.procMount, "^Unmasked$")) {
        errors.push(invalid(`initContainers[${index}].securityContext.procMount`, each?.securityContext?.procMount ?? null, "`hostUsers` must be false to use `Unmasked`"));
      }
    });
  }
  if (self.hostUsers !== false) {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.procMount !== undefined && matchesPattern(each?.securityContext?.procMount, "^Unmasked$")) {
        errors.push(invalid(`ephemeralContainers[${index}].securityContext.procMount`, each?.securityContext?.procMount ?? null, "`hostUsers` must be false to use `Unmasked`"));
      }
    });
  }
  if (self.dnsPolicy === "None" && self.dnsConfig === undefined) {
    errors.push(required("dnsConfig", "must provide `dnsConfig` when `dnsPolicy` is None"));
  }
  if (self.dnsConfig !== undefined && self.dnsPolicy === "None" && !self.dnsConfig?.nameservers?.length) {
    errors.push(required("dnsConfig.nameservers", "must provide at least one DNS nameserver when `dnsPolicy` is None"));
  }
  if (self.os?.name && self.os?.name !== "linux" && self.os?.name !== "windows") {
    errors.push(notSupportedAsListed("os", self.os?.name, ["linux", "windows"]));
  }
  if (self.os?.name === "windows" && self.hostUsers !== undefined) {
    errors.push(forbidden("hostUsers", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.hostPID) {
    errors.push(forbidden("hostPID", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.hostIPC) {
    errors.push(forbidden("hostIPC", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.seLinuxOptions !== undefined) {
    errors.push(forbidden("securityContext.seLinuxOptions", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.seccompProfile !== undefined) {
    errors.push(forbidden("securityContext.seccompProfile", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.appArmorProfile !== undefined) {
    errors.push(forbidden("securityContext.appArmorProfile", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.fsGroup !== undefined) {
    errors.push(forbidden("securityContext.fsGroup", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.fsGroupChangePolicy !== undefined) {
    errors.push(forbidden("securityContext.fsGroupChangePolicy", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.sysctls?.length) {
    errors.push(forbidden("securityContext.sysctls", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.shareProcessNamespace !== undefined) {
    errors.push(forbidden("shareProcessNamespace", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.runAsUser !== undefined) {
    errors.push(forbidden("securityContext.runAsUser", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.runAsGroup !== undefined) {
    errors.push(forbidden("securityContext.runAsGroup", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.supplementalGroups?.length) {
    errors.push(forbidden("securityContext.supplementalGroups", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows" && self.securityContext?.supplementalGroupsPolicy !== undefined) {
    errors.push(forbidden("securityContext.supplementalGroupsPolicy", "cannot be set for a windows pod"));
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.seLinuxOptions !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.seLinuxOptions`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.seccompProfile !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.seccompProfile`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.appArmorProfile !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.appArmorProfile`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.capabilities !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.capabilities`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.readOnlyRootFilesystem !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.readOnlyRootFilesystem`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.privileged !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.privileged`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.allowPrivilegeEscalation !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.allowPrivilegeEscalation`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.procMount !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.procMount`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.runAsUser !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.runAsUser`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.runAsGroup !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.runAsGroup`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.seLinuxOptions !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.seLinuxOptions`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.seccompProfile !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.seccompProfile`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.appArmorProfile !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.appArmorProfile`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.capabilities !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.capabilities`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.readOnlyRootFilesystem !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.readOnlyRootFilesystem`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.privileged !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.privileged`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.allowPrivilegeEscalation !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.allowPrivilegeEscalation`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.procMount !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.procMount`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.runAsUser !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.runAsUser`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.runAsGroup !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.runAsGroup`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.seLinuxOptions !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.seLinuxOptions`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.seccompProfile !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.seccompProfile`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.appArmorProfile !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.appArmorProfile`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.capabilities !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.capabilities`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.readOnlyRootFilesystem !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.readOnlyRootFilesystem`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.privileged !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.privileged`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.allowPrivilegeEscalation !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.allowPrivilegeEscalation`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.procMount !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.procMount`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.runAsUser !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.runAsUser`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "windows") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.runAsGroup !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.runAsGroup`, "cannot be set for a windows pod"));
      }
    });
  }
  if (self.os?.name === "linux" && self.securityContext?.windowsOptions !== undefined) {
    errors.push(forbidden("securityContext.windowsOptions", "windows options cannot be set for a linux pod"));
  }
  if (self.os?.name === "linux") {
    eachItem(findings, self.initContainers, (each, index) => {
      if (each?.securityContext?.windowsOptions !== undefined) {
        errors.push(forbidden(`initContainers[${index}].securityContext.windowsOptions`, "windows options cannot be set for a linux pod"));
      }
    });
  }
  if (self.os?.name === "linux") {
    eachItem(findings, self.containers, (each, index) => {
      if (each?.securityContext?.windowsOptions !== undefined) {
        errors.push(forbidden(`containers[${index}].securityContext.windowsOptions`, "windows options cannot be set for a linux pod"));
      }
    });
  }
  if (self.os?.name === "linux") {
    eachItem(findings, self.ephemeralContainers, (each, index) => {
      if (each?.securityContext?.windowsOptions !== undefined) {
        errors.push(forbidden(`ephemeralContainers[${index}].securityContext.windowsOptions`, "windows options cannot be set for a linux pod"));
      }
    });
  }
  if (self.hostNetwork === true && self.hostnameOverride !== undefined) {
    errors.push(forbidden("hostnameOverride", "may not be specified when hostNetwork is true"));
  }
  if (self.setHostnameAsFQDN === true && self.hostnameOverride !== undefined) {
    errors.push(forbidden("hostnameOverride", "may not be specified when setHostnameAsFQDN is true"));
  }
  eachItem(findings, self.containers, (each, index) => {
    eachItem(findings, each?.ports, (each2, index2) => {
      if (self.hostNetwork && each2?.hostPort !== undefined && each2?.hostPort !== each2?.containerPort) {
        errors.push(invalid(`containers[${index}].ports[${index2}].hostPort`, each2?.hostPort ?? 0, "must match `containerPort` when `hostNetwork` is true"));
      }
    });
  });
  eachItem(findings, self.initContainers, (each, index) => {
    eachItem(findings, each?.ports, (each2, index2) => {
      if (self.hostNetwork && each2?.hostPort !== undefined && each2?.hostPort !== each2?.containerPort) {
        errors.push(invalid(`initContainers[${index}].ports[${index2}].hostPort`, each2?.hostPort ?? 0, "must match `containerPort` when `hostNetwork` is true"));
      }
    });
  });
  eachItem(findings, self.securityContext?.sysctls, (each, index) => {
    if (self.hostNetwork && each?.name && matchesPattern(each?.name, "^net\\.")) {
      errors.push(invalid(`securityContext.sysctls[${index}].name`, each?.name, "may not be specified when 'hostNetwork' is true"));
    }
    if (self.hostIPC && each?.name && matchesPattern(each?.name, "^(kernel\\.sem$|kernel\\.shm|kernel\\.msg|fs\\.mqueue\\.)")) {
      errors.push(invalid(`securityContext.sysctls[${index}].name`, each?.name, "may not be specified when 'hostIPC' is true"));
    }
  });
  eachItem(findings, self.containers, (each, index) => {
    if (each?.lifecycle?.postStart?.sleep !== undefined) {
      if ((each?.lifecycle?.postStart?.sleep?.seconds ?? 0) < 0) {
        errors.push(invalid(`containers[${index}].lifecycle.postStart.sleep`, each?.lifecycle?.postStart?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
      else if (self.terminationGracePeriodSeconds !== undefined && (each?.lifecycle?.postStart?.sleep?.seconds ?? 0) > self.terminationGracePeriodSeconds) {
        errors.push(invalid(`containers[${index}].lifecycle.postStart.sleep`, each?.lifecycle?.postStart?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
    }
    if (each?.lifecycle?.preStop?.sleep !== undefined) {
      if ((each?.lifecycle?.preStop?.sleep?.seconds ?? 0) < 0) {
        errors.push(invalid(`containers[${index}].lifecycle.preStop.sleep`, each?.lifecycle?.preStop?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
      else if (self.terminationGracePeriodSeconds !== undefined && (each?.lifecycle?.preStop?.sleep?.seconds ?? 0) > self.terminationGracePeriodSeconds) {
        errors.push(invalid(`containers[${index}].lifecycle.preStop.sleep`, each?.lifecycle?.preStop?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
    }
  });
  eachItem(findings, self.initContainers, (each, index) => {
    if (each?.lifecycle?.postStart?.sleep !== undefined) {
      if ((each?.lifecycle?.postStart?.sleep?.seconds ?? 0) < 0) {
        errors.push(invalid(`initContainers[${index}].lifecycle.postStart.sleep`, each?.lifecycle?.postStart?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
      else if (self.terminationGracePeriodSeconds !== undefined && (each?.lifecycle?.postStart?.sleep?.seconds ?? 0) > self.terminationGracePeriodSeconds) {
        errors.push(invalid(`initContainers[${index}].lifecycle.postStart.sleep`, each?.lifecycle?.postStart?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
    }
    if (each?.lifecycle?.preStop?.sleep !== undefined) {
      if ((each?.lifecycle?.preStop?.sleep?.seconds ?? 0) < 0) {
        errors.push(invalid(`initContainers[${index}].lifecycle.preStop.sleep`, each?.lifecycle?.preStop?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
      else if (self.terminationGracePeriodSeconds !== undefined && (each?.lifecycle?.preStop?.sleep?.seconds ?? 0) > self.terminationGracePeriodSeconds) {
        errors.push(invalid(`initContainers[${index}].lifecycle.preStop.sleep`, each?.lifecycle?.preStop?.sleep?.seconds, `must be non-negative and less than terminationGracePeriodSeconds (${self.terminationGracePeriodSeconds})`));
      }
    }
  });
  eachItem(findings, self.initContainers, (each, index) => {
    if (each?.restartPolicy === "Always" && each?.restartPolicyRules?.length && isWithout(findings, "RestartAllContainersOnContainerExits")) {
      errors.push(forbidden(`initContainers[${index}].restartPolicyRules`, "restartPolicyRules are not allowed for init containers with restart policy Always"));
    }
    if (each?.restartPolicy !== "Always" && each?.lifecycle !== undefined) {
      errors.push(forbidden(`initContainers[${index}].lifecycle`, "may not be set for init containers without restartPolicy=Always"));
    }
    if (each?.restartPolicy !== "Always" && each?.livenessProbe !== undefined) {
      errors.push(forbidden(`initContainers[${index}].livenessProbe`, "may not be set for init containers without restartPolicy=Always"));
    }
    if (each?.restartPolicy !== "Always" && each?.readinessProbe !== undefined) {
      errors.push(forbidden(`initContainers[${index}].readinessProbe`, "may not be set for init containers without restartPolicy=Always"));
    }
    if (each?.restartPolicy !== "Always" && each?.startupProbe !== undefined) {
      errors.push(forbidden(`initContainers[${index}].startupProbe`, "may not be set for init containers without restartPolicy=Always"));
    }
    if (each?.resizePolicy?.some((each) => each?.restartPolicy === "RestartContainer") === true && each?.restartPolicy !== "Always" && each?.resizePolicy?.length) {
      errors.push(invalid(`initContainers[${index}].resizePolicy`, "RestartContainer", "must be 'NotRequired' for init containers without restartPolicy=Always"));
    }
  });
  eachItem(findings, self.containers, (each, index) => {
    if (self.restartPolicy === "Never" && each?.resizePolicy?.some((each) => each?.restartPolicy === "RestartContainer") === true && each?.resizePolicy?.length) {
      errors.push(invalid(`containers[${index}].resizePolicy`, "RestartContainer", "must be 'NotRequired' when `restartPolicy` is 'Never'"));
    }
  });
  eachItem(findings, self.initContainers, (each, index) => {
    if (self.restartPolicy === "Never" && each?.resizePolicy?.some((each) => each?.restartPolicy === "RestartContainer") === true && each?.resizePolicy?.length) {
      errors.push(invalid(`initContainers[${index}].resizePolicy`, "RestartContainer", "must be 'NotRequired' when `restartPolicy` is 'Never'"));
    }
  });
  if (self.os?.name === "windows" && self.resources !== undefined) {
    errors.push(forbidden("resources", "may not be set for a windows pod"));
  }
  if (self.resources?.claims?.length) {
    errors.push(forbidden("resources.claims", "claims may not be set for Resources at pod-level"));
  }
  checkItems(findings, checkVolume, { name: "volumes", self: self.volumes });
  checkItems(findings, checkContainer, { name: "initContainers", self: self.initContainers });
  checkItems(findings, checkContainer, { name: "containers", self: self.containers });
  checkItems(findings, checkEphemeralContainer, { name: "ephemeralContainers", self: self.ephemeralContainers });
  checkField(findings, checkPodSecurityContext, {
    name: "securityContext",
    self: self.securityContext,
    old: old?.securityContext,
  });
  checkField(findings, checkAffinity, { name: "affinity", self: self.affinity, old: old?.affinity });
  checkItems(findings, checkToleration, { name: "tolerations", self: self.tolerations });
  checkField(findings, checkPodDNSConfig, { name: "dnsConfig", self: self.dnsConfig, old: old?.dnsConfig });
  checkItems(findings, checkTopologySpreadConstraint, {
    name: "topologySpreadConstraints",
    self: self.topologySpreadConstraints,
  });
  checkItems(findings, checkPodSchedulingGate, { name: "schedulingGates", self: self.schedulingGates });
  checkItems(findings, checkPodResourceClaim, { name: "resourceClaims", self: self.resourceClaims });
  checkField(findings, checkResourceRequirements, { name: "resources", self: self.resources, old: old?.resources });
};

export const checkPodDNSConfig: RuleCheck<types.PodDNSConfig> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.nameservers?.length ?? 0) > 3) {
    errors.push(invalid("nameservers", self.nameservers ?? [], "must not have more than 3 nameservers"));
  }
  if ((self.searches?.length ?? 0) > 32) {
    errors.push(invalid("searches", self.searches ?? [], "must not have more than 32 search paths"));
  }
  eachItem(findings, self.searches, (each, index) => {
    if (formats["dns-search"](each) !== undefined) {
      errors.push(...malformed(`searches[${index}]`, each, formats["dns-search"]));
    }
  });
  if (bytesOf(self.searches?.join(" ")) > 2048) {
    errors.push(invalid("searches", self.searches ?? [], "must not have more than 2048 characters (including spaces) in the search list"));
  }
  checkItems(findings, checkPodDNSConfigOption, { name: "options", self: self.options });
};

export const checkPodDNSConfigOption: RuleCheck<types.PodDNSConfigOption> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.name) errors.push(required("", "must not be empty"));
};

export const checkPodSchedulingGate: RuleCheck<types.PodSchedulingGate> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformedOrEmpty(self.name, formats["qualified-name"])) {
    errors.push(...malformed("", self.name, formats["qualified-name"]));
  }
};

export const checkPodResourceClaim: RuleCheck<types.PodResourceClaimFields> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.resourceClaimName !== undefined && self.resourceClaimTemplateName !== undefined) {
    errors.push(invalid("", self, "at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified"));
  }
  if (self.resourceClaimName === undefined && self.resourceClaimTemplateName === undefined) {
    errors.push(invalid("", self, "must specify one of: `resourceClaimName`, `resourceClaimTemplateName`"));
  }
  if (isMalformed(self.resourceClaimName, formats["dns-subdomain"])) {
    errors.push(...malformed("resourceClaimName", self.resourceClaimName ?? null, formats["dns-subdomain"]));
  }
  if (isMalformed(self.resourceClaimTemplateName, formats["dns-subdomain"])) {
    errors.push(...malformed("resourceClaimTemplateName", self.resourceClaimTemplateName ?? null, formats["dns-subdomain"]));
  }
};
