import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import { compareQuantities } from "../../../schema/quantity.ts";
import { type SecretName, secretName } from "./secretName.ts";

/** A volume that has become larger, and whose file system has not. */
export interface Growth {
  readonly claim: PersistentVolumeClaim;
  /** A quantity: what the volume has. */
  readonly capacity: string;
  readonly secret: SecretName | undefined;
}

/** What the node has still to do for a volume to be as large as it is; undefined where there is nothing. */
export function growthOf({ spec }: PersistentVolume, claim: PersistentVolumeClaim): Growth | undefined {
  const capacity = spec?.capacity?.storage;
  const known = claim.status?.capacity?.storage;
  if (capacity === undefined || known === undefined) return undefined;
  if ((compareQuantities(String(capacity), String(known)) ?? 0) <= 0) return undefined;
  return { claim, capacity: String(capacity), secret: secretName(spec?.csi?.nodeExpandSecretRef) };
}
