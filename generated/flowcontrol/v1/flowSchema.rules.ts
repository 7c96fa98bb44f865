// Generated from flowcontrol/v1/flowSchema.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  forbidden,
  formats,
  invalid,
  isMalformed,
  malformed,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./flowSchema.ts";

export const checkFlowSchema: RuleCheck<types.FlowSchema> = (self, old, findings) => {
  checkFlowSchemaParts(self, old, findings);
};

export const checkFlowSchemaParts: RuleCheck<types.FlowSchema> = (self, old, findings) => {
  checkField(findings, checkFlowSchemaSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkFlowSchemaStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkFlowSchemaSpec: RuleCheck<types.FlowSchemaSpec> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.matchingPrecedence ?? 0) <= 0) {
    errors.push(invalid("matchingPrecedence", self.matchingPrecedence ?? 0, "must be a positive value"));
  }
  if ((self.matchingPrecedence ?? 0) > 10000) {
    errors.push(invalid("matchingPrecedence", self.matchingPrecedence ?? 0, "must not be greater than 10000"));
  }
  if (self.distinguisherMethod !== undefined && self.distinguisherMethod?.type !== "ByNamespace" && self.distinguisherMethod?.type !== "ByUser") {
    errors.push(notSupportedAsListed("distinguisherMethod.type", self.distinguisherMethod ?? null, ["ByNamespace", "ByUser"]));
  }
  if (!self.priorityLevelConfiguration?.name) {
    errors.push(required("priorityLevelConfiguration.name", "must reference a priority level"));
  }
  if (isMalformed(self.priorityLevelConfiguration?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("priorityLevelConfiguration.name", self.priorityLevelConfiguration?.name, formats["dns-subdomain"]));
  }
  checkItems(findings, checkPolicyRulesWithSubjects, { name: "rules", self: self.rules });
};

export const checkPolicyRulesWithSubjects: RuleCheck<types.PolicyRulesWithSubjects> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.subjects?.length) errors.push(required("subjects", "subjects must contain at least one value"));
  if (!self.resourceRules?.length && !self.nonResourceRules?.length) {
    errors.push(required("", "at least one of resourceRules and nonResourceRules has to be non-empty"));
  }
  checkItems(findings, checkSubject, { name: "subjects", self: self.subjects });
  checkItems(findings, checkResourcePolicyRule, { name: "resourceRules", self: self.resourceRules });
  checkItems(findings, checkNonResourcePolicyRule, { name: "nonResourceRules", self: self.nonResourceRules });
};

export const checkSubject: RuleCheck<types.Subject> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.kind === "Group" || self.kind === "ServiceAccount") && self.user !== undefined) {
    errors.push(forbidden("user", "user is forbidden when subject kind is not 'User'"));
  }
  if (self.kind === "User" && self.user === undefined) {
    errors.push(required("user", "user is required when subject kind is 'User'"));
  }
  if (self.user !== undefined && self.kind === "User" && !self.user?.name) errors.push(required("user.name"));
  if ((self.kind === "User" || self.kind === "ServiceAccount") && self.group !== undefined) {
    errors.push(forbidden("group", "group is forbidden when subject kind is not 'Group'"));
  }
  if (self.kind === "Group" && self.group === undefined) {
    errors.push(required("group", "group is required when subject kind is 'Group'"));
  }
  if (self.group !== undefined && self.kind === "Group" && !self.group?.name) errors.push(required("group.name"));
  if ((self.kind === "User" || self.kind === "Group") && self.serviceAccount !== undefined) {
    errors.push(forbidden("serviceAccount", "serviceAccount is forbidden when subject kind is not 'ServiceAccount'"));
  }
  if (self.kind === "ServiceAccount" && self.serviceAccount === undefined) {
    errors.push(required("serviceAccount", "serviceAccount is required when subject kind is 'ServiceAccount'"));
  }
  if (self.serviceAccount !== undefined && self.kind === "ServiceAccount" && !self.serviceAccount?.name) {
    errors.push(required("serviceAccount.name"));
  }
  if (self.kind === "ServiceAccount" && self.serviceAccount?.name !== "*" && isMalformed(self.serviceAccount?.name, formats["dns-subdomain"])) {
    errors.push(...malformed("serviceAccount.name", self.serviceAccount?.name, formats["dns-subdomain"]));
  }
  if (self.serviceAccount !== undefined && self.kind === "ServiceAccount" && !self.serviceAccount?.namespace) {
    errors.push(required("serviceAccount.namespace", "must specify namespace for service account"));
  }
  if (self.kind === "ServiceAccount" && isMalformed(self.serviceAccount?.namespace, formats["dns-label"])) {
    errors.push(...malformed("serviceAccount.namespace", self.serviceAccount?.namespace, formats["dns-label"]));
  }
};

