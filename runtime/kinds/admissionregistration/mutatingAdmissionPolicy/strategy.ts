import type {
  MutatingAdmissionPolicy,
  Mutation,
} from "../../../../generated/admissionregistration/v1/mutatingAdmissionPolicy.ts";
import { jsonPatchesType, wholeObjectType } from "../../../cel/compile/objects.ts";
import { type FieldError, addErrors, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import {
  paramVariables,
  type PolicyContext,
  policyVariables,
  validateParamKind,
  validateVariables,
} from "../../rules/admissionPolicy.ts";
import { validateMatchResources } from "../../rules/admissionRules.ts";
import { validateExpression } from "../../rules/celExpression.ts";
import { validateMatchConditions } from "../../rules/matchConditions.ts";

/** Of any version: they have one shape. */
type Policy = Omit<MutatingAdmissionPolicy, "apiVersion">;

export const strategy: Strategy<Policy> = { validate };

function validate({ spec }: Policy, { work }: StrategyContext): FieldError[] {
  const { paramKind, matchConstraints, matchConditions = [], variables = [], mutations = [] } = spec ?? {};
  const errors = paramKind === undefined ? [] : validateParamKind(paramKind, "spec.paramKind");
  if (matchConstraints !== undefined) {
    addErrors(errors, validateMatchResources(matchConstraints, "spec.matchConstraints"));
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
  const own = isPatch ? jsonPatch : applyConfiguration;
  if (own === undefined) return [];
  const at = `${path}.${isPatch ? "jsonPatch" : "applyConfiguration"}.expression`;
  const { expression = "" } = own;
  if (expression.trim() === "") return [required(at)];
  const type = isPatch ? jsonPatchesType : wholeObjectType;
  return validateExpression(expression, at, { variables: names, declared, types: [type], makesObjects: true, work });
}
