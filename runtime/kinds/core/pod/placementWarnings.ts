import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { faultsOf, labelValue } from "../../../schema/names.ts";
import { renamedKeyWarnings, renamedLabelWarnings } from "../../rules/renamedLabels.ts";

type NodeAffinity = NonNullable<NonNullable<PodSpec["affinity"]>["nodeAffinity"]>;
type Term = NonNullable<NodeAffinity["requiredDuringSchedulingIgnoredDuringExecution"]>["nodeSelectorTerms"][number];

const noSelector = "a null labelSelector results in matching no pod";

/** What is odd about where a pod may run: old labels of nodes, values that no label has, terms that select nothing. */
export function placementWarnings(spec: PodSpec, path: string): string[] {
  const { nodeSelector, affinity, topologySpreadConstraints } = spec;
  return [
    ...Object.keys(nodeSelector ?? {}).flatMap((key) => renamedLabelWarnings(`${path}.nodeSelector[${key}]`, key)),
    ...nodeAffinityWarnings(affinity?.nodeAffinity, `${path}.affinity.nodeAffinity`),
    ...(topologySpreadConstraints ?? []).flatMap(({ topologyKey, labelSelector }, index) => {
      const at = `${path}.topologySpreadConstraints[${index}]`;
      const selects = labelSelector ? [] : [`${at}.labelSelector: ${noSelector}`];
      return [...renamedKeyWarnings(`${at}.topologyKey`, topologyKey), ...selects];
    }),
    ...podAffinityWarnings(spec, path),
  ];
}

function nodeAffinityWarnings(affinity: NodeAffinity | undefined, path: string): string[] {
  const { requiredDuringSchedulingIgnoredDuringExecution: required, ...rest } = affinity ?? {};
  const { preferredDuringSchedulingIgnoredDuringExecution: preferred = [] } = rest;
  return [
    ...(required?.nodeSelectorTerms ?? []).flatMap((term, index) =>
      keyWarnings(term, `${path}.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms[${index}]`),
    ),
    ...preferred.flatMap(({ preference }, index) => {
      const at = `${path}.preferredDuringSchedulingIgnoredDuringExecution[${index}].preference`;
      return [...keyWarnings(preference, at), ...valueWarnings(preference, at)];
    }),
  ];
}

function keyWarnings({ matchExpressions }: Term, path: string): string[] {
  return (matchExpressions ?? []).flatMap(({ key }, index) =>
    renamedKeyWarnings(`${path}.matchExpressions[${index}].key`, key),
  );
}

/** A preference may ask for values that no label can have. */
function valueWarnings({ matchExpressions }: Term, path: string): string[] {
  return (matchExpressions ?? []).flatMap(({ values }, index) =>
    (values ?? []).flatMap((value, at) =>
      faultsOf(labelValue, value).map(
        (fault) => `${path}.matchExpressions[${index}].values[${at}]: ${value} is invalid, ${fault}`,
      ),
    ),
  );
}

function podAffinityWarnings({ affinity }: PodSpec, path: string): string[] {
  return (["podAffinity", "podAntiAffinity"] as const).flatMap((kind) => {
    const base = `${path}.affinity.${kind}`;
    const { requiredDuringSchedulingIgnoredDuringExecution: required = [], ...rest } = affinity?.[kind] ?? {};
    const { preferredDuringSchedulingIgnoredDuringExecution: preferred = [] } = rest;
    return [
      ...required.flatMap(({ labelSelector }, index) => {
        const at = `${base}.requiredDuringSchedulingIgnoredDuringExecution[${index}].labelSelector`;
        return labelSelector ? [] : [`${at}: ${noSelector}`];
      }),
      ...preferred.flatMap(({ podAffinityTerm: { labelSelector } }, index) => {
        const at = `${base}.preferredDuringSchedulingIgnoredDuringExecution[${index}].podAffinityTerm.labelSelector`;
        return labelSelector ? [] : [`${at}: ${noSelector}`];
      }),
    ];
  });
}
