import type { FlowSchema, FlowSchemaSpec } from "../../../../generated/flowcontrol/v1/flowSchema.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import { type FieldError, addErrors, invalid, invalidAs, notSupported } from "../../../schema/fieldError.ts";
import { dnsLabel, faultsOf } from "../../../schema/names.ts";
import type { Strategy, StrategyContext } from "../../../schema/strategy.ts";
import { mandatoryFlowSchemas } from "../../rules/flowcontrolMandatory.ts";

/** A table shows the schemas as requests are held against them. */
export const strategy: Strategy<FlowSchema> = { validate, rowOrder: ({ spec }) => spec?.matchingPrecedence ?? 0 };

function validate({ metadata, spec }: FlowSchema, { subresource }: StrategyContext): FieldError[] {
  if (spec === undefined || subresource !== "") return [];
  const name = metadata?.name ?? "";
  const errors: FieldError[] = [];
  if (spec.matchingPrecedence === 1 && name !== "exempt") {
    const text = "only the schema named 'exempt' may have matchingPrecedence 1";
    errors.push(invalid("spec.matchingPrecedence", 1, text));
  }
  for (const [index, { resourceRules = [], nonResourceRules = [] }] of (spec.rules ?? []).entries()) {
    for (const [member, rules] of Object.entries({ resourceRules, nonResourceRules })) {
      rules.forEach(({ verbs }, at) => {
        addErrors(errors, validateVerbs(verbs, `spec.rules[${index}].${member}[${at}].verbs`));
      });
    }
    resourceRules.forEach(({ namespaces }, at) => {
      addErrors(errors, validateNamespaces(namespaces ?? [], `spec.rules[${index}].resourceRules[${at}].namespaces`));
    });
  }
  return [...errors, ...validateMandatory(spec, name)];
}

const knownVerbs = ["get", "list", "create", "update", "delete", "deletecollection", "patch", "watch", "proxy"];

function validateVerbs(verbs: readonly string[], field: string): FieldError[] {
  if (verbs.includes("*") || verbs.every((each) => knownVerbs.includes(each))) return [];
  return [notSupported(field, verbs, knownVerbs)];
}

function validateNamespaces(namespaces: readonly string[], field: string): FieldError[] {
  if (namespaces.includes("*")) return [];
  return namespaces.flatMap((each, index) => {
    const texts = faultsOf(dnsLabel, each).map(
      (text) => `each member of this list must be '*' or a DNS-1123 label; ${text}`,
    );
    return invalidAs(`${field}[${index}]`, each, texts);
  });
}

/** Without these two schemas some requests would belong nowhere, so no client may change them. */
function validateMandatory(spec: FlowSchemaSpec, name: string): FieldError[] {
  const fixed = mandatoryFlowSchemas.get(name);
  if (fixed === undefined || deepEqual(spec, fixed)) return [];
  return [invalid("spec", spec, `spec of '${name}' must equal the fixed value`)];
}
