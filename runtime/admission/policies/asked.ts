import type { MatchResources } from "../../../generated/admissionregistration/v1/match.ts";
import type { Authorizer } from "../../auth/authorizer.ts";
import type { ApiObject, Platform, ResourceDescriptor } from "../../schema/index.ts";
import { kindText } from "../../schema/versions.ts";
import { type Asking, beginAsking } from "../expressions/asking.ts";
import type { ConditionMeter, ConditionOwner } from "../expressions/conditionMeter.ts";
import { conditionsHold } from "../expressions/conditions.ts";
import type { Evaluation, ExpressionScope, NamedExpression } from "../expressions/evaluator.ts";
import { type Change, inVersion, type ShownChange, shownOf } from "../matching/change.ts";
import { requestOf } from "../matching/request.ts";
import { askedOf, isNamespace, matchedKind } from "../matching/rules.ts";
import { matchesNamespace, matchesObject, namespaceOf } from "../matching/selectors.ts";
import type { ServedKinds } from "../matching/servedKinds.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { foundIn, type Stored } from "../stored.ts";
import { collectParams, ConfigurationError, type ParamStore, type ParamStores } from "./params.ts";
import type { Binding, Policy } from "./policy.ts";
import { groupBy } from "../../schema/groups.ts";

export interface PolicyOptions<Rules> {
  readonly policies: Pick<Stored<Policy<Rules>>, "all">;
  readonly bindings: Pick<Stored<Binding>, "all">;
  readonly params: ParamStores;
  readonly kinds: ServedKinds;
  readonly namespaceOf: (name: string) => ApiObject | undefined;
  readonly conditionMeter: ConditionMeter;
  readonly authorize: Authorizer;
  readonly platform: Platform;
}

/** A policy with the bindings that put it to use. */
export interface BoundPolicy<Rules> {
  readonly policy: Policy<Rules>;
  readonly bindings: readonly Binding[];
}

/** A policy that is asked about a request, by one of its bindings and with one parameter. */
export interface Invocation<Rules> {
  readonly policy: Policy<Rules>;
  readonly binding: Binding;
  readonly kind: ResourceDescriptor;
  readonly param: ApiObject | undefined;
}

/** What cannot be asked. */
export interface Misconfigured<Rules> {
  readonly policy: Policy<Rules>;
  /** Absent: none of the policy's bindings can be used. */
  readonly binding?: Binding;
  readonly message: string;
}

/** Finds which policies of one sort are asked about a request, and what they are shown. */
export class PolicyAsker<Rules> {
  readonly #options: PolicyOptions<Rules>;
  readonly #bindings: () => ReadonlyMap<string, readonly Binding[]>;
  #known: { readonly of: readonly unknown[]; readonly bound: readonly BoundPolicy<Rules>[] } | undefined;

  constructor(options: PolicyOptions<Rules>) {
    this.#options = options;
    this.#bindings = foundIn(options.bindings, (all) => groupBy(all, (each) => each.policyName));
  }

