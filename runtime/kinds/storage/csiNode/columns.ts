import type { CSINode } from "../../../../generated/storage/v1/csiNode.ts";
import type { Cell } from "../../../schema/descriptor.ts";

export function drivers({ spec }: CSINode): Cell {
  return spec.drivers?.length ?? 0;
}
