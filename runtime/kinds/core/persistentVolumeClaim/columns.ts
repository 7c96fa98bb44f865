import type { PersistentVolumeClaim } from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { accessModesText, storageClassText, storageText } from "../../rules/volumes/volumeText.ts";

export function status(claim: PersistentVolumeClaim): Cell {
  return claim.metadata?.deletionTimestamp ? "Terminating" : (claim.status?.phase ?? "");
}

/** Shown once the claim has a volume. */
export function capacity(claim: PersistentVolumeClaim): Cell {
  return claim.spec?.volumeName ? storageText(claim.status?.capacity) : "";
}

export function accessModes(claim: PersistentVolumeClaim): Cell {
  return claim.spec?.volumeName ? accessModesText(claim.status?.accessModes) : "";
}

export function storageClass(claim: PersistentVolumeClaim): Cell {
  return storageClassText(claim.metadata, claim.spec?.storageClassName);
}
