import type { ObjectMeta } from "../../../../generated/meta/v1.ts";
import type { Cell } from "../../../schema/descriptor.ts";

interface Claim {
  readonly metadata?: ObjectMeta;
  readonly status?: { readonly allocation?: object; readonly reservedFor?: readonly unknown[] };
}

/** "pending" or "allocated", with "reserved" while a pod uses it and "deleted" before all when it is about to go. */
export function state({ metadata, status }: Claim): Cell {
  const states: string[] = [];
  const isDeleted = metadata?.deletionTimestamp !== undefined && metadata.deletionTimestamp !== null;
  if (isDeleted) states.push("deleted");
  if (status?.allocation !== undefined) states.push("allocated");
  else if (!isDeleted) states.push("pending");
  if (status?.allocation !== undefined && status.reservedFor?.length) states.push("reserved");
  return states.join(",");
}
