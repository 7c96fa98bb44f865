import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";
import { annotationMountOptions, annotationStorageClass } from "../../../../generated/wellknown.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { replacedAnnotation, useStorageClassName } from "../../rules/replacedAnnotation.ts";
import { renamedKeyWarnings } from "../../rules/renamedLabels.ts";
import { sourceWarnings } from "../volume/warnings.ts";

/** What a client should hear of a volume that it makes or changes. */
export function persistentVolumeWarnings(
  volume: PersistentVolume,
  _old: PersistentVolume | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): string[] {
  const { spec } = volume;
  if (spec === undefined || subresource === "status") return [];
  const terms = spec.nodeAffinity?.required?.nodeSelectorTerms ?? [];
  return [
    ...replacedAnnotation(volume, annotationStorageClass, useStorageClassName),
    ...replacedAnnotation(
      volume,
      annotationMountOptions,
      'deprecated since v1.31; use "mountOptions" attribute instead',
    ),
    ...(spec.persistentVolumeReclaimPolicy === "Recycle" ? [recycled] : []),
    ...terms.flatMap(({ matchExpressions = [] }, index) =>
      matchExpressions.flatMap(({ key }, at) =>
        renamedKeyWarnings(`spec.nodeAffinity.required.nodeSelectorTerms[${index}].matchExpressions[${at}].key`, key),
      ),
    ),
    ...sourceWarnings(spec, "spec", retiredSilently),
  ];
}

/** Kinds that the volumes of pods are warned of. */
const retiredSilently = ["flocker", "quobyte"];

const recycled =
  "spec.persistentVolumeReclaimPolicy: The Recycle reclaim policy is deprecated. " +
  "Instead, the recommended approach is to use dynamic provisioning.";
