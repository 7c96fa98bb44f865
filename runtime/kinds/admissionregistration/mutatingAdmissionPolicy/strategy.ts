import type {
  MutatingAdmissionPolicy,
  Mutation,
} from "../../../../generated/admissionregistration/v1/mutatingAdmissionPolicy.ts";
import { type FieldError, addErrors, required } from "../../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { paramVariables, policyVariables, validateParamKind, validateVariables } from "../../rules/admissionPolicy.ts";
import { validateMatchResources } from "../../rules/admissionRules.ts";
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
  addErrors(errors, validateVariables(variables, "spec.variables", { names: policyVariables(paramKind), work }));
  for (const [index, each] of mutations.entries()) {
    addErrors(errors, validateMutation(each, `spec.mutations[${index}]`));
  }
  return errors;
}

/** The expression of the member that the type names is not blank. */
function validateMutation({ patchType, applyConfiguration, jsonPatch }: Mutation, path: string): FieldError[] {
  const member = patchType === "JSONPatch" ? "jsonPatch" : "applyConfiguration";
  const own = patchType === "JSONPatch" ? jsonPatch : applyConfiguration;
  if (own === undefined || (own.expression ?? "").trim() !== "") return [];
  return [required(`${path}.${member}.expression`, "expression is not specified")];
}
