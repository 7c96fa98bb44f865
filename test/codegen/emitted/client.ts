// Generated from all spec files. Do not edit.
import type {
  ApiObject,
  ClientOptions,
  ClusterResource,
  NamespacedResource,
  Subresource,
  Transport,
  Verb,
} from "../../../runtime/client/index.ts";
import { clusterResource, createTransport, namespacedResource } from "../../../runtime/client/index.ts";
import type { Widget } from "./example/v1/widget.ts";
import type { Zone } from "./example/v1/zone.ts";

/** Every served kind by group, version and plural, e.g. `client.core.v1.pods`. */
export interface Client {
  readonly example: ExampleGroup;
  /** For requests that no kind describes. */
  readonly transport: Transport;
}

/** A client of one server. Nothing is read or loaded before the first request. */
export function createClient(options?: ClientOptions): Client {
  const transport = createTransport(options);
  return {
    transport,
    get example() {
      const value = exampleGroup(transport);
      Object.defineProperty(this, "example", { value, enumerable: true });
      return value;
    },
  };
}

export interface ExampleGroup {
  readonly v1: ExampleV1;
}

export interface ExampleV1 {
  readonly widgets: NamespacedResource<Widget, "status", Verb, { scale: Subresource<ApiObject> }>;
  readonly zones: ClusterResource<Zone, never, "get" | "list" | "watch">;
}

function exampleGroup(transport: Transport): ExampleGroup {
  return {
    get v1() {
      const value = exampleV1Version(transport);
      Object.defineProperty(this, "v1", { value, enumerable: true });
      return value;
    },
  };
}

function exampleV1Version(transport: Transport): ExampleV1 {
  return {
    widgets: namespacedResource<Widget, { scale: Subresource<ApiObject> }>(transport, { group: "example.orch.io", version: "v1", apiVersion: "example.orch.io/v1", kind: "Widget", plural: "widgets" }, { scale: { apiVersion: "autoscaling/v1", kind: "Scale" } }),
    zones: clusterResource<Zone>(transport, { group: "example.orch.io", version: "v1", apiVersion: "example.orch.io/v1", kind: "Zone", plural: "zones" }),
  };
}

export type { Widget } from "./example/v1/widget.ts";
export type { Zone } from "./example/v1/zone.ts";
