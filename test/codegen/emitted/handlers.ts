// Generated from all spec files. Do not edit.
import type { HandlerRow } from "../../../runtime/schema/index.ts";
import * as exampleV1 from "./example/v1/kinds.ts";

/** One row a verb and path; kinds in the order of the spec. */
export const handlers: readonly HandlerRow[] = [
  { verb: "list", path: "/apis/example.orch.io/v1/widgets", descriptor: exampleV1.widget, subresource: "" },
  { verb: "watch", path: "/apis/example.orch.io/v1/widgets", descriptor: exampleV1.widget, subresource: "" },
  { verb: "create", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: exampleV1.widget, subresource: "" },
  { verb: "deletecollection", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: exampleV1.widget, subresource: "" },
  { verb: "list", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: exampleV1.widget, subresource: "" },
  { verb: "watch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", descriptor: exampleV1.widget, subresource: "" },
  { verb: "delete", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: exampleV1.widget, subresource: "" },
  { verb: "get", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: exampleV1.widget, subresource: "" },
  { verb: "patch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: exampleV1.widget, subresource: "" },
  { verb: "update", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", descriptor: exampleV1.widget, subresource: "" },
  { verb: "get", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", descriptor: exampleV1.widget, subresource: "status" },
  { verb: "patch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", descriptor: exampleV1.widget, subresource: "status" },
  { verb: "update", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", descriptor: exampleV1.widget, subresource: "status" },
  { verb: "get", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", descriptor: exampleV1.widget, subresource: "scale" },
  { verb: "patch", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", descriptor: exampleV1.widget, subresource: "scale" },
  { verb: "update", path: "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", descriptor: exampleV1.widget, subresource: "scale" },
  { verb: "list", path: "/apis/example.orch.io/v1/zones", descriptor: exampleV1.zone, subresource: "" },
  { verb: "watch", path: "/apis/example.orch.io/v1/zones", descriptor: exampleV1.zone, subresource: "" },
  { verb: "get", path: "/apis/example.orch.io/v1/zones/{name}", descriptor: exampleV1.zone, subresource: "" },
];
