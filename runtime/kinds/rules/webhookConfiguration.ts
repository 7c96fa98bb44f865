import type { MutatingWebhook } from "../../../generated/admissionregistration/v1/mutatingWebhookConfiguration.ts";
import { repeats } from "../../registry/keyed.ts";
import { addErrors, type FieldError, invalid, required } from "../../schema/fieldError.ts";
import { dns1035Label, dnsSubdomain } from "../../schema/names.ts";
import type { ApiObject } from "../../schema/object.ts";
import type { Strategy, StrategyContext } from "../../schema/strategy.ts";
import { validateRule } from "./admissionRules.ts";
import { validateMatchConditions } from "./matchConditions.ts";
import { validateClientConfig } from "./webhookClientConfig.ts";

/** Mutating webhooks say one thing more than validating ones, which the schema checks. */
interface Configuration extends ApiObject {
  readonly webhooks?: readonly Omit<MutatingWebhook, "reinvocationPolicy">[];
}

export const strategy: Pick<Strategy<Configuration>, "validate"> = {
  validate: ({ webhooks = [] }, { work }) =>
    webhooks.flatMap((each, index) => validateWebhook(each, `webhooks[${index}]`, work)),
};

function validateWebhook(
  hook: Omit<MutatingWebhook, "reinvocationPolicy">,
  path: string,
  work: StrategyContext["work"],
): FieldError[] {
  const { name, rules = [], clientConfig, matchConditions = [] } = hook;
  const errors = validateName(name, `${path}.name`);
  for (const [index, rule] of rules.entries()) addErrors(errors, validateRule(rule, `${path}.rules[${index}]`));
  addErrors(errors, validateTimeout(hook.timeoutSeconds, `${path}.timeoutSeconds`));
  return [
    ...errors,
    ...validateClientConfig(clientConfig, `${path}.clientConfig`),
    ...validateMatchConditions(matchConditions, `${path}.matchConditions`, { work }),
    ...validateReviewVersions(hook.admissionReviewVersions, `${path}.admissionReviewVersions`),
  ];
}

function validateName(name: string, field: string): FieldError[] {
  if (name === "") return [];
  const text = dnsSubdomain(name);
  const errors = text === undefined ? [] : [invalid(field, name, text)];
  if (name.split(".").length < 3) {
    errors.push(invalid(field, name, "should be a domain with at least three segments separated by dots"));
  }
  return errors;
}

function validateTimeout(seconds: number | undefined, field: string): FieldError[] {
  if (seconds === undefined || (seconds >= 1 && seconds <= 30)) return [];
  return [invalid(field, seconds, "the timeout value must be between 1 and 30 seconds")];
}

/** Versions of reviews that a server can send. */
const known = ["v1", "v1beta1"];

function validateReviewVersions(versions: readonly string[], field: string): FieldError[] {
  if (versions.length === 0) return [required(field, `must specify one of ${known.join(", ")}`)];
  const isRepeated = repeats();
  const errors = versions.flatMap((version, index) => {
    const text = isRepeated(version) ? "duplicate version" : dns1035Label(version);
    return text === undefined ? [] : [invalid(`${field}[${index}]`, version, text)];
  });
  if (!versions.some((each) => known.includes(each))) {
    errors.push(invalid(field, versions, `must include at least one of ${known.join(", ")}`));
  }
  return errors;
}
