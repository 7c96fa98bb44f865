// Generated from core/v1/scheduling.yaml. Do not edit.
import type { LabelSelector, Time } from "../../meta/v1.ts";

/** Nodes and pods that a pod should be near to or far from. */
export interface Affinity {
  /** Nodes it should run on. */
  nodeAffinity?: NodeAffinity;
  /** Pods it should be near to. */
  podAffinity?: PodAffinity;
  /** Pods it should be far from. */
  podAntiAffinity?: PodAntiAffinity;
}

/** Nodes that a pod should run on. */
export interface NodeAffinity {
  /** Nodes it must be placed on; later changes of labels do not matter. */
  requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
  /** Nodes it would rather be placed on, by weight. */
  preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
}

/** Selects nodes that meet at least one of its terms. */
export interface NodeSelector {
  /** The terms; at least one. */
  nodeSelectorTerms: NodeSelectorTerm[];
}

/** Requirements that must all hold; an empty term selects nothing. */
export interface NodeSelectorTerm {
  /** Requirements on labels of the node. */
  matchExpressions?: NodeSelectorRequirement[];
  /** Requirements on fields of the node; only metadata.name. */
  matchFields?: NodeSelectorRequirement[];
}

/** One requirement on one label or field of a node. */
export interface NodeSelectorRequirement {
  /** Label or field. */
  key: string;
  /** How it relates to the values. */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt" | (string & {});
  /** Values; none for Exists and DoesNotExist, one number for Gt and Lt. */
  values?: string[];
}

/** A preference for some nodes. */
export interface PreferredSchedulingTerm {
  /** How much it counts, 1 to 100. */
  weight: number;
  /** The nodes. */
  preference: NodeSelectorTerm;
}

/** Pods that a pod should be near to. */
export interface PodAffinity {
  /** Pods it must be placed near to; all terms must hold. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
  /** Pods it would rather be placed near to, by weight. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** A set of pods, and what near to them means. */
export interface PodAffinityTerm {
  /** Labels of the pods; unset selects none. */
  labelSelector?: LabelSelector;
  /** Namespaces of the pods, besides those of namespaceSelector. */
  namespaces?: string[];
  /** Label of nodes; nodes with the same value of it are near to each other. */
  topologyKey: string;
  /** Labels of the pods' namespaces; unset together with namespaces means the own one, empty means all. */
  namespaceSelector?: LabelSelector;
  /** Labels that must have the same value as on the pod itself. */
  matchLabelKeys?: string[];
  /** Labels that must have another value than on the pod itself. */
  mismatchLabelKeys?: string[];
}

/** A preference for being near to or far from some pods. */
export interface WeightedPodAffinityTerm {
  /** How much it counts, 1 to 100. */
  weight: number;
  /** The pods. */
  podAffinityTerm: PodAffinityTerm;
}

/** Pods that a pod should be far from. */
export interface PodAntiAffinity {
  /** Pods it must not be placed near to; none of the terms may hold. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
  /** Pods it would rather not be placed near to, by weight. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** Taints that do not keep a pod away. */
export interface Toleration {
  /** Key of the taints; empty with Exists means every key. */
  key?: string;
  /**
   * Exists for any value, Equal for this one; Equal when unset. Lt and Gt are for values that are numbers below and
   * above this one; they need the feature gate TaintTolerationComparisonOperators.
   */
  operator?: "Exists" | "Equal" | "Lt" | "Gt" | (string & {});
  /** Value of the taints, for Equal; a number for Lt and Gt. */
  value?: string;
  /** Effect of the taints; empty means every effect. */
  effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** Seconds for which a NoExecute taint is tolerated; unset means for good. */
  tolerationSeconds?: number;
}

/** How evenly like pods are to be spread. */
export interface TopologySpreadConstraint {
  /** Most by which two domains may differ in their number of pods. */
  maxSkew: number;
  /** Label of nodes; nodes with the same value of it are one domain. */
  topologyKey: string;
  /** Whether a pod that would break the rule waits or is placed all the same. */
  whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
  /** Labels of the pods that are counted. */
  labelSelector?: LabelSelector;
  /** Domains that there should be at least; as long as there are fewer, an empty one counts as existing. */
  minDomains?: number;
  /** Whether nodes that the pod's affinity rules out are counted; Honor leaves them out. */
  nodeAffinityPolicy?: "Ignore" | "Honor";
  /** Whether nodes with taints are counted that the pod does not tolerate; Ignore counts them. */
  nodeTaintsPolicy?: "Ignore" | "Honor";
  /** Labels in which counted pods must agree with the pod itself. Behind the gate MatchLabelKeysInPodTopologySpread. */
  matchLabelKeys?: string[];
}

/** A mark on a node that keeps pods away which do not tolerate it. */
export interface Taint {
  /** Key of the taint. */
  key: string;
  /** Value of the taint. */
  value?: string;
  /** NoSchedule keeps new pods away, PreferNoSchedule does if possible, NoExecute also removes those there are. */
  effect: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** When the taint was added; for NoExecute. */
  timeAdded?: Time;
}
