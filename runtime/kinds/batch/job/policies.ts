import type { JobSpec } from "../../../../generated/batch/v1/job.ts";
import { isIn } from "../../../registry/keyed.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { countIndexes } from "./indexes.ts";
import { invalidWhole } from "./oneOf.ts";

type Spec = Partial<JobSpec>;
type FailureRule = NonNullable<NonNullable<JobSpec["podFailurePolicy"]>["rules"]>[number];
type ExitCodes = NonNullable<FailureRule["onExitCodes"]>;
type SuccessRule = NonNullable<NonNullable<JobSpec["successPolicy"]>["rules"]>[number];

/** Each rule looks at exit codes or at conditions of a failed pod. */
export function validatePodFailurePolicy(spec: Spec, path: string, errors: FieldError[]): void {
  const { containers, initContainers } = spec.template?.spec ?? {};
  const names = [...(containers ?? []), ...(initContainers ?? [])].map((each) => each.name);
  spec.podFailurePolicy?.rules?.forEach((rule, index) => {
    const at = `${path}.rules[${index}]`;
    if (rule.onExitCodes !== undefined) {
      validateContainerName(rule.onExitCodes, names, `${at}.onExitCodes`, errors);
      validateExitCodes(rule.onExitCodes, `${at}.onExitCodes.values`, errors);
    }
    validateConditions(rule, at, errors);
  });
}

function validateConditions(rule: FailureRule, path: string, errors: FieldError[]): void {
  const { onExitCodes, onPodConditions = [] } = rule;
  if (onExitCodes !== undefined && onPodConditions.length > 0) {
    errors.push(invalidWhole(path, "specifying both OnExitCodes and OnPodConditions is not supported"));
  } else if (onExitCodes === undefined && onPodConditions.length === 0) {
    errors.push(invalidWhole(path, "specifying one of OnExitCodes and OnPodConditions is required"));
  }
}

function validateContainerName(codes: ExitCodes, names: readonly string[], path: string, errors: FieldError[]): void {
  const name = codes.containerName;
  if (name === undefined || isIn(names, name)) return;
  const text = "must be one of the container or initContainer names in the pod template";
  errors.push(invalid(`${path}.containerName`, name, text));
}

function validateExitCodes({ values = [] }: ExitCodes, path: string, errors: FieldError[]): void {
  const isOrdered = values.every((code, index) => code >= (values[index - 1] ?? code));
  if (!isOrdered) errors.push(invalid(path, values, "must be ordered"));
}

/** Each rule says which indexes, or how many of them, are enough. */
export function validateSuccessPolicy(spec: Spec, path: string, errors: FieldError[]): void {
  spec.successPolicy?.rules?.forEach((rule, index) => {
    validateSuccessRule(rule, { path: `${path}.rules[${index}]`, completions: spec.completions ?? 0, errors });
  });
}

function validateSuccessRule(
  { succeededIndexes, succeededCount }: SuccessRule,
  context: { readonly path: string; readonly completions: number; readonly errors: FieldError[] },
): void {
  const { path, completions, errors } = context;
  const listed = succeededIndexes === undefined ? undefined : countIndexes(succeededIndexes, completions);
  if (typeof listed === "string") {
    errors.push(invalid(`${path}.succeededIndexes`, succeededIndexes, `error parsing succeededIndexes: ${listed}`));
  }
  if (succeededCount === undefined) return;
  const at = `${path}.succeededCount`;
  if (succeededCount > completions) {
    const text = `must be less than or equal to ${completions} (the number of specified completions)`;
    errors.push(invalid(at, succeededCount, text));
  }
  const known = typeof listed === "string" ? 0 : listed; // of what cannot be read there is none
  if (known !== undefined && succeededCount > known) {
    const what = "the number of indexes in the specified succeededIndexes field";
    errors.push(invalid(at, succeededCount, `must be less than or equal to ${known} (${what})`));
  }
}
