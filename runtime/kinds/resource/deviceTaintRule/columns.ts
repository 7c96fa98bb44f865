import type { Cell, PrintContext } from "../../../schema/descriptor.ts";
import { age } from "../../../schema/shown/age.ts";

interface Rule {
  readonly spec: { readonly taint?: { readonly timeAdded?: string | null } };
}

export function timeAdded({ spec }: Rule, { nowMs }: PrintContext): Cell {
  return age(spec.taint?.timeAdded, nowMs);
}
