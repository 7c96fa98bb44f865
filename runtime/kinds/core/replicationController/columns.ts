import type { ReplicationController } from "../../../../generated/core/v1/replicationController.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { labelsText } from "../../rules/text.ts";

export function selector(controller: ReplicationController): Cell {
  return labelsText(controller.spec?.selector);
}
