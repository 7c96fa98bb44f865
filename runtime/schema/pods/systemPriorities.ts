/** Values of the priority classes that every server has: of what a cluster, and of what a node cannot do without. */
export const systemPriorities = {
  "system-cluster-critical": 2_000_000_000,
  "system-node-critical": 2_000_001_000,
} as const;
