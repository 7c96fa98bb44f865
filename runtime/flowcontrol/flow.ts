import type { UserInfo } from "../schema/index.ts";
import type { FlowRequest } from "./classifier.ts";
import type { FlowMeter } from "./flowMeter.ts";

/** The requests of a flow schema; the queues tell flows in it apart by a distinguisher. */
export interface Flow {
  readonly schema: string;
  readonly distinguishedBy: "ByUser" | "ByNamespace" | undefined;
  readonly meter: FlowMeter;
}

/** Which of the flows of its schema a request belongs to. */
export function distinguisherOf({ distinguishedBy }: Flow, { namespace }: FlowRequest, { name }: UserInfo): string {
  if (distinguishedBy === "ByUser") return name;
  return distinguishedBy === "ByNamespace" ? namespace : "";
}
