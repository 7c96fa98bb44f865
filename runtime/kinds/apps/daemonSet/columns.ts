import type { DaemonSet } from "../../../../generated/apps/v1/daemonSet.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { containerImages, containerNames } from "../../rules/template.ts";
import { labelsText, orNone } from "../../rules/text.ts";

export function upToDate(daemonSet: DaemonSet): Cell {
  return daemonSet.status?.updatedNumberScheduled ?? 0;
}

export function available(daemonSet: DaemonSet): Cell {
  return daemonSet.status?.numberAvailable ?? 0;
}

export function nodeSelector(daemonSet: DaemonSet): Cell {
  return labelsText(daemonSet.spec?.template?.spec?.nodeSelector);
}

export function containers(daemonSet: DaemonSet): Cell {
  return containerNames(daemonSet.spec?.template);
}

export function images(daemonSet: DaemonSet): Cell {
  return containerImages(daemonSet.spec?.template);
}

export function selector(daemonSet: DaemonSet): Cell {
  return orNone(selectorText(daemonSet.spec?.selector ?? undefined));
}
