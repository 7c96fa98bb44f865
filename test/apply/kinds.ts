import type { Kind } from "./steps.ts";

/** Built-in kinds that the rows use. */
export const configMaps: Kind = {
  apiVersion: "v1",
  kind: "ConfigMap",
  path: "/api/v1/namespaces/default/configmaps",
};
export const pods: Kind = { apiVersion: "v1", kind: "Pod", path: "/api/v1/namespaces/default/pods" };
export const services: Kind = { apiVersion: "v1", kind: "Service", path: "/api/v1/namespaces/default/services" };
export const deployments: Kind = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  path: "/apis/apps/v1/namespaces/default/deployments",
};
