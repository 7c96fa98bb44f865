import type { ConnectContext, Destination } from "./connect.ts";

/** What a strategy makes the objects of a kind from that is measured when it is read. */
export interface ObserveContext extends Pick<ConnectContext, "agentAddressTypes" | "platform" | "get" | "list"> {
  /** Of the request; "" for all. */
  readonly namespace: string;
  /** The one object that is asked for; "" for all. */
  readonly name: string;
  readonly agentUsage: AgentUsage;
  readonly components: ComponentChecks;
}

/**
 * Checks of the parts of the control plane, by name: each resolves with what the part says of itself, and rejects with
 * an Error that says why it is not healthy.
 */
export type ComponentChecks = ReadonlyMap<string, () => Promise<string>>;

/** Asks the agents of nodes, by name, what their nodes use. Nodes whose agents do not answer are left out. */
export type AgentUsage = (
  agents: ReadonlyMap<string, Omit<Destination, "path">>,
) => Promise<ReadonlyMap<string, NodeUsage>>;

export interface NodeUsage {
  /** Of the newest measurement, in milliseconds since the epoch. */
  readonly timeMs: number;
  /** Over which the use of processors was measured. */
  readonly windowMs: number;
  readonly node: Usage | undefined;
  /** By namespace, pod and container, with a slash between. */
  readonly containers: ReadonlyMap<string, Usage>;
}

export interface Usage {
  /** Billionths of a processor. */
  readonly nanoCores: number;
  readonly memoryBytes: number;
}
