// Generated from core/v1/probe.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  countOf,
  isMalformedOrEmpty,
  malformed,
  membersOf,
  mixedFormats,
  required,
  surplus,
} from "../../../runtime/schema/index.ts";
import type * as types from "./probe.ts";

export const checkProbe: RuleCheck<types.ProbeFields> = (self, old, findings) => {
  const { errors } = findings;
  if (countOf(self.exec !== undefined, self.httpGet !== undefined, self.tcpSocket !== undefined, self.grpc !== undefined) > 1) {
    for (const name of membersOf(self, ["exec", "httpGet", "tcpSocket", "grpc"]).slice(1)) errors.push(surplus(name, "may not specify more than 1 handler type"));
  }
  if (self.exec === undefined && self.httpGet === undefined && self.tcpSocket === undefined && self.grpc === undefined) {
    errors.push(required("", "must specify a handler type"));
  }
  checkField(findings, checkExecAction, { name: "exec", self: self.exec, old: old?.exec });
  checkField(findings, checkHTTPGetAction, { name: "httpGet", self: self.httpGet, old: old?.httpGet });
  checkField(findings, checkTCPSocketAction, { name: "tcpSocket", self: self.tcpSocket, old: old?.tcpSocket });
};

export const checkExecAction: RuleCheck<types.ExecAction> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.command?.length) errors.push(required("command"));
};

export const checkHTTPGetAction: RuleCheck<types.HTTPGetAction> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformedOrEmpty(self.port, mixedFormats["port"])) {
    errors.push(...malformed("port", self.port, mixedFormats["port"]));
  }
};

export const checkTCPSocketAction: RuleCheck<types.TCPSocketAction> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformedOrEmpty(self.port, mixedFormats["port"])) {
    errors.push(...malformed("port", self.port, mixedFormats["port"]));
  }
};

export const checkLifecycle: RuleCheck<types.Lifecycle> = (self, old, findings) => {
  checkField(findings, checkLifecycleHandler, { name: "postStart", self: self.postStart, old: old?.postStart });
  checkField(findings, checkLifecycleHandler, { name: "preStop", self: self.preStop, old: old?.preStop });
};

export const checkLifecycleHandler: RuleCheck<types.LifecycleHandlerFields> = (self, old, findings) => {
  const { errors } = findings;
  if (countOf(self.exec !== undefined, self.httpGet !== undefined, self.tcpSocket !== undefined, self.sleep !== undefined) > 1) {
    for (const name of membersOf(self, ["exec", "httpGet", "tcpSocket", "sleep"]).slice(1)) errors.push(surplus(name, "may not specify more than 1 handler type"));
  }
  if (self.exec === undefined && self.httpGet === undefined && self.tcpSocket === undefined && self.sleep === undefined) {
    errors.push(required("", "must specify a handler type"));
  }
  checkField(findings, checkExecAction, { name: "exec", self: self.exec, old: old?.exec });
  checkField(findings, checkHTTPGetAction, { name: "httpGet", self: self.httpGet, old: old?.httpGet });
  checkField(findings, checkTCPSocketAction, { name: "tcpSocket", self: self.tcpSocket, old: old?.tcpSocket });
};
