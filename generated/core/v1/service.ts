// Generated from core/v1/service.yaml. Do not edit.
import type { Condition, IntOrString, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** Service gives a set of pods one stable name and address. */
export interface Service {
  apiVersion?: "v1";
  kind?: "Service";
  metadata?: ObjectMeta;
  /** Which pods are behind the service and how it is reached. */
  spec?: ServiceSpec;
  /** What the controllers report. */
  status?: ServiceStatus;
}

/** A list of services. */
export interface ServiceList {
  apiVersion: "v1";
  kind: "ServiceList";
  metadata: ListMeta;
  items: Service[];
}

/** Which pods are behind a service and how it is reached. */
export interface ServiceSpec {
  /** Ports that the service offers. */
  ports?: ServicePort[];
  /** Labels of the pods behind it. Without one, another component writes the endpoints. */
  selector?: Record<string, string>;
  /** Address inside the cluster; chosen when empty, None for a service without one. */
  clusterIP?: string;
  /** Addresses inside the cluster, one for each address family; the first equals clusterIP. */
  clusterIPs?: string[];
  /**
   * ClusterIP is reached inside the cluster, NodePort on a port of every node, LoadBalancer through a balancer;
   * ExternalName is an alias. Default: "ClusterIP".
   */
  type?: "ClusterIP" | "NodePort" | "LoadBalancer" | "ExternalName";
  /** Further addresses whose traffic nodes accept for the service. */
  externalIPs?: string[];
  /** ClientIP sends a client to the same pod each time. Default: "None". */
  sessionAffinity?: "ClientIP" | "None";
  /** Address that the balancer should have; not all providers heed it. */
  loadBalancerIP?: string;
  /** Networks whose clients the balancer lets in. */
  loadBalancerSourceRanges?: string[];
  /** Host name that the service is an alias of; for type ExternalName. */
  externalName?: string;
  /** Local keeps outside traffic on the node it arrives at, and so the client's address; Cluster spreads it. */
  externalTrafficPolicy?: "Cluster" | "Local";
  /** Port on which nodes report to a balancer whether they have endpoints; for externalTrafficPolicy Local. */
  healthCheckNodePort?: number;
  /** Includes pods that are not ready. */
  publishNotReadyAddresses?: boolean;
  /** Details of the session affinity. */
  sessionAffinityConfig?: SessionAffinityConfig;
  /** Address families, the first being the main one. */
  ipFamilies?: ("IPv4" | "IPv6" | "")[];
  /** Whether the service has one address family or two. */
  ipFamilyPolicy?: "SingleStack" | "PreferDualStack" | "RequireDualStack";
  /** Whether a LoadBalancer service gets node ports too; true when unset. */
  allocateLoadBalancerNodePorts?: boolean;
  /** Which balancer is to serve it; cannot change while the type stays. */
  loadBalancerClass?: string;
  /** Local keeps inside traffic on its node, Cluster spreads it. */
  internalTrafficPolicy?: "Cluster" | "Local";
  /** Preference for near endpoints. */
  trafficDistribution?: "PreferClose" | "PreferSameZone" | "PreferSameNode";
}

/** A port that a service offers. */
export interface ServicePort {
  /** Name of the port; needed when there are several. */
  name?: string;
  /** Transport protocol; TCP when unset. Default: "TCP". */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** Application protocol, as a hint to balancers. */
  appProtocol?: string;
  /** Number of the port. */
  port: number;
  /** Port of the pods, by number or name; the same as port when unset. */
  targetPort?: IntOrString;
  /** Port on every node; chosen when 0 and the type needs one. */
  nodePort?: number;
}

/** Details of session affinity. */
export interface SessionAffinityConfig {
  /** Details for affinity by client address. */
  clientIP?: ClientIPConfig;
}

/** Affinity by client address. */
export interface ClientIPConfig {
  /** Seconds for which a client stays with its pod; 10800 when unset. */
  timeoutSeconds?: number;
}

/** What controllers report of a service. */
export interface ServiceStatus {
  /** What the balancer has been given. */
  loadBalancer?: LoadBalancerStatus;
  /** Aspects of the state, one of each type. */
  conditions?: Condition[];
}

/** What a balancer has been given. */
export interface LoadBalancerStatus {
  /** Where traffic for the service is to be sent. */
  ingress?: LoadBalancerIngress[];
}

/** One place where traffic for a service is to be sent. */
export interface LoadBalancerIngress {
  /** Address. */
  ip?: string;
  /** Host name. */
  hostname?: string;
  /** VIP when nodes see the address as destination, Proxy when they see their own. */
  ipMode?: "VIP" | "Proxy";
  /** State of the single ports. */
  ports?: PortStatus[];
}

/** State of one port of a balancer. */
export interface PortStatus {
  /** Number of the port. */
  port: number;
  /** Transport protocol. */
  protocol: "TCP" | "UDP" | "SCTP";
  /** What is wrong with it, in one word. */
  error?: string;
}
