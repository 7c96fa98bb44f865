// Generated from events/v1/event.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { invalid, isSame, required } from "../../../runtime/schema/index.ts";
import type * as types from "./event.ts";

export const checkEvent: RuleCheck<types.Event> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (old !== undefined && !isSame(self.eventTime, old?.eventTime)) {
    errors.push(invalid("eventTime", self.eventTime, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.reportingController ?? "", old?.reportingController ?? "")) {
    errors.push(invalid("reportingController", self.reportingController ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.reportingInstance ?? "", old?.reportingInstance ?? "")) {
    errors.push(invalid("reportingInstance", self.reportingInstance ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.action ?? "", old?.action ?? "")) {
    errors.push(invalid("action", self.action ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.reason ?? "", old?.reason ?? "")) {
    errors.push(invalid("reason", self.reason ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.regarding, old?.regarding)) {
    errors.push(invalid("regarding", self.regarding ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.related, old?.related)) {
    errors.push(invalid("related", self.related ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.note ?? "", old?.note ?? "")) {
    errors.push(invalid("note", self.note ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.type ?? "", old?.type ?? "")) {
    errors.push(invalid("type", self.type ?? "", "field is immutable"));
  }
  if (old !== undefined && !isSame(self.deprecatedSource, old?.deprecatedSource)) {
    errors.push(invalid("deprecatedSource", self.deprecatedSource ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.deprecatedFirstTimestamp, old?.deprecatedFirstTimestamp)) {
    errors.push(invalid("deprecatedFirstTimestamp", self.deprecatedFirstTimestamp ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.deprecatedLastTimestamp, old?.deprecatedLastTimestamp)) {
    errors.push(invalid("deprecatedLastTimestamp", self.deprecatedLastTimestamp ?? null, "field is immutable"));
  }
  if (old !== undefined && !isSame(self.deprecatedCount, old?.deprecatedCount)) {
    errors.push(invalid("deprecatedCount", self.deprecatedCount ?? 0, "field is immutable"));
  }
  if (isCreate && self.eventTime == null) errors.push(required("eventTime"));
  if (self.series !== undefined && (self.series?.count ?? 0) < 2) {
    errors.push(invalid("series.count", self.series?.count, "must be greater than or equal to 2"));
  }
  if (isCreate && self.series !== undefined && self.series?.lastObservedTime == null) {
    errors.push(required("series.lastObservedTime"));
  }
  if (isCreate && self.deprecatedFirstTimestamp != null) {
    errors.push(invalid("deprecatedFirstTimestamp", self.deprecatedFirstTimestamp ?? null, "needs to be unset"));
  }
  if (isCreate && self.deprecatedLastTimestamp != null) {
    errors.push(invalid("deprecatedLastTimestamp", self.deprecatedLastTimestamp ?? null, "needs to be unset"));
  }
  if (isCreate && self.deprecatedCount) {
    errors.push(invalid("deprecatedCount", self.deprecatedCount ?? 0, "needs to be unset"));
  }
  if (isCreate && (self.deprecatedSource?.component || self.deprecatedSource?.host) && self.deprecatedSource !== undefined) {
    errors.push(invalid("deprecatedSource", self.deprecatedSource ?? null, "needs to be unset"));
  }
};
