// Generated from spec/policies.yaml. Do not edit.
import type { DefaultPolicies, FlowPolicies } from "../../../runtime/schema/generated.ts";

/** The roles and bindings that a server makes for itself, by their resource. */
export const policies: DefaultPolicies = {
  clusterroles: [],
  clusterrolebindings: [],
  roles: [],
  rolebindings: [],
};

/** The priority levels and flow schemas that a server makes for itself. */
export const flowPolicies: FlowPolicies = {
  flowSchemas: [],
  priorityLevels: [],
};
