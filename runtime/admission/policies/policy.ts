import type { MatchCondition, MatchResources } from "../../../generated/admissionregistration/v1/match.ts";
import type { MutatingAdmissionPolicySpec } from "../../../generated/admissionregistration/v1/mutatingAdmissionPolicy.ts";
import type { ParamKind, ParamRef, Variable } from "../../../generated/admissionregistration/v1/policy.ts";
import type {
  AuditAnnotation,
  ValidatingAdmissionPolicySpec,
  Validation,
} from "../../../generated/admissionregistration/v1/validatingAdmissionPolicy.ts";
import type { ApiObject } from "../../schema/index.ts";
import { type NamedExpression, type ExpressionScope, expressionScope } from "../expressions/evaluator.ts";

/** A policy, whose expressions are compiled when a request first needs them. */
export interface Policy<Rules> {
  readonly name: string;
  readonly isStatic: boolean;
  readonly constraints: MatchResources;
  readonly paramKind: ParamKind | undefined;
  readonly isIgnoredOnFailure: boolean;
  readonly rules: () => Compiled<Rules>;
}

export type Compiled<Rules> = Rules & {
  readonly scope: ExpressionScope;
  readonly conditions: readonly NamedExpression[];
};

export interface Binding {
  readonly name: string;
  readonly isStatic: boolean;
  readonly policyName: string;
  readonly paramRef: ParamRef | undefined;
  readonly resources: MatchResources | undefined;
  /** Of a validating policy. */
  readonly actions: readonly ("Deny" | "Warn" | "Audit")[];
}

/** Where an object is from. */
export interface Origin {
  /** A manifest file; default: storage. */
  readonly isStatic?: boolean;
}

export interface ValidatingRules {
  readonly validations: readonly CompiledValidation[];
  readonly annotations: readonly (NamedExpression & Pick<AuditAnnotation, "key">)[];
}

export interface CompiledValidation extends NamedExpression {
  readonly message: string;
  readonly messageExpression: NamedExpression | undefined;
  readonly reason: NonNullable<Validation["reason"]>;
}

export interface MutatingRules {
  readonly mutations: readonly (NamedExpression & { readonly isPatch: boolean })[];
  readonly isAskedAgain: boolean;
}

export function validatingPolicyOf(object: ApiObject, origin: Origin = {}): Policy<ValidatingRules> {
  const { spec = {} } = object as { readonly spec?: ValidatingAdmissionPolicySpec };
  return policyOf(object, spec, {
    ...{ ...origin, makesObjects: false },
    compile: ({ compile }) => ({
      validations: (spec.validations ?? []).map(({ expression, message = "", messageExpression = "", reason }) => ({
        ...compile(expression),
        message: message.trim(),
        messageExpression: messageExpression === "" ? undefined : compile(messageExpression),
        reason: reason ?? "Invalid",
      })),
      annotations: (spec.auditAnnotations ?? []).map(({ key, valueExpression }) => ({
        key,
        ...compile(valueExpression),
      })),
    }),
  });
}

export function mutatingPolicyOf(object: ApiObject, origin: Origin = {}): Policy<MutatingRules> {
  const { spec = {} } = object as { readonly spec?: MutatingAdmissionPolicySpec };
  return policyOf(object, spec, {
    ...{ ...origin, makesObjects: true },
    compile: ({ compile }) => ({
      mutations: (spec.mutations ?? []).map(({ patchType, applyConfiguration, jsonPatch }) => {
        const isPatch = patchType === "JSONPatch";
        return { isPatch, ...compile((isPatch ? jsonPatch : applyConfiguration)?.expression ?? "") };
      }),
      isAskedAgain: spec.reinvocationPolicy === "IfNeeded",
    }),
  });
}

interface CommonSpec {
  readonly matchConstraints?: MatchResources;
  readonly paramKind?: ParamKind;
  readonly failurePolicy?: "Ignore" | "Fail";
  readonly variables?: readonly Variable[];
  readonly matchConditions?: readonly MatchCondition[];
}

function policyOf<Rules>(
  { metadata }: ApiObject,
  spec: CommonSpec,
  rules: Origin & { readonly makesObjects: boolean; readonly compile: (scope: ExpressionScope) => Rules },
): Policy<Rules> {
  let compiled: Compiled<Rules> | undefined;
  return {
    name: metadata?.name ?? "",
    isStatic: rules.isStatic === true,
    constraints: spec.matchConstraints ?? {},
    paramKind: spec.paramKind,
    isIgnoredOnFailure: spec.failurePolicy === "Ignore",
    rules: () => {
      if (compiled !== undefined) return compiled;
      const scope = expressionScope(spec.variables ?? [], rules);
      const conditions = (spec.matchConditions ?? []).map(({ expression }) => scope.compile(expression));
      compiled = { ...rules.compile(scope), scope, conditions };
      return compiled;
    },
  };
}

export function bindingOf({ metadata, ...object }: ApiObject, { isStatic = false }: Origin = {}): Binding {
  const { spec } = object as { readonly spec: BindingSpec };
  return {
    name: metadata?.name ?? "",
    isStatic,
    policyName: spec.policyName ?? "",
    paramRef: spec.paramRef,
    resources: spec.matchResources,
    actions: spec.validationActions ?? [],
  };
}

interface BindingSpec {
  readonly policyName?: string;
  readonly paramRef?: ParamRef;
  readonly matchResources?: MatchResources;
  readonly validationActions?: Binding["actions"];
}
