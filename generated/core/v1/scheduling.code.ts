// Generated from core/v1/scheduling.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, defaultLabelSelector } from "../../meta/v1.code.ts";
import type * as types from "./scheduling.ts";
import {
  validateNodeSelector,
  validatePodAffinityTerm,
  validateTaint,
  validateToleration,
  validateTopologySpreadConstraint,
} from "./scheduling.validator.ts";

/** Fields of Affinity in wire order. */
export const Affinity: Structure = structure("Affinity", () => [
  field("nodeAffinity", 1, { structure: () => NodeAffinity }, { presence: "pointer" }),
  field("podAffinity", 2, { structure: () => PodAffinity }, { presence: "pointer" }),
  field("podAntiAffinity", 3, { structure: () => PodAntiAffinity }, { presence: "pointer" }),
]);

/** Fields of NodeAffinity in wire order. */
export const NodeAffinity: Structure = structure("NodeAffinity", () => [
  field("requiredDuringSchedulingIgnoredDuringExecution", 1, { structure: () => NodeSelector }, {
    presence: "pointer",
    mapType: "atomic",
  }),
  field("preferredDuringSchedulingIgnoredDuringExecution", 2, { list: { structure: () => PreferredSchedulingTerm } }, {
    listType: "atomic",
  }),
]);

/** Fields of NodeSelector in wire order. */
export const NodeSelector: Structure = structure("NodeSelector", () => [
  field("nodeSelectorTerms", 1, { list: { structure: () => NodeSelectorTerm } }, {
    presence: "always",
    listType: "atomic",
    requiredDetail: "must have at least one node selector term",
  }),
], { mapType: "atomic", validate: validateNodeSelector });

/** Fields of NodeSelectorTerm in wire order. */
export const NodeSelectorTerm: Structure = structure("NodeSelectorTerm", () => [
  field("matchExpressions", 1, { list: { structure: () => NodeSelectorRequirement } }, { listType: "atomic" }),
  field("matchFields", 2, { list: { structure: () => NodeSelectorRequirement } }, { listType: "atomic" }),
], { mapType: "atomic" });

