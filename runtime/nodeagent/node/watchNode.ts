import type { Node } from "../../../generated/core/v1/node.ts";
import { createInformer } from "../../client/informer.ts";
import type { ClusterResource, Stored } from "../../client/resourceTypes.ts";

export interface WatchNodeOptions {
  readonly nodes: ClusterResource<Node>;
  readonly nodeName: string;
  readonly signal: AbortSignal;
  readonly onNode: (node: Stored<Node>) => void;
  readonly onGone: (node: Stored<Node>) => void;
  readonly onError: (error: unknown) => void;
}

/** Says what others make of the object of the node: its labels, its taints, its end. */
export function watchNode(options: WatchNodeOptions): Promise<void> {
  const { nodes, nodeName, signal, onNode, onGone, onError } = options;
  const informer = createInformer(nodes, { fieldSelector: `metadata.name=${nodeName}`, onError });
  informer.addHandler({
    add: onNode,
    update: (old, node) => {
      if (old.metadata.uid !== node.metadata.uid) onGone(old); // deleted and made again while no watch was open
      onNode(node);
    },
    delete: onGone,
  });
  return informer.run(signal);
}
