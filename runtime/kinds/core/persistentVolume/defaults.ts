import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";

/** Defaults of a volume of its own: one that is described within an attachment has none. */
export function persistentVolume({ spec }: PersistentVolume): void {
  if (spec === undefined) return;
  spec.persistentVolumeReclaimPolicy ||= "Retain";
  spec.volumeMode ??= "Filesystem";
}
