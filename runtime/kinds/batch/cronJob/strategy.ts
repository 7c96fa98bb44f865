import type { CronJob, CronJobSpec } from "../../../../generated/batch/v1/cronJob.ts";
import { addErrors, type FieldError, invalid, notSupportedAsListed } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { isNew } from "../../rules/isNew.ts";
import { validateJobSpec } from "../job/spec.ts";

export const strategy: Strategy<CronJob> = { validate, validateUpdate };

/** Jobs are called by the cron job's name, a dash and ten digits, and must be able to have pods. */
const maxNameLength = 52;

function validate(cronJob: CronJob, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || cronJob.spec === undefined) return errors;
  if (isNew(cronJob)) {
    const name = cronJob.metadata?.name ?? "";
    if (name.length > maxNameLength) {
      errors.push(invalid("metadata.name", name, `must be no more than ${maxNameLength} characters`));
    }
    addErrors(errors, zoneInSchedule(cronJob.spec));
    addErrors(errors, validateTimeZone(cronJob.spec.timeZone));
  }
  const job = cronJob.spec.jobTemplate.spec;
  if (job === undefined) return errors;
  const path = "spec.jobTemplate.spec";
  validateJobSpec(job, path, errors);
  if (job.manualSelector === true) errors.push(notSupportedAsListed(`${path}.manualSelector`, true, ["nil", "false"]));
  return errors;
}

/** What is stored may stay as it is, even where the rules have become stricter. */
function validateUpdate(cronJob: CronJob, old: CronJob, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return [];
  const { spec } = cronJob;
  const errors: FieldError[] = [];
  if (!namesZone(old.spec.schedule)) addErrors(errors, zoneInSchedule(spec));
  else if (namesZone(spec.schedule) && spec.timeZone !== undefined) {
    const text = "cannot use both timeZone field and TZ or CRON_TZ in schedule";
    errors.push(invalid("spec.schedule", spec.schedule, text));
  }
  if (spec.timeZone !== old.spec.timeZone) addErrors(errors, validateTimeZone(spec.timeZone));
  return errors;
}

function namesZone(schedule: string): boolean {
  return schedule.includes("TZ");
}

function zoneInSchedule({ schedule }: CronJobSpec): FieldError[] {
  if (!namesZone(schedule)) return [];
  const text = "cannot use TZ or CRON_TZ in schedule, use timeZone field instead";
  return [invalid("spec.schedule", schedule, text)];
}

function validateTimeZone(zone: string | undefined): FieldError[] {
  const path = "spec.timeZone";
  if (zone === undefined) return [];
  if (zone === "") return [invalid(path, zone, "timeZone must be nil or non-empty string")];
  if (zone.toLowerCase() === "local") {
    const text = "timeZone must be an explicit time zone as defined in https://www.iana.org/time-zones";
    return [invalid(path, zone, text)];
  }
  return isTimeZone(zone) ? [] : [invalid(path, zone, `unknown time zone ${zone}`)];
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
