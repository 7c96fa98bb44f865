import { parseAddress } from "../../../schema/formats/ip.ts";
import type { Connect, ConnectContext, Destination } from "../../../schema/access/connect.ts";
import { nodeAgent } from "./agent.ts";
import { checkProxyAddress } from "../../rules/proxyAddress.ts";
import { portNumber, proxyName } from "../../rules/proxyName.ts";

/** Where the connect sub-resources of a node lead: to its agent, or to another port of the node. */
export const nodeConnect: Readonly<Record<string, Connect>> = { proxy };

async function proxy(context: ConnectContext): Promise<Destination> {
  const asked = proxyName(context.name, "node");
  const agent = await nodeAgent(asked.name, context);
  const port = asked.port === "" ? agent.port : portNumber(asked, "node");
  if (port === agent.port) return { ...agent, path: "" };
  if (parseAddress(agent.host) !== undefined) checkProxyAddress(agent.host); // a name: when it is looked up
  return { scheme: asked.scheme, host: agent.host, port, path: "", trust: "any" };
}
