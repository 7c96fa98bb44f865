import type { FlowSchema } from "../../../../generated/flowcontrol/v1/flowSchema.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** Whether its priority level is missing; `?` until a controller has looked. */
export function missingPl({ status }: FlowSchema): Cell {
  return status?.conditions?.find((each) => each.type === "Dangling")?.status ?? "?";
}
