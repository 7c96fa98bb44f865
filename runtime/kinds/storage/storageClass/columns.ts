import type { StorageClass } from "../../../../generated/storage/v1/storageClass.ts";
import { annotationDefaultStorageClass, annotationDefaultStorageClassBeta } from "../../../../generated/wellknown.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { markedDefault } from "../../rules/text.ts";

/** The class that claims without one get is marked: "fast (default)". */
export function name({ metadata }: StorageClass): Cell {
  return markedDefault(metadata, [annotationDefaultStorageClass, annotationDefaultStorageClassBeta]);
}
