// Generated from core/v1/service.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  duplicate,
  eachItem,
  eachKey,
  forbidden,
  formats,
  invalid,
  isMalformed,
  isSame,
  malformed,
  mixedFormats,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./service.ts";

export const checkService: RuleCheck<types.Service> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.status?.loadBalancer?.ingress, (each, index) => {
    if (self.spec?.type === "LoadBalancer" && isMalformed(each?.ip, formats["ip"])) {
      errors.push(...malformed(`status.loadBalancer.ingress[${index}].ip`, each?.ip ?? "", formats["ip"]));
    }
    if (self.spec?.type === "LoadBalancer" && !each?.ip && each?.ipMode !== undefined) {
      errors.push(forbidden(`status.loadBalancer.ingress[${index}].ipMode`, "may not be specified when `ip` is not set"));
    }
    if (each?.ip && self.spec?.type === "LoadBalancer" && each?.ipMode === undefined) {
      errors.push(required(`status.loadBalancer.ingress[${index}].ipMode`, "must be specified when `ip` is set"));
    }
    if (self.spec?.type === "LoadBalancer" && isMalformed(each?.hostname, formats["dns-subdomain"])) {
      errors.push(...malformed(`status.loadBalancer.ingress[${index}].hostname`, each?.hostname ?? "", formats["dns-subdomain"]));
    }
    if (self.spec?.type === "LoadBalancer" && isMalformed(each?.hostname, formats["no-ip"])) {
      errors.push(...malformed(`status.loadBalancer.ingress[${index}].hostname`, each?.hostname ?? "", formats["no-ip"]));
    }
  });
  checkServiceParts(self, old, findings);
};

export const checkServiceParts: RuleCheck<types.Service> = (self, old, findings) => {
  checkField(findings, checkServiceSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkServiceSpec: RuleCheck<types.ServiceSpec> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.selector, (key) => {
    if (formats["qualified-name"](key) !== undefined) {
      errors.push(...malformed("selector", key, formats["qualified-name"]));
    }
  });
  if ((self.clusterIP !== "None" && self.type !== "ExternalName") && !self.ports?.length) {
    errors.push(required("ports"));
  }
  for (const index of repeated(self.ports, (each) => each.name)) {
    errors.push(duplicate(`ports[${index}].name`, self.ports?.[index]?.name));
  }
  if (self.type === "ClusterIP") {
    eachItem(findings, self.ports, (each, index) => {
      if (each?.nodePort) {
        errors.push(forbidden(`ports[${index}].nodePort`, "may not be used when `type` is 'ClusterIP'"));
      }
    });
  }
  if (self.type === "ExternalName" && self.clusterIPs?.length) {
    errors.push(forbidden("clusterIPs", "may not be set for ExternalName services"));
  }
  if (self.type === "ExternalName" && self.ipFamilies?.length) {
    errors.push(forbidden("ipFamilies", "may not be set for ExternalName services"));
  }
  if (self.type === "ExternalName" && self.ipFamilyPolicy !== undefined) {
    errors.push(forbidden("ipFamilyPolicy", "may not be set for ExternalName services"));
  }
  if (self.type === "ExternalName" && !self.externalName) errors.push(required("externalName"));
  if (self.type !== "LoadBalancer" && self.loadBalancerClass !== undefined) {
    errors.push(forbidden("loadBalancerClass", "may only be used when `type` is 'LoadBalancer'"));
  }
  if (self.type !== "LoadBalancer" && self.allocateLoadBalancerNodePorts !== undefined) {
    errors.push(forbidden("allocateLoadBalancerNodePorts", "may only be used when `type` is 'LoadBalancer'"));
  }
  if (((self.type !== "LoadBalancer" && self.type !== "NodePort") && !self.externalIPs?.length) && self.externalTrafficPolicy) {
    errors.push(invalid("externalTrafficPolicy", self.externalTrafficPolicy ?? "", "may only be set for externally-accessible services"));
  }
  if (self.type === "ExternalName" && self.externalIPs?.length && self.externalTrafficPolicy) {
    errors.push(invalid("externalTrafficPolicy", self.externalTrafficPolicy ?? "", "may only be set for externally-accessible services"));
  }
  if (!(self.type === "LoadBalancer" && self.externalTrafficPolicy === "Local") && self.healthCheckNodePort) {
    errors.push(invalid("healthCheckNodePort", self.healthCheckNodePort ?? 0, "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'"));
  }
  eachItem(findings, self.externalIPs, (each, index) => {
    if (formats["reachable-ip"](each) !== undefined) {
      errors.push(...malformed(`externalIPs[${index}]`, each, formats["reachable-ip"]));
    }
  });
  if (self.type === "ExternalName" && isMalformed(self.externalName, formats["dns-name"])) {
    errors.push(...malformed("externalName", self.externalName ?? "", formats["dns-name"]));
  }
  if (self.ports?.[1] !== undefined) {
    eachItem(findings, self.ports, (each, index) => {
      if (!each?.name) errors.push(required(`ports[${index}].name`));
    });
  }
  if (old !== undefined && self.type === "LoadBalancer" && old?.type === "LoadBalancer" && !isSame(self.loadBalancerClass, old?.loadBalancerClass)) {
    errors.push(invalid("loadBalancerClass", self.loadBalancerClass ?? null, "may not change once set"));
  }
  if (old !== undefined && self.type === "LoadBalancer" && old?.type === "LoadBalancer" && self.externalTrafficPolicy === "Local" && old?.externalTrafficPolicy === "Local" && old?.healthCheckNodePort && !isSame(self.healthCheckNodePort, old?.healthCheckNodePort)) {
    errors.push(forbidden("healthCheckNodePort", "field is immutable"));
  }
  if (self.clusterIPs?.[0] === "None" && (self.type === "LoadBalancer" || self.type === "NodePort") && self.clusterIPs?.[0] !== undefined) {
    errors.push(invalid("clusterIPs[0]", self.clusterIPs?.[0], `may not be set to 'None' for ${self.type} services`));
  }
  checkItems(findings, checkServicePort, { name: "ports", self: self.ports });
  checkField(findings, checkSessionAffinityConfig, {
    name: "sessionAffinityConfig",
    self: self.sessionAffinityConfig,
    old: old?.sessionAffinityConfig,
  });
};

export const checkServicePort: RuleCheck<types.ServicePort> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.targetPort, mixedFormats["port"])) {
    errors.push(...malformed("targetPort", self.targetPort ?? null, mixedFormats["port"]));
  }
};

export const checkSessionAffinityConfig: RuleCheck<types.SessionAffinityConfig> = (self, old, findings) => {
  checkField(findings, checkClientIPConfig, { name: "clientIP", self: self.clientIP, old: old?.clientIP });
};

export const checkClientIPConfig: RuleCheck<types.ClientIPConfig> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.timeoutSeconds !== undefined && self.timeoutSeconds < 1) {
    errors.push(invalid("timeoutSeconds", self.timeoutSeconds ?? null, "must be greater than 0 and less than 86400"));
  }
  else if (self.timeoutSeconds !== undefined && self.timeoutSeconds > 86400) {
    errors.push(invalid("timeoutSeconds", self.timeoutSeconds ?? null, "must be greater than 0 and less than 86400"));
  }
};
