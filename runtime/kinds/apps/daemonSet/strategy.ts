import type { DaemonSet, DaemonSetSpec } from "../../../../generated/apps/v1/daemonSet.ts";
import { sameState } from "../../../schema/deepEqual.ts";
import { type FieldError, invalid, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { templateRules, validateWorkload } from "../../core/podTemplate/strategy.ts";
import { isZeroShare } from "../../rules/share.ts";
import { templateGeneration } from "./defaults.ts";
import { templateWarnings } from "../../core/podTemplate/warnings.ts";

export const strategy: Strategy<DaemonSet> = {
  prepareForCreate,
  prepareForUpdate,
  validate,
  warnings,
};

/** Only who changes the template hears of it. */
function warnings(set: DaemonSet, old: DaemonSet | undefined): string[] {
  if (old !== undefined && countOf(set) === countOf(old)) return [];
  return templateWarnings(set, old, { template: set.spec?.template, path: "spec.template" });
}

function countOf({ metadata }: DaemonSet): string | undefined {
  return metadata?.annotations?.[templateGeneration];
}

function prepareForCreate(set: DaemonSet): void {
  setTemplateGeneration(set, 1);
}

function prepareForUpdate(set: DaemonSet, old: DaemonSet): void {
  const count = Number(old.metadata?.annotations?.[templateGeneration] ?? 1);
  setTemplateGeneration(set, sameState(set.spec?.template, old.spec?.template) ? count : count + 1);
}

function setTemplateGeneration(set: DaemonSet, count: number): void {
  const metadata = (set.metadata ??= {});
  metadata.annotations = { ...metadata.annotations, [templateGeneration]: String(count) };
}

function validate(set: DaemonSet, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  const { spec } = set;
  if (context.subresource === "status" || spec === undefined) return errors;
  validateWorkload(spec, templateRules(set, context), errors);
  validateRollout(spec, errors);
  return errors;
}

/** A node has either no pod for a while or two of them; one of the two must be allowed. */
function validateRollout({ updateStrategy }: DaemonSetSpec, errors: FieldError[]): void {
  if (updateStrategy?.type !== "RollingUpdate") return;
  const path = "spec.updateStrategy.rollingUpdate";
  const { maxUnavailable, maxSurge } = updateStrategy.rollingUpdate ?? {};
  const mayMiss = !isZeroShare(maxUnavailable);
  const mayDouble = !isZeroShare(maxSurge);
  if (mayMiss && mayDouble) {
    errors.push(invalid(`${path}.maxSurge`, maxSurge, "may not be set when maxUnavailable is non-zero"));
  } else if (!mayMiss && !mayDouble) {
    errors.push(required(`${path}.maxUnavailable`, "cannot be 0 when maxSurge is 0"));
  }
}
