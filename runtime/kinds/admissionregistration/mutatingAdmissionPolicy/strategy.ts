import type {
  MutatingAdmissionPolicy,
  Mutation,
} from "../../../../generated/admissionregistration/v1/mutatingAdmissionPolicy.ts";
import { jsonPatchesType, wholeObjectType } from "../../../cel/compile/objects.ts";
import { type FieldError, addErrors, invalid, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import {
  paramVariables,
  type PolicyContext,
  policyVariables,
  validateParamKind,
  validateVariables,
} from "../../rules/admission/admissionPolicy.ts";
import { validateChanging, validateMatchResources } from "../../rules/admission/admissionRules.ts";
import { validateExpression } from "../../rules/celExpression.ts";
import { validateMatchConditions } from "../../rules/admission/matchConditions.ts";

/** Of any version: they have one shape. */
type Policy = Omit<MutatingAdmissionPolicy, "apiVersion">;

export const strategy: Strategy<Policy> = { validate, forgivesStored: true };

function validate({ spec }: Policy, { work }: StrategyContext): FieldError[] {
  const { paramKind, matchConstraints, matchConditions = [], variables = [], mutations = [] } = spec ?? {};
  const errors = paramKind === undefined ? [] : validateParamKind(paramKind, "spec.paramKind");
  if (matchConstraints !== undefined) {
    addErrors(errors, validateMatchResources(matchConstraints, "spec.matchConstraints"));
    addErrors(errors, validateChanging(matchConstraints, "spec.matchConstraints"));
  }
  addErrors(
    errors,
    validateMatchConditions(matchConditions, "spec.matchConditions", { more: paramVariables(paramKind), work }),
  );
  const names = policyVariables(paramKind);
  const context: PolicyContext = { names, declared: new Map(), work, makesObjects: true };
  addErrors(errors, validateVariables(variables, "spec.variables", context));
  for (const [index, each] of mutations.entries()) {
    addErrors(errors, validateMutation(each, `spec.mutations[${index}]`, context));
  }
  return errors;
}

/** The expression of the member that the type names is not blank, and yields what that type is made of. */
function validateMutation(
  { patchType, applyConfiguration, jsonPatch }: Mutation,
  path: string,
  { names, declared, work }: PolicyContext,
): FieldError[] {
  const isPatch = patchType === "JSONPatch";
  const [own, other] = isPatch ? [jsonPatch, applyConfiguration] : [applyConfiguration, jsonPatch];
  const [name, otherName] = isPatch ? ["jsonPatch", "applyConfiguration"] : ["applyConfiguration", "jsonPatch"];
  const errors: FieldError[] = [];
  if (other !== undefined && (isPatch || patchType === "ApplyConfiguration")) {
    const text = `must not be specified when patchType is ${patchType}`;
    errors.push(invalid(`${path}.${otherName}`, `{${otherName}}`, text));
  }
  if (own === undefined) return errors;
  const at = `${path}.${name}.expression`;
  const { expression = "" } = own;
  if (expression.trim() === "") return [required(at), ...errors];
  const type = isPatch ? jsonPatchesType : wholeObjectType;
  const found = validateExpression(expression, at, {
    variables: names,
    declared,
    types: [type],
    makesObjects: true,
    work,
  });
  return [...found, ...errors];
}
