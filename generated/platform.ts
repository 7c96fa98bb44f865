// Generated from spec/platform.yaml. Do not edit.
import type { Platform } from "../runtime/schema/platform.ts";
import * as names from "./wellknown.ts";

/** The names of this platform; nothing else may know them. */
export const platform: Platform = {
  name: "orch",
  apiDomain: "orch.io",
  labelDomain: "orch.io",
  systemPrefix: "orch",
  vendor: "orch",
  metricPrefix: "orch",
  agentName: "nodeagent",
  agentTitle: "NodeAgent",
  metaGroup: "meta.orch.io",
  protobufMediaType: "application/vnd.orch.protobuf",
  protobufMagic: "6b387300",
  gitVersion: "v1.36.0",
  major: "1",
  minor: "36",
  wireAliases: {
    groups: {
      "meta.k8s.io": "meta.orch.io",
      "apidiscovery.k8s.io": "apidiscovery.orch.io",
      "authentication.k8s.io": "authentication.orch.io",
      "authorization.k8s.io": "authorization.orch.io",
    },
    mediaTypes: { "application/vnd.kubernetes.protobuf": "application/vnd.orch.protobuf" },
    annotations: {
      "kubernetes.io/ingress-bandwidth": "orch.io/ingress-bandwidth",
      "kubernetes.io/egress-bandwidth": "orch.io/egress-bandwidth",
      "k8s.io/initial-events-end": "orch.io/initial-events-end",
    },
  },
  names,
};
