// Generated from storage/v1/csiNode.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  checkField,
  checkItems,
  formats,
  invalid,
  isMalformed,
  malformed,
  tooLong,
} from "../../../runtime/schema/index.ts";
import type * as types from "./csiNode.ts";

export const checkCSINode: RuleCheck<types.CSINode> = (self, old, findings) => {
  checkCSINodeParts(self, old, findings);
};

export const checkCSINodeParts: RuleCheck<types.CSINode> = (self, old, findings) => {
  checkField(findings, checkCSINodeSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkCSINodeSpec: RuleCheck<types.CSINodeSpec> = (self, _old, findings) => {
  checkItems(findings, checkCSINodeDriver, { name: "drivers", self: self.drivers });
};

export const checkCSINodeDriver: RuleCheck<types.CSINodeDriver> = (self, _old, findings) => {
  const { errors } = findings;
  if (bytesOf(self.name) > 63) errors.push(tooLong("name", 63));
  if (isMalformed(self.name, formats["driver-name"])) {
    errors.push(...malformed("name", self.name, formats["driver-name"]));
  }
  if (bytesOf(self.nodeID) > 256) errors.push(invalid("nodeID", self.nodeID, "must be 256 characters or less"));
};
