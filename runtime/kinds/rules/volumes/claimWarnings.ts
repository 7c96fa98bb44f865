import type { PersistentVolumeClaimSpec } from "../../../../generated/core/v1/persistentVolumeClaim.ts";
import { isWholeQuantity } from "../../../schema/quantity.ts";

/** Bytes of storage are whole. */
export function claimAmountWarnings(spec: PersistentVolumeClaimSpec | undefined, path: string): string[] {
  return (["requests", "limits"] as const).flatMap((kind) => {
    const amount = spec?.resources?.[kind]?.["storage"];
    if (amount === undefined || isWholeQuantity(amount)) return [];
    return [`${path}.resources.${kind}[storage]: fractional byte value "${amount}" is invalid, must be an integer`];
  });
}
