import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { Affinity, NodeSelector, NodeSelectorTerm } from "../../../../generated/core/v1/scheduling.ts";
import { type FieldError, forbidden, invalid, required } from "../../../schema/fieldError.ts";
import { dnsSubdomain, labelValue, qualifiedName } from "../../../schema/names.ts";

/** What a pod says about the nodes it may run on. */
export function validateScheduling(spec: PodSpec, path: string, errors: FieldError[]): void {
  if (spec.affinity !== undefined) validateAffinity(spec.affinity, `${path}.affinity`, errors);
  if (spec.topologySpreadConstraints !== undefined) validateSpread(spec, path, errors);
}

const requiredList = "requiredDuringSchedulingIgnoredDuringExecution";
const preferredList = "preferredDuringSchedulingIgnoredDuringExecution";

function validateAffinity(affinity: Affinity, path: string, errors: FieldError[]): void {
  const { nodeAffinity } = affinity;
  const needed = nodeAffinity?.[requiredList];
  if (needed !== undefined) validateNodeSelector(needed, `${path}.nodeAffinity.${requiredList}`, errors);
  nodeAffinity?.[preferredList]?.forEach((preferred, index) => {
    validateNodeTerm(preferred.preference, `${path}.nodeAffinity.${preferredList}[${index}].preference`, errors);
  });
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

/** A label is either selected by its value or compared with that of the pod. */
function validateSpread(spec: PodSpec, path: string, errors: FieldError[]): void {
  spec.topologySpreadConstraints?.forEach(({ labelSelector, matchLabelKeys }, index) => {
    if (labelSelector === undefined || matchLabelKeys === undefined) return;
    const { matchLabels = {}, matchExpressions = [] } = labelSelector;
    const selected = new Set([...Object.keys(matchLabels), ...matchExpressions.map((each) => each.key)]);
    matchLabelKeys.forEach((key, keyIndex) => {
      if (!selected.has(key)) return;
      const at = `${path}.topologySpreadConstraints[${index}].matchLabelKeys[${keyIndex}]`;
      errors.push(invalid(at, key, "exists in both matchLabelKeys and labelSelector"));
    });
  });
}
