import { lookup } from "node:dns/promises";
import { badRequest } from "../../../generated/errors.ts";
import { parseAddress } from "../../schema/ip.ts";
import type { Connect, ConnectContext, Destination } from "../../schema/connect.ts";
import { nodeAgent } from "./nodeAgent.ts";
import { checkProxyAddress } from "./proxyAddress.ts";
import { portNumber, proxyName } from "./proxyName.ts";

/** Where the connect sub-resources of a node lead: to its agent, or to another port of the node. */
export const nodeConnect: Readonly<Record<string, Connect>> = { proxy };

async function proxy(context: ConnectContext): Promise<Destination> {
  const asked = proxyName(context.name, "node");
  const agent = await nodeAgent(asked.name, context);
  const port = asked.port === "" ? agent.port : portNumber(asked, "node");
  if (port === agent.port) return { ...agent, path: "" };
  for (const each of await addressesOf(agent.host)) checkProxyAddress(each);
  return { scheme: asked.scheme, host: agent.host, port, path: "", trust: "any" };
}

async function addressesOf(host: string): Promise<readonly string[]> {
  if (parseAddress(host) !== undefined) return [host];
  try {
    return (await lookup(host, { all: true })).map((each) => each.address);
  } catch (error) {
    throw badRequest(`lookup ${host}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
