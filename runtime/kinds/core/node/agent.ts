import { serviceUnavailable } from "../../../../generated/errors.ts";
import type { Node } from "../../../../generated/core/v1/node.ts";
import type { ConnectContext, Destination } from "../../../schema/access/connect.ts";

/** What is needed to find a node agent. */
type AgentContext = Pick<ConnectContext, "get" | "agentAddressTypes">;

/** Where a node agent listens that does not say. */
const usualPort = 10250;

/**
 * Where the agent of a node listens: the first of the node's addresses that is of the best kind, and the port that the
 * agent reported. Throws notFound, and serviceUnavailable for a node without such an address.
 */
export async function nodeAgent(name: string, context: AgentContext): Promise<Omit<Destination, "path">> {
  const node = (await context.get({ group: "", resource: "nodes", namespace: "", name })) as Node;
  const port = node.status?.daemonEndpoints?.kubeletEndpoint?.Port ?? 0;
  const host = preferredAddress(node, context);
  return { scheme: "https", host, port: port > 0 ? port : usualPort, trust: "agent" };
}

function preferredAddress({ status }: Node, { agentAddressTypes }: AgentContext): string {
  const addresses = status?.addresses ?? [];
  for (const type of agentAddressTypes) {
    const found = addresses.find((each) => each.type === type && each.address !== "");
    if (found !== undefined) return found.address;
  }
  const known = addresses.map(({ type, address }) => `{${type} ${address}}`);
  throw serviceUnavailable(`no preferred addresses found; known addresses: [${known.join(" ")}]`);
}
