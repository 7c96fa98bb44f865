// Generated from all spec files. Do not edit.
import type { Generated } from "../../../runtime/schema/index.ts";
import { handlers } from "./handlers.ts";
import { platform } from "./platform.ts";
import { resources } from "./resources.ts";

/** What a server is given of the spec. */
export const generated: Generated = {
  platform,
  resources,
  handlers,
  groups: [
    { name: "example.orch.io", versions: ["v1"], priority: 17800, versionPriorities: { v1: 15 } },
  ],
  openapiFolders: [new URL("./openapi/", import.meta.url)],
  loadMeta: () => import("./meta/v1.code.ts"),
  loadDiscovery: () => import("./apidiscovery/v2/discovery.code.ts"),
  loadClient: () => import("./client.ts"),
  loadPolicies: () => import("./policies.ts").then(({ policies }) => policies),
  loadFlowPolicies: () => import("./policies.ts").then(({ flowPolicies }) => flowPolicies),
  loadFlagSets: () => import("./flags.ts").then(({ flagSets }) => flagSets),
};
