// Generated from all spec files. Do not edit.
import type { Generated } from "../runtime/schema/index.ts";
import { handlers } from "./handlers.ts";
import { platform } from "./platform.ts";
import { resources } from "./resources.ts";

/** What a server is given of the spec. */
export const generated: Generated = {
  platform,
  resources,
  handlers,
  groups: [
    { name: "apiregistration.orch.io", versions: ["v1"], priority: 20001, versionPriorities: { v1: 15 } },
    { name: "", versions: ["v1"], priority: 18000, versionPriorities: { v1: 1 } },
    { name: "apps", versions: ["v1"], priority: 17800, versionPriorities: { v1: 15 } },
    { name: "events.orch.io", versions: ["v1"], priority: 17750, versionPriorities: { v1: 15 } },
    { name: "authentication.orch.io", versions: ["v1", "v1beta1"], priority: 17700, versionPriorities: { v1: 15, v1beta1: 9 } },
    { name: "authorization.orch.io", versions: ["v1", "v1beta1"], priority: 17600, versionPriorities: { v1: 15, v1beta1: 9 } },
    { name: "autoscaling", versions: ["v2", "v1"], priority: 17500, versionPriorities: { v2: 30, v1: 15 } },
    { name: "batch", versions: ["v1"], priority: 17400, versionPriorities: { v1: 15 } },
    { name: "certificates.orch.io", versions: ["v1", "v1beta1", "v1alpha1"], priority: 17300, versionPriorities: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
    { name: "networking.orch.io", versions: ["v1", "v1beta1"], priority: 17200, versionPriorities: { v1: 15, v1beta1: 9 } },
    { name: "policy", versions: ["v1"], priority: 17100, versionPriorities: { v1: 15 } },
    { name: "rbac.authorization.orch.io", versions: ["v1"], priority: 17000, versionPriorities: { v1: 15 } },
    { name: "storage.orch.io", versions: ["v1", "v1beta1"], priority: 16800, versionPriorities: { v1: 15, v1beta1: 9 } },
    { name: "admissionregistration.orch.io", versions: ["v1", "v1beta1", "v1alpha1"], priority: 16700, versionPriorities: { v1: 15, v1beta1: 12, v1alpha1: 9 } },
    { name: "apiextensions.orch.io", versions: ["v1"], priority: 16700, versionPriorities: { v1: 15 } },
    { name: "scheduling.orch.io", versions: ["v1", "v1alpha2"], priority: 16600, versionPriorities: { v1: 15, v1alpha2: 9 } },
    { name: "coordination.orch.io", versions: ["v1", "v1beta1", "v1alpha2"], priority: 16500, versionPriorities: { v1: 15, v1beta1: 13, v1alpha2: 12 } },
    { name: "node.orch.io", versions: ["v1"], priority: 16300, versionPriorities: { v1: 15 } },
    { name: "discovery.orch.io", versions: ["v1"], priority: 16200, versionPriorities: { v1: 15 } },
    { name: "resource.orch.io", versions: ["v1", "v1beta2", "v1beta1", "v1alpha3"], priority: 16200, versionPriorities: { v1: 21, v1beta2: 15, v1beta1: 9, v1alpha3: 1 } },
    { name: "flowcontrol.apiserver.orch.io", versions: ["v1"], priority: 16100, versionPriorities: { v1: 21 } },
    { name: "internal.apiserver.orch.io", versions: ["v1alpha1"], priority: 16000, versionPriorities: { v1alpha1: 9 } },
    { name: "storagemigration.orch.io", versions: ["v1beta1"], priority: 15800, versionPriorities: { v1beta1: 9 } },
    { name: "metrics.orch.io", versions: ["v1beta1"], priority: 100, versionPriorities: { v1beta1: 100 } },
  ],
  openapiFolders: [new URL("./openapi/", import.meta.url)],
  loadMeta: () => import("./meta/v1.code.ts"),
  loadDiscovery: () => import("./apidiscovery/v2/discovery.code.ts"),
  loadClient: () => import("./client.ts"),
  loadPolicies: () => import("./policies.ts").then(({ policies }) => policies),
  loadFlowPolicies: () => import("./policies.ts").then(({ flowPolicies }) => flowPolicies),
  loadFlagSets: () => import("./flags.ts").then(({ flagSets }) => flagSets),
  bodies: {
    "authentication.orch.io/v1/TokenRequest": () =>
      import("./authentication/v1/tokenRequest.code.ts").then((code) => ({
        structure: code.TokenRequest,
        setDefaults: code.defaultTokenRequest,
      })),
    "autoscaling/v1/Scale": () =>
      import("./autoscaling/v1/scale.code.ts").then((code) => ({
        structure: code.Scale,
        setDefaults: code.defaultScale,
      })),
    "v1/PodAttachOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.PodAttachOptions,
        setDefaults: () => {},
      })),
    "v1/PodExecOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.PodExecOptions,
        setDefaults: code.defaultPodExecOptions,
      })),
    "v1/PodLogOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.PodLogOptions,
        setDefaults: () => {},
      })),
    "v1/PodPortForwardOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.PodPortForwardOptions,
        setDefaults: () => {},
      })),
    "v1/PodProxyOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.PodProxyOptions,
        setDefaults: () => {},
      })),
    "v1/ServiceProxyOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.ServiceProxyOptions,
        setDefaults: () => {},
      })),
    "v1/NodeProxyOptions": () =>
      import("./core/v1/connectOptions.code.ts").then((code) => ({
        structure: code.NodeProxyOptions,
        setDefaults: () => {},
      })),
    "policy/v1/Eviction": () =>
      import("./policy/v1/eviction.code.ts").then((code) => ({
        structure: code.Eviction,
        setDefaults: code.defaultEviction,
      })),
  },
};
