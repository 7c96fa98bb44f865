import type { ReplicationController } from "../../../../generated/core/v1/replicationController.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { containerImages, containerNames } from "../../rules/template.ts";
import { labelsText } from "../../rules/text.ts";

export function ready(controller: ReplicationController): Cell {
  return controller.status?.readyReplicas ?? 0;
}

export function containers(controller: ReplicationController): Cell {
  return containerNames(controller.spec?.template);
}

export function images(controller: ReplicationController): Cell {
  return containerImages(controller.spec?.template);
}

export function selector(controller: ReplicationController): Cell {
  return labelsText(controller.spec?.selector);
}
