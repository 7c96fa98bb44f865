import type {
  MutatingAdmissionPolicy,
  Mutation,
} from "../../../generated/admissionregistration/v1/mutatingAdmissionPolicy.ts";
import { addErrors, type FieldError, forbidden, notSupported, required } from "../../schema/fieldError.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { paramVariables, policyVariables, validateParamKind, validateVariables } from "./admissionPolicy.ts";
import { validateMatchResources } from "./admissionRules.ts";
import { validateMatchConditions } from "./matchConditions.ts";

/** Of any version: they have one shape. */
type Policy = Omit<MutatingAdmissionPolicy, "apiVersion">;

export const strategy: Strategy<Policy> = { validate };

function validate({ spec }: Policy, { work }: StrategyContext): FieldError[] {
  const { paramKind, matchConstraints, matchConditions = [], variables = [], mutations = [] } = spec ?? {};
  const errors = paramKind === undefined ? [] : validateParamKind(paramKind, "spec.paramKind");
  if (matchConstraints === undefined) errors.push(required("spec.matchConstraints"));
  else {
    const path = "spec.matchConstraints";
    addErrors(errors, validateMatchResources(matchConstraints, path));
    if (!matchConstraints.resourceRules?.length) errors.push(required(`${path}.resourceRules`));
    addErrors(errors, validateOperations(matchConstraints.resourceRules ?? [], `${path}.resourceRules`));
  }
  addErrors(
    errors,
    validateMatchConditions(matchConditions, "spec.matchConditions", { more: paramVariables(paramKind), work }),
  );
  addErrors(errors, validateVariables(variables, "spec.variables", { names: policyVariables(paramKind), work }));
  if (mutations.length === 0) errors.push(required("spec.mutations"));
  for (const [index, each] of mutations.entries()) {
    addErrors(errors, validateMutation(each, `spec.mutations[${index}]`));
  }
  if (!spec?.reinvocationPolicy) errors.push(required("spec.reinvocationPolicy"));
  return errors;
}

/** There is nothing to change in what goes away or is only connected to. */
function validateOperations(rules: readonly { readonly operations?: readonly string[] }[], path: string): FieldError[] {
  return rules.flatMap(({ operations = [] }, index) =>
    operations.flatMap((operation, at) => {
      if (operation !== "DELETE" && operation !== "CONNECT") return [];
      return [notSupported(`${path}[${index}].operations[${at}]`, operation, ["*", "CREATE", "UPDATE"])];
    }),
  );
}

const memberOfType = { ApplyConfiguration: "applyConfiguration", JSONPatch: "jsonPatch" } as const;

/** The member that the type names, and no other. The schema checks the type. */
function validateMutation(mutation: Mutation, path: string): FieldError[] {
  const { patchType } = mutation;
  if (patchType !== "ApplyConfiguration" && patchType !== "JSONPatch") return [];
  const own = memberOfType[patchType];
  const other = own === "jsonPatch" ? "applyConfiguration" : "jsonPatch";
  const errors: FieldError[] = [];
  if (mutation[own] === undefined) {
    errors.push(required(`${path}.${own}`, `must be specified when patchType is ${patchType}`));
  } else if ((mutation[own]?.expression ?? "").trim() === "") {
    errors.push(required(`${path}.${own}.expression`, "expression is not specified"));
  }
  if (mutation[other] !== undefined) {
    errors.push(forbidden(`${path}.${other}`, `must not be specified when patchType is ${patchType}`));
  }
  return errors;
}
