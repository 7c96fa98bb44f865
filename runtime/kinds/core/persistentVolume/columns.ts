import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { accessModesText, storageClassText, storageText } from "../../rules/volumes/volumeText.ts";

export function capacity(volume: PersistentVolume): Cell {
  return storageText(volume.spec?.capacity);
}

export function accessModes(volume: PersistentVolume): Cell {
  return accessModesText(volume.spec?.accessModes);
}

export function status(volume: PersistentVolume): Cell {
  return volume.metadata?.deletionTimestamp ? "Terminating" : (volume.status?.phase ?? "");
}

/** "namespace/name" of the claim. */
export function claim(volume: PersistentVolume): Cell {
  const claim = volume.spec?.claimRef;
  return claim === undefined ? "" : `${claim.namespace ?? ""}/${claim.name ?? ""}`;
}

export function storageClass(volume: PersistentVolume): Cell {
  return storageClassText(volume.metadata, volume.spec?.storageClassName);
}
