// Generated from apiregistration/v1/apiService.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, formats, invalid, isMalformed, malformed, required } from "../../../runtime/schema/index.ts";
import type * as types from "./apiService.ts";

export const checkAPIService: RuleCheck<types.APIService> = (self, old, findings) => {
  checkAPIServiceParts(self, old, findings);
};

export const checkAPIServiceParts: RuleCheck<types.APIService> = (self, old, findings) => {
  checkField(findings, checkAPIServiceSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkAPIServiceSpec: RuleCheck<types.APIServiceSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.version) errors.push(required("version"));
  if (isMalformed(self.version, formats["dns1035-label"])) {
    errors.push(...malformed("version", self.version ?? "", formats["dns1035-label"]));
  }
  if (isMalformed(self.group, formats["dns-subdomain"])) {
    errors.push(...malformed("group", self.group ?? "", formats["dns-subdomain"]));
  }
  if (self.version !== "v1" && !self.group) {
    errors.push(required("group", "only v1 may have an empty group and it better be legacy kube"));
  }
  if ((self.groupPriorityMinimum ?? 0) <= 0) {
    errors.push(invalid("groupPriorityMinimum", self.groupPriorityMinimum, "must be positive and less than 20000"));
  }
  else if ((self.groupPriorityMinimum ?? 0) > 20000) {
    errors.push(invalid("groupPriorityMinimum", self.groupPriorityMinimum, "must be positive and less than 20000"));
  }
  if ((self.versionPriority ?? 0) <= 0) {
    errors.push(invalid("versionPriority", self.versionPriority, "must be positive and less than 1000"));
  }
  else if ((self.versionPriority ?? 0) > 1000) {
    errors.push(invalid("versionPriority", self.versionPriority, "must be positive and less than 1000"));
  }
  if (self.service === undefined && self.insecureSkipTLSVerify) {
    errors.push(invalid("insecureSkipTLSVerify", self.insecureSkipTLSVerify ?? false, "local APIServices may not have insecureSkipTLSVerify"));
  }
  if (self.service !== undefined && self.caBundle && self.insecureSkipTLSVerify) {
    errors.push(invalid("insecureSkipTLSVerify", self.insecureSkipTLSVerify ?? false, "may not be true if caBundle is present"));
  }
  checkField(findings, checkServiceReference, { name: "service", self: self.service, old: old?.service });
};

export const checkServiceReference: RuleCheck<types.ServiceReference> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.namespace) errors.push(required("namespace"));
  if (!self.name) errors.push(required("name"));
  if (self.port !== undefined && self.port < 1) {
    errors.push(invalid("port", self.port ?? null, "port is not valid: must be between 1 and 65535, inclusive"));
  }
  else if (self.port !== undefined && self.port > 65535) {
    errors.push(invalid("port", self.port ?? null, "port is not valid: must be between 1 and 65535, inclusive"));
  }
};
