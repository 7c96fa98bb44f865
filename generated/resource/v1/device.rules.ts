// Generated from resource/v1/device.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  bytesOf,
  checkField,
  checkItems,
  checkValues,
  countOf,
  duplicate,
  eachItem,
  eachKey,
  formats,
  hasKeys,
  invalid,
  malformed,
  repeated,
  required,
  tooLong,
} from "../../../runtime/schema/index.ts";
import { checkNodeSelector } from "../../core/v1/scheduling.rules.ts";
import type * as types from "./device.ts";

export const checkDevice: RuleCheck<types.Device> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.bindingConditions, (each, index) => {
    if (formats["qualified-name"](each) !== undefined) {
      errors.push(...malformed(`bindingConditions[${index}]`, each, formats["qualified-name"]));
    }
  });
  eachItem(findings, self.bindingFailureConditions, (each, index) => {
    if (formats["qualified-name"](each) !== undefined) {
      errors.push(...malformed(`bindingFailureConditions[${index}]`, each, formats["qualified-name"]));
    }
  });
  for (const index of repeated(self.bindingConditions, (each) => each)) {
    errors.push(duplicate(`bindingConditions[${index}]`, self.bindingConditions?.[index]));
  }
  for (const index of repeated(self.bindingFailureConditions, (each) => each)) {
    errors.push(duplicate(`bindingFailureConditions[${index}]`, self.bindingFailureConditions?.[index]));
  }
  for (const index of repeated(self.consumesCounters, (each) => each.counterSet)) {
    errors.push(duplicate(`consumesCounters[${index}]`, self.consumesCounters?.[index]?.counterSet));
  }
  checkValues(findings, checkDeviceAttribute, { name: "attributes", self: self.attributes });
  checkItems(findings, checkDeviceCounterConsumption, { name: "consumesCounters", self: self.consumesCounters });
  checkField(findings, checkNodeSelector, { name: "nodeSelector", self: self.nodeSelector, old: old?.nodeSelector });
};

export const checkDeviceAttribute: RuleCheck<types.DeviceAttribute> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.int === undefined && self.bool === undefined && self.string === undefined && self.version === undefined && !self.ints?.length && !self.bools?.length && !self.strings?.length && !self.versions?.length) {
    errors.push(invalid("", "", "exactly one value must be specified"));
  }
  if (countOf(self.int !== undefined, self.bool !== undefined, self.string !== undefined, self.version !== undefined, Boolean(self.ints?.length), Boolean(self.bools?.length), Boolean(self.strings?.length), Boolean(self.versions?.length)) > 1) {
    errors.push(invalid("", self, "exactly one value must be specified"));
  }
  if (bytesOf(self.string) > 64) errors.push(tooLong("string", 64));
  if (bytesOf(self.version) > 64) errors.push(tooLong("version", 64));
  eachItem(findings, self.strings, (each, index) => {
    if (bytesOf(each) > 64) errors.push(tooLong(`strings[${index}]`, 64));
  });
  eachItem(findings, self.versions, (each, index) => {
    if (bytesOf(each) > 64) errors.push(tooLong(`versions[${index}]`, 64));
  });
  eachItem(findings, self.versions, (each, index) => {
    if (formats["semver"](each) !== undefined) errors.push(...malformed(`versions[${index}]`, each, formats["semver"]));
  });
};

export const checkDeviceCounterConsumption: RuleCheck<types.DeviceCounterConsumption> = (self, _old, findings) => {
  const { errors } = findings;
  if (!hasKeys(self.counters)) errors.push(required("counters"));
  eachKey(findings, self.counters, (key) => {
    if (formats["dns-label"](key) !== undefined) errors.push(...malformed("counters", key, formats["dns-label"]));
  });
};

export const checkCounterSet: RuleCheck<types.CounterSet> = (self, _old, findings) => {
  const { errors } = findings;
  if (!hasKeys(self.counters)) errors.push(required("counters"));
  eachKey(findings, self.counters, (key) => {
    if (formats["dns-label"](key) !== undefined) errors.push(...malformed("counters", key, formats["dns-label"]));
  });
};
