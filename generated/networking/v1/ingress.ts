// Generated from networking/v1/ingress.yaml. Do not edit.
import type { OneOf } from "../../../runtime/schema/index.ts";
import type { TypedLocalObjectReference } from "../../core/v1/shared.ts";
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** Ingress leads HTTP requests from outside to services, by host and path. */
export interface Ingress {
  apiVersion?: "networking.orch.io/v1";
  kind?: "Ingress";
  metadata?: ObjectMeta;
  /** Which requests go where. */
  spec?: IngressSpec;
  /** Where the ingress can be reached. */
  status?: IngressStatus;
}

/** A list of ingresses. */
export interface IngressList {
  apiVersion: "networking.orch.io/v1";
  kind: "IngressList";
  metadata: ListMeta;
  items: Ingress[];
}

/** Which requests go where; a default backend or a rule is needed. */
export interface IngressSpec {
  /** Class whose controller serves the ingress. */
  ingressClassName?: string;
  /** Where requests go that no rule fits. */
  defaultBackend?: IngressBackend;
  /** Hosts that are served over TLS. */
  tls?: IngressTLS[];
  /** Where requests go, by host. */
  rules?: IngressRule[];
}

/** Where requests go; exactly one field must be set. It has exactly one of service, resource. */
export type IngressBackend = OneOf<IngressBackendFields, "service" | "resource">;

/** All fields of IngressBackend, of which it has some. */
export interface IngressBackendFields {
  /** A service of the namespace. */
  service?: IngressServiceBackend;
  /** Another object of the namespace. */
  resource?: TypedLocalObjectReference;
}

/** A port of a service. */
export interface IngressServiceBackend {
  /** Name of the service. */
  name: string;
  /** Port of the service. */
  port?: ServiceBackendPort;
}

/** A port, by name or number; exactly one must be set. */
export interface ServiceBackendPort {
  /** Name of the port. */
  name?: string;
  /** Number of the port. */
  number?: number;
}

/** Hosts that share a certificate. */
export interface IngressTLS {
  /** Hosts the certificate is for. */
  hosts?: string[];
  /** Secret with the certificate and its key. */
  secretName?: string;
}

/** Where requests for a host go. */
export interface IngressRule {
  /** The host, perhaps with * as its first label; every host when unset. */
  host?: string;
  /** Where requests go, by path. */
  http?: HTTPIngressRuleValue;
}

/** Where requests go, by path. */
export interface HTTPIngressRuleValue {
  /** Paths and what is behind them. */
  paths: HTTPIngressPath[];
}

/** A path and what is behind it. */
export interface HTTPIngressPath {
  /** The path, from its first slash on. */
  path?: string;
  /** Exact, Prefix by whole elements, or ImplementationSpecific. */
  pathType: "Exact" | "Prefix" | "ImplementationSpecific";
  /** Where requests go. */
  backend: IngressBackend;
}

/** Where an ingress can be reached. */
export interface IngressStatus {
  /** Addresses of the load balancer. */
  loadBalancer?: IngressLoadBalancerStatus;
}

/** Addresses of a load balancer. */
export interface IngressLoadBalancerStatus {
  /** The addresses. */
  ingress?: IngressLoadBalancerIngress[];
}

/** An address of a load balancer. */
export interface IngressLoadBalancerIngress {
  /** Its IP address, if it has one. */
  ip?: string;
  /** Its name in DNS, if it has one. */
  hostname?: string;
  /** What is known of its ports. */
  ports?: IngressPortStatus[];
}

/** What is known of a port. */
export interface IngressPortStatus {
  /** Number of the port. */
  port: number;
  /** Transport protocol. */
  protocol: "TCP" | "UDP" | "SCTP" | (string & {});
  /** Why the port does not work. */
  error?: string;
}
