import type { CronJob } from "../../../../generated/batch/v1/cronJob.ts";
import { addErrors, type FieldError, invalid, notSupportedAsListed } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { templateRules } from "../../core/podTemplate/strategy.ts";
import { validateJobSpec } from "../job/spec.ts";
import { podNameWarnings, templateWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<CronJob> = {
  validate,
  validateUpdate,
  warnings: (object, old) => [
    ...podNameWarnings(object, old),
    ...templateWarnings(object, old, {
      template: object.spec?.jobTemplate.spec?.template,
      path: "spec.jobTemplate.spec.template",
    }),
  ],
};

function validate(cronJob: CronJob, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || cronJob.spec === undefined) return errors;
  if (isNew(cronJob)) addErrors(errors, validateTimeZone(cronJob.spec.timeZone));
  const job = cronJob.spec.jobTemplate.spec;
  if (job === undefined) return errors;
  const path = "spec.jobTemplate.spec";
  validateJobSpec(job, { ...templateRules(cronJob, context), path }, errors);
  if (job.manualSelector === true) errors.push(notSupportedAsListed(`${path}.manualSelector`, true, ["nil", "false"]));
  return errors;
}

/** What is stored may stay as it is, even where the rules have become stricter. */
function validateUpdate(cronJob: CronJob, old: CronJob, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  const { spec } = cronJob;
  const errors: FieldError[] = [];
  if (namesZone(spec.schedule) && (!namesZone(old.spec.schedule) || spec.timeZone !== undefined)) {
    const text = namesZone(old.spec.schedule)
      ? "cannot use both timeZone field and TZ or CRON_TZ in schedule"
      : "cannot use TZ or CRON_TZ in schedule, use timeZone field instead";
    errors.push(invalid("spec.schedule", spec.schedule, text));
  }
  if (spec.timeZone !== old.spec.timeZone) addErrors(errors, validateTimeZone(spec.timeZone));
  return errors;
}

function namesZone(schedule: string): boolean {
  return schedule.includes("TZ");
}

function validateTimeZone(zone: string | undefined): FieldError[] {
  if (!zone || zone.toLowerCase() === "local" || isTimeZone(zone)) return [];
  return [invalid("spec.timeZone", zone, `unknown time zone ${zone}`)];
}

/** Names are as the tz database spells them; offsets, which the formatter also takes, are no names. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
