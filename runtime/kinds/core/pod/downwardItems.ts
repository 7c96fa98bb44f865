import type { Volume } from "../../../../generated/core/v1/volume.ts";
import type { FieldError } from "../../../schema/fieldError.ts";
import { validateFieldPath, validateResourceRef } from "./fieldRefs.ts";

type DownwardItems = NonNullable<NonNullable<Volume["downwardAPI"]>["items"]>;

const volumeFieldPaths = [
  "metadata.annotations",
  "metadata.labels",
  "metadata.name",
  "metadata.namespace",
  "metadata.uid",
];

/** Fields of the pod that files of a volume hold. */
export function validateDownward(items: DownwardItems | undefined, path: string, errors: FieldError[]): void {
  items?.forEach((item, index) => {
    const at = `${path}.items[${index}]`;
    if (item.fieldRef !== undefined) {
      validateFieldPath(item.fieldRef, volumeFieldPaths, { path: `${at}.fieldRef`, errors });
    }
    if (item.resourceFieldRef !== undefined) {
      validateResourceRef(item.resourceFieldRef, { path: `${at}.resourceFieldRef`, isVolume: true, errors });
    }
  });
}
