import type { DaemonSet } from "../../../../generated/apps/v1/daemonSet.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { selectorText } from "../../../lib/labelSelector.ts";
import { labelsText, orNone } from "../../rules/text.ts";

export function nodeSelector(daemonSet: DaemonSet): Cell {
  return labelsText(daemonSet.spec?.template?.spec?.nodeSelector);
}

export function selector(daemonSet: DaemonSet): Cell {
  return orNone(selectorText(daemonSet.spec?.selector ?? undefined));
}
