import { request } from "node:https";
import { eventually, type ScriptedNode } from "./scriptedNode.ts";

/** What the port of the agent answers; any client may ask where `openPort` are its flags. */
export async function agentPage(node: ScriptedNode, path: string): Promise<string> {
  const { status } = await node.client.core.v1.nodes.get(node.name);
  const port = status?.daemonEndpoints?.kubeletEndpoint?.Port ?? 0;
  return await new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, rejectUnauthorized: false, agent: false };
    request(options, (res) => {
      let text = "";
      res.setEncoding("utf8").on("data", (piece) => (text += piece));
      res.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}

/** Flags with which any client may ask the agent's port. */
export const openPort = ["--cgroups-per-qos=false", "--anonymous-auth=true", "--authorization-mode=AlwaysAllow"];

/** Waits until `/metrics` has these lines, without the word of the agent: 'active_pods{static=""} 1'. */
export async function hasSamples(node: ScriptedNode, wanted: readonly string[]): Promise<void> {
  let text = "";
  const missing = () => wanted.filter((each) => !text.includes(`\n${each}\n`));
  const look = async () => {
    text = `\n${await agentPage(node, "/metrics")}`.replaceAll("\nnodeagent_", "\n");
    return missing().length === 0;
  };
  const near = () => {
    const names = missing().map((each) => each.split(/[{ ]/)[0] ?? "");
    return text.split("\n").filter((line) => names.some((name) => line.startsWith(name)));
  };
  await eventually(look, () => `missing ${missing().join("; ")}, there is ${near().join("; ")}`);
}
