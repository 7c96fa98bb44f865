import type { NodeMetrics } from "../../../../generated/metrics/v1beta1/nodeMetrics.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { allNodes, measuredAt, quantities, usageOfNodes } from "../../rules/usage.ts";

export const strategy: Strategy<NodeMetrics> = {
  observe: async (context) => {
    const nodes = (await allNodes(context)).filter(
      (each) => context.name === "" || each.metadata?.name === context.name,
    );
    const usages = await usageOfNodes(
      nodes.map((each) => each.metadata?.name ?? ""),
      context,
    );
    return nodes.flatMap(({ metadata }): NodeMetrics[] => {
      const usage = usages.get(metadata?.name ?? "");
      if (usage?.node === undefined) return [];
      const { name, labels } = metadata ?? {};
      const identity = { name, ...(labels === undefined ? {} : { labels }), creationTimestamp: now(usage.timeMs) };
      return [{ metadata: identity, ...measuredAt(usage), usage: quantities(usage.node) } as NodeMetrics];
    });
  },
};

/** It came to be when it was asked for. */
function now(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+/, "");
}
