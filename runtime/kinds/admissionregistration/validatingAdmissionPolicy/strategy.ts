import type {
  AuditAnnotation,
  ValidatingAdmissionPolicy,
  Validation,
} from "../../../../generated/admissionregistration/v1/validatingAdmissionPolicy.ts";
import { addErrors, type FieldError, invalid, invalidAs, required } from "../../../schema/fieldError.ts";
import { faultsOf, qualifiedName } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import {
  type PolicyContext,
  paramVariables,
  policyVariables,
  validateParamKind,
  validateVariables,
} from "../../rules/admission/admissionPolicy.ts";
import { validateMatchResources } from "../../rules/admission/admissionRules.ts";
import { validateExpression } from "../../rules/celExpression.ts";
import { validateMatchConditions } from "../../rules/admission/matchConditions.ts";

export const strategy: Strategy<ValidatingAdmissionPolicy> = { validate, forgivesStored: true };

const maxAuditExpressionBytes = 5 * 1024;

function validate({ metadata, spec }: ValidatingAdmissionPolicy, { subresource, work }: StrategyContext): FieldError[] {
  if (subresource !== "") return [];
  const { paramKind, matchConstraints, matchConditions = [], validations = [], auditAnnotations = [] } = spec ?? {};
  const context: PolicyContext = { names: policyVariables(paramKind), declared: new Map(), work };
  const errors = paramKind === undefined ? [] : validateParamKind(paramKind, "spec.paramKind");
  if (matchConstraints !== undefined) {
    addErrors(errors, validateMatchResources(matchConstraints, "spec.matchConstraints"));
  }
  addErrors(
    errors,
    validateMatchConditions(matchConditions, "spec.matchConditions", { more: paramVariables(paramKind), work }),
  );
  addErrors(errors, validateVariables(spec?.variables ?? [], "spec.variables", context));
  for (const [index, each] of validations.entries()) {
    addErrors(errors, validateValidation(each, { path: `spec.validations[${index}]`, ...context }));
  }
  return [...errors, ...validateAuditAnnotations(auditAnnotations, { policy: metadata?.name ?? "", ...context })];
}

function validateValidation(
  { expression, message = "", messageExpression = "" }: Validation,
  { path, names, declared, work }: PolicyContext & { readonly path: string },
): FieldError[] {
  const errors: FieldError[] = [];
  const known = { declared, work };
  if (expression.trim() === "") errors.push(required(`${path}.expression`, "expression is not specified"));
  else
    addErrors(
      errors,
      validateExpression(expression, `${path}.expression`, { ...known, variables: names, types: [{ kind: "bool" }] }),
    );
  const textField = `${path}.messageExpression`;
  const textNames = names.filter((each) => each !== "authorizer"); // a text is made after the decision
  if (messageExpression !== "" && messageExpression.trim() === "") {
    errors.push(invalid(textField, messageExpression, "must be non-empty if specified"));
  } else if (messageExpression !== "") {
    addErrors(
      errors,
      validateExpression(messageExpression, textField, { ...known, variables: textNames, types: [{ kind: "string" }] }),
    );
  }
  const trimmed = message.trim();
  if (message !== "" && trimmed === "") {
    errors.push(invalid(`${path}.message`, message, "must be non-empty if specified"));
  } else if (hasLineBreaks(trimmed)) {
    errors.push(invalid(`${path}.message`, message, "must not contain line breaks"));
  }
  return errors;
}

function hasLineBreaks(text: string): boolean {
  return /[\r\n]/.test(text);
}

function validateAuditAnnotations(
  annotations: readonly AuditAnnotation[],
  { policy, ...context }: PolicyContext & { readonly policy: string },
): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, { key, valueExpression }] of annotations.entries()) {
    const path = `spec.auditAnnotations[${index}]`;
    const full = `${policy}/${key}`;
    if (policy === "") errors.push(invalid(`${path}.key`, key, "requires metadata.name be non-empty"));
    else addErrors(errors, invalidAs(`${path}.key`, full, faultsOf(qualifiedName, full)));
    addErrors(errors, validateValueExpression(valueExpression, `${path}.valueExpression`, context));
  }
  return errors;
}

function validateValueExpression(
  expression: string,
  field: string,
  { names, declared, work }: PolicyContext,
): FieldError[] {
  const trimmed = expression.trim();
  if (trimmed === "") return [required(field, "valueExpression is not specified")];
  if (Buffer.byteLength(trimmed) > maxAuditExpressionBytes) {
    return [required(field, `must not exceed ${maxAuditExpressionBytes} bytes in length`)];
  }
  return validateExpression(expression, field, {
    variables: names,
    declared,
    types: [{ kind: "string" }, { kind: "null" }],
    work,
  });
}
