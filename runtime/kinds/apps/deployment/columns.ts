import type { Deployment } from "../../../../generated/apps/v1/deployment.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** Ready replicas of those wanted: "1/3". */
export function ready(deployment: Deployment): Cell {
  return `${deployment.status?.readyReplicas ?? 0}/${deployment.spec?.replicas ?? 0}`;
}
