import type { ReplicaSet } from "../../../../generated/apps/v1/replicaSet.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { containerImages, containerNames } from "../../rules/template.ts";

export function ready(replicaSet: ReplicaSet): Cell {
  return replicaSet.status?.readyReplicas ?? 0;
}

export function containers(replicaSet: ReplicaSet): Cell {
  return containerNames(replicaSet.spec?.template);
}

export function images(replicaSet: ReplicaSet): Cell {
  return containerImages(replicaSet.spec?.template);
}

export function selector(replicaSet: ReplicaSet): Cell {
  return selectorText(replicaSet.spec?.selector ?? undefined);
}
