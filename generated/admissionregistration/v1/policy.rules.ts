// Generated from admissionregistration/v1/policy.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  forbidden,
  formats,
  invalid,
  isMalformed,
  malformed,
  required,
} from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./policy.ts";

export const checkParamKind: RuleCheck<types.ParamKind> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.apiVersion) errors.push(required("apiVersion"));
  if (!self.kind) errors.push(required("kind"));
};

export const checkParamRef: RuleCheck<types.ParamRef> = (self, old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.name, formats["path-segment"])) {
    errors.push(...malformed("name", self.name ?? "", formats["path-segment"]));
  }
  if (self.name && self.selector !== undefined && self.name) {
    errors.push(forbidden("name", "name and selector are mutually exclusive"));
  }
  if (self.name && self.selector !== undefined && self.selector !== undefined) {
    errors.push(forbidden("selector", "name and selector are mutually exclusive"));
  }
  if (!self.name && self.selector === undefined) {
    errors.push(required("", "one of name or selector must be specified"));
  }
  if (self.parameterNotFoundAction === undefined) errors.push(required("parameterNotFoundAction"));
  checkField(findings, checkLabelSelector, { name: "selector", self: self.selector, old: old?.selector });
};

export const checkVariable: RuleCheck<types.Variable> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.name, formats["c-identifier"])) {
    errors.push(invalid("name", self.name, "must be a valid CEL identifier"));
  }
  if (self.name && matchesPattern(self.name, "^(true|false|null|in|as|break|const|continue|else|for|function|if|import|let|loop|package|namespace|return|var|void|while)$")) {
    errors.push(invalid("name", self.name, "must be a valid CEL identifier"));
  }
};
