// Generated from core/v1/shared.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { formats, isMalformed, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./shared.ts";

export const checkFileKeySelector: RuleCheck<types.FileKeySelector> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["relative-path"])) {
    errors.push(malformed("path", self.path, formats["relative-path"]));
  }
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(malformed("path", self.path, formats["no-backsteps"]));
  }
};

export const checkKeyToPath: RuleCheck<types.KeyToPath> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["volume-path"])) {
    errors.push(malformed("path", self.path, formats["volume-path"]));
  }
};
