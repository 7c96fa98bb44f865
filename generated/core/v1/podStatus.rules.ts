// Generated from core/v1/podStatus.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  formats,
  invalid,
  isMalformed,
  isSame,
  malformed,
} from "../../../runtime/schema/index.ts";
import { checkContainerStatus } from "./containerStatus.rules.ts";
import type * as types from "./podStatus.ts";
import { checkResourceRequirements } from "./shared.rules.ts";

export const checkPodStatus: RuleCheck<types.PodStatus> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.podIPs, (each, index) => {
    if (isMalformed(each?.ip, formats["ip"])) {
      errors.push(...malformed(`podIPs[${index}]`, self.podIPs?.[index]?.ip, formats["ip"]));
    }
  });
  eachItem(findings, self.hostIPs, (each, index) => {
    if (isMalformed(each?.ip, formats["ip"])) {
      errors.push(...malformed(`hostIPs[${index}]`, self.hostIPs?.[index]?.ip, formats["ip"]));
    }
  });
  if ((self.observedGeneration ?? 0) < 0) {
    errors.push(invalid("observedGeneration", self.observedGeneration ?? 0, "must be a non-negative integer"));
  }
  eachItem(findings, self.conditions, (each, index) => {
    if ((each?.observedGeneration ?? 0) < 0) {
      errors.push(invalid(`conditions[${index}].observedGeneration`, each?.observedGeneration ?? 0, "must be a non-negative integer"));
    }
  });
  if (old !== undefined && old?.qosClass && !isSame(self.qosClass ?? "", old?.qosClass ?? "")) {
    errors.push(invalid("qosClass", self.qosClass ?? "", "field is immutable"));
  }
  if (isMalformed(self.nominatedNodeName, formats["dns-subdomain"])) {
    errors.push(...malformed("nominatedNodeName", self.nominatedNodeName ?? "", formats["dns-subdomain"]));
  }
  checkItems(findings, checkContainerStatus, { name: "initContainerStatuses", self: self.initContainerStatuses });
  checkItems(findings, checkContainerStatus, { name: "containerStatuses", self: self.containerStatuses });
  checkItems(findings, checkContainerStatus, {
    name: "ephemeralContainerStatuses",
    self: self.ephemeralContainerStatuses,
  });
  checkField(findings, checkResourceRequirements, { name: "resources", self: self.resources, old: old?.resources });
};
