import type { StorageClass } from "../../../../generated/storage/v1/storageClass.ts";
import { annotationDefaultStorageClass } from "../../../../generated/wellknown.ts";
import type { Cell } from "../../../schema/descriptor.ts";

/** The class that claims without one get is marked: "fast (default)". */
export function name({ metadata }: StorageClass): Cell {
  const isDefault = metadata?.annotations?.[annotationDefaultStorageClass] === "true";
  return `${metadata?.name ?? ""}${isDefault ? " (default)" : ""}`;
}

export function allowVolumeExpansion({ allowVolumeExpansion }: StorageClass): Cell {
  return allowVolumeExpansion ?? false;
}
