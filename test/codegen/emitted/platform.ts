// Generated from spec/platform.yaml. Do not edit.
import type { Platform } from "../../../runtime/schema/platform.ts";
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
  agentTitle: "Nodeagent",
  metaGroup: "meta.orch.io",
  protobufMediaType: "application/vnd.orch.protobuf",
  protobufMagic: "6b387300",
  gitVersion: "v1.36.0",
  major: "1",
  minor: "36",
  wireAliases: {
    groups: {},
    mediaTypes: {},
    annotations: {},
  },
  names,
};
