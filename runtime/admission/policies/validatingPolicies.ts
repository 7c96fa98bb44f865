import { type Platform, StatusError } from "../../schema/index.ts";
import type { ShownChange } from "../matching/change.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { type Invocation, isMisconfigured, PolicyAsker, type PolicyOptions } from "./asked.ts";
import type { PolicyMeter } from "./policyMeter.ts";
import type { Binding, ValidatingRules } from "./policy.ts";
import { type Denial, validate } from "./validate.ts";

export interface ValidatingOptions extends PolicyOptions<ValidatingRules> {
  readonly meter: PolicyMeter;
}

/** Why a request is refused. */
interface Refusal extends Pick<Denial, "message" | "reason"> {
  readonly policy: string;
  readonly binding?: string;
}

/** Asks policies whether a write may be. All of them are asked; the first that refuses is the answer. */
export function validatingPolicies(options: ValidatingOptions): WaitingPlugin {
  const asker = new PolicyAsker(options);
  return {
    name: "ValidatingAdmissionPolicy",
    waits: (attributes) => asker.concerns(attributes),
    validate: async (attributes, object, old) => {
      const asking = asker.begin(attributes);
      const notes = new Notes(attributes);
      const refusals: Refusal[] = [];
      const known = new Map<unknown, ShownChange>();
      for (const each of await asker.invocations(attributes, { object, old })) {
        const { policy } = each;
        if (isMisconfigured(each)) {
          const { binding, message } = each;
          const about = { policy: policy.name, ...(binding === undefined ? {} : { binding: binding.name }) };
          if (!policy.isIgnoredOnFailure) refusals.push({ ...about, message, reason: "Invalid" });
          continue;
        }
        const shown = known.get(each.kind) ?? (await asker.shown(each.kind, attributes, { object, old }));
        known.set(each.kind, shown);
        await asking.goOn();
        const rules = policy.rules();
        const startMs = performance.now();
        const evaluation = asker.evaluation(rules.scope, shown, { ...asking, param: each.param });
        const verdict = await validate(rules, evaluation, (all) =>
          asker.isMeant(policy, rules.conditions, all, { type: "validate", attributes }),
        );
        const seconds = (performance.now() - startMs) / 1000;
        refusals.push(...act(each, verdict.denials, { attributes, options, seconds }));
        for (const { key, value } of verdict.annotations) notes.add(`${policy.name}/${key}`, value);
      }
      notes.publish();
      const [first] = refusals;
      return first && refusalOf(first, attributes);
    },
  };
}

interface Acting {
  readonly attributes: AdmissionAttributes;
  readonly options: ValidatingOptions;
  readonly seconds: number;
}

/** Does what a binding wants done about denials; returns those that refuse the request. */
function act(
  { policy, binding }: Invocation<ValidatingRules>,
  denials: readonly Denial[],
  { attributes, options, seconds }: Acting,
): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const count = (denial: Denial, action: "allow" | "deny" | "audit" | "warn") => {
    options.meter({ policy: policy.name, binding: binding.name, action, isError: denial.isError, seconds });
  };
  for (const denial of denials) {
    const { message, reason, isError, isCertain } = denial;
    if (isError && policy.isIgnoredOnFailure) {
      count(denial, "allow");
      continue;
    }
    for (const action of isCertain === true ? (["Deny"] as const) : binding.actions) {
      if (action === "Deny") refusals.push({ policy: policy.name, binding: binding.name, message, reason });
      else if (action === "Warn") attributes.warn(`Validation failed for ${subject(policy.name, binding)}: ${message}`);
      else auditFailure(denial, binding, { attributes, platform: options.platform });
      count(denial, ({ Deny: "deny", Warn: "warn", Audit: "audit" } as const)[action]);
    }
  }
  return refusals;
}

function subject(policy: string, { name }: Pick<Binding, "name">): string {
  return `ValidatingAdmissionPolicy '${policy}' with binding '${name}'`;
}

function auditFailure(
  { message, index }: Denial,
  { name, policyName, actions }: Binding,
  { attributes, platform }: { readonly attributes: AdmissionAttributes; readonly platform: Platform },
): void {
  const failure = { message, policy: policyName, binding: name, expressionIndex: index, validationActions: actions };
  const key = `validation.policy.admission.${platform.apiDomain}/validation_failure`;
  attributes.audit?.annotate(key, JSON.stringify([failure]));
}

/** Annotations that policies make: what several bindings and parameters say to one key is one value. */
class Notes {
  readonly #values = new Map<string, Set<string>>();
  readonly #attributes: AdmissionAttributes;

  constructor(attributes: AdmissionAttributes) {
    this.#attributes = attributes;
  }

  add(key: string, value: string): void {
    const values = this.#values.get(key) ?? new Set();
    this.#values.set(key, values.add(value));
  }

  publish(): void {
    for (const [key, values] of this.#values) this.#attributes.audit?.annotate(key, [...values].join(", "));
  }
}

const codes: Readonly<Record<Denial["reason"], number>> = { Invalid: 422, Forbidden: 403, RequestEntityTooLarge: 413 };

function refusalOf({ policy, binding, message, reason }: Refusal, attributes: AdmissionAttributes): StatusError {
  const by = binding === undefined ? `ValidatingAdmissionPolicy '${policy}'` : subject(policy, { name: binding });
  const text = `${by} denied request: ${message}`;
  const { status } = refused(attributes, text);
  const details = { ...status.details, causes: [{ message: text }] };
  return new StatusError({ ...status, reason, code: codes[reason], details });
}
