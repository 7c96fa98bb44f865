import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { NodeSelectorRequirement, NodeSelectorTerm } from "../../../../generated/core/v1/scheduling.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";

/** Whether the pod is held back from being placed on a node. */
export function isGated(spec: PodSpec): boolean {
  return (spec.schedulingGates?.length ?? 0) > 0;
}

/** While a pod is held back, what it demands of its node may become stricter, and what it prefers may change. */
export function validateGatedPlacement(spec: PodSpec, old: PodSpec, errors: FieldError[]): void {
  const selector = spec.nodeSelector ?? {};
  const isKept = Object.entries(old.nodeSelector ?? {}).every(([key, value]) => selector[key] === value);
  if (!isKept) {
    const text = "only additions to spec.nodeSelector are allowed (no mutations or deletions)";
    errors.push(invalid("spec.nodeSelector", selector, text));
  }
  const oldTerms = termsOf(old);
  if (oldTerms === undefined || oldTerms.length === 0) return;
  const terms = termsOf(spec) ?? [];
  const path = `spec.affinity.nodeAffinity.${requiredList}.nodeSelectorTerms`;
  if (terms.length !== oldTerms.length) {
    errors.push(invalid(path, terms, "no additions/deletions to non-empty NodeSelectorTerms list are allowed"));
    return;
  }
  terms.forEach((term, index) => {
    if (isNarrower(term, oldTerms[index] ?? {})) return;
    errors.push(invalid(`${path}[${index}]`, term, "only additions are allowed (no mutations or deletions)"));
  });
}

/** Sets back what `validateGatedPlacement` is about, so that the rest can be compared. */
export function restorePlacement(spec: PodSpec, old: PodSpec): void {
  const { nodeAffinity: _changed, ...others } = spec.affinity ?? {};
  const kept = old.affinity?.nodeAffinity;
  delete spec.nodeSelector;
  delete spec.affinity;
  if (old.nodeSelector !== undefined) spec.nodeSelector = old.nodeSelector;
  const affinity = { ...others, ...(kept === undefined ? {} : { nodeAffinity: kept }) };
  if (old.affinity !== undefined || Object.keys(affinity).length > 0) spec.affinity = affinity;
}

const requiredList = "requiredDuringSchedulingIgnoredDuringExecution";

function termsOf(spec: PodSpec): readonly NodeSelectorTerm[] | undefined {
  return spec.affinity?.nodeAffinity?.[requiredList]?.nodeSelectorTerms ?? undefined;
}

function isNarrower(term: NodeSelectorTerm, old: NodeSelectorTerm): boolean {
  return (["matchExpressions", "matchFields"] as const).every((list) => {
    const now = new Set((term[list] ?? []).map(requirementText));
    return (old[list] ?? []).every((each) => now.has(requirementText(each)));
  });
}

function requirementText({ key, operator, values }: NodeSelectorRequirement): string {
  return JSON.stringify([key, operator, values]);
}
