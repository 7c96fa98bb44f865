import * as assert from "uvu/assert";
import type { Api } from "../harness/api.ts";
import type { Kind } from "./steps.ts";

const namespaced = (apiVersion: string, kind: string, plural: string): Kind => {
  const root = apiVersion.includes("/") ? "/apis" : "/api";
  return { apiVersion, kind, path: `${root}/${apiVersion}/namespaces/default/${plural}` };
};

/** Built-in kinds that the rows use. */
export const configMaps = namespaced("v1", "ConfigMap", "configmaps");
export const pods = namespaced("v1", "Pod", "pods");
export const claims = namespaced("v1", "PersistentVolumeClaim", "persistentvolumeclaims");
export const services = namespaced("v1", "Service", "services");
export const serviceAccounts = namespaced("v1", "ServiceAccount", "serviceaccounts");
export const deployments = namespaced("apps/v1", "Deployment", "deployments");
export const networkPolicies = namespaced("networking.orch.io/v1", "NetworkPolicy", "networkpolicies");
export const autoscalers = namespaced("autoscaling/v2", "HorizontalPodAutoscaler", "horizontalpodautoscalers");
export const autoscalersV1 = namespaced("autoscaling/v1", "HorizontalPodAutoscaler", "horizontalpodautoscalers");

/** A kind made at run time that has every sort of list and map, in two versions. */
export const racks = namespaced("apply.test/v1", "Rack", "racks");
export const racksV2 = namespaced("apply.test/v2", "Rack", "racks");

const text = { type: "string" };
const shelf = {
  type: "object",
  required: ["name"],
  properties: { name: text, height: { type: "integer" }, tags: { type: "array", items: text } },
};

const spec = {
  type: "object",
  properties: {
    size: { type: "integer" },
    color: { type: "string", default: "Red" },
    isOpen: { type: "boolean" },
    ratio: { type: "number" },
    port: { "x-orch-int-or-string": true },
    maybe: { type: "string", nullable: true },
    tags: { type: "array", items: text },
    names: { type: "array", items: text, "x-orch-list-type": "set" },
    numbers: { type: "array", items: { type: "integer" }, "x-orch-list-type": "set" },
    shelves: { type: "array", items: shelf, "x-orch-list-type": "map", "x-orch-list-map-keys": ["name"] },
    ports: {
      type: "array",
      items: {
        type: "object",
        required: ["port"],
        properties: { port: { type: "integer" }, protocol: { type: "string", default: "TCP" }, name: text },
      },
      "x-orch-list-type": "map",
      "x-orch-list-map-keys": ["port", "protocol"],
    },
    labels: { type: "object", additionalProperties: text },
    selector: { type: "object", additionalProperties: text, "x-orch-map-type": "atomic" },
    place: { type: "object", properties: { room: text, row: { type: "integer" } } },
    point: {
      type: "object",
      properties: { x: { type: "integer" }, y: { type: "integer" } },
      "x-orch-map-type": "atomic",
    },
    slots: { type: "object", additionalProperties: { type: "object", properties: { width: { type: "integer" } } } },
    aliases: {
      type: "object",
      additionalProperties: { type: "array", items: text, "x-orch-list-type": "set" },
    },
    free: { type: "object", "x-orch-preserve-unknown-fields": true },
    inner: { type: "object", "x-orch-embedded-resource": true, "x-orch-preserve-unknown-fields": true },
    half: {
      type: "object",
      "x-orch-preserve-unknown-fields": true,
      properties: { set: { type: "array", items: text, "x-orch-list-type": "set" } },
    },
  },
};

const status = { type: "object", properties: { phase: text, replicas: { type: "integer" } } };

const version = (name: string, storage: boolean) => ({
  name,
  served: true,
  storage,
  schema: { openAPIV3Schema: { type: "object", properties: { spec, status } } },
  subresources: { status: {}, scale: { specReplicasPath: ".spec.size", statusReplicasPath: ".status.replicas" } },
});

/** Serves the kind. */
export async function defineRacks(api: Api): Promise<void> {
  const crd = {
    metadata: { name: "racks.apply.test" },
    spec: {
      group: "apply.test",
      scope: "Namespaced",
      names: { plural: "racks", kind: "Rack" },
      versions: [version("v1", true), version("v2", false)],
    },
  };
  const created = await api.post("/apis/apiextensions.orch.io/v1/customresourcedefinitions", crd);
  assert.is(created.status, 201, created.text);
  const endMs = Date.now() + 30_000;
  while ((await api.get(racks.path)).status !== 200) {
    assert.ok(Date.now() < endMs, "the kind is not served within half a minute");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
