// Generated from core/v1/service.yaml. Do not edit.
import {
  clusterIp as printClusterIp,
  externalIp as printExternalIp,
  ports as printPorts,
  selector as printSelector,
} from "../../../runtime/kinds/core/service/columns.ts";
import { service as fillService } from "../../../runtime/kinds/core/service/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/service/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { Condition, ObjectMeta, defaultCondition, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkService } from "./service.rules.ts";
import type * as types from "./service.ts";
import {
  validateLoadBalancerIngress,
  validatePortStatus,
  validateServicePort,
  validateServiceSpec,
  validateServiceStatus,
} from "./service.validator.ts";

/** Fields of Service in wire order. */
export const Service: Structure = structure("Service", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ServiceSpec }, { presence: "always" }),
  field("status", 3, { structure: () => ServiceStatus }, { presence: "always" }),
], { typeMeta: { kind: "Service", apiVersion: "v1" } });

/** Fields of ServiceSpec in wire order. */
export const ServiceSpec: Structure = structure("ServiceSpec", () => [
  field("ports", 1, { list: { structure: () => ServicePort } }, {
    listType: "map",
    mapKeys: ["port", "protocol"],
    keyDefaults: { protocol: "TCP" },
    patchStrategy: ["merge"],
    mergeKey: "port",
  }),
  field("selector", 2, { map: "string" }, { mapType: "atomic", errors: "unindexed" }),
  field("clusterIP", 3, "string"),
  field("clusterIPs", 18, { list: "string" }, { listType: "atomic" }),
  field("type", 4, "string"),
  field("externalIPs", 5, { list: "string" }, { listType: "atomic" }),
  field("sessionAffinity", 7, "string"),
  field("loadBalancerIP", 8, "string"),
  field("loadBalancerSourceRanges", 9, { list: "string" }, { listType: "atomic" }),
  field("externalName", 10, "string"),
  field("externalTrafficPolicy", 11, "string"),
  field("healthCheckNodePort", 12, "int32"),
  field("publishNotReadyAddresses", 13, "boolean"),
  field("sessionAffinityConfig", 14, { structure: () => SessionAffinityConfig }, { presence: "pointer" }),
  field("ipFamilies", 19, { list: "string" }, { listType: "atomic" }),
  field("ipFamilyPolicy", 17, "string", { presence: "pointer" }),
  field("allocateLoadBalancerNodePorts", 20, "boolean", { presence: "pointer" }),
  field("loadBalancerClass", 21, "string", { presence: "pointer" }),
  field("internalTrafficPolicy", 22, "string", { presence: "pointer" }),
  field("trafficDistribution", 23, "string", { presence: "pointer" }),
], { causes: ["clusterIPs", "ipFamilies", "ipFamilyPolicy"], validate: validateServiceSpec });

/** Fields of ServicePort in wire order. */
export const ServicePort: Structure = structure("ServicePort", () => [
  field("name", 1, "string"),
  field("protocol", 2, "string"),
  field("appProtocol", 6, "string", { presence: "pointer" }),
  field("port", 3, "int32", { presence: "always" }),
  field("targetPort", 4, "intOrString", { presence: "always" }),
  field("nodePort", 5, "int32"),
], { validate: validateServicePort });

/** Fields of SessionAffinityConfig in wire order. */
export const SessionAffinityConfig: Structure = structure("SessionAffinityConfig", () => [
  field("clientIP", 1, { structure: () => ClientIPConfig }, { presence: "pointer" }),
]);

/** Fields of ClientIPConfig in wire order. */
export const ClientIPConfig: Structure = structure("ClientIPConfig", () => [
  field("timeoutSeconds", 1, "int32", { presence: "pointer" }),
]);

/** Fields of ServiceStatus in wire order. */
export const ServiceStatus: Structure = structure("ServiceStatus", () => [
  field("loadBalancer", 1, { structure: () => LoadBalancerStatus }, { presence: "always" }),
  field("conditions", 2, { list: { structure: () => Condition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
    errors: "none",
  }),
], { validate: validateServiceStatus });

/** Fields of LoadBalancerStatus in wire order. */
export const LoadBalancerStatus: Structure = structure("LoadBalancerStatus", () => [
  field("ingress", 1, { list: { structure: () => LoadBalancerIngress } }, { listType: "atomic" }),
]);

/** Fields of LoadBalancerIngress in wire order. */
export const LoadBalancerIngress: Structure = structure("LoadBalancerIngress", () => [
  field("ip", 1, "string"),
  field("hostname", 2, "string"),
  field("ipMode", 3, "string", { presence: "pointer" }),
  field("ports", 4, { list: { structure: () => PortStatus } }, { listType: "atomic", errors: "none" }),
], { validate: validateLoadBalancerIngress });

/** Fields of PortStatus in wire order. */
export const PortStatus: Structure = structure("PortStatus", () => [
  field("port", 1, "int32", { presence: "always" }),
  field("protocol", 2, "string", { presence: "always" }),
  field("error", 3, "string", { presence: "pointer" }),
], { validate: validatePortStatus });

/** What requests for services need. */
export const code: KindCode<types.Service> = {
  structure: Service,
  setDefaults: defaultService,
  validate: (object, old) => checkRules(check(Service, object), checkService, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.type, ""),
    printClusterIp,
    printExternalIp,
    printPorts,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printSelector,
  ]),
  strategy,
};

export function defaultService(o: types.Service): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultServiceSpec(o.spec);
  defaultServiceStatus(o.status);
  fillService(o);
}

export function defaultServiceSpec(o: types.ServiceSpec): void {
  o.type ??= "ClusterIP";
  o.sessionAffinity ??= "None";
  if (o.ports) for (const each of o.ports) defaultServicePort(each);
}

export function defaultServicePort(o: types.ServicePort): void {
  o.protocol ??= "TCP";
  o.port ??= 0;
  if (!o.targetPort && o.port != null) o.targetPort = o.port;
  o.targetPort ??= 0;
}

export function defaultServiceStatus(o: types.ServiceStatus): void {
  o.loadBalancer ??= {};
  defaultLoadBalancerStatus(o.loadBalancer);
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}

export function defaultLoadBalancerStatus(o: types.LoadBalancerStatus): void {
  if (o.ingress) for (const each of o.ingress) defaultLoadBalancerIngress(each);
}

export function defaultLoadBalancerIngress(o: types.LoadBalancerIngress): void {
  if (o.ports) for (const each of o.ports) defaultPortStatus(each);
}

export function defaultPortStatus(o: types.PortStatus): void {
  o.port ??= 0;
  o.protocol ??= "" as NonNullable<types.PortStatus["protocol"]>;
}
