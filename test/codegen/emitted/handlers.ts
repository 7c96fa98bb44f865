// Generated from all spec files. Do not edit.
import type { HandlerRow, ResourceDescriptor, Verb } from "../../../runtime/schema/index.ts";
import * as exampleV1 from "./example/v1/kinds.ts";

/** One row a verb and path; kinds in the order of the spec. */
export const handlers: readonly HandlerRow[] = [
  row("list", "/apis/example.orch.io/v1/widgets", exampleV1.widget),
  row("watch", "/apis/example.orch.io/v1/widgets", exampleV1.widget),
  row("create", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", exampleV1.widget),
  row("deletecollection", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", exampleV1.widget),
  row("list", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", exampleV1.widget),
  row("watch", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets", exampleV1.widget),
  row("delete", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", exampleV1.widget),
  row("get", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", exampleV1.widget),
  row("patch", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", exampleV1.widget),
  row("update", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}", exampleV1.widget),
  row("get", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", exampleV1.widget, "status"),
  row("patch", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", exampleV1.widget, "status"),
  row("update", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/status", exampleV1.widget, "status"),
  row("get", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", exampleV1.widget, "scale"),
  row("patch", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", exampleV1.widget, "scale"),
  row("update", "/apis/example.orch.io/v1/namespaces/{namespace}/widgets/{name}/scale", exampleV1.widget, "scale"),
  row("list", "/apis/example.orch.io/v1/zones", exampleV1.zone),
  row("watch", "/apis/example.orch.io/v1/zones", exampleV1.zone),
  row("get", "/apis/example.orch.io/v1/zones/{name}", exampleV1.zone),
];

function row(verb: Verb, path: string, descriptor: ResourceDescriptor, subresource = ""): HandlerRow {
  return { verb, path, descriptor, subresource };
}