  /** Whether a bound policy is about such a write. */
  concerns(attributes: AdmissionAttributes): boolean {
    return this.#bound().some(({ policy }) => {
      return this.#mayAsk(policy, attributes) && this.#kindFor(policy.constraints, attributes) !== undefined;
    });
  }

  #mayAsk(policy: Policy<Rules>, { descriptor }: AdmissionAttributes): boolean {
    return !isExempt(descriptor, policy, this.#options.platform);
  }

  /** Policies that are in use, by name, with their bindings by name; both are stored, or both of manifests. */
  #bound(): readonly BoundPolicy<Rules>[] {
    const policies = this.#options.policies.all();
    if (policies.length === 0) return [];
    const bindings = this.#bindings();
    if (this.#known?.of[0] !== policies || this.#known.of[1] !== bindings) {
      const found = policies.map((policy) => {
        const named = bindings.get(policy.name) ?? [];
        return { policy, bindings: named.filter(({ isStatic }) => isStatic === policy.isStatic) };
      });
      this.#known = { of: [policies, bindings], bound: found.filter((each) => each.bindings.length > 0) };
    }
    return this.#known.bound;
  }

  #kindFor(match: MatchResources, attributes: AdmissionAttributes): ResourceDescriptor | undefined {
    const { resourceRules = [], excludeResourceRules = [], matchPolicy = "Equivalent" } = match;
    const { equivalents } = this.#options.kinds;
    const asked = askedOf(attributes);
    const kindBy = (rules: typeof resourceRules) => {
      const isNamed = ({ resourceNames: names = [] }: (typeof rules)[number]) =>
        names.length === 0 || names.includes(attributes.name);
      return matchedKind(attributes.descriptor, asked, { rules: rules.filter(isNamed), matchPolicy, equivalents });
    };
    if (excludeResourceRules.length > 0 && kindBy(excludeResourceRules) !== undefined) return undefined;
    return resourceRules.length === 0 ? attributes.descriptor : kindBy(resourceRules);
  }

  /** The kind in whose version a request is shown; undefined where it does not match. */
  #matches(match: MatchResources, attributes: AdmissionAttributes, change: Change): ResourceDescriptor | undefined {
    const kind = this.#kindFor(match, attributes);
    if (kind === undefined) return undefined;
    const labelsOf = (name: string) => this.#options.namespaceOf(name)?.metadata?.labels ?? {};
    if (!matchesNamespace(match.namespaceSelector ?? {}, attributes, { ...change, labelsOf })) return undefined;
    return matchesObject(match.objectSelector ?? {}, change) ? kind : undefined;
  }

  /** Who is asked about a request, in the order of names. */
  async invocations(
    attributes: AdmissionAttributes,
    change: Change,
  ): Promise<readonly (Invocation<Rules> | Misconfigured<Rules>)[]> {
    const found: (Invocation<Rules> | Misconfigured<Rules>)[] = [];
    const shown = shownOf(change, attributes);
    for (const { policy, bindings } of this.#bound()) {
      if (!this.#mayAsk(policy, attributes)) continue;
      const kind = this.#matches(policy.constraints, attributes, shown);
      if (kind === undefined) continue;
      const store = policy.paramKind && this.#options.params(policy.paramKind);
      if (store === undefined && policy.paramKind !== undefined) {
        const { apiVersion = "", kind: name = "" } = policy.paramKind;
        const missing = kindText({ apiVersion, kind: name });
        const text = `failed to find resource referenced by paramKind: '${missing}'`;
        found.push({ policy, message: `failed to configure policy: ${text}` });
        continue;
      }
      for (const binding of bindings) {
        if (this.#matches(binding.resources ?? {}, attributes, shown) === undefined) continue;
        found.push(...(await withParams({ policy, binding, kind }, store, attributes)));
      }
    }
    return found;
  }

  /** A request as a policy sees it, in the version that its rule names. */
  async shown(kind: ResourceDescriptor, attributes: AdmissionAttributes, change: Change): Promise<ShownChange> {
    return inVersion(shownOf(change, attributes), kind, { attributes, kinds: this.#options.kinds });
  }

  /** Whether the conditions of a policy hold for a request; throws as `conditionsHold`. */
  isMeant(
    { name }: Pick<Policy<Rules>, "name">,
    conditions: readonly NamedExpression[],
    evaluation: Evaluation,
    { type, attributes }: Pick<ConditionOwner, "type"> & Pick<Asking, "attributes">,
  ): Promise<boolean> {
    const owner = { name, kind: "policy", type, operation: askedOf(attributes).operation } as const;
    return conditionsHold(conditions, evaluation, { owner, meter: this.#options.conditionMeter });
  }

  begin(attributes: AdmissionAttributes): Asking {
    return beginAsking(attributes, this.#options.authorize);
  }

  evaluation(
    scope: ExpressionScope,
    change: ShownChange,
    { attributes, param, decisions, goOn }: Asking & { readonly param: ApiObject | undefined },
  ): Evaluation {
    const { object, old: oldObject } = change;
    const place = isNamespace(attributes.descriptor) ? "" : namespaceOf(attributes);
    const namespaceObject = place === "" ? undefined : this.#options.namespaceOf(place);
    const request = requestOf(attributes, change, this.#options.platform);
    return {
      scope,
      values: { object, oldObject, request, params: param, namespaceObject, decisions },
      goOn,
    };
  }
}

async function withParams<Rules>(
  about: Omit<Invocation<Rules>, "param">,
  store: ParamStore | undefined,
  attributes: AdmissionAttributes,
): Promise<readonly (Invocation<Rules> | Misconfigured<Rules>)[]> {
  const { policy, binding } = about;
  try {
    const params = await collectParams(store, binding.paramRef, namespaceOf(attributes));
    return params.map((param) => ({ ...about, param }));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [{ policy, binding, message: `failed to configure binding: ${error.message}` }];
  }
}

const ownKinds = ["validatingadmissionpolicies", "mutatingadmissionpolicies"];
const ownBindings = ["validatingadmissionpolicybindings", "mutatingadmissionpolicybindings"];

/**
 * Stored policies are not asked about what repairs them, and none about what is asked to decide on others. Policies of
 * manifests are repaired in their files.
 */
function isExempt(
  { group, plural, virtual }: ResourceDescriptor,
  { isStatic }: Pick<Policy<unknown>, "isStatic">,
  { apiDomain }: Platform,
): boolean {
  if (group === `admissionregistration.${apiDomain}`) {
    return !isStatic && [...ownKinds, ...ownBindings].includes(plural);
  }
  const isOfAccess = group === `authentication.${apiDomain}` || group === `authorization.${apiDomain}`;
  return isOfAccess && virtual === true;
}

export function isMisconfigured<Rules>(each: Invocation<Rules> | Misconfigured<Rules>): each is Misconfigured<Rules> {
  return "message" in each;
}
