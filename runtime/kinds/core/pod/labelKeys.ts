import type { Pod, PodSpec } from "../../../../generated/core/v1/pod.ts";
import type { PodAffinityTerm } from "../../../../generated/core/v1/scheduling.ts";
import type { LabelSelector } from "../../../../generated/meta/v1.ts";
import { type FieldError, invalid } from "../../../schema/fieldError.ts";
import { memberOf } from "../../../schema/object.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";

/** What selects other pods by labels of the pod itself: a term of its affinity, or a constraint on its spread. */
interface Selecting {
  readonly labelSelector?: LabelSelector;
  readonly matchLabelKeys?: readonly string[];
  readonly mismatchLabelKeys?: readonly string[];
}

type GateCheck = Pick<StrategyContext, "isGateOn">;

/** Makes the labels that others must share with a new pod, or not, a part of its selectors. */
export function selectByLabelKeys({ metadata, spec }: Pod, context: GateCheck): void {
  const { labels = {} } = metadata ?? {};
  if (spec === undefined) return;
  for (const { term } of affinityTerms(spec, "")) select(term, labels);
  if (spreadKeysRule(context, false) !== "merged") return;
  for (const constraint of spec.topologySpreadConstraints ?? []) select(constraint, labels);
}

function select(selecting: Selecting, labels: Readonly<Record<string, string>>): void {
  const { labelSelector, matchLabelKeys, mismatchLabelKeys } = selecting;
  if (labelSelector === undefined) return;
  for (const [operator, keys] of [["In", matchLabelKeys] as const, ["NotIn", mismatchLabelKeys] as const]) {
    for (const key of keys ?? []) {
      const value = memberOf(labels, key);
      if (value === undefined) continue;
      (labelSelector.matchExpressions ??= []).push({ key, operator, values: [value] });
    }
  }
}

/** What holds for the keys of spread constraints; what is stored may be from when the other rule held. */
export type SpreadKeysRule = "none" | "merged" | "apart" | "either";

export function spreadKeysRule({ isGateOn }: GateCheck, isStored: boolean): SpreadKeysRule {
  if (isGateOn?.("MatchLabelKeysInPodTopologySpread") !== true) return "none";
  if (isStored) return "either";
  return isGateOn("MatchLabelKeysInPodTopologySpreadSelectorMerge") ? "merged" : "apart";
}

/** A label whose value the pod itself has is not selected by another one, too. */
export function validateAffinityKeys(spec: PodSpec, path: string, errors: FieldError[]): void {
  for (const { term, at } of affinityTerms(spec, path)) {
    validateMerged(term, at, errors);
    const others = new Set(term.mismatchLabelKeys ?? []);
    term.matchLabelKeys?.forEach((key, index) => {
      if (!others.has(key)) return;
      errors.push(
        invalid(`${at}.matchLabelKeys[${index}]`, key, "exists in both matchLabelKeys and mismatchLabelKeys"),
      );
    });
  }
}

export function validateSpreadKeys(spec: PodSpec, path: string, rule: SpreadKeysRule): FieldError[] {
  const errors: FieldError[] = [];
  if (rule === "none") return errors;
  for (const [index, constraint] of (spec.topologySpreadConstraints ?? []).entries()) {
    const at = `${path}.topologySpreadConstraints[${index}]`;
    if (rule === "apart") validateApart(constraint, at, errors);
    else validateMerged(constraint, at, errors);
  }
  return rule === "either" && errors.length > 0 ? validateSpreadKeys(spec, path, "apart") : errors;
}

/** The selector of a pod has its keys once, as requirements: one that it has twice was written by its user, too. */
function validateMerged({ labelSelector, matchLabelKeys }: Selecting, at: string, errors: FieldError[]): void {
  if (labelSelector === undefined || matchLabelKeys === undefined) return;
  const indexes = new Map(matchLabelKeys.map((key, index) => [key, index]));
  const seen = new Set(Object.keys(labelSelector.matchLabels ?? {}));
  for (const { key } of labelSelector.matchExpressions ?? []) {
    const index = indexes.get(key);
    if (index !== undefined && seen.has(key)) errors.push(invalid(`${at}[${index}]`, key, inBoth));
    seen.add(key);
  }
}

function validateApart({ labelSelector, matchLabelKeys }: Selecting, at: string, errors: FieldError[]): void {
  if (labelSelector === undefined || matchLabelKeys === undefined) return;
  const { matchLabels = {}, matchExpressions = [] } = labelSelector;
  const selected = new Set([...Object.keys(matchLabels), ...matchExpressions.map((each) => each.key)]);
  matchLabelKeys.forEach((key, index) => {
    if (selected.has(key)) errors.push(invalid(`${at}.matchLabelKeys[${index}]`, key, inBoth));
  });
}

const inBoth = "exists in both matchLabelKeys and labelSelector";

function affinityTerms({ affinity }: PodSpec, path: string): { readonly term: PodAffinityTerm; readonly at: string }[] {
  return (["podAffinity", "podAntiAffinity"] as const).flatMap((kind) => {
    const { requiredDuringSchedulingIgnoredDuringExecution: required, ...rest } = affinity?.[kind] ?? {};
    const { preferredDuringSchedulingIgnoredDuringExecution: preferred } = rest;
    const at = `${path}.affinity.${kind}`;
    return [
      ...(required ?? []).map((term, index) => ({
        term,
        at: `${at}.requiredDuringSchedulingIgnoredDuringExecution[${index}]`,
      })),
      ...(preferred ?? []).map(({ podAffinityTerm: term }, index) => ({
        term,
        at: `${at}.preferredDuringSchedulingIgnoredDuringExecution[${index}].podAffinityTerm`,
      })),
    ];
  });
}
