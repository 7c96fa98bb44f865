import type { DaemonSet, DaemonSetSpec } from "../../../generated/apps/v1/daemonSet.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, invalid, required } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { immutable } from "./immutable.ts";
import { validateWorkload } from "./podTemplate.ts";
import { validateCollisions } from "./replicaCounts.ts";
import { isZeroShare, validateAtMostAll, validateShare } from "./share.ts";

export const strategy: Strategy<DaemonSet> = { prepareForCreate, prepareForUpdate, validate, validateUpdate };

/** Counts the templates that a daemon set has had. Nobody needs it any more, but clients of old still read it. */
const templateGeneration = "deprecated.daemonset.template.generation";

function prepareForCreate(set: DaemonSet): void {
  setTemplateGeneration(set, 1);
}

function prepareForUpdate(set: DaemonSet, old: DaemonSet): void {
  const count = Number(old.metadata?.annotations?.[templateGeneration] ?? 1);
  setTemplateGeneration(set, deepEqual(set.spec?.template, old.spec?.template) ? count : count + 1);
}

function setTemplateGeneration(set: DaemonSet, count: number): void {
  const metadata = (set.metadata ??= {});
  metadata.annotations = { ...metadata.annotations, [templateGeneration]: String(count) };
}

function validate({ spec }: DaemonSet, context: StrategyContext): FieldError[] {
  const errors: FieldError[] = [];
  if (context.subresource === "status" || spec === undefined) return errors;
  validateWorkload(spec, { selectorOf: "daemonset", deadlineOf: "DaemonSet" }, errors);
  validateRollout(spec, errors);
  return errors;
}

function validateUpdate(set: DaemonSet, old: DaemonSet, context: StrategyContext): FieldError[] {
  if (context.subresource === "status") return validateCollisions(set.status, old.status);
  return immutable("spec.selector", set.spec?.selector, old.spec?.selector);
}

/** A node has either no pod for a while or two of them; one of the two must be allowed. */
function validateRollout({ updateStrategy }: DaemonSetSpec, errors: FieldError[]): void {
  if (updateStrategy?.type !== "RollingUpdate") return;
  const path = "spec.updateStrategy.rollingUpdate";
  const { maxUnavailable, maxSurge } = updateStrategy.rollingUpdate ?? {};
  const isFine = [
    validateShare(maxUnavailable, `${path}.maxUnavailable`, errors),
    validateShare(maxSurge, `${path}.maxSurge`, errors),
  ].every(Boolean);
  validateAtMostAll(maxUnavailable, `${path}.maxUnavailable`, errors);
  validateAtMostAll(maxSurge, `${path}.maxSurge`, errors);
  if (!isFine) return;
  const mayMiss = !isZeroShare(maxUnavailable);
  const mayDouble = !isZeroShare(maxSurge);
  if (mayMiss && mayDouble) {
    errors.push(invalid(`${path}.maxSurge`, maxSurge, "may not be set when maxUnavailable is non-zero"));
  } else if (!mayMiss && !mayDouble) {
    errors.push(required(`${path}.maxUnavailable`, "cannot be 0 when maxSurge is 0"));
  }
}
