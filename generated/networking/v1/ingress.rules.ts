// Generated from networking/v1/ingress.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  formats,
  invalid,
  isMalformed,
  malformed,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./ingress.ts";

export const checkIngress: RuleCheck<types.Ingress> = (self, old, findings) => {
  checkIngressParts(self, old, findings);
};

export const checkIngressParts: RuleCheck<types.Ingress> = (self, old, findings) => {
  checkField(findings, checkIngressSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkIngressStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkIngressSpec: RuleCheck<types.IngressSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.defaultBackend === undefined && !self.rules?.length) {
    errors.push(invalid("", null, "either `defaultBackend` or `rules` must be specified"));
  }
  checkField(findings, checkIngressBackend, {
    name: "defaultBackend",
    self: self.defaultBackend,
    old: old?.defaultBackend,
  });
  checkItems(findings, checkIngressTLS, { name: "tls", self: self.tls });
  checkItems(findings, checkIngressRule, { name: "rules", self: self.rules });
};

export const checkIngressBackend: RuleCheck<types.IngressBackendFields> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.service !== undefined && self.resource !== undefined) {
    errors.push(invalid("", "", "cannot set both resource and service backends"));
  }
  if (self.service === undefined && self.resource === undefined) {
    errors.push(invalid("", "", "resource or service backend is required"));
  }
  if (self.service !== undefined && self.resource === undefined && !self.service?.name) {
    errors.push(required("service.name"));
  }
  if (self.resource === undefined && isMalformed(self.service?.name, formats["dns-label"])) {
    errors.push(...malformed("service.name", self.service?.name, formats["dns-label"]));
  }
  if (self.service !== undefined && self.resource === undefined && self.service?.port?.name && self.service?.port?.number) {
    errors.push(invalid("", "", "cannot set both port name & port number"));
  }
  if ((self.resource === undefined && !self.service?.port?.number) && isMalformed(self.service?.port?.name, formats["port-name"])) {
    errors.push(...malformed("service.port.name", self.service?.port?.name ?? "", formats["port-name"]));
  }
  if (self.service?.port?.number && (self.resource === undefined && !self.service?.port?.name)) {
    if ((self.service?.port?.number ?? 0) < 1) {
      errors.push(invalid("service.port.number", self.service?.port?.number ?? 0, "must be between 1 and 65535, inclusive"));
    }
    else if ((self.service?.port?.number ?? 0) > 65535) {
      errors.push(invalid("service.port.number", self.service?.port?.number ?? 0, "must be between 1 and 65535, inclusive"));
    }
  }
  if (self.service !== undefined && self.resource === undefined && !self.service?.port?.name && !self.service?.port?.number) {
    errors.push(required("", "port name or number is required"));
  }
  if (self.service === undefined && isMalformed(self.resource?.apiGroup, formats["dns-subdomain"])) {
    errors.push(...malformed("resource.apiGroup", self.resource?.apiGroup ?? null, formats["dns-subdomain"]));
  }
  if (self.resource !== undefined && self.service === undefined && !self.resource?.kind) {
    errors.push(required("resource.kind"));
  }
  if (self.service === undefined && isMalformed(self.resource?.kind, formats["path-segment"])) {
    errors.push(...malformed("resource.kind", self.resource?.kind, formats["path-segment"]));
  }
  if (self.resource !== undefined && self.service === undefined && !self.resource?.name) {
    errors.push(required("resource.name"));
  }
  if (self.service === undefined && isMalformed(self.resource?.name, formats["path-segment"])) {
    errors.push(...malformed("resource.name", self.resource?.name, formats["path-segment"]));
  }
};

export const checkIngressTLS: RuleCheck<types.IngressTLS> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.hosts, (each, index) => {
    if (formats["host-pattern"](each) !== undefined) {
      errors.push(...malformed(`hosts[${index}]`, each, formats["host-pattern"]));
    }
  });
};

export const checkIngressRule: RuleCheck<types.IngressRule> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.host, formats["no-ip"])) errors.push(...malformed("host", self.host ?? "", formats["no-ip"]));
  if (isMalformed(self.host, formats["host-pattern"])) {
    errors.push(...malformed("host", self.host ?? "", formats["host-pattern"]));
  }
  checkField(findings, checkHTTPIngressRuleValue, { name: "http", self: self.http, old: old?.http });
};

export const checkHTTPIngressRuleValue: RuleCheck<types.HTTPIngressRuleValue> = (self, _old, findings) => {
  checkItems(findings, checkHTTPIngressPath, { name: "paths", self: self.paths });
};

export const checkHTTPIngressPath: RuleCheck<types.HTTPIngressPath> = (self, old, findings) => {
  const { errors } = findings;
  if ((self.pathType === "Exact" || self.pathType === "Prefix" || self.pathType === "ImplementationSpecific") && self.path && !matchesPattern(self.path, "^/")) {
    errors.push(invalid("path", self.path ?? "", "must be an absolute path"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && !self.path) {
    errors.push(invalid("path", self.path ?? "", "must be an absolute path"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "//")) {
    errors.push(invalid("path", self.path ?? "", "must not contain '//'"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "/\\./")) {
    errors.push(invalid("path", self.path ?? "", "must not contain '/./'"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "/\\.\\./")) {
    errors.push(invalid("path", self.path ?? "", "must not contain '/../'"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "%2f")) {
    errors.push(invalid("path", self.path ?? "", "must not contain '%2f'"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "%2F")) {
    errors.push(invalid("path", self.path ?? "", "must not contain '%2F'"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "/\\.\\.$")) {
    errors.push(invalid("path", self.path ?? "", "cannot end with '/..'"));
  }
  if ((self.pathType === "Exact" || self.pathType === "Prefix") && self.path && matchesPattern(self.path, "/\\.$")) {
    errors.push(invalid("path", self.path ?? "", "cannot end with '/.'"));
  }
  checkField(findings, checkIngressBackend, { name: "backend", self: self.backend, old: old?.backend });
};

export const checkIngressStatus: RuleCheck<types.IngressStatus> = (self, old, findings) => {
  checkField(findings, checkIngressLoadBalancerStatus, {
    name: "loadBalancer",
    self: self.loadBalancer,
    old: old?.loadBalancer,
  });
};

export const checkIngressLoadBalancerStatus: RuleCheck<types.IngressLoadBalancerStatus> = (self, _old, findings) => {
  checkItems(findings, checkIngressLoadBalancerIngress, { name: "ingress", self: self.ingress });
};

export const checkIngressLoadBalancerIngress: RuleCheck<types.IngressLoadBalancerIngress> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.hostname, formats["dns-subdomain"])) {
    errors.push(...malformed("hostname", self.hostname ?? "", formats["dns-subdomain"]));
  }
  if (isMalformed(self.hostname, formats["no-ip"])) {
    errors.push(...malformed("hostname", self.hostname ?? "", formats["no-ip"]));
  }
};
