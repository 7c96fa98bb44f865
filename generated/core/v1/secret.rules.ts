// Generated from core/v1/secret.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachKey, forbidden, formats, invalid, isSame, malformed, required } from "../../../runtime/schema/index.ts";
import type * as types from "./secret.ts";

export const checkSecret: RuleCheck<types.Secret> = (self, old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.data, (key) => {
    if (formats["config-key"](key) !== undefined) errors.push(...malformed(`data[${key}]`, key, formats["config-key"]));
  });
  if (self.type === "orch.io/service-account-token" && self.metadata?.annotations?.["orch.io/service-account.name"] === undefined) {
    errors.push(required("metadata.annotations[orch.io/service-account.name]"));
  }
  if (self.type === "orch.io/basic-auth" && (self.data?.["username"] === undefined && self.data?.["password"] === undefined) && self.data?.["username"] === undefined) {
    errors.push(required("data[username]"));
  }
  if (self.type === "orch.io/basic-auth" && (self.data?.["username"] === undefined && self.data?.["password"] === undefined) && self.data?.["password"] === undefined) {
    errors.push(required("data[password]"));
  }
  if (self.type === "orch.io/ssh-auth" && self.data?.["ssh-privatekey"] === undefined) {
    errors.push(required("data[ssh-privatekey]"));
  }
  if (self.type === "orch.io/ssh-auth" && self.data?.["ssh-privatekey"] === "") {
    errors.push(required("data[ssh-privatekey]"));
  }
  if (self.type === "orch.io/tls" && self.data?.["tls.crt"] === undefined) errors.push(required("data[tls.crt]"));
  if (self.type === "orch.io/tls" && self.data?.["tls.key"] === undefined) errors.push(required("data[tls.key]"));
  if (old !== undefined && !isSame(self.type ?? "", old?.type ?? "")) {
    errors.push(invalid("type", self.type ?? "", "field is immutable"));
  }
  if (old !== undefined && old?.immutable === true && !isSame(self.immutable, old?.immutable)) {
    errors.push(forbidden("immutable", "field is immutable when `immutable` is set"));
  }
  if (old !== undefined && old?.immutable === true && !isSame(self.data ?? {}, old?.data ?? {})) {
    errors.push(forbidden("data", "field is immutable when `immutable` is set"));
  }
};
