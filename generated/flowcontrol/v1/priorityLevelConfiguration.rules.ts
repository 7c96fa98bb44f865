// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, forbidden, invalid, required } from "../../../runtime/schema/index.ts";
import type * as types from "./priorityLevelConfiguration.ts";

export const checkPriorityLevelConfiguration: RuleCheck<types.PriorityLevelConfiguration> = (self, old, findings) => {
  checkPriorityLevelConfigurationParts(self, old, findings);
};

export const checkPriorityLevelConfigurationParts: RuleCheck<types.PriorityLevelConfiguration> = (self, old, findings) => {
  checkField(findings, checkPriorityLevelConfigurationSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkPriorityLevelConfigurationStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkPriorityLevelConfigurationSpec: RuleCheck<types.PriorityLevelConfigurationSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.type === "Exempt" && self.limited !== undefined) {
    errors.push(forbidden("limited", "must be nil if the type is not Limited"));
  }
  if (self.type === "Limited" && self.exempt !== undefined) {
    errors.push(forbidden("exempt", "must be nil if the type is Limited"));
  }
  if (self.type === "Limited" && self.limited === undefined) {
    errors.push(required("limited", "must not be empty when type is Limited"));
  }
  checkField(findings, checkLimitedPriorityLevelConfiguration, {
    name: "limited",
    self: self.limited,
    old: old?.limited,
  });
  checkField(findings, checkExemptPriorityLevelConfiguration, { name: "exempt", self: self.exempt, old: old?.exempt });
};

export const checkLimitedPriorityLevelConfiguration: RuleCheck<types.LimitedPriorityLevelConfiguration> = (self, old, findings) => {
  const { errors } = findings;
  if (self.nominalConcurrencyShares !== undefined && self.nominalConcurrencyShares < 0) {
    errors.push(invalid("nominalConcurrencyShares", self.nominalConcurrencyShares ?? null, "must be a non-negative integer"));
  }
  if (self.lendablePercent !== undefined && self.lendablePercent < 0) {
    errors.push(invalid("lendablePercent", self.lendablePercent ?? null, "must be between 0 and 100, inclusive"));
  }
  else if (self.lendablePercent !== undefined && self.lendablePercent > 100) {
    errors.push(invalid("lendablePercent", self.lendablePercent ?? null, "must be between 0 and 100, inclusive"));
  }
  if (self.borrowingLimitPercent !== undefined && self.borrowingLimitPercent < 0) {
    errors.push(invalid("borrowingLimitPercent", self.borrowingLimitPercent ?? null, "if specified, must be a non-negative integer"));
  }
  checkField(findings, checkLimitResponse, {
    name: "limitResponse",
    self: self.limitResponse,
    old: old?.limitResponse,
  });
};

export const checkLimitResponse: RuleCheck<types.LimitResponse> = (self, old, findings) => {
  const { errors } = findings;
  if (self.type === "Reject" && self.queuing !== undefined) {
    errors.push(forbidden("queuing", "must be nil if limited.limitResponse.type is not Limited"));
  }
  if (self.type === "Queue" && self.queuing === undefined) {
    errors.push(required("queuing", "must not be empty if limited.limitResponse.type is Limited"));
  }
  checkField(findings, checkQueuingConfiguration, { name: "queuing", self: self.queuing, old: old?.queuing });
};

export const checkQueuingConfiguration: RuleCheck<types.QueuingConfiguration> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.queueLengthLimit ?? 0) <= 0) {
    errors.push(invalid("queueLengthLimit", self.queueLengthLimit ?? 0, "must be positive"));
  }
  if ((self.queues ?? 0) <= 0) errors.push(invalid("queues", self.queues ?? 0, "must be positive"));
  if ((self.handSize ?? 0) <= 0) errors.push(invalid("handSize", self.handSize ?? 0, "must be positive"));
  if ((self.queues ?? 0) > 10000000) {
    errors.push(invalid("queues", self.queues ?? 0, "must not be greater than 10000000"));
  }
};

export const checkExemptPriorityLevelConfiguration: RuleCheck<types.ExemptPriorityLevelConfiguration> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.nominalConcurrencyShares !== undefined && self.nominalConcurrencyShares < 0) {
    errors.push(invalid("nominalConcurrencyShares", self.nominalConcurrencyShares ?? null, "must be a non-negative integer"));
  }
  if (self.lendablePercent !== undefined && self.lendablePercent < 0) {
    errors.push(invalid("lendablePercent", self.lendablePercent ?? null, "must be between 0 and 100, inclusive"));
  }
  else if (self.lendablePercent !== undefined && self.lendablePercent > 100) {
    errors.push(invalid("lendablePercent", self.lendablePercent ?? null, "must be between 0 and 100, inclusive"));
  }
};

export const checkPriorityLevelConfigurationStatus: RuleCheck<types.PriorityLevelConfigurationStatus> = (self, _old, findings) => {
  checkItems(findings, checkPriorityLevelConfigurationCondition, { name: "conditions", self: self.conditions });
};

export const checkPriorityLevelConfigurationCondition: RuleCheck<types.PriorityLevelConfigurationCondition> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.type) errors.push(required("type"));
};
