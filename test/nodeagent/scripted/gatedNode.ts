import { type ScriptedNode, type ScriptedNodeOptions, startScriptedNode } from "./scriptedNode.ts";

/** Flags of an agent with these gates, "PodsAPI=true". */
export const withGates = (gates: string) => [
  "--cgroups-per-qos=false",
  ...(gates === "" ? [] : ["--feature-gates", gates]),
];

/** Runs on a node of its own with these gates, and further flags if any are given. */
export async function onNode(
  gates: string,
  run: (node: ScriptedNode) => Promise<void>,
  { flags = [], ...more }: ScriptedNodeOptions & { readonly flags?: readonly string[] } = {},
): Promise<void> {
  const node = await startScriptedNode({ speed: 20, args: [...withGates(gates), ...flags], ...more });
  await run(node).finally(node.close);
}
