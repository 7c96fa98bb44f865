import type { Platform } from "../../runtime/schema/index.ts";

/** An identity of its own, so that a test notices when code knows the default words. */
export const acme: Platform = {
  name: "acme",
  apiDomain: "acme.dev",
  labelDomain: "acme.dev",
  systemPrefix: "acme",
  vendor: "acme",
  metricPrefix: "acme",
  agentName: "acmelet",
  metaGroup: "meta.acme.dev",
  protobufMediaType: "application/vnd.acme.protobuf",
  protobufMagic: "6b387300",
  gitVersion: "v1.36.0",
  major: "1",
  minor: "36",
  wireAliases: {
    groups: { "meta.k8s.io": "meta.acme.dev", "apidiscovery.k8s.io": "apidiscovery.acme.dev" },
    mediaTypes: { "application/vnd.kubernetes.protobuf": "application/vnd.acme.protobuf" },
  },
};
