// Generated from discovery/v1/endpointSlice.yaml. Do not edit.
import type { ObjectReference } from "../../core/v1/shared.ts";
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** EndpointSlice lists some of the addresses behind a service. */
export interface EndpointSlice {
  apiVersion?: "discovery.orch.io/v1";
  kind?: "EndpointSlice";
  metadata?: ObjectMeta;
  /** Kind of the addresses; it cannot change. */
  addressType: "IPv4" | "IPv6" | "FQDN";
  /** The endpoints, at most 1000. */
  endpoints?: Endpoint[] | null;
  /** Ports that each endpoint serves. */
  ports?: EndpointPort[] | null;
}

/** A list of endpointslices. */
export interface EndpointSliceList {
  apiVersion: "discovery.orch.io/v1";
  kind: "EndpointSliceList";
  metadata: ListMeta;
  items: EndpointSlice[];
}

/** One of the things behind a service. */
export interface Endpoint {
  /** Its addresses, which all lead to the same; clients use the first. */
  addresses: string[];
  /** What state it is in. */
  conditions?: EndpointConditions;
  /** Name of the endpoint below the service's name in DNS. */
  hostname?: string;
  /** Object that the endpoint stands for, usually a pod. */
  targetRef?: ObjectReference;
  /** Labels that an older version of this API had; not read. */
  deprecatedTopology?: Record<string, string>;
  /** Node it runs on. */
  nodeName?: string;
  /** Zone it runs in. */
  zone?: string;
  /** For whom it is meant. */
  hints?: EndpointHints;
}

/** What state an endpoint is in; unset means not known. */
export interface EndpointConditions {
  /** Whether it takes traffic; unset counts as true. */
  ready?: boolean;
  /** Whether it answers, even while it is being removed. */
  serving?: boolean;
  /** Whether it is being removed. */
  terminating?: boolean;
}

/** For whom an endpoint is meant. */
export interface EndpointHints {
  /** Zones whose clients should use it. */
  forZones?: ForZone[];
  /** Nodes whose clients should use it. */
  forNodes?: ForNode[];
}

/** A zone. */
export interface ForZone {
  /** Name of the zone. */
  name: string;
}

/** A node. */
export interface ForNode {
  /** Name of the node. */
  name: string;
}

/** A port of the endpoints. */
export interface EndpointPort {
  /** Name of the service's port; empty when it has none. Default: "". */
  name?: string;
  /** Transport protocol; TCP when unset. Default: "TCP". */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** Number of the port; unset means any, as its consumer knows. */
  port?: number;
  /** What is spoken on the port. */
  appProtocol?: string;
}
