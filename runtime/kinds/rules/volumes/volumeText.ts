import type { ObjectMeta } from "../../../../generated/meta/v1.ts";
import { annotationStorageClass } from "../../../../generated/wellknown.ts";

const shortModes = [
  ["ReadWriteOnce", "RWO"],
  ["ReadOnlyMany", "ROX"],
  ["ReadWriteMany", "RWX"],
  ["ReadWriteOncePod", "RWOP"],
] as const;

/** "RWO,ROX": each mode once, in a fixed order. */
export function accessModesText(modes: readonly string[] | undefined): string {
  return shortModes
    .filter(([mode]) => modes?.includes(mode))
    .map(([, short]) => short)
    .join(",");
}

/** The amount of storage as it was written, "0" when there is none. */
export function storageText(amounts: Readonly<Record<string, string | number>> | undefined): string {
  return String(amounts?.["storage"] ?? 0);
}

/** Class of storage; an annotation said it before there was a field, and goes first. */
export function storageClassText(metadata: ObjectMeta | undefined, field: string | undefined): string {
  return metadata?.annotations?.[annotationStorageClass] ?? field ?? "";
}
