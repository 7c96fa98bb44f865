import type {
  FlowSchema,
  FlowSchemaSpec,
  PolicyRulesWithSubjects,
} from "../../../generated/flowcontrol/v1/flowSchema.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { addErrors, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { pathSegment } from "../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateNonResourceRule, validateResourceRule } from "./flowSchemaRules.ts";
import { validateSubject } from "./flowSchemaSubjects.ts";
import { mandatoryFlowSchemas } from "./flowcontrolMandatory.ts";

export const strategy: Strategy<FlowSchema> = { validate };

const maxPrecedence = 10_000;

function validate({ metadata, spec }: FlowSchema, { subresource }: StrategyContext): FieldError[] {
  if (spec === undefined || subresource !== "") return [];
  const name = metadata?.name ?? "";
  const errors = validatePrecedence(spec.matchingPrecedence ?? 0, name);
  const level = spec.priorityLevelConfiguration.name;
  const levelField = "spec.priorityLevelConfiguration.name";
  const levelText = pathSegment(level);
  if (level === "") errors.push(required(levelField, "must reference a priority level"));
  else if (levelText !== undefined) errors.push(invalid(levelField, level, levelText));
  for (const [index, rule] of (spec.rules ?? []).entries()) {
    addErrors(errors, validateRules(rule, `spec.rules[${index}]`));
  }
  return [...errors, ...validateMandatory(spec, name)];
}

function validatePrecedence(precedence: number, name: string): FieldError[] {
  const text = precedenceProblem(precedence, name);
  return text === undefined ? [] : [invalid("spec.matchingPrecedence", precedence, text)];
}

function precedenceProblem(precedence: number, name: string): string | undefined {
  if (precedence <= 0) return "must be a positive value";
  if (precedence > maxPrecedence) return `must not be greater than ${maxPrecedence}`;
  if (precedence !== 1 || name === "exempt") return undefined;
  return "only the schema named 'exempt' may have matchingPrecedence 1";
}

function validateRules(
  { subjects, resourceRules = [], nonResourceRules = [] }: PolicyRulesWithSubjects,
  path: string,
): FieldError[] {
  const errors =
    subjects.length === 0 ? [required(`${path}.subjects`, "subjects must contain at least one value")] : [];
  for (const [index, each] of subjects.entries())
    addErrors(errors, validateSubject(each, `${path}.subjects[${index}]`));
  if (resourceRules.length === 0 && nonResourceRules.length === 0) {
    errors.push(required(path, "at least one of resourceRules and nonResourceRules has to be non-empty"));
  }
  for (const [index, each] of resourceRules.entries()) {
    addErrors(errors, validateResourceRule(each, `${path}.resourceRules[${index}]`));
  }
  for (const [index, each] of nonResourceRules.entries()) {
    addErrors(errors, validateNonResourceRule(each, `${path}.nonResourceRules[${index}]`));
  }
  return errors;
}

/** Without these two schemas some requests would belong nowhere, so nobody changes them. */
function validateMandatory(spec: FlowSchemaSpec, name: string): FieldError[] {
  const fixed = mandatoryFlowSchemas.get(name);
  if (fixed === undefined || deepEqual(spec, fixed)) return [];
  return [invalid("spec", spec, `spec of '${name}' must equal the fixed value`)];
}
