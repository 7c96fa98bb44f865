import { podQos, type QosSpec } from "../pods/podQos.ts";

/** What an object must be like in one respect for a quota to count it. */
export interface ScopeRequirement {
  readonly scopeName: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

interface AffinityTerm {
  readonly namespaces?: readonly string[];
  readonly namespaceSelector?: object;
}

interface Affinity {
  readonly requiredDuringSchedulingIgnoredDuringExecution?: readonly AffinityTerm[];
  readonly preferredDuringSchedulingIgnoredDuringExecution?: readonly { readonly podAffinityTerm: AffinityTerm }[];
}

/** The part of a pod that says in which scopes it is. */
export interface ScopedPod {
  readonly spec?: QosSpec & {
    readonly activeDeadlineSeconds?: number;
    readonly priorityClassName?: string;
    readonly affinity?: { readonly podAffinity?: Affinity; readonly podAntiAffinity?: Affinity };
  };
}

/** Whether a pod is in a scope. */
export function isPodIn({ spec }: ScopedPod, requirement: ScopeRequirement): boolean {
  switch (requirement.scopeName) {
    case "Terminating":
      return spec?.activeDeadlineSeconds !== undefined;
    case "NotTerminating":
      return spec?.activeDeadlineSeconds === undefined;
    case "BestEffort":
      return spec === undefined || podQos(spec) === "BestEffort";
    case "NotBestEffort":
      return spec !== undefined && podQos(spec) !== "BestEffort";
    case "PriorityClass":
      return isNamed(requirement, [spec?.priorityClassName ?? ""]);
    case "CrossNamespacePodAffinity":
      return [spec?.affinity?.podAffinity, spec?.affinity?.podAntiAffinity].some(reachesOut);
    default:
      return false;
  }
}

/** Whether names of an object, of which empty ones are none, meet a requirement. */
export function isNamed({ operator, values = [] }: ScopeRequirement, names: readonly string[]): boolean {
  const given = names.filter((each) => each !== "");
  const isAny = given.some((each) => values.includes(each));
  switch (operator) {
    case "In":
      return isAny;
    case "NotIn":
      return !isAny;
    case "DoesNotExist":
      return given.length === 0;
    default:
      return given.length > 0;
  }
}

function reachesOut(affinity: Affinity | undefined): boolean {
  const preferred = affinity?.preferredDuringSchedulingIgnoredDuringExecution ?? [];
  const terms = [
    ...(affinity?.requiredDuringSchedulingIgnoredDuringExecution ?? []),
    ...preferred.map((each) => each.podAffinityTerm),
  ];
  return terms.some((each) => (each.namespaces ?? []).length > 0 || each.namespaceSelector !== undefined);
}
