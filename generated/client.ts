// Generated from all spec files. Do not edit.
import type { ClientOptions, ClusterResource, NamespacedResource, Transport } from "../runtime/client/index.ts";
import { clusterResource, createTransport, namespacedResource } from "../runtime/client/index.ts";
import type { Deployment } from "./apps/v1/deployment.ts";
import type { ReplicaSet } from "./apps/v1/replicaSet.ts";
import type { Lease } from "./coordination/v1/lease.ts";
import type { ConfigMap } from "./core/v1/configMap.ts";
import type { Event } from "./core/v1/event.ts";
import type { Namespace } from "./core/v1/namespace.ts";
import type { Node } from "./core/v1/node.ts";
import type { Pod } from "./core/v1/pod.ts";
import type { Secret } from "./core/v1/secret.ts";
import type { Service } from "./core/v1/service.ts";
import type { ServiceAccount } from "./core/v1/serviceAccount.ts";
import type { Event as EventsEvent } from "./events/v1/event.ts";

/** Every served kind by group, version and plural, e.g. `client.core.v1.pods`. */
export interface Client {
  readonly apps: AppsGroup;
  readonly coordination: CoordinationGroup;
  readonly core: CoreGroup;
  readonly events: EventsGroup;
  /** For requests that no kind describes. */
  readonly transport: Transport;
}

/** A client of one server. Nothing is read or loaded before the first request. */
export function createClient(options?: ClientOptions): Client {
  const transport = createTransport(options);
  return {
    transport,
    get apps() {
      const value = appsGroup(transport);
      Object.defineProperty(this, "apps", { value, enumerable: true });
      return value;
    },
    get coordination() {
      const value = coordinationGroup(transport);
      Object.defineProperty(this, "coordination", { value, enumerable: true });
      return value;
    },
    get core() {
      const value = coreGroup(transport);
      Object.defineProperty(this, "core", { value, enumerable: true });
      return value;
    },
    get events() {
      const value = eventsGroup(transport);
      Object.defineProperty(this, "events", { value, enumerable: true });
      return value;
    },
  };
}

export interface AppsGroup {
  readonly v1: AppsV1;
}

export interface CoordinationGroup {
  readonly v1: CoordinationV1;
}

export interface CoreGroup {
  readonly v1: CoreV1;
}

export interface EventsGroup {
  readonly v1: EventsV1;
}

export interface AppsV1 {
  readonly deployments: NamespacedResource<Deployment>;
  readonly replicasets: NamespacedResource<ReplicaSet>;
}

export interface CoordinationV1 {
  readonly leases: NamespacedResource<Lease>;
}

export interface CoreV1 {
  readonly configmaps: NamespacedResource<ConfigMap>;
  readonly events: NamespacedResource<Event>;
  readonly namespaces: ClusterResource<Namespace>;
  readonly nodes: ClusterResource<Node>;
  readonly pods: NamespacedResource<Pod>;
  readonly secrets: NamespacedResource<Secret>;
  readonly services: NamespacedResource<Service>;
  readonly serviceaccounts: NamespacedResource<ServiceAccount>;
}

export interface EventsV1 {
  readonly events: NamespacedResource<EventsEvent>;
}

function appsGroup(transport: Transport): AppsGroup {
  return {
    get v1() {
      const value = appsV1(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function coordinationGroup(transport: Transport): CoordinationGroup {
  return {
    get v1() {
      const value = coordinationV1(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function coreGroup(transport: Transport): CoreGroup {
  return {
    get v1() {
      const value = coreV1(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function eventsGroup(transport: Transport): EventsGroup {
  return {
    get v1() {
      const value = eventsV1(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function appsV1(transport: Transport): AppsV1 {
  return {
    deployments: namespacedResource<Deployment>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "Deployment", plural: "deployments" }),
    replicasets: namespacedResource<ReplicaSet>(transport, { group: "apps", version: "v1", apiVersion: "apps/v1", kind: "ReplicaSet", plural: "replicasets" }),
  };
}

function coordinationV1(transport: Transport): CoordinationV1 {
  return {
    leases: namespacedResource<Lease>(transport, { group: "coordination.orch.io", version: "v1", apiVersion: "coordination.orch.io/v1", kind: "Lease", plural: "leases" }),
  };
}

function coreV1(transport: Transport): CoreV1 {
  return {
    configmaps: namespacedResource<ConfigMap>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ConfigMap", plural: "configmaps" }),
    events: namespacedResource<Event>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Event", plural: "events" }),
    namespaces: clusterResource<Namespace>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Namespace", plural: "namespaces" }),
    nodes: clusterResource<Node>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Node", plural: "nodes" }),
    pods: namespacedResource<Pod>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Pod", plural: "pods" }),
    secrets: namespacedResource<Secret>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Secret", plural: "secrets" }),
    services: namespacedResource<Service>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "Service", plural: "services" }),
    serviceaccounts: namespacedResource<ServiceAccount>(transport, { group: "", version: "v1", apiVersion: "v1", kind: "ServiceAccount", plural: "serviceaccounts" }),
  };
}

function eventsV1(transport: Transport): EventsV1 {
  return {
    events: namespacedResource<EventsEvent>(transport, { group: "events.orch.io", version: "v1", apiVersion: "events.orch.io/v1", kind: "Event", plural: "events" }),
  };
}

export type { ConfigMap } from "./core/v1/configMap.ts";
export type { Deployment } from "./apps/v1/deployment.ts";
export type { Event as EventsEvent } from "./events/v1/event.ts";
export type { Event } from "./core/v1/event.ts";
export type { Lease } from "./coordination/v1/lease.ts";
export type { Namespace } from "./core/v1/namespace.ts";
export type { Node } from "./core/v1/node.ts";
export type { Pod } from "./core/v1/pod.ts";
export type { ReplicaSet } from "./apps/v1/replicaSet.ts";
export type { Secret } from "./core/v1/secret.ts";
export type { Service } from "./core/v1/service.ts";
export type { ServiceAccount } from "./core/v1/serviceAccount.ts";
