import type { ApiObject, ObjectMetaLike, ResourceRef, Stored } from "../../runtime/client/index.ts";

/** A made-up kind that the tests of the client ask for. */
export interface Widget extends ApiObject {
  apiVersion?: "example.test/v1";
  kind?: "Widget";
  metadata?: ObjectMetaLike;
  spec?: { color?: string; size?: number; parts?: { name: string; count?: number }[] };
  status?: { replicas?: number };
}

export const widgets: ResourceRef = {
  group: "example.test",
  version: "v1",
  apiVersion: "example.test/v1",
  kind: "Widget",
  plural: "widgets",
};

export const nodes: ResourceRef = { group: "", version: "v1", apiVersion: "v1", kind: "Node", plural: "nodes" };

export function widget(
  name: string,
  resourceVersion: number,
  more: { uid?: string; color?: string } = {},
): Stored<Widget> {
  return {
    apiVersion: "example.test/v1",
    kind: "Widget",
    metadata: {
      name,
      namespace: "default",
      uid: more.uid ?? `uid-${name}`,
      resourceVersion: String(resourceVersion),
      creationTimestamp: "2025-01-01T00:00:00Z",
    },
    spec: { color: more.color ?? "Red" },
  };
}

export function widgetList(resourceVersion: number, items: readonly object[], more: object = {}): object {
  const metadata = { resourceVersion: String(resourceVersion), ...more };
  return { kind: "WidgetList", apiVersion: "example.test/v1", metadata, items };
}
