import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Stored } from "../../client/index.ts";

/** Names of the claims that a pod has as volumes, those that are made for it included. */
export function claimsOf({ metadata, spec }: Stored<Pod>): string[] {
  return (spec?.volumes ?? []).flatMap(({ name, persistentVolumeClaim, ephemeral }) => {
    if (persistentVolumeClaim !== undefined) return [persistentVolumeClaim.claimName];
    return ephemeral === undefined ? [] : [`${metadata.name}-${name}`];
  });
}