export const checkResourcePolicyRule: RuleCheck<types.ResourcePolicyRule> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.verbs?.length) errors.push(required("verbs", "verbs must contain at least one value"));
  if (self.verbs?.some((each) => each === "*") === true && (self.verbs?.length ?? 0) > 1) {
    errors.push(invalid("verbs", self.verbs, "if '*' is present, must not specify other verbs"));
  }
  if (!self.apiGroups?.length) {
    errors.push(required("apiGroups", "resource rules must supply at least one api group"));
  }
  if (self.apiGroups?.some((each) => each === "*") === true && (self.apiGroups?.length ?? 0) > 1) {
    errors.push(invalid("apiGroups", self.apiGroups, "if '*' is present, must not specify other api groups"));
  }
  if (!self.resources?.length) errors.push(required("resources", "resource rules must supply at least one resource"));
  if (self.resources?.some((each) => each === "*") === true && (self.resources?.length ?? 0) > 1) {
    errors.push(invalid("resources", self.resources, "if '*' is present, must not specify other resources"));
  }
  if (self.clusterScope !== true && !self.namespaces?.length) {
    errors.push(required("namespaces", "resource rules that are not cluster scoped must supply at least one namespace"));
  }
  if (self.namespaces?.some((each) => each === "*") === true && (self.namespaces?.length ?? 0) > 1) {
    errors.push(invalid("namespaces", self.namespaces ?? null, "if '*' is present, must not specify other namespaces"));
  }
};

export const checkNonResourcePolicyRule: RuleCheck<types.NonResourcePolicyRule> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.verbs?.length) errors.push(required("verbs", "verbs must contain at least one value"));
  if (self.verbs?.some((each) => each === "*") === true && (self.verbs?.length ?? 0) > 1) {
    errors.push(invalid("verbs", self.verbs, "if '*' is present, must not specify other verbs"));
  }
  if (!self.nonResourceURLs?.length) {
    errors.push(required("nonResourceURLs", "nonResourceURLs must contain at least one value"));
  }
  if (self.nonResourceURLs?.some((each) => each === "*") === true && (self.nonResourceURLs?.length ?? 0) > 1) {
    errors.push(invalid("nonResourceURLs", self.nonResourceURLs, "if '*' is present, must not specify other non-resource URLs"));
  }
  if (self.nonResourceURLs?.some((each) => each === "*") !== true) {
    eachItem(findings, self.nonResourceURLs, (each, index) => {
      if (formats["url-path-pattern"](each) !== undefined) {
        errors.push(...malformed(`nonResourceURLs[${index}]`, each, formats["url-path-pattern"]));
      }
    });
  }
};

export const checkFlowSchemaStatus: RuleCheck<types.FlowSchemaStatus> = (self, _old, findings) => {
  checkItems(findings, checkFlowSchemaCondition, { name: "conditions", self: self.conditions });
};

export const checkFlowSchemaCondition: RuleCheck<types.FlowSchemaCondition> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.type) errors.push(required("type"));
};
