import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { resizeForbidden } from "../../../generated/errors.ts";
import type { Platform, StatusError } from "../../schema/index.ts";
import { podRequestNanos } from "../../schema/pods/podAmounts.ts";
import { quantityNanos, scaled } from "../../schema/quantity.ts";
import type { AdmissionAttributes, PromptPlugin } from "../plugin.ts";
import { refused } from "../refused.ts";
import type { Stored } from "../stored.ts";
import { changedOnNode } from "./ofPods.ts";

export interface PodResizeOptions {
  readonly nodes: Pick<Stored<Node>, "find">;
  readonly names: Pick<Platform["names"], "labelOs">;
}

/** A resize that the node of a pod can never give is refused, before the node looks at it. */
export function podResize({ nodes, names }: PodResizeOptions): PromptPlugin {
  return {
    name: "PodResizeValidator",
    about: { operations: ["update"], resources: ["pods"] },
    validate: (attributes, object, old) => {
      if (attributes.subresource !== "resize") return undefined;
      const pod = changedOnNode(attributes, object, old);
      if (pod === undefined) return undefined;
      const node = nodes.find("", pod.spec.nodeName);
      if (node === undefined) return refused(attributes, `node ${JSON.stringify(pod.spec.nodeName)} not found`);
      return platformRefusal(attributes, node, names) ?? capacityRefusal(attributes, pod, node);
    },
  };
}

/** Nodes that say nothing of their system are taken for such that can. */
function platformRefusal(
  attributes: AdmissionAttributes,
  { metadata }: Node,
  { labelOs }: PodResizeOptions["names"],
): StatusError | undefined {
  const os = metadata?.labels?.[labelOs] ?? "linux";
  if (os === "linux") return undefined;
  const node = `node ${JSON.stringify(metadata?.name)} is ${JSON.stringify(os)}`;
  return resizeRefusal(attributes, {
    text: `pod resize is only supported on linux nodes, ${node}`,
    cause: "UnsupportedPlatform",
  });
}

/** Each resource, and the power of ten of the unit in which its amounts are shown: thousandths, and bytes. */
const shown = [
  ["cpu", -6],
  ["memory", -9],
] as const;

/** Other pods of the node do not count: they may go. */
function capacityRefusal(attributes: AdmissionAttributes, { spec }: Pod, { status }: Node): StatusError | undefined {
  if (spec === undefined) return undefined;
  const short = shown.flatMap(([name, power]) => {
    const requested = podRequestNanos(spec, name);
    const allocatable = quantityNanos(status?.allocatable?.[name] ?? 0) ?? 0n;
    if (requested <= allocatable) return [];
    return [`${name}, requested: ${scaled(requested, power)}, allocatable: ${scaled(allocatable, power)}`];
  });
  if (short.length === 0) return undefined;
  const text = `node didn't have enough allocatable resources: ${short.join("; ")}`;
  return resizeRefusal(attributes, { text, cause: "NodeCapacity" });
}

function resizeRefusal(
  { descriptor, name }: AdmissionAttributes,
  { text, cause }: { readonly text: string; readonly cause: "NodeCapacity" | "UnsupportedPlatform" },
): StatusError {
  return resizeForbidden({ group: descriptor.group, resource: descriptor.plural }, name, text, cause);
}
