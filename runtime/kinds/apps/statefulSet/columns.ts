import type { StatefulSet } from "../../../../generated/apps/v1/statefulSet.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { containerImages, containerNames } from "../../rules/template.ts";

/** Ready pods of those wanted: "1/3". */
export function ready(statefulSet: StatefulSet): Cell {
  return `${statefulSet.status?.readyReplicas ?? 0}/${statefulSet.spec?.replicas ?? 0}`;
}

export function containers(statefulSet: StatefulSet): Cell {
  return containerNames(statefulSet.spec?.template);
}

export function images(statefulSet: StatefulSet): Cell {
  return containerImages(statefulSet.spec?.template);
}
