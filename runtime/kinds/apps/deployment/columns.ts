import type { Deployment } from "../../../../generated/apps/v1/deployment.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { containerImages, containerNames } from "../../rules/template.ts";

/** Ready replicas of those wanted: "1/3". */
export function ready(deployment: Deployment): Cell {
  return `${deployment.status?.readyReplicas ?? 0}/${deployment.spec?.replicas ?? 0}`;
}

export function upToDate(deployment: Deployment): Cell {
  return deployment.status?.updatedReplicas ?? 0;
}

export function available(deployment: Deployment): Cell {
  return deployment.status?.availableReplicas ?? 0;
}

export function containers(deployment: Deployment): Cell {
  return containerNames(deployment.spec?.template);
}

export function images(deployment: Deployment): Cell {
  return containerImages(deployment.spec?.template);
}

export function selector(deployment: Deployment): Cell {
  return selectorText(deployment.spec?.selector ?? undefined);
}
