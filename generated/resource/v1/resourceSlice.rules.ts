// Generated from resource/v1/resourceSlice.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, duplicate, invalid, isSame, repeated } from "../../../runtime/schema/index.ts";
import { checkNodeSelector } from "../../core/v1/scheduling.rules.ts";
import { checkCounterSet, checkDevice } from "./device.rules.ts";
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
  checkResourceSliceParts(self, old, findings);
};

export const checkResourceSliceParts: RuleCheck<types.ResourceSlice> = (self, old, findings) => {
  checkField(findings, checkResourceSliceSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkResourceSliceSpec: RuleCheck<types.ResourceSliceSpec> = (self, old, findings) => {
  const { errors } = findings;
  for (const index of repeated(self.devices, (each) => each.name)) {
    errors.push(duplicate(`devices[${index}]`, self.devices?.[index]?.name));
  }
  for (const index of repeated(self.sharedCounters, (each) => each.name)) {
    errors.push(duplicate(`sharedCounters[${index}]`, self.sharedCounters?.[index]?.name));
  }
  checkField(findings, checkResourcePool, { name: "pool", self: self.pool, old: old?.pool });
  checkField(findings, checkNodeSelector, { name: "nodeSelector", self: self.nodeSelector, old: old?.nodeSelector });
  checkItems(findings, checkDevice, { name: "devices", self: self.devices });
  checkItems(findings, checkCounterSet, { name: "sharedCounters", self: self.sharedCounters });
};

export const checkResourcePool: RuleCheck<types.ResourcePool> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.resourceSliceCount ?? 0) <= 0) {
    errors.push(invalid("resourceSliceCount", self.resourceSliceCount, "must be greater than zero"));
  }
  if ((self.generation ?? 0) < 0) {
    errors.push(invalid("generation", self.generation, "must be greater than or equal to zero"));
  }
};
