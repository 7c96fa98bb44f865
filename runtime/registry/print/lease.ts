import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import type { Cell } from "../../schema/descriptor.ts";

export function holder(lease: Lease): Cell {
  return lease.spec?.holderIdentity ?? "";
}
