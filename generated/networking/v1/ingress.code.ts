// Generated from networking/v1/ingress.yaml. Do not edit.
import {
  address as printAddress,
  hosts as printHosts,
  ports as printPorts,
} from "../../../runtime/kinds/networking/ingress/columns.ts";
import { strategy } from "../../../runtime/kinds/networking/ingress/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { TypedLocalObjectReference, defaultTypedLocalObjectReference } from "../../core/v1/shared.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkIngress } from "./ingress.rules.ts";
import type * as types from "./ingress.ts";
import {
  validateHTTPIngressPath,
  validateHTTPIngressRuleValue,
  validateIngressLoadBalancerIngress,
  validateIngressPortStatus,
  validateIngressSpec,
  validateIngressTLS,
} from "./ingress.validator.ts";

/** Fields of Ingress in wire order. */
export const Ingress: Structure = structure("Ingress", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => IngressSpec }, { presence: "always" }),
  field("status", 3, { structure: () => IngressStatus }, { presence: "always" }),
], { typeMeta: { kind: "Ingress", apiVersion: "networking.orch.io/v1" } });

/** Fields of IngressSpec in wire order. */
export const IngressSpec: Structure = structure("IngressSpec", () => [
  field("ingressClassName", 4, "string", { presence: "pointer" }),
  field("defaultBackend", 1, { structure: () => IngressBackend }, { presence: "pointer" }),
  field("tls", 2, { list: { structure: () => IngressTLS } }, { listType: "atomic" }),
  field("rules", 3, { list: { structure: () => IngressRule } }, { listType: "atomic" }),
], { causes: ["defaultBackend", "rules", "tls", "ingressClassName"], validate: validateIngressSpec });

/** Fields of IngressBackend in wire order. */
export const IngressBackend: Structure = structure("IngressBackend", () => [
  field("service", 4, { structure: () => IngressServiceBackend }, { presence: "pointer" }),
  field("resource", 3, { structure: () => TypedLocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
]);

/** Fields of IngressServiceBackend in wire order. */
export const IngressServiceBackend: Structure = structure("IngressServiceBackend", () => [
  field("name", 1, "string", { presence: "always" }),
  field("port", 2, { structure: () => ServiceBackendPort }, { presence: "always", mapType: "atomic" }),
]);

/** Fields of ServiceBackendPort in wire order. */
export const ServiceBackendPort: Structure = structure("ServiceBackendPort", () => [
  field("name", 1, "string"),
  field("number", 2, "int32"),
], { mapType: "atomic" });

/** Fields of IngressTLS in wire order. */
export const IngressTLS: Structure = structure("IngressTLS", () => [
  field("hosts", 1, { list: "string" }, { listType: "atomic" }),
  field("secretName", 2, "string"),
], { causes: ["hosts", "secretName"], validate: validateIngressTLS });

/** Fields of IngressRule in wire order. */
export const IngressRule: Structure = structure("IngressRule", () => [
  field("host", 1, "string"),
  field("http", 1, { structure: () => HTTPIngressRuleValue }, { presence: "pointer", inlinePath: [2] }),
], { causes: ["host", "http"] });

/** Fields of HTTPIngressRuleValue in wire order. */
export const HTTPIngressRuleValue: Structure = structure("HTTPIngressRuleValue", () => [
  field("paths", 1, { list: { structure: () => HTTPIngressPath } }, { presence: "always", listType: "atomic" }),
], { validate: validateHTTPIngressRuleValue });

/** Fields of HTTPIngressPath in wire order. */
export const HTTPIngressPath: Structure = structure("HTTPIngressPath", () => [
  field("path", 1, "string"),
  field("pathType", 3, "string", { presence: "pointer", requiredDetail: "pathType must be specified" }),
  field("backend", 2, { structure: () => IngressBackend }, { presence: "always" }),
], { validate: validateHTTPIngressPath });

/** Fields of IngressStatus in wire order. */
export const IngressStatus: Structure = structure("IngressStatus", () => [
  field("loadBalancer", 1, { structure: () => IngressLoadBalancerStatus }, { presence: "always" }),
]);

/** Fields of IngressLoadBalancerStatus in wire order. */
export const IngressLoadBalancerStatus: Structure = structure("IngressLoadBalancerStatus", () => [
  field("ingress", 1, { list: { structure: () => IngressLoadBalancerIngress } }, { listType: "atomic" }),
]);

/** Fields of IngressLoadBalancerIngress in wire order. */
export const IngressLoadBalancerIngress: Structure = structure("IngressLoadBalancerIngress", () => [
  field("ip", 1, "string"),
  field("hostname", 2, "string"),
  field("ports", 4, { list: { structure: () => IngressPortStatus } }, { listType: "atomic", errors: "none" }),
], { validate: validateIngressLoadBalancerIngress });

/** Fields of IngressPortStatus in wire order. */
export const IngressPortStatus: Structure = structure("IngressPortStatus", () => [
  field("port", 1, "int32", { presence: "always" }),
  field("protocol", 2, "string", { presence: "always" }),
  field("error", 3, "string", { presence: "pointer" }),
], { validate: validateIngressPortStatus });

/** What requests for ingresses need. */
export const code: KindCode<types.Ingress> = {
  structure: Ingress,
  setDefaults: defaultIngress,
  validate: (object, old) => checkRules(check(Ingress, object), checkIngress, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.ingressClassName, "<none>"),
    printHosts,
    printAddress,
    printPorts,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultIngress(o: types.Ingress): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultIngressSpec(o.spec);
  defaultIngressStatus(o.status);
}

export function defaultIngressSpec(o: types.IngressSpec): void {
  if (o.defaultBackend) defaultIngressBackend(o.defaultBackend);
  if (o.rules) for (const each of o.rules) defaultIngressRule(each);
}

export function defaultIngressBackend(o: types.IngressBackend): void {
  if (o.service) defaultIngressServiceBackend(o.service);
  if (o.resource) defaultTypedLocalObjectReference(o.resource);
}

export function defaultIngressServiceBackend(o: types.IngressServiceBackend): void {
  o.name ??= "";
  o.port ??= {};
}

export function defaultIngressRule(o: types.IngressRule): void {
  if (o.http) defaultHTTPIngressRuleValue(o.http);
}

export function defaultHTTPIngressRuleValue(o: types.HTTPIngressRuleValue): void {
  o.paths ??= [];
  if (o.paths) for (const each of o.paths) defaultHTTPIngressPath(each);
}

export function defaultHTTPIngressPath(o: types.HTTPIngressPath): void {
  o.backend ??= {} as NonNullable<types.HTTPIngressPath["backend"]>;
  defaultIngressBackend(o.backend);
}

export function defaultIngressStatus(o: types.IngressStatus): void {
  o.loadBalancer ??= {};
  defaultIngressLoadBalancerStatus(o.loadBalancer);
}

export function defaultIngressLoadBalancerStatus(o: types.IngressLoadBalancerStatus): void {
  if (o.ingress) for (const each of o.ingress) defaultIngressLoadBalancerIngress(each);
}

export function defaultIngressLoadBalancerIngress(o: types.IngressLoadBalancerIngress): void {
  if (o.ports) for (const each of o.ports) defaultIngressPortStatus(each);
}

export function defaultIngressPortStatus(o: types.IngressPortStatus): void {
  o.port ??= 0;
  o.protocol ??= "";
}
