/** A set of memory nodes: bit n stands for node n. */
export type NodeMask = number;

export function maskOf(ids: Iterable<number>): NodeMask {
  let mask = 0;
  for (const id of ids) mask |= 1 << id;
  return mask;
}

export function nodesIn(mask: NodeMask): readonly number[] {
  const ids: number[] = [];
  for (let id = 0; mask >> id > 0; id++) if (hasNode(mask, id)) ids.push(id);
  return ids;
}

export function hasNode(mask: NodeMask, id: number): boolean {
  return ((mask >> id) & 1) === 1;
}

export function sizeOf(mask: NodeMask): number {
  return nodesIn(mask).length;
}

/** All sets of these nodes but the empty one, smaller ones first, then those of lower nodes. */
export function masksOf(ids: readonly number[]): readonly NodeMask[] {
  const masks = Array.from({ length: 2 ** ids.length - 1 }, (_, index) =>
    maskOf(ids.filter((_, bit) => hasNode(index + 1, bit))),
  );
  return masks.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
}