/** Fields of NodeSelectorRequirement in wire order. */
export const NodeSelectorRequirement: Structure = structure("NodeSelectorRequirement", () => [
  field("key", 1, "string", { presence: "always", empty: "checked" }),
  field("operator", 2, "string", { presence: "always" }),
  field("values", 3, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of PreferredSchedulingTerm in wire order. */
export const PreferredSchedulingTerm: Structure = structure("PreferredSchedulingTerm", () => [
  field("weight", 1, "int32", { presence: "always" }),
  field("preference", 2, { structure: () => NodeSelectorTerm }, { presence: "always", mapType: "atomic" }),
]);

/** Fields of PodAffinity in wire order. */
export const PodAffinity: Structure = structure("PodAffinity", () => [
  field("requiredDuringSchedulingIgnoredDuringExecution", 1, { list: { structure: () => PodAffinityTerm } }, {
    listType: "atomic",
  }),
  field("preferredDuringSchedulingIgnoredDuringExecution", 2, { list: { structure: () => WeightedPodAffinityTerm } }, {
    listType: "atomic",
  }),
]);

/** Fields of PodAffinityTerm in wire order. */
export const PodAffinityTerm: Structure = structure("PodAffinityTerm", () => [
  field("labelSelector", 1, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("namespaces", 2, { list: "string" }, { listType: "atomic", errors: "singular" }),
  field("topologyKey", 3, "string", { presence: "always", requiredDetail: "can not be empty" }),
  field("namespaceSelector", 4, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("matchLabelKeys", 5, { list: "string" }, { listType: "atomic" }),
  field("mismatchLabelKeys", 6, { list: "string" }, { listType: "atomic" }),
], { validate: validatePodAffinityTerm });

/** Fields of WeightedPodAffinityTerm in wire order. */
export const WeightedPodAffinityTerm: Structure = structure("WeightedPodAffinityTerm", () => [
  field("weight", 1, "int32", { presence: "always" }),
  field("podAffinityTerm", 2, { structure: () => PodAffinityTerm }, { presence: "always" }),
]);

/** Fields of PodAntiAffinity in wire order. */
export const PodAntiAffinity: Structure = structure("PodAntiAffinity", () => [
  field("requiredDuringSchedulingIgnoredDuringExecution", 1, { list: { structure: () => PodAffinityTerm } }, {
    listType: "atomic",
  }),
  field("preferredDuringSchedulingIgnoredDuringExecution", 2, { list: { structure: () => WeightedPodAffinityTerm } }, {
    listType: "atomic",
  }),
]);

/** Fields of Toleration in wire order. */
export const Toleration: Structure = structure("Toleration", () => [
  field("key", 1, "string"),
  field("operator", 2, "string"),
  field("value", 3, "string"),
  field("effect", 4, "string"),
  field("tolerationSeconds", 5, "int64", { presence: "pointer" }),
], { validate: validateToleration });

/** Fields of TopologySpreadConstraint in wire order. */
export const TopologySpreadConstraint: Structure = structure("TopologySpreadConstraint", () => [
  field("maxSkew", 1, "int32", { presence: "always" }),
  field("topologyKey", 2, "string", { presence: "always", requiredDetail: "can not be empty" }),
  field("whenUnsatisfiable", 3, "string", { presence: "always", empty: "checked" }),
  field("labelSelector", 4, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("minDomains", 5, "int32", { presence: "pointer" }),
  field("nodeAffinityPolicy", 6, "string", { presence: "pointer" }),
  field("nodeTaintsPolicy", 7, "string", { presence: "pointer" }),
  field("matchLabelKeys", 8, { list: "string" }, { listType: "atomic", gate: "MatchLabelKeysInPodTopologySpread" }),
], { validate: validateTopologySpreadConstraint });

/** Fields of Taint in wire order. */
export const Taint: Structure = structure("Taint", () => [
  field("key", 1, "string", { presence: "always" }),
  field("value", 2, "string"),
  field("effect", 3, "string", { presence: "always" }),
  field("timeAdded", 4, "time", { presence: "pointer" }),
], { validate: validateTaint });

export function defaultAffinity(o: types.Affinity): void {
  if (o.nodeAffinity) defaultNodeAffinity(o.nodeAffinity);
  if (o.podAffinity) defaultPodAffinity(o.podAffinity);
  if (o.podAntiAffinity) defaultPodAntiAffinity(o.podAntiAffinity);
}

export function defaultNodeAffinity(o: types.NodeAffinity): void {
  if (o.requiredDuringSchedulingIgnoredDuringExecution) defaultNodeSelector(o.requiredDuringSchedulingIgnoredDuringExecution);
  if (o.preferredDuringSchedulingIgnoredDuringExecution) for (const each of o.preferredDuringSchedulingIgnoredDuringExecution) defaultPreferredSchedulingTerm(each);
}

export function defaultNodeSelector(o: types.NodeSelector): void {
  o.nodeSelectorTerms ??= [];
  if (o.nodeSelectorTerms) for (const each of o.nodeSelectorTerms) defaultNodeSelectorTerm(each);
}

export function defaultNodeSelectorTerm(o: types.NodeSelectorTerm): void {
  if (o.matchExpressions) for (const each of o.matchExpressions) defaultNodeSelectorRequirement(each);
  if (o.matchFields) for (const each of o.matchFields) defaultNodeSelectorRequirement(each);
}

export function defaultNodeSelectorRequirement(o: types.NodeSelectorRequirement): void {
  o.key ??= "";
  o.operator ??= "";
}

export function defaultPreferredSchedulingTerm(o: types.PreferredSchedulingTerm): void {
  o.weight ??= 0;
  o.preference ??= {};
  defaultNodeSelectorTerm(o.preference);
}

export function defaultPodAffinity(o: types.PodAffinity): void {
  if (o.requiredDuringSchedulingIgnoredDuringExecution) for (const each of o.requiredDuringSchedulingIgnoredDuringExecution) defaultPodAffinityTerm(each);
  if (o.preferredDuringSchedulingIgnoredDuringExecution) for (const each of o.preferredDuringSchedulingIgnoredDuringExecution) defaultWeightedPodAffinityTerm(each);
}

export function defaultPodAffinityTerm(o: types.PodAffinityTerm): void {
  o.topologyKey ??= "";
  if (o.labelSelector) defaultLabelSelector(o.labelSelector);
  if (o.namespaceSelector) defaultLabelSelector(o.namespaceSelector);
}

export function defaultWeightedPodAffinityTerm(o: types.WeightedPodAffinityTerm): void {
  o.weight ??= 0;
  o.podAffinityTerm ??= {} as NonNullable<types.WeightedPodAffinityTerm["podAffinityTerm"]>;
  defaultPodAffinityTerm(o.podAffinityTerm);
}

export function defaultPodAntiAffinity(o: types.PodAntiAffinity): void {
  if (o.requiredDuringSchedulingIgnoredDuringExecution) for (const each of o.requiredDuringSchedulingIgnoredDuringExecution) defaultPodAffinityTerm(each);
  if (o.preferredDuringSchedulingIgnoredDuringExecution) for (const each of o.preferredDuringSchedulingIgnoredDuringExecution) defaultWeightedPodAffinityTerm(each);
}

export function defaultTopologySpreadConstraint(o: types.TopologySpreadConstraint): void {
  o.maxSkew ??= 0;
  o.topologyKey ??= "";
  o.whenUnsatisfiable ??= "" as NonNullable<types.TopologySpreadConstraint["whenUnsatisfiable"]>;
  if (o.labelSelector) defaultLabelSelector(o.labelSelector);
}

export function defaultTaint(o: types.Taint): void {
  o.key ??= "";
  o.effect ??= "" as NonNullable<types.Taint["effect"]>;
}
