// Generated from core/v1/endpoints.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { ObjectReference } from "./shared.ts";

/** Endpoints lists the addresses behind a service; endpoint slices have taken its place. */
export interface Endpoints {
  apiVersion?: "v1";
  kind?: "Endpoints";
  metadata?: ObjectMeta;
  /** Groups of addresses that share their ports. */
  subsets?: EndpointSubset[];
}

/** A list of endpoints. */
export interface EndpointsList {
  apiVersion: "v1";
  kind: "EndpointsList";
  metadata: ListMeta;
  items: Endpoints[];
}

/** Addresses with the ports that each of them serves. */
export interface EndpointSubset {
  /** Addresses that take traffic. */
  addresses?: EndpointAddress[];
  /** Addresses that do not take traffic yet or any more. */
  notReadyAddresses?: EndpointAddress[];
  /** Ports that every address serves. */
  ports?: EndpointPort[];
}

/** An address behind a service. */
export interface EndpointAddress {
  /** The address; not a loopback, link-local or multicast one. */
  ip: string;
  /** Name of the endpoint below the service's name in DNS. */
  hostname?: string;
  /** Node that the endpoint runs on. */
  nodeName?: string;
  /** Object that the address belongs to, usually a pod. */
  targetRef?: ObjectReference;
}

/** A port behind a service. */
export interface EndpointPort {
  /** Name of the service's port; needed when there are several. */
  name?: string;
  /** Number of the port. */
  port: number;
  /** Transport protocol; TCP when unset. Default: "TCP". */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** What is spoken on the port. */
  appProtocol?: string;
}
