// Generated from all spec files. Do not edit.
import type { HandlerRow } from "../../../runtime/schema/index.ts";
import { widget } from "./example/v1/widget.descriptor.ts";
import { zone } from "./example/v1/zone.descriptor.ts";

/** One row a verb and path; kinds in the order of the spec. */
export const handlers: readonly HandlerRow[] = [
  { verb: "list", path: "/apis/example.orch.io/v1/widgets", descriptor: widget, subresource: "" },
  { verb: "watch", path: "/apis/example.orch.io/v1/widgets", descriptor: widget, subresource: "" },
  { verb: "create", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: widget, subresource: "" },
  { verb: "deletecollection", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: widget, subresource: "" },
  { verb: "list", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: widget, subresource: "" },
  { verb: "watch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: widget, subresource: "" },
  { verb: "delete", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: widget, subresource: "" },
  { verb: "get", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: widget, subresource: "" },
  { verb: "patch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: widget, subresource: "" },
  { verb: "update", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: widget, subresource: "" },
  { verb: "get", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", descriptor: widget, subresource: "status" },
  { verb: "patch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", descriptor: widget, subresource: "status" },
  { verb: "update", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", descriptor: widget, subresource: "status" },
  { verb: "get", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", descriptor: widget, subresource: "scale" },
  { verb: "patch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", descriptor: widget, subresource: "scale" },
  { verb: "update", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", descriptor: widget, subresource: "scale" },
  { verb: "list", path: "/apis/example.orch.io/v1/zones", descriptor: zone, subresource: "" },
  { verb: "watch", path: "/apis/example.orch.io/v1/zones", descriptor: zone, subresource: "" },
  { verb: "get", path: "/apis/example.orch.io/v1/zones/{name}", descriptor: zone, subresource: "" },
];
