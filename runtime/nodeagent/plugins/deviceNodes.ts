import type { Device } from "../../../generated/pb/deviceplugin/v1beta1/api_pb.ts";
import { maskOf, type NodeMask } from "../resources/nodeMask.ts";

/** Memory nodes that a device is near; none where its plugin does not say. */
export function deviceNodes({ topology }: Device): NodeMask {
  return maskOf((topology?.nodes ?? []).map(({ ID }) => Number(ID)));
}

/** Ids by the memory nodes that their devices are near; "-1" for those whose plugin does not say. */
export function byNode(ids: readonly string[], devices: ReadonlyMap<string, Device>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const id of ids) {
    const nodes = (devices.get(id)?.topology?.nodes ?? []).map(({ ID }) => String(ID));
    for (const each of nodes.length === 0 ? [nowhere] : nodes) (found[each] ??= []).push(id);
  }
  return found;
}

/** The nodes that such a record has for a device. */
export function nodesOf(id: string, nodes: Readonly<Record<string, readonly string[]>>): readonly bigint[] {
  return Object.entries(nodes).flatMap(([node, ids]) => (node !== nowhere && ids.includes(id) ? [BigInt(node)] : []));
}

const nowhere = "-1";
