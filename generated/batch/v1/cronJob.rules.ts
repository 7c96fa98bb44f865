// Generated from batch/v1/cronJob.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, formats, invalid, isMalformed, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./cronJob.ts";
import { checkJobSpec } from "./job.rules.ts";

export const checkCronJob: RuleCheck<types.CronJob> = (self, old, findings) => {
  const { errors, isCreate } = findings;
  if (isMalformed(self.spec?.schedule, formats["cron-schedule"])) {
    errors.push(...malformed("spec.schedule", self.spec?.schedule, formats["cron-schedule"]));
  }
  if (self.spec?.jobTemplate?.spec?.selector !== undefined) {
    errors.push(invalid("spec.jobTemplate.spec.selector", self.spec?.jobTemplate?.spec?.selector ?? null, "`selector` will be auto-generated"));
  }
  if (isCreate && self.metadata?.name && !matchesPattern(self.metadata?.name, "^.{0,52}$")) {
    errors.push(invalid("metadata.name", self.metadata?.name ?? "", "must be no more than 52 characters"));
  }
  if (isCreate && self.spec?.schedule && matchesPattern(self.spec?.schedule, "TZ")) {
    errors.push(invalid("spec.schedule", self.spec?.schedule, "cannot use TZ or CRON_TZ in schedule, use timeZone field instead"));
  }
  if (self.spec?.timeZone !== undefined && !matchesPattern(self.spec?.timeZone, ".")) {
    errors.push(invalid("spec.timeZone", self.spec?.timeZone ?? null, "timeZone must be nil or non-empty string"));
  }
  if (self.spec?.timeZone !== undefined && matchesPattern(self.spec?.timeZone, "^[Ll][Oo][Cc][Aa][Ll]$")) {
    errors.push(invalid("spec.timeZone", self.spec?.timeZone ?? null, "timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones"));
  }
  checkCronJobParts(self, old, findings);
};

export const checkCronJobParts: RuleCheck<types.CronJob> = (self, old, findings) => {
  checkField(findings, checkCronJobSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkCronJobSpec: RuleCheck<types.CronJobSpec> = (self, old, findings) => {
  checkField(findings, checkJobTemplateSpec, { name: "jobTemplate", self: self.jobTemplate, old: old?.jobTemplate });
};

export const checkJobTemplateSpec: RuleCheck<types.JobTemplateSpec> = (self, old, findings) => {
  checkField(findings, checkJobSpec, { name: "spec", self: self.spec, old: old?.spec });
};
