import type { FlowSchemaSpec } from "../../../generated/flowcontrol/v1/flowSchema.ts";
import type { PriorityLevelConfigurationSpec } from "../../../generated/flowcontrol/v1/priorityLevelConfiguration.ts";
import { groupAuthenticated, groupMasters, groupUnauthenticated } from "../../../generated/wellknown.ts";

/** The schemas that are always there, by name. */
export const mandatoryFlowSchemas: ReadonlyMap<string, FlowSchemaSpec> = new Map([
  ["exempt", everythingOf([groupMasters], { level: "exempt", precedence: 1 })],
  [
    "catch-all",
    {
      ...everythingOf([groupUnauthenticated, groupAuthenticated], { level: "catch-all", precedence: 10_000 }),
      distinguisherMethod: { type: "ByUser" },
    },
  ],
]);

/** The priority levels that are always there, by name. */
export const mandatoryPriorityLevels: ReadonlyMap<string, PriorityLevelConfigurationSpec> = new Map([
  ["exempt", { type: "Exempt", exempt: { nominalConcurrencyShares: 0, lendablePercent: 0 } }],
  [
    "catch-all",
    {
      type: "Limited",
      limited: { nominalConcurrencyShares: 5, limitResponse: { type: "Reject" }, lendablePercent: 0 },
    },
  ],
]);

function everythingOf(
  groups: readonly string[],
  { level, precedence }: { readonly level: string; readonly precedence: number },
): FlowSchemaSpec {
  const all = ["*"];
  return {
    priorityLevelConfiguration: { name: level },
    matchingPrecedence: precedence,
    rules: [
      {
        subjects: groups.map((name) => ({ kind: "Group", group: { name } })),
        resourceRules: [{ verbs: all, apiGroups: all, resources: all, clusterScope: true, namespaces: all }],
        nonResourceRules: [{ verbs: all, nonResourceURLs: all }],
      },
    ],
  };
}
