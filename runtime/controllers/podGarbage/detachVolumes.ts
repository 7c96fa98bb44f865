import type { Client } from "../../../generated/client.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";

/** Frees the volumes of nodes out of service for other nodes, once no pod there has a claim any more. */
export async function detachVolumes(nodes: readonly Stored<Node>[], { clientOf, signal }: ControllerContext) {
  const client = clientOf("attachdetach-controller");
  const attachments = (client as Partial<Client>).storage?.v1?.volumeattachments;
  if (attachments === undefined || nodes.length === 0) return;
  const closed = new Set(nodes.map(({ metadata }) => metadata.name));
  const { items } = await attachments.list({ signal });
  const attached = items.filter(({ metadata, spec }) => {
    return closed.has(spec?.nodeName ?? "") && metadata.deletionTimestamp === undefined;
  });
  for (const node of new Set(attached.map(({ spec }) => spec?.nodeName ?? ""))) {
    if (await hasHolders(node, { client, signal })) continue;
    for (const { metadata, spec } of attached) if (spec?.nodeName === node) await detach(metadata);
  }

  async function detach({ name, uid }: Stored<Node>["metadata"]): Promise<void> {
    try {
      await attachments?.delete(name, { preconditions: { uid }, signal });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
}

/** Only the server proves that no pod of a node has a claim: two nodes must never write to one volume. */
async function hasHolders(node: string, { client, signal }: Pick<ControllerContext, "client" | "signal">) {
  const { items } = await client.core.v1.pods.list({ fieldSelector: `spec.nodeName=${node}`, signal });
  return items.some(hasClaims);
}

function hasClaims({ spec }: Pod): boolean {
  return (spec?.volumes ?? []).some((each) => each.persistentVolumeClaim !== undefined || each.ephemeral !== undefined);
}
