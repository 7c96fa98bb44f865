import type { Job } from "../../../../generated/batch/v1/job.ts";
import { labelControllerUid, labelJobName } from "../../../../generated/wellknown.ts";
import { quoted } from "../../../schema/quoted.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import { dnsLabel } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { selectorMatches } from "../../../lib/labelSelector.ts";
import { isNew } from "../../rules/isNew.ts";
import { validateJobSpec } from "./spec.ts";
import { validateJobStatusUpdate } from "./status.ts";
import { validateJobUpdate } from "./update.ts";
import { isUnreadable, templateRules, validateMatch } from "../../core/podTemplate/strategy.ts";
import { workloadWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<Job> = {
  prepareForCreate,
  validate,
  validateUpdate,
  statesTwice: "spec",
  warnings: workloadWarnings,
  unknownFieldText: (field) => `field label ${quoted(field)} not supported for Job`,
  defaultPropagation: "Orphan",
  propagationWarning:
    "child pods are preserved by default when jobs are deleted; " +
    "set propagationPolicy=Background to remove them or set propagationPolicy=Orphan to suppress this warning",
};

/** The same labels from before they had a domain; clients of old still select by them. */
const legacyControllerUid = "controller-uid";
const legacyJobName = "job-name";

/** Unless the user answers for the selector, a job's pods are known by its uid, which no other object has. */
function prepareForCreate(job: Job): void {
  const spec = job.spec;
  if (spec === undefined || spec.manualSelector === true) return;
  const template = (spec.template ??= {});
  const metadata = (template.metadata ??= {});
  const own = (job.metadata ??= {});
  const isShared = Object.keys(own.labels ?? {}).length === 0 || metadata.labels === own.labels;
  metadata.labels = { ...expectedLabels(job), ...metadata.labels };
  if (isShared) own.labels = metadata.labels;
  const selector = (spec.selector ??= {});
  selector.matchLabels = { [labelControllerUid]: job.metadata?.uid ?? "", ...selector.matchLabels };
}

function validate(job: Job, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const spec = job.spec;
  if (context.subresource === "status" || spec === undefined) return errors;
  if (isNew(job)) validateGenerated(job, errors);
  const rules = templateRules(job, context);
  validateJobSpec(spec, { ...rules, path: "spec" }, errors);
  if (spec.template !== undefined && !isUnreadable(rules)) validateMatch(spec.selector, spec.template, errors);
  validateHostNames(job, errors);
  return errors;
}

function validateUpdate(job: Job, old: Job, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return validateJobStatusUpdate(job, old);
  return validateJobUpdate(job, old, context);
}

function expectedLabels(job: Job): Record<string, string> {
  const { name = "", uid = "" } = job.metadata ?? {};
  return { [labelControllerUid]: uid, [legacyControllerUid]: uid, [labelJobName]: name, [legacyJobName]: name };
}

/** Labels that a user has set against what would be generated. */
function validateGenerated(job: Job, errors: FieldError[]): void {
  const { spec } = job;
  if (spec?.selector === undefined || spec.manualSelector === true) return;
  const expected = expectedLabels(job);
  const labels = spec.template?.metadata?.labels ?? {};
  for (const [key, value] of Object.entries(expected)) {
    const at = `spec.template.metadata.labels[${key}]`;
    if (labels[key] === undefined) errors.push(required(at, `must be '${value}'`));
    else if (labels[key] !== value) errors.push(invalid(at, labels, `must be '${value}'`));
  }
  if (!selectorMatches(spec.selector, expected)) {
    errors.push(invalid("spec.selector", spec.selector, "`selector` not auto-generated"));
  }
}

/** Each pod of an indexed job is called by its number, which must leave room for it in a host name. */
function validateHostNames({ metadata, spec }: Job, errors: FieldError[]): void {
  const completions = spec?.completions ?? 0;
  if (spec?.completionMode !== "Indexed" || completions < 1) return;
  const name = metadata?.name ?? "";
  const last = `${name}-${completions - 1}`;
  if (dnsLabel(last) === undefined) return;
  errors.push(invalid("metadata.name", name, `will not able to create pod with invalid DNS label: ${last}`));
}
