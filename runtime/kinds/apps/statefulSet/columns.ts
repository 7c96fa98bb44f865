import type { StatefulSet } from "../../../../generated/apps/v1/statefulSet.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** Ready pods of those wanted: "1/3". */
export function ready(statefulSet: StatefulSet): Cell {
  return `${statefulSet.status?.readyReplicas ?? 0}/${statefulSet.spec?.replicas ?? 0}`;
}
