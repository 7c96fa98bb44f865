import type { Node } from "../../../generated/core/v1/node.ts";
import type { NodeUsage, ObserveContext, Usage } from "../../schema/access/observe.ts";
import { isStatusError } from "../../schema/status.ts";
import { nodeAgent } from "../core/node/agent.ts";

/** What these nodes use, by name. Nodes that have no address yet, or whose agents do not answer, are left out. */
export async function usageOfNodes(
  nodes: readonly string[],
  context: ObserveContext,
): Promise<ReadonlyMap<string, NodeUsage>> {
  const agents = await Promise.all(
    nodes.map(async (name) => {
      try {
        return [[name, await nodeAgent(name, context)] as const];
      } catch (error) {
        if (isStatusError(error)) return [];
        throw error;
      }
    }),
  );
  return context.agentUsage(new Map(agents.flat()));
}

export async function allNodes({ list }: ObserveContext): Promise<readonly Node[]> {
  return (await list({ group: "", resource: "nodes", namespace: "" })) as readonly Node[];
}

/** As quantities: `{ cpu: "12345n", memory: "678Ki" }`. */
export function quantities({ nanoCores, memoryBytes }: Usage): Record<string, string> {
  return { cpu: `${Math.round(nanoCores)}n`, memory: `${Math.round(memoryBytes / 1024)}Ki` };
}

/** When and over how long it was measured. */
export function measuredAt({ timeMs, windowMs }: NodeUsage): { readonly timestamp: string; readonly window: string } {
  const timestamp = new Date(timeMs).toISOString().replace(/\.\d+/, "");
  return { timestamp, window: `${Math.round(windowMs) / 1000}s` };
}
