import { deepEqual } from "../../schema/deepEqual.ts";
import { type ApiObject, StatusError } from "../../schema/index.ts";
import { isOfKind, type ShownChange, takeShown } from "../matching/change.ts";
import { roundsOf } from "../matching/rounds.ts";
import type { AdmissionAttributes, WaitingPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import { type Invocation, isMisconfigured, PolicyAsker, type PolicyOptions } from "./asked.ts";
import type { Asking } from "../expressions/asking.ts";
import { isConditionsError } from "../expressions/conditions.ts";
import { Evaluator, isExpressionError } from "../expressions/evaluator.ts";
import { MutationError, patched, readConfiguration, readOperations } from "./mutate.ts";
import type { MutatingRules } from "./policy.ts";

/** Why a request is refused: a policy could not do what it is for. */
interface Failure {
  readonly policy: string;
  readonly binding?: string;
  readonly message: string;
  readonly reason?: "Invalid";
}

interface Mutating extends Asking {
  readonly old: ApiObject | undefined;
}

/** Lets policies change what is written, one after another. */
export function mutatingPolicies(options: PolicyOptions<MutatingRules>): WaitingPlugin {
  const asker = new PolicyAsker(options);
  const rounds = roundsOf<string>();
  const mutation = mutationBy(asker, options);
  return {
    name: "MutatingAdmissionPolicy",
    waits: (attributes) => asker.concerns(attributes),
    mutate: async (attributes, { object, old, passes }) => {
      const round = rounds(passes);
      round.begin(object, passes);
      const failures: Failure[] = [];
      const mutating = { ...asker.begin(attributes), old };
      for (const each of await asker.invocations(attributes, { object, old })) {
        const { policy, binding } = each;
        const about = { policy: policy.name, ...(binding === undefined ? {} : { binding: binding.name }) };
        if (isMisconfigured(each)) {
          if (!policy.isIgnoredOnFailure) failures.push({ ...about, message: each.message });
          continue;
        }
        const { namespace = "", name = "" } = each.param?.metadata ?? {};
        const key = JSON.stringify([policy.name, each.binding.name, namespace, name]);
        if (object === undefined || !round.isDue(key, passes)) continue;
        const before = structuredClone(object);
        const problems = await mutation(each, object, mutating);
        if (!policy.isIgnoredOnFailure) {
          failures.push(...problems.map(({ message }) => ({ ...about, message, reason: "Invalid" as const })));
        }
        if (!deepEqual(before, object)) round.changed(passes);
        if (policy.rules().isAskedAgain) round.asked(key);
      }
      round.end(object);
      if (failures.length > 0) throw refusalOf(failures, attributes);
    },
  };
}

type Mutate = (each: Invocation<MutatingRules>, object: ApiObject, about: Mutating) => Promise<readonly Error[]>;

/** Makes the mutations of a policy one after another; each sees what those before it did. Returns what failed. */
function mutationBy(asker: PolicyAsker<MutatingRules>, { kinds }: PolicyOptions<MutatingRules>): Mutate {
  return async ({ policy, kind, param }, object, { old, ...asking }) => {
    const { attributes } = asking;
    await asking.goOn();
    const rules = policy.rules();
    const problems: Error[] = [];
    const shown = () => asker.shown(kind, attributes, { object, old });
    const evaluationOf = (change: ShownChange) => asker.evaluation(rules.scope, change, { ...asking, param });
    try {
      const evaluation = evaluationOf(await shown());
      if (!(await asker.isMeant(policy, rules.conditions, evaluation, { type: "admit", attributes }))) return problems;
    } catch (error) {
      if (!isConditionsError(error)) throw error;
      return [error];
    }
    for (const mutation of rules.mutations) {
      const change = await shown();
      const seen = change.object;
      if (seen === undefined) return problems;
      try {
        const read = mutation.isPatch ? readOperations : readConfiguration;
        const patch = await new Evaluator(evaluationOf(change)).evaluate(mutation, read);
        const code = isOfKind(seen, kind, attributes) ? await kinds.codeOf(kind) : undefined;
        const made = await patched(seen, patch, { code, isCustom: kind.custom === true });
        if (!deepEqual(made, seen)) await take(object, made, { attributes, kinds, kind });
      } catch (error) {
        if (!isExpressionError(error) && !(error instanceof MutationError)) throw error;
        problems.push(error);
      }
    }
    return problems;
  };
}

async function take(object: ApiObject, made: ApiObject, taking: Parameters<typeof takeShown>[2]): Promise<void> {
  const { shown } = taking.attributes;
  if (shown !== undefined && shown.take === undefined) {
    throw new MutationError("the object of this operation cannot be changed");
  }
  await takeShown(object, made, taking);
}

/** The first is the message, and all of them are causes. */
function refusalOf(failures: readonly Failure[], attributes: AdmissionAttributes): StatusError {
  const { status } = refused(attributes, "");
  const messages = failures.map(({ policy, binding, message }) => {
    const by =
      binding === undefined ? `policy ${JSON.stringify(policy)}` : `policy '${policy}' with binding '${binding}'`;
    return `${by} denied request: ${message}`;
  });
  const [message = ""] = messages;
  const details = { ...status.details, causes: messages.map((each) => ({ message: each })) };
  const reason = failures[0]?.reason ?? status.reason ?? "";
  return new StatusError({ ...status, message, reason, details });
}
