// Generated from networking/v1/networkPolicy.yaml. Do not edit.
import { podSelector as printPodSelector } from "../../../runtime/kinds/networking/networkPolicy/columns.ts";
import { spec as fillSpec } from "../../../runtime/kinds/networking/networkPolicy/defaults.ts";
import { strategy } from "../../../runtime/kinds/networking/networkPolicy/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkNetworkPolicy } from "./networkPolicy.rules.ts";
import type * as types from "./networkPolicy.ts";
import { validateIPBlock, validateNetworkPolicyPort, validateNetworkPolicySpec } from "./networkPolicy.validator.ts";

/** Fields of NetworkPolicy in wire order. */
export const NetworkPolicy: Structure = structure("NetworkPolicy", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => NetworkPolicySpec }, { presence: "always" }),
], { typeMeta: { kind: "NetworkPolicy", apiVersion: "networking.orch.io/v1" } });

/** Fields of NetworkPolicySpec in wire order. */
export const NetworkPolicySpec: Structure = structure("NetworkPolicySpec", () => [
  field("podSelector", 1, { structure: () => LabelSelector }, { presence: "always", mapType: "atomic" }),
  field("ingress", 2, { list: { structure: () => NetworkPolicyIngressRule } }, { listType: "atomic" }),
  field("egress", 3, { list: { structure: () => NetworkPolicyEgressRule } }, { listType: "atomic" }),
  field("policyTypes", 4, { list: "string" }, { listType: "atomic" }),
], { validate: validateNetworkPolicySpec });

/** Fields of NetworkPolicyIngressRule in wire order. */
export const NetworkPolicyIngressRule: Structure = structure("NetworkPolicyIngressRule", () => [
  field("ports", 1, { list: { structure: () => NetworkPolicyPort } }, { listType: "atomic" }),
  field("from", 2, { list: { structure: () => NetworkPolicyPeer } }, { listType: "atomic" }),
]);

/** Fields of NetworkPolicyPort in wire order. */
export const NetworkPolicyPort: Structure = structure("NetworkPolicyPort", () => [
  field("protocol", 1, "string", { presence: "pointer" }),
  field("port", 2, "intOrString", { presence: "pointer" }),
  field("endPort", 3, "int32", { presence: "pointer" }),
], { validate: validateNetworkPolicyPort });

/** Fields of NetworkPolicyPeer in wire order. */
export const NetworkPolicyPeer: Structure = structure("NetworkPolicyPeer", () => [
  field("podSelector", 1, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("namespaceSelector", 2, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("ipBlock", 3, { structure: () => IPBlock }, { presence: "pointer" }),
]);

/** Fields of IPBlock in wire order. */
export const IPBlock: Structure = structure("IPBlock", () => [
  field("cidr", 1, "string", { presence: "always" }),
  field("except", 2, { list: "string" }, { listType: "atomic" }),
], { validate: validateIPBlock });

/** Fields of NetworkPolicyEgressRule in wire order. */
export const NetworkPolicyEgressRule: Structure = structure("NetworkPolicyEgressRule", () => [
  field("ports", 1, { list: { structure: () => NetworkPolicyPort } }, { listType: "atomic" }),
  field("to", 2, { list: { structure: () => NetworkPolicyPeer } }, { listType: "atomic" }),
]);

/** What requests for networkpolicies need. */
export const code: KindCode<types.NetworkPolicy> = {
  structure: NetworkPolicy,
  setDefaults: defaultNetworkPolicy,
  validate: (object, old) => checkRules(check(NetworkPolicy, object), checkNetworkPolicy, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printPodSelector,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultNetworkPolicy(o: types.NetworkPolicy): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultNetworkPolicySpec(o.spec);
}

export function defaultNetworkPolicySpec(o: types.NetworkPolicySpec): void {
  o.podSelector ??= {};
  defaultLabelSelector(o.podSelector);
  if (o.ingress) for (const each of o.ingress) defaultNetworkPolicyIngressRule(each);
  if (o.egress) for (const each of o.egress) defaultNetworkPolicyEgressRule(each);
  fillSpec(o);
}

export function defaultNetworkPolicyIngressRule(o: types.NetworkPolicyIngressRule): void {
  if (o.ports) for (const each of o.ports) defaultNetworkPolicyPort(each);
  if (o.from) for (const each of o.from) defaultNetworkPolicyPeer(each);
}

export function defaultNetworkPolicyPort(o: types.NetworkPolicyPort): void {
  o.protocol ??= "TCP";
}

export function defaultNetworkPolicyPeer(o: types.NetworkPolicyPeer): void {
  if (o.podSelector) defaultLabelSelector(o.podSelector);
  if (o.namespaceSelector) defaultLabelSelector(o.namespaceSelector);
  if (o.ipBlock) defaultIPBlock(o.ipBlock);
}

export function defaultIPBlock(o: types.IPBlock): void {
  o.cidr ??= "";
}

export function defaultNetworkPolicyEgressRule(o: types.NetworkPolicyEgressRule): void {
  if (o.ports) for (const each of o.ports) defaultNetworkPolicyPort(each);
  if (o.to) for (const each of o.to) defaultNetworkPolicyPeer(each);
}
