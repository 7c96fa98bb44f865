import type { PriorityClass } from "../../../../generated/scheduling/v1/priorityClass.ts";
import type { Cell } from "../../../schema/descriptor.ts";

export function globalDefault(priorityClass: PriorityClass): Cell {
  return priorityClass.globalDefault ?? false;
}
