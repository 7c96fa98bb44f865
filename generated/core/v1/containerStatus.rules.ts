// Generated from core/v1/containerStatus.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import type * as types from "./containerStatus.ts";
import { checkResourceRequirements } from "./shared.rules.ts";

export const checkContainerStatus: RuleCheck<types.ContainerStatus> = (self, old, findings) => {
  checkField(findings, checkResourceRequirements, { name: "resources", self: self.resources, old: old?.resources });
};
