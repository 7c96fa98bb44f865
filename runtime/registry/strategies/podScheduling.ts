import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type {
  Affinity,
  NodeSelector,
  NodeSelectorTerm,
  PodAffinity,
  Toleration,
} from "../../../generated/core/v1/scheduling.ts";
import { finder } from "../keyed.ts";
import { type FieldError, forbidden, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { dnsSubdomain, labelValue, qualifiedName } from "../../schema/names.ts";
import { validateLabelSelector } from "../metadata/labelSelector.ts";
import { validateLabelKeys } from "../metadata/labels.ts";

/** What a pod says about the nodes it may run on. */
export function validateScheduling(spec: PodSpec, path: string, errors: FieldError[]): void {
  if (spec.nodeSelector !== undefined) validateLabelKeys(spec.nodeSelector, `${path}.nodeSelector`, errors);
  if (spec.tolerations !== undefined) validateTolerations(spec.tolerations, `${path}.tolerations`, errors);
  if (spec.affinity !== undefined) validateAffinity(spec.affinity, `${path}.affinity`, errors);
  if (spec.topologySpreadConstraints !== undefined) validateSpread(spec, path, errors);
}

export function validateTolerations(tolerations: readonly Toleration[], path: string, errors: FieldError[]): void {
  for (let index = 0; index < tolerations.length; index += 1) {
    const toleration = tolerations[index];
    if (toleration !== undefined) validateToleration(toleration, `${path}[${index}]`, errors);
  }
}

function validateToleration(toleration: Toleration, path: string, errors: FieldError[]): void {
  const { key = "", operator = "", value = "", effect, tolerationSeconds } = toleration;
  if (key === "" && operator !== "Exists") {
    const text = 'operator must be Exists when `key` is empty, which means "match all values and all keys"';
    errors.push(invalid(`${path}.operator`, operator, text));
  }
  if (tolerationSeconds !== undefined && effect !== "NoExecute") {
    const text = "effect must be 'NoExecute' when `tolerationSeconds` is set";
    errors.push(invalid(`${path}.effect`, effect ?? "", text));
  }
  if (operator === "Equal" || operator === "") {
    const text = labelValue(value);
    if (text !== undefined) errors.push(invalid(`${path}.operator`, value, text));
  } else if (operator === "Exists") {
    if (value !== "") {
      errors.push(invalid(`${path}.operator`, toleration, "value must be empty when `operator` is 'Exists'"));
    }
  } else {
    errors.push(notSupported(`${path}.operator`, operator, ["Equal", "Exists"]));
  }
}

const requiredList = "requiredDuringSchedulingIgnoredDuringExecution";
const preferredList = "preferredDuringSchedulingIgnoredDuringExecution";

function validateAffinity(affinity: Affinity, path: string, errors: FieldError[]): void {
  const { nodeAffinity, podAffinity, podAntiAffinity } = affinity;
  const needed = nodeAffinity?.[requiredList];
  if (needed !== undefined) validateNodeSelector(needed, `${path}.nodeAffinity.${requiredList}`, errors);
  nodeAffinity?.[preferredList]?.forEach((preferred, index) => {
    validateNodeTerm(preferred.preference, `${path}.nodeAffinity.${preferredList}[${index}].preference`, errors);
  });
  if (podAffinity !== undefined) validatePodAffinity(podAffinity, `${path}.podAffinity`, errors);
  if (podAntiAffinity !== undefined) validatePodAffinity(podAntiAffinity, `${path}.podAntiAffinity`, errors);
}

/** Nodes of which any term fits; that there is a term is the schema's matter. */
export function validateNodeSelector(selector: NodeSelector, path: string, errors: FieldError[]): void {
  selector.nodeSelectorTerms?.forEach((term, index) => {
    const at = `${path}.nodeSelectorTerms[${index}]`;
    validateNodeTerm(term, at, errors);
    validateNodeValues(term, at, errors);
  });
}

/** What no node can have, is an error where a node needs it; a preference is just not met. */
function validateNodeValues(term: NodeSelectorTerm, path: string, errors: FieldError[]): void {
  for (const [list, format] of [
    ["matchExpressions", labelValue],
    ["matchFields", dnsSubdomain],
  ] as const) {
    term[list]?.forEach(({ values }, index) => {
      values?.forEach((value, valueIndex) => {
        const text = format(value);
        if (text !== undefined) errors.push(invalid(`${path}.${list}[${index}].values[${valueIndex}]`, value, text));
      });
    });
  }
}

function validateNodeTerm(term: NodeSelectorTerm, path: string, errors: FieldError[]): void {
  term.matchExpressions?.forEach(({ key, operator, values = [] }, index) => {
    const at = `${path}.matchExpressions[${index}].values`;
    const text = qualifiedName(key);
    if (text !== undefined) errors.push(invalid(`${path}.matchExpressions[${index}].key`, key, text));
    if ((operator === "In" || operator === "NotIn") && values.length === 0) {
      errors.push(required(at, "must be specified when `operator` is 'In' or 'NotIn'"));
    } else if ((operator === "Exists" || operator === "DoesNotExist") && values.length > 0) {
      errors.push(forbidden(at, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
    } else if ((operator === "Gt" || operator === "Lt") && values.length !== 1) {
      errors.push(required(at, "must be specified single value when `operator` is 'Lt' or 'Gt'"));
    }
  });
  term.matchFields?.forEach(({ key, operator, values = [] }, index) => {
    const at = `${path}.matchFields[${index}]`;
    if (operator !== "In" && operator !== "NotIn") {
      errors.push(invalid(`${at}.operator`, operator, "not a valid selector operator"));
    } else if (values.length !== 1) {
      const text = "must be only one value when `operator` is 'In' or 'NotIn' for node field selector";
      errors.push(required(`${at}.values`, text));
    }
    if (key !== "metadata.name") errors.push(invalid(`${at}.key`, key, "not a valid field selector key"));
  });
}

function validatePodAffinity(affinity: PodAffinity, path: string, errors: FieldError[]): void {
  const terms = [
    ...(affinity[requiredList] ?? []).map((term, index) => ({ term, at: `${path}.${requiredList}[${index}]` })),
    ...(affinity[preferredList] ?? []).map((weighted, index) => ({
      term: weighted.podAffinityTerm,
      at: `${path}.${preferredList}[${index}].podAffinityTerm`,
    })),
  ];
  for (const { term, at } of terms) {
    if (term.labelSelector !== undefined) {
      validateLabelSelector(term.labelSelector, `${at}.labelSelector`, errors);
    }
    if (term.namespaceSelector !== undefined) {
      validateLabelSelector(term.namespaceSelector, `${at}.namespaceSelector`, errors);
    }
  }
}

function validateSpread(spec: PodSpec, path: string, errors: FieldError[]): void {
  spec.topologySpreadConstraints?.forEach((constraint, index) => {
    const at = `${path}.topologySpreadConstraints[${index}]`;
    if (constraint.minDomains !== undefined && constraint.whenUnsatisfiable !== "DoNotSchedule") {
      const text = "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway";
      errors.push(invalid(`${at}.minDomains`, constraint.minDomains, text));
    }
    const selector = constraint.labelSelector;
    if (selector !== undefined) validateLabelSelector(selector, `${at}.labelSelector`, errors);
    constraint.matchLabelKeys?.forEach((key, keyIndex) => {
      const keyPath = `${at}.matchLabelKeys[${keyIndex}]`;
      if (selector === undefined) {
        errors.push(forbidden(keyPath, "must not be specified when labelSelector is not set"));
      } else if (
        selector.matchLabels?.[key] !== undefined ||
        expressionAbout(selector.matchExpressions, key) !== undefined
      ) {
        errors.push(invalid(keyPath, key, "exists in both matchLabelKeys and labelSelector"));
      }
    });
  });
}

const expressionAbout = finder(({ key }: { readonly key: string }) => key);
