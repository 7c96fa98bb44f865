import type { Client } from "../../../generated/client.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";

/** Frees the volumes of nodes out of service for other nodes, once no pod there has a claim any more. */
export async function detachVolumes(
  nodes: readonly Stored<Node>[],
  pods: readonly Stored<Pod>[],
  { client, signal }: ControllerContext,
): Promise<void> {
  const attachments = (client as Partial<Client>).storage?.v1?.volumeattachments;
  const holding = new Set(pods.filter(hasClaims).map(({ spec }) => spec?.nodeName));
  const free = new Set(nodes.map(({ metadata }) => metadata.name).filter((each) => !holding.has(each)));
  if (attachments === undefined || free.size === 0) return;
  for await (const { items } of attachments.listAll({ signal })) {
    for (const { metadata, spec } of items) {
      if (!free.has(spec?.nodeName ?? "") || metadata.deletionTimestamp !== undefined) continue;
      const { name, uid } = metadata;
      try {
        await attachments.delete(name, { preconditions: { uid }, signal });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    }
  }
}

function hasClaims({ spec }: Pod): boolean {
  return (spec?.volumes ?? []).some((each) => each.persistentVolumeClaim !== undefined || each.ephemeral !== undefined);
}
