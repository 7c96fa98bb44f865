// Generated from resource/v1/resourceSlice.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { invalid, isSame } from "../../../runtime/schema/index.ts";
import type * as types from "./resourceSlice.ts";

export const checkResourceSlice: RuleCheck<types.ResourceSlice> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.spec?.driver ?? "", old?.spec?.driver ?? "")) {
    errors.push(invalid("spec.driver", self.spec?.driver, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.pool?.name ?? "", old?.spec?.pool?.name ?? "")) {
    errors.push(invalid("spec.pool.name", self.spec?.pool?.name, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.nodeName, old?.spec?.nodeName)) {
    errors.push(invalid("spec.nodeName", self.spec?.nodeName ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.nodeSelector, old?.spec?.nodeSelector)) {
    errors.push(invalid("spec.nodeSelector", self.spec?.nodeSelector ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.spec?.allNodes, old?.spec?.allNodes)) {
    errors.push(invalid("spec.allNodes", self.spec?.allNodes ?? null, "field is immutable"));
  }
};
