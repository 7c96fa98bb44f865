// Generated from admissionregistration/v1/match.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  duplicate,
  eachItem,
  formats,
  invalid,
  malformed,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./match.ts";

export const checkMatchResources: RuleCheck<types.MatchResources> = (self, old, findings) => {
  checkField(findings, checkLabelSelector, {
    name: "namespaceSelector",
    self: self.namespaceSelector,
    old: old?.namespaceSelector,
  });
  checkField(findings, checkLabelSelector, {
    name: "objectSelector",
    self: self.objectSelector,
    old: old?.objectSelector,
  });
  checkItems(findings, checkNamedRuleWithOperations, { name: "resourceRules", self: self.resourceRules });
  checkItems(findings, checkNamedRuleWithOperations, { name: "excludeResourceRules", self: self.excludeResourceRules });
};

export const checkNamedRuleWithOperations: RuleCheck<types.NamedRuleWithOperations> = (self, _old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.resourceNames, (each, index) => {
    if (formats["path-segment"](each) !== undefined) {
      errors.push(...malformed(`resourceNames[${index}]`, each, formats["path-segment"]));
    }
  });
  for (const index of repeated(self.resourceNames, (each) => each)) {
    errors.push(duplicate(`resourceNames[${index}]`, self.resourceNames?.[index]));
  }
  if (!self.operations?.length) errors.push(required("operations"));
  if (!self.apiGroups?.length) errors.push(required("apiGroups"));
  if (!self.apiVersions?.length) errors.push(required("apiVersions"));
  if (!self.resources?.length) errors.push(required("resources"));
  if (self.operations?.some((each) => each === "*") === true && self.operations?.[1] !== undefined && self.operations?.length) {
    errors.push(invalid("operations", self.operations ?? [], "if '*' is present, must not specify other operations"));
  }
  if (self.apiGroups?.some((each) => each === "*") === true && self.apiGroups?.[1] !== undefined && self.apiGroups?.length) {
    errors.push(invalid("apiGroups", self.apiGroups ?? [], "if '*' is present, must not specify other API groups"));
  }
  if (self.apiVersions?.some((each) => each === "*") === true && self.apiVersions?.[1] !== undefined && self.apiVersions?.length) {
    errors.push(invalid("apiVersions", self.apiVersions ?? [], "if '*' is present, must not specify other API versions"));
  }
  eachItem(findings, self.apiVersions, (each, index) => {
    if (!each) errors.push(required(`apiVersions[${index}]`));
  });
  eachItem(findings, self.resources, (each, index) => {
    if (!each) errors.push(required(`resources[${index}]`));
  });
  if (self.resources?.some((each) => each === "*/*") === true && self.resources?.[1] !== undefined && self.resources?.length) {
    errors.push(invalid("resources", self.resources ?? [], "if '*/*' is present, must not specify other resources"));
  }
};

export const checkRuleWithOperations: RuleCheck<types.RuleWithOperations> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.operations?.length) errors.push(required("operations"));
  if (!self.apiGroups?.length) errors.push(required("apiGroups"));
  if (!self.apiVersions?.length) errors.push(required("apiVersions"));
  if (!self.resources?.length) errors.push(required("resources"));
  if (self.operations?.some((each) => each === "*") === true && self.operations?.[1] !== undefined && self.operations?.length) {
    errors.push(invalid("operations", self.operations ?? [], "if '*' is present, must not specify other operations"));
  }
  if (self.apiGroups?.some((each) => each === "*") === true && self.apiGroups?.[1] !== undefined && self.apiGroups?.length) {
    errors.push(invalid("apiGroups", self.apiGroups ?? [], "if '*' is present, must not specify other API groups"));
  }
  if (self.apiVersions?.some((each) => each === "*") === true && self.apiVersions?.[1] !== undefined && self.apiVersions?.length) {
    errors.push(invalid("apiVersions", self.apiVersions ?? [], "if '*' is present, must not specify other API versions"));
  }
  eachItem(findings, self.apiVersions, (each, index) => {
    if (!each) errors.push(required(`apiVersions[${index}]`));
  });
  eachItem(findings, self.resources, (each, index) => {
    if (!each) errors.push(required(`resources[${index}]`));
  });
  if (self.resources?.some((each) => each === "*/*") === true && self.resources?.[1] !== undefined && self.resources?.length) {
    errors.push(invalid("resources", self.resources ?? [], "if '*/*' is present, must not specify other resources"));
  }
};
