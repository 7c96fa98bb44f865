import type { PodTemplate } from "../../../../generated/core/v1/podTemplate.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { containerImages, containerNames } from "../../rules/template.ts";
import { labelsText } from "../../rules/text.ts";

export function containers(object: PodTemplate): Cell {
  return containerNames(object.template);
}

export function images(object: PodTemplate): Cell {
  return containerImages(object.template);
}

export function podLabels(object: PodTemplate): Cell {
  return labelsText(object.template?.metadata?.labels);
}
