import type { ImageVolumeSource } from "../../../../generated/core/v1/volume.ts";
import { imagePullPolicy } from "../../rules/imagePullPolicyDefaults.ts";

/** An image volume is pulled like a container's image. */
export function imageSource(source: ImageVolumeSource): void {
  source.pullPolicy ??= imagePullPolicy(source.reference);
}
